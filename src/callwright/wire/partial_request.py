"""A request while it is being parsed."""

from typing import Final

from callwright.wire.http_messages import HttpResponse, make_problem

_SINGLE_FIELDS: Final = frozenset(
    {
        b"host",
        b"content-length",
        b"content-type",
        b"authorization",
        b"origin",
        b"idempotency-key",
        b"content-encoding",
    }
)
"""Headers that a request may contain only once; the values of other repeated headers are joined."""


class PartialRequest:
    """The parts of one request received so far.

    Attributes:
        after: Number of responses written on the connection when the request's first byte came.
        method, target, fields, body: As received so far.
        head, size: Bytes of the head (trailers included) and of the body received so far.
        has_head: Whether its head is complete: what follows as a header is a trailer.
        skipped_body: Whether the parser has taken the body for another protocol, which the client offered by ``Upgrade``.
        refusal: Response that refuses the request, once something is found wrong with it.
    """

    __slots__ = (
        "after",
        "body",
        "fields",
        "has_head",
        "head",
        "method",
        "refusal",
        "size",
        "skipped_body",
        "target",
    )

    def __init__(self, after: int = 0) -> None:
        self.after = after
        self.method = b""
        self.target = b""
        self.fields: dict[bytes, bytes] = {}
        self.body: list[bytes] = []
        self.head = 0
        self.size = 0
        self.has_head = False
        self.skipped_body = False
        self.refusal: HttpResponse | None = None

    def add_field(self, name: bytes, value: bytes) -> None:
        """Add a header, its name in lower case; refuse a duplicate of a header that may occur only once."""
        value = value.strip(b" \t")
        known = self.fields.get(name)
        if known is None:
            self.fields[name] = value
            return
        if name in _SINGLE_FIELDS or name.startswith(b"mcp-"):
            self.refusal = make_problem(400, "Duplicate header.")
        self.fields[name] = known + b", " + value

    def encode_head_for_body(self) -> bytes:
        """Encode a head with the same method and framing, without ``Upgrade``: the parser reads the skipped body behind it."""
        framing = (b"content-length", b"transfer-encoding")
        lines = [b"%b: %b\r\n" % (name, self.fields[name]) for name in framing if name in self.fields]
        if b"close" in self.fields.get(b"connection", b"").lower():
            lines.append(b"connection: close\r\n")
        return b"%b / HTTP/1.1\r\n%b\r\n" % (self.method, b"".join(lines))
