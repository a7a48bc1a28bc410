"""T43: what a person opens in a browser shows what strangers wrote, and runs none of it. In a real browser, judged by a real server."""

import asyncio
import html
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from browser.headless import Canary, canary, needs_browser, visit
from callwright.core.protocols import mcp_protocol
from callwright.evals.chaos.report_rendering import render_html_page
from callwright.evals.chaos.suite_runner import CaseVerdict, ChaosReport
from callwright.evals.replay.evaluation_session import EvaluationRequest, evaluate_recordings
from evals.replay.writing import native, row, written
from gateway.clients import envelope_of
from gateway.scripted import TOOL
from gateway.test_attacks_in_results import attacked, said

pytestmark = [pytest.mark.costly, pytest.mark.promise("T43"), needs_browser]


@pytest.fixture
def bird() -> Iterator[Canary]:
    with canary() as found:
        yield found


def is_shown_as_text(page: str, attack: str) -> bool:
    """Whether the browser has the attack as text in its document: written out, it is escaped."""
    return html.escape(attack, quote=False) in page


@pytest.mark.parametrize("number", range(6))
def test_each_attack_of_these_tests_does_act_where_a_page_takes_it_for_markup(
    bird: Canary, tmp_path: Path, number: int
) -> None:
    attack = bird.attacks[number]
    visit(bird.serve("open", f"<!doctype html><title>t</title><table><td><pre>{attack}"), tmp_path)
    assert "/hit" in bird.hits


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_the_report_of_recorded_calls_runs_nothing_of_what_was_recorded(
    bird: Canary, tmp_path: Path, lang: str
) -> None:
    attack = bird.attack
    hostile = {"question": [{"role": "user", "content": attack}], "model": attack, "family": attack}
    recorded = written(
        tmp_path / "calls.jsonl",
        row(id=attack, calls=[native("shop.order", item=attack, count=2)], **hostile),
        row(id="b", text=attack, **hostile),
        row(id="c", calls=[native(attack, item=attack)], **hostile),
    )
    asked = EvaluationRequest(files=(recorded,), jobs=1, out=tmp_path / "run", lang=lang)
    evaluate_recordings(asked, lambda _: None)
    page = visit((tmp_path / "run" / "report.html").as_uri(), tmp_path / "profile")
    assert bird.hits == []
    assert "<title>ran</title>" not in page
    assert is_shown_as_text(page, bird.attacks[0])


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_the_page_of_a_chaos_suite_runs_nothing_of_names_and_reasons(
    bird: Canary, tmp_path: Path, lang: str
) -> None:
    attack = bird.attack
    verdict = CaseVerdict(
        id=attack, tool=attack, fault=attack, expected=attack, wrong=(attack,), told=(attack,)
    )
    report = ChaosReport(
        suite=attack,
        subject=attack,
        passed=0,
        failed=1,
        left_out=0,
        not_reached=0,
        doubled=0,
        verdicts=[verdict],
    )
    page = tmp_path / "chaos.html"
    page.write_text(render_html_page([report], lang, attack), encoding="utf-8")  # type: ignore[arg-type] # a language
    shown = visit(page.as_uri(), tmp_path / "profile")
    assert bird.hits == []
    assert "<title>ran</title>" not in shown
    assert is_shown_as_text(shown, bird.attacks[0])


def test_no_address_of_a_gateway_that_is_opened_in_a_browser_runs_a_result_a_definition_a_run_or_itself(
    bird: Canary, tmp_path: Path
) -> None:
    attack = bird.attack
    tool = {**TOOL, "description": f"Acts. {attack}", "title": attack}

    async def go() -> dict[str, str]:
        async with attacked(tmp_path, said(attack), tools_list={"tools": [tool]}) as stage:
            result = await stage.act(attack, meta={mcp_protocol.RUN_META: attack[:200]})
            call = envelope_of(result)["meta"]["callId"]
            paths = (
                "/v1/tools",
                f"/v1/calls/{call}",
                f"/v1/calls?run={quote(attack[:200])}",
                f"/v1/{quote(bird.attacks[0], safe='')}",
            )
            found = {}
            for path in paths:
                address = f"http://127.0.0.1:{stage.port}{path}"
                found[path] = await asyncio.to_thread(visit, address, tmp_path / "profile")
            return found

    pages = asyncio.run(go())
    assert bird.hits == []
    assert all("<title>ran</title>" not in page for page in pages.values())
    told = [path for path, page in pages.items() if "/hit" in page]
    assert len(told) >= 2, "the attack is there, as text"
