"""The channel of one request to its client, for notifications and questions while its answer is being made.

Over HTTP an answer becomes an event stream only when a message precedes it; a client that accepts no stream gets no
notifications and no questions.
"""

from typing import Any, Protocol

from callwright.core.protocols import mcp_protocol
from callwright.gateway.mcp import json_rpc
from callwright.gateway.mcp.legacy_sessions import LegacySession
from callwright.relay import RpcFaultError
from callwright.wire.http_messages import EventStream, HttpRequest


class MessageChannel(Protocol):
    """Sends messages to the client while a request is open."""

    def put(self, message: bytes) -> bool:
        """Send one message; return False if the client cannot receive any."""
        ...


class HttpChannel:
    """Turns the response of one HTTP request into a stream when the first message is sent."""

    __slots__ = ("_request", "stream")

    def __init__(self, request: HttpRequest) -> None:
        self._request = request
        self.stream: EventStream | None = None

    def put(self, message: bytes) -> bool:
        """Send one message as an event."""
        if self.stream is None:
            if "text/event-stream" not in (self._request.get_header("accept") or ""):
                return False
            self.stream = self._request.open_event_stream()
        self.stream.put(message, event="message")
        return True


class CallerLink:
    """Sends the notifications that the caller of one request wants."""

    __slots__ = ("_channel", "_level")

    def __init__(self, channel: MessageChannel, level: str | None) -> None:
        self._channel = channel
        self._level = level

    def send_notification(self, method: str, params: dict[str, Any]) -> None:
        """Send a notification; log messages below the wanted level are dropped."""
        if method == "notifications/message" and not _is_wanted(params.get("level"), self._level):
            return
        self._channel.put(json_rpc.encode_notification(method, params))


class LegacyCallerLink(CallerLink):
    """Also asks a legacy client, on the stream of the request that the question concerns."""

    __slots__ = ("_session",)

    def __init__(self, channel: MessageChannel, session: LegacySession) -> None:
        self._channel = channel
        self._level = session.log_level
        self._session = session

    async def ask_client(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Send a question and return the answer.

        Raises:
            RpcFaultError: the client has not declared support for it, cannot be reached, or refused.
        """
        needed = mcp_protocol.REQUIRED_CAPABILITIES.get(method)
        if needed is None or needed not in self._session.capabilities:
            raise RpcFaultError(mcp_protocol.METHOD_NOT_FOUND, "The client does not support this question.")
        id_, future = self._session.open_question()
        if not self._channel.put(json_rpc.encode_request(id_, method, params)):
            future.cancel()
            raise RpcFaultError(
                mcp_protocol.METHOD_NOT_FOUND, "The client accepts no stream, so it cannot be asked."
            )
        return await future


def _is_wanted(level: object, wanted: str | None) -> bool:
    """Return whether a log message of this level is at least of the wanted one."""
    levels = mcp_protocol.LOG_LEVELS
    return level in levels and wanted in levels and levels.index(level) >= levels.index(wanted)
