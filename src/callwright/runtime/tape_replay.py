"""Replay a recorded call: from the tape alone, or from the tape and then live.

Both send the recorded answers to the same call generator and compare its effects with the tape. A generator that requests
another effect has diverged, because rules or contract have changed since the recording, and that is reported.
"""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from callwright.core.call.call_state import EffectFlow
from callwright.core.call.pipeline import run_call
from callwright.domain.contract import CompiledContract, EffectClass
from callwright.domain.effects import (
    Answer,
    Authorize,
    Claim,
    Claimed,
    CountRefusal,
    Effect,
    Execute,
    Raised,
    Reserve,
    Resolved,
    Settle,
    StoreFailed,
)
from callwright.domain.evidence import NO_ANSWER, NOT_SENT
from callwright.domain.result import ToolResult
from callwright.ports import Catalogue
from callwright.runtime.declared_secrets import SecretMarker, TapeSealer
from callwright.runtime.driver import EFFECT_TYPES, AsyncEffectPerformer, EffectStarters, RecordedSteps
from callwright.runtime.tape import (
    DivergedError,
    Tape,
    TapeError,
    TapeHead,
    encode_line,
    is_missing_withheld,
    make_writable_head,
)

C = TypeVar("C")
_Known = TypeVar("_Known", Authorize, Claim)


def replay_tape(tape: Tape) -> ToolResult:
    """Return the envelope in which the tape ends, without performing anything.

    Raises:
        DivergedError: The call generator now requests another effect.
        TapeError: The tape ends before the call does, or lacks a result that was withheld or arguments that are secret.
    """
    if is_missing_withheld(tape):
        raise TapeError("the result was withheld and is not in this tape; replay the call by its id")
    if tape.head.method:
        raise TapeError(f"it records {tape.head.method}, which can be read and not replayed")
    if tape.head.sealed:
        raise TapeError("its contract declares secret arguments, which are not in the tape")
    flow = run_call(tape.head.request, tape.head.ticket, tape.head.limits)
    effect = next(flow)
    for step, (recorded, answer) in enumerate(tape.steps):
        if not _is_same_effect(effect, recorded):
            raise DivergedError(step, _get_effect_name(recorded), _get_effect_name(effect))
        try:
            effect = flow.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
    raise TapeError(f"the tape ends before {_get_effect_name(effect)}")


def resume_flow(tape: Tape) -> EffectFlow[ToolResult]:
    """Resume the generator of a recorded call: through the valid part of the tape without effects, then yielding effects as usual.

    If the tape ends before the tool was executed, the claim is repeated: the ledger may have changed since.
    An execution without an answer may have happened, and is repeated only if the contract allows that.
    """
    head = tape.head
    flow = run_call(head.request, head.ticket, head.limits)
    steps = select_valid_steps(tape)
    effect, effects = next(flow), _find_effect_class(tape)
    for step, (recorded, answer) in enumerate(steps):
        if not _is_same_effect(effect, recorded):
            raise DivergedError(step, _get_effect_name(recorded), _get_effect_name(effect))
        try:
            effect = flow.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
    if (
        len(steps) == len(tape.steps)
        and tape.pending is not None
        and not _is_same_effect(effect, tape.pending)
    ):
        raise DivergedError(len(steps), _get_effect_name(tape.pending), _get_effect_name(effect))
    answer = yield from _answer_first_open_effect(tape, effect, effects)
    while True:
        try:
            effect = flow.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        answer = yield effect


def select_valid_steps(tape: Tape) -> RecordedSteps:
    """Return the steps that are still valid: those up to the last claim without an execution, else all.

    A call may contain others, its parts or its fallback; each of them has its own claim.
    """
    if isinstance(tape.pending, Execute):
        return tape.steps
    asked = [effect for effect, _ in tape.steps]
    run = max((at for at, effect in enumerate(asked) if isinstance(effect, Execute)), default=-1)
    claims = (at for at, effect in enumerate(asked) if at > run and isinstance(effect, Claim))
    return tape.steps[: next(claims, len(asked))]


def list_claimed_keys(tape: Tape) -> frozenset[str | None]:
    """Return the keys that the recorded call had claimed, as far as it got."""
    return frozenset(
        effect.key
        for effect, answer in tape.steps
        if isinstance(effect, Claim) and isinstance(answer, Claimed)
    )


def list_contracts(tape: Tape) -> list[CompiledContract]:
    """Return the contracts of the recorded call and of calls inside it, as far as it got."""
    return [answer.tool for _, answer in tape.steps if isinstance(answer, Resolved)]


def check_contracts_registered(tape: Tape, catalogue: Catalogue) -> None:
    """Refuse a tape whose tool is not registered here under the same contract.

    Raises:
        TapeError: It is not registered.
    """
    for wanted in list_contracts(tape):
        contract, principal = wanted.contract, tape.head.request.principal
        found = catalogue.find(contract.name, contract.version, principal)
        if found is None or found[0].hash != wanted.hash:
            raise TapeError(
                f"{contract.name} {contract.version} is not registered here under the same contract"
            )


def _find_effect_class(tape: Tape) -> EffectClass:
    """Return the effect class of the tape's last tool."""
    tools = list_contracts(tape)
    return tools[-1].contract.effect if tools else "once"


def _answer_first_open_effect(tape: Tape, effect: Effect[Any], effects: EffectClass) -> EffectFlow[Answer]:
    """Answer the first effect beyond the tape."""
    if (
        isinstance(effect, Execute)
        and effects == "once"
        and (tape.pending is not None or not tape.head.journal)
    ):
        return Raised("outcome_unknown", NO_ANSWER)
    answer: Answer = yield effect
    return answer


def _is_same_effect(effect: Effect[Any], recorded: Effect[Any]) -> bool:
    """Return whether the generator requests the recorded effect.

    Older tapes lack contract and argument hashes.
    """
    if effect == recorded:
        return True
    if isinstance(recorded, Authorize) and isinstance(effect, Authorize):
        return _restore_recorded_keys(effect, recorded) == recorded
    if isinstance(recorded, Claim) and isinstance(effect, Claim):
        known = {
            name: getattr(recorded, name)
            for name in ("contract_hash", "args_hash")
            if not getattr(recorded, name)
        }
        return replace(_restore_recorded_keys(effect, recorded), **known) == recorded
    if isinstance(effect, Settle | CountRefusal) and isinstance(recorded, Settle | CountRefusal):
        return not recorded.args_hash and replace(effect, args_hash="") == recorded
    return False


def _restore_recorded_keys(effect: _Known, recorded: _Known) -> _Known:
    """Take the recorded alternate keys: they depend on the tool versions that existed when the call was made."""
    return replace(effect, also=recorded.also, read_key=recorded.read_key)


def _get_effect_name(effect: Effect[Any]) -> str:
    return type(effect).__name__


class JournalingPerformer:
    """A performer that writes every effect to a file before it is performed, and its answer after.

    The lines before the first authorization are written together with it, because secret arguments are not known earlier. Marks replace
    secret arguments, and such a journal cannot be resumed.
    The file is synced to the disk before a tool with an effect is run, so that its end proves which effects have not happened, even
    after a power loss. If the journal cannot be written, no effect is performed.
    """

    waiting: Awaitable[Answer]
    in_doubt = False
    """The call, or a part of it, was settled as unknown: reconciliation needs its arguments."""

    def __init__(
        self, inner: AsyncEffectPerformer, folder: Path, head: TapeHead, marker: SecretMarker
    ) -> None:
        self._inner = inner
        self._sealer = TapeSealer(marker)
        self._held: list[Any] | None = [make_writable_head(head)]
        self._file: int | None = None
        path = folder / f"{head.ticket.call_id}.tape"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        except OSError:
            return

    async def compute_in_thread(self, compute: Callable[[], C]) -> C:
        """Compute beside the loop, as the inner performer does."""
        return await self._inner.compute_in_thread(compute)

    def perform_effect(self, effect: Effect[Any]) -> Answer:
        """Perform the effect, blocking, and journal it before and after."""
        refused = self._journal_effect(effect)
        if refused is not None:
            return refused
        answer = self._inner.perform_effect(effect)
        self._write_line([None, answer])
        return answer

    def _begin_effect(self, effect: Effect[Any]) -> Answer | None:
        refused = self._journal_effect(effect)
        if refused is not None:
            return refused
        answer = self._inner.begins[type(effect)](self._inner, effect)
        if answer is None:
            self.waiting = self._journal_answer(self._inner.waiting)
        else:
            self._write_line([None, answer])
        return answer

    def handle_signal(self, effect: Effect[Any], signal: BaseException) -> Answer:
        """Handle a signal and journal the resulting answer."""
        answer = self._inner.handle_signal(effect, signal)
        self._write_line([None, answer])
        return answer

    def close(self) -> None:
        """Write the pending lines, and close the file. Idempotent."""
        self._write_held_lines()
        self._close_file()

    def _close_file(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    async def _journal_answer(self, waiting: Awaitable[Answer]) -> Answer:
        answer = await waiting
        self._write_line([None, answer])
        return answer

    def _journal_effect(self, effect: Effect[Any]) -> Answer | None:
        """Journal the effect; if that fails, refuse an effect that would begin something."""
        self._write_line([effect])
        self.in_doubt = self.in_doubt or (isinstance(effect, Settle) and effect.state == "unknown")
        if isinstance(effect, Execute) and effect.key is not None and self._file is not None:
            self._sync_file()
        if self._file is not None or not isinstance(effect, Claim | Reserve | Execute):
            return None
        return Raised("unavailable", NOT_SENT) if isinstance(effect, Execute) else StoreFailed("full")

    def _sync_file(self) -> None:
        try:
            os.fsync(self._file or 0)
        except OSError:
            self._close_file()

    def _write_line(self, line: list[Any]) -> None:
        """Write a line ``[effect]`` or ``[None, answer]``, or keep it until the call is authorized."""
        step = line[-1]
        self._sealer.note_step(step)
        if self._held is not None:
            self._held.append(line)
            if not isinstance(step, Authorize | Claim | Execute):
                return
            self._write_held_lines()
            return
        self._append_lines([line])

    def _write_held_lines(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            head = replace(held[0], sealed=True) if self._sealer.is_needed else held[0]
            self._append_lines([head, *held[1:]])

    def _append_lines(self, lines: list[Any]) -> None:
        if self._file is None:
            return
        data = b"".join(map(self._encode_line, lines))
        try:
            written_bytes = os.write(self._file, data)
        except OSError:
            self._close_file()
            return
        if written_bytes < len(
            data
        ):  # the disk is full: a partial line would read as if the effect had never been requested
            self._close_file()

    def _encode_line(self, line: Any) -> bytes:
        data = encode_line(line)
        return self._sealer.seal_line(data) if self._sealer.is_needed else data + b"\n"

    begins: ClassVar[EffectStarters] = dict.fromkeys(EFFECT_TYPES, _begin_effect)
