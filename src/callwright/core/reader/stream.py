"""Reading while a text is still being written.

What has come is read again when enough has come since: every character earns a few characters of reading, so that the
whole costs a multiple of its length however finely it is cut. The first half a megabyte of reading is free, which lets a
text of ordinary length be read anew with every fragment.
"""

from itertools import takewhile

from callwright.core.reader.read import read
from callwright.core.reader.reading import Offer, Reading, Unreadable, is_cut
from callwright.core.reader.strict import MAX_BYTES
from callwright.domain.call import Channel, ToolCall

_FREE = 512 * 1024
_EARNED = 4
_CLOSERS = frozenset(")]}>")
_NOTHING = Reading((), "", complete=False)


def _alike(before: ToolCall, now: ToolCall) -> bool:
    return before.name == now.name and before.arguments == now.arguments


class IncrementalReader:
    """Reads calls out of a text that arrives in fragments.

    Args:
        offer: The tools on offer. channel: Where the model writes. limit: Bytes of text that are read.

    Attributes:
        looked_at: Characters that all readings together have looked at.
    """

    def __init__(
        self, offer: Offer | None = None, *, channel: Channel = "text", limit: int = MAX_BYTES
    ) -> None:
        self.looked_at = 0
        self._offer = offer
        self._channel: Channel = channel
        self._limit = limit
        self._parts: list[str] = []
        self._length = 0
        self._credit = _FREE
        self._so_far = _NOTHING

    def feed(self, fragment: str) -> Reading:
        """Take the next fragment and say what stands in the text so far; never ``complete``.

        Calls that are whole stand first. One that is still being written may stand last: ``is_cut`` tells. Nothing of
        it is to be executed before ``close``, for what follows may make it something else.
        """
        self._parts.append(fragment)
        self._length += len(fragment)
        self._credit += _EARNED * len(fragment)
        worth = self._length if _CLOSERS.isdisjoint(fragment) else self._length // 4
        if self._credit >= worth and self._length <= self._limit:
            self._credit -= self._length
            self._so_far = self._now(self._read())
        return self._so_far

    def _now(self, found: Reading | Unreadable) -> Reading:
        """What stands in the text so far; while the next call is too short to be read, those that were whole."""
        if isinstance(found, Unreadable) and found.why == "no_call":
            return _NOTHING
        whole = [one for one in self._so_far.calls if not is_cut(one)]
        if isinstance(found, Unreadable):
            return Reading(tuple(whole), self._so_far.dialect, False)
        kept = takewhile(lambda pair: _alike(*pair), zip(whole, found.calls, strict=False))
        calls = [before if is_cut(now) else now for before, now in kept]
        return Reading((*calls, *found.calls[len(calls) :]), found.dialect, False)

    @property
    def text(self) -> str:
        """What has come so far."""
        self._parts = ["".join(self._parts)]
        return self._parts[0]

    def close(self) -> Reading | Unreadable:
        """The text has ended: its reading, the same as if it had come in one piece."""
        return self._read()

    def _read(self) -> Reading | Unreadable:
        self.looked_at += self._length
        return read(self.text, self._offer, channel=self._channel, limit=self._limit)
