"""What the MCP front needs of whoever stands behind it. The gateway's desk is one; a test's server is another."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from msgspec import Struct

from callwright.core.protocols.mcp_protocol import HeaderMirror
from callwright.domain.call import Principal
from callwright.gateway.origins.origin_inference import RequestArrival
from callwright.relay import ProtocolEra, Relay


class ServerIntroduction(Struct, frozen=True, kw_only=True):
    """How a server introduces itself. ``capabilities`` are its own words for what it can do."""

    capabilities: dict[str, Any]
    info: dict[str, Any]
    instructions: str = ""


class IncomingRequest:
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
        self.see_through: Callable[[], None] = _do_nothing
        self.received: Callable[[], None] | None = None
        self.closed: Callable[[], None] | None = None
        self.arrival: RequestArrival = _UNKNOWN_ARRIVAL
        self.repeat: str | None = None

    @property
    def era(self) -> ProtocolEra:
        """Which revision the caller speaks."""
        return self.relay.era


_UNKNOWN_ARRIVAL: Final = RequestArrival()


def _do_nothing() -> None:
    """Nobody can let go."""


class McpBackend(Protocol):
    """Answers requests of either era."""

    def describe_server(self) -> ServerIntroduction:
        """Introduce yourself."""
        ...

    def list_mirrors(self, tool: str) -> tuple[HeaderMirror, ...]:
        """Which arguments of this tool a client mirrors into headers."""
        ...

    async def request(self, incoming: IncomingRequest) -> dict[str, Any] | bytes:
        """Answer a request: a result, or the bytes of one that is complete for the caller's era.

        Raises:
            RpcFault: it is refused; an unknown method with ``METHOD_NOT_FOUND``.
        """
        ...

    async def watch_resource(self, uri: str, *, on: bool) -> None:
        """Somebody wants to be told of changes of this resource, or nobody does any more."""
        ...
