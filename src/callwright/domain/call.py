"""What is being asked, and by whom."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from callwright.domain.result import Repair

Locale = Literal["en", "zh-CN"]
Channel = Literal["text", "native"]
Role = Literal["user", "assistant", "tool", "system"]


def to_name_tuple(what: str, value: Any) -> tuple[str, ...]:
    """Names as a tuple; one text alone is one name, and not its letters.

    Raises:
        TypeError: it is neither a text nor a collection of texts.
    """
    names = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else (None,)
    if not all(isinstance(one, str) for one in names):
        raise TypeError(f"{what} must be a list of texts, such as ['name']")
    return names


OPERATOR_PREFIX = "user:"
"""Begins the id of whoever decides at the command line, by the account of the operating system."""

AGENT_PREFIX = "agent:"
"""Begins the id of a principal on the agent's side, which decides and reviews nothing."""

ROLE_PREFIX = "role:"
"""Begins the name of a role in rules; no principal can be named so."""


class Principal(Struct, frozen=True, omit_defaults=True, gc=False):
    """Who asks. ``tenant`` and ``id`` are part of every idempotency key and every row.

    Raises:
        TypeError: id or tenant is no text, or roles are no texts.
        ValueError: the id begins with ``role:``, so that rules would take it for a role.
    """

    id: str = "local"
    tenant: str = "default"
    roles: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no type checker has seen: rules and rows are looked up by it."""
        if type(self.roles) is not tuple:
            force_setattr(self, "roles", to_name_tuple("roles", self.roles))
        if type(self.id) is not str or type(self.tenant) is not str:
            raise TypeError("id and tenant of a principal must be texts, such as Principal('ann')")
        if self.id.startswith(ROLE_PREFIX):
            raise ValueError(f"the id of a principal must not begin with {ROLE_PREFIX}: rules name roles so")


class ConversationMessage(Struct, frozen=True, omit_defaults=True, gc=False):
    """One message before the call, as text: what a person said, what the model said, or what a tool gave."""

    role: Role
    text: str


class Siblings(Struct, frozen=True, omit_defaults=True, gc=False):
    """The other calls of the output that a call stands in, as far as they say something of it.

    Attributes:
        calls: How many calls the output holds.
        place: Which of them this is, from 0.
        repeated: An earlier one is the same, name and arguments.
    """

    calls: int
    place: int = 0
    repeated: bool = False


class Origin(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Where a call comes from, as far as its transport or its host says. None of it authenticates anybody.

    Ids are compared within one principal. The gateway hands them on as digests.

    Attributes:
        session: The MCP session, the host's conversation, or the process and the application in it. Within it a caller
            knows what it has received; None where the transport has none: such calls of a principal are of one session.
        request: This very request: two calls that have the same are one request that was sent twice.
        model_call: The model's own id of the call, where its host hands it on for every attempt: the same is the same
            decision, another is another. An id that a model wrote into its call is never taken for it.
        budget_run: The run that is inferred where none is named. It bounds budgets and loops and is never part of a key.
        drawn_for: Whose share of the versions of a tool it gets, where that is not the session: what a list of tools is asked
            for in does not always know the conversation that a call is made in.
        run_source: What the run was read from, such as "caller", "mcp-session" or "codex.threadId".
    """

    session: str | None = None
    request: str | None = None
    model_call: str | None = None
    budget_run: str | None = None
    run_source: str | None = None
    drawn_for: str | None = None


UNKNOWN_ORIGIN = Origin()


class CallRequest(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One call as it reached us, before anything has been read.

    Attributes:
        raw: What the model wrote: a dict, a JSON string or bytes, or a provider's native tool call.
        principal: Who asks.
        run_id: The agent run that this call belongs to; calls of one run share one budget. It is the tenant's own: two
            tenants that use the same id have a run each.
        idempotency_key: The caller's own key. It wins over the key derived from the contract.
        version: Wanted tool version, "1" or "1.4.0"; None takes the current one.
        locale: Language of the messages for people.
        timeout_ms: The caller's own limit on the whole call; the contract's and the run's still hold.
        confidence: The caller's own confidence in the call, 0..1, when it has one.
        approval: Handle of an approval obtained earlier.
        dry_run: Stop before anything is claimed or executed and say what would happen.
        trace_id: W3C trace id to continue, 32 hex digits.
        channel: Where the model wrote it. In the text of a model that has a native channel nothing is a call.
        conversation: What was said before the call, oldest first; None when it is not known, then nothing is held
            against values that stand nowhere.
        confirmed: JSON Pointers of arguments that the user has confirmed; "" confirms the call as a whole.
        liberties: Those that were taken when this call was read out of a text with several; set by our own reader only.
        zone: IANA name of the user's time zone; relative dates are only read where it is known.
        siblings: The other calls of the same output; None when there are none, or they are not known.
        origin: Where the call comes from; None where nothing is known of it.
        repeat: Handle of an answer that was given again: the same call is meant once more. It serves once.
    """

    raw: Any
    principal: Principal = Principal()
    run_id: str | None = None
    idempotency_key: str | None = None
    version: str | None = None
    locale: Locale = "en"
    timeout_ms: int | None = None
    confidence: float | None = None
    approval: str | None = None
    dry_run: bool = False
    trace_id: str | None = None
    channel: Channel = "text"
    conversation: tuple[ConversationMessage, ...] | None = None
    confirmed: tuple[str, ...] = ()
    zone: str | None = None
    liberties: tuple[Repair, ...] = ()
    siblings: Siblings | None = None
    origin: Origin | None = None
    repeat: str | None = None


class ToolCall(Struct, frozen=True, omit_defaults=True, gc=False):
    """One call read from what the model wrote. ``model_call_id`` is the model's own id: never an idempotency key.

    ``repairs`` are the liberties that its reading took, in the order they were taken.
    """

    name: str
    arguments: dict[str, Any]
    model_call_id: str | None = None
    version: str | None = None
    repairs: tuple[Repair, ...] = ()


class Ticket(Struct, frozen=True, gc=False):
    """What the runtime gives every call at the door: ids and nothing else, so that the story stays pure."""

    call_id: str
    trace_id: str
