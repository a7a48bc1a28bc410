"""Where a scenario plays: a folder of its own, a real SQLite ledger in it, and a world that keeps its own record.

A judge reads the world's record, never an envelope alone: what we say about ourselves proves nothing.
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
"""Longest wait for something that must happen by itself; only a broken scenario waits so long."""

_POLL_S: Final = 0.002


class DemoWorld:
    """The other side: what has really been done to it, in order. Safe from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._effects: list[dict[str, Any]] = []

    def add_effect(self, **what: Any) -> int:
        """Something happens; returns how many things have happened by now."""
        with self._lock:
            self._effects.append(what)
            return len(self._effects)

    @property
    def record(self) -> tuple[dict[str, Any], ...]:
        """Everything that has happened."""
        with self._lock:
            return tuple(self._effects)


class ScenarioStage(Struct, frozen=True):
    """The folder in which a scenario may write; it is removed afterwards."""

    folder: Path

    def open_app(self, *, rules: Iterable[Rule] | None = None, limits: RunLimits = RunLimits()) -> Callwright:  # noqa: B008
        """An application on a SQLite ledger of its own."""
        return Callwright(self.folder / "ledger.db", rules=rules, limits=limits)


def wait_until(true: Callable[[], bool]) -> bool:
    """Whether it became true within ``MAX_WAIT_S``."""
    until = time.monotonic() + MAX_WAIT_S
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(_POLL_S)
    return True
