"""``DocumentFetcher``: fetch small documents from addresses that the operator has configured.

Sends nothing of a caller and follows no redirect.
"""

import asyncio
from typing import Final

from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import HttpTransportError, RequestTarget

_FETCH_TIMEOUT_S: Final = 5.0
_MAX_BODY_BYTES: Final = 256 * 1024


class FetchError(Exception):
    """The document is unavailable: no connection, or not a 200 response. Cure: check the configured address."""


class DocumentFetcher:
    """Fetches by GET; its connections belong to the running loop."""

    def __init__(self) -> None:
        self._client = HttpClient()

    async def get(self, url: str) -> bytes:
        """Return the body of a 200 response, at most 256 KiB.

        Raises:
            FetchError: the document is unavailable.
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
        """Close its connections."""
        self._client.close()
