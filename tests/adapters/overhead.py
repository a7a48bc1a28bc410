"""What Callwright adds to one read call in one framework. Arguments: the adapter, "sync" to leave out asyncio, "instructions".

The same conversation runs as it is, with a hook of the framework that does nothing, and under contract, in turn: one of many
replies, less one of a single reply, divided by the difference of their calls. A reply has few calls: what a framework does for each
grows with those that are open beside it. Of processor time the least of all rounds counts, which other work on the machine disturbs
least. Calls of Python functions do not depend on the machine's load: "adapter" are those of the adapter's own files, "callwright"
those of the whole package, "core" those of the same call made by the application alone, with the budget of a turn.

"added" is what is added to the framework as it is, "beside" what is added to it with the empty hook: what is Callwright's own. Where
an adapter stands in no hook but replaces the tools, both are the same.

With "instructions" the conversations run under Callgrind instead, once each when they are warm, and thousands of instructions are
printed: they depend on neither load nor clock. Needs Valgrind with its headers, and a C compiler.
"""

import asyncio
import ctypes
import gc
import json
import logging
import os
import subprocess
import sys
import tempfile
import threading
import warnings
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import callwright
from adapters.probes import READ, Call, Scene, World, say
from callwright import Callwright

MANY, FEW, IN_REPLY, ROUNDS = 32, 4, 4, 21
KINDS = ("plain", "hook", "ours", "core")
COUNTED = ("hook", "ours", "core")
"""Kinds of which instructions are counted; without a hook the first is the framework as it is."""

PACKAGE = str(Path(callwright.__file__).parent)
SHIM = Path(__file__).resolve().parents[2] / "bench" / "counting.c"


def converse(
    harness: Any, app: Callwright | None, calls: int, *, is_async: bool, hooks: tuple[Any, ...] = ()
) -> Callable[[], None]:
    """Return one conversation with that many calls."""
    world = World()
    made = [Call("look", {"order_id": str(at)}, f"c{at}") for at in range(calls)]
    turns = [say(*made[at : at + IN_REPLY]) for at in range(0, calls, IN_REPLY)]

    def run() -> None:
        seen = harness.play(Scene((world.look,), turns, app, READ if app else None, is_async, hooks))
        if len(seen.answers) != calls or len(world.done) != calls:
            raise RuntimeError(f"{len(seen.answers)} of {calls} calls were answered: {seen.died}")

    return run


def call_alone(app: Callwright, calls: int, *, is_async: bool) -> Callable[[], None]:
    """Return that many calls of the same tool by the application itself."""

    async def alook(order_id: str) -> dict[str, Any]:
        return {"order_id": order_id, "state": "open"}

    def look(order_id: str) -> dict[str, Any]:
        return {"order_id": order_id, "state": "open"}

    made = [{"name": "look", "arguments": {"order_id": str(at)}} for at in range(calls)]
    app.tool(name="look", effect="read")(alook if is_async else look)

    # An adapter's calls are in a run that it infers: its budget refuses none of these, as that of a named run would.
    async def arun() -> None:
        for one in made:
            await app.host.acall_within(app.host.turn_limits, one, run="run", channel="native")

    def run() -> None:
        for one in made:
            app.host.call_within(app.host.turn_limits, one, run="run", channel="native")

    return (lambda: asyncio.run(arun())) if is_async else run


def measure_time(run: Callable[[], None]) -> float:
    """Return the processor seconds of a run."""
    gc.collect()
    began = process_time()
    run()
    return process_time() - began


def count_calls(run: Callable[[], None]) -> Counter[str]:
    """Return how many Python functions a run calls, by file."""
    counted: Counter[str] = Counter()

    def count(frame: Any, event: str, _arg: Any) -> None:
        if event == "call":
            counted[frame.f_code.co_filename] += 1

    threading.setprofile(count)
    sys.setprofile(count)
    try:
        run()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return Counter(dict(counted))


def make_runs(harness: Any, kind: str, calls: int, app: Callwright, *, is_async: bool) -> Callable[[], None]:
    """Return the run of one of ``KINDS``."""
    if kind == "core":
        return call_alone(app, calls, is_async=is_async)
    hooks = harness.make_empty_hooks() if kind == "hook" else ()
    return converse(harness, app if kind == "ours" else None, calls, is_async=is_async, hooks=hooks)


def is_of_adapter(file: str, name: str) -> bool:
    """Return whether a file is one of the adapters'."""
    return file == f"{PACKAGE}/{name}.py" or file.startswith(f"{PACKAGE}/adapters/")


def count_instructions(name: str, *, is_async: bool) -> None:
    """Print per call thousands of instructions of each kind, and what is added."""
    with tempfile.TemporaryDirectory() as folder:
        shim, out = Path(folder, "counting.so"), Path(folder, "counts")
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(shim), str(SHIM)], check=True)
        valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        itself = [
            sys.executable,
            "-W",
            "ignore",
            __file__,
            name,
            f"shim={shim}",
            *([] if is_async else ["sync"]),
        ]
        subprocess.run(
            [*valgrind, *itself],
            check=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            stderr=subprocess.DEVNULL,
        )
        counts = [count for path in sorted(Path(folder).glob("counts.*")) if (count := _read_count(path))]
    found = dict(counts)
    spent = {
        kind: (found[f"{kind} {MANY}"] - found[f"{kind} {FEW}"]) % 2**64 / (MANY - FEW) / 1000
        for kind in COUNTED
    }
    spent["beside"] = spent["ours"] - spent["hook"]
    print(json.dumps({"instructions": {kind: round(number) for kind, number in spent.items()}}))  # noqa: T201


def _read_count(path: Path) -> tuple[str, int] | None:
    """Return the name of a conversation and its instructions; they wrap where a thread ended while none were counted."""
    name = ""
    with path.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            field, _, rest = line.partition(": ")
            if field == "desc" and rest.startswith("Trigger: Client Request: "):
                name = rest.removeprefix("Trigger: Client Request: ").strip()
            elif field in ("summary", "totals") and name:
                return name, int(rest.split()[0])
    return None


def run_counted(name: str, shim: Path, *, is_async: bool) -> None:
    """Run every conversation under Callgrind: to warm up, then counted."""
    counting = ctypes.CDLL(str(shim))
    harness = _load_harness(name)
    for kind in COUNTED:
        for calls, is_counted in ((MANY, False), (MANY, False), (MANY, True), (FEW, True)):
            with Callwright() as app:
                run = make_runs(harness, kind, calls, app, is_async=is_async)
                gc.collect()
                gc.disable()
                if is_counted:
                    counting.begin()
                run()
                if is_counted:
                    counting.end(f"{kind} {calls}".encode())
                gc.enable()


def _load_harness(name: str) -> Any:
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    return import_module(f"adapters.{name}_harness").HARNESS


def main(name: str, *, is_async: bool) -> None:
    """Print per call: microseconds and calls of functions of each kind, and what is added."""
    harness = _load_harness(name)
    places = [(kind, calls) for kind in KINDS for calls in (MANY, FEW)]
    rounds: list[dict[tuple[str, int], float]] = []
    for _ in range(ROUNDS + 1):  # the first loads and compiles what is needed
        spent: dict[tuple[str, int], float] = {}
        for kind, calls in places:
            with Callwright() as app:
                spent[kind, calls] = measure_time(make_runs(harness, kind, calls, app, is_async=is_async))
        rounds.append(spent)
    counts: dict[tuple[str, int], Counter[str]] = {}
    for kind, calls in places * 2:  # the second time nothing is loaded or compiled any more
        with Callwright() as app:
            counts[kind, calls] = count_calls(make_runs(harness, kind, calls, app, is_async=is_async))

    def per_call(many: float, few: float) -> float:
        return (many - few) / (MANY - FEW)

    least = {place: min(one[place] for one in rounds[1:]) for place in places}
    micros = {kind: per_call(least[kind, MANY], least[kind, FEW]) * 1e6 for kind in KINDS}
    functions = {kind: per_call(counts[kind, MANY].total(), counts[kind, FEW].total()) for kind in KINDS}
    for seen in (micros, functions):
        seen["added"], seen["beside"] = seen["ours"] - seen["plain"], seen["ours"] - seen["hook"]
    own = [
        sum(n for file, n in counts["ours", at].items() if is_of_adapter(file, name)) for at in (MANY, FEW)
    ]
    package = [
        sum(n for file, n in counts["ours", at].items() if file.startswith(PACKAGE)) for at in (MANY, FEW)
    ]
    functions["adapter"], functions["callwright"] = per_call(*own), per_call(*package)
    rounded = [{kind: round(number) for kind, number in seen.items()} for seen in (micros, functions)]
    print(json.dumps(dict(zip(("microseconds", "functions"), rounded, strict=True))))  # noqa: T201


if __name__ == "__main__":
    given = sys.argv[2:]
    shims = [one.removeprefix("shim=") for one in given if one.startswith("shim=")]
    if shims:
        run_counted(sys.argv[1], Path(shims[0]), is_async="sync" not in given)
    elif "instructions" in given:
        count_instructions(sys.argv[1], is_async="sync" not in given)
    else:
        main(sys.argv[1], is_async="sync" not in given)
