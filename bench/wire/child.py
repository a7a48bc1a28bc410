"""What every server of the wire group does beside serving: says its port, says what it has used, ends with its input."""

import asyncio
import json
import os
import resource
import sys
from pathlib import Path

_STATM = Path("/proc/self/statm")


async def stay(port: int) -> None:
    """Print the port; then a line of JSON for every line that comes, until there is no more."""
    loop = asyncio.get_running_loop()
    _say(str(port))
    while await loop.run_in_executor(None, sys.stdin.readline):
        _say(json.dumps(used()))


def used() -> dict[str, float]:
    """Processor seconds of this process so far, and the megabytes that it holds in memory."""
    times = resource.getrusage(resource.RUSAGE_SELF)
    return {"cpu_s": times.ru_utime + times.ru_stime, "mb": _held(times.ru_maxrss) / 1e6}


def _held(most_kib: int) -> int:
    if not _STATM.exists():
        return most_kib * 1024
    return int(_STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
