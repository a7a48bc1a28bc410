"""The gateway on the wire: one echo tool over streamable HTTP, beside the upstream itself and a proxy that only forwards.

Each server is a process of its own; the load runs in this one, so its cost is in every figure alike.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bench.measure import Batch, Contender, Rounds, at_once, interleave, middle
from bench.plan import Plan
from bench.report import Goal, Row, Section
from bench.wire.load import Client

ROOT = Path(__file__).resolve().parent.parent.parent
ABOUT = "One echo tool; `read`: declared a read, nothing to write down; `once`: undeclared, claimed and settled on SQLite (synchronous=FULL: survives kill -9 and power loss)."
DIRECT, FORWARD = "direct", "forward"


def measure(plan: Plan) -> list[Section]:
    """One at a time and 32 at once, old era and new."""
    with asyncio.Runner() as runner, ExitStack() as stack:
        upstream = stack.enter_context(_process("upstream"))
        ports = {DIRECT: upstream, FORWARD: stack.enter_context(_process("forward", upstream))}
        if plan.ours:
            plan.folder.mkdir(parents=True, exist_ok=True)
            ports["read"] = stack.enter_context(_process("gateway", upstream, "read"))
            ledger = plan.folder / "wire.db"
            ports["once"] = stack.enter_context(_process("gateway", upstream, "once", ledger))
        contenders: dict[str, Contender] = {}
        for name, port in ports.items():
            for era in ("legacy", "modern"):
                for width, usual in ((1, 1000), (32, 6000)):
                    if era == "modern" and width == 1:
                        continue
                    contenders[f"{name} {era} {width}"] = _load(
                        runner, stack, port, era, width, plan.calls(usual, width)
                    )
        taken = interleave(contenders, plan.rounds)
    return [Section("The gateway on the wire", ABOUT, _rows(plan, taken))]


def _load(runner: asyncio.Runner, stack: ExitStack, port: int, era: str, width: int, calls: int) -> Contender:
    client = Client(port, era)
    runner.run(client.open(width))
    stack.callback(client.close)
    made = 0

    def batch() -> Batch:
        nonlocal made
        begun, made = made, made + calls
        return runner.run(at_once(calls, width, lambda index: client.call(begun + index)))

    return batch


def _rows(plan: Plan, taken: Rounds) -> list[Row]:
    def second(name: str) -> float:
        return middle(taken[name], lambda batch: batch.per_second)

    def wait(name: str) -> float:
        return middle(taken[name], lambda batch: batch.wait_ms(50))

    direct, floor = wait("direct legacy 1"), wait("forward legacy 1") - wait("direct legacy 1")
    rows = [
        Row("upstream itself, 32 at once", second("direct legacy 32"), "calls/s"),
        Row("floor: bytes forwarded, 32 at once", second("forward legacy 32"), "calls/s"),
        Row("floor: bytes forwarded, added to one call", floor, "ms p50"),
    ]
    if not plan.ours:
        return rows
    forwarded = second("forward legacy 32")
    for name, wanted in (("read", 5000.0), ("once", 2500.0)):
        limit = Goal(">=", wanted, "value")
        rows += [
            Row(
                f"{name} call through the gateway, 32 at once",
                second(f"{name} legacy 32"),
                "calls/s",
                forwarded,
                limit,
            ),
            Row(
                f"{name} call, 32 at once, 2026-07-28",
                second(f"{name} modern 32"),
                "calls/s",
                second(f"{name} legacy 32"),
                Goal(">=", 0.9),
            ),
        ]
    added = wait("read legacy 1") - direct
    return [
        *rows,
        Row("read call, added to one call", added, "ms p50", floor, Goal("<=", 0.4, "value")),
        Row("once call, added to one call", wait("once legacy 1") - direct, "ms p50", floor),
    ]


@contextmanager
def _process(name: str, *words: object) -> Iterator[int]:
    """A server of ``bench.wire``; gives its port, ends with its input."""
    line = [sys.executable, "-m", f"bench.wire.{name}", *map(str, words)]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        assert child.stdin is not None
        try:
            yield int(child.stdout.readline())
        finally:
            child.stdin.close()
