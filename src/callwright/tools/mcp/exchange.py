"""One request to an upstream while it runs: its parameters as they are sent, and what comes back before the result.

May not know: how messages travel. Progress is told under the caller's own token and never goes back; log messages go to
a caller that wants them; requests of a legacy server go to the caller, who is asked for nothing it has not declared.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import UNSET, Raw

from callwright._version import __version__
from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import RpcMessage
from callwright.relay import ProtocolEra, Relay, RpcFaultError

CLIENT_INFO: Final = {"name": "callwright", "version": __version__}

decode_message = msgspec.json.Decoder(RpcMessage).decode
_encode_json = msgspec.json.Encoder().encode
_decode_json = msgspec.json.Decoder().decode


class MalformedMessageError(Exception):
    """What came is no message of the protocol."""


def read_message(data: bytes | Raw) -> RpcMessage:
    """Read one message.

    Raises:
        Malformed: it is none.
    """
    try:
        return decode_message(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise MalformedMessageError from None


def parse_response_id(data: bytes) -> int | None:
    """The id of a response that ``read_message`` refuses, so that its request ends as answered; None where it is no response.

    It looks at what stands first or last in the object where even a lenient parser refuses the whole: nesting without end, numbers
    of thousands of digits.
    """
    if not data.lstrip().startswith(b"{"):
        return None
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        ends = _LEADING_ID.match(data) or _TRAILING_ID.search(data)
        return None if ends is None else int(ends[1])
    if type(found) is not dict or "method" in found or found.keys().isdisjoint({"result", "error"}):
        return None
    number = found.get("id")
    return number if type(number) is int else None


_LEADING_ID: Final = re.compile(
    rb'\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,\s*"(?:result|error)"'
)
_TRAILING_ID: Final = re.compile(rb',\s*"id"\s*:\s*(\d{1,15})\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*\Z')


def parse_params(message: RpcMessage) -> dict[str, Any]:
    """The parameters of a message; {} when it has none, or none that are an object."""
    if isinstance(message.params, Raw):
        try:
            params = _decode_json(message.params)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            raise MalformedMessageError from None
        if isinstance(params, dict):
            return params
    return {}


RawResult = dict[str, Raw]
"""A result's members, each as it came: what nobody looks into is neither read nor written again."""


def extract_result(message: RpcMessage) -> RawResult:
    """The result that a response carries.

    Raises:
        RpcFault: it carries an error.
        Malformed: it carries neither.
    """
    if message.error is not None:
        raise RpcFaultError(message.error.code, message.error.message, message.error.data)
    if isinstance(message.result, dict):
        return message.result
    raise MalformedMessageError


def decode_result(result: RawResult) -> dict[str, Any]:
    """A result, read.

    Raises:
        Malformed: it cannot be.
    """
    try:
        return {name: _decode_json(one) for name, one in result.items()}
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise MalformedMessageError from None


def encode_request(number: int | str, method: str, params: dict[str, Any]) -> bytes:
    """A request as JSON."""
    return _encode_json({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


def encode_notification(method: str, params: dict[str, Any] | None = None) -> bytes:
    """A notification as JSON."""
    return _encode_json({"jsonrpc": "2.0", "method": method} | ({"params": params} if params else {}))


def encode_response(number: Any, result: dict[str, Any]) -> bytes:
    """A response as JSON."""
    return _encode_json({"jsonrpc": "2.0", "id": number, "result": result})


def encode_error(number: Any, fault: RpcFaultError) -> bytes:
    """An error response as JSON."""
    error = {"code": fault.code, "message": fault.message} | (
        {} if fault.data is None else {"data": fault.data}
    )
    return _encode_json({"jsonrpc": "2.0", "id": number, "error": error})


class McpPeer(Protocol):
    """A server as it is spoken to."""

    era: ProtocolEra
    capabilities: dict[str, Any]
    info: dict[str, Any]
    instructions: str

    async def open(self) -> None:
        """Find out what it is. Raises ``HttpFault``, ``RpcFaultError`` or ``MalformedMessageError``."""
        ...

    def era_for(self, relay: Relay) -> ProtocolEra:
        """In which era this caller's requests are sent."""
        ...

    async def request(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> RawResult:
        """Send one request and give its result's bytes. Raises the same."""
        ...

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Hear from now on what it announces: changes of its lists, and of these resources."""
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...


NotificationHandler = Callable[[str, dict[str, Any]], None]
"""Told of what a server announces by itself: method and parameters."""


class RequestExchange:
    """See the head of this file."""

    def __init__(self, number: int, relay: Relay, notice: NotificationHandler) -> None:
        self.number = relay.request = number
        self.begun = False
        self.leaving = relay.leaving
        self._relay = relay
        self._notice = notice

    def build_params(self, params: dict[str, Any], era: ProtocolEra, version: str) -> dict[str, Any]:
        """The parameters as they go out: the caller's own capabilities and trace context, and our token for progress."""
        relay = self._relay
        meta = dict(relay.meta)
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
        """A notification that came while the request runs."""
        method, params = message.method or "", parse_params(message)
        if method == "notifications/progress":
            self._relay_progress(params)
        elif method == "notifications/message":
            self._relay.tell(method, params)
        else:
            self._notice(method, params)

    def _relay_progress(self, params: dict[str, Any]) -> None:
        relay, value = self._relay, params.get("progress")
        if params.get("progressToken") != self.number:
            return
        self.begun = True
        if relay.progress is None:
            return
        if not isinstance(value, int | float) or value <= relay.reached:
            return
        relay.reached = value
        relay.tell("notifications/progress", params | {"progressToken": relay.progress})

    def read_result(self, message: RpcMessage) -> RawResult:
        """As ``extract_result``; an error also says whether the server had begun."""
        try:
            return extract_result(message)
        except RpcFaultError as fault:
            fault.begun = self.begun
            raise

    async def answer_request(self, message: RpcMessage) -> bytes:
        """The answer to a request of the server's."""
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
        if not mcp_protocol.is_safe_elicitation(method, params):
            raise RpcFaultError(
                mcp_protocol.INVALID_PARAMS, "The address is not one that a user may be sent to."
            )
        return await self._relay.ask(method, params)


class BackgroundTasks:
    """Tasks that nobody awaits; kept until they end, cancelled together."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Awaitable[Any]) -> "asyncio.Task[Any]":
        """Run it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget_task)
        return task

    def _forget_task(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, so that it is not reported as forgotten; it ended a side task only

    def cancel_all(self) -> None:
        """End them all."""
        for task in list(self._tasks):
            task.cancel()


def has_id(message: RpcMessage) -> bool:
    """Whether it is a request or a response, not a notification."""
    return message.id is not UNSET and message.id is not None
