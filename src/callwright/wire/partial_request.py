"""A request while it is being parsed."""

from callwright.wire.http_messages import HttpResponse


class PartialRequest:
    """The parts of one request received so far.

    Attributes:
        after: Number of responses written on the connection when the request's first byte came.
        target, fields, body: As received so far.
        head, size: Bytes of the head and of the body received so far.
        refusal: Response that refuses the request, once something is found wrong with it.
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
