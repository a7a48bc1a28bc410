"""The tape of a call: what came in, and every (effect, answer) in order. It *is* the trace.

A tape can be printed, replayed without running a tool, and, cut anywhere, resumed to the same end. On disk it is JSON
Lines: a head, then one line ``[effect, answer]`` per step. Contracts are named by hash; ``Shelf`` finds them again.

Two ways of recording. The default writes a finished tape in one piece. A *journal* writes each effect before it is
performed and each answer after, and is flushed to the disk before a tool with an effect is run: only such a tape may be
resumed live, because only there "the tape ends before Execute" proves that the tool was not run.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.domain import effects
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Answer, Effect
from callwright.domain.records import RunLimits
from callwright.runtime.driver import Recorded

TAPE_FORMAT = "callwright.tape/1"

Shelf = Callable[[str], CompiledContract | None]
"""Finds a contract by its hash."""


class Head(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the call was told with: enough to tell it again."""

    format: str = TAPE_FORMAT
    request: CallRequest
    ticket: Ticket
    limits: RunLimits
    journal: bool = False


class Tape(Struct, frozen=True):
    """A recorded call. ``pending`` is the effect that was asked and never answered, on a journal that was cut."""

    head: Head
    steps: Recorded
    pending: Effect[Any] | None = None

    def encode(self) -> bytes:
        """The tape as JSON Lines."""
        rest = [] if self.pending is None else [[self.pending]]
        try:
            return _encoder.encode_lines([self.head, *self.steps, *rest])
        except (UnicodeEncodeError, RecursionError, TypeError, OverflowError):
            # What was written to us was never readable, and cannot be written down either.
            request = replace(self.head.request, raw=_unstructured(self.head.request.raw))
            return _encoder.encode_lines([replace(self.head, request=request), *self.steps, *rest])


class TapeError(Exception):
    """The tape cannot be used.

    ``reason`` says why. Cure: record it again, or bring the contracts it was recorded with.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class DivergedError(TapeError):
    """The story asks for something else than the tape has at this place: rules or contract have changed since."""

    def __init__(self, step: int, recorded: str, asked: str) -> None:
        super().__init__(f"step {step}: the tape has {recorded}, the story now asks {asked}")
        self.step = step
        self.recorded = recorded
        self.asked = asked


# --- reading ----------------------------------------------------------------------------------------------------


def _kinds(base: type) -> dict[str, type]:
    found = (getattr(effects, name) for name in dir(effects))
    return {kind.__name__: kind for kind in found if isinstance(kind, type) and issubclass(kind, base)}


_EFFECTS = _kinds(Effect)
_ANSWERS = _kinds(Answer)


def _unstructured(value: Any) -> Any:
    if isinstance(value, CompiledContract):
        return value.hash
    return {"notJson": type(value).__name__}


_encoder = msgspec.json.Encoder(enc_hook=_unstructured)
encode_line = _encoder.encode


def decode(data: bytes, shelf: Shelf) -> Tape:
    """Read a tape. A last line that was cut off in the middle is dropped: it was never performed or answered.

    Raises:
        TapeError: it is no tape, or a contract is missing.
    """
    lines = data.split(b"\n")
    whole, rest = lines[:-1], lines[-1]
    if not whole:
        raise TapeError("there is no head" if not rest else "the head is cut off")
    try:
        head = msgspec.json.decode(whole[0], type=Head)
        entries = [msgspec.json.decode(line) for line in whole[1:]]
        return _assemble(head, entries, shelf)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError):
        raise TapeError("a line is not a tape's") from None


def _assemble(head: Head, entries: Iterable[list[Any]], shelf: Shelf) -> Tape:
    """Steps are ``[effect, answer]``; a journal writes ``[effect]`` before and ``[null, answer]`` after."""
    steps: Recorded = []
    pending: Effect[Any] | None = None
    for asked, *answered in entries:
        if asked is not None:
            pending = _typed(asked, _EFFECTS, shelf)
        if answered and pending is not None:
            steps.append((pending, _typed(answered[0], _ANSWERS, shelf)))
            pending = None
    return Tape(head, steps, pending)


def _typed(document: dict[str, Any], kinds: dict[str, type], shelf: Shelf) -> Any:
    kind = kinds[document["type"]]

    def structured(wanted: type, value: Any) -> Any:
        if wanted is not CompiledContract:
            raise TapeError("a line is not a tape's")
        contract = shelf(value)
        if contract is None:
            raise TapeError(f"the contract {str(value)[:12]} is not known here")
        return contract

    return msgspec.convert(document, kind, dec_hook=structured)
