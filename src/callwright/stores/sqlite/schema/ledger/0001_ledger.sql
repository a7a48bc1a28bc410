-- The ledger file: everything that must survive a loss of power. Times are epoch ms; leases, deadlines, windows and
-- pauses are ms on the lease clock and mean something only under the same "boot", which is a digest of the boot's name.

-- Rows grow at the end, in order of time, so a batch of claims dirties few pages; the callers' keys are random and
-- stand in an index of their own. An entry that gave up its key (key is NULL) waits there for the sweep.
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
);
CREATE UNIQUE INDEX ledger_key ON ledger (key);

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
);
CREATE INDEX ledger_archive_key ON ledger_archive (key);

CREATE TABLE runs (
    run_id TEXT PRIMARY KEY,
    boot INTEGER NOT NULL,
    deadline REAL NOT NULL,
    calls INTEGER NOT NULL,
    max_tool_calls INTEGER NOT NULL,
    max_retries_per_tool INTEGER NOT NULL,
    max_total_latency_ms INTEGER NOT NULL,
    max_same_failures INTEGER NOT NULL,
    heard_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tool_uses (
    run_id TEXT NOT NULL,
    tool TEXT NOT NULL,
    retries INTEGER NOT NULL,
    last_code TEXT,
    same_failures INTEGER NOT NULL,
    heard_at INTEGER NOT NULL,
    PRIMARY KEY (run_id, tool)
) WITHOUT ROWID;

-- A healthy breaker has no row.
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
);
CREATE INDEX approvals_digest ON approvals (digest, approval_id);
