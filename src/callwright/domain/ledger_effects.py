"""Effects on the ledger: claims, settles, waits, counts, and their answers. See ``domain/effects.py``."""

from typing import Literal

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effect_base import Answer, Cancelled, Effect, StoreFailed
from callwright.domain.quota_rules import QuotaCharge, QuotaOverAction
from callwright.domain.records import BudgetLimit, LedgerState, Outcome, RunLimits


class EarlierCall(Struct, frozen=True):
    """An earlier identical call. ``at_ms`` is epoch ms; ``answered``: it failed and may have had an effect."""

    state: Literal["committed", "answered"]
    at_ms: int
    trace_id: str


class AlternateKey(Struct, frozen=True):
    """The key of this call under another version of the tool; it is the same call where the hash of its arguments is equal too."""

    key: str
    args_hash: str


class Claimed(Answer, frozen=True):
    """The claim is granted. ``remaining_ms`` is the time left until the run's deadline, None without a run.

    ``entry_id`` is 0 for reads, which have no row. ``earlier`` is the same call made before, where this one runs beside it.
    ``key`` is the key of the entry, where it differs from the claim's: the same call was claimed with it before.
    ``after_unknown``: an earlier attempt of the entry was never settled, or was settled as unknown; it may have had its effect.
    """

    entry_id: int
    fence: int
    attempt: int
    remaining_ms: int | None
    earlier: EarlierCall | None = None
    key: str = ""
    after_unknown: bool = False

    @property
    def is_suspected_duplicate(self) -> bool:
        """Return whether the same call was made before, and may have been meant only once."""
        return self.earlier is not None


class AlreadySettled(Answer, frozen=True):
    """The call was made before; this is its outcome. ``answered``: it failed, and may have had an effect.

    ``entry_id`` lets the caller report to the store that this answer, too, has been delivered. ``at_ms`` is when it ended (epoch
    ms), ``version`` the tool version that was called, ``handle`` the repeat handle. ``is_resent``: this is not a later call that
    equals it, but the very call, sent again.
    """

    state: Literal["committed", "failed", "answered"]
    outcome: Outcome
    trace_id: str
    entry_id: int = 0
    at_ms: int = 0
    version: str = ""
    contract_hash: str = ""
    handle: str = ""
    is_resent: bool = False


class SecondIntent(Answer, frozen=True):
    """The call was made before and its answer received; the tool asks whether a second call is meant. See ``AlreadySettled``."""

    trace_id: str
    state: Literal["committed", "answered"] = "committed"
    at_ms: int = 0
    handle: str = ""


class InFlight(Answer, frozen=True):
    """Another process or task is making this call; retry in ``retry_after_ms``. ``key`` as in ``Claimed``."""

    retry_after_ms: int
    key: str = ""


class KeyConflict(Answer, frozen=True):
    """The key was used before with other arguments, which are not disclosed.

    ``key`` is that of the earlier entry, made at ``at_ms`` (epoch milliseconds), ``age_ms`` before this claim.
    """

    key: str = ""
    at_ms: int = 0
    age_ms: int = 0


class InDoubt(Answer, frozen=True):
    """The call may have happened, and must not be repeated until it is resolved."""

    trace_id: str


class ApprovalMissing(Answer, frozen=True):
    """The approval that allowed the call was used by another call meanwhile, or has expired. Nothing was written."""


class QuotaOver(Answer, frozen=True):
    """A quota forbids the call; ``name`` is its name. Nothing was written.

    For "rate_limited", ``retry_after_ms`` is when there will be room again.
    """

    name: str
    over: QuotaOverAction
    retry_after_ms: int | None = None


class Exhausted(Answer, frozen=True):
    """The run's budget forbids the call. ``times`` is the count, or the milliseconds, that reached the limit."""

    limit: BudgetLimit
    times: int


class Claim(
    Effect[
        Claimed
        | AlreadySettled
        | SecondIntent
        | InFlight
        | KeyConflict
        | InDoubt
        | Exhausted
        | ApprovalMissing
        | QuotaOver
        | StoreFailed
        | Cancelled
    ],
    frozen=True,
):
    """Claim the call and take one unit of the run's budget, in one write, before the first byte leaves.

    ``key`` is None for reads: no row, only the budget. ``resumed``, only on tapes: the owner takes over its existing claim.
    ``contract_hash`` is for the record; "" on tapes that are older than the field.

    ``task`` is what the worker of a task does with the claim of the call that started the task (``owner``):

        take_over  this worker claims it with a higher fence: the previous worker can no longer settle
        lapse      it becomes unknown, with the same fence: an earlier worker had begun what may not be run twice, and can
                   still settle it

    Attributes:
        run_id: The run whose budget it takes from, named or inferred; None takes from none.
        named: The identifier given by the caller that makes two calls the same: its key, or else its run.
        session, request, model_call: Where it comes from (``Origin``).
        window_ms: How long after an answer was received the same call in the same session is still the same intent.
        redeems: The repeat handle that the caller has sent.
        joined: It has waited for the same call, which was running when this one arrived.
        replay_only: It may not run, only be replayed.
        approval: Digest of the approval that is used in the same transaction, if the call is to run.
        holder: The run of a task that the call is made in, as ``<handle>.<fence>``; a store prefixes its process. None
            for a call that continues as a task itself: only the task keeps its claim alive.
        quotas: What it takes from quotas in the same transaction, if the call is to run.
        also: Keys of the same call under other versions of the tool.
        read_key: Identifies the same call by its arguments as read, where correcting them again may give a different
            result; "" where it is not needed.
    """

    key: str | None
    tool: str
    version: str
    args_hash: str
    effect: EffectClass
    repeat: Repeat
    owner: str
    lease_ms: int
    trace_id: str
    principal: Principal
    run_id: str | None
    limits: RunLimits
    resumed: bool = False
    contract_hash: str = ""
    task: Literal["", "take_over", "lapse"] = ""
    named: Literal["", "run", "key"] = ""
    session: str | None = None
    request: str | None = None
    model_call: str | None = None
    window_ms: int = 600_000
    redeems: str | None = None
    joined: bool = False
    replay_only: bool = False
    approval: str = ""
    holder: str | None = ""
    quotas: tuple[QuotaCharge, ...] = ()
    also: tuple[AlternateKey, ...] = ()
    read_key: str = ""


class Woken(Answer, frozen=True):
    """The other call has ended, or may have: retry the claim."""


class WaitedOut(Answer, frozen=True):
    """It has not ended within that time."""


class AwaitSettle(Effect[Woken | WaitedOut | Cancelled], frozen=True):
    """Wait until the running call with this key ends, at most ``upto_ms``."""

    key: str
    upto_ms: int


class Settled(Answer, frozen=True):
    """The ledger has recorded it."""


class FencedOut(Answer, frozen=True):
    """Another owner holds the call by now; its state is ``state``. Nothing was written."""

    state: LedgerState


class Settle(Effect[Settled | FencedOut | StoreFailed], frozen=True):
    """Record how the call ended: ledger, breaker, the run's time and failure count in one write.

    ``healthy`` is the verdict for the breaker: None leaves it unchanged. ``ttl_s`` starts now. ``args_hash``: of the claim.
    ``spent_ms``, whole milliseconds in tools and own waits, is filled in by the runtime, and is 0 on tapes.
    ``approval`` is the digest of the approval that is given back because nothing happened, and ``owner`` the call that used it.
    ``returns`` names the call that gives back its quota because nothing happened (``core/policy/quotas.py``).
    """

    key: str | None
    entry_id: int
    fence: int
    state: LedgerState
    outcome: Outcome | None
    tool: str
    breaker: str
    effect: EffectClass
    healthy: bool | None
    tenant: str
    run_id: str | None
    code: str | None
    ttl_s: int
    args_hash: str = ""
    spent_ms: int = 0
    approval: str = ""
    owner: str = ""
    returns: str = ""


class Counted(Answer, frozen=True):
    """The number of consecutive refusals. ``stop`` says that the limit is reached."""

    times: int
    stop: bool


class CountRefusal(Effect[Counted | StoreFailed], frozen=True):
    """Count a refusal before the claim, so that a loop of refusals is detected too; ``args_hash``: of the refused call."""

    tenant: str
    run_id: str
    tool: str
    code: str
    limits: RunLimits
    args_hash: str = ""
