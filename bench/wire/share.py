"""Holds a process to a share of one processor core, so that it and not the machine is the limit: by a control group of Linux.

Two gateways, a database and a load on two cores fight for these; held to a fifth of a core each, they show what they take
from each other through the database alone. Wants the right to make control groups; where there is none, ``held`` says so.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PERIOD_US = 10_000
"""Short, so that no call waits long for the next share."""

_MOUNT = Path("/sys/fs/cgroup")


class Denied(RuntimeError):  # noqa: N818 - what happened, in a word
    """This system does not let us hold a process back."""


@contextmanager
def held(pid: int, share: float) -> Iterator[None]:
    """Hold the process (all its threads, and what it starts from now on) to that share of one core.

    Raises:
        Denied: no control group may be made here.
    """
    home = _home()
    group = home / f"callwright-bench-{os.getpid()}-{pid}"
    try:
        group.mkdir()
    except OSError as fault:
        raise Denied from fault
    try:
        _limit(group, int(PERIOD_US * share))
        (group / "cgroup.procs").write_text(str(pid))
        yield
        (home / "cgroup.procs").write_text(str(pid))
    except OSError as fault:
        raise Denied from fault
    finally:
        group.rmdir()


def _home() -> Path:
    """Where groups for processors are made: version 1 has a folder for them, version 2 one for everything."""
    first = _MOUNT / "cpu"
    return first if first.is_dir() else _MOUNT


def _limit(group: Path, quota_us: int) -> None:
    if (group / "cpu.cfs_quota_us").exists():
        (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
        (group / "cpu.cfs_quota_us").write_text(str(quota_us))
    else:
        (group / "cpu.max").write_text(f"{quota_us} {PERIOD_US}")
