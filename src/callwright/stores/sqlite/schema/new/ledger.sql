-- Written from the migrations by `make docs`: what they make of an empty file. A file with tables is migrated.

CREATE TABLE ledger (
    entry_id INTEGER PRIMARY KEY,
    key TEXT,
    former_key TEXT,
    tool TEXT NOT NULL,
    version TEXT NOT NULL,
    args_hash TEXT NOT NULL,
    effect TEXT NOT NULL,
    state TEXT NOT NULL,
    fence INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    owner TEXT NOT NULL,
    boot INTEGER NOT NULL,
    lease_until REAL NOT NULL,
    trace_id TEXT NOT NULL,
    run_id TEXT,
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    roles BLOB,
    delivered INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    expires_at INTEGER,
    note TEXT NOT NULL DEFAULT '',
    outcome BLOB
, contract_hash TEXT NOT NULL DEFAULT '', session TEXT, request TEXT, model_call TEXT, read_key TEXT);

CREATE TABLE ledger_archive (
    entry_id INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    tool TEXT NOT NULL,
    version TEXT NOT NULL,
    args_hash TEXT NOT NULL,
    effect TEXT NOT NULL,
    state TEXT NOT NULL,
    fence INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    owner TEXT NOT NULL,
    trace_id TEXT NOT NULL,
    run_id TEXT,
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    roles BLOB,
    delivered INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    expires_at INTEGER,
    note TEXT NOT NULL,
    outcome BLOB
, contract_hash TEXT NOT NULL DEFAULT '');

CREATE TABLE breakers (
    key TEXT PRIMARY KEY,
    boot INTEGER NOT NULL,
    state TEXT NOT NULL,
    window_from REAL NOT NULL,
    calls INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    opens INTEGER NOT NULL,
    open_until REAL NOT NULL,
    probe_until REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE approvals (
    approval_id INTEGER PRIMARY KEY,
    handle TEXT NOT NULL UNIQUE,
    digest TEXT NOT NULL,
    tool TEXT NOT NULL,
    version TEXT NOT NULL,
    arguments BLOB NOT NULL,
    requested_by BLOB NOT NULL,
    state TEXT NOT NULL,
    decided_by TEXT,
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
, contract_hash TEXT NOT NULL DEFAULT '', terms TEXT, used_by TEXT NOT NULL DEFAULT '', tenant TEXT NOT NULL DEFAULT 'default');

CREATE TABLE tool_uses (
    tenant TEXT NOT NULL,
    run_id TEXT NOT NULL,
    tool TEXT NOT NULL,
    retries INTEGER NOT NULL,
    last_code TEXT,
    same_failures INTEGER NOT NULL,
    heard_at INTEGER NOT NULL, last_args TEXT NOT NULL DEFAULT '', last_writes INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant, run_id, tool)
) WITHOUT ROWID;

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

CREATE TABLE runs (
    tenant TEXT NOT NULL,
    run_id TEXT NOT NULL,
    boot INTEGER NOT NULL,
    deadline REAL,
    calls INTEGER NOT NULL,
    spent_ms INTEGER NOT NULL,
    writes INTEGER NOT NULL,
    max_tool_calls INTEGER,
    max_retries_per_tool INTEGER,
    max_total_latency_ms INTEGER,
    max_same_failures INTEGER,
    deadline_ms INTEGER,
    heard_at INTEGER NOT NULL,
    PRIMARY KEY (tenant, run_id)
) WITHOUT ROWID;

CREATE TABLE owners (
    process TEXT PRIMARY KEY,
    boot INTEGER NOT NULL,
    beat REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE quota_uses (
    quota TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    value TEXT NOT NULL,
    used_by TEXT NOT NULL
);

CREATE TABLE releases (
    tool TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tool, number)
) WITHOUT ROWID;

CREATE TABLE release_figures (
    tool TEXT NOT NULL,
    number INTEGER NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    calls INTEGER NOT NULL,
    unreadable INTEGER NOT NULL,
    repaired INTEGER NOT NULL,
    refused INTEGER NOT NULL,
    error INTEGER NOT NULL,
    unknown INTEGER NOT NULL,
    PRIMARY KEY (tool, number, at, version)
) WITHOUT ROWID;

CREATE TABLE ledger_identity (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    incarnation BLOB NOT NULL,
    wall INTEGER NOT NULL DEFAULT 0,
    boot INTEGER NOT NULL DEFAULT 0,
    uptime REAL NOT NULL DEFAULT 0,
    doubt TEXT NOT NULL DEFAULT '',
    accepted TEXT NOT NULL DEFAULT '[]'
);

CREATE TABLE shared_records (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    body BLOB NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (kind, name)
) WITHOUT ROWID;

CREATE TABLE ledger_results (
    entry_id INTEGER PRIMARY KEY,
    body BLOB NOT NULL
);

CREATE TABLE contracts (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

CREATE UNIQUE INDEX ledger_key ON ledger (key);

CREATE INDEX ledger_archive_key ON ledger_archive (key);

CREATE INDEX approvals_digest ON approvals (digest, approval_id);

CREATE INDEX quota_uses_at ON quota_uses (quota, at);

CREATE INDEX quota_uses_used_by ON quota_uses (used_by);

CREATE INDEX quota_uses_until ON quota_uses (until);

CREATE INDEX ledger_read_key ON ledger (read_key) WHERE read_key IS NOT NULL;

CREATE INDEX release_figures_at ON release_figures (at);

CREATE INDEX shared_records_expires_at ON shared_records (expires_at);

CREATE INDEX contracts_name ON contracts (name);

INSERT INTO audit_head VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0, randomblob(32));

INSERT INTO ledger_identity (one, incarnation) VALUES (1, randomblob(16));
