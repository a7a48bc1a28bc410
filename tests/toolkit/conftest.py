"""What tests of toolkits share: servers on loopback are asked, and nothing else."""

from collections.abc import Iterator

import pytest

from toolkit.database.mariadb import MariaStage
from toolkit.github_server import GithubServer


@pytest.fixture
def hub() -> Iterator[GithubServer]:
    """GitHub on loopback, without any repository."""
    with GithubServer() as server:
        yield server


@pytest.fixture(scope="session")
def maria(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MariaStage]:
    """A MariaDB server; tests that use it are marked with ``needs_mariadb``."""
    stage = MariaStage(tmp_path_factory.mktemp("mariadb") / "data")
    yield stage
    stage.close()
