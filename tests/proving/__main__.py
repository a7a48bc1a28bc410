"""Run clients of others against servers of others through ``callwright up``, and write the matrix into the docs.

    python -m proving [--clients NAME,...] [--scenarios NAME,...]        (with ``tests`` on the path; make test-clients)

What is played replaces the same cells in ``scripts/client_results.json``, from which ``make docs`` draws the table in ``docs/gateway-compatibility.md``.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from proving.environments import NODE_PACKAGES, ROOT, read_version
from proving.scenarios import SCENARIOS, Scenario, reconnect
from proving.stage import CLIENT_ENVIRONMENTS, Stage, staged

RESULTS = ROOT / "scripts" / "client_results.json"
SERVERS = ("fastmcp4", "mcp1")
"""Environments whose server framework ``upstream.py`` runs on: both eras, and the era of 2025 only."""

CLIENTS = (
    "mcp1",
    "mcp2",
    "mcp2-2025",
    "fastmcp",
    "ts1",
    "ts2",
    "ts2-2026",
    "langchain",
    "mcp-use",
    "openai-agents",
    "pydantic-ai",
)


def try_scenario(stage: Stage, scenario: Scenario) -> str:
    """Connect and play one scenario; "" if all went as a person expects."""
    answer = reconnect(stage)
    if answer["outcome"] != "connected":
        return f"not connected: {answer}"
    return scenario.check(stage)


def try_client(client: str, server: str, scenarios: tuple[Scenario, ...]) -> dict[str, Any]:
    """Play the scenarios; what goes wrong is played without the gateway, too, and then on a stage of its own."""
    found = {}
    with staged(_make_folder(), server, client) as stage:
        for scenario in scenarios:
            found[scenario.name] = try_scenario(stage, scenario)
    failed = [one for one in scenarios if found[one.name]]
    marks: dict[str, Any] = {name: {"mark": "ok"} for name in found}
    for scenario in failed:
        with staged(_make_folder(), server, client, direct=True) as stage:
            directly = try_scenario(stage, scenario)
        mark = "directly too" if directly else "lost"
        marks[scenario.name] = {"mark": mark, "behind": found[scenario.name], "directly": directly}
    return marks


def name_version(client: str) -> str:
    """Return the version of a client as installed."""
    if client.startswith("ts"):
        return NODE_PACKAGES["@modelcontextprotocol/" + ("sdk" if client == "ts1" else "client")]
    return read_version(CLIENT_ENVIRONMENTS[client])


def _make_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="proving-"))


def main() -> int:
    """Play what was asked for; 1 if the gateway loses anything."""
    options = argparse.ArgumentParser()
    options.add_argument("--clients", default=",".join(CLIENTS))
    options.add_argument("--servers", default=",".join(SERVERS))
    options.add_argument("--scenarios", default=",".join(one.name for one in SCENARIOS))
    given = options.parse_args()
    chosen = tuple(one for one in SCENARIOS if one.name in given.scenarios.split(","))
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {"versions": {}, "cells": {}}
    lost = 0
    for server in given.servers.split(","):
        results["versions"][f"server {server}"] = read_version(server)
        for client in given.clients.split(","):
            cells = try_client(client, server, chosen)
            results["versions"][client] = name_version(client)
            results["cells"].setdefault(server, {}).setdefault(client, {}).update(cells)
            lost += sum(one["mark"] == "lost" for one in cells.values())
            for name, one in cells.items():
                sys.stderr.write(f"{client} → {server}: {name}: {one['mark']} {one.get('behind', '')}\n")
            RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
