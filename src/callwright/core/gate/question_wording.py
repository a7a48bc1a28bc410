"""Write the question to the user, in their language, and the explanation of the doubts for the model. Pure.

The whole question is one text that a person can answer at once. Rejected values are not repeated; a value that only
needs consent is shown, because a person cannot agree to a hidden value. Secret values are never shown.
"""

from collections.abc import Sequence
from string import Formatter

from msgspec import UNSET

from callwright.core.gate.field_description import (
    describe_accepted,
    join_alternatives,
    label_field,
    render_value,
)
from callwright.core.gate.gate_question import GateQuestion, QuestionItem, QuestionKind
from callwright.core.gate.gate_verdict import GateVerdict
from callwright.core.selection.tool_keywords import ToolKeywords, get_tool_keywords
from callwright.core.wording.result_messages import clean_value
from callwright.domain.call import Locale
from callwright.domain.contract import EMPTY_PROBLEM, CompiledContract, path_to_pointer, pointer_to_path
from callwright.domain.doubt_rules import DOUBTS

MAX_ITEMS_ASKED = 8
"""Maximum number of items spelled out in one question; further ones are only counted."""

MAX_READINGS_OFFERED = 4
"""Maximum number of readings of a text that are offered."""

MAX_ARGUMENTS_SHOWN = 6
"""Maximum number of arguments shown of a call that is asked about as a whole."""

MAX_QUESTION_CHARS = 1_000

_TEMPLATES: dict[Locale, dict[str, str]] = {
    "en": {
        "missing": "Please give {fields}.",
        "invalid": "{field} cannot be used as it is{form}.",
        "form": "; it must be {accepted}",
        "empty": "{field} must not be empty.",
        "meant": " Did you mean {closest}?",
        "proposed": "Did you mean {field} = {value}?",
        "unsaid": "Is {field} = {value} right?",
        "unproven": "Only the text of a result names {field} = {value}. Is it right?",
        "unshown": "Please confirm {field}.",
        "secret": "{field} has to be given again.",
        "call": "Shall “{tool}” really be carried out{with_}?",
        "with": " with {shown}",
        "more": "({count} more details are open.)",
        "accepts": "{field} ({accepted})",
    },
    "zh-CN": {
        "missing": "请提供{fields}。",
        "invalid": "{field}的内容无法使用{form}。",
        "form": "，应为{accepted}",
        "empty": "{field}不能为空。",
        "meant": "是否指{closest}？",
        "proposed": "{field}是否为{value}？",
        "unsaid": "{field}为{value}，对吗？",
        "unproven": "{field}为{value}，该值只在某个结果的文字里出现过，对吗？",
        "unshown": "请确认{field}。",
        "secret": "{field}需要重新提供。",
        "call": "确定要执行“{tool}”吗{with_}？",
        "with": "（{shown}）",
        "more": "（另有 {count} 项待确认。）",
        "accepts": "{field}（{accepted}）",
    },
}
_SENTENCE_SEPARATOR: dict[Locale, str] = {"en": " ", "zh-CN": ""}
_LIST_SEPARATORS: dict[Locale, tuple[str, str]] = {"en": (", ", " and "), "zh-CN": ("、", "和")}


def write_question(tool: CompiledContract, question: GateQuestion, locale: Locale) -> str:
    """Write the question for a person."""
    writer = _QuestionWriter(get_tool_keywords(tool), tool, question, locale)
    return clean_value(_SENTENCE_SEPARATOR[locale].join(writer.write_sentences()), MAX_QUESTION_CHARS)


def _fill(template: str, **parts: object) -> str:
    """Fill a template; where Chinese meets Latin letters or digits at the edge of a part, a space stands between them."""
    text = ""
    for literal, name, _form, _conversion in Formatter().parse(template):
        text = _append(text, literal)
        text = _append(text, str(parts[name])) if name else text
    return text


def _append(text: str, part: str) -> str:
    edges = (text[-1:], part[:1])
    meet = any(map(_is_chinese, edges)) and any(one.isascii() and one.isalnum() for one in edges)
    return f"{text} {part}" if meet else text + part


def _is_chinese(letter: str) -> bool:
    return "\u4e00" <= letter <= "\u9fff"


def explain_verdict(weighed: GateVerdict) -> str:
    """Explain to the model how confident the call was, the required confidence, and why."""
    why = [
        DOUBTS[doubt.name].meaning
        for doubt in weighed.doubts
        if DOUBTS[doubt.name].keeps ** doubt.strength < 0.9
    ]
    if weighed.unmade:
        why.append("reading it needed a repair that the user has to confirm")
    if weighed.confidence < weighed.needed:  # else the repair alone is the reason
        had, wanted = _format_distinctly(weighed.confidence, weighed.needed)
        why.insert(0, f"confidence {had}, needed {wanted}")
    return "; ".join(why)


def _format_distinctly(had: float, wanted: float) -> tuple[str, str]:
    """Format both numbers with two decimals, or with as many as distinguish them: too low a value must not look sufficient."""
    digits = next((some for some in range(2, 9) if f"{had:.{some}f}" != f"{wanted:.{some}f}"), 2)
    return f"{had:.{digits}f}", f"{wanted:.{digits}f}"


class _QuestionWriter:
    """Writes one question in one language."""

    def __init__(
        self, words: ToolKeywords, tool: CompiledContract, question: GateQuestion, locale: Locale
    ) -> None:
        self._about = words
        self._tool = tool
        self._question = question
        self._locale = locale
        self._text = _TEMPLATES[locale]

    def write_sentences(self) -> list[str]:
        """Return all sentences: missing values first, the call as a whole last."""
        items = self._question.asked
        shown = items[:MAX_ITEMS_ASKED]
        sentences = [*self._ask_for_missing([one for one in shown if one.kind == "missing"])]
        for kind in ("invalid", "proposed", "unsaid", "unproven", "secret", "call"):
            sentences += [self._write_sentence(one, kind) for one in shown if one.kind == kind]
        if len(items) > len(shown):
            sentences.append(_fill(self._text["more"], count=len(items) - len(shown)))
        return sentences

    def _ask_for_missing(self, missing: Sequence[QuestionItem]) -> list[str]:
        if not missing:
            return []
        fields = [self._describe_field(one) for one in missing]
        comma, last = _LIST_SEPARATORS[self._locale]
        head = comma.join(fields[:-1])
        joined = _append(_append(head, last), fields[-1]) if head else fields[-1]
        return [_fill(self._text["missing"], fields=joined)]

    def _describe_field(self, item: QuestionItem) -> str:
        form = self._describe_accepted(item.path)
        field = self._name_field(item.path)
        return _fill(self._text["accepts"], field=field, accepted=form) if form else field

    def _write_sentence(self, item: QuestionItem, kind: QuestionKind | str) -> str:
        if kind == "invalid":
            return self._ask_for_invalid(item)
        if kind == "call":
            return self._ask_about_call()
        if kind in {"proposed", "unsaid", "unproven"} and item.proposed is UNSET:
            kind = "unshown"
        shown = "" if item.proposed is UNSET else render_value(item.proposed, self._locale)
        return _fill(self._text[kind], field=self._name_field(item.path), value=shown)

    def _ask_for_invalid(self, item: QuestionItem) -> str:
        if any(one.path == item.path and one.problem == EMPTY_PROBLEM for one in self._question.problems):
            return _fill(self._text["empty"], field=self._name_field(item.path))
        form = self._describe_accepted(item.path)
        ending = _fill(self._text["form"], accepted=form) if form else ""
        sentence = _fill(self._text["invalid"], field=self._name_field(item.path), form=ending)
        if item.proposed is not UNSET:
            return sentence + _fill(self._text["meant"], closest=render_value(item.proposed, self._locale))
        suggestion = self._suggest_readings(item.path)
        return sentence + (_fill(self._text["meant"], closest=suggestion) if suggestion else "")

    def _suggest_readings(self, path: str) -> str:
        """Suggest what may have been meant: the closest value, or the few possible readings of a text."""
        for problem in self._question.problems:
            if problem.path == path and problem.closest:
                return render_value(problem.closest, self._locale)
            if problem.path == path and problem.accepted and len(problem.accepted) <= MAX_READINGS_OFFERED:
                listed = join_alternatives(
                    [render_value(one, self._locale) for one in problem.accepted], self._locale
                )
                return "" if listed == self._describe_accepted(path) else listed
        return ""

    def _ask_about_call(self) -> str:
        arguments = (self._question.draft or {}).get("arguments", {})
        shown = [
            f"{self._name_field(path_to_pointer((name,)))} = {render_value(given, self._locale)}"
            for name, given in list(arguments.items())[:MAX_ARGUMENTS_SHOWN]
        ]
        with_ = (
            _fill(self._text["with"], shown=_LIST_SEPARATORS[self._locale][0].join(shown)) if shown else ""
        )
        return _fill(self._text["call"], tool=label_field(self._tool.contract.name, None), with_=with_)

    def _name_field(self, path: str) -> str:
        steps = pointer_to_path(path)
        names = [
            label_field(step, self._about.parameters.get(step) if at == 0 else None)
            for at, step in enumerate(steps)
        ]
        return " › ".join(names)

    def _describe_accepted(self, path: str) -> str:
        steps = pointer_to_path(path)
        parameter = self._about.parameters.get(steps[0]) if steps else None
        return (
            describe_accepted(parameter.list_schemas_at(steps[1:]), self._locale)
            if parameter is not None
            else ""
        )
