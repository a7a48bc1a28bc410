"""An authorization server and a protected MCP server of the test's own, on this machine; what they are asked is on record.

Every deviation of a bad server is a knob: the tests turn one at a time.
"""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qsl, urlencode

from callwright.domain.call import Principal
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.http_endpoint import McpEndpoint
from callwright.gateway.mcp.subscriptions import SubscriptionHub
from callwright.wire.http_messages import (
    HttpRequest,
    HttpResponse,
    RequestHandler,
    RequestRefusedError,
    make_json_response,
    make_problem,
)
from callwright.wire.http_server import HttpServer
from callwright.wire.server_limits import ServerLimits
from gateway.everything_server import Everything

Form = dict[str, str]


class Authority:
    """The authorization server. ``metadata`` is added to what it says of itself; None takes a member out.

    Attributes:
        forms: What its token endpoint was sent, in order, with the headers that proved the client and its key.
        asked: What its authorization endpoint was asked.
        registered: The clients that it has registered; ``registration`` is added to its answer.
        revoked: Tokens that it took back.
        good: The access tokens that count, with their scopes.
        lifetime_s: How long an access token is said to serve; None says nothing.
        refreshing: Whether refresh tokens are given out; each serves once.
        reached: Set when somebody asks for a token.
        gate: While it is not set, the token endpoint does not answer.
        answer: Added to what comes back to the client by its redirect; None takes a parameter out.
        refusal, refusal_status: An error that the token endpoint gives instead of a token.
        token_answer: Added to the answer with a token.
        gone: Paths at which it describes itself no more.
    """

    def __init__(self) -> None:
        self.url = ""
        self.path = ""
        self.metadata: dict[str, Any] = {}
        self.forms: list[Form] = []
        self.asked: list[Form] = []
        self.registered: list[dict[str, Any]] = []
        self.registration: dict[str, Any] = {}
        self.revoked: list[Form] = []
        self.good: dict[str, tuple[str, ...]] = {}
        self.lifetime_s: float | None = 3600
        self.refreshing = True
        self.reached = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()
        self.answer: dict[str, str | None] = {}
        self.refusal = ""
        self.refusal_status = 400
        self.token_answer: dict[str, Any] = {}
        self.gone: set[str] = set()
        self._codes: dict[str, Form] = {}
        self._refresh: dict[str, tuple[str, ...]] = {}
        self._number = 0

    @property
    def issuer(self) -> str:
        return self.url + self.path

    def mount(self, server: HttpServer) -> None:
        for path in (
            "/.well-known/oauth-authorization-server",
            "/.well-known/oauth-authorization-server/tenant",
            "/.well-known/openid-configuration/tenant",
            "/tenant/.well-known/openid-configuration",
        ):
            server.mount("GET", path, self.described)
        server.mount("GET", "/authorize", self.authorize)
        server.mount("POST", "/token", self.token)
        server.mount("POST", "/register", self.register)
        server.mount("POST", "/revoke", self.revoke)

    async def described(self, request: HttpRequest) -> HttpResponse:
        if request.path in self.gone:
            return HttpResponse(404)
        said = {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.url}/authorize",
            "token_endpoint": f"{self.url}/token",
            "registration_endpoint": f"{self.url}/register",
            "revocation_endpoint": f"{self.url}/revoke",
            "code_challenge_methods_supported": ["S256"],
            "authorization_response_iss_parameter_supported": True,
            "token_endpoint_auth_methods_supported": ["none", "client_secret_basic"],
        }
        return make_json_response({k: v for k, v in (said | self.metadata).items() if v is not None})

    async def register(self, request: HttpRequest) -> HttpResponse:
        asked = json.loads(request.body)
        self.registered.append(asked)
        return make_json_response(
            {"client_id": f"client-{len(self.registered)}", **self.registration, **asked}, 201
        )

    async def authorize(self, request: HttpRequest) -> HttpResponse:
        asked = dict(parse_qsl(request.head.query))
        self.asked.append(asked)
        self._number += 1
        code = f"code-{self._number}"
        self._codes[code] = asked
        said: dict[str, str | None] = {"code": code, "state": asked["state"], "iss": self.issuer}
        back = {name: value for name, value in (said | self.answer).items() if value is not None}
        return HttpResponse(302, headers={"Location": f"{asked['redirect_uri']}?{urlencode(back)}"})

    async def token(self, request: HttpRequest) -> HttpResponse:
        form = dict(parse_qsl(request.body.decode()))
        shown = request.get_header("Authorization") or "", request.get_header("DPoP") or ""
        self.forms.append(form | {"proof": shown[0], "dpop": shown[1]})
        self.reached.set()
        await self.gate.wait()
        if self.refusal:
            return make_json_response(
                {"error": self.refusal, "error_description": "s3cret words"}, self.refusal_status
            )
        granted = self._granted(form)
        if granted is None:
            return make_json_response({"error": "invalid_grant"}, 400)
        return make_json_response(self._made(granted) | self.token_answer)

    def _granted(self, form: Form) -> tuple[str, ...] | None:
        """The scopes of what is asked for; None where it may not be had."""
        if form["grant_type"] == "authorization_code":
            asked = self._codes.pop(form["code"], None)
            if asked is None or form["redirect_uri"] != asked["redirect_uri"]:
                return None
            digest = sha256(form["code_verifier"].encode()).digest()
            same = base64.urlsafe_b64encode(digest).decode().rstrip("=") == asked["code_challenge"]
            return tuple(asked.get("scope", "").split()) if same else None
        if form["grant_type"] == "refresh_token":
            return self._refresh.pop(form["refresh_token"], None)
        return tuple(form.get("scope", "").split())

    def _made(self, scopes: tuple[str, ...]) -> dict[str, Any]:
        self._number += 1
        access, refresh = f"access-{self._number}", f"refresh-{self._number}"
        self.good[access] = scopes
        made: dict[str, Any] = {"access_token": access, "token_type": "Bearer"}
        if self.lifetime_s is not None:
            made["expires_in"] = self.lifetime_s
        if self.refreshing:
            self._refresh[refresh] = scopes
            made["refresh_token"] = refresh
        return made

    async def revoke(self, request: HttpRequest) -> HttpResponse:
        form = dict(parse_qsl(request.body.decode()))
        self.revoked.append(form)
        self.good.pop(form["token"], None)
        return HttpResponse(200)


class Protected:
    """The MCP server: it wants a token of its authority for itself, and says where to get one.

    Attributes:
        seen, proofs: The Authorization and the DPoP header of every request, "" for none.
        needed: Scopes that every request needs.
        tool_needs: Scopes that calls of a tool need besides, by the tool; its challenge names these alone.
        challenge: What its challenge says beside; None instead of the whole sends none.
        described: What its metadata says beside.
        authority: Who issues its tokens.
        refuses: It takes no token at all.
        hidden: It has no metadata.
        metadata_moved_to: Where it sends those who ask for its metadata.
        instead: What answers instead of it.
    """

    def __init__(self, authority: Authority) -> None:
        self.authority = authority
        self.url = ""
        self.seen: list[str] = []
        self.proofs: list[str] = []
        self.needed: tuple[str, ...] = ()
        self.tool_needs: dict[str, tuple[str, ...]] = {}
        self.challenge: str | None = ""
        self.described: dict[str, Any] = {}
        self.refuses = False
        self.hidden = False
        self.metadata_moved_to = ""
        self.instead: RequestHandler | None = None
        self.everything: Everything

    async def metadata(self, _request: HttpRequest) -> HttpResponse:
        if self.hidden:
            return HttpResponse(404)
        if self.metadata_moved_to:
            return HttpResponse(302, headers={"Location": self.metadata_moved_to})
        return make_json_response(
            {"resource": self.url, "authorization_servers": [self.authority.issuer], **self.described}
        )

    async def identify(self, request: HttpRequest) -> Principal:
        said = request.get_header("Authorization") or ""
        self.seen.append(said)
        self.proofs.append(request.get_header("DPoP") or "")
        if self.instead is not None:
            answer = await self.instead(request)
            assert isinstance(answer, HttpResponse)
            raise RequestRefusedError(answer)
        scopes = self.authority.good.get(said.removeprefix("Bearer ").removeprefix("DPoP "))
        needed = self.needed + self._of_tool(request)
        if scopes is None or self.refuses:
            raise self._refusal(401, "", self.needed)
        if not set(needed) <= set(scopes):
            raise self._refusal(403, 'error="insufficient_scope"', self._of_tool(request) or needed)
        return Principal("somebody")

    def _of_tool(self, request: HttpRequest) -> tuple[str, ...]:
        message = json.loads(request.body) if request.body else {}
        if message.get("method") != "tools/call":
            return ()
        return self.tool_needs.get(message["params"]["name"], ())

    def _refusal(self, status: int, error: str, needed: tuple[str, ...]) -> RequestRefusedError:
        if self.challenge is None:
            return RequestRefusedError(make_problem(status, "no", {}))
        parts = [
            f'resource_metadata="{self.url.removesuffix("/mcp")}/.well-known/oauth-protected-resource/mcp"'
        ]
        parts += [self.challenge] if self.challenge else []
        parts += [error] if error else []
        parts += [f'scope="{" ".join(needed)}"'] if needed else []
        return RequestRefusedError(
            make_problem(status, "no", {"WWW-Authenticate": "Bearer " + ", ".join(parts)})
        )


@asynccontextmanager
async def protected(authority: Authority | None = None) -> AsyncIterator[Protected]:
    """Both, on free ports of this machine; with ``authority`` a server more of that one."""
    async with AsyncExitStack() as leaving:
        mine = authority or Authority()
        if authority is None:
            server = HttpServer(ServerLimits(sweep_s=0.05))
            mine.mount(server)
            mine.url = f"http://127.0.0.1:{await server.start()}"
            leaving.push_async_callback(server.close, 0.1)
        yield await leaving.enter_async_context(_server_of(mine))


@asynccontextmanager
async def _server_of(authority: Authority) -> AsyncIterator[Protected]:
    one, server, hub = Protected(authority), HttpServer(ServerLimits(sweep_s=0.05)), SubscriptionHub()
    one.everything = Everything(hub)
    endpoint = McpEndpoint(McpDispatcher(one.everything, hub), 16 << 20, identify=one.identify)
    endpoint.mount(server)
    for path in ("", "/mcp"):
        server.mount("GET", f"/.well-known/oauth-protected-resource{path}", one.metadata)
    one.url = f"http://127.0.0.1:{await server.start()}/mcp"
    try:
        yield one
    finally:
        endpoint.close()
        await server.close(0.1)
