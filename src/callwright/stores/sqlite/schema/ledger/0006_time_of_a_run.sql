-- The time of a run is what its calls took, and no longer what has passed since its first; each of its limits may be absent
-- (NULL). The same failure is the same tool, arguments and code, with no successful write of the run in between.
--
-- What the calls of an older run took is not known: its time begins afresh, its calls and retries stay counted.

ALTER TABLE runs RENAME TO older_runs;
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
INSERT INTO runs
    SELECT tenant, run_id, boot, NULL, calls, 0, 0, max_tool_calls, max_retries_per_tool, max_total_latency_ms,
        max_same_failures, NULL, heard_at
    FROM older_runs;
DROP TABLE older_runs;

ALTER TABLE tool_uses ADD COLUMN last_args TEXT NOT NULL DEFAULT '';
ALTER TABLE tool_uses ADD COLUMN last_writes INTEGER NOT NULL DEFAULT 0;
