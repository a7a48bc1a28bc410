"""Errors of tools that are HTTP operations."""

from callwright.tools.http.credentials import CredentialError
from callwright.tools.http.openapi_document import OpenAPIError

__all__ = ["CredentialError", "OpenAPIError"]
