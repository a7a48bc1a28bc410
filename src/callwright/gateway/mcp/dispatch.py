"""One request of either era → its result as bytes. What concerns the protocol alone is answered here, the rest behind.

May not know HTTP, stdio, or who stands behind.
"""

from collections.abc import Collection
from typing import Any, Final

from callwright.core import mcp
from callwright.gateway.mcp.backend import Backend, Incoming
from callwright.gateway.mcp.channel import Asker, Channel, Teller
from callwright.gateway.mcp.hub import Hub
from callwright.gateway.mcp.rpc import Rpc, encode
from callwright.gateway.mcp.sessions import Session, Sessions
from callwright.relay import Era, Relay, RpcFault

_LEGACY_ONLY: Final = frozenset(
    {"initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe"}
)
_OF_THE_SESSION: Final = frozenset(
    {
        "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "server/discover",
        "subscriptions/listen",
    }
)  # fmt: skip
"""What concerns the session itself, or cannot be asked in one."""

_CACHED: Final = frozenset(
    {
        "server/discover", "tools/list", "resources/list", "resources/templates/list", "resources/read", "prompts/list",
    }
)  # fmt: skip
"""Results that say for how long they hold."""


class Dispatch:
    """See the head of this file."""

    def __init__(self, backend: Backend, hub: Hub) -> None:
        self.backend = backend
        self.hub = hub
        self.sessions = Sessions()
        self._info = {mcp.SERVER: backend.hello().info}

    # --- modern -------------------------------------------------------------------------------------------------

    def modern(self, message: Rpc, channel: Channel) -> Incoming:
        """A modern request, checked and made ready.

        Raises:
            RpcFault: it lacks what every request must carry, or asks for a version or method that is not spoken.
        """
        meta = message.params.get("_meta")
        if not isinstance(meta, dict) or not isinstance(meta.get(mcp.VERSION), str):
            raise RpcFault(mcp.INVALID_PARAMS, f"_meta must carry {mcp.VERSION}.")
        if meta[mcp.VERSION] != mcp.MODERN:
            data = {"supported": [mcp.MODERN, *mcp.LEGACY], "requested": meta[mcp.VERSION][:64]}
            raise RpcFault(mcp.UNSUPPORTED_VERSION, "Unsupported protocol version", data)
        if not isinstance(meta.get(mcp.CAPABILITIES), dict):
            raise RpcFault(mcp.INVALID_PARAMS, f"_meta must carry {mcp.CAPABILITIES}.")
        if message.method in _LEGACY_ONLY:
            raise RpcFault(mcp.METHOD_NOT_FOUND, "This method is not part of 2026-07-28.")
        if _is_of_tasks(message) and not mcp.knows_tasks(meta[mcp.CAPABILITIES]):
            said = "Declare the extension for tasks with the request."
            raise RpcFault(mcp.MISSING_CAPABILITY, said, mcp.WITHOUT_TASKS)
        level, client = meta.get(mcp.LOG_LEVEL), meta.get(mcp.CLIENT)
        relay = Relay(
            "modern",
            meta[mcp.CAPABILITIES],
            client if isinstance(client, dict) else None,
            {name: value for name, value in meta.items() if name not in mcp.OWN_META},
            _token(meta),
            level if isinstance(level, str) else None,
            Teller(channel, level if isinstance(level, str) else None).tell,
        )
        return _incoming(message, relay)

    def finished(self, method: str, result: dict[str, Any] | bytes) -> bytes:
        """A result as a modern client reads it."""
        if isinstance(result, bytes):
            return result
        whole = {"resultType": "complete", **result}
        if method in _CACHED:
            whole.setdefault("ttlMs", 0)
            whole.setdefault("cacheScope", "private")
        whole["_meta"] = {**(result.get("_meta") or {}), **self._info}
        return encode(whole)

    def discovered(self, eras: Collection[Era]) -> dict[str, Any]:
        """The answer to ``server/discover``."""
        hello = self.backend.hello()
        found: dict[str, Any] = {
            "supportedVersions": [mcp.MODERN, *(mcp.LEGACY if "legacy" in eras else ())],
            "capabilities": hello.capabilities,
        }
        return found | ({"instructions": hello.instructions} if hello.instructions else {})

    # --- legacy -------------------------------------------------------------------------------------------------

    def initialized(self, session: Session) -> dict[str, Any]:
        """The answer to ``initialize``."""
        hello = self.backend.hello()
        capabilities = {name: value for name, value in hello.capabilities.items() if name != "extensions"}
        found: dict[str, Any] = {
            "protocolVersion": session.version,
            "capabilities": capabilities,
            "serverInfo": hello.info,
        }
        return found | ({"instructions": hello.instructions} if hello.instructions else {})

    def legacy(self, message: Rpc, session: Session, channel: Channel) -> Incoming:
        """A request within a legacy session, made ready."""
        meta = message.params.get("_meta")
        meta = meta if isinstance(meta, dict) else {}
        relay = Relay(
            "legacy",
            session.capabilities,
            session.client,
            {name: value for name, value in meta.items() if name not in mcp.OWN_META} if meta else {},
            _token(meta) if meta else None,
            session.log_level,
            Teller(channel, session.log_level).tell,
            Asker(channel, session).ask,
        )
        return _incoming(message, relay)

    async def in_session(self, incoming: Incoming, session: Session) -> bytes:
        """Answer a request within a legacy session."""
        if incoming.method in _OF_THE_SESSION:
            return encode(await self._of_the_session(incoming, session))
        result = await self.backend.request(incoming)
        if isinstance(result, bytes):
            return result
        for modern in ("resultType", "ttlMs", "cacheScope"):
            result.pop(modern, None)
        return encode(result)

    async def _of_the_session(self, incoming: Incoming, session: Session) -> dict[str, Any]:
        match incoming.method:
            case "logging/setLevel":
                level = incoming.params.get("level")
                if level not in mcp.LEVELS:
                    raise RpcFault(mcp.INVALID_PARAMS, f"level is one of {', '.join(mcp.LEVELS)}.")
                session.log_level = level
            case "resources/subscribe" | "resources/unsubscribe" as method:
                await self._subscribe(incoming, session, on=method == "resources/subscribe")
            case "ping":
                pass
            case _:
                raise RpcFault(mcp.METHOD_NOT_FOUND, "This method is not part of the session's version.")
        return {}

    async def _subscribe(self, incoming: Incoming, session: Session, *, on: bool) -> None:
        uri = incoming.params.get("uri")
        if not isinstance(uri, str):
            raise RpcFault(mcp.INVALID_PARAMS, "uri is missing.")
        if on:
            session.uris.add(uri)
        else:
            session.uris.discard(uri)
        await self.backend.watch(uri, on=on or self.hub.watched(uri))


def _is_of_tasks(message: Rpc) -> bool:
    if message.method == "subscriptions/listen":
        wanted = message.params.get("notifications")
        return isinstance(wanted, dict) and "taskIds" in wanted
    return message.method in mcp.TASK_METHODS


def _token(meta: dict[str, Any]) -> str | int | None:
    token = meta.get("progressToken")
    return token if isinstance(token, str | int) and not isinstance(token, bool) else None


def _incoming(message: Rpc, relay: Relay) -> Incoming:
    params = message.params
    if "_meta" in params:
        params = {name: value for name, value in params.items() if name != "_meta"}
    incoming = Incoming(message.method, params, relay)
    if not relay.meta:
        return incoming
    key, run = relay.meta.pop(mcp.KEY, None), relay.meta.pop(mcp.RUN, None)
    incoming.key = key if isinstance(key, str) and key else None
    incoming.run = run if isinstance(run, str) and run else None
    return incoming
