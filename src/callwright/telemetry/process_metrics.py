"""Memory, processor time and open files of this process, under the names that the clients of Prometheus use."""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from callwright._version import __version__
from callwright.telemetry.metric_families import MetricFamily, MetricType

_PROC: Final = Path("/proc/self")


def collect_process_metrics() -> list[MetricFamily]:
    """Return the metrics of this process; on other systems than Linux those that the standard library knows."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    found = [
        MetricFamily(
            name="callwright_build_info",
            type="gauge",
            help="Always 1; the labels name the releases.",
            labels=("version", "python"),
            samples={(__version__, python): 1},
        ),
        _make_single(
            "process_cpu_seconds",
            "counter",
            "Processor time of user and system in seconds.",
            time.process_time(),
        ),
    ]
    with suppress(OSError, ValueError, IndexError):
        found += _read_proc()
    return found


def _read_proc() -> list[MetricFamily]:
    fields = (_PROC / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    page = os.sysconf("SC_PAGE_SIZE")
    booted = float((Path("/proc/stat").read_text(encoding="ascii")).partition("btime ")[2].split()[0])
    started = booted + int(fields[19]) / os.sysconf("SC_CLK_TCK")
    return [
        _make_single(
            "process_virtual_memory_bytes", "gauge", "Virtual memory size in bytes.", int(fields[20])
        ),
        _make_single(
            "process_resident_memory_bytes", "gauge", "Resident memory size in bytes.", int(fields[21]) * page
        ),
        _make_single(
            "process_start_time_seconds", "gauge", "Start of the process, in seconds since 1970.", started
        ),
        _make_single(
            "process_open_fds", "gauge", "Open file descriptors.", len(list((_PROC / "fd").iterdir()))
        ),
        _make_single("process_max_fds", "gauge", "Limit of open file descriptors.", _read_fd_limit()),
    ]


def _read_fd_limit() -> int:
    import resource  # noqa: PLC0415 - absent on Windows, where nothing comes here

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _make_single(name: str, kind: MetricType, help_: str, value: float) -> MetricFamily:
    return MetricFamily(name=name, type=kind, help=help_, samples={(): value})
