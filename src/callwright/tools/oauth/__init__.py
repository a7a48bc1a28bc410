"""Log in to MCP servers: the gateway as an OAuth 2.1 client of its upstreams, following both protocol revisions.

Knows where tokens come from, where they are stored and where they may be sent: only to the server they were issued for.
May not know: tools, contracts, callers. No caller's data is sent to an upstream from here.
"""
