"""Processes of the wire group: an upstream, a proxy that only forwards, the gateway, and the load on them."""
