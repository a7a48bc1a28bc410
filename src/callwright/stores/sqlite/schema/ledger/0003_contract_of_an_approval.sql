-- The contract says which arguments are secret, and a person looks at an approval where no application is at hand.

ALTER TABLE approvals ADD COLUMN contract_hash TEXT NOT NULL DEFAULT '';
