"""The heartbeats of simulated processes, and the claims that lapse without them.

The rule is that of the stores (``compute_lease_end``). Heartbeats are kept with their times, so that a ledger that is recovered from
its log decides again as it did. May not know what a call is.
"""

from bisect import bisect_right
from typing import Any

from msgspec.structs import replace

from callwright.core.records.ledger import LedgerMove
from callwright.core.records.store_rules import DecideClaim, DecideSweep, StoreRules
from callwright.domain.effects import Claim
from callwright.domain.records import LedgerEntry
from callwright.stores.owner_heartbeat import MAX_SILENCE_MS, parse_holder_process


class OwnerBeats:
    """Heartbeats by process, in order of time on the lease clock."""

    def __init__(self) -> None:
        self._beats: dict[str, list[float]] = {}

    def record(self, process: str, at: float) -> None:
        """Record that a heartbeat was written."""
        self._beats.setdefault(process, []).append(at)

    def apply_to(self, entry: LedgerEntry, lease_now: float, asks: str = "") -> LedgerEntry:
        """Return a claimed entry with the lease that it has for the process ``asks``."""
        holder = parse_holder_process(entry.holder)
        if entry.state != "claimed" or holder in ("", asks):
            return entry
        beats = self._beats.get(holder, ())
        heard = bisect_right(beats, lease_now)
        if not heard:
            return entry
        return replace(entry, lease_until=min(entry.lease_until, beats[heard - 1] + MAX_SILENCE_MS))

    def make_rules(self, rules: StoreRules) -> StoreRules:
        """Return rules by which the claims of a silent process lapse."""

        def claim(
            entry: LedgerEntry | None, effect: Claim, *, now: int, lease_now: float, new_id: int
        ) -> LedgerMove:
            known = entry and self.apply_to(entry, lease_now, parse_holder_process(effect.holder or ""))
            return rules.claim(known, effect, now=now, lease_now=lease_now, new_id=new_id)

        def sweep(entry: LedgerEntry, *, now: int, lease_now: float) -> Any:
            return rules.sweep(self.apply_to(entry, lease_now), now=now, lease_now=lease_now)

        decide_claim: DecideClaim = claim
        decide_sweep: DecideSweep = sweep
        return replace(rules, claim=decide_claim, sweep=decide_sweep)
