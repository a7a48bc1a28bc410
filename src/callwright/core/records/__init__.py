"""What a store keeps and how it changes: ledger, budgets, breakers, quarantine, audit chain. Pure."""
