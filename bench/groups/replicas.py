"""Two gateway processes on one PostgreSQL beside one: each takes half of the callers, the ledger is shared.

Load, upstream and database are processes of their own too, so on few cores the machine is the limit and not what the gateways
share. So each gateway is held to a share of a core; the lines where nobody is held show what the machine itself allows.
"""

import asyncio
from collections.abc import Mapping
from contextlib import ExitStack

from bench.measure import Batch, Contender, Rounds, at_once, interleave, middle
from bench.plan import Plan
from bench.report import Goal, Row, Section
from bench.wire.load import Client
from bench.wire.process import Server, running
from bench.wire.share import Denied, held

TITLE = "Two gateways on one PostgreSQL"
ABOUT = "One echo tool, undeclared: claimed and settled on one PostgreSQL (flushed at every commit); 64 callers in all."
WIDTH = 64
CALLS = 1_000
HELD_CALLS = 400
SHARE = 0.2
"""Of one core, for each gateway that is held."""

TWICE = Goal(">=", 1.8)


def measure(plan: Plan) -> list[Section]:
    """One gateway, then two, on the same database; and the same without a ledger."""
    if not plan.ours:
        return []
    from scripts.postgres_server import running as postgres

    with postgres(durable=True) as database, asyncio.Runner() as runner, ExitStack() as stack:
        upstream = stack.enter_context(running("bench.wire.upstream")).port
        servers = {
            kind: [
                stack.enter_context(running("bench.wire.gateway", upstream, kind, database.url))
                for _ in range(2)
            ]
            for kind in ("once", "read")
        }
        calls = plan.calls(CALLS, WIDTH)
        free = interleave(_pairs(runner, servers, calls), plan.rounds)
        try:
            for server in (one for pair in servers.values() for one in pair):
                stack.enter_context(held(server.pid, SHARE))
        except Denied:
            missing = [
                "no control group may be made here, so that no gateway could be held to a share of a core"
            ]
            return [Section(TITLE, ABOUT, _rows(free, "", TWICE), missing)]
        slow = interleave(_pairs(runner, servers, plan.calls(HELD_CALLS, WIDTH)), plan.rounds)
    rows = _rows(slow, f", each held to {SHARE:.0%} of a core", TWICE) + _rows(free, "", None)
    return [Section(TITLE, ABOUT, rows)]


def _pairs(runner: asyncio.Runner, servers: Mapping[str, list[Server]], calls: int) -> dict[str, Contender]:
    contenders: dict[str, Contender] = {}
    for kind, (first, second) in servers.items():
        contenders[f"{kind} one"] = _load(runner, [first.port], calls)
        contenders[f"{kind} two"] = _load(runner, [first.port, second.port], calls)
    return contenders


def _load(runner: asyncio.Runner, ports: list[int], calls: int) -> Contender:
    """So many callers, in turn to each gateway, on connections of each batch: idle ones would be closed before their turn.

    Every call has arguments of its own, so none is a replay.
    """
    made = 0

    def batch() -> Batch:
        nonlocal made
        begun, made = made, made + calls
        with ExitStack() as stack:
            clients = [Client(port, "legacy", f"{len(ports)} gateways") for port in ports]
            for client in clients:
                stack.callback(client.close)
                runner.run(client.open(WIDTH))
            return runner.run(
                at_once(calls, WIDTH, lambda index: clients[index % len(clients)].call(begun + index))
            )

    return batch


def _rows(taken: Rounds, how: str, goal_of_once: Goal | None) -> list[Row]:
    def second(name: str) -> float:
        return middle(taken[name], _per_second)

    rows = []
    for kind, goal in (("once", goal_of_once), ("read", None)):
        words = "once call" if kind == "once" else "read call, no ledger"
        rows += [
            Row(f"{words}, one gateway{how}", second(f"{kind} one"), "calls/s"),
            Row(f"{words}, two gateways{how}", second(f"{kind} two"), "calls/s", second(f"{kind} one"), goal),
        ]
    return rows


def _per_second(batch: Batch) -> float:
    return batch.per_second
