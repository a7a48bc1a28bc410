"""What tests of toolkits share: servers on loopback are asked, and nothing else."""

from collections.abc import Iterator

import pytest

from toolkit.github_server import GithubServer


@pytest.fixture
def hub() -> Iterator[GithubServer]:
    """GitHub on loopback, without any repository."""
    with GithubServer() as server:
        yield server
