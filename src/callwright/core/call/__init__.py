"""The pipeline of one tool call, from its text to its envelope: a generator that yields effects. Pure."""
