"""Counts who watches which resource: its server is asked to begin with the first subscriber, and to end with the last.

May not know what a subscriber is, or whether the backend is the gateway.
"""

from collections.abc import Iterable

from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import McpBackend


class ResourceWatches:
    """The watched resources of all subscribers of one process."""

    def __init__(self, backend: McpBackend) -> None:
        self._backend = backend
        self._counts: dict[str, int] = {}

    async def begin(self, uri: str, principal: Principal | None) -> None:
        """Watch a resource for one more subscriber.

        Raises:
            RpcFaultError: the principal may not see it, or there is no such resource; then it is not counted.
        """
        self._counts[uri] = self._counts.get(uri, 0) + 1  # first, so that nobody ends it meanwhile
        try:
            await self._backend.watch_resource(uri, principal, on=True)
        except BaseException:
            self._release(uri)
            raise

    async def end(self, uris: Iterable[str]) -> None:
        """Watch these resources for one subscriber less."""
        for uri in uris:
            if self._release(uri):
                await self._backend.watch_resource(uri, None, on=False)

    def _release(self, uri: str) -> bool:
        """Count one subscriber less; return whether it was the last."""
        left = self._counts.get(uri, 0) - 1
        if left > 0:
            self._counts[uri] = left
            return False
        self._counts.pop(uri, None)
        return True
