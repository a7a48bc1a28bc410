"""Check a model's final words against the ledger of its run: which claims no recorded effect bears out. Pure."""
