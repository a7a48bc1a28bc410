"""The pages that say what each agent framework does with a bad call, without and with Callwright.

Made of ``docs/frameworks.json``, which ``make test-adapters`` writes, and of the table of probes.
"""

import json
from pathlib import Path
from typing import Any

from scripts.framework_texts import HEAD, HOW, MARKS, PROBE_TEXTS, SECTIONS, TITLES

OBSERVED = Path(__file__).resolve().parent.parent / "docs" / "frameworks.json"


def frameworks_en() -> str:
    """The page in English."""
    return _make_page("en")


def frameworks_zh() -> str:
    """The page in Chinese."""
    return _make_page("zh")


def _make_page(language: str) -> str:
    observed: dict[str, Any] = json.loads(OBSERVED.read_text(encoding="utf-8"))
    parts = [HEAD[language]]
    for name, seen in observed.items():
        versions = ", ".join(f"{one} {number}" for one, number in seen["versions"].items())
        title, head = TITLES[name], SECTIONS[language]
        parts.append(
            f"## {title}\n\n{HOW[language][name]}\n{head[0]}{versions}{'.' if language == 'en' else '。'}\n"
        )
        parts.append(_make_table(head[1], seen["probes"], language))
    return "\n".join(parts)


def _make_table(head: tuple[str, str, str], probes: dict[str, Any], language: str) -> str:
    lines = [f"| {' | '.join(head)} |", "|---|---|---|"]
    for key, texts in PROBE_TEXTS.items():
        (without, under), text = probes[key], texts[0 if language == "en" else 1]
        lines.append(f"| {text} | {_describe(without, language)} | {_describe(under, language)} |")
    return "\n".join(lines) + "\n"


def _describe(marks: list[str], language: str) -> str:
    at = 0 if language == "en" else 1
    words = []
    for one in marks:
        kind, _, value = one.partition(":")
        words.append(MARKS[kind][at].format(value))
    return "; ".join(words) if language == "en" else "；".join(words)
