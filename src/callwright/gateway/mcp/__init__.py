"""The MCP server towards clients, revisions 2025-11-25 and 2026-07-28, over HTTP and stdio."""
