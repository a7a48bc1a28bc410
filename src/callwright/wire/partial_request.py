"""A request while it is being read from its connection."""

from callwright.wire.http_messages import HttpResponse


class PartialRequest:
    """What has been read of one request.

    Attributes:
        after: How many answers had been written on the connection when its first byte came.
        target, fields, body: As far as they have come.
        head, size: Bytes of the head and of the body so far.
        refusal: What it is answered at its end, where something was found wrong with it.
    """

    __slots__ = ("after", "body", "fields", "head", "refusal", "size", "target")

    def __init__(self, after: int = 0) -> None:
        self.after = after
        self.target = b""
        self.fields: dict[bytes, bytes] = {}
        self.body: list[bytes] = []
        self.head = 0
        self.size = 0
        self.refusal: HttpResponse | None = None
