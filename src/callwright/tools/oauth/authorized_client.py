"""``AuthorizedClient``: an HTTP client for one server that adds the prepared Authorization header, and only there.

Per request it costs one comparison and one concatenation. A request refused for its token was not executed, so that it is
sent again with another token, a bounded number of times.
"""

import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, Protocol

from callwright.tools.oauth.token_provider import TokenProvider
from callwright.wire.client_response import ClientResponse
from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import RequestTarget

_MAX_SENDS: Final = 3
_REFUSAL_STATUSES: Final = frozenset({401, 403})


class RequestSender(Protocol):
    """Sends requests: the HTTP client itself, or one that adds credentials."""

    async def send(
        self,
        method: str,
        target: RequestTarget,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
    ) -> ClientResponse:
        """As ``HttpClient.send``."""
        ...

    async def post(
        self,
        target: RequestTarget,
        head: bytes,
        body: bytes,
        leaving: Callable[[], None] | None = None,
        *,
        batched: bool = False,
    ) -> ClientResponse:
        """As ``HttpClient.post``."""
        ...


class AuthorizedClient:
    """The HTTP client of one server that needs a login.

    Args:
        client: The process's HTTP client.
        target: The server; only addresses of its origin may be sent to.
        access: Provides the header.
        may_receive: Whether another address than ``target`` may receive the header; without, all of the origin may.
        now: Seconds since 1970.
    """

    def __init__(
        self,
        client: HttpClient,
        target: RequestTarget,
        access: TokenProvider,
        may_receive: Callable[[RequestTarget], bool] | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._target = target
        self._access = access
        self._may_receive = may_receive
        self._now = now

    def post(
        self,
        target: RequestTarget,
        head: bytes,
        body: bytes,
        leaving: Callable[[], None] | None = None,
        *,
        batched: bool = False,
    ) -> Coroutine[Any, Any, ClientResponse]:
        """As ``HttpClient.post``; also raises ``LoginRequiredError``."""
        access = self._find_access(target)
        if access is None:
            return self._client.post(target, head, body, leaving, batched=batched)
        return self._post_with_access(access, target, head, body, leaving, batched=batched)

    async def _post_with_access(
        self,
        access: TokenProvider,
        target: RequestTarget,
        head: bytes,
        body: bytes,
        leaving: Callable[[], None] | None,
        *,
        batched: bool,
    ) -> ClientResponse:
        sent = 0
        while True:
            line = access.line if self._now() < access.due else await access.prepare_header()
            if access.bound:
                line_and_proof = line + access.make_proof("POST", target.url.partition("?")[0])
                reply = await self._client.post(target, head + line_and_proof, body, leaving, batched=batched)
                access.store_nonce(reply.headers)
            else:
                reply = await self._client.post(target, head + line, body, leaving, batched=batched)
            sent += 1
            if (
                reply.status not in _REFUSAL_STATUSES
                or sent == _MAX_SENDS
                or not await self._should_retry(reply, line)
            ):
                return reply

    async def send(
        self,
        method: str,
        target: RequestTarget,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
    ) -> ClientResponse:
        """As ``HttpClient.send``; also raises ``LoginRequiredError``."""
        access = self._find_access(target)
        if access is None:
            return await self._client.send(method, target, headers, body)
        sent = 0
        while True:
            line = access.line if self._now() < access.due else await access.prepare_header()
            lines = line + access.make_proof(method, target.url.partition("?")[0])
            reply = await self._client.send(method, target, headers, body, lines=lines)
            access.store_nonce(reply.headers)
            sent += 1
            if (
                reply.status not in _REFUSAL_STATUSES
                or sent == _MAX_SENDS
                or not await self._should_retry(reply, line)
            ):
                return reply

    def _find_access(self, target: RequestTarget) -> TokenProvider | None:
        """Return the source of the header, or None for an address that may not receive it."""
        if target == self._target:
            return self._access
        if target.place != self._target.place:
            raise ValueError("a token may only be sent to its own server")
        return self._access if self._may_receive is None or self._may_receive(target) else None

    async def _should_retry(self, reply: ClientResponse, line: bytes) -> bool:
        try:
            again = await self._access.should_retry(reply.status, reply.headers, line)
        except BaseException:
            reply.abort()
            raise
        if again:
            reply.abort()
        return again
