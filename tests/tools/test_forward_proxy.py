"""Forward proxies and certificates of upstream servers: which proxy is used, the tunnel, and faults that say "certificate"."""

import asyncio
import datetime as dt
import ipaddress
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from callwright import Callwright
from callwright.tools.mcp.server_spec import ServerSpec, ServerSpecError
from callwright.wire.forward_proxy import ForwardProxy, choose_proxy
from callwright.wire.http_client import HttpClient, load_authorities
from callwright.wire.request_target import HttpOrigin, HttpTransportError, RequestTarget

pytestmark = pytest.mark.promise("E12")

PROXIES = {
    "HTTPS_PROXY": "http://p:1",
    "http_proxy": "q:2",
    "NO_PROXY": "corp.example, .in.example,10.0.0.0/8,x.example:8443",
}


@pytest.mark.parametrize(
    ("host", "port", "tls", "proxy"),
    [
        ("api.example", 443, True, ForwardProxy("p", 1)),
        ("api.example", 80, False, ForwardProxy("q", 2)),
        ("corp.example", 443, True, None),
        ("a.corp.example", 443, True, None),
        ("a.in.example", 443, True, None),
        ("notcorp.example", 443, True, ForwardProxy("p", 1)),
        ("10.1.2.3", 443, True, None),
        ("x.example", 8443, True, None),
        ("x.example", 443, True, ForwardProxy("p", 1)),
        ("localhost", 80, False, None),
        ("127.0.0.1", 443, True, None),
        ("::1", 443, True, None),
    ],
)
def test_the_environment_names_the_proxy(
    host: str, port: int, proxy: ForwardProxy | None, *, tls: bool
) -> None:
    assert choose_proxy(HttpOrigin(host, port, tls), PROXIES) == proxy


def test_all_proxy_is_the_last_resort_and_a_star_excludes_everything() -> None:
    place = HttpOrigin("api.example", 443, True)

    assert choose_proxy(place, {"all_proxy": "http://u:p%40w@h:3128"}) == ForwardProxy(
        "h", 3128, "Basic dTpwQHc="
    )
    assert choose_proxy(place, {"all_proxy": "http://h", "no_proxy": "*"}) is None
    assert choose_proxy(place, {}) is None


@pytest.mark.parametrize("url", ["socks5://h:1", "https://h:1", "http://", "h\x01:1"])
def test_other_kinds_of_proxies_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="HTTP proxy"):
        ForwardProxy.parse_url(url)
    with pytest.raises(ServerSpecError, match="proxy"):
        ServerSpec(name="up", url="https://h/mcp", proxy=url).validate()


def test_a_server_may_name_its_proxy_or_none() -> None:
    spec = ServerSpec(name="up", url="https://h/mcp", proxy="http://own:1").validate()
    direct = ServerSpec(name="up", url="https://h/mcp", proxy="direct").validate()

    assert (spec.find_proxy(PROXIES), direct.find_proxy(PROXIES)) == (ForwardProxy("own", 1), None)


def test_proxies_and_authorities_reach_child_processes() -> None:
    ours = {"https_proxy": "http://p:1", "NODE_EXTRA_CA_CERTS": "/ca.pem", "SECRET": "x"}

    assert ServerSpec(name="up", command=("x",)).build_environment(ours) == {
        "https_proxy": "http://p:1", "NODE_EXTRA_CA_CERTS": "/ca.pem",
    }  # fmt: skip


# --- certificates of the test's own ------------------------------------------------------------------------------


def make_certificate(folder: Path) -> Path:
    """A self-signed certificate for this machine, its key in the same file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    now = dt.datetime(2020, 1, 1, tzinfo=dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(7)
        .not_valid_before(now)
        .not_valid_after(now + dt.timedelta(days=365 * 80))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path = folder / "both.pem"
    path.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    return path


HELLO = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello"


async def answer_once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that says hello to whatever it is asked."""
    try:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(HELLO)
        await writer.drain()
    except (asyncio.IncompleteReadError, OSError):
        pass
    writer.close()


@contextmanager
def secure_server(certificate: Path, *, asks: bool = False) -> Iterator[int]:
    """A TLS server that says hello; with ``asks`` it wants a certificate of its clients. Blocking, so that its alerts are sent."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    if asks:
        context.verify_mode = ssl.CERT_REQUIRED
        context.load_verify_locations(certificate)
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with suppress(OSError):  # the listening socket is closed at the end
            while True:
                connection, _ = listening.accept()
                with connection, suppress(OSError):
                    serve_one(context, connection)

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join(10)


def serve_one(context: ssl.SSLContext, connection: socket.socket) -> None:
    with context.wrap_socket(connection, server_side=True, do_handshake_on_connect=False) as secure:
        secure.settimeout(5)
        try:
            secure.do_handshake()
            if secure.recv(4096):
                secure.sendall(HELLO)
        finally:
            socket.socket.shutdown(secure, socket.SHUT_WR)
            while socket.socket.recv(secure, 4096):
                pass  # what is left unread would reset the connection before the alert is read


class Tunnels:
    """A proxy; ``asked`` are the heads of its requests."""

    def __init__(self, status: bytes = b"200 Connection established") -> None:
        self.status = status
        self.asked: list[bytes] = []
        self.open: list[asyncio.Task[None]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += [task for task in (asyncio.current_task(),) if task is not None]
        head = await reader.readuntil(b"\r\n\r\n")
        self.asked.append(head)
        writer.write(b"HTTP/1.1 " + self.status + b"\r\n\r\n")
        if not self.status.startswith(b"2"):
            writer.close()
            await writer.wait_closed()
            return
        host, _, port = head.split(b" ")[1].decode().rpartition(":")
        there, back = await asyncio.open_connection(host, int(port))
        await asyncio.gather(pump(reader, back), pump(there, writer))


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
    except OSError:
        pass
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


@asynccontextmanager
async def proxy(status: bytes = b"200 Connection established") -> AsyncIterator[tuple[Tunnels, int]]:
    tunnels = Tunnels(status)
    server = await asyncio.start_server(tunnels.serve, "127.0.0.1", 0)
    async with server:
        yield tunnels, server.sockets[0].getsockname()[1]
        await asyncio.gather(*tunnels.open)


async def fetch(client: HttpClient, url: str) -> bytes:
    try:
        return await (await client.send("GET", RequestTarget.parse_url(url))).read(100)
    finally:
        client.close()
        await asyncio.sleep(0)


def test_a_request_goes_through_the_tunnel_with_tls_inside(tmp_path: Path) -> None:
    async def go() -> None:
        own = make_certificate(tmp_path)
        with secure_server(own) as port:
            async with proxy() as (tunnels, at):
                client = HttpClient(
                    tls=lambda: load_authorities(str(own)), proxy=ForwardProxy("127.0.0.1", at, "Basic eDp5")
                )
                assert await fetch(client, f"https://127.0.0.1:{port}/") == b"hello"
                (head,) = tunnels.asked
                assert head.startswith(f"CONNECT 127.0.0.1:{port} HTTP/1.1\r\n".encode())
                assert b"Proxy-Authorization: Basic eDp5\r\n" in head

    asyncio.run(go())


def test_plain_http_goes_through_the_tunnel_too() -> None:
    async def go() -> None:
        async with await asyncio.start_server(answer_once, "127.0.0.1", 0) as server, proxy() as (_, at):
            port = server.sockets[0].getsockname()[1]
            client = HttpClient(proxy=ForwardProxy("127.0.0.1", at))
            assert await fetch(client, f"http://127.0.0.1:{port}/") == b"hello"

    asyncio.run(go())


@pytest.mark.parametrize("status", [b"407 Proxy Authentication Required", b"502 Bad Gateway"])
def test_a_proxy_that_refuses_is_told_from_a_server_that_does(status: bytes) -> None:
    async def go() -> None:
        async with proxy(status) as (_, at):
            with pytest.raises(HttpTransportError) as caught:
                await fetch(HttpClient(proxy=ForwardProxy("127.0.0.1", at)), "http://127.0.0.1:9/")
            assert (caught.value.why, caught.value.sent) == ("proxy", False)

    asyncio.run(go())


async def reason_of(spec: ServerSpec) -> str:
    with Callwright() as app:
        reasons = await app.connect([spec])
        assert app.connected is not None
        await app.connected.close()
    return reasons["up"]


def test_a_server_that_closes_every_connection_is_told_from_one_that_is_not_there() -> None:
    async def drop(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.close()

    async def go() -> None:
        async with await asyncio.start_server(drop, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            dropped = await reason_of(ServerSpec(name="up", url=f"http://127.0.0.1:{port}/mcp"))
        absent = await reason_of(ServerSpec(name="up", url=f"http://127.0.0.1:{port}/mcp"))
        assert "closes connections without an answer" in dropped
        assert "nothing answers at its address" in absent

    asyncio.run(go())


def test_a_certificate_that_is_not_trusted_is_named_in_the_reason(tmp_path: Path) -> None:
    async def go() -> None:
        own = make_certificate(tmp_path)
        with secure_server(own) as port:
            url = f"https://127.0.0.1:{port}/mcp"
            assert "certificate is not trusted" in await reason_of(ServerSpec(name="up", url=url))
            trusted = await reason_of(ServerSpec(name="up", url=url, ca=str(own)))
            assert "certificate" not in trusted
            absent = ServerSpec(name="up", url=url, ca=str(tmp_path / "absent.pem"))
            assert "certificate authorities" in await reason_of(absent)

    asyncio.run(go())


def test_a_server_that_wants_our_certificate_gets_it_and_its_refusal_is_named(tmp_path: Path) -> None:
    async def go() -> None:
        own = make_certificate(tmp_path)
        with secure_server(own, asks=True) as port:
            url = f"https://127.0.0.1:{port}/mcp"
            without = await reason_of(ServerSpec(name="up", url=url, ca=str(own)))
            assert "certificate" in without
            having = ServerSpec(name="up", url=url, ca=str(own), client_cert=str(own))
            assert "certificate" not in await reason_of(having)

    asyncio.run(go())
