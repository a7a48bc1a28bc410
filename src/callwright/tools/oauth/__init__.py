"""Logging in to MCP servers: the gateway as an OAuth 2.1 client of its upstreams, as both revisions of the protocol ask.

Knows where tokens come from, where they are kept and to whom they may be shown: to the one server they were issued for, and
to nobody else. May not know: tools, contracts, callers. Nothing of a caller ever reaches an upstream from here.
"""
