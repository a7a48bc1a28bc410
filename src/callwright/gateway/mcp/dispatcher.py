"""Dispatch one request of either revision and encode its result. Pure protocol methods are answered here, others by the backend.

May not know HTTP, stdio, or what the backend is.
"""

import logging
from collections.abc import Collection, Coroutine
from typing import Any, Final

from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import IncomingRequest, McpBackend
from callwright.gateway.mcp.json_rpc import IncomingMessage, encode_json
from callwright.gateway.mcp.legacy_sessions import LegacySession, LegacySessions
from callwright.gateway.mcp.message_channel import CallerLink, LegacyCallerLink, MessageChannel
from callwright.gateway.mcp.resource_watches import ResourceWatches
from callwright.gateway.mcp.subscriptions import SubscriptionHub
from callwright.ports.shared_records import SharedRecords
from callwright.relay import ProtocolEra, Relay, RpcFaultError

_LEGACY_ONLY_METHODS: Final = frozenset(
    {"initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe"}
)
_SESSION_METHODS: Final = frozenset(
    {
        "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "server/discover",
        "subscriptions/listen",
    }
)  # fmt: skip
"""Methods that concern the session itself, or cannot be requested within one."""

_CACHEABLE_METHODS: Final = frozenset(
    {
        "server/discover", "tools/list", "resources/list", "resources/templates/list", "resources/read", "prompts/list",
    }
)  # fmt: skip
"""Methods whose results carry a cache lifetime."""


_log = logging.getLogger("callwright.gateway")

MAX_WATCHED_URIS: Final = 1000
"""Maximum number of resources that one session watches."""
MAX_WATCHED_OF_PRINCIPAL: Final = 10_000
MAX_WATCHED_OF_TENANT: Final = 40_000
"""The same for all sessions of one principal and of one tenant."""


class McpDispatcher:
    """Dispatches requests to the backend. ``records`` is where replicas share legacy sessions; None without replicas."""

    def __init__(
        self, backend: McpBackend, hub: SubscriptionHub, records: SharedRecords | None = None
    ) -> None:
        self.backend = backend
        self.hub = hub
        self.watches = ResourceWatches(backend)
        self.sessions = LegacySessions(records, self._end_watches)
        self._info = {mcp_protocol.SERVER_META: backend.describe_server().info}

    # --- modern -------------------------------------------------------------------------------------------------

    def prepare_modern(self, message: IncomingMessage, channel: MessageChannel) -> IncomingRequest:
        """Check a modern request and prepare it for the backend.

        Raises:
            RpcFaultError: mandatory metadata is missing, or version or method is not supported.
        """
        meta = message.params.get("_meta")
        if not isinstance(meta, dict) or not isinstance(meta.get(mcp_protocol.VERSION_META), str):
            raise RpcFaultError(
                mcp_protocol.INVALID_PARAMS, f"_meta must contain {mcp_protocol.VERSION_META}."
            )
        if meta[mcp_protocol.VERSION_META] != mcp_protocol.MODERN_VERSION:
            data = {
                "supported": [mcp_protocol.MODERN_VERSION, *mcp_protocol.LEGACY_VERSIONS],
                "requested": meta[mcp_protocol.VERSION_META][:64],
            }
            raise RpcFaultError(mcp_protocol.UNSUPPORTED_VERSION, "Unsupported protocol version", data)
        if not isinstance(meta.get(mcp_protocol.CAPABILITIES_META), dict):
            raise RpcFaultError(
                mcp_protocol.INVALID_PARAMS, f"_meta must contain {mcp_protocol.CAPABILITIES_META}."
            )
        if message.method in _LEGACY_ONLY_METHODS:
            raise RpcFaultError(mcp_protocol.METHOD_NOT_FOUND, "This method is not part of 2026-07-28.")
        if _is_task_request(message) and not mcp_protocol.supports_tasks(
            meta[mcp_protocol.CAPABILITIES_META]
        ):
            hint = "Declare the extension for tasks with the request."
            raise RpcFaultError(mcp_protocol.MISSING_CAPABILITY, hint, mcp_protocol.TASKS_REQUIRED_DATA)
        level, client = meta.get(mcp_protocol.LOG_LEVEL_META), meta.get(mcp_protocol.CLIENT_META)
        relay = Relay(
            "modern",
            meta[mcp_protocol.CAPABILITIES_META],
            client if isinstance(client, dict) else None,
            {name: value for name, value in meta.items() if name not in mcp_protocol.RESERVED_META_KEYS},
            _read_progress_token(meta),
            level if isinstance(level, str) else None,
            CallerLink(channel, level if isinstance(level, str) else None).send_notification,
        )
        return _build_incoming(message, relay)

    def encode_modern_result(self, method: str, result: dict[str, Any] | bytes) -> bytes:
        """Encode a result for a modern client."""
        if isinstance(result, bytes):
            return result
        whole = {"resultType": "complete", **result}
        if method in _CACHEABLE_METHODS:
            whole.setdefault("ttlMs", 0)
            whole.setdefault("cacheScope", "private")
        whole["_meta"] = {**(result.get("_meta") or {}), **self._info}
        return encode_json(whole)

    def build_discovery(
        self, eras: Collection[ProtocolEra], principal: Principal | None = None
    ) -> dict[str, Any]:
        """Build the answer to ``server/discover`` for this principal."""
        hello = self.backend.describe_server(principal)
        discovery: dict[str, Any] = {
            "supportedVersions": [
                mcp_protocol.MODERN_VERSION,
                *(mcp_protocol.LEGACY_VERSIONS if "legacy" in eras else ()),
            ],
            "capabilities": hello.capabilities,
        }
        return discovery | ({"instructions": hello.instructions} if hello.instructions else {})

    # --- legacy -------------------------------------------------------------------------------------------------

    def build_initialize_result(self, session: LegacySession) -> dict[str, Any]:
        """Build the answer to ``initialize``."""
        hello = self.backend.describe_server(session.principal)
        capabilities = {name: value for name, value in hello.capabilities.items() if name != "extensions"}
        result: dict[str, Any] = {
            "protocolVersion": session.version,
            "capabilities": capabilities,
            "serverInfo": hello.info,
        }
        return result | ({"instructions": hello.instructions} if hello.instructions else {})

    def prepare_legacy(
        self, message: IncomingMessage, session: LegacySession, channel: MessageChannel
    ) -> IncomingRequest:
        """Prepare a request within a legacy session for the backend."""
        meta = message.params.get("_meta")
        meta = meta if isinstance(meta, dict) else {}
        link = LegacyCallerLink(channel, session)
        relay = Relay(
            "legacy",
            session.capabilities,
            session.client,
            {name: value for name, value in meta.items() if name not in mcp_protocol.RESERVED_META_KEYS}
            if meta
            else {},
            _read_progress_token(meta) if meta else None,
            session.log_level,
            link.send_notification,
            link.ask_client,
        )
        return _build_incoming(message, relay)

    async def answer_in_session(self, incoming: IncomingRequest, session: LegacySession) -> bytes:
        """Answer a request within a legacy session; return the encoded response."""
        return encode_legacy_result(await self.ask_in_session(incoming, session))

    def ask_in_session(
        self, incoming: IncomingRequest, session: LegacySession
    ) -> Coroutine[Any, Any, dict[str, Any] | bytes]:
        """Answer a request within a legacy session; the result is still to be encoded, by ``encode_legacy_result``."""
        if incoming.method in _SESSION_METHODS:
            return self._answer_session_method(incoming, session)
        return self.backend.request(incoming)

    async def _answer_session_method(
        self, incoming: IncomingRequest, session: LegacySession
    ) -> dict[str, Any] | bytes:
        match incoming.method:
            case "logging/setLevel":
                level = incoming.params.get("level")
                if level not in mcp_protocol.LOG_LEVELS:
                    raise RpcFaultError(
                        mcp_protocol.INVALID_PARAMS,
                        f"level must be one of {', '.join(mcp_protocol.LOG_LEVELS)}.",
                    )
                session.log_level = level
            case "resources/subscribe" | "resources/unsubscribe" as method:
                await self._change_subscription(incoming, session, on=method == "resources/subscribe")
            case "ping":
                pass
            case _:
                raise RpcFaultError(
                    mcp_protocol.METHOD_NOT_FOUND, "This method is not part of the session's version."
                )
        return {}

    async def _change_subscription(
        self, incoming: IncomingRequest, session: LegacySession, *, on: bool
    ) -> None:
        uri = incoming.params.get("uri")
        if not isinstance(uri, str):
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "uri is missing.")
        if not on:
            session.uris.discard(uri)
            if uri in session.watched:
                session.watched.discard(uri)
                await self.watches.end([uri])
            return
        if len(session.uris) >= MAX_WATCHED_URIS:
            raise RpcFaultError(
                mcp_protocol.INVALID_PARAMS,
                f"At most {MAX_WATCHED_URIS} resources are watched in one session.",
            )
        if session.principal is not None:
            mine, of_tenant = self.sessions.count_watched(session.principal)
            if mine >= MAX_WATCHED_OF_PRINCIPAL or of_tenant >= MAX_WATCHED_OF_TENANT:
                raise RpcFaultError(
                    mcp_protocol.INVALID_PARAMS,
                    "Your sessions watch too many resources: unsubscribe some first.",
                )
        await self.watches.begin(uri, incoming.principal)
        session.uris.add(uri)
        if uri in session.watched:  # for this session it was watched already
            await self.watches.end([uri])
        session.watched.add(uri)

    async def watch_session_resources(self, session: LegacySession) -> None:
        """Watch what the client has subscribed to at another replica: its stream is here.

        What cannot be watched, because its server is away for example, is tried again the next time.
        """
        for uri in session.uris - session.watched:
            session.watched.add(uri)
            try:
                await self.watches.begin(uri, session.principal)
            except RpcFaultError as fault:
                session.watched.discard(uri)
                if uri not in session.unwatched:
                    session.unwatched.add(uri)
                    _log.warning("a resource of a session cannot be watched here: %s", fault.message)

    async def _end_watches(self, session: LegacySession) -> None:
        """End the subscriptions of a session that has ended."""
        watched = list(session.watched)
        session.watched.clear()
        await self.watches.end(watched)


def encode_legacy_result(result: dict[str, Any] | bytes) -> bytes:
    """Encode a result for a legacy client."""
    if isinstance(result, bytes):
        return result
    for modern in ("resultType", "ttlMs", "cacheScope"):
        result.pop(modern, None)
    return encode_json(result)


def _is_task_request(message: IncomingMessage) -> bool:
    if message.method == "subscriptions/listen":
        wanted = message.params.get("notifications")
        return isinstance(wanted, dict) and "taskIds" in wanted
    return message.method in mcp_protocol.TASK_METHODS


def _read_progress_token(meta: dict[str, Any]) -> str | int | None:
    token = meta.get("progressToken")
    return token if isinstance(token, str | int) and not isinstance(token, bool) else None


def _build_incoming(message: IncomingMessage, relay: Relay) -> IncomingRequest:
    params = message.params
    if "_meta" in params:
        params = {name: value for name, value in params.items() if name != "_meta"}
    incoming = IncomingRequest(message.method, params, relay)
    if not relay.meta:
        return incoming
    key, run = (
        relay.meta.pop(mcp_protocol.IDEMPOTENCY_KEY_META, None),
        relay.meta.pop(mcp_protocol.RUN_META, None),
    )
    incoming.key = key if isinstance(key, str) and key else None
    incoming.run = run if isinstance(run, str) and run else None
    return incoming
