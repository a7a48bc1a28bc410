"""``callwright.toml``: its model, its parser, and the location of problems. Starts and opens nothing."""
