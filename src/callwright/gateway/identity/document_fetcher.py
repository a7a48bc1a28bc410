"""``DocumentFetcher``: small documents that the operator has named an address for, over the process's own HTTP client.

Nothing of a caller goes along, and nothing is followed to another address.
"""

import asyncio
from typing import Final

from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import HttpTransportError, RequestTarget

_FETCH_TIMEOUT_S: Final = 5.0
_MAX_BODY_BYTES: Final = 256 * 1024


class FetchError(Exception):
    """The document cannot be had: nobody answers, or the answer is none. Cure: see whether that address works."""


class DocumentFetcher:
    """Fetches by GET; its connections belong to the running loop."""

    def __init__(self) -> None:
        self._client = HttpClient()

    async def get(self, url: str) -> bytes:
        """The body of an answer 200, at most 256 KiB.

        Raises:
            FetchError: there is none.
        """
        try:
            async with asyncio.timeout(_FETCH_TIMEOUT_S):
                reply = await self._client.send(
                    "GET", RequestTarget.parse_url(url), {"Accept": "application/json"}
                )
                body = await reply.read(_MAX_BODY_BYTES)
        except (HttpTransportError, TimeoutError, ValueError):
            raise FetchError from None
        if reply.status != 200:
            raise FetchError
        return body

    def close(self) -> None:
        """Let go of its connections."""
        self._client.close()
