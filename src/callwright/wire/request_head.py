"""Request line and headers: parsed once, and not again while clients send the same bytes.

May not know: sockets, routes, handlers.
"""

from typing import Any, Final

_MAX_CACHED_HEADS: Final = 512
_MAX_CACHED_HEAD_BYTES: Final = 2048
_HEAD_END: Final = b"\r\n\r\n"
_CACHEABLE_FIELDS: Final = frozenset(
    {
        b"host", b"user-agent", b"accept", b"accept-encoding", b"accept-language", b"cache-control", b"connection",
        b"content-length", b"content-type", b"origin", b"mcp-method", b"mcp-name", b"mcp-protocol-version",
        b"mcp-session-id", b"sec-fetch-mode",
    }
)  # fmt: skip
"""Only heads of these fields are cached. They carry no credentials, change nothing about how the body is read, and are equal in
many requests. A session id is no credential: a session belongs to the principal that opened it."""


class MountPath(str):
    """The percent-encoded path below which another server serves this one, in ``facts``; absent where it serves a whole host."""

    __slots__ = ()


class RequestHead:
    """A parsed and valid request head.

    Attributes:
        method, path: As sent; ``path`` is percent-encoded and without the query.
        query: The part after the question mark.
        fields: Headers by name in lower case.
        length: Declared length of the body, in bytes.
        facts: What upper layers have derived from the head, by the type of the value.
        is_plain: Whether its response needs neither cross-origin headers nor the omission of its body.
    """

    __slots__ = ("facts", "fields", "is_plain", "length", "method", "path", "query")

    def __init__(self, method: str, target: bytes, fields: dict[bytes, bytes]) -> None:
        self.method = method
        self.path, _, self.query = target.decode("ascii").partition("?")
        self.fields = fields
        self.length = int(fields.get(b"content-length", b"0"))
        self.facts: dict[type, Any] = {}
        self.is_plain = method != "HEAD" and b"origin" not in fields


class HeadCache:
    """Cache of valid request heads by their bytes; never of one that may hold a credential.

    Equal bytes at the start of a request have equal meaning, so that they need no parsing.
    """

    def __init__(self) -> None:
        self._known: dict[bytes, RequestHead] = {}

    def find_head(self, data: bytes) -> RequestHead | None:
        """Return the cached head if ``data`` is a known head followed by exactly its body, else None."""
        end = data.find(_HEAD_END, 0, _MAX_CACHED_HEAD_BYTES) + len(_HEAD_END)
        head = self._known.get(data[:end])
        return head if head is not None and len(data) == end + head.length else None

    def store_head(self, data: bytes, head: RequestHead) -> None:
        """Cache the head parsed from ``data``, provided that ``data`` holds exactly one request."""
        end = data.find(_HEAD_END, 0, _MAX_CACHED_HEAD_BYTES) + len(_HEAD_END)
        if len(data) != end + head.length or head.query or not head.fields.keys() <= _CACHEABLE_FIELDS:
            return
        if len(self._known) >= _MAX_CACHED_HEADS:
            self._known.clear()
        self._known[data[:end]] = head

    def clear(self) -> None:
        """Empty the cache."""
        self._known.clear()
