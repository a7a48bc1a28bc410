"""Ledger and world compared: what is unknown is asked about, what disagrees is found, and somebody is told."""
