"""Quotas: the charge of a call, whether there is room, and when there will be. Pure; knows no clock and no store.

A use is written in the transaction of the claim whose call runs, and given back where that call certainly had no effect. It
counts from then on for the window of its quota. Sums are whole millionths, rounded up, so that the order of calls does not matter;
a negative amount counts by its absolute value, so that a refund frees no quota.
"""

from collections.abc import Iterable, Sequence
from decimal import ROUND_CEILING, Decimal
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.normalise.json_pointers import ABSENT, resolve_pointer
from callwright.core.policy.authorization import matches_pattern
from callwright.core.records.idempotency import compute_digest
from callwright.domain import rule_reasons
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Claim, Claimed, QuotaOver
from callwright.domain.quota_rules import Quota, QuotaCharge, QuotaOverAction
from callwright.domain.reason import ReasonError

MILLIONTHS = 10**6
_OVER_RANK: dict[QuotaOverAction, int] = {"quota_exceeded": 0, "rate_limited": 1, "approve": 2}


class QuotaUse(Struct, frozen=True):
    """One use of a quota. ``at`` and ``until`` (the end of its window) are epoch ms; ``value`` is "" except for distinct values."""

    quota: str
    at: int
    until: int
    amount: int
    value: str
    used_by: str


class QuotaScope(Struct, frozen=True):
    """Whose call it is. ``run`` is the run it counts for: named, inferred, else the session, else "" (the principal's)."""

    principal: Principal
    run: str


def validate_quotas(quotas: Iterable[Quota]) -> tuple[Quota, ...]:
    """Return the quotas as a tuple.

    Raises:
        TypeError: one of them is not a quota.
        ValueError: two of them would share one counter.
    """
    given = tuple(quotas)
    if not all(isinstance(one, Quota) for one in given):
        raise TypeError("quotas must be Quotas, such as Quota(limit=10, tools=['pay_*'])")
    identities = [_get_quota_identity(one) for one in given]
    double = next((one for n, one in enumerate(given) if identities[n] in identities[:n]), None)
    if double is not None:
        raise ReasonError(rule_reasons.SAME_QUOTA_NAME(name=double.label()))
    return given


class Quotas:
    """The quotas in force. They are replaced as a whole; a call that is already authorized keeps the quotas it was authorized with.

    Raises:
        TypeError, ValueError: as ``validate_quotas``.
    """

    __slots__ = ("current",)

    def __init__(self, quotas: Iterable[Quota] = ()) -> None:
        self.current = validate_quotas(quotas)

    def replace(self, quotas: Iterable[Quota]) -> None:
        """Use these quotas from now on. A quota with the same identity keeps its count.

        Raises:
            TypeError, ValueError: as ``validate_quotas``; then the previous quotas stay in force.
        """
        self.current = validate_quotas(quotas)


def select_quotas(quotas: tuple[Quota, ...], tool: str) -> tuple[Quota, ...]:
    """Return the quotas that apply to a tool."""
    return tuple(one for one in quotas if any(matches_pattern(pattern, tool) for pattern in one.tools))


def compute_takes(
    quotas: Iterable[Quota], tool: CompiledContract, arguments: dict[str, Any], scope: QuotaScope
) -> tuple[QuotaCharge, ...]:
    """Return the charge of the call to each quota; none to a sum or to distinct values where the argument is absent."""
    found = (_compute_take(one, tool, arguments, scope) for one in quotas)
    return tuple(one for one in found if one is not None)


def compute_call_takes(quotas: Iterable[Quota], name: str, scope: QuotaScope) -> tuple[QuotaCharge, ...]:
    """Return the charge of a request without a contract, such as the read of a resource, to each quota that counts calls."""
    return tuple(_make_charge(one, name, scope) for one in quotas if one.measure == "calls")


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
            is_secret = quota.argument.removeprefix("/").partition("/")[0] in tool.secrets
            digest = (tool.mark_secret if is_secret else None) or compute_digest
            amount, values = 0, tuple(sorted({digest(item) for item in items}))
    charge = _make_charge(quota, tool.contract.name, scope)
    return replace(charge, limit=limit, amount=amount, values=values)


def _make_charge(quota: Quota, name: str, scope: QuotaScope) -> QuotaCharge:
    """Return the charge of one call."""
    return QuotaCharge(
        quota=_derive_count_key(quota, name, scope),
        name=quota.label(),
        measure=quota.measure,
        limit=int(quota.limit),
        window_ms=quota.window_s * 1000,
        over=quota.over,
        amount=1,
        values=(),
    )


def _get_quota_identity(quota: Quota) -> Any:
    return quota.name or [list(quota.tools), quota.measure, quota.argument, sorted(quota.per), quota.window_s]


def _derive_count_key(quota: Quota, tool: str, scope: QuotaScope) -> str:
    """Return the name of a counter; it does not contain the limit, so that a changed limit keeps the count."""
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
    """Return the value of the argument, or the default of its schema; None where there is neither."""
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
    """Return the amount added to a sum. A value that is not a number exceeds every limit."""
    amounts = [to_millionths(item) for item in (found if isinstance(found, list) else [found])]
    whole = sum(limit + 1 if one is None else abs(one) for one in amounts)
    return min(whole, limit + 1)


def to_millionths(value: Any) -> int | None:
    """Convert a number, or a numeric text, to whole millionths, rounded away from zero; None for other values."""
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
    """Return whether there is no room. ``used`` is the sum of the amounts within the window, ``values`` the distinct values in it."""
    if take.measure != "distinct":
        return used + take.amount > take.limit
    new = set(take.values) - values
    return bool(new) and len(values) + len(new) > take.limit


def make_quota_over(take: QuotaCharge, uses: Sequence[QuotaUse], now: int) -> QuotaOver:
    """Build the answer where there is no room. ``uses``, sorted by time, are read only where it says when there will be."""
    if take.over != "rate_limited":
        return QuotaOver(take.name, take.over)
    frees = _compute_free_at(take, uses)
    if frees is None:  # exceeds the limit even of an empty window
        return QuotaOver(take.name, "quota_exceeded")
    return QuotaOver(take.name, "rate_limited", max(1, frees - now))


def _compute_free_at(take: QuotaCharge, uses: Sequence[QuotaUse]) -> int | None:
    """Return when enough uses have left the window for the call to fit."""
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
    """Return the answer that decides; of several that only require waiting, the longest."""
    return min(answers, key=lambda one: (_OVER_RANK[one.over], -(one.retry_after_ms or 0)), default=None)


def select_limited_takes(effect: Claim) -> tuple[QuotaCharge, ...]:
    """Return the charges that must be checked, in lock order: an approval of the call covers those that require one."""
    free = effect.approval != ""
    chosen = (one for one in effect.quotas if not (free and one.over == "approve"))
    return tuple(sorted(chosen, key=lambda one: one.quota))


def make_quota_uses(effect: Claim, claimed: Claimed, now: int) -> list[QuotaUse]:
    """Build the uses to write for a granted claim."""
    label = render_quota_user(claimed, effect.owner, effect.args_hash)
    return [
        QuotaUse(one.quota, now, now + one.window_ms, one.amount, value, label)
        for one in effect.quotas
        for value in (one.values if one.measure == "distinct" else ("",))
    ]


def render_quota_user(claimed: Claimed, owner: str, args_hash: str) -> str:
    """Return the id of a user of quotas: an attempt of an entry, or a read."""
    if claimed.entry_id:
        return render_entry_user(claimed.entry_id, claimed.attempt)
    return f"{owner}/{args_hash}"


def render_entry_user(entry_id: int, attempt: int) -> str:
    """Return the id of an attempt of an entry as a user of quotas."""
    return f"{entry_id}.{attempt}"
