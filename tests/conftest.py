"""How the suite runs: the same generated examples every time; one PostgreSQL for all of it.

Of each property 30 examples are tried, with `--hypothesis-profile long` (`make test-long`) 100; CALLWRIGHT_SEARCH=1
(`make test-search`) draws 100 new random ones and prints how to repeat a failure.
"""

import gc
import os
import signal
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from forked_workers import pytest_addoption, pytest_configure  # noqa: F401 - pytest calls them as this module's

if TYPE_CHECKING:
    from stores.postgres import Ledgers

settings.register_profile("same", derandomize=True, deadline=None, max_examples=30)
settings.register_profile("long", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile("search" if os.environ.get("CALLWRIGHT_SEARCH") else "same")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # So a shell starts what it puts into the background; tests that interrupt a call would wait in vain.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection() -> None:
    """Collect no garbage while tests are collected: nearly all that is made stays."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Exempt what collection made, about a million objects that stay, from every later garbage collection."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def ledgers(tmp_path_factory: pytest.TempPathFactory) -> "Ledgers":
    """Empty ledgers on the session's server, started by whoever asks first."""
    from stores.postgres import Ledgers, server_url  # tests of anything else need no driver

    worker = os.environ.get("PYTEST_XDIST_WORKER")
    base = tmp_path_factory.getbasetemp()
    folder = base.parent if base.name.startswith("popen-") else base  # as pytest-xdist names a worker's own
    owner = os.getppid() if worker else os.getpid()
    return Ledgers(server_url(folder / "postgres", owner), f"t_{worker or 'main'}")
