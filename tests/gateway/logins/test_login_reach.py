"""How far a server's word takes us: a public one leads to no private address, whatever name or form it has (T28, T35)."""

import asyncio

import pytest

from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.metadata_fetch import MetadataFetcher

pytestmark = pytest.mark.promise("T28", "T35")

ADDRESSES = {
    "tools.example.org": ["93.184.216.34"],
    "rebound.example.org": ["93.184.216.34", "127.0.0.1"],
    "inside.example.org": ["10.0.0.7"],
    "metadata.example.org": ["169.254.169.254"],
    "loop.example.org": ["127.0.0.1"],
    "corp.example.org": ["10.0.0.5"],
    "none.example.org": [],
}


async def resolved(host: str, _port: int) -> list[str]:
    return ADDRESSES[host]


@pytest.mark.parametrize(
    "url",
    [
        "https://rebound.example.org/",
        "https://inside.example.org/",
        "https://metadata.example.org/",
        "https://loop.example.org/",
        "https://none.example.org/",
        "http://127.0.0.1:{port}/",
        "https://127.0.0.1:{port}/",
        "https://localhost:{port}/",
        "https://[::1]:{port}/",
        "https://2130706433/",
        "https://0x7f.1/",
        "http://tools.example.org/",
        "file:///etc/passwd",
        "https://tools.example.org/#f",
        "https://user@tools.example.org/",
        "https://tools.example.org/a b",
    ],
)
def test_a_public_server_cannot_make_us_ask_at_home(url: str) -> None:
    async def played() -> int:
        connections = 0

        def connected(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal connections
            connections += 1
            writer.close()

        home = await asyncio.start_server(connected, "127.0.0.1", 0)
        port = home.sockets[0].getsockname()[1]
        reach = MetadataFetcher("https://tools.example.org/mcp", resolved)
        with pytest.raises(LoginFailedError) as caught:
            await reach.fetch_document(url.format(port=port))
        assert caught.value.why == "address_refused"
        reach.close()
        home.close()
        return connections

    assert asyncio.run(played()) == 0


def test_a_private_server_may_name_private_addresses_but_not_this_machine() -> None:
    async def played() -> list[str]:
        found: list[str] = []
        for url in ("https://loop.example.org/", "https://metadata.example.org/"):
            reach = MetadataFetcher("https://corp.example.org/mcp", resolved)
            with pytest.raises(LoginFailedError) as caught:
                await reach.fetch_document(url)
            found.append(caught.value.why)
            reach.close()
        return found

    assert asyncio.run(played()) == ["address_refused"] * 2
