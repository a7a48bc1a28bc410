"""How much of a client the server bears, and from where it may come."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from msgspec import Struct


class ServerLimits(Struct, frozen=True, kw_only=True):
    """Bounds of one server. Times are seconds, sizes bytes.

    Attributes:
        connections: Open connections at a time; more are answered 503.
        head_bytes, head_fields: Of request line and headers together; more is 431.
        body_bytes: Of a request's body; more is 413.
        head_s: From a request's first byte to the end of its headers, however slowly they drip.
        body_s: From there to the end of its body.
        idle_s: Between two requests.
        write_s: A client that takes nothing for so long is let go.
        ahead: Requests that may wait behind the one being answered.
        sweep_s: How often it is looked who has overstayed.
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
    """Under which names the server is asked, and from which web pages: everything else is refused (DNS rebinding).

    ``hosts`` are names or addresses without a port; any port is accepted. A request without ``Origin`` is no web page's.
    """

    hosts: frozenset[str] = frozenset({"127.0.0.1", "localhost", "[::1]"})
    origins: frozenset[str] = frozenset()

    def is_known_host(self, host: str) -> bool:
        """Whether this is one of our names."""
        return _strip_port(host) in self.hosts

    def is_known_origin(self, origin: str) -> bool:
        """Whether a page from there may ask."""
        scheme, _, rest = origin.partition("://")
        return origin in self.origins or (scheme in {"http", "https"} and _strip_port(rest) in self.hosts)


def _strip_port(host: str) -> str:
    host = host.lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    name, colon, port = host.partition(":")
    return name if not colon or port.isdigit() else ""


class TrustedProxies(Struct, frozen=True):
    """Addresses of proxies in front of the server: on their connections several clients ask, and closing one says nothing."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    @classmethod
    def parse_networks(cls, said: Iterable[str]) -> "TrustedProxies":
        """From addresses and networks, such as "10.0.0.7" or "10.0.0.0/8".

        Raises:
            ValueError: one is neither.
        """
        return cls(tuple(ip_network(one, strict=False) for one in said))

    def contains_address(self, address: str) -> bool:
        """Whether this address is a proxy's; what is no address is none."""
        return bool(self.networks) and _contains_address(self.networks, address)


@lru_cache(maxsize=4096)
def _contains_address(networks: tuple[IPv4Network | IPv6Network, ...], address: str) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return any(mapped in one for one in networks)
