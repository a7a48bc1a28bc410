"""A run as one HTML page: figures, plots and examples, in English or Chinese. Needs nothing beside itself."""

from collections.abc import Iterator, Sequence
from typing import Final

from callwright.evals.replay import table as t
from callwright.evals.replay.counts import Block
from callwright.evals.replay.examples import Example
from callwright.evals.replay.operating import KEPT
from callwright.evals.replay.page import words as w
from callwright.evals.replay.page.document import document, heading, paragraph, table
from callwright.evals.replay.page.shown import examples_section
from callwright.evals.replay.page.svg import Bar, Dot, Line, bars, dots, lines
from callwright.evals.replay.report import BlockReport, PartReport, Report
from callwright.evals.words import reason_in

__all__ = ["page"]

_STYLE_OF: Final[dict[Block, int]] = {"text": 1, "native": 2, "together": 3, "live": 0}


def page(report: Report, examples: Sequence[Example], lang: str) -> str:
    """The whole page; ``lang`` is "en" or "zh-CN"."""
    title = w.TITLE.say(lang).format(files=", ".join(report.files))
    return document(title, lang, _sections(report, examples, title, lang))


def _sections(report: Report, examples: Sequence[Example], title: str, lang: str) -> Iterator[str]:
    yield heading(title, 1)
    yield paragraph(
        w.INTRO.say(lang).format(
            records=f"{report.records:,}", questions=f"{report.questions:,}", version=report.version
        )
    )
    if not report.scored:
        yield paragraph(w.NOT_SCORED.say(lang))
    yield heading(w.FIGURES.say(lang))
    names = [t.BLOCK_NAMES[name].say(lang) for name, _ in t.blocks(report)]
    yield table(["", *names], [[words.say(lang), *cells] for words, cells in t.figure_rows(report)])
    yield from _repairs(report, lang)
    yield from _misses(report, lang)
    yield from _gate(report, lang)
    yield from _parts(report, lang)
    yield from _peers(report, lang)
    yield from _left_out(report, lang)
    yield from examples_section(examples, lang)


def _repairs(report: Report, lang: str) -> Iterator[str]:
    shown = [(name, block) for name, block in t.blocks(report) if block.steps and name in {"text", "native"}]
    if not shown:
        return
    yield heading(w.REPAIRS.say(lang))
    yield paragraph(w.REPAIRS_SAY.say(lang))
    for name, block in shown:
        title = t.BLOCK_NAMES[name].say(lang)
        yield heading(title, 3)
        yield dots(_step_dots(block), title)
        yield table([one.say(lang) for one in t.STEP_HEAD], t.step_rows(block.steps))
        if block.asked:
            yield paragraph(w.ASKED_SAY.say(lang))
            yield table([one.say(lang) for one in t.STEP_HEAD], t.step_rows(block.asked))


def _misses(report: Report, lang: str) -> Iterator[str]:
    shown = [(name, block) for name, block in t.blocks(report) if block.misses and name in {"text", "native"}]
    if not shown:
        return
    yield heading(w.MISSES.say(lang))
    yield paragraph(w.MISSES_SAY.say(lang))
    for name, block in shown:
        yield heading(t.BLOCK_NAMES[name].say(lang), 3)
        yield table([one.say(lang) for one in t.MISS_HEAD], t.miss_rows(block, lang))


def _step_dots(block: BlockReport) -> list[Dot]:
    return [
        Dot(
            f"{step} ({one.n:,})",
            one.difference,
            f"{step}: {t.within(one.difference, one.interval, t.points)}",
            one.interval,
        )
        for step, one in sorted(block.steps.items(), key=lambda item: (-item[1].n, item[0]))
        if one.difference is not None
    ]


# --- the gate ---------------------------------------------------------------------------------------------------------


def _gate(report: Report, lang: str) -> Iterator[str]:
    shown = [(name, block) for name, block in t.blocks(report) if len(block.curve) > 1]
    if not shown:
        return
    yield heading(w.GATE.say(lang))
    yield paragraph(w.GATE_SAYS.say(lang))
    kept = w.KEPT.say(lang)
    wrong = [_wrong_line(name, block, lang) for name, block in shown]
    yield lines(wrong, w.WRONG.say(lang), kept, w.WRONG.say(lang))
    idle = [line for name, block in shown if (line := _idle_line(name, block, lang)).points]
    if idle:
        yield lines(idle, w.UNCALLED.say(lang), kept, w.UNCALLED.say(lang))


def _wrong_line(name: Block, block: BlockReport, lang: str) -> Line:
    found = [(one.kept, one.per_call) for one in block.curve]
    return _line(name, [(x, y) for x, y in found if x is not None and y is not None], lang)


def _idle_line(name: Block, block: BlockReport, lang: str) -> Line:
    found = [(one.kept, one.no_call_due) for one in block.curve]
    return _line(name, [(x, y) for x, y in found if x is not None and y is not None], lang)


def _line(name: Block, points: list[tuple[float, float]], lang: str) -> Line:
    said = t.BLOCK_NAMES[name].say(lang)
    marks = []
    for share in KEPT.values():
        at = next((point for point in points if point[0] >= share), None)
        if at is not None and share < 1:
            marks.append((*at, f"{said}: {t.percent(at[0])} % → {t.percent(at[1])} %"))
    return Line(said, _STYLE_OF[name], points, marks)


# --- parts ------------------------------------------------------------------------------------------------------------


def _parts(report: Report, lang: str) -> Iterator[str]:
    for dimension, words in t.DIMENSIONS.items():
        for name, block in t.blocks(report):
            parts = block.parts.get(dimension, {})
            if name in {"text", "native"} and parts:
                said = w.BY.say(lang).format(dimension=words.say(lang), block=t.BLOCK_NAMES[name].say(lang))
                yield heading(said)
                yield from _plot(parts, said, lang)
                head = [words.say(lang), *(one.say(lang) for one in t.PART_HEAD)]
                yield table(head, [t.part_row(value, part) for value, part in parts.items()])


def _plot(parts: dict[str, PartReport], title: str, lang: str) -> Iterator[str]:
    groups = [(value, _bars(part, lang)) for value, part in parts.items() if part.right is not None]
    if groups:
        yield bars(groups, title)


def _bars(part: PartReport, lang: str) -> list[Bar]:
    ours, strict = w.OURS.say(lang), w.STRICT.say(lang)
    return [
        Bar(part.strict_right or 0.0, f"{strict}: {t.percent(part.strict_right)} %", 0),
        Bar(
            part.right or 0.0,
            f"{ours}: {t.within(part.right, part.interval.get('right'))} %",
            1,
            part.interval.get("right"),
        ),
    ]


def _peers(report: Report, lang: str) -> Iterator[str]:
    shown = [(name, block) for name, block in t.blocks(report) if block.peers and name in {"text", "native"}]
    if not shown:
        return
    yield heading(w.PEERS.say(lang))
    yield paragraph(w.PEERS_SAY.say(lang))
    for name, block in shown:
        yield heading(t.BLOCK_NAMES[name].say(lang), 3)
        rows = [t.peer_row(peer, one) for peer, one in block.peers.items()]
        yield table([one.say(lang) for one in t.PEER_HEAD], rows)


def _left_out(report: Report, lang: str) -> Iterator[str]:
    rows = [
        [w.DAMAGED.say(lang), f"{report.damaged:,}"],
        [w.MENDED.say(lang), f"{report.tools_mended:,}"],
        [w.FAULTS.say(lang), f"{sum(report.checker_faults.values()):,}"],
    ]
    rows += [
        [f"{w.OTHERS.say(lang)}: {name}", f"{part.records:,}"]
        for name, part in report.other_languages.items()
    ]
    yield heading(w.LEFT_OUT.say(lang))
    yield table(["", ""], rows)
    yield from (
        paragraph(f"{one.file}:{one.line}: {reason_in(one.why, lang)}") for one in report.damaged_lines
    )
