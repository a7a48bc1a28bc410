"""The MCP endpoint over HTTP: one path for both revisions.

Headers are checked against the body, so that an intermediary that routes by headers cannot be shown something else than the
server. May not know the backend.
"""

from collections.abc import Collection
from functools import partial

from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.gateway.identity.identification import (
    READMIT_S,
    Identify,
    identify_anybody,
    is_still_admitted,
    make_body_identification,
)
from callwright.gateway.mcp import json_rpc
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.json_rpc import IncomingMessage, UnservedError
from callwright.gateway.mcp.legacy_http import LegacyHttp, answer_request
from callwright.gateway.mcp.mcp_headers import McpHeaders, choose_origin_header, read_mcp_headers
from callwright.gateway.mcp.message_channel import HttpChannel
from callwright.gateway.mcp.modern_listener import open_listener
from callwright.gateway.mcp.standing_streams import StandingStreams
from callwright.gateway.origins.origin_inference import RequestArrival
from callwright.ports.trace_parent import TRACE_PARENT, parse_traceparent
from callwright.relay import ProtocolEra, RpcFaultError
from callwright.wire.http_messages import EventStream, HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer


class McpEndpoint:
    """The endpoint, to be mounted on a server.

    Args:
        dispatch: Dispatches the requests.
        limit: Maximum size of a body in bytes.
        identify: Identifies the caller; in local mode everybody is the application's own principal.
        eras: Supported revisions; clients of another get an error that lists these.
        readmit_s: Seconds after which the caller of a stream that stays open is identified again.
    """

    def __init__(
        self,
        dispatch: McpDispatcher,
        limit: int,
        identify: Identify = identify_anybody,
        eras: Collection[ProtocolEra] = ("modern", "legacy"),
        readmit_s: float = READMIT_S,
    ) -> None:
        self._eras = eras
        self._dispatch = dispatch
        self._limit = limit
        self._identify = identify
        self._standing = StandingStreams(keep_alive_s=readmit_s)
        self._legacy = LegacyHttp(dispatch, identify, self._standing)

    def mount(self, server: HttpServer, path: str = "/mcp") -> None:
        """Mount the endpoint at this path, and at the same path with a slash at its end, as some clients are configured."""
        for one in (path, f"{path}/"):
            server.mount("POST", one, self.handle_post, identify=make_body_identification(self._identify))
            server.mount("GET", one, self._legacy.handle_get)
            server.mount("DELETE", one, self._legacy.handle_delete)

    def close(self) -> None:
        """End the open streams, so that the server can close."""
        self._standing.end_all()

    async def handle_post(self, request: HttpRequest) -> HttpResponse | EventStream:
        """Handle one message (``POST``)."""
        principal = None if self._identify is identify_anybody else await self._identify(request)
        fields = request.head.fields
        parent = fields.get(b"traceparent")
        TRACE_PARENT.set(
            None
            if parent is None
            else parse_traceparent(parent.decode("latin-1"), fields.get(b"tracestate", b"").decode("latin-1"))
        )
        try:
            headers = read_mcp_headers(request)
            message = _read_message(request, headers, self._limit)
            modern = _is_modern_request(headers, message)
            if ("modern" if modern else "legacy") not in self._eras:
                return _refuse_era(message, self._eras)
            if modern:
                return await self._answer_modern(request, headers, message, principal)
            return await self._legacy.handle_post(request, headers, message, principal)
        except UnservedError as refused:
            return HttpResponse(refused.status, json_rpc.encode_fault(refused.id, refused.fault))

    # --- modern -------------------------------------------------------------------------------------------------

    async def _answer_modern(
        self,
        request: HttpRequest,
        headers: McpHeaders,
        message: IncomingMessage,
        principal: Principal | None,
    ) -> HttpResponse | EventStream:
        if message.kind != "request":
            return _accept_notification(message)
        channel = HttpChannel(request)
        try:
            incoming = self._dispatch.prepare_modern(message, channel)
        except RpcFaultError as fault:
            _require_matching_headers(headers, message)
            raise UnservedError(
                json_rpc.fault_to_status(fault) if fault.code != mcp_protocol.INVALID_PARAMS else 400,
                fault,
                message.id,
            ) from None
        _require_matching_headers(headers, message)
        incoming.principal = principal
        incoming.arrival = RequestArrival(
            header=choose_origin_header(request, headers), shared=request.shared
        )
        request.record_asker(
            (principal, str((incoming.relay.client or {}).get("name"))[:128], request.client_address)
        )
        if message.method == "server/discover":
            result = self._dispatch.encode_modern_result(
                message.method, self._dispatch.build_discovery(self._eras, principal)
            )
            return HttpResponse(200, json_rpc.encode_result(message.id, result))
        if message.method == "subscriptions/listen":
            return await self._serve_listener(request, message, incoming)
        self._require_mirrored_headers(request, message)
        incoming.keep_running = request.run_to_completion
        encode = partial(self._dispatch.encode_modern_result, message.method)
        body, status = await answer_request(
            headers, message, incoming, self._dispatch.backend.request(incoming), encode
        )
        if channel.stream is None:
            answer: HttpResponse | EventStream = HttpResponse(status, body)
        else:
            answer = channel.stream
            answer.put(body, event="message")
        answer.received = incoming.received
        answer.closed = incoming.closed
        return answer

    def _require_mirrored_headers(self, request: HttpRequest, message: IncomingMessage) -> None:
        """Check that mirrored headers equal their arguments."""
        if message.method != "tools/call":
            return
        for name, at in self._dispatch.backend.list_mirrors(str(message.params.get("name"))):
            value = mcp_protocol.get_at_path(message.params.get("arguments"), at)
            header = request.get_header(f"mcp-param-{name}")
            if (value is None) != (header is None) or (
                header is not None and not mcp_protocol.matches_mirrored_header(header, value)
            ):
                fault = RpcFaultError(
                    mcp_protocol.HEADER_MISMATCH, f"The header Mcp-Param-{name} does not match the argument."
                )
                raise UnservedError(400, fault, message.id)

    async def _serve_listener(
        self, request: HttpRequest, message: IncomingMessage, incoming: IncomingRequest
    ) -> EventStream:
        stream = request.open_event_stream()

        def put(method: str, params: dict[str, object]) -> None:
            stream.put(json_rpc.encode_notification(method, params), event="message")

        async with open_listener(self._dispatch, incoming, message.id, put):
            admitted = partial(is_still_admitted, self._identify, request, incoming.principal)
            await self._standing.keep_open(stream, incoming.principal, admitted)
        end = json_rpc.encode_json(
            {"resultType": "complete", "_meta": {mcp_protocol.SUBSCRIPTION_META: message.id}}
        )
        stream.put(json_rpc.encode_result(message.id, end), event="message")
        return stream


def _read_message(request: HttpRequest, headers: McpHeaders, limit: int) -> IncomingMessage:
    if not headers.json:
        raise UnservedError(
            415, RpcFaultError(mcp_protocol.INVALID_REQUEST, "The body must be application/json.")
        )
    return json_rpc.read_message(request.body, limit)


def _is_modern_request(headers: McpHeaders, message: IncomingMessage) -> bool:
    """Return whether the request is modern: it carries its version, or names it in the header. Sessions are legacy."""
    meta = message.params.get("_meta")
    if isinstance(meta, dict) and mcp_protocol.VERSION_META in meta:
        return True
    if message.method == "initialize" or headers.session is not None:
        return False
    return headers.version is not None and headers.version not in mcp_protocol.LEGACY_VERSIONS


def _require_matching_headers(headers: McpHeaders, message: IncomingMessage) -> None:
    """Check that the standard headers equal the body's values."""
    meta = message.params.get("_meta")
    version = meta.get(mcp_protocol.VERSION_META) if isinstance(meta, dict) else None
    if isinstance(version, str) and headers.version != version:
        raise _make_header_mismatch("MCP-Protocol-Version", headers.version, message)
    if headers.method != message.method:
        raise _make_header_mismatch("Mcp-Method", headers.method, message)
    named = mcp_protocol.NAME_HEADER_PARAMS.get(message.method)
    name = message.params.get(named) if named is not None else None
    if headers.name == name and isinstance(name, str) and name.isascii() and name.isidentifier():
        return  # most names: nothing in them is encoded
    if isinstance(name, str) and (
        headers.name is None or mcp_protocol.decode_header_value(headers.name) != name
    ):
        raise _make_header_mismatch("Mcp-Name", headers.name, message)


def _make_header_mismatch(header: str, given: str | None, message: IncomingMessage) -> UnservedError:
    what = "is missing" if given is None else "does not match the body"
    return UnservedError(
        400, RpcFaultError(mcp_protocol.HEADER_MISMATCH, f"The header {header} {what}."), message.id
    )


def _refuse_era(message: IncomingMessage, eras: Collection[ProtocolEra]) -> HttpResponse:
    versions = [
        *([mcp_protocol.MODERN_VERSION] if "modern" in eras else []),
        *(mcp_protocol.LEGACY_VERSIONS if "legacy" in eras else ()),
    ]
    if "modern" in eras:
        data = {"supported": versions}
        fault = RpcFaultError(
            mcp_protocol.UNSUPPORTED_VERSION, f"Only {', '.join(versions)} is supported here.", data
        )
    else:
        fault = RpcFaultError(
            mcp_protocol.INVALID_REQUEST, f"Send initialize first; {', '.join(versions)} are supported here."
        )
    return HttpResponse(400, json_rpc.encode_fault(message.id, fault))


def _accept_notification(message: IncomingMessage) -> HttpResponse:
    if message.kind == "response":
        raise UnservedError(
            400, RpcFaultError(mcp_protocol.INVALID_REQUEST, "Responses are not part of 2026-07-28.")
        )
    return HttpResponse(202, content_type=None)
