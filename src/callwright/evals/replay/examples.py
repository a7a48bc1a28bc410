"""Records that show what a figure is made of: a few of every kind, always the same ones for the same run.

Choosing needs scores alone; what was recorded is read again afterwards, for the chosen ones only. Recorded text is data:
whoever shows it has to make it harmless.
"""

import heapq
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal
from zlib import crc32

from msgspec import Struct

from callwright.domain.result import Repair
from callwright.domain.steps import STEPS
from callwright.evals.replay.corpus import Damaged, parsed
from callwright.evals.replay.judge import decide
from callwright.evals.replay.recordings import Recording, offered
from callwright.evals.replay.run import ALL, every_line
from callwright.evals.replay.score import Score
from callwright.evals.replay.strict import strict_calls

Kind = Literal[
    "lost", "silent", "contract", "not_read", "refused", "asked", "wrong", "repaired_wrong", "uncalled", "held_right",
    "repaired",
]  # fmt: skip
KINDS: Final[tuple[Kind, ...]] = (
    "lost", "silent", "contract", "not_read", "refused", "asked", "wrong", "repaired_wrong", "uncalled", "held_right",
    "repaired",
)  # fmt: skip
EACH: Final = 5
"""Examples of every kind (of every step, where the kind is ``repaired``)."""

_TEXT: Final = 4_000


class Shown(Struct, frozen=True):
    """One call as it was decided."""

    name: str
    arguments: dict[str, Any]
    code: str | None
    confidence: float
    repairs: tuple[Repair, ...]


class Example(Struct, frozen=True):
    """One record: what was asked, written, strictly read, decided and accepted. ``of`` is the kind, or the step.

    ``text`` is cut to 4,000 characters. ``accepted`` is None where any call is.
    """

    kind: Kind
    of: str
    place: int
    question: str
    model: str
    mode: str
    category: str
    asked: str
    text: str
    strict: list[tuple[str, dict[str, Any]]] | None
    calls: tuple[Shown, ...]
    why: str
    accepted: list[dict[str, Any]] | None


class Choice:
    """Chooses while scores go by."""

    def __init__(self, each: int = EACH) -> None:
        self._each = each
        self._heaps: dict[tuple[Kind, str], list[tuple[int, int]]] = defaultdict(list)

    def add(self, score: Score) -> None:
        """Look at one more record."""
        for kind, of in _kinds(score):
            heap = self._heaps[kind, of]
            # The smallest hashes win: which records those are does not depend on the order they come in.
            item = (-crc32(f"{kind}:{of}:{score.place}".encode()), score.place)
            if len(heap) < self._each:
                heapq.heappush(heap, item)
            else:
                heapq.heappushpop(heap, item)

    def chosen(self) -> dict[int, list[tuple[Kind, str]]]:
        """Place of each chosen record → what it is an example of."""
        found: dict[int, list[tuple[Kind, str]]] = defaultdict(list)
        for key, heap in sorted(self._heaps.items()):
            for _, place in heap:
                found[place].append(key)
        return found


def _kinds(score: Score) -> Iterator[tuple[Kind, str]]:
    if score.lost:
        yield "lost", ""
    if score.silent:
        yield "silent", ""
    if any(call.breaks for call in score.calls):
        yield "contract", ""
    if score.language != "python":
        return
    if not score.due:
        if any(call.valid for call in score.calls):
            yield "uncalled", ""
        return
    yield from _of_due(score)


def _of_due(score: Score) -> Iterator[tuple[Kind, str]]:
    if not score.calls:
        yield "not_read", score.why
    elif not all(call.valid for call in score.calls):
        yield "refused", next(call.code for call in score.calls if not call.valid)
    elif not score.parsed:
        yield "asked", next(step for call in score.calls for step in call.steps if not STEPS[step].faithful)
    elif not score.right:
        yield ("repaired_wrong", "") if score.steps else ("wrong", "")
    for step in score.steps:
        yield "repaired", step
    if any(call.right and call.valid and call.code for call in score.calls):
        yield "held_right", ""


def examples(paths: Sequence[Path], chosen: Mapping[int, Sequence[tuple[Kind, str]]]) -> list[Example]:
    """Read the chosen records again.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    found: list[Example] = []
    last = max(chosen, default=-1)
    for place, file, number, line in every_line(paths, ALL):
        if place > last:
            break
        if place in chosen:
            recording = parsed(file, number, line)
            if not isinstance(recording, Damaged):
                found += [_example(kind, of, place, recording) for kind, of in chosen[place]]
    return sorted(found, key=lambda one: (KINDS.index(one.kind), one.of, one.place))


def _example(kind: Kind, of: str, place: int, recording: Recording) -> Example:
    decision = decide(recording, offered(recording))
    return Example(
        kind=kind,
        of=of,
        place=place,
        question=recording.id,
        model=recording.model,
        mode=recording.asked,
        category=recording.category,
        asked=_cut("\n".join(one.content or "" for one in recording.question)),
        text=_cut(_written(recording)),
        strict=strict_calls(recording),
        calls=tuple(
            Shown(one.name, one.arguments, one.code, one.confidence, one.repairs) for one in decision.calls
        ),
        why=decision.unreadable.detail if decision.unreadable else "",
        accepted=None if recording.any_call else [{one.name: one.args} for one in recording.gold or ()],
    )


def _written(recording: Recording) -> str:
    if recording.calls:
        return "\n".join(f"{one.name} {one.arguments}" for one in recording.calls)
    return recording.text or ""


def _cut(text: str) -> str:
    return text if len(text) <= _TEXT else text[:_TEXT] + "…"
