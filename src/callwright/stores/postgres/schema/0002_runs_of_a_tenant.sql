-- A run is its tenant's own: two tenants that use the same run id share no budget and no count of failures. What a run and
-- a use are looked up by therefore begins with the tenant (see rows.run_digest, rows.use_digest).
--
-- Whose an older run was stands only in the entries of its writes. What it has spent is carried over to every tenant that
-- is found there, and to the default one, whose reads left no entry: nobody is given a budget back.

CREATE TABLE owners AS
    SELECT tenant, run_id FROM ledger WHERE run_id IS NOT NULL
    UNION SELECT tenant, run_id FROM ledger_archive WHERE run_id IS NOT NULL
    UNION SELECT 'default', run_id FROM runs
    UNION SELECT 'default', run_id FROM tool_uses;

CREATE TABLE older AS SELECT * FROM runs;
ALTER TABLE runs ADD COLUMN tenant text;
DELETE FROM runs;
INSERT INTO runs (id, tenant, run_id, deadline, calls, max_tool_calls, max_retries_per_tool, max_total_latency_ms,
    max_same_failures, heard_at)
SELECT sha256(convert_to(char_length(owners.tenant) || ':' || owners.tenant || run_id, 'UTF8')), owners.tenant, run_id,
    deadline, calls, max_tool_calls, max_retries_per_tool, max_total_latency_ms, max_same_failures, heard_at
FROM older JOIN owners USING (run_id);
ALTER TABLE runs ALTER COLUMN tenant SET NOT NULL;
DROP TABLE older;

CREATE TABLE older AS SELECT * FROM tool_uses;
ALTER TABLE tool_uses ADD COLUMN tenant text;
DELETE FROM tool_uses;
INSERT INTO tool_uses (id, tenant, run_id, tool, retries, last_code, same_failures, heard_at)
SELECT sha256(convert_to(char_length(owners.tenant) || ':' || owners.tenant || char_length(run_id) || ':' || run_id || tool,
        'UTF8')), owners.tenant, run_id, tool, retries, last_code, same_failures, heard_at
FROM older JOIN owners USING (run_id);
ALTER TABLE tool_uses ALTER COLUMN tenant SET NOT NULL;
DROP TABLE older;

DROP TABLE owners;
