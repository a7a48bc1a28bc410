"""Read a list of a server page by page, with limits that no server can exceed: number of pages, and bytes kept of them."""

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final

import msgspec

MAX_LIST_BYTES: Final = 64 * 1024 * 1024
"""Size of all kept items as JSON; the rest of a longer list is not read."""

AskForPage = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]


async def read_list(
    ask: AskForPage, member: str, max_pages: int, max_items: int, max_item_bytes: int = MAX_LIST_BYTES
) -> list[dict[str, Any]]:
    """Return the items of a list in order. A list on pages that lead in a ring, or never end, is returned as far as it was read.

    Args:
        ask: Requests a page with these parameters.
        member: The member of a page that has its items; anything else than an object in it is left out.
        max_pages: How many pages are read at most.
        max_items: How many items are enough.
        max_item_bytes: Larger items are left out.
    """
    items: list[dict[str, Any]] = []
    seen: set[bytes] = set()  # digests: a cursor may be as long as a page
    size, params = 0, dict[str, Any]()
    for _ in range(max_pages):
        page = await ask(params)
        listed = page.get(member)
        for one in listed if isinstance(listed, list) else ():
            length = len(msgspec.json.encode(one)) if isinstance(one, dict) else max_item_bytes + 1
            if length <= max_item_bytes and size + length <= MAX_LIST_BYTES:
                items.append(one)
                size += length
        cursor = page.get("nextCursor")
        if not isinstance(cursor, str) or len(items) >= max_items or size >= MAX_LIST_BYTES:
            break
        digest = sha256(cursor.encode("utf-8", "surrogatepass")).digest()
        if digest in seen:
            break
        seen.add(digest)
        params = {"cursor": cursor}
    return items
