"""All decisions of a store in one place: the pure functions that it calls when it claims, settles and charges.

May not know how or where records are stored. A store uses ``STORE_RULES``; a simulation replaces them, to prove that breaking
one of them is detected.
"""

from typing import Literal, Protocol

from msgspec import Struct

from callwright.core.records import ledger, run_budget
from callwright.domain.effects import Claim, Settle
from callwright.domain.records import LedgerEntry


class DecideClaim(Protocol):
    """Signature of ``ledger.claim_entry``."""

    def __call__(
        self, entry: LedgerEntry | None, effect: Claim, *, now: int, lease_now: float, new_id: int
    ) -> ledger.LedgerMove:
        """Decide the claim, given the live entry with its key."""
        ...


class DecideSettle(Protocol):
    """Signature of ``ledger.settle_entry``."""

    def __call__(self, entry: LedgerEntry | None, effect: Settle, *, now: int) -> ledger.LedgerMove:
        """Decide the settle, given the live entry with its key."""
        ...


class DecideCharge(Protocol):
    """Signature of ``run_budget.charge_run``."""

    def __call__(
        self, move: ledger.LedgerMove, spent: run_budget.RunSpending, lease_now: float, args_hash: str
    ) -> tuple[ledger.LedgerMove, run_budget.RunSpending]:
        """Charge the run for the claim, or change the decision when its budget does not suffice."""
        ...


class DecideSweep(Protocol):
    """Signature of ``ledger.sweep_entry``."""

    def __call__(
        self, entry: LedgerEntry, *, now: int, lease_now: float
    ) -> tuple[Literal["expire", "lapse"] | None, LedgerEntry]:
        """Decide what time has made of the entry."""
        ...


class StoreRules(Struct, frozen=True):
    """The decision functions of a store."""

    claim: DecideClaim = ledger.claim_entry
    settle: DecideSettle = ledger.settle_entry
    charge: DecideCharge = run_budget.charge_run
    sweep: DecideSweep = ledger.sweep_entry


STORE_RULES = StoreRules()
