"""Tools that are HTTP operations: client credentials, and errors."""

from callwright.tools.http.client_credentials import ClientCredentials
from callwright.tools.http.credentials import CredentialError
from callwright.tools.http.openapi_document import OpenAPIError

__all__ = ["ClientCredentials", "CredentialError", "OpenAPIError"]
