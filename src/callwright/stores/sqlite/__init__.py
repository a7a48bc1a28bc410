"""The embedded store: SQLite in WAL mode, several processes, one fsync for all waiting writers."""

from callwright.stores.sqlite.store import SQLiteStore

__all__ = ["SQLiteStore"]
