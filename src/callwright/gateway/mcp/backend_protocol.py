"""The interface between the MCP front and its backend, which is the gateway or a test's server."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from msgspec import Struct

from callwright.core.protocols.mcp_protocol import HeaderMirror
from callwright.domain.call import Principal
from callwright.gateway.origins.origin_inference import RequestArrival
from callwright.relay import ProtocolEra, Relay


class ServerIntroduction(Struct, frozen=True, kw_only=True):
    """Name and description of a server. ``capabilities`` are as the protocol defines them."""

    capabilities: dict[str, Any]
    info: dict[str, Any]
    instructions: str = ""


_UNKNOWN_ARRIVAL: Final = RequestArrival()


def _do_nothing() -> None:
    """Do nothing: the default where a client cannot disconnect from a single request."""


class IncomingRequest(Struct, eq=False):
    """One request of a client.

    Attributes:
        method, params: As sent; ``_meta`` has been moved into ``relay``.
        relay: The caller's side of the connection: client information, notifications, questions.
        principal: The caller; None is the application's own principal.
        key, run: The caller's idempotency key and run, if it named any.
        keep_running: Set by the front: called once the request may have an effect, so that a disconnect does not cancel it.
        may_have_effect: Whether it may have an effect by now.
        gave_up: Whether the client has given up waiting for the answer, and can no longer receive it.
        received: Set by the backend: called when the client is known to have received the answer.
        arrival: Circumstances of the request, for inferring its origin.
        repeat: Repeat handle of an earlier answer whose call is repeated intentionally.
        closed: Set by the backend: called when the client has closed its connection cleanly after the answer.
    """

    method: str
    params: dict[str, Any]
    relay: Relay
    principal: Principal | None = None
    key: str | None = None
    run: str | None = None
    keep_running: Callable[[], None] = _do_nothing
    may_have_effect: bool = False
    gave_up: bool = False
    received: Callable[[], None] | None = None
    closed: Callable[[], None] | None = None
    arrival: RequestArrival = _UNKNOWN_ARRIVAL
    repeat: str | None = None

    def see_through(self) -> None:
        """Answer the request to its end, even if its client disconnects: from now on it may have an effect."""
        self.may_have_effect = True
        self.keep_running()

    @property
    def era(self) -> ProtocolEra:
        """Protocol revision of the caller."""
        return self.relay.era


class McpBackend(Protocol):
    """Answers requests of clients of either revision."""

    def describe_server(self, principal: Principal | None = None) -> ServerIntroduction:
        """Return name, version and capabilities of the server, as far as the principal may see them."""
        ...

    def list_mirrors(self, tool: str) -> tuple[HeaderMirror, ...]:
        """Return which arguments of this tool clients mirror into headers."""
        ...

    async def request(self, incoming: IncomingRequest) -> dict[str, Any] | bytes:
        """Answer a request: a result, or the bytes of one that is complete for the caller's revision.

        Raises:
            RpcFaultError: the request is refused; an unknown method with ``METHOD_NOT_FOUND``.
        """
        ...

    async def watch_resource(self, uri: str, principal: Principal | None, *, on: bool) -> None:
        """Begin or end watching this resource for changes, for this principal.

        Raises:
            RpcFaultError: the principal may not see it, or there is no such resource.
        """
        ...
