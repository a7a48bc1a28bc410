"""``MetadataFetcher``: fetch a server's metadata and talk to the authorization server it names, with restricted reach.

A public server cannot direct us to private addresses or to this machine: every address is checked, and the checked one is
connected to, which defeats DNS rebinding. No redirect is followed, nothing is remembered between requests, and responses are
bounded in size and time.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlencode, urlsplit

from msgspec import Struct

from callwright.tools.http.address_policy import is_address_allowed, resolve_with_system
from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.oauth_documents import MAX_OAUTH_DOCUMENT_BYTES
from callwright.tools.oauth.urls import is_loopback_url, is_safe_url
from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import HttpTransportError, RequestTarget

_REQUEST_TIMEOUT_S: Final = 10.0
ResolveHost = Callable[[str, int], Awaitable[list[str]]]


class FetchResponse(Struct, frozen=True):
    """A complete response. Header names are in lower case."""

    status: int
    body: bytes
    headers: Mapping[str, str]


class MetadataFetcher:
    """Fetches metadata on behalf of a login.

    Args:
        server: URL of the MCP server, as the operator declared it.
        resolve: Resolver from name and port to addresses; the system's by default.
    """

    def __init__(self, server: str, resolve: ResolveHost = resolve_with_system) -> None:
        self.near = is_loopback_url(server)
        self._server = urlsplit(server)
        self._resolve = resolve
        self._private: bool | None = None
        self._client = HttpClient(self._resolve_addresses)

    async def fetch_document(self, url: str) -> bytes | None:
        """Fetch a document; None if there is none.

        Raises:
            LoginFailedError: the URL is forbidden, unreachable, or answered by a broken server.
        """
        answer = await self._send_request("GET", url, {"Accept": "application/json"}, b"")
        if answer.status >= 500 or answer.status == 429:
            raise LoginFailedError("unreachable")
        return answer.body if answer.status == 200 else None

    async def post_form(
        self, url: str, fields: Mapping[str, str], headers: Mapping[str, str]
    ) -> FetchResponse:
        """Post a form. Raises ``LoginFailedError`` as above."""
        kind = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        return await self._send_request("POST", url, {**kind, **headers}, urlencode(fields).encode())

    async def post_json(self, url: str, body: bytes) -> FetchResponse:
        """Post JSON. Raises ``LoginFailedError`` as above."""
        kind = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        return await self._send_request("POST", url, kind, body)

    async def probe_server(self, headers: Mapping[str, str], body: bytes) -> FetchResponse:
        """Send a request to the server itself, only to see its status and headers. Raises ``LoginFailedError`` as above."""
        return await self._send_request("POST", self._server.geturl(), headers, body, headers_only=True)

    async def _send_request(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes, *, headers_only: bool = False
    ) -> FetchResponse:
        if not is_safe_url(url, near=self.near):
            raise LoginFailedError("address_refused")
        try:
            async with asyncio.timeout(_REQUEST_TIMEOUT_S):
                reply = await self._client.send(method, RequestTarget.parse_url(url), headers, body)
                if headers_only:
                    reply.abort()
                    return FetchResponse(reply.status, b"", reply.headers)
                return FetchResponse(reply.status, await reply.read(MAX_OAUTH_DOCUMENT_BYTES), reply.headers)
        except HttpTransportError as fault:
            raise LoginFailedError("bad_answer" if fault.why == "too_large" else "unreachable") from None
        except TimeoutError:
            raise LoginFailedError("unreachable") from None
        except ValueError:
            raise LoginFailedError("address_refused") from None

    async def _resolve_addresses(self, host: str, port: int) -> list[str]:
        """Resolve a name to allowed addresses only; ``OSError`` if it has none."""
        if self._private is None and not self.near:
            own = await self._resolve(self._server.hostname or "", self._server.port or 443)
            self._private = not all(is_address_allowed(one, private=False) for one in own)
        addresses = await self._resolve(host, port)
        if not addresses or not all(self._is_allowed_address(one) for one in addresses):
            raise LoginFailedError("address_refused")
        return addresses

    def _is_allowed_address(self, address: str) -> bool:
        if not is_address_allowed(address, private=self.near or bool(self._private)):
            return False
        return self.near or not ip_address(address.partition("%")[0]).is_loopback

    def close(self) -> None:
        """Close the connections."""
        self._client.close()
