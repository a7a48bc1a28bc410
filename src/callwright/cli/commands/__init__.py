"""Declarations of every command: names, options, texts in both languages.

The actions are in ``callwright.cli.actions``.
"""
