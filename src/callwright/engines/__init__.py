"""Durable engines: ``memory`` for the life of one process, ``dbos`` for tasks that have to survive it.

See ``callwright.engine``.
"""
