"""The tape of a call: the request, and every pair of effect and answer in order. It is also the trace of the call.

A tape can be printed, replayed without running a tool, and resumed from any point to the same end. On disk it
is JSON Lines: a head, then one line ``[effect, answer]`` per step. Contracts are named by hash and looked up
by ``ContractLookup``.

There are two ways of recording. The default writes the tape once, when the call has ended. A *journal* writes each effect
before it is performed and each answer after, and is flushed to the disk before a tool with an effect is run:
only such a tape may be resumed live, because only a journal that ends before ``Execute`` proves that the tool
was not run.
"""

import base64
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import UnionType
from typing import Any, Final, ForwardRef, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.reader import strict_json
from callwright.domain import cache_effects, effects, task_records
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Answer, Effect
from callwright.domain.reason import STORED_SENTENCE
from callwright.domain.records import Outcome, RunLimits
from callwright.domain.struct_decoding import describe_types
from callwright.runtime.driver import RecordedSteps

TAPE_FORMAT = "callwright.tape/1"

ContractLookup = Callable[[str], CompiledContract | None]
"""Finds a contract by its hash."""


class TapeHead(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="format", tag=TAPE_FORMAT, gc=False
):
    """The inputs of a call: enough to run its call generator again, unless ``sealed``: then marks replace declared secrets.

    ``method`` is the MCP method of a read that is no call of a tool, such as ``resources/read``; "" for calls.
    """

    request: CallRequest
    ticket: Ticket
    limits: RunLimits
    journal: bool = False
    sealed: bool = False
    method: str = ""


class Tape(Struct, frozen=True):
    """A recorded call. ``pending`` is an effect without an answer, in a journal that was cut off."""

    head: TapeHead
    steps: RecordedSteps
    pending: Effect[Any] | None = None

    def encode(self) -> bytes:
        """Encode the tape as JSON Lines."""
        return encode_tape(self.head, self.steps if self.pending is None else [*self.steps, (self.pending,)])


def encode_tape(head: TapeHead, steps: Sequence[tuple[Any, ...]], head_line: bytes = b"") -> bytes:
    """Encode a tape as JSON Lines, one line per step.

    ``head_line`` is the head as it was encoded when the call was read, of an object that was plain JSON then.
    """
    return (head_line or encode_head(head)) + b"\n" + _encode_lines(steps)


def encode_head(head: TapeHead) -> bytes:
    """Encode the head as the first line of a tape, without its end."""
    raw = head.request.raw
    if type(raw) is str and len(raw) <= strict_json.MAX_BYTES:
        try:
            return encode_line(head)
        except UnicodeEncodeError:  # half a surrogate pair; to look for one first would encode the text twice
            pass
    return encode_line(_choose_head_form(head))


def _choose_head_form(head: TapeHead) -> TapeHead:
    """Return the head, in a form that can be encoded."""
    raw = head.request.raw
    # Looked at again: the tool was given parts of it, and may have changed them.
    plain = type(raw) is dict and _RAW_FORM_KEY not in raw and strict_json.is_small_plain_json(raw)
    return head if plain else make_writable_head(head)


def strip_tracebacks(tape: Tape) -> Tape:
    """Return the tape for a caller: tracebacks show a tool's code and are for operators only."""
    steps = [
        (effect, replace(answer, traceback="") if isinstance(answer, effects.Raised) else answer)
        for effect, answer in tape.steps
    ]
    return replace(tape, steps=steps)


WITHHELD_PLACEHOLDER = "[withheld]"
"""Replaces a quarantined result in a tape."""


def strip_withheld(tape: Tape) -> Tape:
    """Return the tape for use outside the store, without quarantined results, which are read by their handle only."""
    asked = [effect for effect, _ in tape.steps] + [tape.pending]
    if not any(isinstance(effect, effects.Quarantine) for effect in asked):
        return tape
    steps = [(_strip_body(effect), _strip_value(answer)) for effect, answer in tape.steps]
    return replace(tape, steps=steps, pending=tape.pending and _strip_body(tape.pending))


def is_missing_withheld(tape: Tape) -> bool:
    """Return whether a quarantined result was removed from the tape, so that it cannot be replayed."""
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
    if isinstance(answer, effects.AlreadySettled | cache_effects.Recalled):
        return replace(answer, outcome=Outcome(code=answer.outcome.code, data=WITHHELD_PLACEHOLDER))
    return replace(answer, upstream={}) if isinstance(answer, effects.Raised) else answer


def make_writable_head(head: TapeHead) -> TapeHead:
    """Return a head that can be encoded: model output that is not plain JSON becomes a form that decodes to the same.

    Output too large to be read is truncated to just above the limit.
    """
    raw = head.request.raw
    if isinstance(raw, str | bytes):
        return _make_writable_text(head, raw[: strict_json.MAX_BYTES + 1])
    fault = strict_json.find_json_fault(raw)
    if fault is not None:
        return _replace_raw(head, {_RAW_FORM_KEY: "notJson", "reason": str(fault)})
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
        return _replace_raw(head, strict_json.NonJsonValue(STORED_SENTENCE(text=raw["reason"])))
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

    ``reason`` says why. Cure: record it again, or provide the contracts it was recorded with.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ForeignTapeError(TapeError):
    """A line of the tape is unreadable to this release: another release recorded it, or it is damaged.

    ``line`` counts from 1. Cure: read it with the release that recorded it.
    """

    def __init__(self, line: int) -> None:
        super().__init__(
            f"line {line} is unreadable: another release of Callwright recorded it, or it is damaged"
        )
        self.line = line


class DivergedError(TapeError):
    """The call requests another step than its tape recorded: rules or contract have changed since the recording."""

    def __init__(self, step: int, recorded: str, asked: str) -> None:
        super().__init__(f"step {step}: the tape has {recorded}, the replay now asks {asked}")
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
    """Return the answer types of this effect, as its class declares: a hand-written tape may contain anything."""
    (declared,) = get_args(effect.__orig_bases__[0])  # type: ignore[attr-defined]  # every effect says its answers
    if isinstance(declared, UnionType):
        return {kind.__name__: kind for kind in get_args(declared)}
    names = declared.__forward_arg__ if isinstance(declared, ForwardRef) else declared.__name__
    return {name: _ANSWER_TYPES_BY_NAME[name] for name in names.split(" | ")}


def _encode_unsupported(value: Any) -> Any:
    if isinstance(value, CompiledContract):
        return value.hash
    return {"notJson": type(value).__name__}


_encoder = msgspec.json.Encoder(enc_hook=_encode_unsupported)
encode_line = _encoder.encode
_encode_lines = _encoder.encode_lines


def decode_tape(data: bytes, find_contract: ContractLookup) -> Tape:
    """Decode a tape. A truncated last line is dropped: it was never performed or answered.

    Raises:
        ForeignTapeError: A step, or the format of the tape, is unknown to this release.
        TapeError: It is not a tape, or a contract is missing.
    """
    head = decode_head(data)
    return _assemble_tape(head, data.split(b"\n")[1:-1], find_contract)


def decode_head(data: bytes) -> TapeHead:
    """Decode the head of a tape alone: the inputs of its call.

    Raises:
        ForeignTapeError: The head is of another release.
        TapeError: It is not a tape.
    """
    first, newline, _ = data.partition(b"\n")
    if not newline:
        raise TapeError("the head is cut off" if first else "the tape is empty")
    try:
        return _restore_raw(msgspec.json.decode(first, type=TapeHead))
    except _DECODE_ERRORS:
        if _is_tape_head(first):
            raise ForeignTapeError(1) from None
        raise TapeError("the first line is not the head of a tape") from None


def _is_tape_head(first: bytes) -> bool:
    """Return whether a head that cannot be decoded is that of another release."""
    return first.startswith(b'{"format":"callwright.tape/')


_DECODE_ERRORS = (msgspec.MsgspecError, LookupError, TypeError, ValueError, RecursionError)


_RETIRED_EFFECTS: Final = frozenset({"Compare"})
"""Effects of earlier releases that only asked for information which no rule reads today; their steps are left out."""


def _assemble_tape(head: TapeHead, lines: Iterable[bytes], find_contract: ContractLookup) -> Tape:
    """Decode the steps: ``[effect, answer]``; a journal writes ``[effect]`` before and ``[null, answer]`` after."""
    steps: RecordedSteps = []
    pending: Effect[Any] | None = None
    for number, line in enumerate(lines, 2):
        try:
            asked, *answered = msgspec.json.decode(line)
            if asked is not None and asked["type"] in _RETIRED_EFFECTS:
                continue  # in a journal the answer follows in a separate line, without a pending effect
            if asked is not None:
                pending = _convert_document(asked, _EFFECT_TYPES_BY_NAME, find_contract)
            if answered and pending is not None:
                steps.append(
                    (
                        pending,
                        _convert_document(answered[0], _find_answer_types(type(pending)), find_contract),
                    )
                )
                pending = None
        except _DECODE_ERRORS:
            raise ForeignTapeError(number) from None
    return Tape(head, steps, pending)


def _convert_document(document: dict[str, Any], kinds: dict[str, type], find_contract: ContractLookup) -> Any:
    kind = kinds[document["type"]]

    def decode_contract(expected: type, value: Any) -> Any:
        if expected is not CompiledContract:
            raise TypeError
        contract = find_contract(value)
        if contract is None:
            raise TapeError(f"the contract {str(value)[:12]} is unknown")
        return contract

    return msgspec.convert(document, kind, dec_hook=decode_contract)


describe_types(TapeHead, *_EFFECT_TYPES_BY_NAME.values(), *_ANSWER_TYPES_BY_NAME.values())
