"""``Authorized``: the process's HTTP client as one server sees it. Its requests carry the header that is ready, and no others do.

Per request it compares one number and joins two byte strings. A request that was refused for its token was not carried out,
so it is sent again with another one; how often is bounded.
"""

import time
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from callwright.tools.oauth.access import Access
from callwright.tools.wire.client import HttpClient
from callwright.tools.wire.reply import Reply
from callwright.tools.wire.target import Target

_SENDS: Final = 3
_REFUSALS: Final = frozenset({401, 403})


class Sender(Protocol):
    """What sends requests: the client itself, or one that adds who we are."""

    async def send(
        self, method: str, target: Target, headers: Mapping[str, str] | None = None, body: bytes | None = None
    ) -> Reply:
        """As ``HttpClient.send``."""
        ...

    async def post(
        self, target: Target, head: bytes, body: bytes, leaving: Callable[[], None] | None = None
    ) -> Reply:
        """As ``HttpClient.post``."""
        ...


class Authorized:
    """See the head of this file.

    Args:
        client: The process's client.
        target: The one server that may see the header.
        access: Keeps the header ready.
        now: Seconds since 1970.
    """

    def __init__(
        self, client: HttpClient, target: Target, access: Access, now: Callable[[], float] = time.time
    ) -> None:
        self._client = client
        self._target = target
        self._url = target.url.partition("?")[0]
        self._access = access
        self._now = now

    async def post(
        self, target: Target, head: bytes, body: bytes, leaving: Callable[[], None] | None = None
    ) -> Reply:
        """As ``HttpClient.post``. Raises ``LoginNeeded`` too."""
        access = self._own(target)
        sent = 0
        while True:
            line = access.line if self._now() < access.due else await access.ready()
            if access.bound:
                line_and_proof = line + access.proof("POST", self._url)
                reply = await self._client.post(target, head + line_and_proof, body, leaving)
                access.heed(reply.headers)
            else:
                reply = await self._client.post(target, head + line, body, leaving)
            sent += 1
            if reply.status not in _REFUSALS or sent == _SENDS or not await self._again(reply, line):
                return reply

    async def send(
        self, method: str, target: Target, headers: Mapping[str, str] | None = None, body: bytes | None = None
    ) -> Reply:
        """As ``HttpClient.send``. Raises ``LoginNeeded`` too."""
        access = self._own(target)
        sent = 0
        while True:
            line = access.line if self._now() < access.due else await access.ready()
            lines = line + access.proof(method, self._url)
            reply = await self._client.send(method, target, headers, body, lines=lines)
            access.heed(reply.headers)
            sent += 1
            if reply.status not in _REFUSALS or sent == _SENDS or not await self._again(reply, line):
                return reply

    def _own(self, target: Target) -> Access:
        if target != self._target:
            raise ValueError("a token is shown to its own server only")
        return self._access

    async def _again(self, reply: Reply, line: bytes) -> bool:
        try:
            again = await self._access.again(reply.status, reply.headers, line)
        except BaseException:
            reply.abort()
            raise
        if again:
            reply.abort()
        return again
