"""Quota uses in this process's memory. The caller holds the ledger's lock."""

from callwright.core.policy import quotas
from callwright.core.policy.quotas import QuotaUse
from callwright.domain.effects import Claim, QuotaOver
from callwright.domain.quota_rules import QuotaCharge


class QuotaUses:
    """Uses of each quota that are still inside its window, by time."""

    def __init__(self) -> None:
        self._uses: dict[str, list[QuotaUse]] = {}
        self._of: dict[str, list[QuotaUse]] = {}

    def find_exceeded(self, effect: Claim, now: int) -> QuotaOver | None:
        """Return the quota that has no room for the claim, or None."""
        found = ((take, self._list_uses_in_window(take, now)) for take in quotas.select_limited_takes(effect))
        answers = [
            quotas.make_quota_over(take, uses, now) for take, uses in found if self._is_exceeded(take, uses)
        ]
        return quotas.choose_strictest(answers)

    def _is_exceeded(self, take: QuotaCharge, uses: list[QuotaUse]) -> bool:
        return quotas.is_over_quota(
            take, sum(one.amount for one in uses), frozenset(one.value for one in uses)
        )

    def _list_uses_in_window(self, take: QuotaCharge, now: int) -> list[QuotaUse]:
        return [one for one in self._uses.get(take.quota, ()) if one.at > now - take.window_ms]

    def record_uses(self, uses: list[QuotaUse]) -> None:
        """Record what a granted claim has used."""
        for one in uses:
            self._uses.setdefault(one.quota, []).append(one)
            self._of.setdefault(one.used_by, []).append(one)

    def give_back_uses(self, used_by: str) -> None:
        """Give back the uses of a call that had no effect."""
        for one in self._of.pop(used_by, ()):
            self._uses[one.quota].remove(one)

    def sweep(self, now: int) -> None:
        """Forget uses that have left their window."""
        staying = [one for uses in self._uses.values() for one in uses if one.until > now]
        self._uses, self._of = {}, {}
        self.record_uses(staying)
