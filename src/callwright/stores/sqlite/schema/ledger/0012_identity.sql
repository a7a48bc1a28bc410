-- What a ledger knows of itself. "incarnation" tells it from every other file; wall, boot and uptime are the latest credible
-- reading of the clocks; "doubt" is a sign that it was deceived, until an operator accepts it; "accepted" are signs that an
-- operator accepted in advance. Both are JSON.

CREATE TABLE ledger_identity (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    incarnation BLOB NOT NULL,
    wall INTEGER NOT NULL DEFAULT 0,
    boot INTEGER NOT NULL DEFAULT 0,
    uptime REAL NOT NULL DEFAULT 0,
    doubt TEXT NOT NULL DEFAULT '',
    accepted TEXT NOT NULL DEFAULT '[]'
);
INSERT INTO ledger_identity (one, incarnation) VALUES (1, randomblob(16));
