"""``HttpPeer``: a server over streamable HTTP. Modern requests stand for themselves; legacy ones belong to a session.

A legacy session is opened once for each set of capabilities that callers have declared, and kept: a session that declared
ours instead would let a server ask a client what it never offered. No client, TLS context or session is made per call.
"""

import asyncio
from typing import Any, Final

import msgspec

from callwright.core import mcp
from callwright.core.mcp import Message
from callwright.relay import Era, Relay, RpcFault
from callwright.tools.mcp.answering import HttpRefusal, ours, refused, tail
from callwright.tools.mcp.exchange import (
    OURSELVES,
    Background,
    Exchange,
    Malformed,
    Notice,
    Result,
    has_id,
    notification_bytes,
    object_of,
    params_of,
    read_message,
    request_bytes,
)
from callwright.tools.mcp.spec import ServerSpec
from callwright.tools.mcp.standing import Standing
from callwright.tools.oauth.authorized import Sender
from callwright.tools.oauth.faults import LoginNeeded
from callwright.tools.wire.client import beginning, header_lines
from callwright.tools.wire.events import EventReader, EventTooLarge
from callwright.tools.wire.reply import Reply
from callwright.tools.wire.target import HttpFault, Target

_NAMES: Final = 20_000
_ACCEPT: Final = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
_SESSIONS: Final = 32
_RESUMES: Final = 5
_PAUSE_MS: Final = 1000
_sorted = msgspec.json.Encoder(order="sorted").encode
_NOBODY = Relay()
_NONE: Final = b"{}"


class _Session:
    """One legacy session: what identifies it, how its requests begin, and what was agreed."""

    __slots__ = ("fields", "head", "result", "standing")

    def __init__(self, fields: dict[str, str], head: bytes, result: dict[str, Any]) -> None:
        self.fields = fields
        self.head = head
        self.result = result
        self.standing: Standing | None = None


class _Place:
    """Where a stream is: the id of its last event, and how long to wait before it is asked for again."""

    last: str | None = None
    pause_ms: int = _PAUSE_MS


class HttpPeer:
    """See the head of this file."""

    def __init__(self, spec: ServerSpec, client: Sender, notice: Notice) -> None:
        self.era: Era = "modern"
        self.capabilities: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.instructions = ""
        self._spec = spec
        self._target = Target.of(spec.url)
        self._client = client
        self._notice = notice
        self._number = 0
        self._both = False
        self._common = {**spec.headers, **_ACCEPT}
        self._modern = {**self._common, "MCP-Protocol-Version": mcp.MODERN}
        self._head = beginning("POST", self._target, self._modern)
        self._names: dict[str, bytes] = {}
        self._sessions: dict[bytes, asyncio.Task[_Session]] = {}
        self._background = Background()
        self._listener: asyncio.Task[Any] | None = None

    async def open(self) -> None:
        """Find out which era the server is of, and what it can do."""
        found = await self._discovered()
        if found is None:
            self.era = "legacy"
            found = (await self._session(_NOBODY)).result
        self.capabilities = found.get("capabilities") or {}
        self.info = found.get("serverInfo") or (found.get("_meta") or {}).get(mcp.SERVER) or {}
        self.instructions = str(found.get("instructions") or "")

    async def _discovered(self) -> dict[str, Any] | None:
        """The discovery of a modern server; None when it is a legacy one."""
        try:
            found = object_of(await self._asked_again("server/discover"))
        except RpcFault as fault:
            if fault.code in {mcp.HEADER_MISMATCH, mcp.MISSING_CAPABILITY}:
                raise
            return None
        except (HttpRefusal, Malformed):
            return None
        versions = found.get("supportedVersions") or ()
        self._both = mcp.LEGACY[0] in versions
        return found if mcp.MODERN in versions else None

    async def _asked_again(self, method: str) -> Result:
        """The answer; a refusal of our version that names our version among those spoken is asked about once more."""
        try:
            return await self.request(method, {}, _NOBODY, {})
        except RpcFault as fault:
            spoken = fault.data.get("supported") if isinstance(fault.data, dict) else None
            if fault.code != mcp.UNSUPPORTED_VERSION or mcp.MODERN not in (spoken or ()):
                raise
        return await self.request(method, {}, _NOBODY, {})

    def era_for(self, relay: Relay) -> Era:
        """The caller's own era where the server speaks both: then nothing has to be translated."""
        return relay.era if self._both else self.era

    async def close(self) -> None:
        """End the sessions and let go."""
        self._background.cancel()
        for task in self._sessions.values():
            if task.done() and not task.cancelled() and task.exception() is None:
                await self._end(task.result())
        self._sessions.clear()

    async def _end(self, session: _Session) -> None:
        if "Mcp-Session-Id" not in session.fields:
            return
        try:
            reply = await self._client.send("DELETE", self._target, session.fields)
            await reply.read(65536)
        except HttpFault:
            return  # a server that is gone has no session of ours

    # --- requests -----------------------------------------------------------------------------------------------

    async def request(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> Result:
        """Send one request and give its result's bytes."""
        if self.era_for(relay) == "legacy":
            return await self._within(method, params, relay)
        exchange = self._exchange(relay)
        head = self._head + (self._of_tool(params) if method == "tools/call" else _of_method(method, params))
        if headers:
            head += header_lines(headers)
        body = request_bytes(exchange.number, method, exchange.params(params, "modern", mcp.MODERN))
        return (await self._post(head, self._modern, body, exchange, again=False))[0]

    def _of_tool(self, params: dict[str, Any]) -> bytes:
        """The headers of a tool's calls; there are as many kinds as tools on offer."""
        name = str(params.get("name", ""))
        known = self._names.get(name)
        if known is None:
            known = _of_method("tools/call", params)
            if len(self._names) < _NAMES:
                self._names[name] = known
        return known

    def _exchange(self, relay: Relay) -> Exchange:
        self._number += 1
        return Exchange(self._number, relay, self._notice)

    async def _post(
        self, head: bytes, common: dict[str, str], body: bytes, exchange: Exchange, *, again: bool = True
    ) -> tuple[Result, Reply]:
        """One request and its result.

        ``common`` are the headers of what is sent beside it; ``again``: a stream that breaks off can be taken up again.
        """
        reply = await self._client.post(self._target, head, body, exchange.leaving)
        try:
            if reply.media_type == "text/event-stream" and reply.status < 300:
                return await self._streamed(reply, common, exchange, again=again), reply
            data = await reply.read(self._spec.max_output_bytes)
        except asyncio.CancelledError:
            reply.abort()
            raise
        except HttpFault:
            if 400 <= reply.status < 500:
                raise HttpRefusal(reply) from None  # a refusal counts, also where its body does not arrive
            raise
        if reply.status >= 300:
            return refused(reply, data), reply
        return exchange.result(ours(read_message(data), exchange)), reply

    # --- streams ------------------------------------------------------------------------------------------------

    async def _streamed(
        self, reply: Reply, fields: dict[str, str], exchange: Exchange, *, again: bool
    ) -> Result:
        """The result at the end of a stream. A legacy stream that breaks off can be taken up again where it was."""
        place = _Place()
        for _ in range(_RESUMES):
            try:
                result = await self._read_stream(reply, place, fields, exchange)
            except EventTooLarge:
                reply.abort()
                raise HttpFault("too_large", sent=True) from None
            except HttpFault:
                result = None
            if result is not None:
                self._background.start(tail(reply))
                return result
            if place.last is None or not again:
                break
            await asyncio.sleep(place.pause_ms / 1000)
            reply = await self._client.send("GET", self._target, {**fields, "Last-Event-ID": place.last})
            if reply.status != 200 or reply.media_type != "text/event-stream":
                reply.abort()
                break
        raise HttpFault("reset", sent=True)

    async def _read_stream(
        self, reply: Reply, place: "_Place", fields: dict[str, str], exchange: Exchange
    ) -> Result | None:
        """The result, or None when the stream ends without one; ``place`` is where it could be taken up again."""
        reader = EventReader(self._spec.max_output_bytes)
        async for part in reply:
            for event in reader.feed(part):
                place.last, place.pause_ms = event.id or place.last, event.retry or place.pause_ms
                result = self._event(event.data, fields, exchange)
                if result is not None:
                    return result
        return None

    def _event(self, data: bytes, fields: dict[str, str], exchange: Exchange) -> Result | None:
        if not data:
            return None
        message = read_message(data)
        if message.method is None:
            return exchange.result(message) if message.id == exchange.number else None
        if has_id(message):
            self._background.start(self._reply_to(message, fields, exchange))
        else:
            exchange.told(message)
        return None

    async def _reply_to(self, message: Message, fields: dict[str, str], exchange: Exchange) -> None:
        body = await exchange.asked(message)
        reply = await self._client.send("POST", self._target, fields, body)
        await reply.read(65536)

    # --- legacy sessions ----------------------------------------------------------------------------------------

    async def _within(self, method: str, params: dict[str, Any], relay: Relay) -> Result:
        session = self._ready(relay) or await self._opening(relay)
        try:
            return await self._in_session(session, method, params, relay)
        except HttpRefusal as refusal:
            if refusal.status != 404 or "Mcp-Session-Id" not in session.fields:
                raise
        # A session that the server has forgotten: it cannot have done anything for it.
        self._sessions.pop(_sorted(relay.capabilities), None)
        return await self._in_session(await self._opening(relay), method, params, relay)

    async def _opening(self, relay: Relay) -> _Session:
        """The session, for a request that has not been sent: whatever prevents it, the request had no effect.

        Raises:
            HttpFault: it cannot be opened.
            HttpRefusal: the server refuses to open it.
        """
        try:
            return await self._session(relay)
        except LoginNeeded:
            raise
        except HttpRefusal as refusal:
            if 400 <= refusal.status < 500:
                raise
        except (HttpFault, RpcFault, Malformed):
            pass
        raise HttpFault("refused", sent=False)

    async def _in_session(
        self, session: _Session, method: str, params: dict[str, Any], relay: Relay
    ) -> Result:
        exchange = self._exchange(relay)
        body = request_bytes(exchange.number, method, exchange.params(params, "legacy", ""))
        among = session.standing.open if session.standing is not None else None
        if among is not None:
            among.add(exchange)
        try:
            return (await self._post(session.head, session.fields, body, exchange))[0]
        except asyncio.CancelledError:
            cancelled = notification_bytes("notifications/cancelled", {"requestId": exchange.number})
            self._background.start(self._notify(session.fields, cancelled))
            raise
        finally:
            if among is not None:
                among.discard(exchange)

    async def _notify(self, fields: dict[str, str], body: bytes) -> None:
        reply = await self._client.send("POST", self._target, fields, body)
        await reply.read(65536)

    def _ready(self, relay: Relay) -> _Session | None:
        """The session for these capabilities, where there is one."""
        task = self._sessions.get(_sorted(relay.capabilities) if relay.capabilities else _NONE)
        ready = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return task.result() if task is not None and ready else None

    async def _session(self, relay: Relay) -> _Session:
        """The session for these capabilities, opened when there is none; one opening serves all who wait for it."""
        key = _sorted(relay.capabilities)
        task = self._sessions.get(key)
        if task is None:
            if len(self._sessions) >= _SESSIONS:
                raise RpcFault(mcp.INTERNAL_ERROR, "Too many kinds of clients for one server.")
            task = asyncio.ensure_future(self._opened(relay.capabilities))
            self._sessions[key] = task
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            raise
        except Exception:
            self._sessions.pop(key, None)
            raise

    async def _opened(self, capabilities: dict[str, Any]) -> _Session:
        exchange = self._exchange(_NOBODY)
        params = {"protocolVersion": mcp.LEGACY[0], "capabilities": capabilities, "clientInfo": OURSELVES}
        body = request_bytes(exchange.number, "initialize", params)
        head = beginning("POST", self._target, self._common)
        result, reply = await self._post(head, self._common, body, exchange)
        found = object_of(result)
        version = found.get("protocolVersion")
        if version not in mcp.LEGACY:
            raise Malformed
        fields = self._common | {"MCP-Protocol-Version": str(version)}
        if "mcp-session-id" in reply.headers:
            fields["Mcp-Session-Id"] = reply.headers["mcp-session-id"]
        await self._notify(fields, notification_bytes("notifications/initialized"))
        session = _Session(fields, beginning("POST", self._target, fields), found)
        if capabilities:
            await self._stand_by(session)
        return session

    async def _stand_by(self, session: _Session) -> None:
        """Hear what a server asks outside of the stream of a call: some put all their questions there."""
        session.standing = Standing(
            lambda: self._client.send("GET", self._target, session.fields),
            lambda body: self._notify(session.fields, body),
            self._spec.max_output_bytes,
        )
        self._background.start(session.standing.run())
        await session.standing.ready()

    # --- what the server announces ------------------------------------------------------------------------------

    def listen(self, uris: tuple[str, ...] = ()) -> None:
        """Hear from now on what the server announces: changes of its lists, and of these resources."""
        if self._listener is not None:
            self._listener.cancel()
        self._listener = self._background.start(self._listening(uris))

    async def _listening(self, uris: tuple[str, ...]) -> None:
        wanted = {
            "toolsListChanged": True,
            "promptsListChanged": True,
            "resourcesListChanged": True,
            "resourceSubscriptions": list(uris),
        }
        for attempt in range(1_000_000):
            try:
                if self.era == "modern":
                    await self.request("subscriptions/listen", {"notifications": wanted}, _NOBODY, {})
                elif not await self._standing(uris):
                    return
            except (HttpFault, HttpRefusal, RpcFault, Malformed):
                pass  # the stream is only news; calls find out for themselves whether the server is there
            await asyncio.sleep(min(30.0, 0.5 * 2 ** min(attempt, 6)))

    async def _standing(self, uris: tuple[str, ...]) -> bool:
        """The standing stream of a legacy session; False when the server offers none."""
        session = await self._session(_NOBODY)
        for uri in uris:
            await self._in_session(session, "resources/subscribe", {"uri": uri}, _NOBODY)
        reply = await self._client.send("GET", self._target, session.fields)
        if reply.status != 200 or reply.media_type != "text/event-stream":
            reply.abort()
            return reply.status != 405
        reader = EventReader(1 << 20)
        async for part in reply:
            for event in reader.feed(part):
                message = read_message(event.data) if event.data else None
                if message is not None and message.method is not None and not has_id(message):
                    self._notice(message.method, params_of(message))
        return True


def _of_method(method: str, params: dict[str, Any]) -> bytes:
    """The headers that say what a request is."""
    said = {"Mcp-Method": method}
    named = mcp.NAMED.get(method)
    if named is not None:
        said["Mcp-Name"] = mcp.header_value(str(params.get(named, "")))
    return header_lines(said)
