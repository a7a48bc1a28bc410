"""The page: one file, nothing loaded from anywhere, and recorded text never more than text."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from callwright.evals.replay.chunk_runner import RecordSelection
from callwright.evals.replay.evaluation_session import EvaluationRequest, evaluate_recordings
from callwright.evals.replay.example_choice import ExampleChoice, read_examples
from callwright.evals.replay.page import render_html_page
from evals.replay.writing import native, row, written

HOSTILE = "</pre></td><script>alert(1)</script><img src=x onerror=alert(2)>\x1b[2J\u202etxt'\"&"
ASKED = [{"role": "user", "content": f"Two lamps. {HOSTILE}"}]
IDLE: dict[str, Any] = {"category": "irrelevance", "expect": "no_call", "gold": []}


class Looked(HTMLParser):
    """What a browser would see."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.depth = 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.depth += tag not in {"meta", "path", "rect", "circle"}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        self.depth -= tag not in {"meta", "path", "rect", "circle"}


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    hostile = {"question": ASKED, "model": HOSTILE, "family": HOSTILE}
    return written(
        tmp_path / "calls.jsonl",
        row(id="a", calls=[native("shop.order", item="lamp", count=2)], **hostile),
        row(id="a", calls=[native("shop.order", item="lamp", count="2")], **hostile),
        row(id="a", calls=[native("shop.order", item=HOSTILE, count=2)], **hostile),
        row(id="a", calls=[native("shop.order", item="lamp")], **hostile),
        row(id="b", text=HOSTILE, **hostile),
        row(id=HOSTILE, calls=[native("stock", item=HOSTILE)], **hostile, **IDLE),
    )


def shown(recorded: Path, out: Path, lang: str = "en") -> str:
    evaluate_recordings(EvaluationRequest(files=(recorded,), jobs=1, out=out, lang=lang), lambda _: None)
    return (out / "report.html").read_text("utf-8")


@pytest.mark.promise("T43")
def test_recorded_text_is_shown_and_never_acted_on(recorded: Path, tmp_path: Path) -> None:
    text = shown(recorded, tmp_path / "run")

    looked = Looked(text)
    assert not looked.tags & {"script", "img", "link", "iframe", "a", "object", "base", "form"}
    assert not {one for one in looked.attributes if one.startswith("on")} | (
        looked.attributes & {"src", "href"}
    )
    assert looked.depth == 0
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text
    assert not re.search("[\x1b\u202e]", text)
    assert "\\u202e" in text


def test_the_page_needs_nothing_beside_itself(recorded: Path, tmp_path: Path) -> None:
    text = shown(recorded, tmp_path / "run")

    assert "default-src 'none'" in text
    assert not re.search(r"https?:|//\w|url\(|@import", text.replace(HOSTILE, ""))


def test_every_kind_of_failure_has_its_example_with_what_differs(recorded: Path, tmp_path: Path) -> None:
    text = shown(recorded, tmp_path / "run")

    for title in (
        "Wrong, as the model wrote it",
        "Refused: missing_required_field",
        "Executed though no call is due",
        "Repaired: number_in_string",
        "No call was read, though one is due",
    ):
        assert f"<h3>{title}</h3>" in text
    assert "<del>&quot;2&quot;</del></td><td><ins>2</ins>" in text


def test_plots_say_their_numbers_to_whoever_cannot_see_them(recorded: Path, tmp_path: Path) -> None:
    text = shown(recorded, tmp_path / "run")

    assert text.count('<svg role="img"') >= 4
    assert "<title>Callwright: 50.0" in text


def test_the_page_speaks_chinese(recorded: Path, tmp_path: Path) -> None:
    text = shown(recorded, tmp_path / "run", "zh-CN")

    assert '<html lang="zh-CN">' in text
    assert "解析成功 %" in text
    assert "Figures" not in text


def test_the_same_examples_are_chosen_whatever_the_order(recorded: Path) -> None:
    from callwright.evals.replay.chunk_runner import score_files

    (chunk,) = score_files([recorded], RecordSelection(), jobs=1)
    chosen = []
    for scores in (chunk.scores, list(reversed(chunk.scores))):
        choice = ExampleChoice(each=1)
        for one in scores:
            choice.add_score(one)
        chosen.append({place: sorted(kinds) for place, kinds in choice.list_chosen().items()})
    assert chosen[0] == chosen[1]


def test_a_report_without_examples_or_rightness_is_a_page_too(recorded: Path) -> None:
    from callwright.evals.replay.chunk_runner import score_files
    from callwright.evals.replay.replay_report import build_replay_report
    from callwright.evals.replay.score_counts import count_scores

    (chunk,) = score_files([recorded], RecordSelection(limit=2), jobs=1)
    found = build_replay_report(
        count_scores(chunk.scores), version="0", files=["a"], damaged=[], scored=False
    )
    assert "checker was not installed" in render_html_page(found, read_examples([recorded], {}), "en")
