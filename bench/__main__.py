"""``python -m bench``: measure, print the table, write ``build/bench.json``."""

import argparse
import compileall
import json
import os
import shutil
import sys
import traceback
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from bench import machine, page, report
from bench.groups import (
    durable,
    fifty,
    forms,
    in_process,
    postgres,
    replicas,
    scale,
    slow_disk,
    start,
    tasks,
    wire,
)
from bench.peers import fleet
from bench.plan import Plan

GROUPS = {
    "in-process": in_process.measure,
    "forms": forms.measure,
    "durable": durable.measure,
    "slow-disk": slow_disk.measure,
    "postgres": postgres.measure,
    "fifty": fifty.measure,
    "replicas": replicas.measure,
    "tasks": tasks.measure,
    "start": start.measure,
    "scale": scale.measure,
    "wire": wire.measure,
}


def main(words: Sequence[str] | None = None) -> int:
    """Exit code 0 whatever the figures are (a bench tells, it does not judge), 1 when something could not be measured."""
    asked = _asked(words)
    folder = (
        asked.out.parent / f"bench-files-{os.getpid()}"
    )  # two runs at a time may spoil each other's figures, not files
    began = perf_counter()
    plan = Plan(
        folder, rounds=1 if asked.quick else 5, share=0.02 if asked.quick else 1.0, ours=not asked.floors
    )
    facts = machine.describe(folder)
    if plan.ours:
        _compile_package()
    try:
        sections = _measured(plan, asked, facts)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    facts["took"] = f"{perf_counter() - began:.0f} s; load average afterwards {machine.load()}"
    _tell(asked, facts, sections)
    return int(any(section.broken for section in sections))


def _compile_package() -> None:
    """Compile the package, as an installer does: a process that compiles its sources itself starts later and keeps more memory.

    Some environments keep Python from writing what it has compiled.
    """
    compileall.compile_dir(fleet.ROOT / "src", quiet=2)


def _tell(asked: argparse.Namespace, facts: dict[str, str], sections: list[report.Section]) -> None:
    report.write(asked.out, sections)
    if asked.page:
        page.put(asked.page, facts, sections)
    if asked.json:
        print(json.dumps(report.as_list(sections), ensure_ascii=False))
        return
    for name, fact in facts.items():
        print(f"{name:<16}{fact}")
    print(report.table(sections))
    print(f"\nfigures: {asked.out}")


def _asked(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--only", choices=GROUPS, action="append", help="measure this group only; may be repeated"
    )
    parser.add_argument(
        "--quick", action="store_true", help="a few calls of everything: a check, not a measurement"
    )
    parser.add_argument("--floors", action="store_true", help="the floors (and peers) alone")
    parser.add_argument("--peers", action="store_true", help="install the peers first (minutes, once)")
    parser.add_argument(
        "--no-peers", action="store_true", help="leave peers out even where they are installed"
    )
    parser.add_argument("--json", action="store_true", help="print the list instead of the table")
    parser.add_argument("--page", type=Path, help="a Markdown page whose figures are replaced by these")
    parser.add_argument(
        "--out", type=Path, default=fleet.ROOT / "build" / "bench.json", help="where the list goes"
    )
    return parser.parse_args(words)


def _measured(plan: Plan, asked: argparse.Namespace, facts: dict[str, str]) -> list[report.Section]:
    with ExitStack() as stack:
        if not asked.no_peers:
            plan.peers, plan.proxies, absent = fleet.gather(
                stack, plan.folder / "peers", install_first=asked.peers
            )
            facts |= {f"no {name}": why for name, why in absent.items()}
        sections = []
        for name in asked.only or list(GROUPS):
            print(f"measuring: {name} ...", file=sys.stderr)
            sections += _group(name, plan)
        return sections


def _group(name: str, plan: Plan) -> list[report.Section]:
    """One broken group may not hide the figures of the others: it is told, and the exit code says so."""
    try:
        return GROUPS[name](plan)
    except fleet.PeerGoneError as gone:
        print(f"{gone.peer.name} has ended ({gone}); once more without it ...", file=sys.stderr)
        plan.peers = [child for child in plan.peers if child.peer is not gone.peer]
        plan.folder /= "again"
        return _group(name, plan)
    except Exception as fault:  # noqa: BLE001 - whatever it was
        first = fault.exceptions[0] if isinstance(fault, ExceptionGroup) else fault
        traceback.print_exception(first)
        return [report.Section(name, "Not measured.", [], [f"it broke: {first!r:.200}"], broken=True)]


if __name__ == "__main__":
    sys.exit(main())
