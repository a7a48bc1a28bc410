"""Write what a run of ``callwright replay --out FOLDER`` has measured into the package and the pages.

``python -m scripts.figures FOLDER`` writes ``evals/step_figures.json``, which ``callwright repairs`` shows, and the table of
figures in docs/evaluation. Only numbers are taken from the run: no recording, no text.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec

from callwright.evals.replay import figure_table
from callwright.evals.replay.replay_report import ReplayReport
from callwright.evals.step_figures import FIGURES_FORMAT

ROOT = Path(__file__).resolve().parent.parent
STEPS = ROOT / "src/callwright/evals/step_figures.json"
PAGES: dict[Literal["en", "zh-CN"], Path] = {
    "en": ROOT / "docs/evaluation.md",
    "zh-CN": ROOT / "docs/evaluation.zh-CN.md",
}
_REGION = re.compile(r"(<!-- figures: begin -->\n).*?(<!-- figures: end -->)", re.DOTALL)


def main(folder: Path) -> int:
    """Write both; 1 when the folder holds no finished run."""
    written = folder / "report.json"
    if not written.is_file():
        sys.stderr.write(f"There is no finished run in {folder}.\n")
        return 1
    report = msgspec.json.decode(written.read_bytes(), type=ReplayReport)
    STEPS.write_text(json.dumps(_steps(report), indent=1) + "\n", encoding="utf-8")
    for lang, page in PAGES.items():
        page.write_text(
            _REGION.sub(rf"\g<1>{_table(report, lang)}\n\g<2>", page.read_text(encoding="utf-8")),
            encoding="utf-8",
        )
    return 0


def _steps(report: ReplayReport) -> dict[str, Any]:
    """Every step that occurred, applied or asked about, over both modes."""
    block = report.get_block("together")
    found = {} if block is None else {**block.steps, **block.asked}
    return {
        "format": FIGURES_FORMAT,
        "steps": {
            name: {
                "records": one.n,
                "questions": one.questions,
                "right": round(100 * one.after, 1),
                "unrepaired": round(100 * one.same_questions, 1),
            }
            for name, one in sorted(found.items())
            if name != "any" and one.same_questions is not None
        },
    }


def _table(report: ReplayReport, lang: Literal["en", "zh-CN"]) -> str:
    shown = figure_table.list_blocks(report)
    names = [figure_table.BLOCK_LABELS[name].get_text(lang) for name, _ in shown]
    lines = ["| | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
    for words, cells in figure_table.build_figure_rows(report):
        lines.append(f"| {words.get_text(lang)} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
