"""Open the engine that belongs to a store. Imports only what that engine needs."""

from pathlib import Path

from callwright.engine import Engine, EngineError
from callwright.engines import engine_reasons

TASKS_FILE_SUFFIX = ".tasks"
"""Suffix of the tasks' SQLite file, after the ledger's name."""


def open_engine_beside(home: str | Path | None, schema: str) -> Engine:
    """Open the engine for the store with that name: in memory for a memory store, else DBOS on the same database.

    In a database its tables are in a schema named after ``schema``, the schema of the ledger.

    For a SQLite ledger the tasks are in a second file in the same folder, so that each file has a separate writer.

    Raises:
        EngineError: The extra is missing, or the database cannot be used.
    """
    if home is None:
        from callwright.engines.memory_engine import MemoryEngine  # noqa: PLC0415 - only what is needed

        return MemoryEngine()
    try:
        from callwright.engines.dbos import DbosEngine  # noqa: PLC0415 - an extra, only loaded when used
    except ModuleNotFoundError:
        raise EngineError(engine_reasons.EXTRA_MISSING()) from None
    if "://" in str(home):
        return DbosEngine(str(home), schema=f"{schema}_tasks")
    return DbosEngine(Path(f"{home}{TASKS_FILE_SUFFIX}"))
