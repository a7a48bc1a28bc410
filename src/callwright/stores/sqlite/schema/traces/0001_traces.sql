-- The traces file: what may lose its last moments. Nothing here decides whether a call may run.

CREATE TABLE tapes (
    tape_id INTEGER PRIMARY KEY,
    call_id TEXT NOT NULL,
    run_id TEXT,
    tool TEXT NOT NULL,
    code TEXT,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
);
CREATE UNIQUE INDEX tapes_call ON tapes (call_id);
CREATE INDEX tapes_run ON tapes (run_id, tape_id) WHERE run_id IS NOT NULL;
CREATE INDEX tapes_at ON tapes (at);

CREATE TABLE contracts (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE quarantine (
    handle TEXT PRIMARY KEY,
    call_id TEXT NOT NULL,
    tool TEXT NOT NULL,
    verdict TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
);
