"""HTTP operations as tools: from an OpenAPI document (``importing``), or declared by hand (``declared``).

The client, and with it ``httptools``, is loaded by these two and not before: the package itself costs nothing.
"""
