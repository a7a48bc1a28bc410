"""Determine the base URL of an operation: the operator's, else the document's server.

May not know: tools, sockets. An address that only the document names may not be private: documents come from third parties.
"""

from typing import Any
from urllib.parse import quote, urljoin, urlsplit

from callwright.tools.http import openapi_reasons
from callwright.tools.http.address_policy import (
    is_address_allowed,
    is_disguised_address,
    is_ip_literal,
    is_local_name,
)
from callwright.tools.http.openapi_document import DocumentProblem, OpenAPIDocument, OpenAPIError
from callwright.tools.http.openapi_operations import ApiOperation

_PLAIN_ADDRESS_CURE = openapi_reasons.WRITE_PLAIN_ADDRESS()
_BASE_URL_CURE = openapi_reasons.GIVE_BASE_URL()


def resolve_base_url(document: OpenAPIDocument, operation: ApiOperation, base_url: str | None) -> str:
    """Return scheme, host, port and path prefix of this operation's URLs.

    Raises:
        OpenAPIError: there is none, it is not an http(s) URL, or only the document names a private address.
    """
    if base_url is not None:
        return validate_base_url(base_url, "base_url")
    servers = operation.servers or document.root.get("servers") or ()
    server = servers[0] if isinstance(servers, list | tuple) and servers else None
    if not isinstance(server, dict) or not isinstance(server.get("url"), str):
        raise OpenAPIError([DocumentProblem("base_url", openapi_reasons.NO_SERVER(), _BASE_URL_CURE)])
    base = validate_base_url(_fill_server_variables(server), "servers")
    root = _fill_server_variables((document.root.get("servers") or [server])[0])
    if urlsplit(base)[:2] != urlsplit(urljoin(base, root))[:2]:
        raise OpenAPIError([DocumentProblem(operation.where, openapi_reasons.OTHER_SERVER(), _BASE_URL_CURE)])
    host = urlsplit(base).hostname or ""
    if is_local_name(host) or (is_ip_literal(host) and not is_address_allowed(host, private=False)):
        raise OpenAPIError([DocumentProblem("servers", openapi_reasons.PRIVATE_SERVER(), _BASE_URL_CURE)])
    return base


def _fill_server_variables(server: Any) -> str:
    url = server.get("url", "") if isinstance(server, dict) else ""
    variables = server.get("variables", {}) if isinstance(server, dict) else {}
    for name, one in variables.items() if isinstance(variables, dict) else ():
        default = one.get("default", "") if isinstance(one, dict) else ""
        url = url.replace("{" + str(name) + "}", str(default))
    return str(url)


def validate_base_url(url: str, where: str) -> str:
    """Validate and return a base URL, without a trailing slash.

    Raises:
        OpenAPIError: it is relative or not http(s), contains a user, query or fragment, or its path has dot segments.
    """
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.NOT_A_URL(), _BASE_URL_CURE)]) from None
    if parts.scheme not in {"http", "https"} or not host or "{" in url:
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.NOT_AN_HTTP_URL(), _BASE_URL_CURE)])
    if parts.username is not None or parts.query or parts.fragment or not url.isprintable() or " " in url:
        cure = openapi_reasons.NAME_CREDENTIAL_IN_AUTH()
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.URL_WITH_USER_OR_QUERY(), cure)])
    if is_disguised_address(host):
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.DISGUISED_ADDRESS(), _PLAIN_ADDRESS_CURE)])
    if any(step in {".", ".."} for step in parts.path.split("/")):
        raise OpenAPIError([DocumentProblem(where, openapi_reasons.PATH_LEADS_ELSEWHERE(), _BASE_URL_CURE)])
    named = f"[{host}]" if ":" in host else host.encode("idna").decode() if not host.isascii() else host
    at = f"{named}:{port}" if port is not None else named
    path = quote(parts.path.rstrip("/"), safe="/:@!$&'()*+,;=~-._%")
    return f"{parts.scheme}://{at}{path}"
