"""nginx in front of two gateways: the system's, or the package of Debian unpacked below ``build/proving``."""

import shutil
import subprocess
from pathlib import Path

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
        location / {{
            proxy_pass http://callwright;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host 127.0.0.1;
            proxy_buffering off;                 # events reach the client as they are sent
            client_max_body_size 16m;            # as much as a gateway takes
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


def start_nginx(
    folder: Path, port: int, gateways: tuple[int, int], balance: str = ""
) -> subprocess.Popen[bytes]:
    """Start nginx in front of two gateways, and return its process. ``balance`` is a directive, or "" for taking turns."""
    binary = find_nginx()
    folder.mkdir()
    text = CONFIGURATION.format(
        folder=folder, port=port, first=gateways[0], second=gateways[1], balance=balance
    )
    (folder / "nginx.conf").write_text(text)
    with (folder / "out").open("wb") as out:
        return subprocess.Popen(
            [binary, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
        )
