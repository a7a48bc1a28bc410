"""The one HTTP/1.1 client of a process: pooled connections, parsed by httptools, for tools that speak HTTP.

May not know: MCP, OpenAPI, contracts. A fault says whether the request can have reached the other side (``sent``): that is
what decides whether a call may be made again. No redirect is followed and no cookie kept.

A kept connection that has been quiet for ``quiet_s`` is not used again: the other side may be closing it just now, and a
request that is lost in that moment may have been carried out.
"""
