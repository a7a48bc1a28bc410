"""``callwright up`` in front of a server with a certificate of a company's own authority that wants one of ours too."""

import asyncio
import datetime as dt
import ipaddress
import os
import pty
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from cli.upping import up
from gateway.clients import Client

SHOP = '''
from callwright import Callwright
from callwright.gateway import asgi

app = Callwright()


@app.tool(effect="read")
def look(order: str) -> dict:
    """Look an order up."""
    return {"order": order}


tools = asgi(app)
'''
_FROM = dt.datetime(2026, 1, 1, tzinfo=dt.UTC)
_UNTIL = dt.datetime(2126, 1, 1, tzinfo=dt.UTC)


def named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


class Authority:
    """A certificate authority; its files are in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._key = folder, ec.generate_private_key(ec.SECP256R1())
        self.file = folder / "ca.pem"
        own = self._build("Acme Root", self._key.public_key(), authority=True)
        self.file.write_bytes(own.public_bytes(serialization.Encoding.PEM))

    def _build(self, name: str, key: ec.EllipticCurvePublicKey, *, authority: bool) -> x509.Certificate:
        here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
        limits = x509.BasicConstraints(ca=authority, path_length=None)
        builder = x509.CertificateBuilder(named("Acme Root"), named(name), key, 1 if authority else 2)
        dated = builder.not_valid_before(_FROM).not_valid_after(_UNTIL)
        return dated.add_extension(here, False).add_extension(limits, True).sign(self._key, hashes.SHA256())

    def issue(self, name: str, phrase: bytes | None = None) -> tuple[Path, Path]:
        """Return the files of a certificate and of its key, which has this pass phrase."""
        key = ec.generate_private_key(ec.SECP256R1())
        certificate, file = self._folder / f"{name}.pem", self._folder / f"{name}.key"
        issued = self._build(name, key.public_key(), authority=False)
        certificate.write_bytes(issued.public_bytes(serialization.Encoding.PEM))
        lock = serialization.BestAvailableEncryption(phrase) if phrase else serialization.NoEncryption()
        pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
        file.write_bytes(key.private_bytes(pem, pkcs8, lock))
        return certificate, file


@contextmanager
def served(folder: Path, authority: Authority) -> Iterator[int]:
    """A server in a process of its own, which takes nobody without a certificate of this authority."""
    (folder / "shop.py").write_text(SHOP, encoding="utf-8")
    certificate, key = authority.issue("server")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    files = [
        "--ssl-certfile",
        str(certificate),
        "--ssl-keyfile",
        str(key),
        "--ssl-ca-certs",
        str(authority.file),
    ]
    command = [sys.executable, "-m", "uvicorn", "--port", str(port), *files, "--ssl-cert-reqs", "2"]
    with subprocess.Popen(
        [*command, "shop:tools"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield port
        finally:
            process.terminate()
            process.wait(timeout=20)


@pytest.mark.slow
def test_a_server_behind_a_companys_own_authority_that_wants_our_certificate_is_served(
    tmp_path: Path,
) -> None:
    authority = Authority(tmp_path)
    certificate, key = authority.issue("gateway")
    with served(tmp_path, authority) as port:
        (tmp_path / "callwright.toml").write_text(
            f'[listen]\nport = 0\n[servers.acme]\nurl = "https://127.0.0.1:{port}/mcp"\n'
            f'ca = "{authority.file}"\nclient_cert = "{certificate}"\nclient_key = "{key}"\n',
            encoding="utf-8",
        )
        with up(tmp_path, "--json") as it:
            assert it.next("server")["tools"] >= 1

            async def go() -> None:
                client = await Client(it.port, "modern").start()
                answer = await client.call("acme__look", {"order": "7"})
                assert answer["structuredContent"] == {"order": "7"}
                client.http.close()

            asyncio.run(go())


def test_of_a_key_with_a_pass_phrase_nobody_is_asked_for_it_on_the_terminal(tmp_path: Path) -> None:
    authority = Authority(tmp_path)
    certificate, key = authority.issue("gateway", b"hush")
    code = (
        "from callwright.wire.http_client import load_authorities\n"
        f"try:\n    load_authorities({str(authority.file)!r}, {str(certificate)!r}, {str(key)!r})\n"
        "except OSError:\n    print('refused')\n"
    )
    ours, theirs = pty.openpty()
    try:
        ran = subprocess.run(
            [sys.executable, "-c", code],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            timeout=30,
            check=True,
            start_new_session=True,
        )
        shown = os.read(ours, 1000).decode()
    finally:
        os.close(ours)
        os.close(theirs)

    assert (ran.returncode, shown.split()) == (0, ["refused"])
