"""What the MCP front needs of whoever stands behind it. The gateway's desk is one; a test's server is another."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from msgspec import Struct

from callwright.core.mcp import Mirror
from callwright.domain.call import Principal
from callwright.gateway.origins.inferring import Arrival
from callwright.relay import Era, Relay


class Hello(Struct, frozen=True, kw_only=True):
    """How a server introduces itself. ``capabilities`` are its own words for what it can do."""

    capabilities: dict[str, Any]
    info: dict[str, Any]
    instructions: str = ""


class Incoming:
    """One request of a client on its way through.

    Attributes:
        method, params: As sent; ``_meta`` has been taken apart into ``relay``.
        relay: The caller's side of the wire.
        principal: Who asks; None is the application's own.
        key, run: The caller's idempotency key and run, where it named any.
        see_through: To be called once the request may change something: then it goes on though nobody listens.
        received: Set by the backend: called when the client is known to have the answer.
        arrival: How it came in.
        repeat: Handle of an earlier answer whose call is meant once more.
        closed: Set by the backend: called when the client has closed its connection in order after the answer.
    """

    __slots__ = (
        "arrival",
        "closed",
        "key",
        "method",
        "params",
        "principal",
        "received",
        "relay",
        "repeat",
        "run",
        "see_through",
    )

    def __init__(
        self,
        method: str,
        params: dict[str, Any],
        relay: Relay,
        principal: Principal | None = None,
        key: str | None = None,
        run: str | None = None,
    ) -> None:
        self.method = method
        self.params = params
        self.relay = relay
        self.principal = principal
        self.key = key
        self.run = run
        self.see_through: Callable[[], None] = _nothing
        self.received: Callable[[], None] | None = None
        self.closed: Callable[[], None] | None = None
        self.arrival: Arrival = _UNKNOWN
        self.repeat: str | None = None

    @property
    def era(self) -> Era:
        """Which revision the caller speaks."""
        return self.relay.era


_UNKNOWN: Final = Arrival()


def _nothing() -> None:
    """Nobody can let go."""


class Backend(Protocol):
    """Answers requests of either era."""

    def hello(self) -> Hello:
        """Introduce yourself."""
        ...

    def mirrors(self, tool: str) -> tuple[Mirror, ...]:
        """Which arguments of this tool a client mirrors into headers."""
        ...

    async def request(self, incoming: Incoming) -> dict[str, Any] | bytes:
        """Answer a request: a result, or the bytes of one that is complete for the caller's era.

        Raises:
            RpcFault: it is refused; an unknown method with ``METHOD_NOT_FOUND``.
        """
        ...

    async def watch(self, uri: str, *, on: bool) -> None:
        """Somebody wants to be told of changes of this resource, or nobody does any more."""
        ...
