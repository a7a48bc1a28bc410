"""The durable engine on DBOS Transact (extra ``durable``): on a SQLite file beside the ledger's, or in PostgreSQL.

DBOS provides a queue, workflows that restart after a crash, and recorded results of steps, written only by the worker that owns
the workflow. We add what its open source lacks or has unsafe defaults for:

- unique worker ids, so that two processes never take each other's tasks for their own (DBOS's default is ``local`` for all,
  and a second process then runs what the first is running);
- heartbeats of workers, and taking over from a worker without them (``worker_heartbeat``);
- records in JSON, never pickle; an application version that we choose, so that a new build continues old tasks;
- SQLite with a write-ahead log.

All knowledge of DBOS is in this package.
"""

from callwright.engines.dbos.dbos_engine import DbosEngine

__all__ = ["DbosEngine"]
