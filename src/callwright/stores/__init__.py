"""Where ledgers, budgets, breakers, approvals, tapes and quarantine are kept: in memory, on SQLite, on PostgreSQL."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from callwright.stores.memory_store import MemoryStore
    from callwright.stores.sqlite import SQLiteStore

__all__ = ["MemoryStore", "SQLiteStore"]

_MODULE_BY_NAME: Final = {
    "MemoryStore": "callwright.stores.memory_store",
    "SQLiteStore": "callwright.stores.sqlite",
}


def __getattr__(name: str) -> Any:
    """Load a store when it is first asked for: a program without SQLite does not load its driver."""
    if name not in _MODULE_BY_NAME:
        raise AttributeError(f"module 'callwright.stores' has no attribute {name!r}")
    return getattr(import_module(_MODULE_BY_NAME[name]), name)
