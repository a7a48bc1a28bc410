"""Quotas: what a call takes of them, whether there is room, and when there will be. Pure; knows no clock and no store.

A use is written in the transaction of the claim whose call runs, and given back where that call certainly had no effect. It
counts from then on for as long as the window of its quota. Sums are whole millionths, rounded up, so that no order of calls changes
them; an amount below zero counts as far as one above, so that nothing makes room by going back and forth.
"""

from collections.abc import Iterable, Sequence
from decimal import ROUND_CEILING, Decimal
from typing import Any

from msgspec import Struct

from callwright.core.normalise.json_pointers import ABSENT, resolve_pointer
from callwright.core.policy.authorization import matches_pattern
from callwright.core.records.idempotency import compute_digest
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Claim, Claimed, QuotaOver
from callwright.domain.quota_rules import Quota, QuotaCharge, QuotaOverAction

MILLIONTHS = 10**6
_OVER_RANK: dict[QuotaOverAction, int] = {"quota_exceeded": 0, "rate_limited": 1, "approve": 2}


class QuotaUse(Struct, frozen=True):
    """One use of a quota. ``resolve_pointer`` and ``until`` (the end of its window) are epoch ms; ``value`` is "" but of distinct."""

    quota: str
    at: int
    until: int
    amount: int
    value: str
    used_by: str


class QuotaScope(Struct, frozen=True):
    """Whose call it is. ``run`` is the run that counts it: named, inferred, else the session, else "" (the principal's)."""

    principal: Principal
    run: str


def validate_quotas(quotas: Iterable[Quota]) -> tuple[Quota, ...]:
    """Quotas as they were given.

    Raises:
        TypeError: one of them is no quota.
        ValueError: two of them would share one count.
    """
    given = tuple(quotas)
    if not all(isinstance(one, Quota) for one in given):
        raise TypeError("quotas must be Quotas, such as Quota(limit=10, tools=['pay_*'])")
    identities = [_get_quota_identity(one) for one in given]
    double = next((one for n, one in enumerate(given) if identities[n] in identities[:n]), None)
    if double is not None:
        raise ValueError(f"two quotas are called {double.label()!r}: give each a name of its own")
    return given


class Quotas:
    """The quotas in force. They are replaced as a whole; a call that is already authorized goes on under those it met.

    Raises:
        TypeError, ValueError: as ``validate_quotas``.
    """

    __slots__ = ("current",)

    def __init__(self, quotas: Iterable[Quota] = ()) -> None:
        self.current = validate_quotas(quotas)

    def replace(self, quotas: Iterable[Quota]) -> None:
        """Hold calls to these from now on. A quota that keeps its identity goes on with what was counted.

        Raises:
            TypeError, ValueError: as ``validate_quotas``; then those in force stay.
        """
        self.current = validate_quotas(quotas)


def select_quotas(quotas: tuple[Quota, ...], tool: str) -> tuple[Quota, ...]:
    """Those that hold for a tool."""
    return tuple(one for one in quotas if any(matches_pattern(pattern, tool) for pattern in one.tools))


def compute_takes(
    quotas: Iterable[Quota], tool: CompiledContract, arguments: dict[str, Any], scope: QuotaScope
) -> tuple[QuotaCharge, ...]:
    """What the call takes of each; nothing of a sum or of distinct values where it does not have the argument."""
    found = (_compute_take(one, tool, arguments, scope) for one in quotas)
    return tuple(one for one in found if one is not None)


def _compute_take(
    quota: Quota, tool: CompiledContract, arguments: dict[str, Any], scope: QuotaScope
) -> QuotaCharge | None:
    amount, values = 1, tuple[str, ...]()
    limit = int(quota.limit)
    if quota.measure != "calls":
        found = _get_quota_argument(quota, tool, arguments)
        if found is None:
            return None
        if quota.measure == "sum":
            limit = to_millionths(quota.limit) or 0
            amount = _sum_millionths(found, limit)
        else:
            items = found if isinstance(found, list) else [found]
            amount, values = 0, tuple(sorted({compute_digest(item) for item in items}))
    return QuotaCharge(
        quota=_derive_count_key(quota, tool.contract.name, scope),
        name=quota.label(),
        measure=quota.measure,
        limit=limit,
        window_ms=quota.window_s * 1000,
        over=quota.over,
        amount=amount,
        values=values,
    )


def _get_quota_identity(quota: Quota) -> Any:
    return quota.name or [list(quota.tools), quota.measure, quota.argument, sorted(quota.per), quota.window_s]


def _derive_count_key(quota: Quota, tool: str, scope: QuotaScope) -> str:
    """Names one count; whoever changes a limit goes on with what was counted."""
    who = scope.principal
    of: dict[str, Any] = {"quota": _get_quota_identity(quota), "measure": quota.measure}
    if set(quota.per) - {"tool"}:
        of["tenant"] = who.tenant
    if "principal" in quota.per or ("run" in quota.per and not scope.run):
        of["principal"] = who.id
    if "run" in quota.per:
        of["run"] = scope.run
    if "tool" in quota.per:
        of["tool"] = tool
    return compute_digest(of)


def _get_quota_argument(quota: Quota, tool: CompiledContract, arguments: dict[str, Any]) -> Any:
    """What stands in the argument, or the default of its schema; None where nothing does."""
    name = quota.argument
    if name.startswith("/"):
        found = resolve_pointer(arguments, name)
        return None if found is ABSENT else found
    if name in arguments:
        return arguments[name]
    properties = tool.contract.input_schema.get("properties")
    schema = properties.get(name) if isinstance(properties, dict) else None
    return schema.get("default") if isinstance(schema, dict) else None


def _sum_millionths(found: Any, limit: int) -> int:
    """What it adds to a sum. What is no number cannot be counted, and fits under no limit."""
    amounts = [to_millionths(item) for item in (found if isinstance(found, list) else [found])]
    whole = sum(limit + 1 if one is None else abs(one) for one in amounts)
    return min(whole, limit + 1)


def to_millionths(value: Any) -> int | None:
    """A number, or a text that is one, in whole millionths, rounded away from zero; None where it is none."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        exact = Decimal(str(value).strip())
        if not exact.is_finite() or exact.adjusted() > _MAX_EXPONENT:
            return None
        whole = int((abs(exact) * MILLIONTHS).to_integral_value(ROUND_CEILING))
    except ArithmeticError:
        return None
    return -whole if exact < 0 else whole


_MAX_EXPONENT = 18


# --- room -------------------------------------------------------------------------------------------------------


def is_over_quota(take: QuotaCharge, used: int, values: frozenset[str]) -> bool:
    """Whether there is no room. ``used`` is the sum of the amounts within the window, ``values`` the values that stand in it."""
    if take.measure != "distinct":
        return used + take.amount > take.limit
    new = set(take.values) - values
    return bool(new) and len(values) + len(new) > take.limit


def make_quota_over(take: QuotaCharge, uses: Sequence[QuotaUse], now: int) -> QuotaOver:
    """The answer where there is no room. ``make_quota_uses``, by time, are only looked at where it says when there will be."""
    if take.over != "rate_limited":
        return QuotaOver(take.name, take.over)
    frees = _compute_free_at(take, uses)
    if frees is None:  # more than ever fits
        return QuotaOver(take.name, "quota_exceeded")
    return QuotaOver(take.name, "rate_limited", max(1, frees - now))


def _compute_free_at(take: QuotaCharge, uses: Sequence[QuotaUse]) -> int | None:
    """When so much has left the window that the call fits."""
    if take.measure == "distinct":
        last = {one.value: one.at for one in uses}
        excess = len(last.keys() | set(take.values)) - take.limit
        leaving = sorted(at for value, at in last.items() if value not in take.values)
        return leaving[excess - 1] + take.window_ms if excess <= len(leaving) else None
    excess = sum(one.amount for one in uses) + take.amount - take.limit
    for one in uses:
        excess -= one.amount
        if excess <= 0:
            return one.at + take.window_ms
    return None


def choose_strictest(answers: Iterable[QuotaOver]) -> QuotaOver | None:
    """The one that decides; of several that only want to wait the longest."""
    return min(answers, key=lambda one: (_OVER_RANK[one.over], -(one.retry_after_ms or 0)), default=None)


def select_limited_takes(effect: Claim) -> tuple[QuotaCharge, ...]:
    """The takes that a limit holds, in the order of their locks: an approval of the call covers those that want one."""
    free = effect.approval != ""
    chosen = (one for one in effect.quotas if not (free and one.over == "approve"))
    return tuple(sorted(chosen, key=lambda one: one.quota))


def make_quota_uses(effect: Claim, claimed: Claimed, now: int) -> list[QuotaUse]:
    """What is written for a claim that was given."""
    label = render_quota_user(claimed, effect.owner, effect.args_hash)
    return [
        QuotaUse(one.quota, now, now + one.window_ms, one.amount, value, label)
        for one in effect.quotas
        for value in (one.values if one.measure == "distinct" else ("",))
    ]


def render_quota_user(claimed: Claimed, owner: str, args_hash: str) -> str:
    """Names who has used quotas: an attempt of an entry, or a read."""
    if claimed.entry_id:
        return render_entry_user(claimed.entry_id, claimed.attempt)
    return f"{owner}/{args_hash}"


def render_entry_user(entry_id: int, attempt: int) -> str:
    """The same, of an entry."""
    return f"{entry_id}.{attempt}"
