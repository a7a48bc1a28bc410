"""Measure the recognisers of errors told as data: ``python -m bench.vendor_errors FILE... [--misses]`` prints recall and false alarms.

A case is one JSON object a line:

``{"payload": ..., "is_error": true | false, "vendor": "...", "source": "https://...", "code": "..."}``

- ``payload``: any JSON value, what a tool returns although its call did not raise: the body of an answer, or a text.
- ``is_error``: whether that answer says that the call failed. A harmless answer counts as a false alarm if it is taken for a failure.
- ``vendor``: the public API whose documentation has this shape; optional.
- ``source``: the page of the documentation; optional, nothing is read from it.
- ``code``: the class of an error, optional: ``auth``, ``rate_limited``, ``not_found``, ``invalid_arguments``, ``conflict``,
  ``unavailable`` or ``other``. Only cases that have one count for the share with the right class.

Other fields are ignored. Each payload is returned by a read tool of an application, so that what counts is what its caller gets.
The intervals are Wilson's, 95 %; cases of one vendor are not independent, so the shares by vendor are printed as a count too: vendors
of whose errors all were recognised. ``--misses`` prints the cases that were judged wrongly; leave it out for held-out cases.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from bench.truth import load_cases
from callwright import Callwright

CLASSES: Final = {
    "auth": {"permission_denied"},
    "rate_limited": {"rate_limited"},
    "not_found": {"not_found"},
    "invalid_arguments": {"invalid_arguments"},
    "conflict": {"state_conflict"},
    "unavailable": {"upstream_error", "timeout", "connection_failed"},
    "other": {"tool_failed", "upstream_error", "state_conflict"},
}
"""Classes of a case and the codes that stand for them; a refused payment (``other``) is a conflict of state with us."""

_Z: Final = 1.959964
"""Quantile of the normal distribution for 95 %."""


class Verdict(NamedTuple):
    """One case and the code of the failure that the application made of it; None where it made none."""

    case: dict[str, Any]
    code: str | None

    @property
    def is_right(self) -> bool:
        """Whether an error was recognised, or a harmless answer left alone; its class is not looked at."""
        return bool(self.case["is_error"]) is (self.code is not None)


def judge_cases(cases: Sequence[dict[str, Any]]) -> list[Verdict]:
    """Return each case with the code that a call of a tool that returns its payload ends with."""
    returned: list[Any] = [None]
    verdicts = []
    with Callwright() as app:
        app.tool(name="answer", effect="read")(lambda: returned[0])
        for case in cases:
            returned[0] = case["payload"]
            error = app.call({"name": "answer", "arguments": {}}).error
            verdicts.append(Verdict(case, error.code if error is not None else None))
    return verdicts


def compute_wilson_interval(count: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval of Wilson for a share of ``count`` in ``of`` independent cases; ``(0.0, 1.0)`` of none."""
    if not of:
        return 0.0, 1.0
    share, square = count / of, _Z * _Z
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = _Z / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def format_share(name: str, hits: Sequence[bool]) -> str:
    """Return a line: how many of these hold, their share and its interval."""
    count, of = sum(hits), len(hits)
    if not of:
        return f"{name:32}    no cases"
    low, high = compute_wilson_interval(count, of)
    return f"{name:32} {count:4d} of {of:4d}  {count / of:6.1%}  ({low:.1%} to {high:.1%})"


def format_figures(verdicts: Sequence[Verdict]) -> list[str]:
    """Return the lines of all figures."""
    errors = [one for one in verdicts if one.case["is_error"]]
    named = [one for one in errors if one.case.get("code")]
    vendors: dict[str, list[bool]] = defaultdict(list)
    for one in errors:
        if one.case.get("vendor"):
            vendors[one.case["vendor"]].append(one.is_right)
    return [
        format_share("errors recognised", [one.is_right for one in errors]),
        format_share("errors of the right class", [one.code in CLASSES[one.case["code"]] for one in named]),
        format_share("vendors without a missed error", [all(hits) for hits in vendors.values()]),
        format_share("false alarms", [not one.is_right for one in verdicts if not one.case["is_error"]]),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.vendor_errors", description=__doc__)
    parser.add_argument("files", nargs="+", help="files of cases, JSON lines, or folders of them")
    parser.add_argument("--misses", action="store_true", help="print the cases that were judged wrongly too")
    given = parser.parse_args(arguments)
    verdicts = judge_cases(load_cases(given.files))
    for one in verdicts:
        if given.misses and not one.is_right:
            print(
                f"MISS {one.case.get('vendor', '')}: {json.dumps(one.case['payload'], ensure_ascii=False)[:300]}"
            )
    print("\n".join(format_figures(verdicts)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
