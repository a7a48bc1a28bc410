"""One call in a process of its own that kills itself at a named point; run, not imported.

    python dying.py LEDGER WORLD EFFECT POINT

The world is a file: a line for each effect. A keyed upstream knows the keys that are in it.
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from callwright import CallContext, Callwright, NotApplied
from callwright.checks import Check, DidNotHappen, Happened, Inquiry
from callwright.domain.effects import Answer
from callwright.evals.reconcile.reconciliation import reconcile
from callwright.ports import Store, StoreEffect
from callwright.runtime.clock import SystemClock
from callwright.stores import SQLiteStore
from callwright.stores.postgres import PostgresStore
from callwright.testing import FakeClock

LEDGER, WORLD, EFFECT, POINT = sys.argv[1:]
LEASE_MS = 1_000


def die(here: str) -> None:
    """End at once where this is the point."""
    if here == POINT:
        os.kill(os.getpid(), 9)


class DyingSqlite(SQLiteStore):
    """Dies before or after it answers."""

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """See above."""
        return _between(effect, super().perform_effect)

    def perform_effect_async(self, effect: StoreEffect) -> Answer:
        """The same for a call on a loop."""
        return self.perform_effect(effect)

    def mark_delivered(self, entry_id: int) -> None:
        """See above."""
        die("before delivery")
        super().mark_delivered(entry_id)

    def decide_entry(self, *args: Any, **how: Any) -> bool:
        """See above."""
        die("before the decision")
        decided = super().decide_entry(*args, **how)
        die("after the decision")
        return decided


class DyingPostgres(PostgresStore):
    """The same, on a database."""

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """See above."""
        return _between(effect, super().perform_effect)

    def mark_delivered(self, entry_id: int) -> None:
        """See above."""
        die("before delivery")
        super().mark_delivered(entry_id)

    def decide_entry(self, *args: Any, **how: Any) -> bool:
        """See above."""
        die("before the decision")
        decided = super().decide_entry(*args, **how)
        die("after the decision")
        return decided


def _between(effect: StoreEffect, answer: Any) -> Answer:
    name = type(effect).__name__.lower()
    die(f"before {name}")
    told: Answer = answer(effect)
    die(f"after {name}")
    return told


def store() -> Store:
    """The ledger of the command line."""
    url, _, schema = LEDGER.partition("?schema=")
    if schema:
        return DyingPostgres(url, schema=schema, clock=SystemClock())
    return DyingSqlite(Path(LEDGER), clock=SystemClock())


def lines() -> list[str]:
    """The world's record."""
    return Path(WORLD).read_text(encoding="utf-8").split()


def verify(inquiry: Inquiry) -> Happened | DidNotHappen:
    """Look into the world."""
    die("while the world is asked")
    return Happened({"n": 1}) if inquiry.key in lines() else DidNotHappen()


app = Callwright(store())
options: dict[str, Any] = {
    "effect": EFFECT,
    "timeout_ms": LEASE_MS,
    "deadline_ms": LEASE_MS,
    "lease_ms": LEASE_MS,
    "wait_ms": 60_000,
    "retries": 1,
    "inline": True,
}
if EFFECT != "read":
    options |= {"key": ["n"], "repeat": os.environ.get("REPEAT", "replay"), "check": Check(verify=verify)}
attempts: list[int] = []


def pay(n: int, ctx: CallContext) -> dict[str, int]:
    """Pay; the first attempt is refused before anything is done."""
    attempts.append(n)
    if len(attempts) == 1 and POINT == "before the second attempt":
        raise NotApplied
    if len(attempts) == 2:
        die("before the second attempt")
    die("before the effect")
    key = ctx.idempotency_key or "-"
    if EFFECT != "keyed" or key not in lines():
        with Path(WORLD).open("a", encoding="utf-8") as record:
            record.write(key + "\n")
    die("after the effect")
    return {"n": n}


app.tool(**options)(pay)
die("before the call")
asked = '{"name": "pay", "arguments": {"n": 1}}'
if os.environ.get("DOOR") == "loop":
    result = asyncio.run(app.acall(asked, run="r"))
else:
    result = app.call(asked, run="r")
die("after the answer")
sys.stdout.write(f"{result.error.code if result.error else 'ok'} {result.effect} {result.meta.replayed}\n")
if POINT in {"reconcile", "while the world is asked", "before the decision", "after the decision"}:
    later = FakeClock(now_ms=SystemClock().now_ms() + 3_600_000)
    report = asyncio.run(reconcile(app, clock=later))
    sys.stdout.write(" ".join(sorted(step.action for step in report.steps)) + "\n")
