"""Quotas: limits within a time window, as declared by an operator, and the charge of one call."""

from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import force_setattr

from callwright.domain import rule_reasons
from callwright.domain.call import to_name_tuple
from callwright.domain.reason import ReasonError

QuotaMeasure = Literal["calls", "sum", "distinct"]
QuotaScope = Literal["run", "principal", "tenant", "tool"]
QuotaOverAction = Literal["quota_exceeded", "approve", "rate_limited"]

MAX_LIMIT = 10**10
"""Highest limit of a quota."""

MAX_WINDOW_S = 366 * 24 * 3600
"""Longest window, in seconds."""


class Quota(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A limit on calls, on the sum of an argument or on its distinct values, within a sliding window.

    Attributes:
        limit: Maximum allowed within the window.
        tools: Names of the tools that share it; `*` matches any run of characters.
        measure: The counted quantity: calls, the sum of an argument, or its distinct values.
        argument: For sum and distinct: the argument, by name or as a JSON Pointer; each item of a list counts.
        per: Scope of the limit: each run, principal, tenant or tool, or each combination of several.
        window_s: Length of the sliding window, in seconds.
        over: How a call over the limit is treated: refused, approved by a person, or refused until the window has room again.
        name: Its name in results and on the audit trail.
        allow_absent: The tools it names need not exist (yet).
    """

    limit: int | float
    tools: tuple[str, ...] = ("*",)
    measure: QuotaMeasure = "calls"
    argument: str = ""
    per: tuple[QuotaScope, ...] = ("principal",)
    window_s: int = 24 * 3600
    over: QuotaOverAction = "quota_exceeded"
    name: str = ""
    allow_absent: bool = False

    def __post_init__(self) -> None:
        """Reject a quota that would count nothing, or the wrong thing.

        Raises:
            TypeError, ValueError: a field has a wrong type or an invalid value.
        """
        for field in ("tools", "per"):
            force_setattr(self, field, to_name_tuple(field, getattr(self, field)))
        for field, words in (("measure", QuotaMeasure), ("over", QuotaOverAction)):
            if getattr(self, field) not in get_args(words):
                raise ReasonError(rule_reasons.WRONG_QUOTA_WORD(field=field, accepted=tuple(get_args(words))))
        if not set(self.per) <= set(get_args(QuotaScope)):
            raise ReasonError(rule_reasons.WRONG_QUOTA_SCOPE(accepted=tuple(get_args(QuotaScope))))
        if (self.measure == "calls") == bool(self.argument):
            raise ReasonError(rule_reasons.QUOTA_ARGUMENT())
        if type(self.limit) not in _LIMIT_TYPES[self.measure] or not 0 <= self.limit <= MAX_LIMIT:
            kind = rule_reasons.A_NUMBER() if self.measure == "sum" else rule_reasons.A_WHOLE_NUMBER()
            raise ReasonError(rule_reasons.WRONG_QUOTA_LIMIT(kind=kind, most=MAX_LIMIT))
        if type(self.window_s) is not int or not 0 < self.window_s <= MAX_WINDOW_S:
            raise ReasonError(rule_reasons.WRONG_QUOTA_WINDOW(most=MAX_WINDOW_S))

    def label(self) -> str:
        """Return the name of this quota, or a description."""
        return self.name or f"{self.measure} {self.argument or ''}".strip() + f" of {','.join(self.tools)}"


_LIMIT_TYPES: dict[str, tuple[type, ...]] = {"calls": (int,), "sum": (int, float), "distinct": (int,)}


class QuotaCharge(Struct, frozen=True, omit_defaults=True):
    """The charge of one claim to one quota. ``quota`` names the counter, scope included.

    ``amount`` and ``limit`` are calls, millionths of the argument's unit, or distinct values; ``values`` are digests, for distinct.
    """

    quota: str
    name: str
    measure: QuotaMeasure
    limit: int
    window_ms: int
    over: QuotaOverAction
    amount: int = 0
    values: tuple[str, ...] = ()
