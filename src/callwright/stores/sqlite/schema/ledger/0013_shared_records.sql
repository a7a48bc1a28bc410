-- What gateways on one ledger share: the key of their signatures, sessions, messages to each other. Without "expires_at" for good.

CREATE TABLE shared_records (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    body BLOB NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (kind, name)
) WITHOUT ROWID;
CREATE INDEX shared_records_expires_at ON shared_records (expires_at);
