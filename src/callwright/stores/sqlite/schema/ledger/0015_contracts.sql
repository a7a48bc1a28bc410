-- Contracts under which calls were claimed, written with the first claim of each: other versions look for the keys that it gave.

CREATE TABLE contracts (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
