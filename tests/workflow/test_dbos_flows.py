"""The contract of workflows on DBOS: on a SQLite file and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from workflow.contract import FlowContract, Home


class DurableHome(Home):
    """A ledger by its name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._app: Callwright | None = None

    def open(self, **options: Any) -> Callwright:
        self._app = Callwright(self._name, **options)
        return self._app

    def close(self) -> None:
        if self._app is not None:
            self._app.close()
            self._app = None


class TestSQLiteFlows(FlowContract):
    @pytest.fixture
    def home(self, tmp_path: Path) -> Iterator[Home]:
        home = DurableHome(str(tmp_path / "ledger.db"))
        yield home
        home.close()


@pytest.mark.slow  # `make test-long`; test_crashes and test_flow_crashes drive PostgreSQL in `make test`
class TestPostgresFlows(FlowContract):
    @pytest.fixture
    def home(self, database: str) -> Iterator[Home]:
        home = DurableHome(database)
        yield home
        home.close()
