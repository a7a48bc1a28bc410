"""Two gateway processes on one PostgreSQL beside one: each takes half of the callers, the ledger is shared.

The load and the upstream are processes of their own too, so on a machine of few cores these are the limit and not the ledger: the
line with both gateways on nothing but reads shows what the machine itself allows.
"""

import asyncio
from contextlib import ExitStack

from bench.measure import Batch, Contender, Rounds, at_once, interleave, middle
from bench.plan import Plan
from bench.report import Goal, Row, Section
from bench.wire.load import Client
from bench.wire.process import running

ABOUT = "One echo tool, undeclared: claimed and settled on one PostgreSQL (flushed at every commit); 64 callers in all."
WIDTH = 64
CALLS = 1_000
TWICE = Goal(">=", 1.8)


def measure(plan: Plan) -> list[Section]:
    """One gateway, then two, on the same database; and the same without a ledger."""
    if not plan.ours:
        return []
    from scripts.postgres_server import running as postgres

    with postgres(durable=True) as server, asyncio.Runner() as runner, ExitStack() as stack:
        upstream = stack.enter_context(running("bench.wire.upstream")).port
        ports = {
            kind: [
                stack.enter_context(running("bench.wire.gateway", upstream, kind, server.url)).port
                for _ in range(2)
            ]
            for kind in ("once", "read")
        }
        calls = plan.calls(CALLS, WIDTH)
        contenders: dict[str, Contender] = {}
        for kind, (first, second) in ports.items():
            contenders[f"{kind} one"] = _load(runner, [first], calls)
            contenders[f"{kind} two"] = _load(runner, [first, second], calls)
        taken = interleave(contenders, plan.rounds)
    return [Section("Two gateways on one PostgreSQL", ABOUT, _rows(taken))]


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


def _rows(taken: Rounds) -> list[Row]:
    def second(name: str) -> float:
        return middle(taken[name], _per_second)

    rows = []
    for kind, goal in (("once", TWICE), ("read", None)):
        words = "once call" if kind == "once" else "read call, no ledger: what this machine allows"
        rows += [
            Row(f"{words}, one gateway", second(f"{kind} one"), "calls/s"),
            Row(f"{words}, two gateways", second(f"{kind} two"), "calls/s", second(f"{kind} one"), goal),
        ]
    return rows


def _per_second(batch: Batch) -> float:
    return batch.per_second
