"""The pages on agent frameworks: how each is put under contract, and what it does with a bad call without and with Callwright.

Made of ``docs/frameworks.json``, which ``make test-adapters`` writes, and of the table of probes.
"""

import json
from pathlib import Path
from typing import Any

from scripts.framework_texts import (
    CODE,
    COMPARED,
    EXAMPLES,
    HEAD,
    HOW,
    MARKS,
    OVERHEAD,
    PROBE_TEXTS,
    SECTIONS,
    TITLES,
)

OBSERVED = Path(__file__).resolve().parent.parent / "docs" / "frameworks.json"


def frameworks_en() -> str:
    """The page in English."""
    return _make_page("en")


def frameworks_zh() -> str:
    """The page in Chinese."""
    return _make_page("zh")


def _make_page(language: str) -> str:
    observed: dict[str, Any] = json.loads(OBSERVED.read_text(encoding="utf-8"))
    sections = [_make_section(name, language) for name in observed]
    versions = {one: number for seen in observed.values() for one, number in seen["versions"].items()}
    named = ", ".join(f"{one} {number}" for one, number in versions.items())
    compared = COMPARED[language].format(versions=named)
    return "\n".join(
        [HEAD[language], *sections, compared, _make_table(observed, language), OVERHEAD[language]]
    )


def _make_section(name: str, language: str) -> str:
    line, remarks = HOW[language][name]
    between = "; " if language == "en" else "；"
    example = f"[`{EXAMPLES[name]}.py`](../examples/frameworks/{EXAMPLES[name]}.py)"
    end = "." if language == "en" else "。"
    extra = name.replace("_", "-")
    return (
        f"## {TITLES[name]}\n\n`pip install 'callwright[{extra}]'`{between}{line}\n\n```py\n{CODE[name]}```\n\n"
        f"{remarks}\n\n{SECTIONS[language][2]}{example}{end}\n"
    )


def _make_table(observed: dict[str, Any], language: str) -> str:
    lines = [f"| {' | '.join(SECTIONS[language][0])} |", "|---|---|---|"]
    for key, texts in PROBE_TEXTS.items():
        marks = {TITLES[name]: seen["probes"][key] for name, seen in observed.items()}
        cells = [_describe_all({name: one[at] for name, one in marks.items()}, language) for at in (0, 1)]
        lines.append(f"| {texts[0 if language == 'en' else 1]} | {cells[0]} | {cells[1]} |")
    return "\n".join(lines) + "\n"


def _describe_all(marks: dict[str, list[str]], language: str) -> str:
    """What the frameworks do, the commonest last with the word for the others."""
    groups: dict[str, list[str]] = {}
    for name, one in marks.items():
        groups.setdefault(_describe(one, language), []).append(name)
    rare = sorted(groups, key=lambda text: len(groups[text]))
    common = rare.pop()
    if not rare:
        return common
    parts = [f"{', '.join(groups[text])}: {text}" for text in rare]
    return "<br>".join([*parts, f"{SECTIONS[language][1]}: {common}"])


def _describe(marks: list[str], language: str) -> str:
    at = 0 if language == "en" else 1
    words = []
    for one in marks:
        kind, _, value = one.partition(":")
        words.append(MARKS[kind][at].format(value))
    return ", ".join(words) if language == "en" else "，".join(words)
