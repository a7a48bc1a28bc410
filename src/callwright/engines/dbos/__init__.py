"""The durable engine on DBOS Transact (extra ``durable``): on a SQLite file beside the ledger's, or in PostgreSQL.

What DBOS gives: a queue, workflows that begin again after a crash, and results of steps on record, each written by the
worker that owns the workflow or by nobody. What is ours, because the open source does not have it or its default is unsafe:

- ids of workers that are never shared, so that two processes never take each other's tasks for their own (``local`` for all
  is DBOS's default, and a second process then runs what the first is running);
- workers that show signs of life, and others that take over from one that shows none (``beating``);
- JSON on record, never pickle; a version of the application that we choose, so that a new build goes on with old tasks;
- SQLite with a write-ahead log.

Everything that knows DBOS is in this package.
"""

from callwright.engines.dbos.dbos_engine import DbosEngine

__all__ = ["DbosEngine"]
