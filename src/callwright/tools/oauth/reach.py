"""``Reach``: how far a server's word takes us. Fetches its metadata, and speaks to the authorization server it names.

A public server cannot lead us to private addresses, nor to this machine: every address is judged before it is connected to,
and the judged one is the one that is connected to (DNS rebinding gains nothing). No redirect is followed, nothing is
remembered between requests, and what comes is bounded in size and time.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlencode, urlsplit

from msgspec import Struct

from callwright.tools.http.addresses import allowed, system_lookup
from callwright.tools.oauth.documents import MAX_BYTES
from callwright.tools.oauth.faults import LoginFault
from callwright.tools.oauth.places import is_own_machine, is_sound
from callwright.tools.wire.client import HttpClient
from callwright.tools.wire.target import HttpFault, Target

_PATIENCE_S: Final = 10.0
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Answer(Struct, frozen=True):
    """An answer, whole. ``headers`` have their names in lower case."""

    status: int
    body: bytes
    headers: Mapping[str, str]


class Reach:
    """See the head of this file.

    Args:
        server: URL of the MCP server, as the operator declared it.
        resolve: Name and port to addresses; the system's by default.
    """

    def __init__(self, server: str, resolve: Resolve = system_lookup) -> None:
        self.near = is_own_machine(server)
        self._server = urlsplit(server)
        self._resolve = resolve
        self._private: bool | None = None
        self._client = HttpClient(self._addresses)

    async def get(self, url: str) -> bytes | None:
        """The document there; None where there is none.

        Raises:
            LoginFault: the address may not be asked, or nobody answers, or the answer is that of a broken server.
        """
        answer = await self._ask("GET", url, {"Accept": "application/json"}, b"")
        if answer.status >= 500 or answer.status == 429:
            raise LoginFault("unreachable")
        return answer.body if answer.status == 200 else None

    async def form(self, url: str, fields: Mapping[str, str], headers: Mapping[str, str]) -> Answer:
        """Post a form. Raises ``LoginFault`` as above."""
        kind = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        return await self._ask("POST", url, {**kind, **headers}, urlencode(fields).encode())

    async def json(self, url: str, body: bytes) -> Answer:
        """Post JSON. Raises ``LoginFault`` as above."""
        kind = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        return await self._ask("POST", url, kind, body)

    async def probe(self, headers: Mapping[str, str], body: bytes) -> Answer:
        """Ask the server itself, and look at no more than how it answers. Raises ``LoginFault`` as above."""
        return await self._ask("POST", self._server.geturl(), headers, body, headers_only=True)

    async def _ask(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes, *, headers_only: bool = False
    ) -> Answer:
        if not is_sound(url, near=self.near):
            raise LoginFault("address_refused")
        try:
            async with asyncio.timeout(_PATIENCE_S):
                reply = await self._client.send(method, Target.of(url), headers, body)
                if headers_only:
                    reply.abort()
                    return Answer(reply.status, b"", reply.headers)
                return Answer(reply.status, await reply.read(MAX_BYTES), reply.headers)
        except HttpFault as fault:
            raise LoginFault("bad_answer" if fault.why == "too_large" else "unreachable") from None
        except TimeoutError:
            raise LoginFault("unreachable") from None
        except ValueError:
            raise LoginFault("address_refused") from None

    async def _addresses(self, host: str, port: int) -> list[str]:
        """The addresses of a name, all of them fit to be connected to; ``OSError`` when it has none."""
        if self._private is None and not self.near:
            own = await self._resolve(self._server.hostname or "", self._server.port or 443)
            self._private = not all(allowed(one, private=False) for one in own)
        found = await self._resolve(host, port)
        if not found or not all(self._fits(one) for one in found):
            raise LoginFault("address_refused")
        return found

    def _fits(self, address: str) -> bool:
        if not allowed(address, private=self.near or bool(self._private)):
            return False
        return self.near or not ip_address(address.partition("%")[0]).is_loopback

    def close(self) -> None:
        """Let go of connections."""
        self._client.close()
