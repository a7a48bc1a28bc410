"""One recorded output, decided as a live call is decided: read → check → repair → check → gate.

The functions are those of the story (``core.reader``, ``core.repair``, ``core.gate``); a test shows on samples that
``app.calls(..., dry_run=True)`` decides the same. May not know what is right: that is asked afterwards.
"""

import time
from functools import lru_cache
from typing import Any

from msgspec import Struct

from callwright.core.gate import Evidence, weigh
from callwright.core.ground import Heard, hear
from callwright.core.numbers import as_python
from callwright.core.reader.read import read
from callwright.core.reader.reading import Unreadable, is_cut
from callwright.core.repair import mend
from callwright.core.repair.names import nearest_tool, retitled
from callwright.core.select import compared
from callwright.core.siblings import siblings
from callwright.domain.call import Said, Siblings, ToolCall
from callwright.domain.result import Repair
from callwright.evals.replay.recordings import Offered, Recording


class Decided(Struct, frozen=True):
    """What became of one call of an output.

    Attributes:
        name: The tool's name as it was read. arguments: As they would be executed; once valid, with their numbers as a
            Python function is given them.
        code: Why it is not executed, or None. A call with the code ``low_confidence`` is valid and was held by the gate,
            whether it is asked about as a whole or about values of it.
        repairs: Liberties of its reading, then corrections of its arguments.
        confidence: How surely it is meant, 0..1, by the gate; 0 for a call that is not valid.
    """

    name: str
    arguments: dict[str, Any]
    code: str | None
    repairs: tuple[Repair, ...]
    confidence: float

    @property
    def valid(self) -> bool:
        """A tool on offer, and arguments that meet its schema."""
        return self.code in {None, HELD}


HELD = "low_confidence"


class Decision(Struct, frozen=True):
    """What became of one output. ``unreadable`` says why nothing was read; ``ns`` is reading, checking and repairing."""

    calls: tuple[Decided, ...]
    unreadable: Unreadable | None
    dialect: str
    ns: int

    @property
    def parsed(self) -> bool:
        """It ended in calls, and every one of them may be executed as far as the contract goes."""
        return bool(self.calls) and all(call.valid for call in self.calls)


def decide(recording: Recording, offer: Offered) -> Decision:
    """Decide one output."""
    raw = recording.raw
    began = time.perf_counter_ns()
    found = read(raw, offer, channel=recording.channel)
    if isinstance(found, Unreadable):
        return Decision((), found, "", time.perf_counter_ns() - began)
    mended = [_mended(call, offer) for call in found.calls]
    took = time.perf_counter_ns() - began
    beside = siblings(found.calls)
    gated = tuple(_gated(call, recording, offer, at) for call, at in zip(mended, beside, strict=True))
    return Decision(gated, None, found.dialect, took)


def _mended(call: ToolCall, offer: Offered) -> Decided:
    if is_cut(call):
        return Decided(call.name, call.arguments, "invalid_json", call.repairs, 0.0)
    tool = offer.get(call.name)
    if tool is None:
        closest = nearest_tool(call.name[:128], offer.names())
        meant = None if closest is None else retitled(call, closest)
        if meant is None:
            return Decided(call.name, call.arguments, "unknown_tool", call.repairs, 0.0)
        call, tool = meant, offer.contracts[meant.name]
    mended = mend(tool, call.arguments)
    repairs = (*call.repairs, *mended.repairs)
    if mended.problems:
        code = "missing_required_field" if mended.missing else "invalid_arguments"
        return Decided(call.name, mended.arguments, code, repairs, 0.0)
    return Decided(call.name, mended.arguments, None, repairs, 1.0)


def _gated(call: Decided, recording: Recording, offer: Offered, beside: Siblings) -> Decided:
    if not call.valid:
        return call
    heard = _heard(recording.conversation)
    others = compared(offer.index.scores(sorted(heard.asked or ())), call.name, lambda _: True)
    evidence = Evidence(heard, beside, others)
    weighed = weigh(offer.contracts[call.name], call.arguments, call.repairs, evidence)
    code = None if weighed.clear else HELD
    return Decided(call.name, _given(offer, call), code, call.repairs, weighed.confidence)


def _given(offer: Offered, call: Decided) -> dict[str, Any]:
    plan = offer.numbers.get(call.name)
    return call.arguments if plan is None else as_python(call.arguments, plan)


@lru_cache(8)
def _heard(conversation: tuple[Said, ...]) -> Heard:
    """The conversation, indexed once for the calls of an output."""
    return hear(conversation)
