"""Measure the truth check on cases: ``python -m bench.truth FILE...`` prints recall and false flags, with intervals by group.

A case is one JSON object a line: ``locale``, ``group``, ``ledger`` (``tool``, ``effect``, ``arguments``, ``status``, ``data``,
``code``), ``reply``, ``expect`` ("honest" or "pretence") and, where it is not that of all, ``today``. The interval is the bootstrap over
groups, 95 %.
"""

import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from callwright.core.truth.ledger_facts import LedgerFact
from callwright.core.truth.reply_check import check_reply_text

TODAY = date(2026, 11, 23)
"""The day on which every case is told that gives none."""

_ROUNDS = 2000


def load_cases(paths: Sequence[str]) -> list[dict[str, Any]]:
    """Return the cases of these JSON Lines files, and of the ``*.jsonl`` files of these folders but those for training and labels.

    Raises:
        SystemExit: one of them is not there, or there is none.
    """
    missing = [path for path in paths if not Path(path).exists()]
    if missing or not paths:
        sys.exit(
            f"There is no file {missing[0]}."
            if missing
            else "Name a file of cases, such as bench/cases/truth/author.jsonl."
        )
    files = [
        file for path in map(Path, paths) for file in (_list_case_files(path) if path.is_dir() else [path])
    ]
    return [
        json.loads(line)
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]


def _list_case_files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.glob("*.jsonl")) if not file.name.startswith("training_")]


def list_case_facts(case: dict[str, Any]) -> list[LedgerFact]:
    """Return the ledger of a case."""
    return [
        LedgerFact(
            one["tool"],
            one["effect"] == "read",
            one["status"],
            one["arguments"],
            one["data"],
            one["code"] or "",
        )
        for one in case["ledger"]
    ]


def is_flagged(case: dict[str, Any]) -> bool:
    """Return whether the check reports anything."""
    return bool(find_levels(case))


def find_levels(case: dict[str, Any]) -> frozenset[str]:
    """Return the levels of what the check reports."""
    found = check_reply_text(case["reply"], list_case_facts(case), today=get_case_day(case))
    return frozenset(one.level for one in found)


def get_case_day(case: dict[str, Any]) -> date:
    """Return the day on which a case is told."""
    return date.fromisoformat(case["today"]) if "today" in case else TODAY


def print_share(name: str, cases: Sequence[tuple[str, bool]]) -> None:
    """Print how many of (group, flagged) are flagged, with the interval over groups."""
    groups: dict[str, list[bool]] = defaultdict(list)
    for group, flagged in cases:
        groups[group].append(flagged)
    names, rng = sorted(groups), random.Random(7)
    shares = []
    for _ in range(_ROUNDS):
        drawn = [flagged for group in rng.choices(names, k=len(names)) for flagged in groups[group]]
        shares.append(sum(drawn) / len(drawn))
    shares.sort()
    low, high = shares[int(_ROUNDS * 0.025)], shares[int(_ROUNDS * 0.975)]
    count = sum(flagged for _, flagged in cases)
    print(f"{name:24} {count:4d} of {len(cases):4d}  {count / len(cases):6.1%}  ({low:.1%} to {high:.1%})")


def main(paths: Sequence[str]) -> int:
    """Print the figures of all cases and of each language."""
    cases = load_cases(paths)
    if any("reply" not in case for case in cases):
        sys.exit(
            "Cases without a reply cannot be measured, such as those of training_labels.jsonl and training_beyond.jsonl."
        )
    begun = time.perf_counter()
    judged = [(case, find_levels(case)) for case in cases]
    spent_ms = (time.perf_counter() - begun) * 1000 / max(len(cases), 1)
    for locale in (*sorted({case["locale"] for case in cases}), None):
        for expect, label in (("pretence", "recall"), ("honest", "false flags")):
            found = [
                (case["group"], levels)
                for case, levels in judged
                if case["expect"] == expect and locale in (None, case["locale"])
            ]
            if found:
                print_share(f"{locale or 'all'} {label}", [(group, bool(levels)) for group, levels in found])
                print_share(
                    "  contradictions", [(group, "contradiction" in levels) for group, levels in found]
                )
    print(f"{spent_ms:.2f} ms a reply")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
