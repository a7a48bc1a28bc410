"""The gateway on the wire: one echo tool over streamable HTTP, beside the upstream itself and a proxy that only forwards.

Each server is a process of its own; the load runs in this one, so its cost is in every figure alike.
"""

import asyncio
from contextlib import ExitStack

from bench.groups import wire_scale
from bench.measure import Contender, Rounds, interleave, middle
from bench.plan import Plan
from bench.report import Goal, Row, Section
from bench.wire.load import turns
from bench.wire.process import Server, running

ABOUT = "`callwright up` as a user starts it: ledger and traces on disk, a line for every call. One echo tool; `read`: declared a read, nothing to write down; `once`: undeclared, claimed and settled on SQLite (synchronous=FULL: survives kill -9 and power loss)."
NEEDS = "Of the gateway's process alone. Processor time is that of the read calls of the section before, 32 at once."
DIRECT, FORWARD, READ, ONCE, STDIO = "direct", "forward", "read", "once", "stdio"
PROCESSOR_GOAL = Goal("<=", 9.0)
"""Of the floor's own processor time: 0.2 s for 1,000 calls was the goal where it forwards 22,000 calls a second and takes, in proportion, 0.022 s."""
TURNS = ((1, "legacy"), (1, "modern"), (32, "legacy"), (32, "modern"))


def measure(plan: Plan) -> list[Section]:
    """One at a time and 32 at once, old era and new; then many tools, large results and many calls."""
    with asyncio.Runner() as runner, ExitStack() as stack:
        servers = _started(plan, stack)
        loads = {
            f"{name} {era} {width}": turns(
                runner, stack, server, era, width, plan.calls(1000 if width == 1 else 6000, width)
            )
            for name, server in servers.items()
            for width, era in TURNS
        }
        loads |= _proxies(plan, runner, stack, servers[DIRECT])
        taken = interleave(loads, plan.rounds)
        rows = [*_floors(taken), *_ours(plan, taken), *_beside(plan, taken)]
        sections = [Section("The gateway on the wire", ABOUT, rows)]
        if plan.ours:
            sections += [
                Section("What the gateway needs", NEEDS, _needs(plan, servers[READ], taken, runner, stack)),
                *wire_scale.measure(plan, runner),
            ]
    return sections


def _started(plan: Plan, stack: ExitStack) -> dict[str, Server]:
    upstream = stack.enter_context(running("bench.wire.upstream"))
    servers = {
        DIRECT: upstream,
        FORWARD: stack.enter_context(running("bench.wire.forward", upstream.port)),
    }
    if plan.ours:
        servers[READ] = stack.enter_context(running("bench.wire.up", upstream.port, "read"))
        servers[ONCE] = stack.enter_context(running("bench.wire.up", upstream.port, "once"))
        servers[STDIO] = stack.enter_context(running("bench.wire.up", "stdio", "read"))
    return servers


def _proxies(plan: Plan, runner: asyncio.Runner, stack: ExitStack, upstream: Server) -> dict[str, Contender]:
    """Proxies of others in front of the same upstream; a call through them is forwarded and nothing else."""
    started = {
        peer: stack.enter_context(running(f"bench.peers.{peer.script}", upstream.port, python=peer.python))
        for peer in plan.proxies
    }
    return {
        f"{peer.name} legacy {width}": turns(
            runner, stack, server, "legacy", width, plan.calls(peer.calls, width)
        )
        for peer, server in started.items()
        for width in (1, 32)
    }


def _beside(plan: Plan, taken: Rounds) -> list[Row]:
    rows = []
    for peer in plan.proxies:
        at_32, cpu = _second(taken, f"{peer.name} legacy 32"), _cpu_s(taken, f"{peer.name} legacy 32")
        added, floor = _added(taken, peer.name), _added(taken, FORWARD)
        ours = (_second(taken, "read legacy 32"), _added(taken, READ), _cpu_s(taken, "read legacy 32"))
        name, forward = " ".join(peer.wants), _second(taken, "forward legacy 32")
        rows += [
            Row(f"{name}, 32 at once", at_32, "calls/s", forward, peer=True, ours=ours[0]),
            Row(f"{name}, added to one call", added, "ms p50", floor, peer=True, ours=ours[1]),
            Row(f"{name}, processor time for 1,000 calls", cpu, "s", peer=True, ours=ours[2]),
        ]
    return rows


def _cpu_s(taken: Rounds, name: str) -> float:
    return middle(taken[name], lambda batch: batch.cpu_s / batch.calls * 1000)


def _second(taken: Rounds, name: str) -> float:
    return middle(taken[name], lambda batch: batch.per_second)


def _wait(taken: Rounds, name: str) -> float:
    return middle(taken[name], lambda batch: batch.wait_ms(50))


def _added(taken: Rounds, name: str, era: str = "legacy") -> float:
    return _wait(taken, f"{name} {era} 1") - _wait(taken, f"{DIRECT} {era} 1")


def _floors(taken: Rounds) -> list[Row]:
    return [
        Row("upstream itself, 32 at once", _second(taken, "direct legacy 32"), "calls/s"),
        Row("floor: bytes forwarded, 32 at once", _second(taken, "forward legacy 32"), "calls/s"),
        Row("floor: bytes forwarded, added to one call", _added(taken, FORWARD), "ms p50"),
    ]


def _ours(plan: Plan, taken: Rounds) -> list[Row]:
    if not plan.ours:
        return []
    rows = []
    for name, wanted in ((READ, 0.25), (ONCE, 0.12)):
        rows += _both_eras(taken, name, f"{name} call", Goal(">=", wanted))
    rows += _both_eras(taken, STDIO, "read call, server over stdio", None)
    floor = _added(taken, FORWARD)
    return [
        *rows,
        Row("read call, added to one call", _added(taken, READ), "ms p50", floor, Goal("<=", 0.35, "value")),
        Row("read call, added to one call, 2026-07-28", _added(taken, READ, "modern"), "ms p50", floor),
        Row("once call, added to one call", _added(taken, ONCE), "ms p50", floor),
        Row("read call, server over stdio, added to one call", _added(taken, STDIO), "ms p50", floor),
    ]


def _both_eras(taken: Rounds, name: str, said: str, goal: Goal | None) -> list[Row]:
    legacy, modern = _second(taken, f"{name} legacy 32"), _second(taken, f"{name} modern 32")
    floor = _second(taken, f"{FORWARD} legacy 32")
    return [
        Row(f"{said} through the gateway, 32 at once", legacy, "calls/s", floor, goal),
        Row(f"{said}, 32 at once, 2026-07-28", modern, "calls/s", legacy, Goal(">=", 0.91)),
    ]


def _needs(plan: Plan, gateway: Server, taken: Rounds, runner: asyncio.Runner, stack: ExitStack) -> list[Row]:
    cpu, alone = _cpu_s(taken, f"{READ} legacy 32"), _cpu_s(taken, f"{READ} legacy 1")
    forward = _cpu_s(taken, f"{FORWARD} legacy 32")
    calls = plan.calls(100_000, 200)
    before = gateway.used().mb
    turns(runner, stack, gateway, "legacy", 32, calls)()
    after = gateway.used().mb
    return [
        Row("processor time for 1,000 read calls", cpu, "s", forward, PROCESSOR_GOAL),
        Row("processor time for 1,000 read calls, one at a time", alone, "s", forward),
        Row("from its start to its first answer", gateway.ready_s, "s", goal=Goal("<=", 2.0, "value")),
        Row("memory after the calls before", before, "MB", goal=Goal("<=", 80.0, "value")),
        Row(f"memory after {calls:,} calls more", after, "MB", before, Goal("<=", 1.1)),
    ]
