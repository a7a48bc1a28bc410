"""Machine instructions of one call in each form, ours and by hand: ``python -m bench.instructions``.

They do not depend on the load of the machine. Needs Valgrind with its headers, and a C compiler.
"""

import argparse
import asyncio
import ctypes
import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bench import order
from bench.floor_call import Floor, create_order
from bench.forms import FORMS, OurForms
from bench.ours import Ours

CALLS = 60
WARM_CALLS = 300
BY_HAND = "by hand: "
READ = "create_order"
SOURCE = Path(__file__).resolve().with_name("counting.c")
Call = Callable[[int], Awaitable[Any]]


def main() -> None:
    """Count in a process under Callgrind, and print a row for each form."""
    parser = argparse.ArgumentParser(prog="python -m bench.instructions", description=__doc__)
    parser.add_argument("--shim", help=argparse.SUPPRESS)
    shim = parser.parse_args().shim
    if shim is not None:
        asyncio.run(_count_all(ctypes.CDLL(shim)))
        return
    missing = [tool for tool in ("valgrind", "cc") if shutil.which(tool) is None]
    if missing:
        sys.exit(f"not found: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as folder:
        counts = _run_under_callgrind(Path(folder))
    for row, count in counts.items():
        if row.startswith(BY_HAND):
            continue
        floor = counts.get(BY_HAND + row, counts[BY_HAND + READ])
        print(f"{row:<32}{floor / 1000:>8.1f}{count / 1000:>8.1f}{count / floor:>7.2f}")


def _run_under_callgrind(folder: Path) -> dict[str, float]:
    """Return the instructions of one call, by row."""
    shim, out = folder / "counting.so", folder / "counts"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(shim), str(SOURCE)], check=True)
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
    told = subprocess.run(
        [*command, sys.executable, "-m", "bench.instructions", "--shim", str(shim)],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode:
        sys.exit(told.stderr)
    numbered = [(int(path.suffix[1:]), path) for path in folder.glob("counts.*")]
    return dict(found for _, path in sorted(numbered) if (found := _read_count(path)) is not None)


def _read_count(path: Path) -> tuple[str, float] | None:
    """Return row and instructions of a dump; None of the one at the end of the program."""
    row = ""
    with path.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            name, _, rest = line.partition(": ")
            if name == "desc" and rest.startswith("Trigger: Client Request: "):
                row = rest.removeprefix("Trigger: Client Request: ").strip()
            elif name == "summary":
                return (row, int(rest.split()[0]) / CALLS) if row else None
    return None


async def _count_all(shim: ctypes.CDLL) -> None:
    for row, call in _list_rows().items():
        for number in range(WARM_CALLS):
            await call(number)
        gc.collect()
        gc.freeze()
        shim.begin()
        for number in range(WARM_CALLS, WARM_CALLS + CALLS):
            await call(number)
        shim.end(row.encode())


def _list_rows() -> dict[str, Call]:
    forms, ours = OurForms(), Ours()
    rows: dict[str, Call] = {}
    for form in FORMS:
        rows[form.said] = _bind(forms.call, form.calls())
        rows[BY_HAND + form.said] = _bind(form.floor().call, form.calls())
    rows |= {
        "read": ours.read,
        "once": ours.once,
        "once in a run": ours.once_in_a_run,
        "replayed": ours.again,
    }
    texts = order.messages(READ)
    rows[BY_HAND + READ] = _bind(Floor().call, texts)
    rows["by hand, with a time limit"] = _bind(
        Floor(_limit_order).call, order.messages(_limit_order.__name__)
    )
    return rows


def _bind(call: Callable[[Any], Awaitable[Any]], given: list[Any]) -> Call:
    return lambda number: call(given[number % len(given)])


async def _limit_order(user_id: str, sku: str, amount: int, currency: str) -> dict[str, Any]:
    """The tool under a time limit, which the floors do not set."""
    async with asyncio.timeout(30):
        return await create_order(user_id, sku, amount, currency)


if __name__ == "__main__":
    main()
