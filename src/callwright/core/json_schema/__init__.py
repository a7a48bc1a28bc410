"""JSON Schema: guard, compilation, findings, and reading what a schema says of its fields. Pure."""
