"""Durable engines: ``memory`` for one process and as long as it lives, ``dbos`` for what has to survive. See ``callwright.engine``."""
