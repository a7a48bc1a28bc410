-- The traces file: what may lose its last moments. Nothing here decides whether a call may run.

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
