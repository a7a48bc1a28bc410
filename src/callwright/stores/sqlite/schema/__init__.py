"""Numbered, forward-only migrations: one folder for each file, one SQL file for each step."""
