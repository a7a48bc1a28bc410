"""Count scores: by mode, and within it by category, family, format, dialect and more, per question.

Memory grows with the questions of a corpus and the number of cells, not with its records, except for four bytes per record
(its time). May not know how figures are printed.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal

from msgspec import Struct, field

from callwright.domain.repair_steps import STEPS
from callwright.evals.replay.json_repair_peers import PeerScore
from callwright.evals.replay.miss_causes import find_cause
from callwright.evals.replay.output_score import CallScore, OutputScore
from callwright.evals.replay.recording_types import RecordingMode
from callwright.evals.replay.resampled_intervals import RatioSums

BlockName = Literal["text", "native", "together", "live"]
"""Blocks reported in full: each mode, both together, and real users' questions separately."""

BLOCKS: Final[tuple[BlockName, ...]] = ("text", "native", "together", "live")
MAX_NOTED_RECORDS: Final = 100
"""Records with a lost call, or a silent change, that are listed."""

WHOLE_BLOCK: Final = ("", "")
"""The cell of a block as a whole."""

CellKey = tuple[str, str]
"""Dimension and value, such as ("category", "parallel")."""


class QuestionCounts(Struct):
    """Counts of the outputs to one question, in one cell.

    ``due``: records where a call is expected, and of these ``parsed``, ``right``, ``strict_valid``, ``strict_right``.
    ``executed``: valid calls before the gate, and of these ``breaks``, ``wrong``; ``held`` by the gate, and of
    these ``held_wrong``. ``refused``: invalid calls. ``idle``: records where no call is expected, and of these
    ``idle_executed`` (ungated), ``idle_passed`` (past the gate), ``idle_strict``. ``lost`` and ``silent``: calls, values.
    """

    records: int = 0
    due: int = 0
    parsed: int = 0
    right: int = 0
    strict_valid: int = 0
    strict_right: int = 0
    executed: int = 0
    breaks: int = 0
    wrong: int = 0
    held: int = 0
    held_wrong: int = 0
    refused: int = 0
    idle: int = 0
    idle_executed: int = 0
    idle_passed: int = 0
    idle_strict: int = 0
    strict_calls: int = 0
    strict_wrong: int = 0
    lost: int = 0
    silent: int = 0


CountColumn = Literal[
    "records", "due", "parsed", "right", "strict_valid", "strict_right", "executed", "breaks", "wrong", "held",
    "held_wrong", "refused", "idle", "idle_executed", "idle_passed", "idle_strict", "strict_calls", "strict_wrong",
    "lost", "silent",
]  # fmt: skip


class CellCounts(Struct):
    """One cell of one block: rows per question."""

    rows: dict[str, QuestionCounts] = field(default_factory=dict)

    def sum_columns(self, above: CountColumn, below: CountColumn) -> RatioSums:
        """Return both columns per question; rows with a zero denominator are left out."""
        return {
            question: (getattr(row, above), getattr(row, below))
            for question, row in self.rows.items()
            if getattr(row, below)
        }

    def sum_column(self, column: CountColumn) -> int:
        """Return a column's sum."""
        return sum(getattr(row, column) for row in self.rows.values())


ModeTally = dict[tuple[str, RecordingMode], list[int]]
"""Question and mode → number of records, and of right ones."""

QuestionTally = dict[str, list[int]]
"""Question → unrepaired records of every mode, and right ones among them: the baseline of a repair."""

ConfidenceTally = dict[str, dict[float, list[int]]]
"""Question → confidence → number of right and of wrong valid calls."""


def _clamp_ns(ns: int) -> int:
    return min(ns, 2**32 - 1)


def _append_times(times: tuple["array[int]", "array[int]"], ours: int, theirs: int) -> None:
    times[0].append(_clamp_ns(ours))
    times[1].append(_clamp_ns(theirs))


class PeerCounts:
    """One of the readers of the same records, in one run."""

    def __init__(self) -> None:
        self.group = CellCounts()
        self.ns: array[int] = array("L")

    def add_score(self, score: OutputScore, made: PeerScore) -> None:
        """Count one record."""
        row = self.group.rows.setdefault(score.question, QuestionCounts())
        row.records += 1
        row.lost += made.lost
        row.executed += made.calls
        row.wrong += made.calls - made.right_calls
        if score.due:
            row.due += 1
            row.parsed += made.valid
            row.right += made.right
        else:
            row.idle += 1
            row.idle_executed += made.calls > 0
        self.ns.append(_clamp_ns(made.ns))


def list_peer_scores(score: OutputScore) -> Iterator[tuple[str, PeerScore]]:
    """Yield every reader's result on a record that peers can read; nothing if peers are not scored."""
    if not score.peers:
        return
    strict, valid = score.strict, [call for call in score.calls if call.is_valid]
    right = sum(call.right for call in valid)
    yield (
        "callwright",
        PeerScore(score.is_parsed, score.right, len(valid), right, len(score.lost), score.ns),
    )
    if strict is None:
        yield "strict", PeerScore(False, False, 0, 0, 0, score.strict_ns)
    else:
        made = (strict.valid, strict.right, strict.calls, strict.right_calls)
        yield "strict", PeerScore(*made, 0, score.strict_ns)
    yield from score.peers.items()


class BlockCounts:
    """Counts of one block.

    Attributes:
        groups: By cell.
        sure: Valid calls by confidence.
        idle: Question → the greatest confidence of a valid call in each record without a due call; -1 if none was made.
        repaired: Step → question and mode → repaired records (call due, parsed), and right ones; "" is any step.
        asked: Question step → the same for records that are valid with it, but would need confirmation.
        plain: Question and mode → records of this block without repair (call due, parsed), and right ones.
        unrepaired: The same for all counted records, of any mode.
        mended: Step → question and mode → number of repaired calls (call expected, without confirmation), and of right ones; "" is any step.
        unmended: Question → unrepaired calls of all records, and right ones.
        missed: Cause → call-due records that are not parsed.
        ns: Nanoseconds of reading, checking and repairing, per record.
        clean: Our time and that of strict reading, per strictly readable record. against: Ours and json-repair's.
        beside: Peers, strict reading and ours on the records that peers can read, by name.
    """

    def __init__(
        self, unrepaired: QuestionTally | None = None, unmended: QuestionTally | None = None
    ) -> None:
        self.unrepaired: QuestionTally = {} if unrepaired is None else unrepaired
        self.unmended: QuestionTally = {} if unmended is None else unmended
        self.mended: dict[str, ModeTally] = defaultdict(dict)
        self.missed: Counter[str] = Counter()
        self.groups: dict[CellKey, CellCounts] = defaultdict(CellCounts)
        self.sure: ConfidenceTally = {}
        self.idle: dict[str, list[float]] = defaultdict(list)
        self.repaired: dict[str, ModeTally] = defaultdict(dict)
        self.asked: dict[str, ModeTally] = defaultdict(dict)
        self.plain: ModeTally = {}
        self.ns: array[int] = array("L")
        self.clean: tuple[array[int], array[int]] = array("L"), array("L")
        self.against: tuple[array[int], array[int]] = array("L"), array("L")
        self.beside: dict[str, PeerCounts] = defaultdict(PeerCounts)

    def add_score(self, score: OutputScore) -> None:
        """Count one record."""
        for cell in _list_cells(score):
            _count_record(self.groups[cell].rows.setdefault(score.question, QuestionCounts()), score)
        self.ns.append(_clamp_ns(score.ns))
        if score.strict is not None:
            _append_times(self.clean, score.ns, score.strict_ns)
        if score.repair_ns:
            _append_times(self.against, score.ns, score.repair_ns)
        for name, row in list_peer_scores(score):
            self.beside[name].add_score(score, row)
        _count_by_confidence(self, score)
        if score.due:
            _count_by_step(self, score)


class NotedRecord(Struct, frozen=True):
    """A record to be inspected, with the names or places concerned; nothing of its text."""

    question: str
    model: str
    what: tuple[str, ...]


def _note_record(noted: list[NotedRecord], score: OutputScore, what: tuple[str, ...]) -> None:
    if what and len(noted) < MAX_NOTED_RECORDS:
        noted.append(NotedRecord(score.question, score.model, what))


class ReplayCounts:
    """All counts. ``others`` are languages that are read less precisely than the benchmark's own; never in a block."""

    def __init__(self) -> None:
        self._unrepaired: QuestionTally = {}
        self._unmended: QuestionTally = {}
        self.parts: dict[BlockName, BlockCounts] = {
            block: BlockCounts(self._unrepaired, self._unmended) for block in BLOCKS
        }
        self.others: dict[str, CellCounts] = defaultdict(CellCounts)
        self.questions: set[str] = set()
        self.records = 0
        self.faults: dict[str, int] = defaultdict(int)
        self.mended = 0
        self.lost: list[NotedRecord] = []
        self.silent: list[NotedRecord] = []

    def add_score(self, score: OutputScore) -> None:
        """Count one record."""
        self.records += 1
        self.mended += score.mended
        _note_record(self.lost, score, score.lost)
        _note_record(self.silent, score, score.silent)
        self.questions.add(score.question)
        if score.fault:
            self.faults[score.fault] += 1
        if score.language != "python":
            group = self.others[f"{score.language} {score.mode}"]
            _count_record(group.rows.setdefault(score.question, QuestionCounts()), score)
            return
        if score.due:
            self._count_unrepaired(score)
        for block in _list_blocks(score):
            self.parts[block].add_score(score)

    def _count_unrepaired(self, score: OutputScore) -> None:
        """Count the record if it was not repaired, and each of its calls that was not."""
        plain = score.is_parsed and not score.steps
        written = [call.right for call in score.calls if call.is_valid and not call.steps]
        for pool, n, right in (
            (self._unrepaired, int(plain), int(plain and score.right)),
            (self._unmended, len(written), sum(written)),
        ):
            if n:
                pair = pool.setdefault(score.question, [0, 0])
                pair[0] += n
                pair[1] += right


def count_scores(scores: Iterable[OutputScore]) -> ReplayCounts:
    """Count scores."""
    counts = ReplayCounts()
    for one in scores:
        counts.add_score(one)
    return counts


def _list_blocks(score: OutputScore) -> Iterator[BlockName]:
    yield score.mode
    yield "together"
    if score.is_live:
        yield "live"


_DIMENSION_READERS: Final[dict[str, Callable[[OutputScore], str]]] = {
    "category": lambda score: score.category,
    "family": lambda score: score.family,
    "format": lambda score: score.format,
    "dialect": lambda score: score.dialect or f"({score.why})",
}


def _list_cells(score: OutputScore) -> Iterator[CellKey]:
    yield WHOLE_BLOCK
    for name, of in _DIMENSION_READERS.items():
        yield name, of(score)


def _count_record(row: QuestionCounts, score: OutputScore) -> None:
    row.records += 1
    row.lost += len(score.lost)
    row.silent += len(score.silent)
    for call in score.calls:
        _count_call(row, call)
    strict = score.strict
    if strict is not None:
        row.strict_calls += strict.calls
        row.strict_wrong += strict.calls - strict.right_calls
    if score.due:
        row.due += 1
        row.parsed += score.is_parsed
        row.right += score.right
        row.strict_valid += strict is not None and strict.valid
        row.strict_right += strict is not None and strict.right
    else:
        row.idle += 1
        row.idle_executed += any(call.is_valid for call in score.calls)
        row.idle_passed += any(not call.code for call in score.calls)
        row.idle_strict += strict is not None and strict.calls > 0


def _count_call(row: QuestionCounts, call: CallScore) -> None:
    if not call.is_valid:
        row.refused += 1
        return
    row.executed += 1
    row.breaks += call.breaks
    row.wrong += not call.right
    row.held += bool(call.code)
    row.held_wrong += bool(call.code) and not call.right


def _count_by_confidence(part: BlockCounts, score: OutputScore) -> None:
    valid = [call for call in score.calls if call.is_valid]
    if not score.due:
        part.idle[score.question].append(max((call.confidence for call in valid), default=-1.0))
    if valid:
        levels = part.sure.setdefault(score.question, {})
        for call in valid:
            levels.setdefault(call.confidence, [0, 0])[not call.right] += 1


def _count_by_step(part: BlockCounts, score: OutputScore) -> None:
    for call in score.calls:
        if call.is_valid and call.unasked and call.steps:
            for step in ("", *call.steps):
                _count_outcome(part.mended[step], score, right=call.right)
    steps = score.steps
    if not score.is_parsed:
        part.missed[find_cause(score)] += 1
        asked = [step for step in steps if not STEPS[step].faithful] if _has_only_valid_calls(score) else ()
        for step in asked:
            _count_outcome(part.asked[step], score, right=score.right)
        return
    if not steps:
        _count_outcome(part.plain, score, right=score.right)
        return
    for step in ("", *steps):
        _count_outcome(part.repaired[step], score, right=score.right)


def _has_only_valid_calls(score: OutputScore) -> bool:
    return bool(score.calls) and all(call.is_valid for call in score.calls)


def _count_outcome(tally: ModeTally, score: OutputScore, *, right: bool) -> None:
    pair = tally.setdefault((score.question, score.mode), [0, 0])
    pair[0] += 1
    pair[1] += right
