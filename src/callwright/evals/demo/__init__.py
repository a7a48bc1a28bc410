"""The main job: what the product promises, executed live and on recorded conversations, with the world as judge.

``run_demo(progress, options) -> DemoReport``; ``render_plain(report, locale)`` is the report as text.
"""

from callwright.evals.demo.plain import render_plain
from callwright.evals.demo.report import (
    Check,
    DemoOptions,
    DemoReport,
    Progress,
    RecordedReport,
    ScenarioReport,
    Shown,
)
from callwright.evals.demo.run import SCENARIOS, run_demo
from callwright.evals.words import Words

__all__ = [
    "SCENARIOS",
    "Check",
    "DemoOptions",
    "DemoReport",
    "Progress",
    "RecordedReport",
    "ScenarioReport",
    "Shown",
    "Words",
    "render_plain",
    "run_demo",
]
