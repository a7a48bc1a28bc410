import pytest

from callwright.engines.memory_engine import MemoryEngine
from engines.contract import EngineContract, MakeEngine


class TestMemoryEngine(EngineContract):
    @pytest.fixture
    def make_engine(self) -> MakeEngine:
        engine = MemoryEngine()
        return lambda: engine
