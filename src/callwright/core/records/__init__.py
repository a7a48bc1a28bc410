"""The records that a store holds and their transitions: ledger, budgets, breakers, quarantine, audit chain. Pure."""
