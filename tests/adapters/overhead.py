"""What Callwright adds to one read call in one framework, in processor time. Arguments: the adapter, and "sync" to leave out asyncio.

The same conversation runs as it is and under contract, in turn. Of each the least time of all rounds counts: a reply with many
calls, less one with few, divided by the difference.
"""

import json
import logging
import sys
import warnings
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from adapters.probes import READ, Call, World, say
from callwright import Callwright

MANY, FEW, ROUNDS = 64, 4, 15


def measure_run(harness: Any, app: Callwright | None, calls: int, *, is_async: bool) -> float:
    """Return the processor seconds of one conversation with that many calls in one reply."""
    world = World()
    turn = say(*(Call("look", {"order_id": str(at)}, f"c{at}") for at in range(calls)))
    began = process_time()
    seen = harness.run([world.look], [turn], app, READ if app else None, is_async=is_async)
    spent = process_time() - began
    if len(seen.answers) != calls or len(world.done) != calls:
        raise RuntimeError(f"{len(seen.answers)} of {calls} calls were answered: {seen.died}")
    return spent


def main(name: str, *, is_async: bool) -> None:
    """Print microseconds per call: as it is, under contract, added."""
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    harness = import_module(f"adapters.{name}_harness").HARNESS
    least: dict[tuple[bool, int], float] = {}
    for _ in range(ROUNDS):
        with Callwright() as app:
            for place in ((False, MANY), (True, MANY), (False, FEW), (True, FEW)):
                with_callwright, calls = place
                spent = measure_run(harness, app if with_callwright else None, calls, is_async=is_async)
                least[place] = min(spent, least.get(place, spent))
    plain, ours = ((least[one, MANY] - least[one, FEW]) / (MANY - FEW) * 1e6 for one in (False, True))
    print(json.dumps({"plain_us": round(plain), "ours_us": round(ours), "added_us": round(ours - plain)}))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], is_async="sync" not in sys.argv[2:])
