"""Where the requests of an operation go: what the operator names, else the document's server.

May not know: tools, sockets. An address that only the document names may not be private: documents come from strangers.
"""

from typing import Any
from urllib.parse import quote, urljoin, urlsplit

from callwright.tools.http.addresses import allowed, is_disguised, is_literal, is_local_name
from callwright.tools.http.document import Document, OpenAPIError, Trouble
from callwright.tools.http.operations import Operation

_PLAINLY = "Write the address itself, such as 192.0.2.1, or a name."
_GIVE = "Give base_url, such as https://api.example.com/v1."


def base_of(document: Document, operation: Operation, base_url: str | None) -> str:
    """Scheme, host, port and path that the URLs of this operation begin with.

    Raises:
        OpenAPIError: there is none, it is no http(s) URL, or only the document names a private address.
    """
    if base_url is not None:
        return checked(base_url, "base_url")
    servers = operation.servers or document.root.get("servers") or ()
    server = servers[0] if isinstance(servers, list | tuple) and servers else None
    if not isinstance(server, dict) or not isinstance(server.get("url"), str):
        raise OpenAPIError([Trouble("base_url", "the document names no server", _GIVE)])
    base = checked(_filled(server), "servers")
    root = _filled((document.root.get("servers") or [server])[0])
    if urlsplit(base)[:2] != urlsplit(urljoin(base, root))[:2]:
        raise OpenAPIError([Trouble(operation.where, "goes to another server than the rest", _GIVE)])
    host = urlsplit(base).hostname or ""
    if is_local_name(host) or (is_literal(host) and not allowed(host, private=False)):
        raise OpenAPIError([Trouble("servers", "the document names a private address", _GIVE)])
    return base


def _filled(server: Any) -> str:
    url = server.get("url", "") if isinstance(server, dict) else ""
    variables = server.get("variables", {}) if isinstance(server, dict) else {}
    for name, one in variables.items() if isinstance(variables, dict) else ():
        default = one.get("default", "") if isinstance(one, dict) else ""
        url = url.replace("{" + str(name) + "}", str(default))
    return str(url)


def checked(url: str, where: str) -> str:
    """The URL, once it is known to name a place and nothing else; without a slash at its end.

    Raises:
        OpenAPIError: it is relative, not http(s), carries a user, a query or a fragment, or a path that leads elsewhere.
    """
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise OpenAPIError([Trouble(where, "is not a URL", _GIVE)]) from None
    if parts.scheme not in {"http", "https"} or not host or "{" in url:
        raise OpenAPIError([Trouble(where, "is not an absolute http(s) URL", _GIVE)])
    if parts.username is not None or parts.query or parts.fragment or not url.isprintable() or " " in url:
        cure = "A credential goes into auth=, by reference."
        raise OpenAPIError([Trouble(where, "carries a user, a query or a fragment", cure)])
    if is_disguised(host):
        raise OpenAPIError([Trouble(where, "writes an address as a number of another form", _PLAINLY)])
    if any(step in {".", ".."} for step in parts.path.split("/")):
        raise OpenAPIError([Trouble(where, "has a path that leads elsewhere", _GIVE)])
    named = f"[{host}]" if ":" in host else host.encode("idna").decode() if not host.isascii() else host
    at = f"{named}:{port}" if port is not None else named
    path = quote(parts.path.rstrip("/"), safe="/:@!$&'()*+,;=~-._%")
    return f"{parts.scheme}://{at}{path}"
