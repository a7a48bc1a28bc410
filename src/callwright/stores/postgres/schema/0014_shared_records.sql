-- What gateways on one ledger share: the key of their signatures, sessions, messages to each other. Without "expires_at" for good.

CREATE TABLE shared_records (
    kind text NOT NULL,
    name text NOT NULL,
    body bytea NOT NULL,
    expires_at bigint,
    PRIMARY KEY (kind, name)
);
CREATE INDEX shared_records_expires_at ON shared_records (expires_at);
