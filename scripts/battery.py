"""The public reliability battery: the shipped chaos suite, run on others, each in an environment of its own.

    make battery

Environments are below ``build/battery``. Prints a Markdown table, and writes every verdict to ``build/battery.json``. A subject
that cannot be installed is named with the reason, and the others go on.
"""

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "battery"
PATIENCE_S = 900
LIE = "the caller is told that it happened, and it did not"
DENIES = "denies_effect"
"""The fault of a tool that has its effect and then says that nothing happened; counted where it has had its effect."""


class Subject(NamedTuple):
    """What is put to the test: a wrapper of ``bench/wrappers.py`` ("" is Callwright itself), and what pip installs for it."""

    wrap: str
    packages: tuple[str, ...] = ()


SUBJECTS = (
    Subject(""),
    Subject("exactly_once_sqlite", ("exactly-once==0.2.1",)),
    Subject("agent_once_sqlite", ("agent-once==0.1.0",)),
    Subject("powertools_idempotency", ("aws-lambda-powertools[redis]==3.37.0", "boto3", "fakeredis==2.40.0")),
    Subject("bare"),
    Subject("mcp_sdk_server", ("mcp==2.3.0",)),
    Subject("fastmcp_retry", ("fastmcp==4.1.2",)),
    Subject("langchain_tool_retry", ("langchain",)),
    Subject("tenacity_retry", ("tenacity==9.2.1",)),
)


class AbsentError(Exception):
    """The subject cannot be installed or run here. Cure: what the message says, the last line of pip or of the run."""


def installed(subject: Subject) -> Path:
    """The interpreter of its environment, made where it is not there yet."""
    home = HOME / (subject.wrap or "callwright")
    python, mark = home / "bin" / "python", home / "installed"
    if mark.exists() and mark.read_text(encoding="utf-8").split() == list(subject.packages):
        return python
    sys.stderr.write(f"battery: {home.name} ...\n")
    venv.create(home, with_pip=True, clear=True)
    _ran([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", ROOT, *subject.packages])
    mark.write_text(" ".join(subject.packages), encoding="utf-8")
    return python


def _ran(line: list[Any], *, may_find: bool = False) -> str:
    done = subprocess.run(  # noqa: S603 - pip and ourselves, in environments of our own
        list(map(str, line)), capture_output=True, text=True, timeout=PATIENCE_S, check=False, cwd=ROOT
    )
    if done.returncode not in ({0, 1} if may_find else {0}):
        raise AbsentError((done.stderr.strip().splitlines() or ["it ended without a word"])[-1][:200])
    return done.stdout


def report_of(subject: Subject) -> dict[str, Any]:
    """The report of one subject."""
    line: list[Any] = [installed(subject), "-m", "callwright", "chaos", "--json", "--quiet", "--jobs", "4"]
    if subject.wrap:
        line += ["--wrap", f"{ROOT / 'bench' / 'wrappers.py'}:{subject.wrap}"]
    found: dict[str, Any] = json.loads(_ran(line, may_find=True))["reports"][0]
    return found


def row(report: dict[str, Any]) -> str:
    """One line of the table."""
    verdicts = report["verdicts"]
    lies = sum(LIE in one["wrong"] for one in verdicts)
    asked = report["passed"] + report["failed"]
    denied = [one for one in verdicts if one["fault"] == DENIES and one["effects"]]
    again = sum(one["effects"] > 1 for one in denied)
    return f"| {report['subject']} | {report['passed']} / {asked} | {report['doubled']} | {lies} | {again} / {len(denied)} |"


def main() -> int:
    """Run all of them, print the table."""
    reports, absent = [], []
    for subject in SUBJECTS:
        try:
            reports.append(report_of(subject))
        except (AbsentError, subprocess.TimeoutExpired) as why:
            absent.append(f"{subject.wrap}: {why}")
    HOME.mkdir(parents=True, exist_ok=True)
    (ROOT / "build" / "battery.json").write_text(json.dumps(reports, indent=1), encoding="utf-8")
    lines = [
        "| Subject | Passed | Cases with something done too often | Success told where nothing happened | Done again where denied |",
        "|---|---|---|---|---|",
        *map(row, reports),
        *(f"left out: {one}" for one in absent),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if absent or reports[0]["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
