"""Compare the ledger with the world: verify unknown calls, find discrepancies, and notify people."""
