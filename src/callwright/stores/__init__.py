"""Where ledgers, budgets, breakers, approvals, tapes and quarantine live: one contract suite over every home."""
