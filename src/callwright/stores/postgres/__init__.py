"""The store on PostgreSQL, for many processes on many machines. Needs the extra ``postgres``."""

from callwright.stores.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
