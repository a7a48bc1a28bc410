"""The addresses that a request may connect to, and a resolver that returns no others (threat T28).

May not know: sessions, tools. The checked address is the one that is connected to, so that a name that resolves
differently a second later (DNS rebinding) gains nothing. The table is our own: ``ipaddress.is_global`` calls several
addresses global that lead to the own machine or network (64:ff9b::7f00:1, 2002:7f00:1::, ::127.0.0.1, 192.0.0.192).
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

_HEX_NUMBER = re.compile(r"0x[0-9a-f]*")

AddressLookup = Callable[[str, int], Awaitable[list[str]]]
"""Resolver: name and port → addresses as text. Raises ``OSError`` if there are none."""

_PRIVATE_NETWORKS_V4 = tuple(
    map(IPv4Network, ("10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"))
)
_PRIVATE_NETWORKS_V6 = tuple(map(IPv6Network, ("::1/128", "fc00::/7")))
_BLOCKED_NETWORKS_V4 = tuple(map(IPv4Network, (
    "0.0.0.0/8", "100.100.100.200/32", "168.63.129.16/32", "169.254.0.0/16", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24",
    "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3",
)))  # fmt: skip
_BLOCKED_NETWORKS_V6 = tuple(map(IPv6Network, (
    "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
    "fd00:42::42/128", "fd00:c1::a9fe:a9fe/128", "fd00:ec2::23/128", "fd00:ec2::254/128", "fd20:ce::254/128",
)))  # fmt: skip
_PUBLIC_NETWORK_V6 = IPv6Network("2000::/3")
_NAT64_NETWORK = IPv6Network("64:ff9b::/96")


class AddressRefusedError(Exception):
    """The name resolves to a forbidden address. No connection was made."""


def is_address_allowed(text: str, *, private: bool) -> bool:
    """Return whether an address may be connected to.

    Public addresses are allowed; private and loopback ones if ``private`` is set; link-local, multicast, reserved and
    translated ones and the clouds' metadata services never. Text that is not an address is not allowed.
    """
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or (
            _extract_embedded_ipv4(address) if address in _NAT64_NETWORK else None
        )
        return (
            _is_ipv4_allowed(inner, private=private) if inner else _is_ipv6_allowed(address, private=private)
        )
    return _is_ipv4_allowed(address, private=private)


def _extract_embedded_ipv4(address: IPv6Address) -> IPv4Address:
    return IPv4Address(int(address) & 0xFFFFFFFF)


def _is_ipv4_allowed(address: IPv4Address, *, private: bool) -> bool:
    if any(address in network for network in _BLOCKED_NETWORKS_V4):
        return False
    return private or not any(address in network for network in _PRIVATE_NETWORKS_V4)


def _is_ipv6_allowed(address: IPv6Address, *, private: bool) -> bool:
    if any(address in network for network in _BLOCKED_NETWORKS_V6):
        return False
    return address in _PUBLIC_NETWORK_V6 or (
        private and any(address in network for network in _PRIVATE_NETWORKS_V6)
    )


def is_local_name(host: str) -> bool:
    """Return whether the host is ``localhost`` or a name below it, which mean this machine (RFC 6761)."""
    return host.rstrip(".").lower() == "localhost" or host.rstrip(".").lower().endswith(".localhost")


def is_ip_literal(host: str) -> bool:
    """Return whether a host is an IP address literal."""
    try:
        ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return False
    return True


def is_disguised_address(host: str) -> bool:
    """Return whether a host is an IP address in a non-canonical form (``127.1``, ``2130706433``, ``0x7f.1``).

    If the last label is a number, the host is not a name: https://url.spec.whatwg.org/#ends-in-a-number-checker
    """
    last = host.rstrip(".").rpartition(".")[2].lower()
    return not is_ip_literal(host) and (last.isdigit() or _HEX_NUMBER.fullmatch(last) is not None)


async def resolve_with_system(host: str, port: int) -> list[str]:
    """Resolve a name with the system's resolver."""
    loop = asyncio.get_running_loop()
    infos = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in infos))


def make_guarded_lookup(lookup: AddressLookup, *, private: bool) -> AddressLookup:
    """Wrap a resolver so that it returns only allowed addresses; one forbidden address refuses the name.

    Address literals were checked when the tool was created: the operator chose them. The resolver raises
    ``AddressRefusedError``, or ``OSError`` if the name is unknown.
    """

    async def judged(host: str, port: int) -> list[str]:
        if is_ip_literal(host):
            return [host]
        addresses = await lookup(host, port)
        if not addresses:
            raise OSError(None, "no addresses")
        inside = private or is_local_name(host)
        if not all(is_address_allowed(one, private=inside) for one in addresses):
            raise AddressRefusedError
        return addresses

    return judged
