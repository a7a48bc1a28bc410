"""The caller's side of one request: where notifications go and questions are put, while its answer is being made.

Over HTTP an answer becomes an event stream only when something is said before it; a client that takes no stream is told
nothing and asked nothing.
"""

from typing import Any, Protocol

from callwright.core.protocols import mcp_protocol
from callwright.gateway.mcp import json_rpc
from callwright.gateway.mcp.legacy_sessions import LegacySession
from callwright.relay import RpcFaultError
from callwright.wire.http_messages import EventStream, HttpRequest


class MessageChannel(Protocol):
    """Carries messages to the client while a request is open."""

    def put(self, message: bytes) -> bool:
        """Send one; False when the client cannot be told anything."""
        ...


class HttpChannel:
    """Turns the answer of one HTTP request into a stream when it has to."""

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


class NotificationSender:
    """Notifications to the caller, as far as it wants them."""

    __slots__ = ("_channel", "_level")

    def __init__(self, channel: MessageChannel, level: str | None) -> None:
        self._channel = channel
        self._level = (
            mcp_protocol.LOG_LEVELS.index(level)
            if level in mcp_protocol.LOG_LEVELS
            else len(mcp_protocol.LOG_LEVELS)
        )

    def send_notification(self, method: str, params: dict[str, Any]) -> None:
        """Send a notification; a log message less severe than wanted is not sent."""
        if method == "notifications/message":
            said = params.get("level")
            if said not in mcp_protocol.LOG_LEVELS or mcp_protocol.LOG_LEVELS.index(said) < self._level:
                return
        self._channel.put(json_rpc.encode_notification(method, params))


class QuestionSender:
    """Questions to a legacy client, on the stream of the request that they concern."""

    __slots__ = ("_channel", "_session")

    def __init__(self, channel: MessageChannel, session: LegacySession) -> None:
        self._channel = channel
        self._session = session

    async def ask_client(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Ask, and wait for the answer.

        Raises:
            RpcFault: the client never declared that it can be asked this, cannot be reached, or refused.
        """
        needed = mcp_protocol.REQUIRED_CAPABILITIES.get(method)
        if needed is None or needed not in self._session.capabilities:
            raise RpcFaultError(mcp_protocol.METHOD_NOT_FOUND, "The client cannot be asked this.")
        id_, future = self._session.open_question()
        if not self._channel.put(json_rpc.encode_request(id_, method, params)):
            future.cancel()
            raise RpcFaultError(
                mcp_protocol.METHOD_NOT_FOUND, "The client takes no stream, so it cannot be asked."
            )
        return await future
