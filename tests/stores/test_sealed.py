"""Every promise of the stores holds with sealed content too."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from callwright.stores.aes_sealer import AesSealer
from callwright.stores.memory_store import MemoryStore
from callwright.stores.sealed_store import seal_store
from callwright.stores.sqlite import SQLiteStore
from callwright.testing import FakeClock
from sampling import count_examples
from stores.contract import MakeStore, StoreContract
from stores.contract_forgetting import ForgettingContract
from stores.contract_sealing import DamagedRowsContract, SealingContract
from stores.machine import LONG, QUICK
from stores.postgres import Ledgers

KEY = bytes(range(32))


class TestSealedMemoryStore(StoreContract):
    @pytest.fixture
    def make_store(self) -> MakeStore:
        return lambda clock, **options: seal_store(MemoryStore(clock, **options), AesSealer([KEY]))


class TestSealedSQLiteStore(StoreContract, ForgettingContract):
    quick = settings(QUICK, max_examples=count_examples(10, long=20))
    long = settings(LONG, max_examples=20)

    @pytest.fixture
    def make_store(self, tmp_path: Path) -> Iterator[MakeStore]:
        made: list[Any] = []
        numbers = count()

        def make(clock: FakeClock, **options: Any) -> Any:
            store = SQLiteStore(tmp_path / f"{next(numbers)}.db", clock=clock, **options)
            made.append(seal_store(store, AesSealer([KEY])))
            return made[-1]

        yield make
        for store in made:
            store.close()


class TestSealedPostgresStore(StoreContract, ForgettingContract):
    quick = settings(QUICK, max_examples=count_examples(10, long=20))
    long = settings(LONG, max_examples=20)

    @pytest.fixture
    def make_store(self, ledgers: Ledgers) -> Iterator[MakeStore]:
        with ledgers.makers() as make:
            yield lambda clock, **options: seal_store(make(clock, **options), AesSealer([KEY]))


class TestSealingOnMemory(SealingContract):
    @pytest.fixture
    def make_store(self) -> MakeStore:
        return MemoryStore


class TestSealingOnSQLite(DamagedRowsContract):
    @pytest.fixture
    def make_store(self, tmp_path: Path) -> Iterator[MakeStore]:
        made: list[Any] = []

        def make(clock: FakeClock, **options: Any) -> Any:
            made.append(SQLiteStore(tmp_path / f"{len(made)}.db", clock=clock, **options))
            return made[-1]

        yield make
        for store in made:
            store.close()


class TestSealingOnPostgres(DamagedRowsContract):
    @pytest.fixture
    def make_store(self, ledgers: Ledgers) -> Iterator[MakeStore]:
        with ledgers.makers() as make:
            yield make
