"""Effects as a call generator would ask them, short enough to read in a test."""

from typing import Any, TypeVar

from msgspec.structs import replace

from callwright.domain.call import Principal
from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effects import Answer, Claim, Claimed, CountRefusal, Reserve, Settle
from callwright.domain.quarantine_records import StoredBody
from callwright.domain.records import Approval, ApprovalTerms, LedgerState, Outcome, RunLimits
from callwright.domain.result import Source

ANN = Principal("ann", "acme")
Asked = TypeVar("Asked", Claim, Settle, Reserve, CountRefusal)
LEASE_MS = 1_000
LIMITS = RunLimits()
PAID = Outcome(
    data={"order": 17, "lines": [{"sku": "é", "n": 2.5}]},
    message="Paid",
    confidence=0.9,
    source=[Source(type="api", id="orders/17")],
)


def claim(
    key: str | None = "k",
    *,
    owner: str = "call-1",
    effect: EffectClass = "once",
    repeat: Repeat = "replay",
    args: str = "a",
    tool: str = "pay",
    run: str | None = None,
    limits: RunLimits = LIMITS,
    **more: Any,
) -> Claim:
    """A claim; ``more`` are further fields of ``Claim``."""
    return Claim(
        key=key,
        tool=tool,
        version="1.0.0",
        args_hash=args,
        effect=effect,
        repeat=repeat,
        owner=owner,
        lease_ms=LEASE_MS,
        trace_id=f"trace-{owner}",
        principal=ANN,
        run_id=run,
        limits=limits,
        contract_hash="c0ffee",
        **{"session": "s"} | more,
    )


def read(tool: str = "pay", *, run: str | None = None, args: str = "a", limits: RunLimits = LIMITS) -> Claim:
    return claim(None, tool=tool, run=run, args=args, limits=limits, effect="read")


def settle(
    held: Claimed,
    state: LedgerState = "committed",
    *,
    key: str | None = "k",
    outcome: Outcome | None = PAID,
    ttl_s: int = 3600,
    effect: EffectClass = "once",
    healthy: bool | None = None,
    run: str | None = None,
    code: str | None = None,
    **more: Any,
) -> Settle:
    return Settle(
        key=key,
        entry_id=held.entry_id,
        fence=held.fence,
        state=state,
        outcome=outcome,
        tool="pay",
        breaker="pay",
        effect=effect,
        healthy=healthy,
        tenant=ANN.tenant,
        run_id=run,
        code=code,
        ttl_s=ttl_s,
        args_hash=more.pop("args", "a"),
        **more,
    )


def ending(
    *,
    healthy: bool | None = None,
    run: str | None = None,
    code: str | None = None,
    args: str = "a",
    spent_ms: int = 0,
) -> Settle:
    """The end of a read: nothing for the ledger, news for the breaker and the run."""
    end = settle(Claimed(0, 0, 1, None), key=None, effect="read", outcome=None, healthy=healthy, run=run)
    return replace(end, code=code, args_hash=args, spent_ms=spent_ms)


def reserve(
    effect: EffectClass = "read",
    *,
    breaker: str = "pay",
    attempt: int = 1,
    tool: str = "pay",
    run: str | None = None,
    limits: RunLimits = LIMITS,
) -> Reserve:
    return Reserve(breaker, effect, attempt, tool, ANN.tenant, run, limits)


def refusal(
    code: str, *, run: str = "r", tool: str = "pay", args: str = "a", limits: RunLimits = LIMITS
) -> CountRefusal:
    return CountRefusal(ANN.tenant, run, tool, code, limits, args)


def by(tenant: str, effect: Asked) -> Asked:
    """The same, asked by somebody of another tenant."""
    if isinstance(effect, Claim):
        return replace(effect, principal=Principal("ann", tenant))
    return replace(effect, tenant=tenant)


def held(answer: Answer) -> Claimed:
    assert isinstance(answer, Claimed), answer
    return answer


def approval(
    handle: str = "h1",
    digest: str = "d",
    *,
    expires_at: int,
    created_at: int = 0,
    requested_by: Principal = ANN,
    terms: ApprovalTerms = ApprovalTerms(),  # noqa: B008 - frozen
) -> Approval:
    return Approval(
        handle=handle,
        digest=digest,
        tool="pay",
        version="1.0.0",
        arguments={"to": "bob", "amount": 3},
        requested_by=requested_by,
        terms=terms,
        state="asked",
        decided_by=None,
        reason="",
        created_at=created_at,
        expires_at=expires_at,
        contract_hash="c0ffee",
    )


def kept(handle: str, **more: Any) -> StoredBody:
    """A body that was withheld from Ann; ``more`` are further fields of ``StoredBody``."""
    usual = StoredBody(
        handle=handle,
        tenant=ANN.tenant,
        principal=ANN.id,
        tool="pay",
        call_id="c1",
        state="withheld",
        verdict="injection",
    )
    return replace(usual, **more)
