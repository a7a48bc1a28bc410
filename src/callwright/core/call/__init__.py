"""One tool call from its text to its envelope: the state machine that yields effects. Pure."""
