"""Examples as HTML: question, output, decision, and its differences from the accepted calls."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from callwright.evals.replay.example_choice import ExampleKind, ReplayExample, ShownCall
from callwright.evals.replay.page import page_texts as w
from callwright.evals.replay.page.html_elements import (
    escape_text,
    render_added,
    render_details,
    render_heading,
    render_paragraph,
    render_removed,
    render_text_table,
    render_verbatim,
)
from callwright.evals.report_text import localise_reason

_MAX_CELL_CHARS: Final = 600


def render_examples(examples: Sequence[ReplayExample], lang: str) -> Iterator[str]:
    """Render all examples, by kind."""
    if not examples:
        return
    yield render_heading(w.EXAMPLES.get_text(lang))
    yield render_paragraph(w.EXAMPLES_NOTE.get_text(lang))
    last: tuple[ExampleKind, str] | None = None
    for one in examples:
        if (one.kind, one.of) != last:
            last = (one.kind, one.of)
            yield render_heading(w.KIND_NAMES[one.kind].get_text(lang).format(of=one.of), 3)
        yield render_details(f"{one.question} · {one.model}", _render_example(one, lang))


def _render_example(one: ReplayExample, lang: str) -> Iterator[str]:
    yield render_heading(w.ASKED.get_text(lang), 4) + render_verbatim(one.asked)
    yield render_heading(w.WRITTEN.get_text(lang), 4) + render_verbatim(one.text)
    yield render_heading(w.DECIDED.get_text(lang), 4)
    if one.why is not None:
        yield render_paragraph(w.NOT_READ.get_text(lang).format(why=localise_reason(one.why, lang)))
    for place, call in enumerate(one.calls):
        yield _render_call(one, place, call, lang)
    yield render_heading(w.ACCEPTED.get_text(lang), 4)
    yield _render_accepted(one, lang)


def _render_call(one: ReplayExample, place: int, call: ShownCall, lang: str) -> str:
    fate = (
        w.REFUSED.get_text(lang).format(code=call.code)
        if call.code
        else w.EXECUTED.get_text(lang).format(confidence=f"{call.confidence:.2f}")
    )
    strict = one.strict[place][1] if one.strict and len(one.strict) == len(one.calls) else None
    head = [
        w.ARGUMENT.get_text(lang),
        w.WRITTEN.get_text(lang),
        w.DECIDED.get_text(lang),
        w.ACCEPTED.get_text(lang),
    ]
    rows = list(_build_argument_rows(call, strict, _find_nearest_accepted(one, call, place), lang))
    return (
        render_paragraph(f"{call.name}: {fate}") + render_text_table(head, rows) + _render_repairs(call, lang)
    )


def _build_argument_rows(
    call: ShownCall, strict: dict[str, Any] | None, accepted: dict[str, Any] | None, lang: str
) -> Iterator[list[str]]:
    """Build a row per argument of the call and of the accepted one; differences are marked."""
    absent = w.ABSENT.get_text(lang)
    for name in dict.fromkeys([*(strict or {}), *call.arguments, *(accepted or {})]):
        decided = _render_json(call.arguments[name]) if name in call.arguments else absent
        written = absent if strict is None or name not in strict else _render_json(strict[name])
        changed = strict is not None and written != decided
        yield [
            escape_text(name),
            escape_text("")
            if strict is None
            else render_removed(written)
            if changed
            else escape_text(written),
            render_added(decided) if changed else escape_text(decided),
            escape_text("" if accepted is None else _render_json(accepted.get(name, absent))),
        ]


def _find_nearest_accepted(one: ReplayExample, call: ShownCall, place: int) -> dict[str, Any] | None:
    """Return the accepted call to compare with: of the same name, and at the same position if there are several."""
    same = [gold[call.name] for gold in one.accepted or () if call.name in gold]
    return same[min(place, len(same) - 1)] if same else None


def _render_repairs(call: ShownCall, lang: str) -> str:
    if not call.repairs:
        return ""
    head = [w.CHANGED.get_text(lang), w.PLACE.get_text(lang), w.BEFORE.get_text(lang), w.AFTER.get_text(lang)]
    rows = [
        [
            escape_text(one.rule),
            escape_text(one.path or "·"),
            render_removed(_render_json(one.before)),
            render_added(_render_json(one.after)),
        ]
        for one in call.repairs
    ]
    return render_text_table(head, rows)


def _render_accepted(one: ReplayExample, lang: str) -> str:
    if one.accepted is None:
        return render_paragraph(w.ANY_CALL.get_text(lang))
    if not one.accepted:
        return render_paragraph(w.NO_CALL.get_text(lang))
    return render_verbatim("\n".join(_render_json(gold, 4_000) for gold in one.accepted))


def _render_json(value: Any, most: int = _MAX_CELL_CHARS) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else text[:most] + "…"
