"""What the child processes of the store's tests do. Started by ``nursery.py``; each opens the store anew."""

import asyncio
import os
import signal
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace

from callwright.domain.contract import EffectClass
from callwright.domain.effects import Answer, AwaitSettle, Claim, Claimed, InFlight, Reserved, Settle
from callwright.domain.quota_rules import QuotaCharge
from callwright.domain.records import Outcome, RunLimits
from callwright.ports import Store, StoreEffect
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore
from stores.homes import Home
from stores.making import ANN, LIMITS, reserve

DONE = Outcome(data={"done": True})
LONG = Outcome(data={"rows": ["long" * 100] * 1_000})
"""An outcome that stands apart from its row."""

BATCH = 8
"""Calls that ``settle_batch_until`` settles together, and claims together."""

SETTLES = 6
"""Calls that ``settle_timed`` settles: hearing of the first may take longer than one settle."""


def claim_of(
    key: str | None,
    owner: str,
    effect: EffectClass = "once",
    *,
    lease_ms: int = 60_000,
    run: str | None = None,
    limits: RunLimits = LIMITS,
) -> Claim:
    return Claim(
        key, "pay", "1.0.0", "a", effect, "replay", owner, lease_ms, f"trace-{owner}", ANN, run, limits
    )


def settle_of(key: str, held: Claimed, effect: EffectClass = "once", outcome: Outcome = DONE) -> Settle:
    return Settle(
        key,
        held.entry_id,
        held.fence,
        "committed",
        outcome,
        "pay",
        "pay",
        effect,
        None,
        ANN.tenant,
        None,
        None,
        3600,
    )


def happen(effects: Path, key: str) -> None:
    """The effect on the world: one line, which outlives any kill."""
    file = os.open(effects, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.write(file, f"{key}\n".encode())
    os.close(file)


def happened(effects: Path) -> list[str]:
    return effects.read_text().split() if effects.exists() else []


def serve(home: Home, effects: Path, talk: Connection) -> None:
    """Do what the parent says, one step at a time, so that it can kill between any two."""
    store = home.open()
    talk.send("ready")
    while True:
        said: StoreEffect | str | None = talk.recv()
        if said is None:
            store.close()
            talk.send("closed")
            return
        if isinstance(said, str):
            happen(effects, said)
            talk.send("happened")
        else:
            talk.send(store.perform_effect(said))


def work(home: Home, effects: Path, owner: str, first: int, lease_ms: int, talk: Connection) -> None:
    """Call after call, until killed."""
    store = home.open()
    talk.send("ready")
    for number in range(first, first + 100_000):
        key = f"key-{number}"
        answer = store.perform_effect(claim_of(key, owner, lease_ms=lease_ms))
        if isinstance(answer, Claimed):
            happen(effects, key)
            store.perform_effect(settle_of(key, answer))


def settle_until(home: Home, effects: Path, key: str, number: int, talk: Connection) -> None:
    """Make a call with a long result, and die before statement ``number`` of its settle; below 0: settle when told."""
    store = home.open()
    held = _make_call(store, effects, key)
    if number < 0:
        talk.send("claimed")
        talk.recv()
    else:
        _die_before(store, number, talk)
    store.perform_effect(settle_of(key, held, outcome=LONG))
    talk.send("settled")
    os.kill(os.getpid(), signal.SIGKILL)


def _die_before(store: Store, number: int, talk: Connection) -> None:
    assert isinstance(store, SQLiteStore)
    connection, seen = store._database._connection, count()
    assert connection is not None

    def look(statement: str) -> None:
        if next(seen) == number:
            talk.send(statement.split("(", maxsplit=1)[0].strip())
            os.kill(os.getpid(), signal.SIGKILL)

    connection.set_trace_callback(look)


def call_until_told(home: Home, effects: Path, owner: str, talk: Connection) -> None:
    """Four threads that make the same calls in the same order as those of every other process, until told to end; say what they were answered."""
    store, ends, told = home.open(), threading.Event(), Counter[str]()

    def make_calls(thread: int) -> None:
        for number in count():
            if ends.is_set():
                return
            told[_call_or_wait(store, effects, f"key-{number}", f"{owner}-{thread}")] += 1

    threads = [threading.Thread(target=make_calls, args=(thread,)) for thread in range(4)]
    for thread in threads:
        thread.start()
    talk.send("ready")
    talk.recv()
    ends.set()
    for thread in threads:
        thread.join()
    store.close()
    talk.send(told)


def _call_or_wait(store: Store, effects: Path, key: str, owner: str) -> str:
    answer = store.perform_effect(claim_of(key, owner))
    if isinstance(answer, InFlight):
        store.perform_effect(AwaitSettle(key, 20_000))
        answer = store.perform_effect(claim_of(key, owner))
    if isinstance(answer, Claimed):
        happen(effects, key)
        answer = store.perform_effect(settle_of(key, answer))
    return type(answer).__name__


def settle_batch_until(home: Home, effects: Path, name: str, number: int, talk: Connection) -> None:
    """Settle eight calls and claim eight others in one transaction, and die in its step ``number``; below 0: say how many it has."""
    store = home.open()
    asyncio.run(_settle_batch(store, effects, name, number, talk))
    os.kill(os.getpid(), signal.SIGKILL)


async def _settle_batch(store: Store, effects: Path, name: str, number: int, talk: Connection) -> None:
    keys = [f"{name}-{n}" for n in range(BATCH)]
    held = await _ask_together(store, [claim_of(key, "first") for key in keys])
    for key in keys:
        happen(effects, key)
    steps = _die_in_step(store, number)
    settles = [settle_of(key, one) for key, one in zip(keys, held, strict=True) if isinstance(one, Claimed)]
    await _ask_together(store, [*settles, *(claim_of(f"{key}-new", "first") for key in keys)])
    talk.send(len(steps))


async def _ask_together(store: Store, asked: Sequence[StoreEffect]) -> list[Answer]:
    answers = [store.perform_effect_async(one) for one in asked]
    return [await one if isinstance(one, Awaitable) else one for one in answers]


def _die_in_step(store: Store, number: int) -> list[None]:
    """Die in that step of SQLite's machine, counted in tens; return what grows by one with each."""
    assert isinstance(store, SQLiteStore)
    connection, steps = store._database._connection, list[None]()
    assert connection is not None

    def look() -> int:
        steps.append(None)
        if len(steps) == number:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    connection.set_progress_handler(look, 10)
    return steps


def settle_timed(home: Home, effects: Path, key: str, talk: Connection) -> None:
    """Say how many seconds the settle of a long result takes here, then settle others, one after the other."""
    store = home.open()
    keys = [f"{key}-{number}" for number in range(SETTLES)]
    warm, *held = (_make_call(store, effects, one) for one in (f"{key}-before", *keys))
    began = perf_counter()
    store.perform_effect(settle_of(f"{key}-before", warm, outcome=LONG))
    talk.send(perf_counter() - began)
    talk.send("settles")
    for one, claimed in zip(keys, held, strict=True):
        store.perform_effect(settle_of(one, claimed, outcome=LONG))
    talk.recv()


def _make_call(store: Store, effects: Path, key: str) -> Claimed:
    held = store.perform_effect(claim_of(key, "first"))
    assert isinstance(held, Claimed)
    happen(effects, key)
    return held


def race(home: Home, start: Barrier, owner: str, talk: Connection) -> None:
    """Claim one key at the same time as everybody else; the winner settles when told, the others wait for that.

    A machine with two processors that has more to do may let the last of fifty wait for longer than a caller does.
    """
    store = home.open(busy_ms=30_000)
    start.wait(30)
    answer = store.perform_effect(claim_of("the-key", owner))
    talk.send(answer)
    if isinstance(answer, Claimed):
        talk.recv()
        talk.send(store.perform_effect(settle_of("the-key", answer)))
    else:
        talk.send(store.perform_effect(AwaitSettle("the-key", 20_000)))
    talk.send(store.perform_effect(claim_of("the-key", owner)))
    store.close()


def _in_threads(count: int, ask: Callable[[int], Answer]) -> list[Answer]:
    answers: list[Answer] = []
    threads = [threading.Thread(target=lambda n=n: answers.append(ask(n))) for n in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def spend(home: Home, name: str, talk: Connection) -> None:
    """Eight branches of one run, each with a call of its own."""
    store = home.open()
    answers = _in_threads(8, lambda n: store.perform_effect(claim_of(f"{name}-{n}", name, run="run-1")))
    talk.send(sum(isinstance(answer, Claimed) for answer in answers))
    store.close()


def _taking(name: str, take: QuotaCharge) -> Claim:
    return replace(claim_of(name, name), quotas=(take,))


def use_quota(home: Home, start: Barrier, name: str, take: QuotaCharge, talk: Connection) -> None:
    """A hundred claims at the same time that take of one quota."""
    store = home.open()
    start.wait(30)
    answers = _in_threads(100, lambda n: store.perform_effect(_taking(f"{name}-{n}", take)))
    talk.send([type(one).__name__ for one in answers])
    store.close()


def keep_using_quota(
    home: Home, start: Barrier, name: str, take: QuotaCharge, for_ms: int, talk: Connection
) -> None:
    """Claims that take of one quota, one after the other, for so long."""
    store, clock = home.open(), SystemClock()
    start.wait(30)
    end = clock.now_ms() + for_ms
    answers: list[Answer] = []
    while clock.now_ms() < end:
        answers.append(store.perform_effect(_taking(f"{name}-{len(answers)}", take)))
    talk.send([type(one).__name__ for one in answers])
    store.close()


def probe(home: Home, start: Barrier, ahead_ms: float, talk: Connection) -> None:
    """Fifty attempts at an endpoint whose pause is over."""
    store = home.open(ahead_ms)
    start.wait(30)
    answers = _in_threads(50, lambda _: store.perform_effect(reserve("read")))
    talk.send(sum(isinstance(answer, Reserved) for answer in answers))
    store.close()


def migrate(home: Home, start: Barrier, talk: Connection) -> None:
    """Open a ledger that is not there yet, together with everybody else."""
    start.wait(30)
    store = home.open()
    talk.send(type(store.perform_effect(claim_of("the-key", "anybody"))).__name__)
    store.close()
