"""Read calls from a text that is still being written.

The text so far is read again when enough has arrived since: every new character pays for reading a few characters, so that the
total costs a multiple of its length for any fragmentation. The first half a megabyte of reading is free, so that a
text of ordinary length is read again with every fragment.
"""

from itertools import takewhile

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import Reading, ToolOffer, Unreadable, is_cut_off
from callwright.core.reader.strict_json import MAX_BYTES
from callwright.domain.call import Channel, ToolCall

_FREE_CHARS = 512 * 1024
_CREDIT_PER_CHAR = 4
_CLOSING_SIGNS = frozenset(")]}>")
_EMPTY_READING = Reading((), "", complete=False)


def _is_same_call(before: ToolCall, now: ToolCall) -> bool:
    return before.name == now.name and before.arguments == now.arguments


class IncrementalReader:
    """Reads calls from a text that arrives in fragments.

    Args:
        offer: The tools on offer. channel: Where the model writes. limit: Maximum bytes of text that are read.

    Attributes:
        looked_at: Number of characters examined by all readings together.
    """

    def __init__(
        self, offer: ToolOffer | None = None, *, channel: Channel = "text", limit: int = MAX_BYTES
    ) -> None:
        self.looked_at = 0
        self._offer = offer
        self._channel: Channel = channel
        self._limit = limit
        self._parts: list[str] = []
        self._length = 0
        self._credit = _FREE_CHARS
        self._so_far = _EMPTY_READING

    def feed(self, fragment: str) -> Reading:
        """Take the next fragment and return the reading so far; never ``complete``.

        Complete calls come first. The last one may be unfinished: ``is_cut_off`` tells. It must not be executed
        before ``close``, because what follows may change it.
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
        """Return the reading so far; while the next call is too short to be read, the complete ones."""
        if isinstance(reading, Unreadable) and reading.why == "no_call":
            return _EMPTY_READING
        whole = [one for one in self._so_far.calls if not is_cut_off(one)]
        if isinstance(reading, Unreadable):
            return Reading(tuple(whole), self._so_far.dialect, False)
        complete = takewhile(lambda pair: _is_same_call(*pair), zip(whole, reading.calls, strict=False))
        calls = [before if is_cut_off(now) else now for before, now in complete]
        return Reading((*calls, *reading.calls[len(calls) :]), reading.dialect, False)

    @property
    def text(self) -> str:
        """Return the text so far."""
        self._parts = ["".join(self._parts)]
        return self._parts[0]

    def close(self) -> Reading | Unreadable:
        """Return the reading of the finished text, the same as if it had arrived in one piece."""
        return self._read_text_so_far()

    def _read_text_so_far(self) -> Reading | Unreadable:
        self.looked_at += self._length
        return read_calls(self.text, self._offer, channel=self._channel, limit=self._limit)
