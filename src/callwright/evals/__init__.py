"""Measuring: recorded calls and results, driven through the same code that serves."""
