"""Who may call what, how often, and who approves it. Pure."""
