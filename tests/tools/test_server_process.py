"""A program that was stopped gets no further signal: its number may be that of somebody else's process group by then."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from callwright.tools.mcp.server_process import start_process

LEFT_BEHIND = """
import os, signal, sys
awaited = {signal.SIGTERM, signal.SIGTSTP}
signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
signal.alarm(60)
print(os.getpid(), flush=True)
number = None
while number != signal.SIGTSTP:
    number = signal.Signals(signal.sigwait(awaited))
    with open(sys.argv[1], "a") as file:
        print(number.name, file=file)
"""
"""Stays in the group of the program that started it, notes each signal, and ends at SIGTSTP."""

PROGRAM = """
import subprocess, sys
code, noted = sys.argv[1:]
left = subprocess.Popen([sys.executable, "-c", code, noted], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
print(int(left.stdout.readline()), flush=True)
"""
"""Starts it, tells its process id and ends."""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="the process left behind is watched by Linux means")
def test_a_program_that_was_stopped_is_sent_no_further_signal(tmp_path: Path) -> None:
    noted = tmp_path / "noted"
    command = [sys.executable, "-c", PROGRAM, LEFT_BEHIND, str(noted)]

    async def run() -> None:
        process = await start_process(command, folder=None, environment=os.environ, limit=1 << 16)
        left = os.pidfd_open(int(await process.stdout.readline()))
        await process.wait_for_end()
        await process.stop()
        await process.stop()
        await process.kill()
        try:
            signal.pidfd_send_signal(left, signal.SIGTSTP)
            ended = asyncio.Event()
            asyncio.get_running_loop().add_reader(left, ended.set)
            async with asyncio.timeout(30):
                await ended.wait()
            asyncio.get_running_loop().remove_reader(left)
        finally:
            os.close(left)

    asyncio.run(run())
    assert noted.read_text(encoding="ascii").split() == ["SIGTERM", "SIGTSTP"]
