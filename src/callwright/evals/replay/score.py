"""One recorded output, scored: what we decide, what strict reading gives, what is right, what was lost or changed.

What comes out is small and holds nothing of the output itself, so that it can be counted, kept and compared.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

import jsonschema_rs
from msgspec import Struct

from callwright.domain.steps import STEPS
from callwright.evals.replay.bfcl import Checker, Judged
from callwright.evals.replay.judge import Decided, Decision, decide
from callwright.evals.replay.peers import PeerScore, applies, peer_scores, repair_ns
from callwright.evals.replay.recordings import Mode, Offered, Recording, offered
from callwright.evals.replay.strict import strict_calls
from callwright.evals.replay.witness import witness

Call = tuple[str, dict[str, Any]]


class CallScore(Struct, frozen=True, array_like=True):
    """One call: why it is refused ("" where it is executed), how sure, right or not, and the steps that it took.

    ``breaks``: it would be executed and breaks the closed schema or names no tool, by a validator that is not ours.
    ``unasked``: every step may be applied by itself.
    """

    code: str
    confidence: float
    right: bool
    breaks: bool
    unasked: bool
    steps: tuple[str, ...] = ()

    @property
    def valid(self) -> bool:
        """Executed, or held by the gate alone."""
        return self.code in {"", HELD}


HELD: Final = "low_confidence"


class Strict(Struct, frozen=True, array_like=True):
    """The baseline: whether strict reading gives only valid calls, whether they are right, and how many there are."""

    valid: bool
    right: bool
    calls: int
    right_calls: int


class Score(Struct, frozen=True, array_like=True):
    """One record. ``place`` is its line in all files together; ``why`` says why nothing was read."""

    place: int
    question: str
    model: str
    family: str
    category: str
    language: str
    mode: Mode
    format: str
    due: bool
    dialect: str
    why: str
    calls: tuple[CallScore, ...]
    right: bool
    strict: Strict | None
    lost: tuple[str, ...]
    silent: tuple[str, ...]
    ns: int
    strict_ns: int
    fault: str = ""
    mended: bool = False
    peers: dict[str, PeerScore] = {}
    repair_ns: int = 0

    @property
    def live(self) -> bool:
        """Whether a real user asked."""
        return self.category.startswith("live_")

    @property
    def parsed(self) -> bool:
        """It ended in calls, all of them valid, with no liberty that needs asking."""
        return bool(self.calls) and all(one.valid and one.unasked for one in self.calls)

    @property
    def steps(self) -> frozenset[str]:
        """Every step that was taken in it."""
        return frozenset(step for one in self.calls for step in one.steps)


def score(place: int, recording: Recording, checker: Checker | None, *, peers: bool = False) -> Score:
    """Score one output; ``peers`` beside us, where the model was asked for JSON.

    Raises:
        ContractError: a tool on offer contradicts itself.
        msgspec.ValidationError: what is on offer is no list of tools.
    """
    offer = offered(recording)
    decision = decide(recording, offer)
    began = time.perf_counter_ns()
    strict = strict_calls(recording)
    strict_ns = time.perf_counter_ns() - began
    valid = [call for call in decision.calls if call.valid]
    judged = _judged(checker, recording, [(call.name, call.arguments) for call in valid])
    seen = witness(recording, offer, strict, decision)
    return Score(
        place=place,
        question=recording.id,
        model=recording.model,
        family=recording.family,
        category=recording.category,
        language=recording.language,
        mode=recording.asked,
        format=recording.format,
        due=recording.expect == "call",
        dialect=decision.dialect,
        why=decision.unreadable.why if decision.unreadable else "",
        calls=_calls(decision, offer, judged),
        right=decision.parsed and judged.record and recording.expect == "call",
        strict=_strict(strict, recording, offer, checker),
        lost=seen.lost,
        silent=seen.silent,
        ns=decision.ns,
        strict_ns=strict_ns,
        fault=judged.fault or "",
        mended=bool(offer.mended),
        peers=peer_scores(recording, offer, strict, checker) if peers and applies(recording) else {},
        repair_ns=repair_ns(recording) if peers else 0,
    )


def _judged(checker: Checker | None, recording: Recording, calls: Sequence[Call]) -> Judged:
    return checker.judge(recording, calls) if checker else Judged(False, (False,) * len(calls))


def _calls(decision: Decision, offer: Offered, judged: Judged) -> tuple[CallScore, ...]:
    right = iter(judged.calls)
    return tuple(
        CallScore(
            code=call.code or "",
            confidence=round(call.confidence, 4),
            right=call.valid and next(right),
            breaks=call.valid and breaks(call, offer),
            unasked=all(STEPS[one.rule].faithful for one in call.repairs),
            steps=tuple(dict.fromkeys(one.rule for one in call.repairs)),
        )
        for call in decision.calls
    )


def breaks(call: Decided, offer: Offered) -> bool:
    """Whether a call breaks the schema as it was recorded, closed, by the engine itself and not by our use of it."""
    for tool in offer.tools:
        if tool.name == call.name:
            closed = {**tool.parameters, "additionalProperties": False}
            return not jsonschema_rs.is_valid(closed, call.arguments)
    return True


def _strict(
    calls: Sequence[Call] | None, recording: Recording, offer: Offered, checker: Checker | None
) -> Strict | None:
    if calls is None:
        return None
    valid = [
        (name, arguments)
        for name, arguments in calls
        if (tool := offer.get(name)) is not None and tool.check_input.is_valid(arguments)
    ]
    judged = _judged(checker, recording, valid)
    whole = len(valid) == len(calls)
    right = whole and judged.record and recording.expect == "call"
    return Strict(whole, right, len(valid), sum(judged.calls))
