"""The cost of one governed call in process, beside the same stages written out by hand, and beside peers.

Processor time, because nothing here waits for anything.
"""

import asyncio
from contextlib import ExitStack, closing

from bench import order
from bench.floor_call import Floor
from bench.groups import beside, turns
from bench.groups.turns import FLOOR, Named
from bench.measure import Batch, Contender, in_turn, interleave
from bench.ours import Ours
from bench.plan import Plan
from bench.report import Goal, Section

CALLS = 2000
NAMED: list[Named] = [
    (FLOOR, "floor: every stage of a read call, by hand", None),
    ("read", "read call", Goal("<=", 3.0)),
    ("read_plainly", "read call from plain code, of a plain function in a thread", None),
    ("once", "once call, memory ledger, the caller's key", None),
    ("once_in_a_run", "once call, memory ledger, in a run, derived key", None),
    ("again", "once call made again, memory ledger: replayed", None),
]
ABOUT = "Arguments as JSON bytes in, envelope as JSON bytes out. Peers do fewer stages and write no envelope."


def measure(plan: Plan) -> list[Section]:
    """Floor, ours and the peers that have a call of their own, in turn."""
    calls = plan.calls(CALLS)
    with asyncio.Runner() as runner, ExitStack() as stack:
        contenders = {FLOOR: _floor(runner, calls)}
        if plan.ours:
            ours = stack.enter_context(closing(Ours()))
            contenders |= {
                name: turns.untimed(runner, calls, getattr(ours, name))
                for name, _, _ in NAMED
                if name not in (FLOOR, "read_plainly")
            }
            contenders["read_plainly"] = turns.plain(calls, ours.read_plainly)
        taken = interleave(contenders | beside.contenders(plan, "call"), plan.rounds)
    rows = turns.rows(taken, _cost, "µs cpu", NAMED)
    rows += beside.rows(plan, "call", taken, _cost, "µs cpu", "read")
    return [Section("One call in process", ABOUT, rows)]


def _cost(batch: Batch) -> float:
    return batch.cpu_us


def _floor(runner: asyncio.Runner, calls: int) -> Contender:
    floor, messages = Floor(), order.messages("create_order")

    def batch() -> Batch:
        floor.tape.clear()
        return runner.run(in_turn(calls, lambda index: floor.call(messages[index % order.VARIETY])))

    return batch
