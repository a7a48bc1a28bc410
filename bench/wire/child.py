"""What every server of the wire group does beside serving: says its port, says what it has used, ends with its input."""

import asyncio
import json
import os
import resource
import sys
from pathlib import Path


async def stay(port: int) -> None:
    """Print the port; then a line of JSON for every line that comes, until there is no more."""
    loop = asyncio.get_running_loop()
    _say(str(port))
    while await loop.run_in_executor(None, sys.stdin.readline):
        _say(json.dumps(used()))


def used() -> dict[str, float]:
    """Processor seconds of this process so far, and the megabytes that it holds in memory."""
    times = resource.getrusage(resource.RUSAGE_SELF)
    held = held_bytes(os.getpid()) or times.ru_maxrss * 1024
    return {"cpu_s": times.ru_utime + times.ru_stime, "mb": held / 1e6}


def held_bytes(pid: int) -> int:
    """What a process holds in memory, in bytes; 0 where the system does not say."""
    statm = Path(f"/proc/{pid}/statm")
    if not statm.exists():
        return 0
    return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
