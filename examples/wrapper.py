"""A retry wrapper as many write it, for `callwright chaos --wrap wrapper.py:three_times`."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

Ask = Callable[[str, dict[str, Any], str | None], Awaitable[Any]]


def three_times(ask: Ask) -> Ask:
    """Try three times, whatever went wrong."""

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        for attempt in range(3):
            try:
                return await ask(tool, arguments, key)
            except Exception:
                if attempt == 2:
                    raise
                await asyncio.sleep(0.01 * 2**attempt)
        return None

    return call


async def _lost_once() -> None:
    """Show what it does where the first answer is lost."""
    done: list[str] = []

    async def ask(tool: str, arguments: dict[str, Any], key: str | None) -> str:
        done.append(tool)
        if len(done) == 1:
            raise ConnectionResetError
        return "sent"

    print(await three_times(ask)("email.send", {}, None))
    print(f"{len(done)} mails were sent")


if __name__ == "__main__":
    asyncio.run(_lost_once())
