"""Convert a tool's raw return value to data, or to the failure it reports in its own format. Usual answers skip it."""
