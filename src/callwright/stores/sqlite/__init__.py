"""The embedded store: SQLite in WAL mode, several processes, one fsync for all who wait."""

from callwright.stores.sqlite.store import SQLiteStore

__all__ = ["SQLiteStore"]
