"""AWS Lambda Powertools idempotency on a Redis of its own, appendonly with appendfsync always. Plain functions only."""

import atexit
import shutil
import socket
import subprocess
import sys
from importlib.metadata import version
from time import sleep

from aws_lambda_powertools.utilities.idempotency import idempotent_function
from aws_lambda_powertools.utilities.idempotency.persistence.redis import RedisCachePersistenceLayer
from redis import Redis
from redis.exceptions import ConnectionError as NotYet

from bench import order
from bench.peers.child import serve


def place(*, request: dict[str, str]) -> dict[str, str]:
    """Place an order."""
    return {"order_id": order.order_id(request["user_id"], "SKU-00001", 1, "CNY")}


def start_redis(folder: str) -> Redis:
    """A server of our own on a free port of this host, ended with this process."""
    program = shutil.which("redis-server")
    if program is None:
        sys.exit("absent: no redis-server on this machine")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = (
        f"--port {port} --bind 127.0.0.1 --dir {folder} --appendonly yes --appendfsync always --save".split()
    )
    server = subprocess.Popen([program, *options, ""], stdout=subprocess.DEVNULL)
    atexit.register(server.terminate)
    client = Redis(host="127.0.0.1", port=port, max_connections=1024)
    for _ in range(100):
        try:
            client.ping()
        except NotYet:
            sleep(0.05)
        else:
            break
    return client


def main() -> None:
    layer = RedisCachePersistenceLayer(client=start_redis(sys.argv[1]))
    guarded = idempotent_function(data_keyword_argument="request", persistence_store=layer)(place)
    serve(
        f"powertools {version('aws-lambda-powertools')}, redis aof always",
        lambda index: guarded(request={"number": f"order-{index:010d}", "user_id": f"user-{index:08d}"}),
        threads=True,
    )


main()
