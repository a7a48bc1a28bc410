"""Decide one recorded output as a live call is decided: read → check → repair → check → gate.

The functions are those of the call pipeline (``core.reader``, ``core.repair``, ``core.gate``); a test shows on samples that
``app.calls(..., dry_run=True)`` decides the same. Must not depend on the accepted answer, with which the decision is compared afterwards.
"""

import time
from functools import lru_cache
from typing import Any

from msgspec import Struct

from callwright.core.gate import GateEvidence, compute_verdict
from callwright.core.ground import ConversationIndex, index_conversation
from callwright.core.json_schema.python_numbers import to_python_numbers
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.learnt_dialect import list_model_texts
from callwright.core.reader.reading_outcome import Unreadable, is_cut_off
from callwright.core.repair import repair_arguments
from callwright.core.repair.name_spelling import correct_tool_name, find_nearest_tool
from callwright.core.selection.sibling_calls import compare_siblings
from callwright.domain.call import ConversationMessage, Siblings, ToolCall
from callwright.domain.result import Repair
from callwright.evals.replay.recording_types import RecordedOffer, Recording


class DecidedCall(Struct, frozen=True):
    """The decision on one call of an output.

    Attributes:
        name: The tool's name as read. arguments: As they would be executed; once valid, with numbers as a
            Python function receives them.
        code: Why it is not executed, or None. A call with the code ``low_confidence`` is valid and was held by the gate,
            with a question about the whole call or about values of it.
        repairs: Repairs of its reading, then corrections of its arguments.
        confidence: The gate's confidence that the call is intended, 0..1; 0 for an invalid call.
    """

    name: str
    arguments: dict[str, Any]
    code: str | None
    repairs: tuple[Repair, ...]
    confidence: float

    @property
    def is_valid(self) -> bool:
        """Whether the tool is on offer, and the arguments match its schema."""
        return self.code in {None, HELD_CODE}


HELD_CODE = "low_confidence"


class OutputDecision(Struct, frozen=True):
    """The decision on one output. ``unreadable`` says why nothing was read; ``ns`` is the time taken without the gate."""

    calls: tuple[DecidedCall, ...]
    unreadable: Unreadable | None
    dialect: str
    ns: int

    @property
    def is_parsed(self) -> bool:
        """Whether it ended in calls that may all be executed as far as the contract is concerned."""
        return bool(self.calls) and all(call.is_valid for call in self.calls)


def decide_recording(recording: Recording, offer: RecordedOffer) -> OutputDecision:
    """Decide one output."""
    raw = recording.raw
    began = time.perf_counter_ns()
    earlier = list_model_texts(recording.conversation)
    found = read_calls(raw, offer, channel=recording.channel, earlier=earlier)
    if isinstance(found, Unreadable):
        return OutputDecision((), found, "", time.perf_counter_ns() - began)
    mended = [_repair_call(call, offer) for call in found.calls]
    took = time.perf_counter_ns() - began
    beside = compare_siblings(found.calls)
    gated = tuple(_gate_call(call, recording, offer, at) for call, at in zip(mended, beside, strict=True))
    return OutputDecision(gated, None, found.dialect, took)


def _repair_call(call: ToolCall, offer: RecordedOffer) -> DecidedCall:
    if is_cut_off(call):
        return DecidedCall(call.name, call.arguments, "invalid_json", call.repairs, 0.0)
    tool = offer.get(call.name)
    if tool is None:
        closest = find_nearest_tool(call.name[:128], offer.names())
        meant = None if closest is None else correct_tool_name(call, closest)
        if meant is None:
            return DecidedCall(call.name, call.arguments, "unknown_tool", call.repairs, 0.0)
        call, tool = meant, offer.contracts[meant.name]
    mended = repair_arguments(tool, call.arguments)
    repairs = (*call.repairs, *mended.repairs)
    if mended.problems:
        code = "missing_required_field" if mended.missing else "invalid_arguments"
        return DecidedCall(call.name, mended.arguments, code, repairs, 0.0)
    return DecidedCall(call.name, mended.arguments, None, repairs, 1.0)


def _gate_call(
    call: DecidedCall, recording: Recording, offer: RecordedOffer, beside: Siblings
) -> DecidedCall:
    if not call.is_valid:
        return call
    heard = _index_conversation(recording.conversation) if recording.question else None
    evidence = GateEvidence(heard, beside)
    weighed = compute_verdict(offer.contracts[call.name], call.arguments, call.repairs, evidence)
    code = None if weighed.is_clear else HELD_CODE
    return DecidedCall(call.name, _convert_numbers(offer, call), code, call.repairs, weighed.confidence)


def _convert_numbers(offer: RecordedOffer, call: DecidedCall) -> dict[str, Any]:
    plan = offer.numbers.get(call.name)
    return call.arguments if plan is None else to_python_numbers(call.arguments, plan)


@lru_cache(8)
def _index_conversation(conversation: tuple[ConversationMessage, ...]) -> ConversationIndex:
    """Index the conversation, once for all calls of an output."""
    return index_conversation(conversation)
