"""What the figures were taken on, printed beside them: a figure without its machine and load says nothing."""

import os
import platform
import sqlite3
from pathlib import Path
from statistics import median
from time import perf_counter


def describe(folder: Path) -> dict[str, str]:
    """Processor, cores, load, versions, and what one flush to the disk under ``folder`` costs."""
    return {
        "processor": f"{_model()}, {os.cpu_count()} cores",
        "load average": load(),
        "python": f"{platform.python_version()} on {platform.system()} {platform.release()}",
        "sqlite": sqlite3.sqlite_version,
        "one fdatasync": f"{flush_us(folder):.0f} µs (a disk that really flushes takes 500 µs and more)",
    }


def load() -> str:
    """Load average over 1, 5 and 15 minutes."""
    return " ".join(f"{value:.2f}" for value in os.getloadavg())


def flush_us(folder: Path, times: int = 60) -> float:
    """Median cost of making one written page durable, in microseconds."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "flush-probe"
    taken = []
    path.write_bytes(bytes(4096))
    with path.open("r+b", buffering=0) as file:
        for _ in range(times):
            file.seek(0)
            file.write(bytes(4096))
            before = perf_counter()
            os.fdatasync(file.fileno())
            taken.append(perf_counter() - before)
    path.unlink()
    return median(taken) * 1e6


def _model() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
