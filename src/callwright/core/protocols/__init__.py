"""Parts of HTTP, MCP and OAuth that clients and servers share. Pure."""
