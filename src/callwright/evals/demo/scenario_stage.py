"""The environment of a scenario: its own folder, a real SQLite ledger in it, and a world that keeps its own record.

A check reads the world's record, never an envelope alone: our own statements prove nothing.
"""

import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from callwright.app import Callwright
from callwright.core.policy.authorization import Rule
from callwright.domain.records import RunLimits

MAX_WAIT_S: Final = 10.0
"""Longest wait in seconds for an asynchronous condition; only a broken scenario waits that long."""

_POLL_S: Final = 0.002


class DemoWorld:
    """The world's record of effects, in order. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._effects: list[dict[str, Any]] = []

    def add_effect(self, **what: Any) -> int:
        """Record an effect; return the number of effects so far."""
        with self._lock:
            self._effects.append(what)
            return len(self._effects)

    @property
    def record(self) -> tuple[dict[str, Any], ...]:
        """All recorded effects."""
        with self._lock:
            return tuple(self._effects)


class ScenarioStage(Struct, frozen=True):
    """The folder of a scenario; it is removed afterwards."""

    folder: Path

    def open_app(self, *, rules: Iterable[Rule] | None = None, limits: RunLimits = RunLimits()) -> Callwright:  # noqa: B008
        """Create an application with its own SQLite ledger."""
        return Callwright(self.folder / "ledger.db", rules=rules, limits=limits)


def wait_until(true: Callable[[], bool]) -> bool:
    """Return whether the condition became true within ``MAX_WAIT_S``."""
    until = time.monotonic() + MAX_WAIT_S
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(_POLL_S)
    return True
