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
from callwright.core import mcp
from callwright.core.mcp import Message
from callwright.relay import Era, Relay, RpcFault

OURSELVES: Final = {"name": "callwright", "version": __version__}

decode_message = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Malformed(Exception):  # noqa: N818 - a fact about the other side
    """What came is no message of the protocol."""


def read_message(data: bytes | Raw) -> Message:
    """Read one message.

    Raises:
        Malformed: it is none.
    """
    try:
        return decode_message(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise Malformed from None


def response_id(data: bytes) -> int | None:
    """The id of a response that ``read_message`` refuses, so that its request ends as answered; None where it is no response.

    It looks at what stands first or last in the object where even a lenient parser refuses the whole: nesting without end, numbers
    of thousands of digits.
    """
    if not data.lstrip().startswith(b"{"):
        return None
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        ends = _FIRST.match(data) or _LAST.search(data)
        return None if ends is None else int(ends[1])
    if type(found) is not dict or "method" in found or found.keys().isdisjoint({"result", "error"}):
        return None
    number = found.get("id")
    return number if type(number) is int else None


_FIRST: Final = re.compile(
    rb'\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,\s*"(?:result|error)"'
)
_LAST: Final = re.compile(rb',\s*"id"\s*:\s*(\d{1,15})\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*\Z')


def params_of(message: Message) -> dict[str, Any]:
    """The parameters of a message; {} when it has none, or none that are an object."""
    if isinstance(message.params, Raw):
        try:
            params = _decode(message.params)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            raise Malformed from None
        if isinstance(params, dict):
            return params
    return {}


Result = dict[str, Raw]
"""A result's members, each as it came: what nobody looks into is neither read nor written again."""


def result_of(message: Message) -> Result:
    """The result that a response carries.

    Raises:
        RpcFault: it carries an error.
        Malformed: it carries neither.
    """
    if message.error is not None:
        raise RpcFault(message.error.code, message.error.message, message.error.data)
    if isinstance(message.result, dict):
        return message.result
    raise Malformed


def object_of(result: Result) -> dict[str, Any]:
    """A result, read.

    Raises:
        Malformed: it cannot be.
    """
    try:
        return {name: _decode(one) for name, one in result.items()}
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise Malformed from None


def request_bytes(number: int | str, method: str, params: dict[str, Any]) -> bytes:
    """A request as JSON."""
    return _encode({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


def notification_bytes(method: str, params: dict[str, Any] | None = None) -> bytes:
    """A notification as JSON."""
    return _encode({"jsonrpc": "2.0", "method": method} | ({"params": params} if params else {}))


def response_bytes(number: Any, result: dict[str, Any]) -> bytes:
    """A response as JSON."""
    return _encode({"jsonrpc": "2.0", "id": number, "result": result})


def error_bytes(number: Any, fault: RpcFault) -> bytes:
    """An error response as JSON."""
    error = {"code": fault.code, "message": fault.message} | (
        {} if fault.data is None else {"data": fault.data}
    )
    return _encode({"jsonrpc": "2.0", "id": number, "error": error})


class Peer(Protocol):
    """A server as it is spoken to."""

    era: Era
    capabilities: dict[str, Any]
    info: dict[str, Any]
    instructions: str

    async def open(self) -> None:
        """Find out what it is. Raises ``HttpFault``, ``RpcFault`` or ``Malformed``."""
        ...

    def era_for(self, relay: Relay) -> Era:
        """In which era this caller's requests are sent."""
        ...

    async def request(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> Result:
        """Send one request and give its result's bytes. Raises the same."""
        ...

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Hear from now on what it announces: changes of its lists, and of these resources."""
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...


Notice = Callable[[str, dict[str, Any]], None]
"""Told of what a server announces by itself: method and parameters."""


class Exchange:
    """See the head of this file."""

    def __init__(self, number: int, relay: Relay, notice: Notice) -> None:
        self.number = relay.request = number
        self.begun = False
        self.leaving = relay.leaving
        self._relay = relay
        self._notice = notice

    def params(self, params: dict[str, Any], era: Era, version: str) -> dict[str, Any]:
        """The parameters as they go out: the caller's own capabilities and trace context, and our token for progress."""
        relay = self._relay
        meta = dict(relay.meta)
        if relay.progress is not None:
            meta["progressToken"] = self.number
        if era == "modern":
            meta[mcp.VERSION] = version
            meta[mcp.CAPABILITIES] = relay.capabilities
            meta[mcp.CLIENT] = relay.client or OURSELVES
            if relay.log_level is not None:
                meta[mcp.LOG_LEVEL] = relay.log_level
        return {**params, "_meta": meta} if meta else params

    def told(self, message: Message) -> None:
        """A notification that came while the request runs."""
        method, params = message.method or "", params_of(message)
        if method == "notifications/progress":
            self._progress(params)
        elif method == "notifications/message":
            self._relay.tell(method, params)
        else:
            self._notice(method, params)

    def _progress(self, params: dict[str, Any]) -> None:
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

    def result(self, message: Message) -> Result:
        """As ``result_of``; an error also says whether the server had begun."""
        try:
            return result_of(message)
        except RpcFault as fault:
            fault.begun = self.begun
            raise

    async def asked(self, message: Message) -> bytes:
        """The answer to a request of the server's."""
        self.begun = self.begun or message.method != "ping"
        try:
            return response_bytes(message.id, await self._answer(message.method or "", params_of(message)))
        except RpcFault as fault:
            return error_bytes(message.id, fault)

    async def _answer(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        if method == "ping":
            return {}
        needed = mcp.NEEDS.get(method)
        if needed is None or needed not in self._relay.capabilities or self._relay.ask is None:
            raise RpcFault(mcp.METHOD_NOT_FOUND, "The client cannot be asked this.")
        if not mcp.askable(method, params):
            raise RpcFault(mcp.INVALID_PARAMS, "The address is not one that a user may be sent to.")
        return await self._relay.ask(method, params)


class Background:
    """Tasks that nobody awaits; kept until they end, cancelled together."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Awaitable[Any]) -> "asyncio.Task[Any]":
        """Run it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, so that it is not reported as forgotten; it ended a side task only

    def cancel(self) -> None:
        """End them all."""
        for task in list(self._tasks):
            task.cancel()


def has_id(message: Message) -> bool:
    """Whether it is a request or a response, not a notification."""
    return message.id is not UNSET and message.id is not None
