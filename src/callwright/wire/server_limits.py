"""The server's limits, and the host names, origins and proxies that it accepts."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from msgspec import Struct


class ServerLimits(Struct, frozen=True, kw_only=True):
    """Limits of one server. Times in seconds, sizes in bytes.

    Attributes:
        connections: Open connections at a time. A further one takes the place of the oldest on which no caller has been
            identified, else of the one that has been idle longest; if there is neither, it is answered 503.
        peer_connections: The same for the connections of one address; trusted proxies are exempt.
        head_bytes, head_fields: Size and number of headers, request line included; more is answered 431.
        body_bytes: Size of a request body; more is answered 413.
        small_body_bytes: Bytes read of a body before its caller is identified; larger bodies also count for ``bodies_bytes``.
        bodies_bytes: Size of all large bodies held at a time, until their requests end. Further ones wait; one that would make all
            of them wait for each other, and a quarter more, is answered 503. While a request waits, the body that comes most slowly is refused after five seconds.
        tenant_bodies_bytes, principal_bodies_bytes: The same for the large bodies of one tenant, and of one principal.
        head_s: From a request's first byte to the end of its headers, however slowly they arrive.
        body_s: From there to the end of its body.
        idle_s: Between two requests.
        write_s: A client that reads nothing for this long is disconnected; one that reads slowly is not.
        unread_bytes: Size of the responses that clients have not read yet. Beyond it, of the address that holds most, who has kept a
            response longest is disconnected; the answer of a call with an effect can be asked for again.
        linger_s: What the sender of a refused request still sends is dropped for so long before the connection is closed.
        ahead: Pipelined requests that may wait behind the current one.
        sweep_s: Interval at which deadlines are checked.
    """

    connections: int = 1024
    peer_connections: int = 512
    head_bytes: int = 32 * 1024
    head_fields: int = 100
    body_bytes: int = 16 * 1024 * 1024
    small_body_bytes: int = 16 * 1024
    bodies_bytes: int = 48 * 1024 * 1024
    tenant_bodies_bytes: int = 36 * 1024 * 1024
    principal_bodies_bytes: int = 24 * 1024 * 1024
    head_s: float = 10.0
    body_s: float = 60.0
    idle_s: float = 75.0
    write_s: float = 60.0
    unread_bytes: int = 128 * 1024 * 1024
    linger_s: float = 5.0
    ahead: int = 16
    sweep_s: float = 1.0


class AllowedOrigins(Struct, frozen=True, kw_only=True):
    """Accepted Host and Origin headers; all others are refused (DNS rebinding).

    Attributes:
        hosts: Names or addresses without a port, as in ``Host``; any port is accepted.
        origins: Origins of other servers, such as "https://console.example.org", whose pages may send requests and read the
            responses. A page of this server itself needs no entry. A request without ``Origin`` is no web page's.
    """

    hosts: frozenset[str] = frozenset({"127.0.0.1", "localhost", "[::1]"})
    origins: frozenset[str] = frozenset()

    def is_known_host(self, host: str) -> bool:
        """Return whether the Host header names this server."""
        return split_authority(host)[0] in self.hosts

    def is_known_origin(self, origin: str, host: str) -> bool:
        """Return whether web pages of this origin may send requests to ``host`` (as in the Host header).

        An origin that is not configured must be one of our names with the port of ``host``: another port of the same machine is
        another program.
        """
        if self.is_foreign_origin(origin):
            return True
        scheme, _, rest = origin.lower().partition("://")
        default = _DEFAULT_PORTS.get(scheme)
        if default is None:
            return False
        name, port = split_authority(rest)
        return name in self.hosts and (port or default) == (split_authority(host)[1] or default)

    def is_foreign_origin(self, origin: str) -> bool:
        """Return whether this is a configured origin: its pages may also read the responses (CORS)."""
        return bool(self.origins) and origin.lower() in _normalise_origins(self.origins)


_DEFAULT_PORTS: Final = {"http": "80", "https": "443"}


@lru_cache(maxsize=64)
def _normalise_origins(origins: frozenset[str]) -> frozenset[str]:
    return frozenset(one.lower().rstrip("/") for one in origins)


def split_authority(authority: str) -> tuple[str, str]:
    """Split "name:port" into the name in lower case and the port, "" if there is none; the name is "" if it is neither."""
    host = authority.lower()
    name, colon, port = host.rpartition(":")
    if not colon or (host.startswith("[") and host.endswith("]")):
        name, port = host, ""
    elif not (port.isascii() and port.isdigit()):
        return "", ""
    return (name, port) if ":" not in name or (name.startswith("[") and name.endswith("]")) else ("", "")


class TrustedProxies(Struct, frozen=True):
    """Networks of trusted proxies. They carry requests of several clients, so that a clean close confirms no delivery."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    @classmethod
    def parse_networks(cls, items: Iterable[str]) -> "TrustedProxies":
        """Parse addresses and networks, such as "10.0.0.7" or "10.0.0.0/8".

        Raises:
            ValueError: an item is neither.
        """
        return cls(tuple(ip_network(one, strict=False) for one in items))

    def contains_address(self, address: str) -> bool:
        """Return whether this is the address of a trusted proxy; False for text that is no address."""
        return bool(self.networks) and _contains_address(self.networks, address)


@lru_cache(maxsize=4096)
def _contains_address(networks: tuple[IPv4Network | IPv6Network, ...], address: str) -> bool:
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(parsed, "ipv4_mapped", None) or parsed
    return any(mapped in one for one in networks)
