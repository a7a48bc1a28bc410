"""What the story asks of the ledger: claims, settles, waits, counts, and their answers. See ``domain/effects.py``."""

from typing import Literal

from msgspec import Struct

from callwright.domain.call import Principal
from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effect_base import Answer, Cancelled, Effect, StoreFailed
from callwright.domain.quota_rules import QuotaCharge, QuotaOverAction
from callwright.domain.records import BudgetLimit, LedgerState, Outcome, RunLimits


class EarlierCall(Struct, frozen=True):
    """The same call, as it was made before. ``at_ms`` is epoch ms; ``answered``: it failed and may have had an effect."""

    state: Literal["committed", "answered"]
    at_ms: int
    trace_id: str


class AlternateKey(Struct, frozen=True):
    """The key that another version of the tool gives a call; it is the same call where the hash of its arguments is equal too."""

    key: str
    args_hash: str


class Claimed(Answer, frozen=True):
    """The call is ours to make. ``remaining_ms`` is what the run's deadline leaves, None without a run.

    ``entry_id`` is 0 for reads, which have no row. ``earlier`` is the same call made before, where this one runs beside it.
    ``key`` is the key of the entry, where it is not the one of the claim: the same call was claimed with it before.
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
        """Whether the same call was made before, and may have been meant once."""
        return self.earlier is not None


class AlreadySettled(Answer, frozen=True):
    """The call was made before; here is its outcome. ``answered``: it failed, and may have had an effect.

    ``entry_id`` is for telling the store that this answer, too, has been delivered. ``at_ms`` is when it ended (epoch ms),
    ``version`` the tool's that was called, ``handle`` the repeat handle.
    """

    state: Literal["committed", "failed", "answered"]
    outcome: Outcome
    trace_id: str
    entry_id: int = 0
    at_ms: int = 0
    version: str = ""
    contract_hash: str = ""
    handle: str = ""


class SecondIntent(Answer, frozen=True):
    """The call was made before and its answer received; the tool asks whether a second one is meant. See ``AlreadySettled``."""

    trace_id: str
    state: Literal["committed", "answered"] = "committed"
    at_ms: int = 0
    handle: str = ""


class InFlight(Answer, frozen=True):
    """Somebody else is making this call; ask again in ``retry_after_ms``. ``key`` as in ``Claimed``."""

    retry_after_ms: int
    key: str = ""


class KeyConflict(Answer, frozen=True):
    """The key was used before with other arguments. Nothing about them is told."""


class InDoubt(Answer, frozen=True):
    """The call may have happened, and nobody may repeat it until somebody has looked."""

    trace_id: str


class ApprovalMissing(Answer, frozen=True):
    """The approval that allowed the call was used by another one meanwhile, or has expired. Nothing was written."""


class QuotaOver(Answer, frozen=True):
    """A quota does not allow it; ``name`` says which. Nothing was written.

    ``retry_after_ms`` is when there will be room again, of "rate_limited".
    """

    name: str
    over: QuotaOverAction
    retry_after_ms: int | None = None


class Exhausted(Answer, frozen=True):
    """The run's budget does not allow it. ``times`` is the count, or the milliseconds, that met the limit."""

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
    """Take the call and one unit of the run's budget, in one write, before the first byte leaves.

    ``key`` is None for reads: no row, only the budget. ``resumed``, only of a tape: the owner takes its own claim again.
    ``contract_hash`` is for the record; "" on tapes that are older than it.

    ``task`` is what the worker of a task does with the claim of the call that began the task (``owner``):

        take_over  it is claimed by this worker, with a higher fence: whichever worker had it settles nothing any more
        lapse      it becomes unknown, with the same fence: an earlier worker had begun what may not be run twice, and can
                   still settle it

    Attributes:
        run_id: The run whose budget it takes from, named or inferred; None takes from none.
        named: What the caller itself named that makes two calls the same: its key, or else its run.
        session, request, model_call: Where it comes from (``Origin``).
        window_ms: How long after an answer was received the same call in the same session is still the same intent.
        redeems: The repeat handle that the caller has sent.
        joined: It has waited for the same call, which was under way when this one came in.
        replay_only: It was not allowed to run, only to be answered again.
        approval: Digest of the approval that is used in the same transaction, where the call is to run.
        holder: The run of a task that the call is made in, as ``<handle>.<fence>``; a store puts its process before it. None
            for a call that goes on as a task itself: its claim is nobody's but the task's.
        quotas: What it takes of quotas in the same transaction, where the call is to run.
        also: Keys of the same call under other versions of the tool.
        read_key: What finds the same call by its arguments as they were read, where correcting them again may end
            otherwise; "" where it is not needed.
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
    """The other call has ended, or may have: claim again."""


class WaitedOut(Answer, frozen=True):
    """It has not ended in that time."""


class AwaitSettle(Effect[Woken | WaitedOut | Cancelled], frozen=True):
    """Wait until the running call with this key ends, at most ``upto_ms``."""

    key: str
    upto_ms: int


class Settled(Answer, frozen=True):
    """The ledger says so now."""


class FencedOut(Answer, frozen=True):
    """Somebody else owns the call by now; its state is ``state``. Nothing was written."""

    state: LedgerState


class Settle(Effect[Settled | FencedOut | StoreFailed], frozen=True):
    """Write how the call ended: ledger, breaker, the run's time and failure count in one write.

    ``healthy`` is the verdict for the breaker: None leaves it alone. ``ttl_s`` starts now. ``args_hash``: of the claim.
    ``spent_ms``, whole milliseconds in tools and own waits, is filled in by the runtime, and is 0 on tapes.
    ``approval`` is the digest of the approval that is given back because nothing happened, and ``owner`` the call that used it.
    ``returns`` names who gives back what was taken of quotas, because nothing happened (``core/policy/quotas.py``).
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
    """So many times in a row by now. ``stop`` says that the limit is reached."""

    times: int
    stop: bool


class CountRefusal(Effect[Counted | StoreFailed], frozen=True):
    """Count a refusal before the claim, so that a loop of them is noticed too; ``args_hash``: of what was refused."""

    tenant: str
    run_id: str
    tool: str
    code: str
    limits: RunLimits
    args_hash: str = ""
