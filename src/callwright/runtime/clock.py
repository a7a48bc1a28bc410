"""The real clock and random generator. The only module that reads them; all others receive these objects.

Leases can be compared only between processes of one host and one boot: the lease clock counts from the boot
and never jumps.
"""

import asyncio
import random
import secrets
import socket
import struct
import time
from functools import cache
from pathlib import Path
from random import getrandbits
from time import monotonic, time_ns

BOOT_ID_PATH = Path("/proc/sys/kernel/random/boot_id")
_BOOT_TIME_STEP_S = 600
_UPTIME_CLOCK: int | None = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
"""On Linux the monotonic clock stands still while a machine sleeps; elsewhere it does not."""


class SystemClock:
    """``ports.Clock`` on the operating system's clocks.

    Args:
        boot_id: The file in which the kernel names this boot, if there is one.
    """

    def __init__(self, boot_id: Path = BOOT_ID_PATH) -> None:
        self._boot_id = boot_id
        self._boot_name = ""

    def now_ms(self) -> int:
        """Return epoch milliseconds of the wall clock."""
        return time_ns() // 1_000_000

    def lease_ms(self) -> float:
        """Return milliseconds of the monotonic clock, which all processes of one host share."""
        return monotonic() * 1000.0

    def boot_id(self) -> str:
        """Return the kernel's name for this boot; elsewhere the host and its start time, to ten minutes.

        If that coarse time falls on a boundary, two processes may name one boot differently: a lease then
        counts as lapsed too early, which leaves a ``once`` call unknown and never runs it twice.
        """
        if not self._boot_name:  # asked in every transaction
            self._boot_name = _read_boot_name(self._boot_id)
        return self._boot_name

    def uptime_ms(self) -> float:
        """Return milliseconds since the boot, sleep included where the system counts it."""
        return (
            time.clock_gettime_ns(_UPTIME_CLOCK) / 1_000_000 if _UPTIME_CLOCK is not None else self.lease_ms()
        )

    def sleep(self, ms: float) -> None:
        """Block for ``ms`` milliseconds."""
        time.sleep(max(0.0, ms) / 1000)

    async def sleep_async(self, ms: float) -> None:
        """Wait for ``ms`` milliseconds without blocking the loop."""
        await asyncio.sleep(max(0.0, ms) / 1000)


_pack_call_id = struct.Struct(">QQ").pack


class SystemRng:
    """``ports.Rng`` on the generator of ``random``, which reseeds itself in a forked child.

    Only handles protect anything, so only they come from the operating system's secrets.
    """

    def uniform(self, upto: float) -> float:
        """Return a number in 0..upto."""
        return random.random() * upto  # noqa: S311 - jitter is not security-relevant

    def make_trace_id(self) -> str:
        """Return 32 lower-case hex digits, not all zero."""
        return (getrandbits(128) or 1).to_bytes(16).hex()

    def make_call_id(self) -> str:
        """Return 32 hex digits: nanoseconds since the epoch, then 64 random bits."""
        return _pack_call_id(time_ns(), getrandbits(64)).hex()

    def make_handle(self) -> str:
        """Return 128 unguessable bits as hex."""
        return secrets.token_hex(16)


@cache
def _read_boot_name(boot_id: Path) -> str:
    try:
        return boot_id.read_text(encoding="ascii").strip()
    except OSError:
        started = time.time() - time.monotonic()
        return f"{socket.gethostname()}:{round(started / _BOOT_TIME_STEP_S)}"
