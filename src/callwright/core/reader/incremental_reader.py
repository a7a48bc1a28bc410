"""Read calls from a text that is still being written.

The text so far is read again when enough has arrived since: every new character pays for reading a few characters, so that the
total costs a multiple of its length for any fragmentation. The first half a megabyte of reading is free, so that a
text of ordinary length is read again with every fragment.
"""

import re
from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from callwright.core.reader.call_reader import mark_all_as_cut, read_calls, read_unfinished_text
from callwright.core.reader.dialect_registry import get_dialect
from callwright.core.reader.reading_outcome import (
    CUT_STEPS,
    POSITION_STEPS,
    Reading,
    ToolOffer,
    Unreadable,
    is_cut_off,
    is_cut_turn,
)
from callwright.core.reader.strict_json import MAX_BYTES
from callwright.domain.call import Channel, ToolCall

_FREE_CHARS = 512 * 1024
_CREDIT_PER_CHAR = 4
_CLOSING_SIGNS = frozenset(")]}>")
_EMPTY_READING = Reading((), "", complete=False)
_REASONING_END = re.compile(
    r"</(?:\w{1,16}[:|])?(?:think(?:_fast(?:er)?)?|thinking|thought|reasoning)>|\[/THINK\]|<\|(?:close\|>think<\|sep|END_THINKING)\|>"
)
"""What takes back the calls before it: they were written while reasoning."""


_UNSETTLED_STEPS = POSITION_STEPS | {"missing_tag", "unclosed_parameter"}
"""Steps of calls that the rest of the text may change: a tag that ends a call may prove to be part of a value."""


def _is_same_call(before: ToolCall, now: ToolCall) -> bool:
    return before.name == now.name and before.arguments == now.arguments


class IncrementalReader:
    """Reads calls from a text that arrives in fragments.

    Args:
        offer: The tools on offer. channel: Where the model writes. limit: Maximum bytes of text that are read.
        dialect: The name of the only dialect in which the model writes calls; None: unknown.
        earlier: The model's earlier texts in the same conversation, oldest first: an unknown dialect is learnt from these.

    Attributes:
        looked_at: Number of characters examined by all readings together.
    """

    def __init__(
        self,
        offer: ToolOffer | None = None,
        *,
        channel: Channel = "text",
        limit: int = MAX_BYTES,
        dialect: str | None = None,
        earlier: Sequence[str] = (),
    ) -> None:
        self.looked_at = 0
        self._offer = offer
        self._dialect = None if dialect is None else get_dialect(dialect).name
        self._earlier = tuple(earlier)
        self._channel: Channel = channel
        self._limit = limit
        self._parts: list[str] = []
        self._length = 0
        self._credit = _FREE_CHARS
        self._so_far = _EMPTY_READING
        self._reasoning_ends = 0

    def feed(self, fragment: str) -> Reading:
        """Take the next fragment and return the reading so far; never ``complete``.

        Complete calls come first. The last one may be unfinished (``is_cut_off``); only its finished arguments are shown. A call that was
        shown as complete stays. Execute no call before ``close``, because the turn may still be cut off, and text after a call
        may turn it into a mere mention.
        """
        self._parts.append(fragment)
        self._length += len(fragment)
        self._credit += _CREDIT_PER_CHAR * len(fragment)
        worth = self._length if _CLOSING_SIGNS.isdisjoint(fragment) else self._length // 4
        if self._credit >= worth and self._length <= self._limit:
            self._credit -= self._length
            self._so_far = self._merge_reading(self._read_text_so_far())
        return self._so_far

    def _merge_reading(self, reading: Reading | Unreadable) -> Reading:
        """Return the reading so far. A whole call that has been shown is not taken back, unless it proves to be reasoning."""
        shown = tuple(one for one in self._so_far.calls if not is_cut_off(one))
        ends = sum(1 for _ in _REASONING_END.finditer(self.text))
        if ends > self._reasoning_ends:
            shown = ()
        self._reasoning_ends = ends
        if isinstance(reading, Unreadable):
            return Reading(shown, self._so_far.dialect, False) if shown else _EMPTY_READING
        calls = self._select_due_calls(reading)
        same = sum(1 for _ in takewhile(lambda pair: _is_same_call(*pair), zip(shown, calls, strict=False)))
        if same < len(shown):
            return Reading(shown, self._so_far.dialect, False)
        return Reading(calls, reading.dialect if calls else "", False)

    def _select_due_calls(self, reading: Reading) -> tuple[ToolCall, ...]:
        """Return the calls that can be shown so far. An unfinished call is the last; only its finished arguments are included."""
        calls: list[ToolCall] = []
        for call in reading.calls:
            if any(one.rule in _UNSETTLED_STEPS for one in call.repairs):
                break
            if not is_cut_off(call):
                calls.append(call)
                continue
            if self._offer is None or call.name in self._offer.names():
                calls.append(_drop_unfinished_arguments(call))
            break
        return tuple(calls)

    @property
    def text(self) -> str:
        """Return the text so far."""
        self._parts = ["".join(self._parts)]
        return self._parts[0]

    def close(self, finish_reason: str | None = None) -> Reading | Unreadable:
        """Return the reading of the finished text, the same as if it had arrived in one piece.

        Args:
            finish_reason: The reason that the provider or server gave for the end. With any that means a cut turn, such as
                ``length`` or ``content_filter``, no call of the turn is whole.
        """
        self.looked_at += self._length
        found = read_calls(
            self.text,
            self._offer,
            channel=self._channel,
            limit=self._limit,
            dialect=self._dialect,
            earlier=self._earlier,
        )
        if isinstance(found, Reading) and is_cut_turn(finish_reason):
            return mark_all_as_cut(found)
        return found

    def _read_text_so_far(self) -> Reading | Unreadable:
        self.looked_at += self._length
        return read_unfinished_text(
            self.text, self._offer, self._channel, self._limit, self._dialect, self._earlier
        )


def _drop_unfinished_arguments(call: ToolCall) -> ToolCall:
    """Return an unfinished call without its last argument, which may still change, and without arguments that have no name yet."""
    if any(one.rule in {"unnamed", "positional", "object_argument"} for one in call.repairs):
        named: dict[str, object] = {}
    else:
        named = dict(list(call.arguments.items())[:-1])
    repairs = tuple(one for one in call.repairs if one.rule in CUT_STEPS)
    return replace(call, arguments=named, repairs=repairs)
