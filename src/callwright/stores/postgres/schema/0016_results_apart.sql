-- Outcomes (JSON) that are too long for the row of their entry. Written with the settle, read by a replay, and dropped with the
-- entry. Not compressed: results of this size often are already, and the attempt would hold up the connection.

CREATE TABLE ledger_results (
    entry_id bigint PRIMARY KEY REFERENCES ledger (entry_id) ON DELETE CASCADE,
    body bytea NOT NULL
);
ALTER TABLE ledger_results ALTER COLUMN body SET STORAGE EXTERNAL;
