"""Staged releases on two running gateways: what one decides, or measures, holds on both, over HTTP and with real keys."""

import contextlib
import json
import subprocess
import time
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import cli
from cli.upping import Up, environment, up, warm_command
from stores.postgres import Ledgers

pytestmark = pytest.mark.promise("B12", "E5")

MODULE = '''
from callwright import Callwright, fail

app = Callwright()


def add(version: str) -> None:
    @app.tool(name="pay", version=version, effect="once", key=["order"], errors={"NO_FUNDS": "No funds."})
    def pay(order: str):
        """Pay an order."""
        if version == "2.0.0" and order.startswith("poor"):
            return fail("NO_FUNDS")
        return {"paid": order}


add("1.0.0")
add("2.0.0")
'''
CONFIG = """
store = "{store}"
[listen]
port = 0
[run]
max_tool_calls = 1_000
[identity]
mode = "keys"
[python.shop]
module = "shop_of_two_replicas"
[[rules]]
effect = "allow"
"""
RUNS = [f"run-{number}" for number in range(40)]


class Shop:
    """Two gateways, a caller of each of two tenants, and the command line on their ledger."""

    def __init__(self, replicas: tuple[Up, Up], keys: dict[str, str], store: str) -> None:
        self.ports = [one.port for one in replicas]
        self._keys = keys
        self._store = store
        self._numbers = count()

    def contracts(self, *words: str) -> Any:
        """What ``callwright contracts`` answers, as JSON."""
        ran = cli("contracts", *words, "--store", self._store, "--json")
        assert ran.code == ExitCode.OK, ran.err
        return ran.json

    def versions(self, replica: int, tenant: str, orders: str) -> dict[str, str]:
        """The version that each run of the tenant is given at this replica; no two calls are of one order."""
        found: dict[str, str] = {}
        with contextlib.closing(HTTPConnection("127.0.0.1", self.ports[replica], timeout=30)) as http:
            for run in RUNS:
                headers = {
                    "Authorization": f"Bearer {self._keys[tenant]}",
                    "Callwright-Run": run,
                    "Content-Type": "application/json",
                }
                body = json.dumps({"order": f"{orders} {replica} {tenant} {run}"})
                http.request("POST", "/v1/tools/pay/calls", body, headers)
                found[run] = json.load(http.getresponse())["meta"]["toolVersion"]
        return found

    def settle(self, tenant: str, *versions: str, orders: str = "orders") -> dict[str, str]:
        """The version of each run, once both replicas give these versions; the same run has the same one at both."""
        deadline = time.monotonic() + 60
        here: dict[str, str] = {}
        there: dict[str, str] = {}
        while time.monotonic() < deadline:
            numbered = f"{orders} {next(self._numbers)}"
            here, there = (self.versions(replica, tenant, numbered) for replica in (0, 1))
            if here == there and set(here.values()) == set(versions):
                return here
        raise AssertionError((here, there))


def make_key(folder: Path, tenant: str) -> str:
    made = subprocess.run(
        [*warm_command(), "keys", "new", f"of-{tenant}", "--tenant", tenant, "--json"],
        capture_output=True,
        check=True,
        cwd=folder,
        env=environment(folder),
        timeout=60,
    )
    return str(json.loads(made.stdout)["key"])


@pytest.mark.costly
def test_a_stage_by_share_and_by_tenant_its_halt_and_its_rollback_are_the_same_on_two_gateways(
    tmp_path: Path, ledgers: Ledgers
) -> None:
    store = f"{ledgers.url}?schema={ledgers.fresh()}"
    (tmp_path / "shop_of_two_replicas.py").write_text(MODULE)
    (tmp_path / "callwright.toml").write_text(CONFIG.format(store=store))
    keys = {tenant: make_key(tmp_path, tenant) for tenant in ("acme", "initech")}
    start = ("--json", "--allow-python", "shop_of_two_replicas")

    with up(tmp_path, *start) as one, up(tmp_path, *start) as two:
        shop = Shop((one, two), keys, store)
        shop.settle("acme", "2.0.0")
        shop.contracts("release", "pay", "2.0.0", "--percent", "0", "--tenant", "acme")
        shop.settle("initech", "1.0.0")
        shop.settle("acme", "2.0.0")

        shop.contracts("release", "pay", "2.0.0", "--percent", "40")
        staged = shop.settle("initech", "1.0.0", "2.0.0")

        rule = "error > 50% over 30"
        shop.contracts("release", "pay", "2.0.0", "--percent", "40", "--tenant", "acme", "--halt-when", rule)
        shop.settle("acme", "1.0.0", orders="poor")
        shop.settle("initech", "1.0.0")
        last = shop.contracts("list", "pay")["history"][0]

        shop.contracts("release", "pay", "2.0.0", "--percent", "40")
        again = shop.settle("initech", "1.0.0", "2.0.0")
        shop.contracts("release", "pay", "2.0.0")
        shop.settle("initech", "2.0.0")
        shop.contracts("rollback", "pay")
        shop.settle("initech", "1.0.0")
        shop.settle("acme", "1.0.0")
        ends = [one.end()[0], two.end()[0]]

    assert staged == again
    assert (last["state"], last["by"]) == ("halted", "callwright")
    assert ends == [0, 0]
