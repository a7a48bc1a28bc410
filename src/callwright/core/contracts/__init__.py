"""Contracts: validation, compilation, lint and revisions. Pure."""
