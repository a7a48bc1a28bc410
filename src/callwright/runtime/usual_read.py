"""The parts that all usual reads of one tool by one principal share: steps without arguments, and parts of the tape.

A usual read is a read that the rules allow, outside a run, under no quota, with no secret argument, that names neither
version, approval nor time limit. This module decides nothing: the catalogue, the rules, the quotas and the store are asked for every
call, and parts that were built for another contract, decision or limit are not used.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.call import admission, attempts
from callwright.core.call.call_state import CallState
from callwright.core.policy.authorization import AuthorizationDecision
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    Allowed,
    Authorize,
    Execute,
    ReadClock,
    Reserve,
    Reserved,
    Resolve,
    Resolved,
)
from callwright.domain.records import RunLimits
from callwright.runtime.driver import RecordedSteps
from callwright.runtime.tape import encode_line

USUAL_RESERVED: Final = Reserved()
READ_CLOCK: Final = ReadClock()
MAX_USUAL_READS: Final = 1_024
"""Principals and tools of which the common parts are kept; beyond that all are built anew."""

_HOLE: Final = b"\0"
"""Placeholder for a part that differs from call to call; JSON never contains it."""


class UsualRead(Struct, frozen=True):
    """The common parts, and for what they hold: this very contract and decision, and these limits.

    ``authorize`` lacks the arguments, ``execute`` the arguments and the id of the call. The answer ``Resolved`` is not among them: the
    collector does not look into it, so that an application would never be freed.
    ``before_tool``, ``before_answer`` and so on are the bytes of the tape between the parts that differ.
    """

    tool: CompiledContract
    decision: AuthorizationDecision
    limits: RunLimits
    resolve: Resolve
    authorize: Authorize
    allowed: Allowed
    reserve: Reserve
    execute: Execute
    before_authorize: bytes
    before_execute: bytes
    before_call_id: bytes
    before_answer: bytes

    def encode_tape(
        self, head_line: bytes, steps: RecordedSteps, arguments: bytes = b"", answer: bytes = b""
    ) -> bytes:
        """Encode the tape of a usual read, whose five steps are those of the fast path. The same bytes as ``encode_tape`` gives.

        Args:
            head_line: The encoded head.
            steps: The steps; only what differs from call to call is read.
            arguments: The arguments as they were encoded when the call was read; b"" where they were not.
            answer: The value that the tool returned, as it was encoded when it was converted; b"" where it was not.
        """
        execute: Any
        returned: Any
        _, _, _, (execute, returned), (_, tick) = steps
        arguments = arguments or encode_line(execute.arguments)
        answered: tuple[bytes, ...]
        if answer and returned.started is None:
            answered = _BEFORE_VALUE, answer, _BEFORE_SIZE, b"%d}" % returned.size
        else:
            answered = (encode_line(returned),)
        return b"".join(
            (
                head_line,
                self.before_authorize,
                arguments,
                self.before_execute,
                arguments,
                self.before_call_id,
                encode_line(execute.call_id),
                self.before_answer,
                *answered,
                _BEFORE_TICK,
                encode_line(tick),
                b"]\n",
            )
        )


def build_usual_read(
    state: CallState, tool: CompiledContract, decision: AuthorizationDecision
) -> UsualRead | None:
    """Build the common parts from the first call's own steps; None where the rules do not allow this tool without more."""
    if tool.contract.effect != "read" or tool.secrets or not tool.straight or decision.verdict != "allow":
        return None
    resolve, allowed = admission.build_resolve(state, state.call), Allowed(decision.rule)
    sample = CallState(state.request, state.ticket, state.limits)
    sample.set_tool(tool)
    hole: Any = msgspec.Raw(_HOLE)
    sample.arguments = hole
    reserve = attempts.build_reserve(sample, tool.contract, 1)
    limit_ms = attempts.compute_deadline_ms(sample, tool.contract, admission.NO_CLAIM)
    execute = attempts.build_execute(sample, tool.contract, admission.NO_CLAIM, 1, limit_ms)
    execute = replace(execute, call_id=hole)
    authorize = admission.build_authorize(sample, tool)
    lines = _encode_lines(
        (resolve, Resolved(tool)), (authorize, allowed), (reserve, USUAL_RESERVED), (execute, hole)
    )
    before_authorize, before_execute, before_call_id, before_answer, _ = lines.split(_HOLE)
    return UsualRead(
        tool,
        decision,
        state.limits,
        resolve,
        authorize,
        allowed,
        reserve,
        execute,
        before_authorize,
        before_execute,
        before_call_id,
        before_answer,
    )


def _encode_lines(*steps: tuple[Any, Any]) -> bytes:
    return b"".join(b"\n" + encode_line(step) for step in steps)


_BEFORE_VALUE: Final = b'{"type":"Returned","value":'
_BEFORE_SIZE: Final = b',"kind":"json","size":'
_BEFORE_TICK: Final = b"]\n[" + encode_line(READ_CLOCK) + b","


class UsualReads:
    """The common parts of the usual reads of one application, found by contract and decision."""

    def __init__(self) -> None:
        self._reads: dict[tuple[int, int], UsualRead] = {}

    def __len__(self) -> int:
        return len(self._reads)

    def find(
        self, state: CallState, tool: CompiledContract, decision: AuthorizationDecision
    ) -> UsualRead | None:
        """Return the common parts for a call; None where it is no usual read."""
        # The stored value refers to both objects, so that no other object can have these ids.
        usual = self._reads.get((id(tool), id(decision)))
        if usual is None or usual.limits is not state.limits or usual.resolve.name != state.call.name:
            usual = build_usual_read(state, tool, decision)
            if usual is not None:
                if len(self._reads) >= MAX_USUAL_READS:
                    self._reads = {}
                self._reads[id(tool), id(decision)] = usual
        return usual
