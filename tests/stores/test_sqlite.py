from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from callwright.stores.sqlite import SQLiteStore
from callwright.testing import FakeClock
from stores.contract import MakeStore, StoreContract
from stores.contract_forgetting import ForgettingContract


class TestSQLiteStore(StoreContract, ForgettingContract):
    @pytest.fixture
    def make_store(self, tmp_path: Path) -> Iterator[MakeStore]:
        made: list[SQLiteStore] = []
        numbers = count()

        def make(clock: FakeClock, **options: Any) -> SQLiteStore:
            made.append(SQLiteStore(tmp_path / f"{next(numbers)}.db", clock=clock, **options))
            return made[-1]

        yield make
        for store in made:
            store.close()
