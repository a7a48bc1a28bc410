"""The gateway: serves HTTP and the Model Context Protocol to clients, and makes their calls through ``app``.

Nothing in here knows a tool; every call goes through ``Callwright`` like a call from the library or the command line.
"""
