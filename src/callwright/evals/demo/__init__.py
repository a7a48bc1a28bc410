"""The main job: what the product promises, executed live and on recorded conversations, with the world as judge.

``run_demo(progress, options) -> DemoReport``; ``render_plain(report, locale)`` is the report as text.
"""

from callwright.evals.demo.plain_report import render_plain
from callwright.evals.demo.demo_report import (
    DemoCheck,
    DemoOptions,
    DemoReport,
    DemoProgressUpdate,
    RecordedReport,
    ScenarioReport,
    ShownEnvelope,
)
from callwright.evals.demo.demo_runner import SCENARIOS, run_demo
from callwright.evals.report_text import BilingualText

__all__ = [
    "SCENARIOS",
    "DemoCheck",
    "DemoOptions",
    "DemoReport",
    "DemoProgressUpdate",
    "RecordedReport",
    "ScenarioReport",
    "ShownEnvelope",
    "BilingualText",
    "render_plain",
    "run_demo",
]
