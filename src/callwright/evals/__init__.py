"""Evaluations: recorded calls and results, driven through the code that serves."""
