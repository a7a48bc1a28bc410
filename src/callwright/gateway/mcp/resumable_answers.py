"""Answers of legacy sessions that a client can resume: GET with the ``Last-Event-ID`` of a stream that was cut.

Every stream of a call begins with an event id, so that all official clients resume by themselves. Sent messages are kept until
the client is known to have received them, within bounds; beyond them a resuming client learns that its answer is gone. May not
know HTTP, sessions, or what an answer means.
"""

import asyncio
import base64
import binascii
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

import msgspec

from callwright.core.protocols import mcp_protocol
from callwright.gateway.mcp import json_rpc
from callwright.relay import RpcFaultError

RETRY_MS: Final = 500
"""Milliseconds that a client is asked to wait before it reconnects."""

_MAX_FIRST_NUMBER: Final = 10**14
"""Each replica begins to number answers at random, so that an id of one means no answer of another."""

_MAX_PLAIN_NUMBER: Final = 10**15 - 1
_URL_SAFE: Final = str.maketrans({"+": "-", "/": "_", "=": None})
_MAX_EVENTS: Final = 256
_MAX_EVENT_BYTES: Final = 1 << 20
"""Bounds of the messages kept before an answer: number and bytes."""

ANSWER_GONE: Final = RpcFaultError(
    mcp_protocol.INTERNAL_ERROR,
    "The answer to this request is no longer available. Make the same call again: effects are not repeated.",
)


class AnswerStream(Protocol):
    """Destination of an answer's messages while its client is connected."""

    @property
    def open(self) -> bool:
        """Whether the client is still connected."""
        ...

    def put(self, data: bytes, *, event: str | None = None, id_: str | None = None) -> None:
        """Send one event."""
        ...


class EventId(NamedTuple):
    """An event id: number of the answer in its session, number of events sent, and the request's id."""

    answer: int
    events: int
    request: json_rpc.MessageId

    def to_text(self) -> str:
        """Encode the id as text."""
        return f"cw-{self.answer}-{self.events}-{encode_request_id(self.request)}"


def encode_request_id(request: json_rpc.MessageId) -> str:
    """Encode a request's id as the last part of an event id: the usual number after a dot, all others as base64 of JSON."""
    if type(request) is int and 0 <= request <= _MAX_PLAIN_NUMBER:
        return f".{request}"
    encoded = binascii.b2a_base64(msgspec.json.encode(request), newline=False).decode("ascii")
    return encoded.translate(_URL_SAFE)


def parse_event_id(text: str) -> EventId | None:
    """Parse an event id; None if the gateway did not issue it."""
    parts = text.split("-", 3) if len(text) <= 4096 else []
    if len(parts) != 4 or parts[0] != "cw" or not all(_is_decimal(one) for one in parts[1:3]):
        return None
    if parts[3].startswith("."):
        number = parts[3][1:]
        return EventId(int(parts[1]), int(parts[2]), int(number)) if _is_decimal(number) else None
    try:
        padded = parts[3] + "=" * (-len(parts[3]) % 4)
        request = msgspec.json.decode(base64.urlsafe_b64decode(padded), type=str | int)
    except (binascii.Error, ValueError, msgspec.MsgspecError):
        return None
    return EventId(int(parts[1]), int(parts[2]), request)


def _is_decimal(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 15


class ResumableAnswer:
    """The answer to one request of a session while it is being made; also the channel of its request.

    Attributes:
        number: Number of the answer in its session.
        stream: Where events are sent; None while the client is disconnected.
        final: The last message, once there is one.
        received: Called when the client has received it.
        closed: Called when the client closes its connection cleanly after it.
        kept_bytes: What it counts for among the answers that are kept; 0 until it is finished.
    """

    __slots__ = (
        "_events",
        "_request",
        "_sent",
        "_suffix",
        "_waiter",
        "closed",
        "final",
        "kept_bytes",
        "number",
        "received",
        "size",
        "stream",
    )

    def __init__(self, number: int, request: json_rpc.MessageId) -> None:
        self.number = number
        self._request = request
        self._sent = 0
        self._suffix = ""
        self._events: list[tuple[int, bytes]] = []
        self._waiter: asyncio.Future[None] | None = None
        self.size = 0
        self.kept_bytes = 0
        self.stream: AnswerStream | None = None
        self.final: bytes | None = None
        self.received: Callable[[], None] | None = None
        self.closed: Callable[[], None] | None = None

    def make_event_id(self) -> str:
        """Return the id of the newest event."""
        if not self._suffix:
            self._suffix = encode_request_id(self._request)
        return f"cw-{self.number}-{self._sent}-{self._suffix}"

    def put(self, message: bytes) -> bool:
        """Send one message, and keep it for a client that resumes."""
        self._sent += 1
        self._events.append((self._sent, message))
        self.size += len(message)
        while len(self._events) > _MAX_EVENTS or self.size > _MAX_EVENT_BYTES:
            self.size -= len(self._events.pop(0)[1])
        if self.stream is not None and self.stream.open:
            self.stream.put(message, event="message", id_=self.make_event_id())
        return True

    def finish(self, message: bytes) -> None:
        """Set the final message; a handler waiting for it sends it."""
        self.final = message
        self.size += len(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def resume(self, stream: AnswerStream, after: int) -> None:
        """Continue on this stream, beginning with the messages after event number ``after``."""
        self.stream = stream
        for number, message in self._events:
            if number > after:
                id_ = EventId(self.number, number, self._request).to_text()
                stream.put(message, event="message", id_=id_)

    async def wait_until_finished(self, timeout_s: float) -> bool:
        """Wait for the final message; return whether it came within ``timeout_s`` seconds."""
        if self.final is None:
            self._waiter = self._waiter or asyncio.get_running_loop().create_future()
            await asyncio.wait({self._waiter}, timeout=timeout_s)
        return self.final is not None


class ResumableAnswers:
    """Unconfirmed answers of all sessions; the oldest are dropped when a bound is exceeded.

    Args:
        most_bytes: Total bytes.
        most_of_one: Bytes per session.
        most_answers: Answers per session.
    """

    def __init__(
        self, most_bytes: int = 64 << 20, most_of_one: int = 4 << 20, most_answers: int = 64
    ) -> None:
        self._most_bytes = most_bytes
        self._most_of_one = most_of_one
        self._most_answers = most_answers
        self._all: OrderedDict[tuple[str, int], ResumableAnswer] = OrderedDict()
        self._of: dict[str, dict[int, ResumableAnswer]] = {}
        self._bytes_of: dict[str, int] = {}
        self._number = secrets.randbelow(_MAX_FIRST_NUMBER)
        self._bytes = 0

    def open_answer(self, session: str, request: json_rpc.MessageId) -> ResumableAnswer:
        """Register a new answer of this session."""
        self._number += 1
        answer = ResumableAnswer(self._number, request)
        own = self._of.get(session)
        if own is None:
            own = self._of[session] = {}
        own[answer.number] = self._all[session, answer.number] = answer
        if len(own) > self._most_answers:
            self.drop_answer(session, next(iter(own)))
        return answer

    def keep_answer(self, session: str, request: json_rpc.MessageId, message: bytes) -> ResumableAnswer:
        """Register an answer that is finished already, and keep it as far as the bounds allow."""
        answer = self.open_answer(session, request)
        answer.final, answer.size = message, len(message)
        self._count_kept(session, answer)
        return answer

    def find_answer(self, session: str, number: int) -> ResumableAnswer | None:
        """Return the answer with this number of this session, or None if it is no longer kept."""
        return self._of.get(session, {}).get(number)

    def finish_answer(self, session: str, answer: ResumableAnswer, message: bytes) -> None:
        """Set the final message and keep the answer as far as the bounds allow."""
        answer.finish(message)
        own = self._of.get(session)
        if own is None or answer.number not in own:
            return
        self._count_kept(session, answer)

    def _count_kept(self, session: str, answer: ResumableAnswer) -> None:
        """Count the bytes of a finished answer, and drop the oldest beyond the bounds."""
        size = answer.kept_bytes = answer.size
        self._bytes += size
        of_session = self._bytes_of[session] = self._bytes_of.get(session, 0) + size
        if self._bytes <= self._most_bytes and of_session <= self._most_of_one:
            return
        while self._bytes > self._most_bytes and self._all:
            self.drop_answer(*next(iter(self._all)))
        own = self._of.get(session)
        while own and self._bytes_of.get(session, 0) > self._most_of_one:
            self.drop_answer(session, next(iter(own)))

    def drop_answer(self, session: str, number: int) -> None:
        """Drop an answer that will not be resumed."""
        answer = self._all.pop((session, number), None)
        if answer is None:
            return
        answer.received = answer.closed = (
            None  # they refer to the answer: whatever a call has used would be left to the collector
        )
        own = self._of[session]
        del own[number]
        if answer.kept_bytes:
            self._bytes -= answer.kept_bytes
            self._bytes_of[session] -= answer.kept_bytes
        if not own:
            del self._of[session]
            self._bytes_of.pop(session, None)

    def close_session(self, session: str) -> None:
        """Drop all answers of a session that has ended."""
        for number in list(self._of.get(session, ())):
            self.drop_answer(session, number)
