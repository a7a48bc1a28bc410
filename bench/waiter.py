"""One of many processes that want the same call at the same moment: ``python -m bench.waiter KIND LEDGER EFFECTS``.

For every key that it reads it makes the call, and writes one line of JSON: nanoseconds of the monotonic clock, which all
processes of a host share. Whoever gets to run the tool notes that in the file of effects, and takes ``TOOL_S`` for it.
"""

import asyncio
import json
import os
import sqlite3
import sys
from collections.abc import Awaitable, Iterator
from pathlib import Path
from time import monotonic_ns, sleep
from typing import Any

from msgspec import Struct, to_builtins

TOOL_S = 1.5
LOOK_EVERY_S = 0.04
DATA = {"order_id": "order-1"}

_CHANNEL = "by_hand"
TABLE = "CREATE TABLE calls (key text PRIMARY KEY, outcome text)"
_CLAIM = "INSERT INTO calls (key) VALUES ({0}) ON CONFLICT (key) DO NOTHING"
_SETTLE = "UPDATE calls SET outcome = {0} WHERE key = {0}"
_LOOK = "SELECT outcome FROM calls WHERE key = {0}"


class Seen(Struct):
    """What a process saw of one call; 0 for what was another's.

    ``settling``: its settle goes to the store. ``again``: how often it was told that the call still runs, and asked again.
    """

    asked: int = 0
    settling: int = 0
    told: int = 0
    answered: int = 0
    again: int = 0
    right: bool = False


class Effects:
    """The file in which every process notes what it did."""

    def __init__(self, path: str) -> None:
        self._path = Path(path)

    def happen(self, key: str) -> None:
        """It happens here."""
        file = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        os.write(file, f"{key}\n".encode())
        os.close(file)


def _store(ledger: str, seen: list[Seen]) -> Any:
    """The store of that name, which also notes when a settle goes to it and when a wait is over."""
    from callwright.domain.effects import Answer, AwaitSettle, Settle
    from callwright.ports import StoreEffect
    from callwright.runtime.clock import SystemClock
    from callwright.stores.postgres import PostgresStore
    from callwright.stores.sqlite import SQLiteStore

    kind: Any = PostgresStore if ledger.startswith("postgresql:") else SQLiteStore

    class Noting(kind):  # type: ignore[misc] # one of the two
        def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
            if isinstance(effect, Settle):
                seen[-1].settling = monotonic_ns()
            answer: Any = super().perform_effect_async(effect)
            return _noted(answer, seen[-1]) if isinstance(effect, AwaitSettle) else answer

    return Noting(ledger, clock=SystemClock())


async def _noted(waiting: Awaitable[Any], seen: Seen) -> Any:
    answer = await waiting
    seen.told = monotonic_ns()
    return answer


async def governed(ledger: str, effects: Effects) -> None:
    """Callwright, on one running loop; ``once``, the class of what may not be done twice."""
    from callwright import Callwright, to_json

    seen: list[Seen] = []

    async def create_order(name: str) -> dict[str, str]:
        """Place an order."""
        effects.happen(name)
        await asyncio.sleep(TOOL_S)
        return DATA

    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    with Callwright(_store(ledger, seen)) as app:
        app.tool(effect="once", repeat="replay")(create_order)
        print("ready", flush=True)
        while line := (await lines.readline()).decode().strip():
            seen.append(Seen(monotonic_ns()))
            asking = {"name": "create_order", "arguments": {"name": line}}
            result = await app.acall(asking, key=line)
            while result.error is not None and result.error.code == "in_progress":  # as long as its patience
                seen[-1].again += 1
                result = await app.acall(asking, key=line)
            seen[-1].answered = monotonic_ns()
            seen[-1].right = result.success and result.data == DATA
            if not seen[-1].right:
                print(f"a wrong answer: {to_json(result).decode()}", file=sys.stderr, flush=True)
            _say(seen[-1])


def _say(seen: Seen) -> None:
    print(json.dumps(to_builtins(seen)), flush=True)


def _keys() -> Iterator[str]:
    print("ready", flush=True)
    for line in sys.stdin:
        yield line.strip()


def in_file(ledger: str, effects: Effects) -> None:
    """By hand on SQLite: an insert that one of all wins, a look every 40 ms by the others."""
    file = sqlite3.connect(ledger, timeout=30, isolation_level=None)
    file.execute("PRAGMA synchronous=FULL")
    for key in _keys():
        seen = Seen(monotonic_ns())
        if file.execute(_CLAIM.format("?"), (key,)).rowcount == 1:
            effects.happen(key)
            sleep(TOOL_S)
            seen.settling = monotonic_ns()
            file.execute(_SETTLE.format("?"), (json.dumps(DATA), key))
        while True:
            (outcome,) = file.execute(_LOOK.format("?"), (key,)).fetchone()
            if outcome is not None:
                break
            sleep(LOOK_EVERY_S)
        _answer(seen, outcome)


def on_server(ledger: str, effects: Effects) -> None:
    """By hand on PostgreSQL: an insert that one of all wins; the others are told by NOTIFY, and read the row."""
    import psycopg

    server = psycopg.connect(ledger, autocommit=True, prepare_threshold=0)
    server.execute(f"LISTEN {_CHANNEL}".encode())
    for key in _keys():
        seen = Seen(monotonic_ns())
        if server.execute(_CLAIM.format("%s").encode(), (key,)).rowcount == 1:
            effects.happen(key)
            sleep(TOOL_S)
            seen.settling = monotonic_ns()
            with server.transaction():
                server.execute(_SETTLE.format("%s").encode(), (json.dumps(DATA), key))
                server.execute(f"SELECT pg_notify('{_CHANNEL}', %s)".encode(), (key,))
        while True:
            (outcome,) = server.execute(_LOOK.format("%s").encode(), (key,)).fetchone() or (None,)
            if outcome is not None:
                break
            for _ in server.notifies(stop_after=1):
                pass
        _answer(seen, outcome)


def _answer(seen: Seen, outcome: str) -> None:
    seen.right = json.loads(outcome) == DATA
    seen.answered = monotonic_ns()
    _say(seen)


def main() -> None:
    """Say "ready", then make a call for each line."""
    kind, ledger, path = sys.argv[1:]
    effects = Effects(path)
    if kind == "governed":
        asyncio.run(governed(ledger, effects))
    elif kind == "in-file":
        in_file(ledger, effects)
    else:
        on_server(ledger, effects)


if __name__ == "__main__":
    main()
