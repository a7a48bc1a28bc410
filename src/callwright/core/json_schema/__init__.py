"""JSON Schema: guard, compilation, findings, and lookups of fields. Pure."""
