"""Where a request goes, and what is known when it fails."""

from typing import Literal, NamedTuple
from urllib.parse import urlsplit

TransportFailureReason = Literal["refused", "reset", "timeout", "malformed", "too_large", "tls"]


class HttpTransportError(Exception):
    """The exchange failed. ``sent`` says whether the request may have arrived; ``why`` is one of our own words.

    Cure: see whether the upstream runs, and at the address that is configured.
    """

    def __init__(self, why: TransportFailureReason, *, sent: bool) -> None:
        super().__init__(why)
        self.why = why
        self.sent = sent


class HttpOrigin(NamedTuple):
    """Where an HTTP server is: what connections are pooled by."""

    host: str
    port: int
    tls: bool


class RequestTarget(NamedTuple):
    """A place and what to ask for there."""

    place: HttpOrigin
    path: str

    @classmethod
    def parse_url(cls, url: str) -> "RequestTarget":
        """Take an absolute http or https URL apart.

        Raises:
            ValueError: it is none, or it carries credentials.
        """
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url
        if parts.scheme not in {"http", "https"} or not parts.hostname or not plain:
            raise ValueError("expected an absolute http or https URL")
        if parts.username is not None or parts.password is not None:
            raise ValueError("a URL may not carry credentials; name them as a header from the environment")
        tls = parts.scheme == "https"
        port = parts.port or (443 if tls else 80)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return cls(HttpOrigin(parts.hostname, port, tls), path)

    @property
    def url(self) -> str:
        """As it is written."""
        return f"{'https' if self.place.tls else 'http'}://{self.authority}{self.path}"

    @property
    def authority(self) -> str:
        """The value of the Host header."""
        host, port, tls = self.place
        name = f"[{host}]" if ":" in host else host
        return name if port == (443 if tls else 80) else f"{name}:{port}"
