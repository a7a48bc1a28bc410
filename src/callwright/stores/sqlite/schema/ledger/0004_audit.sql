-- The audit trail. What ended an effect is written here in the transaction that settles it, and waits; chaining it comes a
-- moment later. A segment holds many records as lines of JSON (compressed); each line names the SHA-256 of the one before.
-- "secret" keys the digests of arguments and keys, so that an export does not tell what they stand for.

ALTER TABLE ledger ADD COLUMN contract_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE ledger_archive ADD COLUMN contract_hash TEXT NOT NULL DEFAULT '';

CREATE TABLE audit_waiting (
    waiting_id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    tool TEXT NOT NULL,
    version TEXT NOT NULL,
    contract_hash TEXT NOT NULL,
    args_hash TEXT NOT NULL,
    effect TEXT NOT NULL,
    state TEXT NOT NULL,
    outcome BLOB,
    call_id TEXT NOT NULL,
    run_id TEXT,
    trace_id TEXT NOT NULL,
    entry_id INTEGER NOT NULL,
    fence INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    key TEXT NOT NULL,
    who TEXT NOT NULL,
    why TEXT NOT NULL,
    about BLOB
);

CREATE TABLE audit_chain (
    first_seq INTEGER PRIMARY KEY,
    last_seq INTEGER NOT NULL UNIQUE,
    at INTEGER NOT NULL,
    previous TEXT NOT NULL,
    head TEXT NOT NULL,
    body BLOB NOT NULL
);

CREATE TABLE audit_head (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    seq INTEGER NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    secret BLOB NOT NULL
);
INSERT INTO audit_head VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0, randomblob(32));
