"""Identification of callers: bearer keys (hashed at rest) and OAuth tokens. Not used in local mode."""
