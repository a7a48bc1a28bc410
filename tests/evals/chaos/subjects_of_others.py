"""Wrappers as people write them: one that gives up, one that repeats everything, one that lies, one that never ends well."""

import asyncio
from typing import Any

from callwright.evals.chaos.chaos_subjects import AskWorld


def bare(ask: AskWorld) -> AskWorld:
    """No wrapper at all."""
    return ask


def retry_everything(ask: AskWorld) -> AskWorld:
    """Tries three times, whatever went wrong."""

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        for left in (2, 1, 0):
            try:
                return await ask(tool, arguments, key)
            except Exception:
                if not left:
                    raise
                await asyncio.sleep(0.005)
        raise AssertionError

    return call


def liar(ask: AskWorld) -> AskWorld:
    """Says that it was done without doing it."""

    async def call(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
        return {"id": "n-1"}

    return call
