"""MCP servers as tools: over stdio and HTTP, of either protocol revision."""
