"""The configuration files of MCP clients: where they are, what servers they name, and how to add one without losing a comment."""
