"""How the suite runs: the same examples every time in CI, new ones on every other run; one PostgreSQL for all of it."""

import os
import signal
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from stores.postgres import Ledgers

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "search")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # So a shell starts what it puts into the background; tests that interrupt a call would wait in vain.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def ledgers(tmp_path_factory: pytest.TempPathFactory) -> "Ledgers":
    """Empty ledgers on the session's server, started by whoever asks first."""
    from stores.postgres import Ledgers, server_url  # tests of anything else need no driver

    worker = os.environ.get("PYTEST_XDIST_WORKER")
    base = tmp_path_factory.getbasetemp()
    folder, owner = (base.parent, os.getppid()) if worker else (base, os.getpid())
    return Ledgers(server_url(folder / "postgres", owner), f"t_{worker or 'main'}")
