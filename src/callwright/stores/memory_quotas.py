"""Uses of quotas in this process's memory. Whoever calls holds the lock of the ledger."""

from callwright.core import quotas
from callwright.core.quotas import QuotaUse
from callwright.domain.effects import Claim, QuotaOver
from callwright.domain.quotas import QuotaTake


class QuotaUses:
    """What was used of each quota and has not left its window, by time."""

    def __init__(self) -> None:
        self._uses: dict[str, list[QuotaUse]] = {}
        self._of: dict[str, list[QuotaUse]] = {}

    def over(self, effect: Claim, now: int) -> QuotaOver | None:
        """The quota that has no room for the claim."""
        found = ((take, self._within(take, now)) for take in quotas.held(effect))
        answers = [quotas.over(take, uses, now) for take, uses in found if self._is_over(take, uses)]
        return quotas.strictest(answers)

    def _is_over(self, take: QuotaTake, uses: list[QuotaUse]) -> bool:
        return quotas.is_over(take, sum(one.amount for one in uses), frozenset(one.value for one in uses))

    def _within(self, take: QuotaTake, now: int) -> list[QuotaUse]:
        return [one for one in self._uses.get(take.quota, ()) if one.at > now - take.window_ms]

    def use(self, uses: list[QuotaUse]) -> None:
        """Write down what a claim that was given has taken."""
        for one in uses:
            self._uses.setdefault(one.quota, []).append(one)
            self._of.setdefault(one.used_by, []).append(one)

    def give_back(self, used_by: str) -> None:
        """Whoever took it has done nothing."""
        for one in self._of.pop(used_by, ()):
            self._uses[one.quota].remove(one)

    def sweep(self, now: int) -> None:
        """Forget what has left its window."""
        staying = [one for uses in self._uses.values() for one in uses if one.until > now]
        self._uses, self._of = {}, {}
        self.use(staying)
