"""The HTTP/1.1 server that everything of the gateway is mounted on. Knows no protocol above HTTP."""
