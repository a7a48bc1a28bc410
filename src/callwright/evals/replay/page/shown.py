"""Examples as HTML: what was asked and written, what was decided, and how that differs from what is accepted."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from callwright.evals.replay.examples import Example, Kind, Shown
from callwright.evals.replay.page import words as w
from callwright.evals.replay.page.document import (
    added,
    folded,
    heading,
    paragraph,
    removed,
    safe,
    text_table,
    verbatim,
)
from callwright.evals.words import reason_in

_CELL: Final = 600


def examples_section(examples: Sequence[Example], lang: str) -> Iterator[str]:
    """All examples, by kind."""
    if not examples:
        return
    yield heading(w.EXAMPLES.say(lang))
    yield paragraph(w.EXAMPLES_SAY.say(lang))
    last: tuple[Kind, str] | None = None
    for one in examples:
        if (one.kind, one.of) != last:
            last = (one.kind, one.of)
            yield heading(w.KIND_NAMES[one.kind].say(lang).format(of=one.of), 3)
        yield folded(f"{one.question} · {one.model}", _example(one, lang))


def _example(one: Example, lang: str) -> Iterator[str]:
    yield heading(w.ASKED.say(lang), 4) + verbatim(one.asked)
    yield heading(w.WRITTEN.say(lang), 4) + verbatim(one.text)
    yield heading(w.DECIDED.say(lang), 4)
    if one.why:
        yield paragraph(w.UNREAD.say(lang).format(why=reason_in(one.why, lang)))
    for place, call in enumerate(one.calls):
        yield _call(one, place, call, lang)
    yield heading(w.ACCEPTED.say(lang), 4)
    yield _accepted(one, lang)


def _call(one: Example, place: int, call: Shown, lang: str) -> str:
    fate = (
        w.REFUSED.say(lang).format(code=call.code)
        if call.code
        else w.EXECUTED.say(lang).format(confidence=f"{call.confidence:.2f}")
    )
    strict = one.strict[place][1] if one.strict and len(one.strict) == len(one.calls) else None
    head = [w.ARGUMENT.say(lang), w.WRITTEN.say(lang), w.DECIDED.say(lang), w.ACCEPTED.say(lang)]
    rows = list(_arguments(call, strict, _nearest(one, call, place), lang))
    return paragraph(f"{call.name}: {fate}") + text_table(head, rows) + _repairs(call, lang)


def _arguments(
    call: Shown, strict: dict[str, Any] | None, accepted: dict[str, Any] | None, lang: str
) -> Iterator[list[str]]:
    """One row for every argument of the call and of the accepted one; what differs is marked."""
    absent = w.ABSENT.say(lang)
    for name in dict.fromkeys([*(strict or {}), *call.arguments, *(accepted or {})]):
        decided = _json(call.arguments[name]) if name in call.arguments else absent
        written = absent if strict is None or name not in strict else _json(strict[name])
        changed = strict is not None and written != decided
        yield [
            safe(name),
            safe("") if strict is None else removed(written) if changed else safe(written),
            added(decided) if changed else safe(decided),
            safe("" if accepted is None else _json(accepted.get(name, absent))),
        ]


def _nearest(one: Example, call: Shown, place: int) -> dict[str, Any] | None:
    """The accepted call to hold it against: of the same name, in the same place where there are several."""
    same = [gold[call.name] for gold in one.accepted or () if call.name in gold]
    return same[min(place, len(same) - 1)] if same else None


def _repairs(call: Shown, lang: str) -> str:
    if not call.repairs:
        return ""
    head = [w.CHANGED.say(lang), w.PLACE.say(lang), w.BEFORE.say(lang), w.AFTER.say(lang)]
    rows = [
        [safe(one.rule), safe(one.path or "·"), removed(_json(one.before)), added(_json(one.after))]
        for one in call.repairs
    ]
    return text_table(head, rows)


def _accepted(one: Example, lang: str) -> str:
    if one.accepted is None:
        return paragraph(w.ANY.say(lang))
    if not one.accepted:
        return paragraph(w.NO_CALL.say(lang))
    return verbatim("\n".join(_json(gold, 4_000) for gold in one.accepted))


def _json(value: Any, most: int = _CELL) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else text[:most] + "…"
