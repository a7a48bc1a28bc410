"""Recorded tool calls read again, checked, repaired, gated and scored: ``callwright replay``.

Nothing is executed. What is decided is decided by the functions that the story of a live call uses; what is right is said
by the benchmark's own checker, and what was lost or changed by readings of this package that share no code with ours.
"""
