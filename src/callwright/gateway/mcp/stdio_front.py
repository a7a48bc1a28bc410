"""The MCP front over stdio: one message per line, both revisions, for a client that starts the gateway as a child process.

The process has one client, so that a legacy ``initialize`` opens its only session. A client that has sent its next message, or
has closed its end cleanly, has read the earlier answers, unless it had timed out: an answer later than the client's timeout
does not count as received, and the same call, made again, gets it as an earlier answer.
"""

import asyncio
import os
import secrets
import sys
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, BinaryIO, Final, NamedTuple

from callwright.core.protocols import mcp_protocol
from callwright.gateway.mcp import json_rpc
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.json_rpc import IncomingMessage, UnservedError
from callwright.gateway.mcp.legacy_sessions import LegacySession
from callwright.gateway.mcp.modern_listener import open_listener
from callwright.gateway.mcp.running_request import RunningRequest
from callwright.gateway.mcp.subscriptions import LEGACY_FILTERS, Subscription
from callwright.gateway.origins.origin_inference import RequestArrival, SessionIdentity
from callwright.relay import RpcFaultError

CLIENT_TIMEOUT_S: Final = 60.0
"""Longest time in seconds that clients are known to wait for an answer without cancelling."""

_LAST_WORDS_S: Final = 1.0
"""Seconds in which calls whose forms were closed by the end of the process are answered."""

_STOPPING: Final = RpcFaultError(
    mcp_protocol.INTERNAL_ERROR, "The server is being stopped; nothing was done.", {"code": "unavailable"}
)

WriteMessage = Callable[[bytes], None]


class _StdioAnswer(NamedTuple):
    """The result of a request, and the callback for when the client has received it."""

    body: bytes
    received: Callable[[], None] | None = None


class StdioFront:
    """Serves one client over a pair of pipes.

    Args:
        dispatch: Dispatches the requests.
        write: Writes one message and a line end.
        limit: Maximum size of a message in bytes.
        environ: Environment of the process as the host started it; it may name the conversation.
        client_timeout_s: Longest time that a client waits for an answer.
        now: Monotonic clock in seconds; the loop's by default.
    """

    def __init__(
        self,
        dispatch: McpDispatcher,
        write: WriteMessage,
        limit: int = 16 << 20,
        *,
        environ: Mapping[str, str] = MappingProxyType({}),
        client_timeout_s: float = CLIENT_TIMEOUT_S,
        now: Callable[[], float] | None = None,
    ) -> None:
        self._client_timeout_s = client_timeout_s
        self._now = now or asyncio.get_running_loop().time
        self._environ = environ
        self._dispatch = dispatch
        self._write = write
        self._limit = limit
        self._session: LegacySession | None = None
        self._subscription: Subscription | None = None
        self._marks = SessionIdentity(secrets.token_hex(16))
        self._running: dict[str | int, RunningRequest] = {}
        self._listeners: set[asyncio.Task[None]] = set()
        self._unconfirmed: list[Callable[[], None]] = []
        self._draining = False

    def put(self, message: bytes) -> bool:
        """Send one message; all requests share this channel."""
        self._write(message)
        return True

    async def serve(self, lines: asyncio.StreamReader) -> None:
        """Answer until the client closes its end; requests with an effect run to completion."""
        while line := await _read_line(lines):
            if line.strip():
                self._take_line(line)
        if lines.at_eof():  # not after an overlong line: then the server ends the connection
            self._confirm_received()
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def drain(self, limit_s: float) -> int:
        """Refuse new requests, and wait until what runs has been answered, at most ``limit_s`` seconds.

        A user who has been asked something has as long to answer. Answers to questions and notifications are still taken.

        Returns:
            How many requests were still running.
        """
        self._draining = True
        running = {one.task for one in self._running.values() if one.task not in self._listeners}
        if not running:
            return 0
        _, late = await asyncio.wait(running, timeout=limit_s)
        if late and self._session is not None:
            self._session.cancel_questions()
            _, late = await asyncio.wait(late, timeout=_LAST_WORDS_S)
        return len(late)

    @property
    def running(self) -> int:
        """Number of requests that are being answered, without standing listeners."""
        return sum(one.task not in self._listeners for one in self._running.values())

    def _confirm_received(self) -> None:
        """Confirm the answers that were written in time."""
        for received in self._unconfirmed:
            received()
        self._unconfirmed.clear()

    def _take_line(self, line: bytes) -> None:
        self._confirm_received()
        try:
            message = json_rpc.read_message(line, self._limit)
        except UnservedError as refused:
            self.put(json_rpc.encode_fault(refused.id, refused.fault))
            return
        if message.kind == "response":
            if self._session is not None:
                self._session.accept_answer(message.id, message.answer)
        elif message.kind == "notification":
            self._handle_notification(message)
        elif message.method == "initialize" and not _is_modern(message):
            self._open_session(message)
        elif message.id is not None:
            self._take_request(message, message.id, line)

    def _take_request(self, message: IncomingMessage, id_: str | int, line: bytes) -> None:
        """Begin to answer a request; a process that is being stopped begins nothing."""
        if self._draining:
            self.put(json_rpc.encode_fault(id_, _STOPPING))
            return
        arrival = self._make_arrival(message, line)
        running = self._running[id_] = RunningRequest()
        task = running.task = asyncio.ensure_future(self._answer_request(message, arrival, running))
        if message.method == "subscriptions/listen":
            self._listeners.add(task)
            task.add_done_callback(self._listeners.discard)
        task.add_done_callback(partial(self._forget_request, id_, running))

    def _open_session(self, message: IncomingMessage) -> None:
        """Answer ``initialize`` at once: the client may have sent the next messages already."""
        try:
            self._session = self._dispatch.sessions.open_session(message.params, None)
            result = json_rpc.encode_json(self._dispatch.build_initialize_result(self._session))
        except RpcFaultError as fault:
            self.put(json_rpc.encode_fault(message.id, fault))
            return
        self.put(json_rpc.encode_result(message.id, result))

    def _forget_request(self, id_: str | int, running: RunningRequest, _task: "asyncio.Task[None]") -> None:
        """Forget a request that has ended, unless a later one has its id."""
        if self._running.get(id_) is running:
            del self._running[id_]

    def _handle_notification(self, message: IncomingMessage) -> None:
        if message.method == "notifications/cancelled":
            number = message.params.get("requestId")
            running = self._running.get(number) if isinstance(number, str | int) else None
            if running is not None:
                running.cancel(message.params.get("reason"))
        elif message.method == "notifications/initialized" and self._session is not None:
            self._subscribe(self._session)

    def _subscribe(self, session: LegacySession) -> None:
        """Send change notifications from now on; before this message a client awaits nothing but its answer to initialize."""
        if self._subscription is not None:
            self._dispatch.hub.remove(self._subscription)
        self._subscription = Subscription(
            self._send_notification, LEGACY_FILTERS, session.uris, principal=session.principal
        )
        self._dispatch.hub.add(self._subscription)

    def _make_arrival(self, message: IncomingMessage, line: bytes) -> RequestArrival:
        marks = self._marks if self._session is None else self._session.marks
        request = marks.name_request(message.id, line)
        return RequestArrival(marks, request, environ=self._environ, at=self._now())

    async def _answer_request(
        self, message: IncomingMessage, arrival: RequestArrival, running: RunningRequest
    ) -> None:
        try:
            answer = await self._build_result(message, arrival, running)
        except RpcFaultError as fault:
            self.put(json_rpc.encode_fault(message.id, fault))
            return
        self.put(
            json_rpc.encode_result(message.id, answer.body)
        )  # an answer that cannot be written has not been received
        gave_up = running.incoming is not None and running.incoming.gave_up
        in_time = self._now() - arrival.at <= self._client_timeout_s
        if answer.received is not None and in_time and not gave_up:
            self._unconfirmed.append(answer.received)

    async def _build_result(
        self, message: IncomingMessage, arrival: RequestArrival, running: RunningRequest
    ) -> _StdioAnswer:
        if _is_modern(message):
            return await self._answer_modern(message, arrival, running)
        if self._session is None:
            raise RpcFaultError(
                mcp_protocol.METHOD_NOT_FOUND,
                "Send initialize first, or include the version in every request's _meta.",
            )
        incoming = self._dispatch.prepare_legacy(message, self._session, self)
        incoming.arrival, running.incoming = arrival, incoming
        result = await self._dispatch.answer_in_session(incoming, self._session)
        return _StdioAnswer(result, incoming.received)

    async def _answer_modern(
        self, message: IncomingMessage, arrival: RequestArrival, running: RunningRequest
    ) -> _StdioAnswer:
        incoming = self._dispatch.prepare_modern(message, self)
        incoming.arrival, running.incoming = arrival, incoming
        if message.method == "server/discover":
            discovered = self._dispatch.build_discovery(("modern", "legacy"))
            return _StdioAnswer(self._dispatch.encode_modern_result(message.method, discovered))
        if message.method == "subscriptions/listen":
            return _StdioAnswer(await self._serve_listener(message, incoming))
        result = self._dispatch.encode_modern_result(
            message.method, await self._dispatch.backend.request(incoming)
        )
        return _StdioAnswer(result, incoming.received)

    def _send_notification(self, method: str, params: dict[str, Any]) -> None:
        self.put(json_rpc.encode_notification(method, params))

    async def _serve_listener(self, message: IncomingMessage, incoming: IncomingRequest) -> bytes:
        """Serve a listener until it is cancelled or the client closes."""
        async with open_listener(self._dispatch, incoming, message.id, self._send_notification):
            await asyncio.Event().wait()
        return json_rpc.encode_json(
            {"resultType": "complete", "_meta": {mcp_protocol.SUBSCRIPTION_META: message.id}}
        )


def _is_modern(message: IncomingMessage) -> bool:
    meta = message.params.get("_meta")
    return isinstance(meta, dict) and mcp_protocol.VERSION_META in meta


async def _read_line(lines: asyncio.StreamReader) -> bytes:
    """Return the next line; b"" after an overlong one, which ends the connection."""
    try:
        return await lines.readline()
    except ValueError:
        return b""


async def open_stdio(
    dispatch: McpDispatcher,
    limit: int = 16 << 20,
    out: BinaryIO | None = None,
    client_timeout_s: float = CLIENT_TIMEOUT_S,
) -> tuple[StdioFront, asyncio.StreamReader]:
    """Return a front for the process's standard input and output, and the lines that it is to serve.

    ``client_timeout_s`` is the longest time that the client waits for an answer. ``out`` replaces standard output, for a process
    whose own prints must not mix with the answers.
    """
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader(limit=limit)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    sink = sys.stdout.buffer if out is None else out

    def write(message: bytes) -> None:
        sink.write(message + b"\n")
        sink.flush()

    front = StdioFront(dispatch, write, limit, environ=os.environ, client_timeout_s=client_timeout_s)
    return front, lines
