"""``callwright.toml``: what it may say, how it is read, and where in it something is wrong. Starts and opens nothing."""
