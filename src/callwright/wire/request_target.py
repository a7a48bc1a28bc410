"""Origin and target of a request, and the error of a failed exchange."""

from typing import Literal, NamedTuple
from urllib.parse import urlsplit

TransportFailureReason = Literal[
    "refused",
    "reset",
    "timeout",
    "malformed",
    "too_large",
    "tls",
    "certificate",
    "certificate_files",
    "proxy",
]


class HttpTransportError(Exception):
    """The exchange failed. ``sent`` says whether the request may have reached the server; ``why`` is a fixed reason.

    Cure: check that the upstream runs and listens at the configured address.
    """

    def __init__(self, why: TransportFailureReason, *, sent: bool) -> None:
        super().__init__(why)
        self.why = why
        self.sent = sent


class HttpOrigin(NamedTuple):
    """Scheme, host and port of an HTTP server; the key of the connection pool."""

    host: str
    port: int
    tls: bool


class RequestTarget(NamedTuple):
    """An origin with the path and query to request there."""

    place: HttpOrigin
    path: str

    @classmethod
    def parse_url(cls, url: str) -> "RequestTarget":
        """Parse an absolute http or https URL.

        Raises:
            ValueError: it is not one, or it contains credentials.
        """
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url
        if parts.scheme not in {"http", "https"} or not parts.hostname or not plain:
            raise ValueError("expected an absolute http or https URL")
        if parts.username is not None or parts.password is not None:
            raise ValueError("a URL may not contain credentials; name them as a header from the environment")
        tls = parts.scheme == "https"
        port = parts.port or (443 if tls else 80)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return cls(HttpOrigin(parts.hostname, port, tls), path)

    @property
    def url(self) -> str:
        """The target as a URL."""
        return f"{'https' if self.place.tls else 'http'}://{self.authority}{self.path}"

    @property
    def authority(self) -> str:
        """Value of the Host header."""
        host, port, tls = self.place
        name = f"[{host}]" if ":" in host else host
        return name if port == (443 if tls else 80) else f"{name}:{port}"
