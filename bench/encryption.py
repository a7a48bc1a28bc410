"""What encryption at rest costs a call: the same calls on SQLite with and without keys, in one process, by processor time.

``python -m bench.encryption [CALLS]`` prints the ratio of the medians of rounds that alternate. A call here is a ``once`` tool that does
nothing, with a result of about 300 bytes; its tape is written too.
"""

import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path

from callwright import Callwright

ROUNDS = 9


def make_app(folder: Path, name: str, keys: tuple[bytes, ...]) -> Callwright:
    """Return an application with one tool, on a ledger of its own."""
    app = Callwright(folder / f"{name}.db", encryption_keys=keys)

    @app.tool(effect="once", key=["order"])
    def pay(order: str, note: str) -> dict[str, str]:
        """Pay an order."""
        return {"order": order, "note": note}

    return app


def time_calls(app: Callwright, first: int, calls: int) -> float:
    """Return the processor time of a call, in microseconds, tapes included."""
    began = time.process_time()
    for number in range(first, first + calls):
        app.call({"name": "pay", "arguments": {"order": str(number), "note": "n" * 250}})
    app.store.list_tapes(limit=1)
    return (time.process_time() - began) / calls * 1e6


def main() -> None:
    """Print one line."""
    calls = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    taken: dict[str, list[float]] = {"plain": [], "encrypted": []}
    with tempfile.TemporaryDirectory() as folder:
        apps = {
            "plain": make_app(Path(folder), "plain", ()),
            "encrypted": make_app(Path(folder), "encrypted", (secrets.token_bytes(32),)),
        }
        for app in apps.values():
            time_calls(app, 10_000_000, 50)
        for turn in range(ROUNDS):
            for name, app in apps.items():
                taken[name].append(time_calls(app, turn * calls, calls))
        for app in apps.values():
            app.close()
    plain, encrypted = (statistics.median(taken[name]) for name in ("plain", "encrypted"))
    print(
        f"plain {plain:.0f} us, encrypted {encrypted:.0f} us of processor time a call: x {encrypted / plain:.2f}"
    )


if __name__ == "__main__":
    main()
