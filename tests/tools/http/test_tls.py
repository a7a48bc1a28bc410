"""Certificates are checked against authorities and the name that was asked for; what is refused has been sent nothing (T28)."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from callwright import Callwright, ToolResult
from callwright.testing import FakeClock
from callwright.tools.http.client_pool import HttpClientPool
from tools.http.documents import writing

pytestmark = pytest.mark.promise("T28")
OK = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"n":1}'


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate of ``shop.example`` that vouches for itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "shop.example")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("shop.example")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    folder = tmp_path_factory.mktemp("tls")
    certificate, secret = folder / "cert.pem", folder / "key.pem"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    )
    return certificate, secret


@asynccontextmanager
async def shop(pair: tuple[Path, Path], heard: list[bytes]) -> AsyncIterator[int]:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(OK)
        await writer.drain()
        await reader.read()
        writer.close()

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*pair)
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def here(_host: str, _port: int) -> list[str]:
    return ["127.0.0.1"]


def paid(
    pair: tuple[Path, Path], host: str, authorities: ssl.SSLContext | None
) -> tuple[ToolResult, list[bytes]]:
    heard: list[bytes] = []

    async def go() -> ToolResult:
        async with shop(pair, heard) as port:
            app = Callwright(clock=FakeClock())
            sessions = (
                HttpClientPool(here) if authorities is None else HttpClientPool(here, lambda: authorities)
            )
            app.add_openapi(writing(), f"https://{host}:{port}", private=True, sessions=sessions)
            return await app.acall({"name": "op", "arguments": {"amount": 3}})

    return asyncio.run(go()), heard


def test_a_certificate_of_the_name_that_was_asked_for_is_believed(pair: tuple[Path, Path]) -> None:
    result, heard = paid(pair, "shop.example", ssl.create_default_context(cafile=str(pair[0])))

    assert result.success
    assert b"Host: shop.example:" in heard[0]


@pytest.mark.parametrize(("host", "known"), [("shop.example", False), ("evil.example", True)])
def test_a_certificate_of_nobody_or_of_another_name_is_not(
    pair: tuple[Path, Path], host: str, *, known: bool
) -> None:
    authorities = ssl.create_default_context(cafile=str(pair[0])) if known else None

    result, heard = paid(pair, host, authorities)

    assert result.error is not None
    assert (result.error.code, result.effect) == ("connection_failed", "none")
    assert heard == []
