"""The demo: what the product promises, executed live and on recorded conversations, judged by the world's own record.

``run_demo(progress, options) -> DemoReport``; ``render_plain(report, locale)`` is the report as text.
"""

from callwright.evals.demo.demo_report import (
    DemoCheck,
    DemoOptions,
    DemoProgressUpdate,
    DemoReport,
    RecordedReport,
    ScenarioReport,
    ShownEnvelope,
)
from callwright.evals.demo.demo_runner import SCENARIOS, run_demo
from callwright.evals.demo.plain_report import render_plain
from callwright.evals.report_text import BilingualText

__all__ = [
    "SCENARIOS",
    "BilingualText",
    "DemoCheck",
    "DemoOptions",
    "DemoProgressUpdate",
    "DemoReport",
    "RecordedReport",
    "ScenarioReport",
    "ShownEnvelope",
    "render_plain",
    "run_demo",
]
