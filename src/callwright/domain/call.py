"""A call: the request, its origin, and who makes it."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from callwright.domain import rule_reasons
from callwright.domain.reason import ReasonTypeError
from callwright.domain.result import Repair

Locale = Literal["en", "zh-CN"]
Channel = Literal["text", "native"]
Role = Literal["user", "assistant", "tool", "system"]


def to_name_tuple(what: str, value: Any) -> tuple[str, ...]:
    """Return names as a tuple; a single text is one name.

    Raises:
        TypeError: ``value`` is neither a text nor a collection of texts.
    """
    names = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else (None,)
    if not all(isinstance(one, str) for one in names):
        raise ReasonTypeError(rule_reasons.NOT_A_LIST_OF_TEXTS(field=what))
    return names


OPERATOR_PREFIX = "user:"
"""Prefix of the id of a person who decides at the command line, followed by the operating system account."""

AGENT_PREFIX = "agent:"
"""Prefix of the id of a principal on the agent's side, which may neither decide nor review."""

ROLE_PREFIX = "role:"
"""Prefix of a role in rules; no principal's id may begin with it."""


class Principal(Struct, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    """The caller of a tool: a person or a program. ``tenant`` and ``id`` are part of every idempotency key and every row.

    Attributes:
        id: Identifier, unique within the tenant. Default "local".
        tenant: The tenant that the caller belongs to. Default "default".
        roles: Names of roles; rules name them as ``role:NAME``. Default: none.

    Raises:
        TypeError: id or tenant is not a string, or roles are not strings.
        ValueError: the id begins with ``role:``, so that rules would read it as a role; or id or tenant contains half of a surrogate
            pair, which no store can write.
    """

    id: str = "local"
    tenant: str = "default"
    roles: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Check the types at run time: rules and rows are looked up by these fields."""
        if type(self.roles) is not tuple:
            force_setattr(self, "roles", to_name_tuple("roles", self.roles))
        if type(self.id) is not str or type(self.tenant) is not str:
            raise TypeError("id and tenant of a principal must be texts, such as Principal('ann')")
        if self.id.startswith(ROLE_PREFIX):
            raise ValueError(f"the id of a principal must not begin with {ROLE_PREFIX}: rules name roles so")
        if not (self.id.isascii() and self.tenant.isascii()):
            check_encodable("the id of a principal", self.id)
            check_encodable("the tenant of a principal", self.tenant)


def check_encodable(name: str, text: str) -> None:
    """Refuse half a surrogate pair, which no store can write, before anything is done.

    Raises:
        ValueError: The text holds one; the message says where.
    """
    try:
        text.encode()
    except UnicodeEncodeError as fault:
        raise ValueError(
            f"{name} holds half a surrogate pair at position {fault.start}, which is no text"
        ) from None


class ConversationMessage(Struct, frozen=True, omit_defaults=True, gc=False):
    """One message before the call, as text: from a person, from the model, or a tool's result."""

    role: Role
    text: str


class Siblings(Struct, frozen=True, omit_defaults=True, gc=False):
    """Information about the other calls in the same model output.

    Attributes:
        calls: Number of calls in the output.
        place: Index of this call, from 0.
        repeated: An earlier call has the same name and arguments.
    """

    calls: int
    place: int = 0
    repeated: bool = False


class Origin(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Where a call comes from, as stated by its transport or host. None of it authenticates the caller.

    Ids are compared within one principal. The gateway passes them on as digests.

    Attributes:
        session: The MCP session, the host's conversation, or the process and the application in it. Within a session a caller
            knows which answers it has received; None where the transport has no session: such calls of a principal share one.
        request: Id of this request: two calls with the same id are one request that was sent twice.
        model_call: The model's own id of the call, where its host sends it with every attempt: the same id is the same
            decision, another id is another. An id that a model wrote into its call is never used for it.
        budget_run: The run that is inferred where none is named. It bounds budgets and loops and is never part of a key.
        drawn_for: Identity for the choice between versions of a tool, where that is not the session: a request for the list of
            tools does not always know the conversation that a later call belongs to.
        run_source: What the run was read from, such as "caller", "mcp-session" or "codex.threadId".
    """

    session: str | None = None
    request: str | None = None
    model_call: str | None = None
    budget_run: str | None = None
    run_source: str | None = None
    drawn_for: str | None = None


UNKNOWN_ORIGIN = Origin()


class HeldCall(Struct, frozen=True, gc=False):
    """Why a server does not let a call run for a while: it has failed too often, too fast.

    Attributes:
        times: How often in a row the same call has failed with the same code.
        wait_ms: Milliseconds until it may run again.
    """

    times: int
    wait_ms: int


class CallRequest(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One call as received, before anything has been read.

    Attributes:
        raw: The model's output: a dict, a JSON string or bytes, or a provider's native tool call.
        principal: Who makes the call.
        run_id: The agent run that this call belongs to; calls of one run share one budget. Run ids are per tenant: two
            tenants that use the same id have separate runs.
        idempotency_key: The caller's own key. It wins over the key derived from the contract.
        version: Wanted tool version, "1" or "1.4.0"; None takes the current one.
        locale: Language of the messages for people.
        timeout_ms: The caller's own limit on the whole call; the contract's and the run's still hold.
        confidence: The caller's own confidence in the call, 0..1, when it has one.
        approval: Handle of an approval obtained earlier.
        dry_run: Stop before anything is claimed or executed and report what would happen.
        trace_id: W3C trace id to continue, 32 hex digits.
        channel: Where the model wrote it. In the text of a model that has a native channel nothing is a call.
        conversation: The messages before the call, oldest first; None when unknown: then no value counts as
            ungrounded.
        confirmed: JSON Pointers of arguments that the user has confirmed; "" confirms the call as a whole.
        liberties: Repairs that were made when this call was read from a text with several calls; set only by our reader.
        zone: IANA name of the user's time zone; relative dates are read only where it is known.
        siblings: The other calls of the same output; None when there are none, or they are unknown.
        origin: Where the call comes from; None where nothing is known about it.
        repeat: Handle of a replayed answer: the same call is deliberately made once more. It can be used once.
        dialect: The only dialect in which the model writes calls in text; None when unknown.
        finish_reason: Why the model's turn ended, as its provider or server says. Of a turn that was cut no call is made.
        held: The call keeps failing and may not run now; set only by our servers.
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
    dialect: str | None = None
    finish_reason: str | None = None
    held: HeldCall | None = None


class ToolCall(Struct, frozen=True, omit_defaults=True, gc=False):
    """One call read from the model's output. ``model_call_id`` is the model's own id: never an idempotency key.

    ``repairs`` are the repairs made while reading it, in order.
    """

    name: str
    arguments: dict[str, Any]
    model_call_id: str | None = None
    version: str | None = None
    repairs: tuple[Repair, ...] = ()


class Ticket(Struct, frozen=True, gc=False):
    """Ids that the runtime creates for every call on entry, so that the pipeline stays pure."""

    call_id: str
    trace_id: str
