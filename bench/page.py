"""The figures of one run as a part of a Markdown page, in both languages: between two marks, all else stays as it was."""

from pathlib import Path

from bench.report import Row, Section, figure

BEGIN = "<!-- figures: begin -->"
END = "<!-- figures: end -->"


def put(page: Path, facts: dict[str, str], sections: list[Section]) -> None:
    """Replace what stands between the marks, in the page and in its Chinese one.

    Raises:
        ValueError: the page has no such marks.
    """
    for one in (page, page.with_suffix(".zh-CN.md")):
        if one == page or one.exists():
            _put(one, facts, sections)


def _put(page: Path, facts: dict[str, str], sections: list[Section]) -> None:
    text = page.read_text(encoding="utf-8")
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{page} has no place for figures: {BEGIN} ... {END}")
    page.write_text(head + BEGIN + "\n" + markdown(facts, sections) + END + tail, encoding="utf-8")


def markdown(facts: dict[str, str], sections: list[Section]) -> str:
    """Facts about the machine, then one table for each section."""
    lines = ["", *(f"- {name}: {fact}" for name, fact in facts.items()), ""]
    for section in sections:
        lines += [f"### {section.title}", "", section.about, ""]
        if section.rows:
            lines += ["| what | figure | unit | floor | ratio | goal |", "|---|---:|---|---:|---:|---|"]
            lines += [_line(row) for row in section.rows]
        lines += [f"\nNot measured: {note}" for note in section.notes]
        lines.append("")
    return "\n".join(lines)


def _line(row: Row) -> str:
    name = f"*{row.name}*" if row.peer else row.name
    floor = "" if row.floor is None else figure(row.floor)
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    return f"| {name} | {figure(row.value)} | {row.unit} | {floor} | {ratio} | {row.verdict} |"
