import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from callwright.ports import Clock, Rng
from callwright.runtime.clock import SystemClock, SystemRng

HEX = set("0123456789abcdef")


def test_the_system_clock_keeps_what_the_port_promises() -> None:
    clock: Clock = SystemClock()
    before = clock.lease_ms()
    clock.sleep(2)
    clock.sleep(-1)
    asyncio.run(clock.sleep_async(2))
    assert clock.lease_ms() - before >= 4
    assert 1_700_000_000_000 < clock.now_ms() < 10_000_000_000_000


def test_another_process_of_this_host_reads_the_same_clock_under_the_same_name() -> None:
    here = SystemClock()
    code = "from callwright.runtime.clock import SystemClock as C; print(C().boot_id(), C().lease_ms())"
    before = here.lease_ms()
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    boot, lease_ms = told.stdout.split()
    assert boot == here.boot_id() != ""
    assert before <= float(lease_ms) <= here.lease_ms()


def test_call_ids_sort_by_time_and_trace_ids_are_w3c() -> None:
    rng: Rng = SystemRng()
    clock = SystemClock()
    ids = []
    for _ in range(20):
        ids.append(rng.make_call_id())
        clock.sleep(0.1)
    assert ids == sorted(ids)
    traces = {rng.make_trace_id() for _ in range(200)}
    assert len(traces) == 200
    assert all(len(trace) == 32 and set(trace) <= HEX and set(trace) != {"0"} for trace in traces)
    assert all(0 <= rng.uniform(5) <= 5 for _ in range(100))
    assert len({rng.make_handle() for _ in range(100)}) == 100


def test_a_host_whose_kernel_names_no_boot_still_names_it_the_same_twice(tmp_path: Path) -> None:
    names = {SystemClock(tmp_path / folder / "absent").boot_id() for folder in ("a", "b")}
    assert len(names) == 1
    assert ":" in names.pop()


FORK = """
import os
from callwright.runtime.clock import SystemRng
rng = SystemRng()
rng.make_trace_id()
child = os.fork()
os.write(1, (rng.make_trace_id() + "\\n").encode())
if child:
    os.waitpid(child, 0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_child_draws_other_names_than_its_parent() -> None:
    told = subprocess.run([sys.executable, "-c", FORK], capture_output=True, text=True, check=True)
    ours, theirs = told.stdout.split()
    assert ours != theirs
