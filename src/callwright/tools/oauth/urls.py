"""URLs of logins: where metadata is looked up, which may be fetched, and whether a resource covers the server. Pure."""

from typing import Final
from urllib.parse import SplitResult, urlsplit

from callwright.tools.http.address_policy import is_disguised_address, is_local_name

_LOOPBACK_HOSTS: Final = frozenset({"127.0.0.1", "::1"})
_MAX_URL_CHARS: Final = 2000
_FORBIDDEN_CHARS: Final = frozenset("\"'<>\\^`{|}")


def is_loopback_url(url: str) -> bool:
    """Return whether a URL is on this machine."""
    host = urlsplit(url).hostname or ""
    return host in _LOOPBACK_HOSTS or is_local_name(host)


def is_safe_url(url: str, *, near: bool) -> bool:
    """Return whether a URL may be fetched or opened: https, or http on this machine if ``near`` allows it.

    No credentials, no fragment, only characters of a URL (RFC 3986): it may be opened in a browser.
    """
    parts = _split_if_valid(url)
    if parts is None or not parts.hostname or parts.username is not None or parts.password is not None:
        return False
    if parts.fragment or "#" in url or is_disguised_address(parts.hostname):
        return False
    if is_loopback_url(url):
        return near and parts.scheme in {"http", "https"}
    return parts.scheme == "https"


def _split_if_valid(url: str) -> SplitResult | None:
    if (
        len(url) > _MAX_URL_CHARS
        or not url.isascii()
        or not url.isprintable()
        or " " in url
        or _FORBIDDEN_CHARS & set(url)
    ):
        return None
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts


def list_resource_urls(server: str) -> tuple[str, ...]:
    """Return the well-known URLs of a server's metadata: at its path, then at the root (RFC 9728 §3.1)."""
    parts = urlsplit(server)
    base, path = (
        f"{parts.scheme}://{parts.netloc}/.well-known/oauth-protected-resource",
        parts.path.rstrip("/"),
    )
    return (base + path, base) if path else (base,)


def list_issuer_urls(issuer: str) -> tuple[str, ...]:
    """Return the URLs of an issuer's metadata in the protocol's order (RFC 8414 §3.1 and §5, OpenID Connect discovery)."""
    parts = urlsplit(issuer)
    origin, path = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/")
    if not path:
        return (
            f"{origin}/.well-known/oauth-authorization-server",
            f"{origin}/.well-known/openid-configuration",
        )
    return (
        f"{origin}/.well-known/oauth-authorization-server{path}",
        f"{origin}/.well-known/openid-configuration{path}",
        f"{origin}{path}/.well-known/openid-configuration",
    )


def canonicalise_server(server: str) -> str:
    """Return the resource identifier of a server that names none itself (RFC 8707 §2)."""
    parts = urlsplit(server)
    return f"{parts.scheme}://{parts.netloc.lower()}{parts.path.rstrip('/')}"


def covers_server(resource: str, server: str) -> bool:
    """Return whether a token for this resource is meant for that server: same origin, and its path or one above it."""
    theirs = _split_if_valid(resource)
    if theirs is None or theirs.query or "#" in resource or theirs.username is not None:
        return False
    own = urlsplit(server)
    if _get_origin(theirs) != _get_origin(own):
        return False
    above, path = theirs.path.rstrip("/"), own.path.rstrip("/")
    return path == above or path.startswith(above + "/")


def _get_origin(parts: SplitResult) -> tuple[str, str | None, int]:
    return parts.scheme, parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)
