"""A run as one self-contained HTML page: figures, plots and examples, in English or Chinese."""

from collections.abc import Iterator, Sequence
from typing import Final

from callwright.evals.replay import figure_table as t
from callwright.evals.replay.example_choice import ReplayExample
from callwright.evals.replay.operating_points import KEPT_SHARES
from callwright.evals.replay.page import page_texts as w
from callwright.evals.replay.page.example_section import render_examples
from callwright.evals.replay.page.html_elements import (
    render_document,
    render_heading,
    render_paragraph,
    render_table,
)
from callwright.evals.replay.page.svg_plots import (
    PlotBar,
    PlotDot,
    PlotLine,
    render_bars,
    render_dots,
    render_lines,
)
from callwright.evals.replay.replay_report import BlockReport, PartReport, ReplayReport
from callwright.evals.replay.score_counts import BlockName
from callwright.evals.report_text import localise_reason

__all__ = ["render_html_page"]

_STYLE_BY_BLOCK: Final[dict[BlockName, int]] = {"text": 1, "native": 2, "together": 3, "live": 0}


def render_html_page(report: ReplayReport, examples: Sequence[ReplayExample], lang: str) -> str:
    """Render the whole page; ``lang`` is "en" or "zh-CN"."""
    title = w.TITLE.get_text(lang).format(files=", ".join(report.files))
    return render_document(title, lang, _render_sections(report, examples, title, lang))


def _render_sections(
    report: ReplayReport, examples: Sequence[ReplayExample], title: str, lang: str
) -> Iterator[str]:
    yield render_heading(title, 1)
    yield render_paragraph(
        w.INTRO.get_text(lang).format(
            records=f"{report.records:,}", questions=f"{report.questions:,}", version=report.version
        )
    )
    if not report.scored:
        yield render_paragraph(w.NOT_SCORED.get_text(lang))
    yield render_heading(w.FIGURES.get_text(lang))
    names = [t.BLOCK_LABELS[name].get_text(lang) for name, _ in t.list_blocks(report)]
    yield render_table(
        ["", *names], [[words.get_text(lang), *cells] for words, cells in t.build_figure_rows(report)]
    )
    yield from _render_repairs(report, lang)
    yield from _render_misses(report, lang)
    yield from _render_gate(report, lang)
    yield from _render_parts(report, lang)
    yield from _render_peers(report, lang)
    yield from _render_left_out(report, lang)
    yield from render_examples(examples, lang)


def _render_repairs(report: ReplayReport, lang: str) -> Iterator[str]:
    shown = [
        (name, block) for name, block in t.list_blocks(report) if block.steps and name in {"text", "native"}
    ]
    if not shown:
        return
    yield render_heading(w.REPAIRS.get_text(lang))
    yield render_paragraph(w.REPAIRS_NOTE.get_text(lang))
    for name, block in shown:
        title = t.BLOCK_LABELS[name].get_text(lang)
        yield render_heading(title, 3)
        yield render_dots(_build_step_dots(block), title)
        yield render_table([one.get_text(lang) for one in t.STEP_HEADINGS], t.build_step_rows(block.steps))
        if block.asked:
            yield render_paragraph(w.ASKED_STEPS_NOTE.get_text(lang))
            yield render_table(
                [one.get_text(lang) for one in t.STEP_HEADINGS], t.build_step_rows(block.asked)
            )


def _render_misses(report: ReplayReport, lang: str) -> Iterator[str]:
    shown = [
        (name, block) for name, block in t.list_blocks(report) if block.misses and name in {"text", "native"}
    ]
    if not shown:
        return
    yield render_heading(w.MISSES.get_text(lang))
    yield render_paragraph(w.MISSES_NOTE.get_text(lang))
    for name, block in shown:
        yield render_heading(t.BLOCK_LABELS[name].get_text(lang), 3)
        yield render_table([one.get_text(lang) for one in t.MISS_HEADINGS], t.build_miss_rows(block, lang))


def _build_step_dots(block: BlockReport) -> list[PlotDot]:
    return [
        PlotDot(
            f"{step} ({one.n:,})",
            one.difference,
            f"{step}: {t.format_with_interval(one.difference, one.interval, t.format_points)}",
            one.interval,
        )
        for step, one in sorted(block.steps.items(), key=lambda item: (-item[1].n, item[0]))
        if one.difference is not None
    ]


# --- the gate ---------------------------------------------------------------------------------------------------------


def _render_gate(report: ReplayReport, lang: str) -> Iterator[str]:
    shown = [(name, block) for name, block in t.list_blocks(report) if len(block.curve) > 1]
    if not shown:
        return
    yield render_heading(w.GATE.get_text(lang))
    yield render_paragraph(w.GATE_NOTE.get_text(lang))
    kept = w.KEPT.get_text(lang)
    wrong = [_build_wrong_line(name, block, lang) for name, block in shown]
    yield render_lines(wrong, w.WRONG.get_text(lang), kept, w.WRONG.get_text(lang))
    idle = [line for name, block in shown if (line := _build_idle_line(name, block, lang)).points]
    if idle:
        yield render_lines(idle, w.UNCALLED.get_text(lang), kept, w.UNCALLED.get_text(lang))


def _build_wrong_line(name: BlockName, block: BlockReport, lang: str) -> PlotLine:
    found = [(one.kept, one.per_call) for one in block.curve]
    return _build_plot_line(name, [(x, y) for x, y in found if x is not None and y is not None], lang)


def _build_idle_line(name: BlockName, block: BlockReport, lang: str) -> PlotLine:
    found = [(one.kept, one.no_call_due) for one in block.curve]
    return _build_plot_line(name, [(x, y) for x, y in found if x is not None and y is not None], lang)


def _build_plot_line(name: BlockName, points: list[tuple[float, float]], lang: str) -> PlotLine:
    said = t.BLOCK_LABELS[name].get_text(lang)
    marks = []
    for share in KEPT_SHARES.values():
        at = next((point for point in points if point[0] >= share), None)
        if at is not None and share < 1:
            marks.append((*at, f"{said}: {t.format_percent(at[0])} % → {t.format_percent(at[1])} %"))
    return PlotLine(said, _STYLE_BY_BLOCK[name], points, marks)


# --- parts ------------------------------------------------------------------------------------------------------------


def _render_parts(report: ReplayReport, lang: str) -> Iterator[str]:
    for dimension, words in t.DIMENSION_LABELS.items():
        for name, block in t.list_blocks(report):
            parts = block.parts.get(dimension, {})
            if name in {"text", "native"} and parts:
                said = w.RIGHT_BY_DIMENSION.get_text(lang).format(
                    dimension=words.get_text(lang), block=t.BLOCK_LABELS[name].get_text(lang)
                )
                yield render_heading(said)
                yield from _render_part_plot(parts, said, lang)
                head = [words.get_text(lang), *(one.get_text(lang) for one in t.PART_HEADINGS)]
                yield render_table(head, [t.build_part_row(value, part) for value, part in parts.items()])


def _render_part_plot(parts: dict[str, PartReport], title: str, lang: str) -> Iterator[str]:
    groups = [
        (value, _build_part_bars(part, lang)) for value, part in parts.items() if part.right is not None
    ]
    if groups:
        yield render_bars(groups, title)


def _build_part_bars(part: PartReport, lang: str) -> list[PlotBar]:
    ours, strict = w.OUR_NAME.get_text(lang), w.STRICT_NAME.get_text(lang)
    return [
        PlotBar(part.strict_right or 0.0, f"{strict}: {t.format_percent(part.strict_right)} %", 0),
        PlotBar(
            part.right or 0.0,
            f"{ours}: {t.format_with_interval(part.right, part.interval.get('right'))} %",
            1,
            part.interval.get("right"),
        ),
    ]


def _render_peers(report: ReplayReport, lang: str) -> Iterator[str]:
    shown = [
        (name, block) for name, block in t.list_blocks(report) if block.peers and name in {"text", "native"}
    ]
    if not shown:
        return
    yield render_heading(w.PEERS.get_text(lang))
    yield render_paragraph(w.PEERS_NOTE.get_text(lang))
    for name, block in shown:
        yield render_heading(t.BLOCK_LABELS[name].get_text(lang), 3)
        rows = [t.build_peer_row(peer, one) for peer, one in block.peers.items()]
        yield render_table([one.get_text(lang) for one in t.PEER_HEADINGS], rows)


def _render_left_out(report: ReplayReport, lang: str) -> Iterator[str]:
    rows = [
        [w.DAMAGED.get_text(lang), f"{report.damaged:,}"],
        [w.MENDED.get_text(lang), f"{report.tools_mended:,}"],
        [w.FAULTS.get_text(lang), f"{sum(report.checker_faults.values()):,}"],
    ]
    rows += [
        [f"{w.OTHERS.get_text(lang)}: {name}", f"{part.records:,}"]
        for name, part in report.other_languages.items()
    ]
    yield render_heading(w.LEFT_OUT.get_text(lang))
    yield render_table(["", ""], rows)
    yield from (
        render_paragraph(f"{one.file}:{one.line}: {localise_reason(one.why, lang)}")
        for one in report.damaged_lines
    )
