"""Rows of figures, as a table that a person reads and as the list that a program reads."""

import json
from pathlib import Path
from typing import Literal

from msgspec import Struct

KEYS = ("name", "value", "unit", "floor", "ratio")


class Goal(Struct, frozen=True):
    """What a figure should reach. ``of`` says whether the ratio or the value itself is meant."""

    sign: Literal["<=", ">="]
    limit: float
    of: Literal["ratio", "value"] = "ratio"

    def met(self, row: "Row") -> bool:
        """Whether the row reaches it. A row without the figure does not."""
        figure = row.ratio if self.of == "ratio" else row.value
        if figure is None:
            return False
        return figure <= self.limit if self.sign == "<=" else figure >= self.limit

    def said(self, row: "Row") -> str:
        """The goal in words, and whether it is reached."""
        sign = {"<=": "≤", ">=": "≥"}[self.sign]
        unit = "x" if self.of == "ratio" else f" {row.unit}"
        return f"{sign} {self.limit:g}{unit}  {'yes' if self.met(row) else 'NO'}"


class Row(Struct, frozen=True):
    """One figure beside its floor, both in ``unit``; ``floor`` is None where nothing can be compared.

    A ``peer`` stands beside the same floor as ours, so that the ratios can be compared; ``ours`` is our own figure.
    """

    name: str
    value: float
    unit: str
    floor: float | None = None
    goal: Goal | None = None
    peer: bool = False
    ours: float | None = None

    @property
    def ratio(self) -> float | None:
        """Value over floor; None without a floor."""
        return self.value / self.floor if self.floor else None

    @property
    def verdict(self) -> str:
        """The goal and whether it is reached; of a peer, what share of its figure ours is."""
        if self.ours is not None:
            return f"ours: {self.ours / self.value:.2f}x of it"
        return self.goal.said(self) if self.goal else ""


class Section(Struct, frozen=True):
    """Rows that belong together, what is compared with what, and what could not be measured and why."""

    title: str
    about: str
    rows: list[Row]
    notes: list[str] = []
    broken: bool = False


def as_list(sections: list[Section]) -> list[dict[str, str | float | None]]:
    """The figures as the list that ``build/bench.json`` holds."""
    return [
        {key: _rounded(getattr(row, key)) for key in KEYS} for section in sections for row in section.rows
    ]


def write(path: Path, sections: list[Section]) -> None:
    """Write the list."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(as_list(sections), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def table(sections: list[Section]) -> str:
    """The figures as text, one section after the other."""
    lines: list[str] = []
    for section in sections:
        lines += ["", section.title, f"  {section.about}"]
        lines.append(f"  {'':<58}{'figure':>12}  {'unit':<8}{'floor':>10}{'ratio':>8}   goal")
        lines += [_line(row) for row in section.rows]
        lines += [f"  note: {note}" for note in section.notes]
    return "\n".join(lines)


def _line(row: Row) -> str:
    name = f"  · {row.name}" if row.peer else row.name
    floor = "" if row.floor is None else figure(row.floor)
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}x"
    return f"  {name:<58}{figure(row.value):>12}  {row.unit:<8}{floor:>10}{ratio:>8}   {row.verdict}".rstrip()


def figure(value: float) -> str:
    """A figure with as many digits as mean something."""
    if abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) < 10 else f"{value:.1f}"


def _rounded(value: str | float | None) -> str | float | None:
    return float(f"{value:.5g}") if isinstance(value, float) else value
