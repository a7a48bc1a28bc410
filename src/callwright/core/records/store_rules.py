"""What a store asks to be decided, in one place: the pure functions that it follows when it claims, settles and charges.

May not know how or where anything is kept. A store follows ``STORE_RULES``; a simulation hands it others, to prove that breaking
one of them is noticed.
"""

from typing import Protocol

from msgspec import Struct

from callwright.core.records import ledger, run_budget
from callwright.domain.effects import Claim, Settle
from callwright.domain.records import LedgerEntry


class DecideClaim(Protocol):
    """As ``ledger.claim``."""

    def __call__(
        self, entry: LedgerEntry | None, effect: Claim, *, now: int, lease_now: float, new_id: int
    ) -> ledger.LedgerMove:
        """What becomes of the claim, given the live entry with its key."""
        ...


class DecideSettle(Protocol):
    """As ``ledger.settle``."""

    def __call__(self, entry: LedgerEntry | None, effect: Settle, *, now: int) -> ledger.LedgerMove:
        """What becomes of the settle, given the live entry with its key."""
        ...


class DecideCharge(Protocol):
    """As ``budget.charge``."""

    def __call__(
        self, move: ledger.LedgerMove, spent: run_budget.RunSpending, lease_now: float, args_hash: str
    ) -> tuple[ledger.LedgerMove, run_budget.RunSpending]:
        """What the run pays for the claim, and what the claim comes to when it cannot."""
        ...


class StoreRules(Struct, frozen=True):
    """The decisions of a store."""

    claim: DecideClaim = ledger.claim_entry
    settle: DecideSettle = ledger.settle_entry
    charge: DecideCharge = run_budget.charge_run


STORE_RULES = StoreRules()
