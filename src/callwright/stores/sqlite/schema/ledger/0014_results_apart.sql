-- Outcomes (JSON) that are too long for the row of their entry. Written with the settle, read by a replay, and dropped with the key.

CREATE TABLE ledger_results (
    entry_id INTEGER PRIMARY KEY,
    body BLOB NOT NULL
);
