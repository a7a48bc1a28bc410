"""The net by families: credentials, traces, queries and addresses in the words of many programs, and harmless texts near to them."""

import json
from pathlib import Path

import pytest

from callwright.core.guard import redact_text
from callwright.core.guard.text_masking import mask_for_display

ROWS: list[dict[str, str]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "texts/families.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize("kind", ["credential", "trace", "query", "address"])
def test_what_belongs_to_a_family_is_hidden_where_a_text_is_shown_whole_and_where_it_is_withheld(
    kind: str,
) -> None:
    rows = [row for row in ROWS if row["kind"] == kind]
    shown = [
        row["text"]
        for row in rows
        if row["hidden"] in (mask_for_display(row["text"], untrusted=False) or "")
        or row["hidden"] in (redact_text(row["text"]) or "")
    ]

    assert len(rows) >= 20
    assert shown == []


@pytest.mark.promise("C10")
def test_a_text_that_only_resembles_a_family_stays_as_it_is() -> None:
    texts = [row["text"] for row in ROWS if row["kind"] == "harmless"]
    touched = [
        text
        for text in texts
        if mask_for_display(text, untrusted=False) != text or redact_text(text) != " ".join(text.split())
    ]

    assert len(texts) >= 120
    assert touched == []
