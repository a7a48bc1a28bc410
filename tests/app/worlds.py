"""What the tests of the app share: a world that counts what was done to it, and apps on one ledger."""

import asyncio
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, cast

from callwright import Callwright, ToolResult
from callwright.domain.contract import EffectClass
from callwright.domain.effects import Answer, Settle
from callwright.ports import Clock, Store, StoreEffect
from callwright.stores import MemoryStore
from callwright.stores.sqlite import SQLiteStore

CLASSES: tuple[EffectClass, ...] = ("read", "idempotent", "keyed", "once")
WRITES: tuple[EffectClass, ...] = ("idempotent", "keyed", "once")
SOON = 20.0
"""Seconds after which a test that waits for another thread has failed."""


def asked(name: str = "pay", **arguments: Any) -> dict[str, Any]:
    return {"name": name, "arguments": arguments}


class World:
    """What really happened: every effect, in order."""

    def __init__(self) -> None:
        self.done: list[Any] = []
        self.entered = 0

    def enter(self) -> None:
        self.entered += 1

    def do(self, what: Any = "paid") -> dict[str, Any]:
        self.done.append(what)
        return {"receipt": len(self.done)}

    def __len__(self) -> int:
        return len(self.done)


class Noticed:
    """A store that lets a test wait for what other threads settle."""

    def __init__(self, inner: Store) -> None:
        self._inner = inner
        self._settled = threading.Semaphore(0)

    def perform_effect(self, effect: StoreEffect) -> Answer:
        answer = self._inner.perform_effect(effect)
        if isinstance(effect, Settle):
            self._settled.release()
        return answer

    def wait_for_settle(self) -> None:
        assert self._settled.acquire(timeout=SOON), "nothing was settled"

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


class Making:
    """Makes apps on one ledger: in memory where there is no path."""

    def __init__(self, path: Path | None, clock: Clock) -> None:
        self.path = path
        self.clock = clock
        self._memory = MemoryStore(clock)
        self._apps: list[Callwright] = []

    def store(self) -> Store:
        return self._memory if self.path is None else SQLiteStore(self.path, clock=self.clock)

    def app(self, **options: Any) -> Callwright:
        clock = options.pop("clock", self.clock)
        made = Callwright(options.pop("store", None) or self.store(), clock=clock, **options)
        self._apps.append(made)
        return made

    def noticed(self, **options: Any) -> tuple[Callwright, Noticed]:
        store = Noticed(self.store())
        return self.app(store=cast("Store", store), **options), store

    def close(self) -> None:
        for app in self._apps:
            app.close()


def states(app: Callwright) -> list[str]:
    """States of all live entries, newest first."""
    return [entry.state for entry in app.store.list_entries()]


def code(result: ToolResult) -> str | None:
    return result.error.code if result.error else None


def told(result: ToolResult) -> tuple[str | None, str]:
    """What an envelope says of the call and of the world."""
    return code(result), result.effect


def run(waiting: Awaitable[Any]) -> Any:
    async def main() -> Any:
        return await waiting

    return asyncio.run(main())
