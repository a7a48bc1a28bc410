"""Score parsers of tool calls side by side: ``python -m bench.leaderboard`` (``make leaderboard``).

Every parser runs in an environment of its own below ``build/leaderboard`` and gives calls for a text and its tools. A call counts as
executed where its tool is on offer and its arguments meet the tool's closed schema, by the same validator for all. Writes
``build/leaderboard.json`` and the pages ``docs/leaderboard.md`` and ``docs/leaderboard.zh-CN.md``.
"""

import json
import os
import subprocess
import sys
import venv
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bench.leaderboard.page import write_pages
from bench.leaderboard.text_sets import SETS, Item
from callwright import __version__
from callwright.evals.replay.bfcl_checker import BfclChecker, load_checker
from callwright.evals.replay.output_decision import decide_recording
from callwright.evals.replay.recording_types import RecordedOffer, Recording, compile_recorded_offer

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "build" / "leaderboard"
PATIENCE_S = 1800

Call = tuple[str, dict[str, Any]]


class Parser(NamedTuple):
    """A contender: its name in ``parser_child.py``, and what pip installs for it."""

    name: str
    packages: tuple[str, ...] = ()


PARSERS = (
    Parser("json"),
    Parser("tags"),
    Parser("json-repair", ("json-repair==0.64.6",)),
    Parser("fast-json-repair", ("fast-json-repair==0.2.3",)),
    Parser("baml", ("baml-py==0.226.3", "pydantic>=2,<3")),
    Parser("langchain", ("langchain-core==1.7.2",)),
    Parser("pydantic-ai", ("pydantic-ai-slim==2.68.0",)),
)


class AbsentError(Exception):
    """A parser cannot be installed or run here; the message is the last line of pip or of the parser."""


def install(parser: Parser) -> Path:
    """Return the interpreter of the parser's environment, made where it is not there yet."""
    home = HOME / parser.name
    python, mark = home / "bin" / "python", home / "installed"
    if mark.exists() and mark.read_text("utf-8").split() == list(parser.packages):
        return python
    sys.stderr.write(f"leaderboard: installing {parser.name} ...\n")
    venv.create(home, with_pip=bool(parser.packages), clear=True)
    if parser.packages:
        command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *parser.packages]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
        if done.returncode:
            raise AbsentError((done.stderr.strip().splitlines() or ["pip failed"])[-1][:200])
    mark.write_text(" ".join(parser.packages), "utf-8")
    return python


def ask(parser: Parser, recordings: Sequence[Recording]) -> tuple[str, list[list[Call]], int]:
    """Return the parser's version, its calls for every text, and how many texts it raised an error for."""
    lines = "".join(
        json.dumps({"text": one.text or "", "tools": json.loads(bytes(one.tools))}) + "\n"
        for one in recordings
    )
    child = [str(install(parser)), "-I", str(Path(__file__).parent / "parser_child.py"), parser.name]
    environment = {**os.environ, "BAML_LOG": "off"}
    done = subprocess.run(
        child, input=lines, capture_output=True, text=True, timeout=PATIENCE_S, check=False, env=environment
    )
    answers = done.stdout.splitlines()
    if done.returncode or len(answers) != len(recordings) + 1:
        raise AbsentError((done.stderr.strip().splitlines() or ["it ended without a word"])[-1][:200])
    head, *rows = map(json.loads, answers)
    calls = [[(call["name"], call["arguments"]) for call in row["calls"]] for row in rows]
    return head["version"], calls, sum("fault" in row for row in rows)


def execute(calls: Sequence[Call], offer: RecordedOffer) -> list[Call]:
    """Return the calls that would be executed: tool on offer, arguments valid."""
    return [
        call
        for call in calls
        if (tool := offer.get(call[0])) is not None and tool.check_input.is_valid(call[1])
    ]


def decide_ours(recording: Recording, offer: RecordedOffer) -> list[Call]:
    """Return the calls that Callwright would execute without asking."""
    return [(one.name, one.arguments) for one in decide_recording(recording, offer).calls if one.code is None]


def declare_writes(recording: Recording) -> Recording:
    """Return the recording with tools that may have any effect, as those of an application that declares nothing."""
    tools = [{**tool, "effect": "once"} for tool in json.loads(bytes(recording.tools))]
    return replace(recording, tools=msgspec.Raw(json.dumps(tools).encode()))


def judge(item: Item, executed: Sequence[Call], checker: BfclChecker | None) -> str:
    """Return the outcome: right, wrong or missing where calls are due, made or left where none is."""
    recording, due = item
    if recording.expect == "no_call":
        return "made" if executed else "left"
    if not executed:
        return "missing"
    if due is None:
        right = checker is not None and checker.judge_calls(recording, list(executed)).record
    else:
        right = [{"name": name, "arguments": arguments} for name, arguments in executed] == due
    return "right" if right else "wrong"


def main() -> int:
    """Run every parser on every set, print and write the table."""
    checker = load_checker()
    sets = {name: list(make()) for name, make in SETS.items()}
    if checker is None:
        sets.pop("recorded")
    sets = {name: items for name, items in sets.items() if items}
    items = [item for one in sets.values() for item in one]
    recordings = [recording for recording, _ in items]
    offers = [compile_recorded_offer(one) for one in recordings]
    ours = [decide_ours(one, offer) for one, offer in zip(recordings, offers, strict=True)]
    writes = [declare_writes(one) for one in recordings]
    careful = [decide_ours(one, compile_recorded_offer(one)) for one in writes]
    rows = [
        {"parser": name, "version": __version__, "faults": 0, "sets": tally(sets, calls, checker)}
        for name, calls in (("callwright", ours), ("callwright-once", careful))
    ]
    absent: dict[str, str] = {}
    for parser in PARSERS:
        try:
            version, calls, faults = ask(parser, recordings)
        except (AbsentError, subprocess.TimeoutExpired) as why:
            absent[parser.name] = str(why)
            continue
        made = [execute(one, offer) for one, offer in zip(calls, offers, strict=True)]
        rows.append(
            {"parser": parser.name, "version": version, "faults": faults, "sets": tally(sets, made, checker)}
        )
    report = {"rows": rows, "absent": absent, "python": sys.version.split()[0]}
    HOME.mkdir(parents=True, exist_ok=True)
    (ROOT / "build" / "leaderboard.json").write_text(json.dumps(report, indent=1), "utf-8")
    return publish(report, ROOT / "docs")


def publish(report: dict[str, Any], folder: Path) -> int:
    """Write the pages and print the table; return the exit code: 1 where a parser is absent, then the reasons are said and the pages stay."""
    for name, why in report["absent"].items():
        sys.stderr.write(f"leaderboard: {name} is absent: {why}\n")
    if report["absent"]:
        sys.stderr.write("leaderboard: the pages are left as they are\n")
        return 1
    print(write_pages(report, folder))
    return 0


def tally(
    sets: dict[str, list[Item]], executed: Sequence[Sequence[Call]], checker: BfclChecker | None
) -> dict[str, dict[str, int]]:
    """Count the outcomes per set."""
    answers = iter(executed)
    return {
        name: dict(Counter(judge(item, next(answers), checker) for item in items))
        for name, items in sets.items()
    }


if __name__ == "__main__":
    sys.exit(main())
