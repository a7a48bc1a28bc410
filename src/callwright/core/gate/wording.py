"""A question in words: one for the user, in their language, and what the model is told of the doubts. Pure.

All that is asked stands in one text that a person can answer at once. Rejected values are not repeated; a value that only
waits for a yes is shown, for nobody can agree to what they cannot see. Secret values are neither.
"""

from collections.abc import Sequence

from msgspec import UNSET

from callwright.core.about import About, about
from callwright.core.gate.accepted import accepted, label, one_of, value
from callwright.core.gate.question import Asked, Kind, Question
from callwright.core.gate.verdict import Weighed
from callwright.core.messages import clean
from callwright.domain.call import Locale
from callwright.domain.contract import CompiledContract, pointer, pointer_steps
from callwright.domain.doubts import DOUBTS

MOST_ASKED = 8
"""Things spelled out in one question; more are only counted."""

MOST_READINGS = 4
"""Values that a text can be read as which are offered."""

MOST_SHOWN = 6
"""Arguments that are shown of a call that is asked about as a whole."""

LONGEST_QUESTION = 1_000

_WORDS: dict[Locale, dict[str, str]] = {
    "en": {
        "missing": "Please give {fields}.",
        "invalid": "{field} cannot be used as it is{form}.",
        "form": "; it must be {accepted}",
        "meant": " Did you mean {closest}?",
        "proposed": "Did you mean {field} = {value}?",
        "unsaid": "Is {field} = {value} right?",
        "unshown": "Please confirm {field}.",
        "secret": "{field} has to be given again.",
        "call": "Shall “{tool}” really be carried out{with_}?",
        "with": " with {shown}",
        "rival": "Or is “{rival}” meant?",
        "more": "({count} more details are open.)",
        "accepts": "{field} ({accepted})",
    },
    "zh-CN": {
        "missing": "请提供{fields}。",
        "invalid": "{field}的内容无法使用{form}。",
        "form": "，应为{accepted}",
        "meant": "是否指{closest}？",
        "proposed": "{field}是否为{value}？",
        "unsaid": "{field}为{value}，对吗？",
        "unshown": "请确认{field}。",
        "secret": "{field}需要重新提供。",
        "call": "确定要执行“{tool}”吗{with_}？",
        "with": "（{shown}）",
        "rival": "还是要执行“{rival}”？",
        "more": "（另有 {count} 项待确认。）",
        "accepts": "{field}（{accepted}）",
    },
}
_JOIN: dict[Locale, str] = {"en": " ", "zh-CN": ""}
_AND: dict[Locale, tuple[str, str]] = {"en": (", ", " and "), "zh-CN": ("、", "和")}


def question(tool: CompiledContract, asked: Question, locale: Locale) -> str:
    """The one question, for a person."""
    writer = _Writer(about(tool), tool, asked, locale)
    return clean(_JOIN[locale].join(writer.sentences()), LONGEST_QUESTION)


def reasons(weighed: Weighed) -> str:
    """What the model is told: how sure the call was, how sure it has to be, and why."""
    why = [
        DOUBTS[doubt.name].meaning
        for doubt in weighed.doubts
        if DOUBTS[doubt.name].keeps ** doubt.strength < 0.9
    ]
    if weighed.unmade:
        why.append("it was read with a liberty that needs the user's yes")
    had, wanted = _apart(weighed.confidence, weighed.needed)
    said = f"confidence {had}, needed {wanted}"
    return "; ".join([said, *why])


def _apart(had: float, wanted: float) -> tuple[str, str]:
    """Both with two decimals, or with as many as tell them apart: what was too little may not read as enough."""
    digits = next((some for some in range(2, 9) if f"{had:.{some}f}" != f"{wanted:.{some}f}"), 2)
    return f"{had:.{digits}f}", f"{wanted:.{digits}f}"


class _Writer:
    """Writes one question in one language."""

    def __init__(self, words: About, tool: CompiledContract, asked: Question, locale: Locale) -> None:
        self._about = words
        self._tool = tool
        self._question = asked
        self._locale = locale
        self._text = _WORDS[locale]

    def sentences(self) -> list[str]:
        """Everything to ask, missing values first, the call as a whole last."""
        asked = self._question.asked
        shown = asked[:MOST_ASKED]
        said = [*self._missing([one for one in shown if one.kind == "missing"])]
        for kind in ("invalid", "proposed", "unsaid", "secret", "call"):
            said += [self._say(one, kind) for one in shown if one.kind == kind]
        if self._question.rival is not None:
            said.append(self._text["rival"].format(rival=label(self._question.rival, None)))
        if len(asked) > len(shown):
            said.append(self._text["more"].format(count=len(asked) - len(shown)))
        return said

    def _missing(self, missing: Sequence[Asked]) -> list[str]:
        if not missing:
            return []
        fields = [self._with_form(one) for one in missing]
        comma, last = _AND[self._locale]
        joined = last.join(part for part in (comma.join(fields[:-1]), fields[-1]) if part)
        return [self._text["missing"].format(fields=joined)]

    def _with_form(self, one: Asked) -> str:
        form = self._accepted(one.path)
        field = self._field(one.path)
        return self._text["accepts"].format(field=field, accepted=form) if form else field

    def _say(self, one: Asked, kind: Kind | str) -> str:
        if kind == "invalid":
            return self._invalid(one)
        if kind == "call":
            return self._whole()
        if kind in {"proposed", "unsaid"} and one.proposed is UNSET:
            kind = "unshown"
        shown = "" if one.proposed is UNSET else value(one.proposed, self._locale)
        return self._text[kind].format(field=self._field(one.path), value=shown)

    def _invalid(self, one: Asked) -> str:
        form = self._accepted(one.path)
        ending = self._text["form"].format(accepted=form) if form else ""
        said = self._text["invalid"].format(field=self._field(one.path), form=ending)
        if one.proposed is not UNSET:
            return said + self._text["meant"].format(closest=value(one.proposed, self._locale))
        meant = self._readings(one.path)
        return said + (self._text["meant"].format(closest=meant) if meant else "")

    def _readings(self, path: str) -> str:
        """What may have been meant: the closest value, or the few that a text can be read as."""
        for problem in self._question.problems:
            if problem.path == path and problem.closest:
                return value(problem.closest, self._locale)
            if problem.path == path and problem.accepted and len(problem.accepted) <= MOST_READINGS:
                listed = one_of([value(one, self._locale) for one in problem.accepted], self._locale)
                return "" if listed == self._accepted(path) else listed
        return ""

    def _whole(self) -> str:
        arguments = (self._question.draft or {}).get("arguments", {})
        shown = [
            f"{self._field(pointer((name,)))} = {value(given, self._locale)}"
            for name, given in list(arguments.items())[:MOST_SHOWN]
        ]
        with_ = self._text["with"].format(shown=_AND[self._locale][0].join(shown)) if shown else ""
        return self._text["call"].format(tool=label(self._tool.contract.name, None), with_=with_)

    def _field(self, path: str) -> str:
        steps = pointer_steps(path)
        names = [
            label(step, self._about.parameters.get(step) if at == 0 else None)
            for at, step in enumerate(steps)
        ]
        return " › ".join(names)

    def _accepted(self, path: str) -> str:
        steps = pointer_steps(path)
        parameter = self._about.parameters.get(steps[0]) if steps else None
        return accepted(parameter.at(steps[1:]), self._locale) if parameter is not None else ""
