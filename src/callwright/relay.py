"""What passes between a caller's connection and the tool that runs for it, beside arguments and result.

A gateway makes a ``Relay`` for a call and puts it into ``CURRENT_RELAY``; a tool that speaks the same kind of protocol finds it
there: whom to tell of progress, whom to ask, which capabilities and trace context are the caller's own. The story knows
nothing of it: nothing in here decides whether a call is made. A tool that finds none talks to nobody.
"""

from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any, Literal, Protocol

from msgspec import Raw, Struct

ProtocolEra = Literal["modern", "legacy"]
"""Of the Model Context Protocol: ``modern`` is 2026-07-28 and later, ``legacy`` up to 2025-11-25."""

SendNotification = Callable[[str, dict[str, Any]], None]
SendRequest = Callable[[str, dict[str, Any]], Awaitable[dict[str, Any]]]


class RpcFaultError(Exception):
    """A request of the protocol is refused: a JSON-RPC error with ``code``, ``message`` and ``data``.

    ``begun``: the server had reported progress of the request, or asked something for it, before it gave the error.
    """

    begun = False

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


class InputRequired(Struct, frozen=True):
    """A question before the request can be completed: what is asked, and the upstream's own state to bring back."""

    requests: dict[str, Any]
    state: str | None


def _drop_notification(_method: str, _params: dict[str, Any]) -> None:
    """Nobody listens."""


def _do_nothing() -> None:
    """Nobody has to know."""


class Relay:
    """One caller, while one request of it is served.

    Attributes:
        era: Which revision the caller speaks.
        capabilities: What the caller declared that it can do; never ours.
        client: The caller's name and version, as it said.
        meta: The caller's other ``_meta``, to be handed on (trace context, extensions).
        progress: The caller's progress token; None when it wants to hear nothing.
        log_level: The least severe log message that it wants; None when it wants none.
        tell: Sends the caller a notification.
        ask: Asks the caller and waits; None when it can only be asked by ending its request (``wanted``).
        answers, state: What the caller brought back to an earlier question.
        wanted: Set by the tool: what it asks.
        fault: Set by the tool: an error of the protocol itself, to be handed on as one.
        reached: How far the progress is that was told; it never goes back, whatever is tried again.
        request: Set by the tool: number of the request that was sent to its server; 0 before.
        leaving: Set by the tool: called just before the first byte of a request leaves for its server.
        members, value: Set by the tool: the result's members as they came, and the data that was read from them.
    """

    __slots__ = (
        "answers",
        "ask",
        "capabilities",
        "client",
        "era",
        "fault",
        "leaving",
        "log_level",
        "members",
        "meta",
        "progress",
        "reached",
        "request",
        "state",
        "tell",
        "value",
        "wanted",
    )  # fmt: skip

    def __init__(
        self,
        era: ProtocolEra = "modern",
        capabilities: dict[str, Any] | None = None,
        client: dict[str, Any] | None = None,
        meta: dict[str, Any] | None = None,
        progress: str | int | None = None,
        log_level: str | None = None,
        tell: SendNotification = _drop_notification,
        ask: SendRequest | None = None,
    ) -> None:
        self.era = era
        self.capabilities = capabilities or {}
        self.client = client
        self.meta = meta or {}
        self.progress = progress
        self.log_level = log_level
        self.tell = tell
        self.ask = ask
        self.answers: dict[str, Any] | None = None
        self.state: str | None = None
        self.wanted: InputRequired | None = None
        self.fault: RpcFaultError | None = None
        self.reached = float("-inf")
        self.request = 0
        self.leaving: Callable[[], None] = _do_nothing
        self.members: dict[str, Raw] | None = None
        self.value: Any = None


CURRENT_RELAY: ContextVar[Relay | None] = ContextVar("callwright_relay", default=None)
"""The relay of the call that runs in this context."""


class UpstreamServer(Protocol):
    """One server behind the gateway, for everything but its tools: resources, prompts, completion, subscriptions."""

    @property
    def name(self) -> str:
        """Its name here."""
        ...

    @property
    def prefix(self) -> str:
        """What stands before the names of its tools and prompts."""
        ...

    @property
    def capabilities(self) -> dict[str, Any]:
        """What it declared that it can do."""
        ...

    @property
    def instructions(self) -> str:
        """What it says about its own use."""
        ...

    async def watch_resource(self, uri: str, *, on: bool) -> None:
        """Be told of changes of this resource from now on, or not any more."""
        ...

    async def request(self, method: str, params: dict[str, Any], relay: Relay) -> dict[str, Any]:
        """Ask it, and give the result. Never a tool: those are called through the app.

        Raises:
            RpcFault: it refused, or cannot be reached.
        """
        ...
