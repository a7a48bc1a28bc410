"""Measure the guard on folders or files of cases: ``python -m scripts.measure_guard FOLDER… [--show] [--rules]``.

A case is one JSON object a line: ``text``, ``expect`` (``attack``, ``benign`` or ``about_security``), and ``locale`` where known.
Every text is scanned as a result that strangers may have written. ``--show`` lists the cases decided wrongly;
``--rules`` leaves out the model.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from callwright.core.guard import scan_value
from callwright.core.guard.sentence_model import measure_model
from scripts.train_guard_model import NO_MODEL


def read_cases(places: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Yield the cases of all files, and of all ``*.jsonl`` files in folders."""
    for place in map(Path, places):
        for file in sorted(place.glob("**/*.jsonl")) if place.is_dir() else [place]:
            for line in file.read_text(encoding="utf-8").splitlines():
                yield json.loads(line)


def main(arguments: list[str]) -> int:
    """Print the share of withheld texts by locale and expected verdict."""
    total: Counter[tuple[str, str]] = Counter()
    withheld: Counter[tuple[str, str]] = Counter()
    for case in read_cases(one for one in arguments if not one.startswith("--")):
        group = (case.get("locale", "-"), case["expect"])
        with measure_model(NO_MODEL) if "--rules" in arguments else nullcontext():
            verdict = scan_value(case["text"], untrusted=True)
        stopped = verdict.action == "quarantine"
        total[group] += 1
        withheld[group] += stopped
        if "--show" in arguments and stopped != (case["expect"] == "attack"):
            sys.stdout.write(f"{case['expect']}: {verdict.findings} {case['text'][:200]!r}\n")
    for locale, expect in sorted(total):
        count, all_of = withheld[locale, expect], total[locale, expect]
        sys.stdout.write(
            f"{locale:6} {expect:15} {count:4} of {all_of:4} withheld, {100 * count / all_of:.1f} %\n"
        )
    return 0 if total else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
