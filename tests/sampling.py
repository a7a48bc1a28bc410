"""Parts of large tables of cases, and fewer examples, for `make test`; `make test-long` runs all of them."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings


def sample_pairs(rows: Iterable[Any], columns: Sequence[Any], *, every: int) -> list[ParameterSet]:
    """Return all pairs of a row and a column; all but every ``every``-th are marked as slow.

    The part that is not slow meets each row, and each column about equally often, if ``every`` is the number of columns or less.
    """
    return [
        pytest.param(row, column, marks=[] if (at + number) % every == 0 else [pytest.mark.slow])
        for at, row in enumerate(rows)
        for number, column in enumerate(columns)
    ]


def count_examples(usual: int, *, long: int) -> int:
    """Return how many examples a property is tried with: ``usual`` in `make test`, else ``long``."""
    return usual if settings.get_current_profile_name() == "same" else long
