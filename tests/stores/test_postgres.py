from collections.abc import Iterator

import pytest
from hypothesis import settings

from sampling import count_examples
from stores.contract import MakeStore, StoreContract
from stores.contract_forgetting import ForgettingContract
from stores.machine import LONG, QUICK
from stores.postgres import Ledgers


class TestPostgresStore(StoreContract, ForgettingContract):
    quick = settings(QUICK, max_examples=count_examples(10, long=20))
    long = settings(LONG, max_examples=60)

    @pytest.fixture
    def make_store(self, ledgers: Ledgers) -> Iterator[MakeStore]:
        with ledgers.makers() as make:
            yield make
