"""What stands before a request's body: read once, and not again while a client repeats it byte by byte.

May not know: sockets, routes, what is mounted.
"""

from typing import Any, Final

_MAX_CACHED_HEADS: Final = 512
_MAX_CACHED_HEAD_BYTES: Final = 2048
_HEAD_END: Final = b"\r\n\r\n"
_UNCACHEABLE_FIELDS: Final = (b"transfer-encoding", b"expect", b"upgrade")
"""A head with one of these says more than which body follows."""


class RequestHead:
    """The head of one request, parsed and found fit.

    Attributes:
        method, path: As sent; ``path`` is percent-encoded and without the query.
        query: What follows the question mark.
        fields: Headers by name in lower case.
        length: Bytes of the body, as declared.
        facts: What the layers above have read from it; under the type of what they keep.
    """

    __slots__ = ("facts", "fields", "length", "method", "path", "query")

    def __init__(self, method: str, target: bytes, fields: dict[bytes, bytes]) -> None:
        self.method = method
        self.path, _, self.query = target.decode("ascii").partition("?")
        self.fields = fields
        self.length = int(fields.get(b"content-length", b"0"))
        self.facts: dict[type, Any] = {}


class HeadCache:
    """Heads that the parser has read and nothing was found wrong with, by their bytes.

    The same bytes between two requests mean the same again, so they need no parser. They may hold credentials: whoever owns
    this forgets them now and then.
    """

    def __init__(self) -> None:
        self._known: dict[bytes, RequestHead] = {}

    def find_head(self, data: bytes) -> RequestHead | None:
        """The head, where ``data`` is a known one with exactly its body behind it."""
        end = data.find(_HEAD_END, 0, _MAX_CACHED_HEAD_BYTES) + len(_HEAD_END)
        head = self._known.get(data[:end])
        return head if head is not None and len(data) == end + head.length else None

    def store_head(self, data: bytes, head: RequestHead) -> None:
        """Keep a head that was read from ``data`` as far as that holds exactly one request."""
        end = data.find(_HEAD_END, 0, _MAX_CACHED_HEAD_BYTES) + len(_HEAD_END)
        if len(data) != end + head.length or any(name in head.fields for name in _UNCACHEABLE_FIELDS):
            return
        if len(self._known) >= _MAX_CACHED_HEADS:
            self._known.clear()
        self._known[data[:end]] = head

    def clear(self) -> None:
        """Keep none of them."""
        self._known.clear()
