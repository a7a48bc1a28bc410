"""A packed matrix multiplies as one of single numbers does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.selection.packed_matrix import MAX_COLUMNS, PackedMatrix

pytestmark = pytest.mark.promise("B6")


@st.composite
def products(draw: st.DrawFn) -> tuple[list[list[int]], list[float]]:
    """Columns of a matrix, and a vector with a number for each."""
    rows, columns = draw(st.integers(1, 12)), draw(st.integers(1, 12))
    level = st.integers(-128, 127)
    matrix = draw(st.lists(st.lists(level, min_size=rows, max_size=rows), min_size=columns, max_size=columns))
    number = st.floats(-1_000, 1_000, width=32).filter(lambda one: one == 0 or abs(one) > 1e-3)
    return matrix, draw(st.lists(number, min_size=columns, max_size=columns))


def pack(columns: list[list[int]], scale: float = 1.0) -> PackedMatrix:
    return PackedMatrix(bytes(one % 256 for column in columns for one in column), len(columns[0]), scale)


@given(products(), st.sampled_from([1.0, 0.015, 40.0]))
def test_a_product_is_that_of_single_numbers_but_for_rounding(
    product: tuple[list[list[int]], list[float]], scale: float
) -> None:
    columns, vector = product
    wanted = [
        scale * sum(level * number for level, number in zip(row, vector, strict=True))
        for row in zip(*columns, strict=True)
    ]
    rounding = scale * 128 * len(vector) * max(map(abs, vector)) / 32_767

    assert list(pack(columns, scale).multiply(vector)) == pytest.approx(wanted, rel=1e-6, abs=rounding + 1e-9)


@pytest.mark.parametrize("level", [-128, 127])
@pytest.mark.parametrize("number", [-1.0, 1.0])
def test_the_greatest_numbers_of_the_widest_matrix_fit_into_a_lane(level: int, number: float) -> None:
    columns = [[level, -128, 127]] * MAX_COLUMNS

    found = pack(columns).multiply([number] * MAX_COLUMNS)

    assert list(found) == [number * MAX_COLUMNS * one for one in (level, -128, 127)]


@pytest.mark.parametrize(("count", "rows"), [(5, 2), (2 * MAX_COLUMNS + 2, 2)])
def test_what_is_no_matrix_or_too_wide_is_refused(count: int, rows: int) -> None:
    with pytest.raises(ValueError, match="no matrix with 2 rows"):
        PackedMatrix(bytes(count), rows, 1.0)
