"""Shapes of errors and of harmless answers, as public API documentation shows them."""
