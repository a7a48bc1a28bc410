"""Tools: Python functions, HTTP operations and MCP servers; their contracts and the catalogue. Reached only through the app."""
