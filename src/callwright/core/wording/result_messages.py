"""Messages for the model and for people, made from codes and typed fields.

May not know exceptions, tools' outputs or anything about the call except its arguments. English for the model; messages for
people are in their language, rendered as late as possible.

How a template is filled, first rule that applies: a segment in ``[...]`` with a placeholder that has no value is left
out; a placeholder with a value gets it, cleaned; any other gets a neutral word. Text never holds a raw placeholder, and a
value is never read as a template. Five parameters are special:

* ``message`` replaces the template for the model: the tool's own words, given through our helpers.
* ``user_message`` replaces the template for people: the tool's own words for them.
* ``question`` replaces the template for people: the question to them, already in their language.
* ``fields`` and ``detail`` are made from the field problems when they are not given.
* ``detail`` is English; its Chinese wording is the parameter ``detail.zh-CN``, and without it the Chinese text has no detail.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from callwright.domain.call import Locale
from callwright.domain.contract import DeclaredError
from callwright.domain.error_codes import ERRORS, ErrorSpec
from callwright.domain.notices import NOTICES, NoticeCode
from callwright.domain.result import CallError, FieldProblem, NextAction, Notice

MAX_VALUE_CHARS = 200
"""Maximum characters of one value in a message; a longer one ends in an ellipsis."""

MAX_NAME_CHARS = 100
"""Maximum characters of a field's name before its problem: the path into a deep value must not push the problem out of the message."""

MAX_PROBLEMS = 5
"""Field problems spelled out in one message; all of them are in ``build_error.fields``."""

MAX_ACCEPTED_VALUES = 20
"""Accepted values spelled out for one field."""

TemplateParams = Mapping[str, str]
DeclaredCodes = Mapping[str, DeclaredError]

_PLACEHOLDER_PATTERN = re.compile(r"\{(\w+)\}")
_SEGMENT_PATTERN = re.compile(r"\[([^\[\]]*\{\w+\}[^\[\]]*)\]")
_ENGLISH_ONLY_PARAMS = frozenset({"detail"})
_NEUTRAL_WORDS: dict[Locale, dict[str, str]] = {
    "en": {"tool": "the tool", "fields": "the missing details", "": "something not named here"},
    "zh-CN": {"tool": "该工具", "fields": "缺少的内容", "": "未注明的内容"},
}
_MAX_CHARS_BY_PARAM = {"message": 1000, "question": 1000, "question.zh-CN": 1000, "user_message": 1000}


def build_error(
    code: str,
    *,
    params: TemplateParams | None = None,
    locale: Locale = "en",
    contract_codes: DeclaredCodes | None = None,
    fields: Sequence[FieldProblem] = (),
    retry_after_ms: int | None = None,
    suggestion: str | None = None,
    details: Mapping[str, Any] | None = None,
    retryable: bool | None = None,
) -> CallError:
    """Build the error of a code: a row of the table, or a declared code (which then takes precedence).

    Any other code is an undeclared one of the tool: it is kept, and its meaning is derived from its name as
    far as possible. ``suggestion`` and ``retryable`` of None take the values of the code; a suggestion is no template.
    """
    declared = (contract_codes or {}).get(code)
    row = _choose_spec(code, declared)
    values = _collect_values(params or {}, fields)
    words = declared or row
    cure = suggestion or _fill_cleaned(_choose_suggestion(row, declared), values, "en")
    return CallError(
        type=row.type,
        code=code,
        message=values.get("message") or _fill_cleaned(_choose_model_text(row, declared), values, "en"),
        user_message=_render_user_message(row, declared, values, locale),
        retryable=words.retryable if retryable is None else retryable,
        suggestion=cure or None,
        retry_after_ms=retry_after_ms,
        fields=list(fields) or None,
        details=dict(details) if details else None,
    )


def says_nothing(error: CallError, tool: str) -> bool:
    """Return whether nothing is known of a failure but that the tool, or its upstream, failed: neither words, nor fields, nor another code."""
    upstream = (error.details or {}).get("upstream")
    return (
        error.code in _WORDLESS_CODES
        and not upstream
        and not error.fields
        and error.message == fill_template(ERRORS[error.code].model, {"tool": tool})
    )


_WORDLESS_CODES: Final = frozenset({"tool_failed", "upstream_error"})
"""Codes that say of the call neither that it is wrong nor how to correct it."""


def get_error_spec(code: str) -> ErrorSpec:
    """Return the row of a code; an unknown code has the row of ``internal_error``."""
    return ERRORS.get(code) or ERRORS["internal_error"]


def get_next_action(code: str, contract_codes: DeclaredCodes | None = None) -> NextAction:
    """Return the next action after this code; an undeclared code similar to no known code goes to the user."""
    declared = (contract_codes or {}).get(code)
    if declared:
        return declared.next_action
    row = _choose_spec(code, None)
    return "ask_user" if row.code == "tool_failed" != code else row.next_action


def choose_next_action(error: CallError) -> NextAction:
    """Return the next action after a failure without a contract: a code that only its tool knows may be sent again where it says so."""
    return "retry" if error.retryable and error.code not in ERRORS else get_next_action(error.code)


def get_http_status(code: str, contract_codes: DeclaredCodes | None = None) -> int:
    """Return the HTTP status of a code. A declared code has the status of its type."""
    return _choose_spec(code, (contract_codes or {}).get(code)).http


def build_notice(
    code: NoticeCode, locale: Locale | None = None, params: TemplateParams | None = None
) -> Notice:
    """Build a warning, with the text for the model when no locale is given (as in the envelope)."""
    row = NOTICES[code]
    text = row.zh if locale == "zh-CN" else row.en if locale else row.model
    if not params:
        return Notice(code, fill_template(text, {}, locale or "en"))
    values = _clean_params(params)
    return Notice(code, _fill_cleaned(text, values, locale or "en"), values)


@lru_cache(1_024)
def render_success(operation: str, tool: str, locale: Locale = "en") -> str:
    """Return one line on a successful call whose tool gives none; "" is a tool without a name."""
    words = _SUCCESS_TEMPLATES[locale]
    return fill_template(words.get(operation, words["operation"]), {"tool": tool}, locale)


_SUCCESS_TEMPLATES: dict[Locale, dict[str, str]] = {
    "en": {"query": "{tool} answered.", "save": "{tool} saved it.", "operation": "{tool} was carried out."},
    "zh-CN": {"query": "{tool} 已返回结果。", "save": "{tool} 已保存。", "operation": "{tool} 已执行。"},
}


def mark_earlier(message: str) -> str:
    """Return the line of a success that was not brought about now: it is an earlier result."""
    return f"{_EARLIER_PREFIX}{message}"


def strip_earlier(message: str) -> str:
    """Return the line without ``mark_earlier``."""
    return message.removeprefix(_EARLIER_PREFIX)


_EARLIER_PREFIX: Final = "Earlier result: "


def choose_question(warnings: Iterable[str], locale: Locale = "en") -> str:
    """Choose the question to the user after a success that asks them, by its warnings."""
    words = _QUESTION_TEXTS[locale]
    return next((words[code] for code in warnings if code in words), words[""])


_QUESTION_TEXTS: dict[Locale, dict[str, str]] = {
    "en": {
        "empty": "Nothing was found. Can you give more details, or another word to look for?",
        "uncertain": "What was found may not be what you are looking for. Can you say more precisely what you need?",
        "": "How should this continue?",
    },
    "zh-CN": {
        "empty": "没有找到相关内容。能否补充更多信息，或换一个关键词？",
        "uncertain": "找到的内容可能不是您需要的。能否说得更具体一些？",
        "": "接下来应该怎么做？",
    },
}


def find_similar_spec(code: str) -> ErrorSpec:
    """Return the row that a tool's own code behaves like: the one of that name in any case, else by its ending."""
    name = code.lower()
    if name in ERRORS:
        return ERRORS[name]
    return ERRORS["not_found" if name.endswith("not_found") else "state_conflict"]


def _choose_spec(code: str, declared: DeclaredError | None) -> ErrorSpec:
    if declared or code in ERRORS:
        return find_similar_spec(code)
    row = find_similar_spec(code)
    return ERRORS["tool_failed"] if row.code == "state_conflict" != code.lower() else row


def _choose_model_text(row: ErrorSpec, declared: DeclaredError | None) -> str:
    return (declared.message if declared else "") or row.model


def _render_user_message(
    row: ErrorSpec, declared: DeclaredError | None, params: TemplateParams, locale: Locale
) -> str:
    if params.get("user_message"):
        return params["user_message"]
    question = params.get(f"question.{locale}") or params.get("question") if declared is None else None
    if question:
        return question
    if locale == "zh-CN":
        return _fill_cleaned((declared.user_zh if declared else "") or row.zh, params, locale)
    return _fill_cleaned((declared.user_en if declared else "") or row.en, params, locale)


def _choose_suggestion(row: ErrorSpec, declared: DeclaredError | None) -> str:
    if declared is None:
        return row.cure
    ends = (
        declared.next_action in ENDING_ACTIONS and row.next_action not in ENDING_ACTIONS
    )  # the cure of the row would continue the run
    return declared.suggestion or (STOP_ADVICE if ends else row.cure)


ENDING_ACTIONS: Final = frozenset({"stop", "human_review"})
STOP_ADVICE: Final = "Do not send the same call again; tell the user."


def _collect_values(params: TemplateParams, problems: Sequence[FieldProblem]) -> dict[str, str]:
    """Return the caller's values, cleaned, and the descriptions of the fields in both languages."""
    values: dict[str, str] = {}
    names = [name for name in (render_field_name(problem.path) for problem in problems) if name]
    if names:
        values = {"fields": join_names(names), "fields.zh-CN": join_names(names, "zh-CN")}
    if problems:
        values["detail"] = _render_problems(problems)
    return values | _clean_params(params)


def _render_problems(problems: Sequence[FieldProblem]) -> str:
    described = [_render_problem(problem) for problem in problems[:MAX_PROBLEMS]]
    more = len(problems) - len(described)
    return "; ".join([*described, f"and {more} more in error.fields"] if more else described)


def _render_problem(problem: FieldProblem) -> str:
    text = f"{clean_value(render_field_name(problem.path), MAX_NAME_CHARS)} {problem.problem}"
    if problem.accepted:
        shown = [_render_value(item) for item in problem.accepted[:MAX_ACCEPTED_VALUES]]
        text += f" (accepted: {', '.join(shown)}{', …' if len(shown) < len(problem.accepted) else ''})"
    if problem.closest:
        text += f" (closest: {problem.closest})"
    return clean_value(text)


def _render_value(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def render_field_name(path: str) -> str:
    """Return a readable field name: JSON Pointer ``/items/0/price`` is ``items.0.price``; the whole document has no name."""
    return ".".join(step.replace("~1", "/").replace("~0", "~") for step in path.split("/")[1:])


def join_names(names: Sequence[str], locale: Locale = "en") -> str:
    """List names as is usual in the language: ``a, b and c`` or ``a、b、c``."""
    cleaned = [clean_value(name) for name in names]
    if locale == "zh-CN":
        return "、".join(cleaned)
    return " and ".join(part for part in (", ".join(cleaned[:-1]), *cleaned[-1:]) if part)


def clean_value(value: str, longest: int = MAX_VALUE_CHARS) -> str:
    """Clean a value for one line: no control or format characters, single spaces, an ellipsis where it is cut."""
    head = value[: longest * 4]
    if not head.isprintable():
        spaced = "".join(" " if unicodedata.category(char)[0] in "CZ" else char for char in head)
        text = " ".join(spaced.split())
    else:  # no character of these categories except the space
        text = " ".join(head.split())
    return text if len(text) <= longest and head == value else text[: longest - 1] + "…"


def _clean_params(params: TemplateParams) -> dict[str, str]:
    return {
        name: clean_value(value, _MAX_CHARS_BY_PARAM.get(name, MAX_VALUE_CHARS))
        for name, value in params.items()
    }


def fill_template(template: str, params: TemplateParams, locale: Locale = "en") -> str:
    """Fill a template by the rules at the top of this file."""
    return _fill_cleaned(template, _clean_params(params), locale)


def _fill_cleaned(template: str, params: TemplateParams, locale: Locale) -> str:
    values = _select_language(params, locale)
    words = {**_NEUTRAL_WORDS[locale], **values}
    parts = list(_split_template(template, frozenset(values)))
    parts[1::2] = [words.get(name, words[""]) for name in parts[1::2]]
    text = "".join(parts)
    return text if values.get("tool") else _capitalise_first(text)


@lru_cache(1_024)
def _split_template(template: str, present: frozenset[str]) -> tuple[str, ...]:
    """Return the template without the segments that lack a value: text and names of placeholders in turn, text first and last."""
    kept = _SEGMENT_PATTERN.sub(lambda found: _keep_segment(found.group(1), present), template)
    return tuple(_PLACEHOLDER_PATTERN.split(kept))


def _keep_segment(segment: str, present: frozenset[str]) -> str:
    return segment if present.issuperset(_PLACEHOLDER_PATTERN.findall(segment)) else ""


def _select_language(params: TemplateParams, locale: Locale) -> dict[str, str]:
    """Return the values for this language; its own wording of a parameter wins over the shared one."""
    mark = f".{locale}"
    shared = {name: value for name, value in params.items() if value and "." not in name}
    if len(shared) == len(params) and locale == "en":
        return shared
    shared = {name: value for name, value in params.items() if "." not in name}
    if locale != "en":
        shared = {name: value for name, value in shared.items() if name not in _ENGLISH_ONLY_PARAMS}
    own = {name.removesuffix(mark): value for name, value in params.items() if name.endswith(mark)}
    return {name: value for name, value in (shared | own).items() if value}


def _capitalise_first(text: str) -> str:
    return text[:1].upper() + text[1:]
