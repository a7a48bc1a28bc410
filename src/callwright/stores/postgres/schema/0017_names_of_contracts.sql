-- Every tool that is registered asks for the contracts under its name.

CREATE INDEX contracts_name ON contracts (name);
