"""Weigh the calls of dialogue files by the gate, and report what it makes and holds, and how it is calibrated.

One line is one dialogue with one call: the messages before it, the tools on offer, the call, and whether it is ``due``, ``not_due`` or
has a ``wrong_value``. Dialogues of one ``group`` belong together: they are variants of one situation.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.core.text.conversation import ConversationError, read_conversation
from callwright.domain.contract import CompiledContract, Contract, EffectClass
from callwright.domain.doubt_rules import DoubtName
from callwright.domain.reason import Reason
from callwright.evals.json_lines import RecordedDataError, read_lines
from callwright.evals.replay import record_reasons
from callwright.evals.replay.calibration import (
    CalibrationStep,
    JudgedCall,
    find_conformal_threshold,
    fit_isotonic,
)
from callwright.evals.replay.recording_file import MAX_LINE_BYTES, DamagedLine

KEPT_SHARE: Final = 0.95
CERTAINTY: Final = 0.9
_MAX_NAMED_MISSES: Final = 200
_REPEATABLE: Final = frozenset({"read", "idempotent"})


class DialogueTool(Struct, frozen=True):
    """One tool on offer. A name that is no tool name, such as 退票, becomes the beginning of its description."""

    name: str
    input_schema: dict[str, Any]
    description: str = ""
    effect: EffectClass = "once"


class DialogueCall(Struct, frozen=True):
    """The call of the model."""

    name: str
    arguments: dict[str, Any]


class DialogueCase(Struct, frozen=True):
    """One dialogue with its call. ``kind`` names the situation, such as ``superseded`` or ``question_only``.

    ``now``: the user's local time at the call, as ``2026-11-23T10:00:00``; "" if it is unknown.
    """

    id: str
    group: str
    locale: str
    tools: list[DialogueTool]
    messages: list[dict[str, Any]]
    call: DialogueCall
    expect: Literal["due", "not_due", "wrong_value"]
    kind: str = ""
    now: str = ""


class DialogueTally(Struct):
    """Numbers of calls, and of those that the gate lets pass: due calls, calls not due, and calls with a wrong value."""

    made_due: int = 0
    due: int = 0
    made_undue: int = 0
    undue: int = 0
    made_wrong: int = 0
    wrong: int = 0

    def count_call(self, expect: str, *, made: bool) -> None:
        """Add one call."""
        if expect == "due":
            self.due += 1
            self.made_due += made
        elif expect == "not_due":
            self.undue += 1
            self.made_undue += made
        else:
            self.wrong += 1
            self.made_wrong += made


class ClassCalibration(Struct, frozen=True):
    """The calibration of one effect class.

    Attributes:
        effect: The class. calls: Judged calls. groups: Groups of them.
        shares: The share of right calls by confidence.
        threshold: Greatest threshold that keeps ``KEPT_SHARE`` with ``CERTAINTY``; None with too few groups.
    """

    effect: str
    calls: int
    groups: int
    shares: list[CalibrationStep]
    threshold: float | None


class DialogueMiss(Struct, frozen=True):
    """A wrong decision of the gate: an undue or wrong call that it makes, or a due call that it holds."""

    id: str
    kind: str
    expect: str
    confidence: float
    doubts: list[DoubtName]


class DialogueReport(Struct, frozen=True, kw_only=True):
    """The gate's decisions on dialogues: in total, by effect class, language and kind; its calibration; the misses."""

    format: str = "callwright.replay-dialogues/1"
    files: list[str]
    dialogues: int
    groups: int
    total: DialogueTally
    by_effect: dict[str, DialogueTally]
    by_locale: dict[str, DialogueTally]
    by_kind: dict[str, DialogueTally]
    calibration: list[ClassCalibration]
    misses: list[DialogueMiss]
    damaged: int
    damaged_lines: list[DamagedLine]


_decode_case = msgspec.json.Decoder(DialogueCase).decode


def is_dialogue_file(path: Path) -> bool:
    """Return whether a file's first line is a dialogue with its call."""
    try:
        _, first = next(read_lines(path, MAX_LINE_BYTES), (0, None))
        return first is not None and bool(_decode_case(first).group)
    except (RecordedDataError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def build_dialogue_report(paths: Sequence[Path]) -> DialogueReport:
    """Weigh the calls of these files.

    Raises:
        RecordedDataError: a file cannot be read.
    """
    counts = _DialogueCounts()
    for path in paths:
        for number, case in _iter_cases(path):
            why = record_reasons.NOT_A_DIALOGUE() if case is None else counts.add_case(case)
            if why is not None:
                counts.damaged.append(DamagedLine(path.name, number, why))
    return counts.build_report([path.name for path in paths])


def _iter_cases(path: Path) -> Iterator[tuple[int, DialogueCase | None]]:
    if not path.is_file():
        raise RecordedDataError(f"there is no file {path.name}")
    for number, line in read_lines(path, MAX_LINE_BYTES):
        try:
            yield number, _decode_case(line or b"")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            yield number, None


class _DialogueCounts:
    def __init__(self) -> None:
        self.total = DialogueTally()
        self.tables: tuple[defaultdict[str, DialogueTally], ...] = tuple(
            defaultdict(DialogueTally) for _ in range(3)
        )
        self.judged: defaultdict[str, list[JudgedCall]] = defaultdict(list)
        self.misses: list[DialogueMiss] = []
        self.damaged: list[DamagedLine] = []
        self.dialogues = 0
        self.groups: set[str] = set()

    def add_case(self, case: DialogueCase) -> Reason | None:
        """Weigh one call; return why that is impossible, or None."""
        offered = next((one for one in case.tools if one.name == case.call.name), None)
        if offered is None:
            return record_reasons.TOOL_NOT_ON_OFFER()
        try:
            verdict = weigh_call(offered, case)
        except (ContractError, ConversationError, ValueError):
            return record_reasons.UNUSABLE_TOOL_OR_MESSAGES()
        self.dialogues += 1
        self.groups.add(case.group)
        keys = (offered.effect, case.locale, case.kind)
        for tally in (self.total, *(table[key] for table, key in zip(self.tables, keys, strict=True))):
            tally.count_call(case.expect, made=verdict.is_clear)
        right = case.expect == "due"
        self.judged[offered.effect].append(JudgedCall(case.group, verdict.confidence, right))
        if verdict.is_clear != right:
            doubts = [one.name for one in verdict.doubts]
            self.misses.append(DialogueMiss(case.id, case.kind, case.expect, verdict.confidence, doubts))
        return None

    def build_report(self, files: list[str]) -> DialogueReport:
        effects, locales, kinds = (dict(sorted(table.items())) for table in self.tables)
        return DialogueReport(
            files=files,
            dialogues=self.dialogues,
            groups=len(self.groups),
            total=self.total,
            by_effect=effects,
            by_locale=locales,
            by_kind=kinds,
            calibration=[_calibrate(effect, calls) for effect, calls in sorted(self.judged.items())],
            misses=self.misses[:_MAX_NAMED_MISSES],
            damaged=len(self.damaged),
            damaged_lines=self.damaged[:20],
        )


def _calibrate(effect: str, calls: list[JudgedCall]) -> ClassCalibration:
    return ClassCalibration(
        effect,
        len(calls),
        len({one.group for one in calls}),
        fit_isotonic(calls),
        find_conformal_threshold(calls, kept=KEPT_SHARE, certainty=CERTAINTY),
    )


def weigh_call(offered: DialogueTool, case: DialogueCase) -> GateVerdict:
    """Weigh the call of a dialogue for the tool that it names."""
    heard = index_conversation(read_conversation(case.messages))
    moments = (datetime.fromisoformat(case.now),) if case.now else ()
    evidence = GateEvidence(heard, todays=tuple(one.date() for one in moments), moments=moments)
    return compute_verdict(compile_tool(offered), case.call.arguments, (), evidence)


def compile_tool(offered: DialogueTool) -> CompiledContract:
    """Compile the contract of a tool on offer."""
    plain = offered.name.isascii()
    return compile_contract(
        Contract(
            name=offered.name if plain else "tool",
            description=offered.description if plain else f"{offered.name}。{offered.description}",
            input_schema=offered.input_schema,
            effect=offered.effect,
            repeat="allow" if offered.effect in _REPEATABLE else "replay",
        )
    )
