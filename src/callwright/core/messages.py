"""Words for the model and for people, made from codes and typed fields.

May not know exceptions, tools' outputs or anything of the call but what it is handed. English for the model; people are
spoken to in their language, rendered as late as possible.

How a template is filled, first rule that applies: a segment in ``[...]`` with a placeholder that has no value is left
out; a placeholder with a value gets it, cleaned; any other gets a neutral word. Text never holds a raw placeholder, and a
value is never read as a template. Five parameters are special:

* ``message`` replaces the template for the model: the tool's own words, given through our helpers.
* ``user_message`` replaces the template for people: the tool's own words for them.
* ``question`` replaces the template for people: what they are asked, ready in their language.
* ``fields`` and ``detail`` are made from the field problems when they are not given.
* ``detail`` is English; its Chinese wording is the parameter ``detail.zh-CN``, and without it nothing is said in Chinese.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from callwright.domain.call import Locale
from callwright.domain.contract import DeclaredError
from callwright.domain.errors import ERRORS, ErrorSpec
from callwright.domain.notices import NOTICES, NoticeCode
from callwright.domain.result import CallError, FieldProblem, NextAction, Notice

LONGEST_VALUE = 200
"""Characters of one value in a message; a longer one ends in an ellipsis."""

MOST_PROBLEMS = 5
"""Field problems spelled out in one message; all of them are in ``error.fields``."""

MOST_ACCEPTED = 20
"""Accepted values spelled out for one field."""

Params = Mapping[str, str]
Codes = Mapping[str, DeclaredError]

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_SEGMENT = re.compile(r"\[([^\[\]]*\{\w+\}[^\[\]]*)\]")
_ENGLISH_ONLY = frozenset({"detail"})
_NEUTRAL: dict[Locale, dict[str, str]] = {
    "en": {"tool": "the tool", "fields": "the missing details", "": "something not named here"},
    "zh-CN": {"tool": "该工具", "fields": "缺少的内容", "": "未注明的内容"},
}
_LONGER = {"message": 1000, "question": 1000, "question.zh-CN": 1000, "user_message": 1000}


def error(
    code: str,
    *,
    params: Params | None = None,
    locale: Locale = "en",
    contract_codes: Codes | None = None,
    fields: Sequence[FieldProblem] = (),
    retry_after_ms: int | None = None,
    suggestion: str | None = None,
    details: Mapping[str, Any] | None = None,
    retryable: bool | None = None,
) -> CallError:
    """Build the error of a code: a row of the table, or one that the contract declares (which then has the say).

    Any other code is one of a tool's own that nobody has declared: it is kept, and what it means is told by its name as
    far as that is known. ``suggestion`` and ``retryable`` of None take what the code says.
    """
    declared = (contract_codes or {}).get(code)
    row = _row(code, declared)
    given = _given(params or {}, fields)
    words = declared or row
    cure = suggestion or _cure(row, declared)
    return CallError(
        type=row.type,
        code=code,
        message=given.get("message") or _fill(_for_model(row, declared), given, "en"),
        user_message=_for_people(row, declared, given, locale),
        retryable=words.retryable if retryable is None else retryable,
        suggestion=_fill(cure, given, "en") or None,
        retry_after_ms=retry_after_ms,
        fields=list(fields) or None,
        details=dict(details) if details else None,
    )


def spec(code: str) -> ErrorSpec:
    """Return the row of a code; an unknown code has the row of ``internal_error``."""
    return ERRORS.get(code) or ERRORS["internal_error"]


def next_action(code: str, contract_codes: Codes | None = None) -> NextAction:
    """What the agent's loop does after this code; one that nobody has declared is for the user where it is like none of ours."""
    declared = (contract_codes or {}).get(code)
    if declared:
        return declared.next_action
    row = _row(code, None)
    return "ask_user" if row.code == "tool_failed" != code else row.next_action


def http_status(code: str, contract_codes: Codes | None = None) -> int:
    """Status at the HTTP door. A declared code has the status of its type."""
    return _row(code, (contract_codes or {}).get(code)).http


def notice(code: NoticeCode, locale: Locale | None = None, params: Params | None = None) -> Notice:
    """Build a warning, in the model's words when no locale is given (as in the envelope)."""
    row = NOTICES[code]
    text = row.zh if locale == "zh-CN" else row.en if locale else row.model
    if not params:
        return Notice(code, fill(text, {}, locale or "en"))
    values = _cleaned(params)
    return Notice(code, _fill(text, values, locale or "en"), values)


@lru_cache(1_024)
def success(operation: str, tool: str, locale: Locale = "en") -> str:
    """One line on a call that was carried out, where the tool gives none of its own; "" is a tool without a name."""
    words = _DONE[locale]
    return fill(words.get(operation, words["operation"]), {"tool": tool}, locale)


_DONE: dict[Locale, dict[str, str]] = {
    "en": {"query": "{tool} answered.", "save": "{tool} saved it.", "operation": "{tool} was carried out."},
    "zh-CN": {"query": "{tool} 已返回结果。", "save": "{tool} 已保存。", "operation": "{tool} 已执行。"},
}


def question(warnings: Iterable[str], locale: Locale = "en") -> str:
    """What to put to the user after a success that asks them, told by its warnings."""
    words = _ASKED[locale]
    return next((words[code] for code in warnings if code in words), words[""])


_ASKED: dict[Locale, dict[str, str]] = {
    "en": {
        "empty": "Nothing was found. Can you give more details, or another word to look for?",
        "uncertain": "What was found may not be what you are looking for. Can you say more precisely what you need?",
        "": "How should this go on?",
    },
    "zh-CN": {
        "empty": "没有找到相关内容。能否补充更多信息，或换一个关键词？",
        "uncertain": "找到的内容可能不是您需要的。能否说得更具体一些？",
        "": "接下来应该怎么做？",
    },
}


def behaves_like(code: str) -> ErrorSpec:
    """Return the row that a tool's own code behaves like: the one of that name in any case, else told by its ending."""
    name = code.lower()
    if name in ERRORS:
        return ERRORS[name]
    return ERRORS["not_found" if name.endswith("not_found") else "state_conflict"]


def _row(code: str, declared: DeclaredError | None) -> ErrorSpec:
    if declared or code in ERRORS:
        return behaves_like(code)
    row = behaves_like(code)
    return ERRORS["tool_failed"] if row.code == "state_conflict" != code.lower() else row


def _for_model(row: ErrorSpec, declared: DeclaredError | None) -> str:
    return (declared.message if declared else "") or row.model


def _for_people(row: ErrorSpec, declared: DeclaredError | None, given: Params, locale: Locale) -> str:
    if given.get("user_message"):
        return given["user_message"]
    asked = given.get(f"question.{locale}") or given.get("question") if declared is None else None
    if asked:
        return asked
    if locale == "zh-CN":
        return _fill((declared.user_zh if declared else "") or row.zh, given, locale)
    return _fill((declared.user_en if declared else "") or row.en, given, locale)


def _cure(row: ErrorSpec, declared: DeclaredError | None) -> str:
    return (declared.suggestion if declared else "") or row.cure


def _given(params: Params, problems: Sequence[FieldProblem]) -> dict[str, str]:
    """The caller's values, cleaned, and what can be said about the fields in both languages."""
    made: dict[str, str] = {}
    names = [name for name in (field_name(problem.path) for problem in problems) if name]
    if names:
        made = {"fields": join(names), "fields.zh-CN": join(names, "zh-CN")}
    if problems:
        made["detail"] = _say_problems(problems)
    return made | _cleaned(params)


def _say_problems(problems: Sequence[FieldProblem]) -> str:
    said = [_say_problem(problem) for problem in problems[:MOST_PROBLEMS]]
    more = len(problems) - len(said)
    return "; ".join([*said, f"and {more} more in error.fields"] if more else said)


def _say_problem(problem: FieldProblem) -> str:
    text = f"{field_name(problem.path)} {problem.problem}"
    if problem.accepted:
        shown = [_plain(item) for item in problem.accepted[:MOST_ACCEPTED]]
        text += f" (accepted: {', '.join(shown)}{', …' if len(shown) < len(problem.accepted) else ''})"
    if problem.closest:
        text += f" (closest: {problem.closest})"
    return clean(text)


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def field_name(path: str) -> str:
    """Name a field to a reader: JSON Pointer ``/items/0/price`` is ``items.0.price``; the whole document has no name."""
    return ".".join(step.replace("~1", "/").replace("~0", "~") for step in path.split("/")[1:])


def join(names: Sequence[str], locale: Locale = "en") -> str:
    """List names as the language does: ``a, b and c`` or ``a、b、c``."""
    cleaned = [clean(name) for name in names]
    if locale == "zh-CN":
        return "、".join(cleaned)
    return " and ".join(part for part in (", ".join(cleaned[:-1]), *cleaned[-1:]) if part)


def clean(value: str, longest: int = LONGEST_VALUE) -> str:
    """Make a value fit for one line: no control or format characters, single spaces, an ellipsis where it is cut."""
    head = value[: longest * 4]
    if not head.isprintable():
        spaced = "".join(" " if unicodedata.category(char)[0] in "CZ" else char for char in head)
        text = " ".join(spaced.split())
    else:  # nothing of these categories but the space
        text = " ".join(head.split())
    return text if len(text) <= longest and head == value else text[: longest - 1] + "…"


def _cleaned(params: Params) -> dict[str, str]:
    return {name: clean(value, _LONGER.get(name, LONGEST_VALUE)) for name, value in params.items()}


def fill(template: str, params: Params, locale: Locale = "en") -> str:
    """Fill a template by the rules at the top of this file."""
    return _fill(template, _cleaned(params), locale)


def _fill(template: str, params: Params, locale: Locale) -> str:
    values = _in_language(params, locale)
    words = {**_NEUTRAL[locale], **values}
    parts = list(_split(template, frozenset(values)))
    parts[1::2] = [words.get(name, words[""]) for name in parts[1::2]]
    text = "".join(parts)
    return text if values.get("tool") else _sentence(text)


@lru_cache(1_024)
def _split(template: str, given: frozenset[str]) -> tuple[str, ...]:
    """The template without the segments that lack a value: text and names of placeholders in turn, text first and last."""
    kept = _SEGMENT.sub(lambda found: _keep(found.group(1), given), template)
    return tuple(_PLACEHOLDER.split(kept))


def _keep(segment: str, given: frozenset[str]) -> str:
    return segment if given.issuperset(_PLACEHOLDER.findall(segment)) else ""


def _in_language(params: Params, locale: Locale) -> dict[str, str]:
    """Values that say something in this language; its own wording of a parameter wins over the shared one."""
    mark = f".{locale}"
    shared = {name: value for name, value in params.items() if value and "." not in name}
    if len(shared) == len(params) and locale == "en":
        return shared
    shared = {name: value for name, value in params.items() if "." not in name}
    if locale != "en":
        shared = {name: value for name, value in shared.items() if name not in _ENGLISH_ONLY}
    own = {name.removesuffix(mark): value for name, value in params.items() if name.endswith(mark)}
    return {name: value for name, value in (shared | own).items() if value}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
