-- Where a call came from: what tells the same request, sent again, from the same call, meant again.

ALTER TABLE ledger ADD COLUMN session TEXT;
ALTER TABLE ledger ADD COLUMN request TEXT;
ALTER TABLE ledger ADD COLUMN model_call TEXT;
