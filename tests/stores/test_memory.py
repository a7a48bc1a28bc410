import pytest

from callwright.stores.memory import MemoryStore
from stores.contract import MakeStore, StoreContract


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def make_store(self) -> MakeStore:
        return MemoryStore
