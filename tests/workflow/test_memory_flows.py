"""The contract of workflows on the engine in memory."""

from collections.abc import Iterator
from typing import Any

import pytest

from callwright import Callwright, SystemClock
from callwright.engines.memory_engine import MemoryEngine
from callwright.engines.memory_flows import FlowMemory, MemoryFlowEngine
from callwright.stores import MemoryStore
from workflow.contract import FlowContract, Home


class MemoryHome(Home):
    """A ledger and runs in memory, which outlive an application."""

    def __init__(self) -> None:
        self._store = MemoryStore(SystemClock())
        self._memory = FlowMemory()
        self._app: Callwright | None = None

    def open(self, **options: Any) -> Callwright:
        self._app = Callwright(self._store, **{"locale": "zh-CN", **options})
        self._app.tasks.use_engine(MemoryEngine())
        self._app.flows.keep_in(MemoryFlowEngine(self._memory))
        return self._app

    def close(self) -> None:
        if self._app is not None:
            self._app.close()


class TestMemoryFlows(FlowContract):
    @pytest.fixture
    def home(self) -> Iterator[Home]:
        home = MemoryHome()
        yield home
        home.close()
