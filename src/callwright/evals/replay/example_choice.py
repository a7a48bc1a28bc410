"""Choose records that illustrate a figure: a few of every kind, always the same ones for the same run.

Choosing needs scores only; the chosen records are read again afterwards. Recorded text is untrusted data:
it must be escaped when displayed.
"""

import heapq
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal
from zlib import crc32

from msgspec import Struct

from callwright.domain.reason import Reason
from callwright.domain.repair_steps import STEPS
from callwright.domain.result import Repair
from callwright.evals.replay.chunk_runner import ALL_RECORDS, iter_lines
from callwright.evals.replay.output_decision import decide_recording
from callwright.evals.replay.output_score import OutputScore
from callwright.evals.replay.recording_file import DamagedLine, parse_recording
from callwright.evals.replay.recording_types import Recording, compile_recorded_offer
from callwright.evals.replay.strict_reading import read_strict_calls

ExampleKind = Literal[
    "lost", "silent", "contract", "not_read", "refused", "asked", "wrong", "repaired_wrong", "uncalled", "held_right",
    "repaired",
]  # fmt: skip
EXAMPLE_KINDS: Final[tuple[ExampleKind, ...]] = (
    "lost", "silent", "contract", "not_read", "refused", "asked", "wrong", "repaired_wrong", "uncalled", "held_right",
    "repaired",
)  # fmt: skip
EXAMPLES_PER_KIND: Final = 5
"""Examples per kind (per step, where the kind is ``repaired``)."""

_MAX_TEXT_CHARS: Final = 4_000


class ShownCall(Struct, frozen=True):
    """One call as decided."""

    name: str
    arguments: dict[str, Any]
    code: str | None
    confidence: float
    repairs: tuple[Repair, ...]


class ReplayExample(Struct, frozen=True):
    """One record: question, output, strict reading, decision and accepted calls. ``of`` is the kind, or the step.

    ``text`` is cut to 4,000 characters. ``accepted`` is None if any call is.
    """

    kind: ExampleKind
    of: str
    place: int
    question: str
    model: str
    mode: str
    category: str
    asked: str
    text: str
    strict: list[tuple[str, dict[str, Any]]] | None
    calls: tuple[ShownCall, ...]
    why: Reason | None
    accepted: list[dict[str, Any]] | None


class ExampleChoice:
    """Chooses examples while scores are processed."""

    def __init__(self, each: int = EXAMPLES_PER_KIND) -> None:
        self._each = each
        self._heaps: dict[tuple[ExampleKind, str], list[tuple[int, int]]] = defaultdict(list)

    def add_score(self, score: OutputScore) -> None:
        """Consider one more record."""
        for kind, of in _classify_score(score):
            heap = self._heaps[kind, of]
            # The smallest hashes win, so that the choice does not depend on the order of records.
            item = (-crc32(f"{kind}:{of}:{score.place}".encode()), score.place)
            if len(heap) < self._each:
                heapq.heappush(heap, item)
            else:
                heapq.heappushpop(heap, item)

    def list_chosen(self) -> dict[int, list[tuple[ExampleKind, str]]]:
        """Return place of each chosen record → the kinds of examples that it illustrates."""
        places: dict[int, list[tuple[ExampleKind, str]]] = defaultdict(list)
        for key, heap in sorted(self._heaps.items()):
            for _, place in heap:
                places[place].append(key)
        return places


def _classify_score(score: OutputScore) -> Iterator[tuple[ExampleKind, str]]:
    if score.lost:
        yield "lost", ""
    if score.silent:
        yield "silent", ""
    if any(call.breaks for call in score.calls):
        yield "contract", ""
    if score.language != "python":
        return
    if not score.due:
        if any(call.is_valid for call in score.calls):
            yield "uncalled", ""
        return
    yield from _classify_due_score(score)


def _classify_due_score(score: OutputScore) -> Iterator[tuple[ExampleKind, str]]:
    if not score.calls:
        yield "not_read", score.why
    elif not all(call.is_valid for call in score.calls):
        yield "refused", next(call.code for call in score.calls if not call.is_valid)
    elif not score.is_parsed:
        yield "asked", next(step for call in score.calls for step in call.steps if not STEPS[step].faithful)
    elif not score.right:
        yield ("repaired_wrong", "") if score.steps else ("wrong", "")
    for step in score.steps:
        yield "repaired", step
    if any(call.right and call.is_valid and call.code for call in score.calls):
        yield "held_right", ""


def read_examples(
    paths: Sequence[Path], chosen: Mapping[int, Sequence[tuple[ExampleKind, str]]]
) -> list[ReplayExample]:
    """Read the chosen records again.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    examples: list[ReplayExample] = []
    last = max(chosen, default=-1)
    for place, file, number, line in iter_lines(paths, ALL_RECORDS):
        if place > last:
            break
        if place in chosen:
            recording = parse_recording(file, number, line)
            if not isinstance(recording, DamagedLine):
                examples += [_build_example(kind, of, place, recording) for kind, of in chosen[place]]
    return sorted(examples, key=lambda one: (EXAMPLE_KINDS.index(one.kind), one.of, one.place))


def _build_example(kind: ExampleKind, of: str, place: int, recording: Recording) -> ReplayExample:
    decision = decide_recording(recording, compile_recorded_offer(recording))
    return ReplayExample(
        kind=kind,
        of=of,
        place=place,
        question=recording.id,
        model=recording.model,
        mode=recording.report_mode,
        category=recording.category,
        asked=_truncate_text("\n".join(one.content or "" for one in recording.question)),
        text=_truncate_text(_render_output(recording)),
        strict=read_strict_calls(recording),
        calls=tuple(
            ShownCall(one.name, one.arguments, one.code, one.confidence, one.repairs)
            for one in decision.calls
        ),
        why=decision.unreadable.reason if decision.unreadable else None,
        accepted=None
        if recording.accepts_any_call
        else [{one.name: one.args} for one in recording.gold or ()],
    )


def _render_output(recording: Recording) -> str:
    if recording.calls:
        return "\n".join(f"{one.name} {one.arguments}" for one in recording.calls)
    return recording.text or ""


def _truncate_text(text: str) -> str:
    return text if len(text) <= _MAX_TEXT_CHARS else text[:_MAX_TEXT_CHARS] + "…"
