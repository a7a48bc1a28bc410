"""Records that outlive a call: ledger entries, run budgets, breakers, approvals. Times are epoch or lease milliseconds."""

from typing import Any, Final, Literal

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.domain.contract import EffectClass
from callwright.domain.result import FieldProblem, NextAction, Notice, Partial, Repair, Source

LedgerState = Literal["claimed", "committed", "released", "failed", "answered", "unknown"]
"""``answered``: the tool answered with a failure, and whether it had an effect is not known. ``unknown``: no answer came."""

EntryFilter = LedgerState | Literal["in_doubt"]
"""``in_doubt``: unknown, or claimed by an owner whose lease is over."""
BreakerState = Literal["closed", "open", "half_open"]
ApprovalState = Literal["asked", "granted", "rejected", "used"]
BudgetLimit = Literal["calls", "retries", "latency", "deadline", "loop"]


class Outcome(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The stored outcome of a finished call, enough to give the same answer again in any language.

    ``code`` is None for success. ``params`` fill the templates of the error table. ``retryable`` and ``next_action``
    are None where the error table or the confidence bands decide, ``operation`` where the contract does. ``scored``: the
    confidence was stated; otherwise it is a default. ``apart_bytes``: size in bytes of an outcome that is stored separately, as JSON;
    the row then holds only its code. ``dropped_bytes``: size in bytes of an outcome that was too large and was mostly dropped.
    ``erased_at``: when its content was erased at the request of a person, epoch milliseconds. ``sealed``: the whole outcome encrypted, as a
    store keeps it; the other fields then hold the parts that may be plain, and ``dropped_bytes`` its size, so that a reader who cannot
    open it takes it for one whose data was not kept.
    """

    code: str | None = None
    data: Any = None
    content: list[Any] | None = None
    message: str = ""
    confidence: float = 0.0
    source: list[Source] = []
    partial: Partial | None = None
    warnings: list[Notice] = []
    repairs: list[Repair] = []
    fields: list[FieldProblem] = []
    params: dict[str, str] = {}
    details: dict[str, Any] = {}
    retry_after_ms: int | None = None
    suggestion: str | None = None
    handle: str | None = None
    retryable: bool | None = None
    next_action: NextAction | None = None
    operation: str | None = None
    scored: bool = False
    apart_bytes: int = 0
    dropped_bytes: int = 0
    erased_at: int = 0
    sealed: str = ""


class LedgerEntry(Struct, frozen=True, gc=False):
    """One call with an effect, as recorded.

    Attributes:
        entry_id: Grows with time; identifies this entry permanently.
        key: The idempotency key; at most one live entry has it.
        args_hash: SHA-256 (hex) of the canonical corrected arguments; the same key with another hash is a conflict.
        fence: Grows by one with every new owner; a settle with an old fence is refused.
        owner: Call id of the call that claimed it.
        lease_until: On the store's lease clock; afterwards the owner counts as dead.
        delivered: The answer has reached the caller.
        expires_at: Epoch ms; afterwards the key is free. Claimed and unknown entries never expire.
        contract_hash: The contract that applied to the call; "" in entries that are older than this field.
        session, request, model_call: Where the call came from (``Origin``); None where that is unknown.
        read_key: Identifies the call by its arguments as read (``Claim.read_key``); "" for most.
        unreadable: Fields that cannot be read in the stored row. They hold careful values: such a call is in doubt, not free.
        holder: What keeps the claim alive: ``<process>``, or ``<process>/<handle>.<fence>`` in the run of a task; "" for a
            task itself, in a memory store, and in entries that are older than this field.
    """

    entry_id: int
    key: str
    tool: str
    version: str
    args_hash: str
    effect: EffectClass
    state: LedgerState
    fence: int
    attempt: int
    owner: str
    lease_until: float
    trace_id: str
    run_id: str | None
    principal: Principal
    outcome: Outcome | None
    delivered: bool
    created_at: int
    updated_at: int
    expires_at: int | None
    note: str = ""
    contract_hash: str = ""
    session: str | None = None
    request: str | None = None
    model_call: str | None = None
    holder: str = ""
    read_key: str = ""
    unreadable: tuple[str, ...] = ()


class InDoubtCount(Struct, frozen=True, kw_only=True):
    """Number of calls of one tool and effect class whose outcome is unknown.

    Attributes:
        unknown: Number of unknown entries.
        silent: Number of claimed entries whose owner's lease has expired; a sweep makes them unknown.
        oldest_at: Epoch ms of the oldest claim among them.
    """

    tool: str
    effect: EffectClass
    unknown: int
    silent: int
    oldest_at: int


class UnreadableRow(Struct, frozen=True):
    """An unreadable field of a row: ``id`` is the entry's number or the approval's handle, ``part`` the field."""

    table: Literal["ledger", "approvals"]
    id: str
    tool: str
    part: str


class RunLimits(Struct, frozen=True, omit_defaults=True):
    """Budget of one agent run, shared by every process that works on it (seed 002 §4.1). None is no limit.

    Attributes:
        max_tool_calls: Calls that execute, failed ones too.
        max_retries_per_tool: Further attempts of one tool.
        max_total_latency_ms: Time in tools and in our own waits (before a retry, for the same call elsewhere), summed over
            all calls. Time in which a model thinks or a person decides does not count.
        max_same_failures: How often in a row one tool may end with the same code for the same arguments.
        deadline_ms: Time from the first call of the run, including model and human time, after which no call starts.
    """

    max_tool_calls: int | None = 12
    max_retries_per_tool: int | None = 2
    max_total_latency_ms: int | None = 60_000
    max_same_failures: int | None = 3
    deadline_ms: int | None = None


INFERRED_RUN_LIMITS: Final = RunLimits(None, None, None, max_same_failures=8)
"""Budget of a run that no caller named, where the operator wrote none: only a loop is stopped. Such a run may contain several
agents, so that more equal failures in a row are allowed."""


class RunBudget(Struct, frozen=True, kw_only=True):
    """The used budget of a run; a run is identified by its tenant and its id.

    Attributes:
        calls: Calls that were paid for.
        spent_ms: Time in tools and own waits, of all calls that have ended.
        writes: Calls with an effect that have succeeded: a call that failed before such a write may succeed after it.
        deadline: On the store's lease clock; None where the run has none.
    """

    tenant: str
    run_id: str
    limits: RunLimits
    calls: int = 0
    spent_ms: int = 0
    writes: int = 0
    deadline: float | None = None


class ToolUse(Struct, frozen=True):
    """One run's use of one tool: retries, and the same failure in a row.

    Attributes:
        retries: Further attempts.
        last_code: Error code of the last failure; None after a success.
        same_failures: How often in a row ``last_code`` occurred for ``last_args``.
        last_args: Hash of the arguments of the last failure.
        last_writes: ``RunBudget.writes`` at the last failure.
    """

    retries: int = 0
    last_code: str | None = None
    same_failures: int = 0
    last_args: str = ""
    last_writes: int = 0


class BreakerRecord(Struct, frozen=True):
    """One breaker, per endpoint and tenant. Stored only while there was a recent failure.

    ``window_from``, ``open_until`` and ``probe_until`` are on the store's lease clock; ``opens`` counts openings in a
    row and doubles the pause.
    """

    state: BreakerState = "closed"
    window_from: float = 0.0
    calls: int = 0
    failures: int = 0
    opens: int = 0
    open_until: float = 0.0
    probe_until: float = 0.0


class ApprovalTerms(Struct, frozen=True, omit_defaults=True):
    """Who may decide an approval, by the rules in force when it was requested.

    Attributes:
        approvers: For each rule that requires the approval, the principals it names, by id or as ``role:NAME``; a rule
            without names accepts anyone but the requester.
        user_confirms: The user of the caller's client may decide, in a form of that client.
        rule: The rule that requires it.
    """

    approvers: tuple[tuple[str, ...], ...] = ()
    user_confirms: bool = False
    rule: str = ""


class Approval(Struct, frozen=True, kw_only=True):
    """A question to a person about exactly one call: ``digest`` covers tool, contract, arguments, principal and key.

    ``contract_hash`` identifies the contract, which declares the secret arguments; "" if there is none. In ``arguments``, keyed digests
    replace secret values. ``used_by`` is the id of the call that currently uses it. ``unreadable`` names the fields that cannot be read
    in the stored row: such an approval counts as used.
    """

    handle: str
    digest: str
    tool: str
    version: str
    arguments: dict[str, Any]
    requested_by: Principal
    state: ApprovalState
    decided_by: str | None
    reason: str
    created_at: int
    expires_at: int
    contract_hash: str = ""
    terms: ApprovalTerms = ApprovalTerms()
    used_by: str = ""
    unreadable: tuple[str, ...] = ()
