-- A run is its tenant's own: two tenants that use the same run id share no budget and no count of failures.
--
-- Whose an older run was stands only in the entries of its writes. What it has spent is carried over to every tenant that
-- is found there, and to the default one, whose reads left no entry: nobody is given a budget back.

CREATE TEMP TABLE owners AS
    SELECT tenant, run_id FROM ledger WHERE run_id IS NOT NULL
    UNION SELECT tenant, run_id FROM ledger_archive WHERE run_id IS NOT NULL
    UNION SELECT 'default', run_id FROM runs
    UNION SELECT 'default', run_id FROM tool_uses;

ALTER TABLE runs RENAME TO older_runs;
CREATE TABLE runs (
    tenant TEXT NOT NULL,
    run_id TEXT NOT NULL,
    boot INTEGER NOT NULL,
    deadline REAL NOT NULL,
    calls INTEGER NOT NULL,
    max_tool_calls INTEGER NOT NULL,
    max_retries_per_tool INTEGER NOT NULL,
    max_total_latency_ms INTEGER NOT NULL,
    max_same_failures INTEGER NOT NULL,
    heard_at INTEGER NOT NULL,
    PRIMARY KEY (tenant, run_id)
) WITHOUT ROWID;
INSERT INTO runs
    SELECT tenant, run_id, boot, deadline, calls, max_tool_calls, max_retries_per_tool, max_total_latency_ms,
        max_same_failures, heard_at
    FROM older_runs JOIN owners USING (run_id);
DROP TABLE older_runs;

ALTER TABLE tool_uses RENAME TO older_uses;
CREATE TABLE tool_uses (
    tenant TEXT NOT NULL,
    run_id TEXT NOT NULL,
    tool TEXT NOT NULL,
    retries INTEGER NOT NULL,
    last_code TEXT,
    same_failures INTEGER NOT NULL,
    heard_at INTEGER NOT NULL,
    PRIMARY KEY (tenant, run_id, tool)
) WITHOUT ROWID;
INSERT INTO tool_uses
    SELECT tenant, run_id, tool, retries, last_code, same_failures, heard_at
    FROM older_uses JOIN owners USING (run_id);
DROP TABLE older_uses;

DROP TABLE owners;
