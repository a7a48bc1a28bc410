-- The time of a run is what its calls took, and no longer what has passed since its first; each of its limits may be absent
-- (NULL). The same failure is the same tool, arguments and code, with no successful write of the run in between.
--
-- What the calls of an older run took is not known: its time begins afresh, its calls and retries stay counted.

ALTER TABLE runs
    ADD COLUMN spent_ms bigint NOT NULL DEFAULT 0,
    ADD COLUMN writes integer NOT NULL DEFAULT 0,
    ADD COLUMN deadline_ms bigint,
    ALTER COLUMN deadline DROP NOT NULL,
    ALTER COLUMN max_tool_calls DROP NOT NULL,
    ALTER COLUMN max_retries_per_tool DROP NOT NULL,
    ALTER COLUMN max_total_latency_ms DROP NOT NULL,
    ALTER COLUMN max_same_failures DROP NOT NULL;
UPDATE runs SET deadline = NULL;

ALTER TABLE tool_uses
    ADD COLUMN last_args text NOT NULL DEFAULT '',
    ADD COLUMN last_writes integer NOT NULL DEFAULT 0;
