"""The gateway: a door that speaks HTTP and the Model Context Protocol to clients, and calls ``app`` for them.

Nothing in here knows a tool; every call goes through ``Callwright`` like a call from any other door.
"""
