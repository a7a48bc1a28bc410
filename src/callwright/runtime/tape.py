"""The tape of a call: what came in, and every (effect, answer) in order. It *is* the trace.

A tape can be printed, replayed without running a tool, and, cut anywhere, resumed to the same end. On disk it is JSON
Lines: a head, then one line ``[effect, answer]`` per step. Contracts are named by hash; ``ContractLookup`` finds them again.

Two ways of recording. The default writes a finished tape in one piece. A *journal* writes each effect before it is
performed and each answer after, and is flushed to the disk before a tool with an effect is run: only such a tape may be
resumed live, because only there "the tape ends before Execute" proves that the tool was not run.
"""

import base64
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import UnionType
from typing import Any, ForwardRef, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.reader import strict_json
from callwright.domain import cache_effects, effects, task_records
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Answer, Effect
from callwright.domain.records import RunLimits
from callwright.runtime.driver import RecordedSteps

TAPE_FORMAT = "callwright.tape/1"

ContractLookup = Callable[[str], CompiledContract | None]
"""Finds a contract by its hash."""


class TapeHead(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="format", tag=TAPE_FORMAT, gc=False
):
    """What the call was told with: enough to tell it again."""

    request: CallRequest
    ticket: Ticket
    limits: RunLimits
    journal: bool = False


class Tape(Struct, frozen=True):
    """A recorded call. ``pending`` is the effect that was asked and never answered, on a journal that was cut."""

    head: TapeHead
    steps: RecordedSteps
    pending: Effect[Any] | None = None

    def encode(self) -> bytes:
        """The tape as JSON Lines."""
        return encode_tape(self.head, self.steps if self.pending is None else [*self.steps, (self.pending,)])


def encode_tape(head: TapeHead, steps: Sequence[tuple[Any, ...]]) -> bytes:
    """A tape as JSON Lines, one line for each step."""
    raw = head.request.raw
    plain = type(raw) is str and raw.isascii() and len(raw) <= strict_json.MAX_BYTES
    return _encode_lines([head if plain else make_writable_head(head), *steps])


def strip_tracebacks(tape: Tape) -> Tape:
    """The tape as a caller may have it: what a tool's exception shows of its code is for operators."""
    steps = [
        (effect, replace(answer, traceback="") if isinstance(answer, effects.Raised) else answer)
        for effect, answer in tape.steps
    ]
    return replace(tape, steps=steps)


WITHHELD_PLACEHOLDER = "[withheld]"
"""Stands in a tape for a result in quarantine."""


def strip_withheld(tape: Tape) -> Tape:
    """The tape as it may leave the store: a result in quarantine is kept for whoever has its handle, and is not in it."""
    asked = [effect for effect, _ in tape.steps] + [tape.pending]
    if not any(isinstance(effect, effects.Quarantine) for effect in asked):
        return tape
    steps = [(_strip_body(effect), _strip_value(answer)) for effect, answer in tape.steps]
    return replace(tape, steps=steps, pending=tape.pending and _strip_body(tape.pending))


def is_missing_withheld(tape: Tape) -> bool:
    """Whether a result in quarantine was taken out of the tape, so that the call cannot be told again by it."""
    return any(
        isinstance(effect, effects.Quarantine) and effect.body == WITHHELD_PLACEHOLDER
        for effect, _ in tape.steps
    )


def _strip_body(effect: Effect[Any]) -> Effect[Any]:
    if isinstance(effect, effects.Quarantine):
        return replace(effect, body=WITHHELD_PLACEHOLDER)
    if isinstance(effect, effects.Settle) and effect.outcome is not None:  # a part of a batch
        return replace(effect, outcome=replace(effect.outcome, data=None, content=None, partial=None))
    return effect


def _strip_value(answer: Answer) -> Answer:
    if isinstance(answer, effects.Returned):
        return replace(answer, value=WITHHELD_PLACEHOLDER, declared=None, content=None, source=None)
    return replace(answer, upstream={}) if isinstance(answer, effects.Raised) else answer


def make_writable_head(head: TapeHead) -> TapeHead:
    """The head as it can be written: what the model wrote, if it is no plain JSON, in a form that reads back the same.

    Of what is too large to be read no more is kept than shows that.
    """
    raw = head.request.raw
    if isinstance(raw, str | bytes):
        return _make_writable_text(head, raw[: strict_json.MAX_BYTES + 1])
    fault = strict_json.find_json_fault(raw)
    if fault is not None:
        return _replace_raw(head, {_RAW_FORM_KEY: "notJson", "reason": fault})
    return (
        _replace_raw(head, {_RAW_FORM_KEY: "dict", "value": raw})
        if isinstance(raw, dict) and _RAW_FORM_KEY in raw
        else head
    )


def _make_writable_text(head: TapeHead, raw: str | bytes) -> TapeHead:
    if isinstance(raw, str) and strict_json.are_encodable((raw,)):
        return head if raw is head.request.raw else _replace_raw(head, raw)
    data = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
    kind = "text" if isinstance(raw, str) else "bytes"
    return _replace_raw(head, {_RAW_FORM_KEY: kind, "base64": base64.b64encode(data).decode()})


def _restore_raw(head: TapeHead) -> TapeHead:
    raw = head.request.raw
    if not isinstance(raw, dict) or _RAW_FORM_KEY not in raw:
        return head
    if raw[_RAW_FORM_KEY] == "notJson":
        return _replace_raw(head, strict_json.NonJsonValue(raw["reason"]))
    if raw[_RAW_FORM_KEY] == "dict":
        return _replace_raw(head, raw["value"])
    data = base64.b64decode(raw["base64"])
    return _replace_raw(
        head, data if raw[_RAW_FORM_KEY] == "bytes" else data.decode("utf-8", "surrogatepass")
    )


def _replace_raw(head: TapeHead, raw: Any) -> TapeHead:
    return replace(head, request=replace(head.request, raw=raw))


_RAW_FORM_KEY = "callwright.raw"


class TapeError(Exception):
    """The tape cannot be used.

    ``reason`` says why. Cure: record it again, or bring the contracts it was recorded with.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ForeignTapeError(TapeError):
    """A line of the tape says nothing to this release: another release recorded it, or it is damaged.

    ``line`` counts from 1. Cure: read it with the release that recorded it.
    """

    def __init__(self, line: int) -> None:
        super().__init__(
            f"line {line} says nothing here: another release of Callwright recorded it, or it is damaged"
        )
        self.line = line


class DivergedError(TapeError):
    """The story asks for something else than the tape has at this place: rules or contract have changed since."""

    def __init__(self, step: int, recorded: str, asked: str) -> None:
        super().__init__(f"step {step}: the tape has {recorded}, the story now asks {asked}")
        self.step = step
        self.recorded = recorded
        self.asked = asked


# --- reading ----------------------------------------------------------------------------------------------------


def _collect_struct_types(base: type) -> dict[str, type]:
    found = (getattr(place, name) for place in (effects, cache_effects, task_records) for name in dir(place))
    return {kind.__name__: kind for kind in found if isinstance(kind, type) and issubclass(kind, base)}


_EFFECT_TYPES_BY_NAME = _collect_struct_types(Effect)
_ANSWER_TYPES_BY_NAME = _collect_struct_types(Answer)


@cache
def _find_answer_types(effect: type) -> dict[str, type]:
    """What this effect may be answered, as its class says: a tape that was written by hand may hold anything."""
    (said,) = get_args(effect.__orig_bases__[0])  # type: ignore[attr-defined]  # every effect says its answers
    if isinstance(said, UnionType):
        return {kind.__name__: kind for kind in get_args(said)}
    names = said.__forward_arg__ if isinstance(said, ForwardRef) else said.__name__
    return {name: _ANSWER_TYPES_BY_NAME[name] for name in names.split(" | ")}


def _encode_unsupported(value: Any) -> Any:
    if isinstance(value, CompiledContract):
        return value.hash
    return {"notJson": type(value).__name__}


_encoder = msgspec.json.Encoder(enc_hook=_encode_unsupported)
encode_line = _encoder.encode
_encode_lines = _encoder.encode_lines


def decode_tape(data: bytes, shelf: ContractLookup) -> Tape:
    """Read a tape. A last line that was cut off in the middle is dropped: it was never performed or answered.

    Raises:
        ForeignTapeError: a step, or the form of the whole, is unknown to this release.
        TapeError: it is no tape, or a contract is missing.
    """
    lines = data.split(b"\n")
    whole, rest = lines[:-1], lines[-1]
    if not whole:
        raise TapeError("there is no head" if not rest else "the head is cut off")
    try:
        head = _restore_raw(msgspec.json.decode(whole[0], type=TapeHead))
    except _DECODE_ERRORS:
        if _is_tape_head(whole[0]):
            raise ForeignTapeError(1) from None
        raise TapeError("its first line is not the head of a tape") from None
    return _assemble_tape(head, whole[1:], shelf)


def _is_tape_head(first: bytes) -> bool:
    """Whether a line that is no head of ours is that of another release."""
    return first.startswith(b'{"format":"callwright.tape/')


_DECODE_ERRORS = (msgspec.MsgspecError, LookupError, TypeError, ValueError, RecursionError)


def _assemble_tape(head: TapeHead, lines: Iterable[bytes], shelf: ContractLookup) -> Tape:
    """Steps are ``[effect, answer]``; a journal writes ``[effect]`` before and ``[null, answer]`` after."""
    steps: RecordedSteps = []
    pending: Effect[Any] | None = None
    for number, line in enumerate(lines, 2):
        try:
            asked, *answered = msgspec.json.decode(line)
            if asked is not None:
                pending = _convert_document(asked, _EFFECT_TYPES_BY_NAME, shelf)
            if answered and pending is not None:
                steps.append(
                    (pending, _convert_document(answered[0], _find_answer_types(type(pending)), shelf))
                )
                pending = None
        except _DECODE_ERRORS:
            raise ForeignTapeError(number) from None
    return Tape(head, steps, pending)


def _convert_document(document: dict[str, Any], kinds: dict[str, type], shelf: ContractLookup) -> Any:
    kind = kinds[document["type"]]

    def structured(wanted: type, value: Any) -> Any:
        if wanted is not CompiledContract:
            raise TypeError
        contract = shelf(value)
        if contract is None:
            raise TapeError(f"the contract {str(value)[:12]} is not known here")
        return contract

    return msgspec.convert(document, kind, dec_hook=structured)
