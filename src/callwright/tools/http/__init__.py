"""HTTP operations as tools: from an OpenAPI document (``openapi_import``), or declared by hand (``declared_tool``).

Only these two import the client, and with it ``httptools``: importing the package itself costs nothing.
"""
