"""A matrix of small whole numbers that is multiplied with a vector in some hundred operations on long integers. Pure."""

import sys
from array import array
from collections.abc import Sequence
from operator import mul
from typing import Final

_LANE_BYTES: Final = 4
_LOWEST_LEVEL: Final = -128
_MOST: Final = (1 << 15) - 1
"""Greatest number that stands for a number of a vector: with 256 columns the sum of all products still fits into a lane."""

MAX_COLUMNS: Final = 256


class PackedMatrix:
    """Multiplies vectors with a matrix. A column is one integer, in which each row has a lane of 32 bits: all rows are added at once.

    Args:
        levels: The matrix in units of ``scale``, column by column, a signed byte for each number.
        rows: Number of rows.
        scale: What a level of 1 is worth.

    Raises:
        ValueError: there are more than ``MAX_COLUMNS`` columns, or the last one is incomplete.
    """

    def __init__(self, levels: bytes, rows: int, scale: float) -> None:
        if len(levels) % rows or len(levels) > rows * MAX_COLUMNS:
            raise ValueError(f"{len(levels)} numbers are no matrix with {rows} rows")
        self.levels, self.rows, self.scale = levels, rows, scale
        signed = array("b", levels)
        columns = [signed[at : at + rows] for at in range(0, len(signed), rows)]
        self._columns = [_pack_lanes([one - _LOWEST_LEVEL for one in column]) for column in columns]
        self._sums = [_MOST * sum(row) for row in zip(*columns, strict=True)]

    def multiply(self, vector: Sequence[float]) -> "array[float]":
        """Return the product; numbers of the vector are rounded to a 32,767th of the greatest."""
        greatest = max(map(abs, vector))
        if not greatest:
            return array("f", bytes(_LANE_BYTES * self.rows))
        unit = _MOST / greatest
        # Lanes hold no negative numbers: what is added to both factors is taken from their product below.
        numbers = [round(one * unit) + _MOST for one in vector]
        lanes = array("I", sum(map(mul, self._columns, numbers)).to_bytes(_LANE_BYTES * self.rows, "little"))
        if sys.byteorder == "big":
            lanes.byteswap()
        common, factor = _LOWEST_LEVEL * sum(numbers), self.scale / unit
        return array(
            "f", [(lane + common - own) * factor for lane, own in zip(lanes, self._sums, strict=True)]
        )


def _pack_lanes(numbers: Sequence[int]) -> int:
    lanes = array("I", numbers)
    if sys.byteorder == "big":
        lanes.byteswap()
    return int.from_bytes(lanes.tobytes(), "little")
