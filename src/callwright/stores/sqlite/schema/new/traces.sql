-- Written from the migrations by `make docs`: what they make of an empty file. A file with tables is migrated.

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
, tenant TEXT NOT NULL DEFAULT '', principal TEXT NOT NULL DEFAULT '', state TEXT NOT NULL DEFAULT 'withheld', released_by TEXT NOT NULL DEFAULT '', released_at INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '');

CREATE TABLE cached_answers (
    name TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
);

CREATE INDEX cached_answers_at ON cached_answers (at);

CREATE INDEX quarantine_at ON quarantine (at, handle);

CREATE INDEX contracts_name ON contracts (name);
