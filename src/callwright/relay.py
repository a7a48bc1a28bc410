"""Communication between a caller's connection and the tool that runs for it, beside arguments and result.

A gateway creates a ``Relay`` for a call and puts it into ``CURRENT_RELAY``. A tool that speaks the same kind of protocol reads it
there: where to send progress and questions, and the caller's capabilities and trace context. The pipeline does not know
the relay: nothing in it affects whether a call is made. Without a relay a tool communicates with no one.
"""

from collections.abc import Awaitable, Callable, Collection
from contextvars import ContextVar
from math import inf
from typing import Any, Literal, Protocol

from msgspec import Raw, Struct

ProtocolEra = Literal["modern", "legacy"]
"""Revisions of the Model Context Protocol: ``modern`` is 2026-07-28 and later, ``legacy`` up to 2025-11-25."""

SendNotification = Callable[[str, dict[str, Any]], None]
SendRequest = Callable[[str, dict[str, Any]], Awaitable[dict[str, Any]]]


class RpcFaultError(Exception):
    """The protocol request is refused: a JSON-RPC error with ``code``, ``message`` and ``data``.

    ``begun``: the server had reported progress of the request, or asked a question for it, before it returned the error.
    """

    begun = False

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


class CodedFaultError(RpcFaultError):
    """A refusal by Callwright, with ``reason``, one of our error codes. What a server says under ``data.code`` is never one."""

    def __init__(self, code: int, message: str, reason: str, **data: Any) -> None:
        super().__init__(code, message, {"code": reason, **data})
        self.reason = reason


QuestionObjection = Literal["asks_for_secret", "unsafe_address", "unsafe_text"]
"""Why a server's question is not put to a caller."""


class RefusedQuestion(Struct, frozen=True):
    """A question that is not put to the caller: the name of the server that asked, its request's method, and why."""

    server: str
    method: str
    objection: QuestionObjection


class RefusedQuestionError(RpcFaultError):
    """A server's question is refused, see ``question``."""

    def __init__(self, code: int, message: str, question: RefusedQuestion) -> None:
        super().__init__(code, message, {"server": question.server, "reason": question.objection})
        self.question = question


class InputRequired(Struct, frozen=True):
    """A question that must be answered before the request can complete, and the upstream's own state to send back with the answer."""

    requests: dict[str, Any]
    state: str | None


def _drop_notification(_method: str, _params: dict[str, Any]) -> None:
    """Ignore a notification: there is no receiver."""


def _do_nothing() -> None:
    """Do nothing: the default callback."""


def _ignore_refusal(_question: RefusedQuestion) -> None:
    """Ignore a refused question: no client waits for it."""


class Relay(Struct, eq=False):
    """One caller, while one of its requests is served.

    Attributes:
        era: Protocol revision of the caller.
        capabilities: The capabilities that the caller declared; never ours.
        client: The caller's name and version, as declared.
        meta: The caller's other ``_meta``, to be passed on (trace context, extensions).
        progress: The caller's progress token; None when it wants no progress.
        log_level: The least severe log message that it wants; None when it wants none.
        tell: Sends the caller a notification.
        ask: Asks the caller and waits; None when it can only be asked by ending its request (``wanted``).
        answers, state: What the caller returned for an earlier question.
        wanted: Set by the tool: its question.
        fault: Set by the tool: an error of the protocol itself, to be passed on as one.
        reached: The progress reported so far; it never decreases, even when the request is retried.
        report_refusal: Called for a question of a server that was refused instead of being put to the caller.
        refused_questions: Set by the tool: how many questions were refused.
        server: Set by the tool: name of the server that the request is sent to.
        request: Set by the tool: number of the request that was sent to its server; 0 before.
        owner: Tenant and id of the principal whose request it is; None in local mode.
        leaving: Set by the tool: called just before the first byte of a request is sent to its server.
        is_unclaimed: Set by the tool: nothing has been claimed for the call, so that its request may leave together with others.
            Claimed calls come in groups from the ledger already; kept together, they would move in step with it.
        members, value: Set by the tool: the result's members as received, and the data read from them.
    """

    era: ProtocolEra = "modern"
    capabilities: dict[str, Any] = {}
    client: dict[str, Any] | None = None
    meta: dict[str, Any] = {}
    progress: str | int | None = None
    log_level: str | None = None
    tell: SendNotification = _drop_notification
    ask: SendRequest | None = None
    answers: dict[str, Any] | None = None
    state: str | None = None
    wanted: InputRequired | None = None
    fault: RpcFaultError | None = None
    reached: float = -inf
    report_refusal: Callable[[RefusedQuestion], None] = _ignore_refusal
    refused_questions: int = 0
    server: str = ""
    request: int = 0
    owner: tuple[str, str] | None = None
    leaving: Callable[[], None] = _do_nothing
    is_unclaimed: bool = False
    members: dict[str, Raw] | None = None
    value: Any = None


CURRENT_RELAY: ContextVar[Relay | None] = ContextVar("callwright_relay", default=None)
"""The relay of the call that runs in this context."""


class UpstreamServer(Protocol):
    """One server behind the gateway, for everything but its tools: resources, prompts, completion, subscriptions."""

    @property
    def name(self) -> str:
        """Its name in this gateway."""
        ...

    @property
    def prefix(self) -> str:
        """The prefix of the names of its tools and prompts."""
        ...

    @property
    def capabilities(self) -> dict[str, Any]:
        """The capabilities that it declared."""
        ...

    @property
    def watched(self) -> Collection[str]:
        """The URIs of its resources that are watched."""
        ...

    @property
    def instructions(self) -> str:
        """Its instructions for use."""
        ...

    def review_prompt(self, definition: dict[str, Any]) -> bool:
        """Return whether a listed prompt is the accepted one; otherwise withhold it."""
        ...

    def holds_prompt(self, name: str) -> bool:
        """Return whether a prompt, by its own name, waits to be accepted."""
        ...

    def review_resources(self, items: list[dict[str, Any]], member: str) -> list[dict[str, Any]]:
        """Return the accepted ones among the listed resources (``uri``) or templates (``uriTemplate``); withhold the others."""
        ...

    def holds_resource(self, uri: str) -> bool:
        """Return whether a resource or template waits to be accepted."""
        ...

    def has_linked(self, uri: str) -> bool:
        """Return whether one of its results has named this resource, so that a client may ask for it."""
        ...

    async def watch_resource(self, uri: str, *, on: bool) -> None:
        """Subscribe to changes of this resource, or unsubscribe."""
        ...

    async def request(self, method: str, params: dict[str, Any], relay: Relay) -> dict[str, Any]:
        """Send a request, and return its result. Never a tool call: those go through the app.

        Raises:
            RpcFaultError: it refused, or cannot be reached.
        """
        ...
