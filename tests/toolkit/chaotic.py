"""Runs the chaos suite of a toolkit, in ``suites/NAME.json``, against an application that uses it."""

import asyncio
from pathlib import Path

from callwright import Callwright
from callwright.evals.chaos.app_subject import AppSubject
from callwright.evals.chaos.fault_suite import load_suite
from callwright.evals.chaos.suite_runner import CaseVerdict, run_suite

SUITES = Path(__file__).parent / "suites"


def run_toolkit_suite(name: str, app: Callwright) -> list[CaseVerdict]:
    """The verdict of every case."""
    suite = load_suite(SUITES / f"{name}.json")
    return asyncio.run(run_suite(suite, lambda: AppSubject(app), at_once=1)).verdicts


def complaints(verdicts: list[CaseVerdict]) -> list[tuple[str, object]]:
    """Cases that did not pass, and why."""
    return [(one.id, one.wrong or one.left_out) for one in verdicts if not one.has_passed]
