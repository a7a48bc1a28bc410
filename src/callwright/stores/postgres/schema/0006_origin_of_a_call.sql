-- Where a call came from: what tells the same request, sent again, from the same call, meant again.

ALTER TABLE ledger ADD COLUMN session text;
ALTER TABLE ledger ADD COLUMN request text;
ALTER TABLE ledger ADD COLUMN model_call text;
