-- What finds a call by its arguments as they were read. Few calls have it, so the index costs the others nothing.

ALTER TABLE ledger ADD COLUMN read_key TEXT;
CREATE INDEX ledger_read_key ON ledger (read_key) WHERE read_key IS NOT NULL;
