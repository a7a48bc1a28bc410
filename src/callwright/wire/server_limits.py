"""The server's limits, and the host names, origins and proxies that it accepts."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from msgspec import Struct


class ServerLimits(Struct, frozen=True, kw_only=True):
    """Limits of one server. Times in seconds, sizes in bytes.

    Attributes:
        connections: Open connections at a time; further ones are answered 503.
        head_bytes, head_fields: Size and number of headers, request line included; more is answered 431.
        body_bytes: Size of a request body; more is answered 413.
        head_s: From a request's first byte to the end of its headers, however slowly they arrive.
        body_s: From there to the end of its body.
        idle_s: Between two requests.
        write_s: A client that reads nothing for this long is disconnected.
        ahead: Pipelined requests that may wait behind the current one.
        sweep_s: Interval at which deadlines are checked.
    """

    connections: int = 1024
    head_bytes: int = 32 * 1024
    head_fields: int = 100
    body_bytes: int = 16 * 1024 * 1024
    head_s: float = 10.0
    body_s: float = 60.0
    idle_s: float = 75.0
    write_s: float = 60.0
    ahead: int = 16
    sweep_s: float = 1.0


class AllowedOrigins(Struct, frozen=True, kw_only=True):
    """Accepted Host and Origin headers; all others are refused (DNS rebinding).

    ``hosts`` are names or addresses without a port; any port is accepted. A request without ``Origin`` is no web page's.
    """

    hosts: frozenset[str] = frozenset({"127.0.0.1", "localhost", "[::1]"})
    origins: frozenset[str] = frozenset()

    def is_known_host(self, host: str) -> bool:
        """Return whether the Host header names this server."""
        return _strip_port(host) in self.hosts

    def is_known_origin(self, origin: str) -> bool:
        """Return whether web pages of this origin may send requests."""
        scheme, _, rest = origin.partition("://")
        return origin in self.origins or (scheme in {"http", "https"} and _strip_port(rest) in self.hosts)


def _strip_port(host: str) -> str:
    host = host.lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    name, colon, port = host.partition(":")
    return name if not colon or port.isdigit() else ""


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
