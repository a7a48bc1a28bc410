"""Counting of scores: by mode, and within it by category, family, format, dialect and more, question by question.

Grows with the questions of a corpus and with how finely they are told apart, not with its records, but for one number of
four bytes each (the time it took). May not know how figures are printed.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal

from msgspec import Struct, field

from callwright.domain.steps import STEPS
from callwright.evals.replay.intervals import Sums
from callwright.evals.replay.misses import cause
from callwright.evals.replay.peers import PeerScore
from callwright.evals.replay.recordings import Mode
from callwright.evals.replay.score import CallScore, Score

Block = Literal["text", "native", "together", "live"]
"""What is reported whole: each mode, both together, and real users' questions apart."""

BLOCKS: Final[tuple[Block, ...]] = ("text", "native", "together", "live")
MOST_NOTED: Final = 100
"""Records with a lost call, or a silent change, that are named one by one."""

WHOLE: Final = ("", "")
"""The cell of a block as a whole."""

Cell = tuple[str, str]
"""Dimension and value, such as ("category", "parallel")."""


class Row(Struct):
    """Counts of the outputs to one question, in one cell.

    ``due``: records where a call is due, and of these ``parsed``, ``right``, ``strict_valid``, ``strict_right``.
    ``executed``: valid calls, whatever the gate says, and of these ``breaks``, ``wrong``; ``held`` by the gate, and of
    these ``held_wrong``. ``refused``: calls that are not valid. ``idle``: records where no call is due, and of these
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


Column = Literal[
    "records", "due", "parsed", "right", "strict_valid", "strict_right", "executed", "breaks", "wrong", "held",
    "held_wrong", "refused", "idle", "idle_executed", "idle_passed", "idle_strict", "strict_calls", "strict_wrong",
    "lost", "silent",
]  # fmt: skip


class Group(Struct):
    """One cell of one block: rows by question."""

    rows: dict[str, Row] = field(default_factory=dict)

    def sums(self, above: Column, below: Column) -> Sums:
        """Both columns by question, where the second is not nought."""
        return {
            question: (getattr(row, above), getattr(row, below))
            for question, row in self.rows.items()
            if getattr(row, below)
        }

    def total(self, column: Column) -> int:
        """A column's sum."""
        return sum(getattr(row, column) for row in self.rows.values())


Tally = dict[tuple[str, Mode], list[int]]
"""Question and mode → records, and how many of them are right."""

Unrepaired = dict[str, list[int]]
"""Question → unrepaired records of every mode, and how many of them are right: what a repair is compared with."""

Sure = dict[str, dict[float, list[int]]]
"""Question → confidence → how many valid calls of it are right, and how many wrong."""


def _whole(ns: int) -> int:
    return min(ns, 2**32 - 1)


def _pair(times: tuple["array[int]", "array[int]"], ours: int, theirs: int) -> None:
    times[0].append(_whole(ours))
    times[1].append(_whole(theirs))


class Beside:
    """One of those that read the same records, in one run."""

    def __init__(self) -> None:
        self.group = Group()
        self.ns: array[int] = array("L")

    def add(self, score: Score, made: PeerScore) -> None:
        """Count one record."""
        row = self.group.rows.setdefault(score.question, Row())
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
        self.ns.append(_whole(made.ns))


def beside(score: Score) -> Iterator[tuple[str, PeerScore]]:
    """What everybody made of a record that peers can read; nothing where they were not asked."""
    if not score.peers:
        return
    strict, valid = score.strict, [call for call in score.calls if call.valid]
    right = sum(call.right for call in valid)
    yield (
        "callwright",
        PeerScore(score.parsed, score.right, len(valid), right, len(score.lost), score.ns),
    )
    if strict is None:
        yield "strict", PeerScore(False, False, 0, 0, 0, score.strict_ns)
    else:
        made = (strict.valid, strict.right, strict.calls, strict.right_calls)
        yield "strict", PeerScore(*made, 0, score.strict_ns)
    yield from score.peers.items()


class Part:
    """One block.

    Attributes:
        groups: By cell.
        sure: Valid calls by confidence.
        idle: Question → the greatest confidence of a valid call in each record where none is due; -1 where none was made.
        repaired: Step → question and mode → repaired records (call due, parsed), and of these right; "" is any step.
        asked: Question step → the same of records that are valid with it, and would have to be asked about.
        plain: Question and mode → records of this block without repair (call due, parsed), and of these right.
        unrepaired: The same of all records that were counted, whatever their mode.
        mended: Step → question and mode → calls (call due) that were repaired by themselves, and of these right; "" is any step.
        unmended: Question → calls of all records that were made as they were written, and of these right.
        missed: Cause → records where a call is due that are not parsed.
        ns: Nanoseconds that reading, checking and repairing took, by record.
        clean: Our time and that of strict reading, by record that is strictly readable. against: Ours and json-repair's.
        beside: Peers, strict reading and ourselves on the records that peers can read, by name.
    """

    def __init__(self, unrepaired: Unrepaired | None = None, unmended: Unrepaired | None = None) -> None:
        self.unrepaired: Unrepaired = {} if unrepaired is None else unrepaired
        self.unmended: Unrepaired = {} if unmended is None else unmended
        self.mended: dict[str, Tally] = defaultdict(dict)
        self.missed: Counter[str] = Counter()
        self.groups: dict[Cell, Group] = defaultdict(Group)
        self.sure: Sure = {}
        self.idle: dict[str, list[float]] = defaultdict(list)
        self.repaired: dict[str, Tally] = defaultdict(dict)
        self.asked: dict[str, Tally] = defaultdict(dict)
        self.plain: Tally = {}
        self.ns: array[int] = array("L")
        self.clean: tuple[array[int], array[int]] = array("L"), array("L")
        self.against: tuple[array[int], array[int]] = array("L"), array("L")
        self.beside: dict[str, Beside] = defaultdict(Beside)

    def add(self, score: Score) -> None:
        """Count one record."""
        for cell in _cells(score):
            _count(self.groups[cell].rows.setdefault(score.question, Row()), score)
        self.ns.append(_whole(score.ns))
        if score.strict is not None:
            _pair(self.clean, score.ns, score.strict_ns)
        if score.repair_ns:
            _pair(self.against, score.ns, score.repair_ns)
        for name, row in beside(score):
            self.beside[name].add(score, row)
        _by_confidence(self, score)
        if score.due:
            _by_step(self, score)


class Noted(Struct, frozen=True):
    """A record that has to be looked at, and the names or places in it; nothing of its text."""

    question: str
    model: str
    what: tuple[str, ...]


def _note(noted: list[Noted], score: Score, what: tuple[str, ...]) -> None:
    if what and len(noted) < MOST_NOTED:
        noted.append(Noted(score.question, score.model, what))


class Counts:
    """Everything counted. ``others`` are languages whose reading is rougher than the benchmark's own; never in a block."""

    def __init__(self) -> None:
        self._unrepaired: Unrepaired = {}
        self._unmended: Unrepaired = {}
        self.parts: dict[Block, Part] = {block: Part(self._unrepaired, self._unmended) for block in BLOCKS}
        self.others: dict[str, Group] = defaultdict(Group)
        self.questions: set[str] = set()
        self.records = 0
        self.faults: dict[str, int] = defaultdict(int)
        self.mended = 0
        self.lost: list[Noted] = []
        self.silent: list[Noted] = []

    def add(self, score: Score) -> None:
        """Count one record."""
        self.records += 1
        self.mended += score.mended
        _note(self.lost, score, score.lost)
        _note(self.silent, score, score.silent)
        self.questions.add(score.question)
        if score.fault:
            self.faults[score.fault] += 1
        if score.language != "python":
            group = self.others[f"{score.language} {score.mode}"]
            _count(group.rows.setdefault(score.question, Row()), score)
            return
        if score.due:
            self._as_written(score)
        for block in _blocks(score):
            self.parts[block].add(score)

    def _as_written(self, score: Score) -> None:
        """Count what was not repaired: the record as a whole, and its calls one by one."""
        plain = score.parsed and not score.steps
        written = [call.right for call in score.calls if call.valid and not call.steps]
        for pool, n, right in (
            (self._unrepaired, int(plain), int(plain and score.right)),
            (self._unmended, len(written), sum(written)),
        ):
            if n:
                pair = pool.setdefault(score.question, [0, 0])
                pair[0] += n
                pair[1] += right


def counted(scores: Iterable[Score]) -> Counts:
    """Count scores."""
    counts = Counts()
    for one in scores:
        counts.add(one)
    return counts


def _blocks(score: Score) -> Iterator[Block]:
    yield score.mode
    yield "together"
    if score.live:
        yield "live"


_DIMENSIONS: Final[dict[str, Callable[[Score], str]]] = {
    "category": lambda score: score.category,
    "family": lambda score: score.family,
    "format": lambda score: score.format,
    "dialect": lambda score: score.dialect or f"({score.why})",
}


def _cells(score: Score) -> Iterator[Cell]:
    yield WHOLE
    for name, of in _DIMENSIONS.items():
        yield name, of(score)


def _count(row: Row, score: Score) -> None:
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
        row.parsed += score.parsed
        row.right += score.right
        row.strict_valid += strict is not None and strict.valid
        row.strict_right += strict is not None and strict.right
    else:
        row.idle += 1
        row.idle_executed += any(call.valid for call in score.calls)
        row.idle_passed += any(not call.code for call in score.calls)
        row.idle_strict += strict is not None and strict.calls > 0


def _count_call(row: Row, call: CallScore) -> None:
    if not call.valid:
        row.refused += 1
        return
    row.executed += 1
    row.breaks += call.breaks
    row.wrong += not call.right
    row.held += bool(call.code)
    row.held_wrong += bool(call.code) and not call.right


def _by_confidence(part: Part, score: Score) -> None:
    valid = [call for call in score.calls if call.valid]
    if not score.due:
        part.idle[score.question].append(max((call.confidence for call in valid), default=-1.0))
    if valid:
        levels = part.sure.setdefault(score.question, {})
        for call in valid:
            levels.setdefault(call.confidence, [0, 0])[not call.right] += 1


def _by_step(part: Part, score: Score) -> None:
    for call in score.calls:
        if call.valid and call.unasked and call.steps:
            for step in ("", *call.steps):
                _tick(part.mended[step], score, right=call.right)
    steps = score.steps
    if not score.parsed:
        part.missed[cause(score)] += 1
        asked = [step for step in steps if not STEPS[step].faithful] if _is_valid(score) else ()
        for step in asked:
            _tick(part.asked[step], score, right=score.right)
        return
    if not steps:
        _tick(part.plain, score, right=score.right)
        return
    for step in ("", *steps):
        _tick(part.repaired[step], score, right=score.right)


def _is_valid(score: Score) -> bool:
    return bool(score.calls) and all(call.valid for call in score.calls)


def _tick(tally: Tally, score: Score, *, right: bool) -> None:
    pair = tally.setdefault((score.question, score.mode), [0, 0])
    pair[0] += 1
    pair[1] += right
