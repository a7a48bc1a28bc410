"""Score one recorded output: our decision, strict reading, correctness, losses and changes.

A score is small and contains nothing of the output itself, so that it can be counted, stored and compared.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

import jsonschema_rs
from msgspec import Struct

from callwright.domain.repair_steps import STEPS
from callwright.evals.replay.bfcl_checker import BfclChecker, Judgement
from callwright.evals.replay.json_repair_peers import (
    PeerScore,
    is_json_requested,
    measure_json_repair_ns,
    score_peers,
)
from callwright.evals.replay.loss_witness import examine_decision
from callwright.evals.replay.output_decision import DecidedCall, OutputDecision, decide_recording
from callwright.evals.replay.recording_types import (
    RecordedOffer,
    Recording,
    RecordingMode,
    compile_recorded_offer,
)
from callwright.evals.replay.strict_reading import read_strict_calls

CallTuple = tuple[str, dict[str, Any]]


class CallScore(Struct, frozen=True, array_like=True):
    """One call: refusal code ("" if executed), confidence, correctness, and the steps taken.

    ``violates_schema``: it would be executed, but an independent validator finds that it violates the closed schema or
    names no tool.
    ``unasked``: every step may be applied without confirmation.
    """

    code: str
    confidence: float
    right: bool
    breaks: bool
    unasked: bool
    steps: tuple[str, ...] = ()

    @property
    def is_valid(self) -> bool:
        """Whether it is executed, or held by the gate alone."""
        return self.code in {"", HELD_CODE}


HELD_CODE: Final = "low_confidence"


class StrictScore(Struct, frozen=True, array_like=True):
    """The baseline: whether strict reading gives only valid calls, whether they are right, and their number."""

    valid: bool
    right: bool
    calls: int
    right_calls: int


class OutputScore(Struct, frozen=True, array_like=True):
    """One record. ``place`` is its line over all files; ``why`` says why nothing was read."""

    place: int
    question: str
    model: str
    family: str
    category: str
    language: str
    mode: RecordingMode
    format: str
    due: bool
    dialect: str
    why: str
    calls: tuple[CallScore, ...]
    right: bool
    strict: StrictScore | None
    lost: tuple[str, ...]
    silent: tuple[str, ...]
    ns: int
    strict_ns: int
    fault: str = ""
    mended: bool = False
    peers: dict[str, PeerScore] = {}
    repair_ns: int = 0

    @property
    def is_live(self) -> bool:
        """Whether the question came from a real user."""
        return self.category.startswith("live_")

    @property
    def is_parsed(self) -> bool:
        """Whether it ended in calls, all valid, without a repair that needs confirmation."""
        return bool(self.calls) and all(one.is_valid and one.unasked for one in self.calls)

    @property
    def steps(self) -> frozenset[str]:
        """Every step taken in it."""
        return frozenset(step for one in self.calls for step in one.steps)


def score_recording(
    place: int, recording: Recording, checker: BfclChecker | None, *, peers: bool = False
) -> OutputScore:
    """Score one output; also with ``peers`` if the model was asked for JSON.

    Raises:
        ContractError: a tool on offer is contradictory.
        msgspec.ValidationError: the offer is not a list of tools.
    """
    offer = compile_recorded_offer(recording)
    decision = decide_recording(recording, offer)
    began = time.perf_counter_ns()
    strict = read_strict_calls(recording)
    strict_ns = time.perf_counter_ns() - began
    valid = [call for call in decision.calls if call.is_valid]
    judged = _judge_calls(checker, recording, [(call.name, call.arguments) for call in valid])
    seen = examine_decision(recording, offer, strict, decision)
    return OutputScore(
        place=place,
        question=recording.id,
        model=recording.model,
        family=recording.family,
        category=recording.category,
        language=recording.language,
        mode=recording.report_mode,
        format=recording.format,
        due=recording.expect == "call",
        dialect=decision.dialect,
        why=decision.unreadable.why if decision.unreadable else "",
        calls=_build_call_scores(decision, offer, judged),
        right=decision.is_parsed and judged.record and recording.expect == "call",
        strict=_score_strict_calls(strict, recording, offer, checker),
        lost=seen.lost,
        silent=seen.silent,
        ns=decision.ns,
        strict_ns=strict_ns,
        fault=judged.fault or "",
        mended=bool(offer.mended),
        peers=score_peers(recording, offer, strict, checker)
        if peers and is_json_requested(recording)
        else {},
        repair_ns=measure_json_repair_ns(recording) if peers else 0,
    )


def _judge_calls(checker: BfclChecker | None, recording: Recording, calls: Sequence[CallTuple]) -> Judgement:
    return checker.judge_calls(recording, calls) if checker else Judgement(False, (False,) * len(calls))


def _build_call_scores(
    decision: OutputDecision, offer: RecordedOffer, judged: Judgement
) -> tuple[CallScore, ...]:
    right = iter(judged.calls)
    return tuple(
        CallScore(
            code=call.code or "",
            confidence=round(call.confidence, 4),
            right=call.is_valid and next(right),
            breaks=call.is_valid and violates_schema(call, offer),
            unasked=all(STEPS[one.rule].faithful for one in call.repairs),
            steps=tuple(dict.fromkeys(one.rule for one in call.repairs)),
        )
        for call in decision.calls
    )


def violates_schema(call: DecidedCall, offer: RecordedOffer) -> bool:
    """Return whether a call violates the recorded schema, closed; checked by the schema engine directly, not by our use of it."""
    for tool in offer.tools:
        if tool.name == call.name:
            closed = {**tool.parameters, "additionalProperties": False}
            return not jsonschema_rs.is_valid(closed, call.arguments)
    return True


def _score_strict_calls(
    calls: Sequence[CallTuple] | None, recording: Recording, offer: RecordedOffer, checker: BfclChecker | None
) -> StrictScore | None:
    if calls is None:
        return None
    valid = [
        (name, arguments)
        for name, arguments in calls
        if (tool := offer.get(name)) is not None and tool.check_input.is_valid(arguments)
    ]
    judged = _judge_calls(checker, recording, valid)
    whole = len(valid) == len(calls)
    right = whole and judged.record and recording.expect == "call"
    return StrictScore(whole, right, len(valid), sum(judged.calls))
