"""The configuration files of MCP clients: their locations, the servers they name, and edits that keep every comment."""
