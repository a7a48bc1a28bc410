"""The Model Context Protocol down to the client, revisions 2025-11-25 and 2026-07-28, over HTTP and stdio."""
