"""Lists on pages: what a hostile server makes of them costs neither memory nor time without a bound (T32)."""

import asyncio
import tracemalloc
from itertools import count
from typing import Any

import pytest

from callwright.tools.mcp.list_pages import MAX_LIST_BYTES, AskForPage, read_list

pytestmark = pytest.mark.promise("T32")

MB = 1024 * 1024


def pages(item: Any, cursor: str) -> AskForPage:
    """A list that never ends: each page has one item, and another cursor."""
    numbers = count()

    async def ask(_params: dict[str, Any]) -> dict[str, Any]:
        return {"tools": [item], "nextCursor": f"{cursor}{next(numbers)}"}

    return ask


def test_cursors_of_a_megabyte_are_not_kept() -> None:
    tracemalloc.start()
    try:
        items = asyncio.run(read_list(pages({"name": "a"}, "x" * MB), "tools", 100, 20_000))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert len(items) == 100
    assert peak < 20 * MB


def test_a_list_is_read_up_to_a_number_of_items_and_of_bytes() -> None:
    big = {"name": "a", "description": "d" * (8 * MB)}

    few = asyncio.run(read_list(pages({"name": "a"}, "c"), "tools", 1_000, 7))
    fit = asyncio.run(read_list(pages(big, "c"), "tools", 12, 1_000))

    assert len(few) == 7
    assert len(fit) == MAX_LIST_BYTES // (8 * MB) - 1


@pytest.mark.parametrize("listed", [None, 7, "text", {"name": "a"}, [7, None, "a"]])
def test_what_is_no_list_of_objects_is_an_empty_one(listed: Any) -> None:
    async def ask(_params: dict[str, Any]) -> dict[str, Any]:
        return {"tools": listed, "nextCursor": 7}

    assert asyncio.run(read_list(ask, "tools", 10, 10)) == []
