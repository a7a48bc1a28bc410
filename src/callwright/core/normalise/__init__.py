"""A tool's messy return → data, or the failure that it says in its own way. Usual answers are understood without it."""
