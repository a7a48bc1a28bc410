"""What Callwright adds to one read call in one framework. Arguments: the adapter, and "sync" to leave out asyncio.

The same conversation runs as it is and under contract, in turn: a reply with many calls, less one with few, divided by the
difference. Of processor time the least of all rounds counts. Calls of Python functions do not depend on the machine's load: those of
the adapter's own files are its share, and those of the same call made by ``app.acall`` or ``app.call`` alone the core's.
"""

import asyncio
import gc
import json
import logging
import sys
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
from adapters.probes import READ, Call, World, say
from callwright import Callwright

MANY, FEW, ROUNDS = 64, 4, 15
PACKAGE = str(Path(callwright.__file__).parent)


def converse(harness: Any, app: Callwright | None, calls: int, *, is_async: bool) -> Callable[[], None]:
    """Return one conversation with that many calls in one reply."""
    world = World()
    turn = say(*(Call("look", {"order_id": str(at)}, f"c{at}") for at in range(calls)))

    def run() -> None:
        seen = harness.run([world.look], [turn], app, READ if app else None, is_async=is_async)
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

    async def arun() -> None:
        for one in made:
            await app.acall(one, run="run", channel="native")

    def run() -> None:
        for one in made:
            app.call(one, run="run", channel="native")

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
    """Return the run of a kind: "plain", "ours" or "core"."""
    if kind == "core":
        return call_alone(app, calls, is_async=is_async)
    return converse(harness, app if kind == "ours" else None, calls, is_async=is_async)


def is_of_adapter(file: str, name: str) -> bool:
    """Return whether a file is one of the adapters'."""
    return file == f"{PACKAGE}/{name}.py" or file.startswith(f"{PACKAGE}/adapters/")


def main(name: str, *, is_async: bool) -> None:
    """Print per call: microseconds and calls of functions, as it is, under contract, added, and the same call by the core alone."""
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    harness = import_module(f"adapters.{name}_harness").HARNESS
    least: dict[tuple[str, int], float] = {}
    places = [(kind, calls) for calls in (MANY, FEW) for kind in ("plain", "ours", "core")]
    for _ in range(ROUNDS):
        for kind, calls in places:
            with Callwright() as app:
                spent = measure_time(make_runs(harness, kind, calls, app, is_async=is_async))
            least[kind, calls] = min(spent, least.get((kind, calls), spent))
    counts: dict[tuple[str, int], Counter[str]] = {}
    for kind, calls in places * 2:  # the second time nothing is loaded or compiled any more
        with Callwright() as app:
            counts[kind, calls] = count_calls(make_runs(harness, kind, calls, app, is_async=is_async))

    def per_call(many: float, few: float) -> float:
        return (many - few) / (MANY - FEW)

    micros = {kind: per_call(least[kind, MANY], least[kind, FEW]) * 1e6 for kind in ("plain", "ours", "core")}
    functions = {
        kind: per_call(counts[kind, MANY].total(), counts[kind, FEW].total())
        for kind in ("plain", "ours", "core")
    }
    own = [
        sum(n for file, n in counts["ours", at].items() if is_of_adapter(file, name)) for at in (MANY, FEW)
    ]
    functions["adapter"] = per_call(*own)
    for seen in (micros, functions):
        seen["added"] = seen["ours"] - seen["plain"]
    rounded = [{kind: round(number) for kind, number in seen.items()} for seen in (micros, functions)]
    print(json.dumps(dict(zip(("microseconds", "functions"), rounded, strict=True))))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], is_async="sync" not in sys.argv[2:])
