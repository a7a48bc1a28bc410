"""nginx in front of two gateways: the system's, or the package of Debian unpacked below ``build/proving``."""

import shutil
import subprocess
from pathlib import Path

from app import certificates
from proving.environments import HOME

CONFIGURATION = """\
daemon off;
master_process off;
error_log {folder}/error.log warn;
pid {folder}/nginx.pid;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;

    upstream callwright {{
        {balance}
        server 127.0.0.1:{first} max_fails=0;
        server 127.0.0.1:{second} max_fails=0;
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port};
{secure}
        location / {{
            proxy_pass http://callwright;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host 127.0.0.1;
            proxy_buffering off;                 # events reach the client as they are sent
            client_max_body_size {body};            # 16m is as much as a gateway takes
            proxy_read_timeout 1h;               # standing streams
            proxy_connect_timeout 1s;
            proxy_next_upstream error timeout http_503 non_idempotent;
        }}
    }}
}}
"""
"""What docs/replicas.md recommends, on one machine. The ledger makes it safe to send a request that failed to the other gateway."""


def find_nginx() -> str:
    """Return the path of nginx; fetched from Debian's packages where the system has none."""
    fetched = HOME / "nginx" / "usr" / "sbin" / "nginx"
    found = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if found or fetched.exists():
        return found or str(fetched)
    assert shutil.which("apt-get") is not None, "install nginx: there is no apt-get to fetch it with"
    folder = HOME / "nginx-package"
    folder.mkdir(parents=True, exist_ok=True)
    got = subprocess.run(["apt-get", "download", "nginx"], cwd=folder, capture_output=True, check=False)
    packages = sorted(folder.glob("nginx_*.deb"))
    assert got.returncode == 0, "install nginx: its package cannot be fetched"
    subprocess.run(["dpkg-deb", "-x", packages[-1], HOME / "nginx"], check=True)
    return str(fetched)


SECURE = """\
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/certificate.pem;
        ssl_certificate_key {folder}/key.pem;
"""


def start_nginx(
    folder: Path,
    port: int,
    gateways: tuple[int, int],
    balance: str = "",
    *,
    tls_port: int | None = None,
    body: str = "16m",
) -> subprocess.Popen[bytes]:
    """Start nginx in front of two gateways, and return its process.

    ``balance`` is a directive, or "" for taking turns. On ``tls_port`` it speaks TLS as localhost, with ``certificate.pem`` of the
    folder. ``body`` is the size up to which it passes bodies on.
    """
    binary = find_nginx()
    folder.mkdir()
    (folder / "certificate.pem").write_text(certificates.LOCALHOST)
    (folder / "key.pem").write_text(certificates.KEY)
    text = CONFIGURATION.format(
        folder=folder,
        port=port,
        first=gateways[0],
        second=gateways[1],
        balance=balance,
        secure="" if tls_port is None else SECURE.format(folder=folder, port=tls_port),
        body=body,
    )
    (folder / "nginx.conf").write_text(text)
    with (folder / "out").open("wb") as out:
        return subprocess.Popen(
            [binary, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
        )
