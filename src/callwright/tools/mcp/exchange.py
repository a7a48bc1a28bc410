"""One running request to an upstream server: its outgoing parameters, and the messages that precede its result.

May not know: the transport. Progress is forwarded under the caller's own token and never decreases; log messages go to
callers that want them; requests of a legacy server go to the caller, within the capabilities it has declared.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec
from msgspec import UNSET, Raw

from callwright._version import __version__
from callwright.core.guard.configured_secrets import mask_known_secret_bytes
from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import RpcMessage
from callwright.core.records.server_state import OutageCause
from callwright.ports.trace_parent import TRACE_PARENT
from callwright.relay import ProtocolEra, Relay, RpcFaultError
from callwright.tools.mcp.text_screening import require_safe_question, withhold_unsafe_member

CLIENT_INFO: Final = {"name": "callwright", "version": __version__}

LISTING_CAPABILITIES: Final[dict[str, Any]] = {
    "elicitation": {"form": {}, "url": {}},
    "sampling": {"tools": {}, "context": {}},
    "roots": {"listChanged": True},
}
"""What a client may be able to answer: some servers list a tool only to a client that could serve it.

Declared where no caller is concerned, in the session that lists tools, and by child processes, which have one session for all
callers. A question always goes to a caller that declared the capability itself, and is refused otherwise.
"""

LISTING_RELAY: Final = Relay(capabilities=LISTING_CAPABILITIES)
"""The relay of requests that we send ourselves, to learn what a server offers."""

_SECRET_MARK: Final = b"[redacted]"
"""As in the responses of HTTP tools."""

decode_message = msgspec.json.Decoder(RpcMessage).decode
_decode_batch = msgspec.json.Decoder(list[Raw]).decode
_BLANK_BYTES: Final = 64
"""Blanks that may precede a batch."""
_MAX_BATCH: Final = 1_000
_MAX_BATCH_COMMAS: Final = 200_000
"""Bounds the time that an array of millions of items takes before they are counted."""


_encode_json = msgspec.json.Encoder().encode
_decode_json = msgspec.json.Decoder().decode


class MalformedMessageError(Exception):
    """The received data is not a message of the protocol."""


def read_message(data: bytes | Raw) -> RpcMessage:
    """Parse one message, without those of our credentials that the server may repeat.

    Raises:
        MalformedMessageError: it is not a message.
    """
    try:
        return decode_message(mask_known_secret_bytes(bytes(data), _SECRET_MARK))
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise MalformedMessageError from None


def split_batch(data: bytes) -> list[bytes]:
    """Return the messages of a batch, which a server of 2025-03-26 may send; [] if it is none, is too long or holds another batch."""
    if not _is_array(data) or data.count(b",") > _MAX_BATCH_COMMAS:
        return []
    try:
        batch = [bytes(one) for one in _decode_batch(data)]
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return []
    return [] if len(batch) > _MAX_BATCH or any(map(_is_array, batch)) else batch


def _is_array(data: bytes) -> bool:
    return data[:_BLANK_BYTES].lstrip().startswith(b"[")


def parse_response_id(data: bytes) -> int | None:
    """Return the id of a response that ``read_message`` refuses, so that its request can be ended; None if there is no id.

    It examines the beginning and end of the object when even a lenient parser refuses the whole: endless nesting, numbers of
    thousands of digits.
    """
    if not data.lstrip().startswith(b"{"):
        return None
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        ends = _LEADING_ID.match(data) or _TRAILING_ID.search(data)
        return None if ends is None else int(ends[1])
    if type(message) is not dict or "method" in message or message.keys().isdisjoint({"result", "error"}):
        return None
    return parse_request_number(message.get("id"))


def parse_request_number(written: object) -> int | None:
    """Return the number of our request that a server means; None if it is none.

    JSON-RPC wants the id back as it was sent, but some servers answer ``7`` with ``"7"`` or ``7.0``, and that is no other request:
    ours are numbers, all of them.
    """
    if isinstance(written, str):
        return int(written) if _WRITTEN_NUMBER.fullmatch(written) else None
    if isinstance(written, float):
        return int(written) if written.is_integer() else None
    return written if type(written) is int else None


def parse_id_at_ends(head: bytes, tail: bytes) -> int | None:
    """Return the id of a response of which only the beginning and the end are at hand; None if it is in neither."""
    found = _LEADING_ID.match(head) or _TRAILING_ID.search(tail)
    return None if found is None else int(found[1])


_WRITTEN_NUMBER: Final = re.compile(r"[0-9]{1,15}")
_LEADING_ID: Final = re.compile(
    rb'\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*"?(\d{1,15})"?\s*,\s*"(?:result|error)"'
)
_TRAILING_ID: Final = re.compile(
    rb',\s*"id"\s*:\s*"?(\d{1,15})"?\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*\Z'
)


def parse_params(message: RpcMessage) -> dict[str, Any]:
    """Return the parameters of a message; {} if it has none, or they are not an object."""
    if isinstance(message.params, Raw):
        try:
            params = _decode_json(message.params)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            raise MalformedMessageError from None
        if isinstance(params, dict):
            return params
    return {}


RawResult = dict[str, Raw]
"""A result's members as raw bytes: members that are not inspected are neither parsed nor re-encoded."""


def extract_result(message: RpcMessage) -> RawResult:
    """Return the result in a response.

    Raises:
        RpcFaultError: it contains an error.
        MalformedMessageError: it contains neither.
    """
    if message.error is not None:
        raise RpcFaultError(message.error.code, message.error.message, message.error.data)
    if isinstance(message.result, dict):
        return message.result
    raise MalformedMessageError


def decode_result(result: RawResult) -> dict[str, Any]:
    """Decode a result.

    Raises:
        MalformedMessageError: it cannot be decoded.
    """
    try:
        return {name: _decode_json(one) for name, one in result.items()}
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise MalformedMessageError from None


def encode_request(number: int | str, method: str, params: dict[str, Any]) -> bytes:
    """Encode a request as JSON."""
    return _encode_json({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


def encode_notification(method: str, params: dict[str, Any] | None = None) -> bytes:
    """Encode a notification as JSON."""
    return _encode_json({"jsonrpc": "2.0", "method": method} | ({"params": params} if params else {}))


def encode_response(number: Any, result: dict[str, Any]) -> bytes:
    """Encode a response as JSON."""
    return _encode_json({"jsonrpc": "2.0", "id": number, "result": result})


def encode_error(number: Any, fault: RpcFaultError) -> bytes:
    """Encode an error response as JSON."""
    error = {"code": fault.code, "message": fault.message} | (
        {} if fault.data is None else {"data": fault.data}
    )
    return _encode_json({"jsonrpc": "2.0", "id": number, "error": error})


class McpPeer(Protocol):
    """A connection to an upstream server."""

    lost: "LossHandler"

    @property
    def era(self) -> ProtocolEra:
        """The revision in which our own requests are sent."""
        ...

    @property
    def capabilities(self) -> dict[str, Any]:
        """The capabilities that the server declared."""
        ...

    @property
    def info(self) -> dict[str, Any]:
        """The server's self-description."""
        ...

    @property
    def instructions(self) -> str:
        """Its instructions for use."""
        ...

    async def open(self) -> None:
        """Connect and negotiate the revision, also after an outage; waits as long as the server needs.

        Raises ``HttpTransportError``, ``RpcFaultError``, ``HttpRefusalError`` or ``MalformedMessageError``.
        """
        ...

    def is_working(self) -> bool:
        """Return whether a server that is being started has shown signs of work since the last time this was asked."""
        ...

    async def abandon(self) -> None:
        """Stop an opening that shows no sign of work."""
        ...

    def era_for(self, relay: Relay) -> ProtocolEra:
        """Return the revision in which this caller's requests are sent."""
        ...

    async def request(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> RawResult:
        """Send one request and return its result's bytes. Raises the same errors."""
        ...

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Begin to receive announcements: changes of its lists, and of these resources."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...


NotificationHandler = Callable[[str, dict[str, Any]], None]
"""Callback for a server's announcements: method and parameters."""


LossHandler = Callable[[OutageCause], None]
"""Callback for the loss of a connection that had been opened."""


def ignore_loss(_cause: OutageCause) -> None:
    """Do nothing: the default where the connection is not opened again."""


MAX_OPEN_QUESTIONS: Final = 256
"""How many requests of a server on one stream are being answered at the same time; what it asks beyond that has no answer."""


class OpenQuestions:
    """The requests of a server on one stream that are being answered: a server that asks without end costs bounded memory."""

    def __init__(self) -> None:
        self._count = 0

    def answer(self, background: "BackgroundTasks", work: Coroutine[Any, Any, None]) -> None:
        """Answer one in the background, unless there are too many."""
        if self._count >= MAX_OPEN_QUESTIONS:
            work.close()
            return
        self._count += 1
        background.start(work).add_done_callback(self._end)

    def _end(self, _task: "asyncio.Task[Any]") -> None:
        self._count -= 1


class RequestExchange:
    """One request in flight. ``questions`` are what the server asks on its stream."""

    def __init__(self, number: int, relay: Relay, notice: NotificationHandler) -> None:
        self.number = relay.request = number
        self.begun = False
        self.questions = OpenQuestions()
        self.leaving = relay.leaving
        self.is_unclaimed = relay.is_unclaimed
        self.owner = relay.owner
        self._relay = relay
        self._notice = notice

    def build_params(self, params: dict[str, Any], era: ProtocolEra, version: str) -> dict[str, Any]:
        """Return the outgoing parameters: with the caller's capabilities and trace context, and our own progress token."""
        relay = self._relay
        meta = dict(relay.meta)
        parent = TRACE_PARENT.get()
        if parent is not None:
            meta["traceparent"] = parent.render()
            if parent.state:
                meta["tracestate"] = parent.state
        if relay.progress is not None:
            meta["progressToken"] = self.number
        if era == "modern":
            meta[mcp_protocol.VERSION_META] = version
            meta[mcp_protocol.CAPABILITIES_META] = relay.capabilities
            meta[mcp_protocol.CLIENT_META] = relay.client or CLIENT_INFO
            if relay.log_level is not None:
                meta[mcp_protocol.LOG_LEVEL_META] = relay.log_level
        return {**params, "_meta": meta} if meta else params

    def handle_notification(self, message: RpcMessage) -> None:
        """Handle a notification that arrives while the request runs."""
        method, params = message.method or "", parse_params(message)
        if method == "notifications/progress":
            self._relay_progress(params)
        elif method == "notifications/message":
            self._relay.tell(method, withhold_unsafe_member(params, "data"))
        else:
            self._notice(method, params)

    def _relay_progress(self, params: dict[str, Any]) -> None:
        relay, value = self._relay, params.get("progress")
        if parse_request_number(params.get("progressToken")) != self.number:
            return
        self.begun = True
        if relay.progress is None:
            return
        if not isinstance(value, int | float) or value <= relay.reached:
            return
        relay.reached = value
        shown = withhold_unsafe_member(params, "message")
        relay.tell("notifications/progress", shown | {"progressToken": relay.progress})

    def read_result(self, message: RpcMessage) -> RawResult:
        """As ``extract_result``; an error also records whether the server had begun."""
        try:
            return extract_result(message)
        except RpcFaultError as fault:
            fault.begun = self.begun
            raise

    async def answer_request(self, message: RpcMessage) -> bytes:
        """Answer a request that the server sends."""
        self.begun = self.begun or message.method != "ping"
        try:
            return encode_response(
                message.id, await self._ask_caller(message.method or "", parse_params(message))
            )
        except RpcFaultError as fault:
            return encode_error(message.id, fault)

    async def _ask_caller(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        if method == "ping":
            return {}
        needed = mcp_protocol.REQUIRED_CAPABILITIES.get(method)
        if needed is None or needed not in self._relay.capabilities or self._relay.ask is None:
            raise RpcFaultError(mcp_protocol.METHOD_NOT_FOUND, "The client cannot be asked this.")
        await require_safe_question(method, params, self._relay)
        return await self._relay.ask(method, params)


class BackgroundTasks:
    """Background tasks: referenced until they end, cancelled together."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Awaitable[Any]) -> "asyncio.Task[Any]":
        """Start a task."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget_task)
        return task

    def _forget_task(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not report it; only a background task has failed

    def cancel_all(self) -> None:
        """Cancel all tasks."""
        for task in list(self._tasks):
            task.cancel()


def has_id(message: RpcMessage) -> bool:
    """Return whether the message is a request or response, not a notification."""
    return message.id is not UNSET and message.id is not None
