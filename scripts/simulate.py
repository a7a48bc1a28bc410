"""Plays histories of several processes on one ledger: by default a million on all cores, or one seed line by line.

    python -m scripts.simulate --histories 1000000
    python -m scripts.simulate --seed 4711

Exit code 1 when a rule did not hold; the seed that is printed shows the history again.
"""

import argparse
import os
import sys
from time import monotonic

from simulation.history_batch import HistoryTotals, play_histories, play_logged_history

_EVERY_S = 10.0


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class _Progress:
    def __init__(self, wanted: int) -> None:
        self._wanted = wanted
        self._began = self._last = monotonic()

    def __call__(self, so_far: HistoryTotals) -> None:
        now = monotonic()
        if now - self._last >= _EVERY_S:
            self._last = now
            rate = so_far.histories / (now - self._began)
            _say(
                f"{so_far.histories:>9} of {self._wanted}, {rate:,.0f} a second, {len(so_far.broken)} broken"
            )


def _one(seed: int) -> int:
    log, verdict = play_logged_history(seed)
    for line in log:
        _say(line)
    for broken in verdict.broken:
        _say(f"BROKEN: {broken}")
    return 1 if verdict.broken else 0


def _many(first: int, histories: int, workers: int) -> int:
    total = play_histories(first, histories, workers, _Progress(histories))
    _say(
        f"{total.histories} histories: {total.calls} calls, {total.deaths} processes killed, {total.done} effects,"
        f" {len(total.broken)} with a broken rule"
    )
    for verdict in total.broken[:20]:
        _say(f"seed {verdict.seed}: {'; '.join(verdict.broken)}")
        _say(f"    again: python -m scripts.simulate --seed {verdict.seed}")
    return 1 if total.broken else 0


def main() -> int:
    """Read what is wanted, and do it."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seed", type=int, help="show the history of this seed")
    asked.add_argument("--first", type=int, default=0, help="first seed")
    asked.add_argument("--histories", type=int, default=1_000_000)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = asked.parse_args()
    if given.seed is not None:
        return _one(given.seed)
    return _many(given.first, given.histories, given.workers)


if __name__ == "__main__":
    sys.exit(main())
