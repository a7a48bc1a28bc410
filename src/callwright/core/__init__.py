"""Decides, and never does: no IO, no clock, no chance. Everything here is a pure function of what it is given."""
