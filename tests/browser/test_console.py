"""The console in a real browser: it shows what happened, in both languages, and runs nothing of what strangers wrote."""

import asyncio
import html
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from browser.headless import Canary, canary, needs_browser, visit
from callwright import Callwright
from callwright.gateway import Gateway

pytestmark = [pytest.mark.costly, pytest.mark.promise("E9"), needs_browser]


@pytest.fixture
def bird() -> Iterator[Canary]:
    with canary() as found:
        yield found


@contextmanager
def served(app: Callwright) -> Iterator[str]:
    """Serve an application in a thread; gives the address of its console."""
    ready, done, ports = threading.Event(), threading.Event(), list[int]()

    async def run() -> None:
        gateway = Gateway(app)
        ports.append(await gateway.start())
        ready.set()
        await asyncio.to_thread(done.wait)
        await gateway.close(1)

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    try:
        assert ready.wait(30)
        yield f"http://127.0.0.1:{ports[0]}/console/"
    finally:
        done.set()
        thread.join()


def shop(answer: str = "") -> Callwright:
    app = Callwright()

    @app.tool(effect="once", key=["item"], units={"count": ["pieces", "件"]})
    def order(item: str, count: int) -> dict[str, str]:
        """Place an order."""
        return {"answer": answer or f"{count} of {item}"}

    return app


def main_of(page: str) -> str:
    return page[page.index("<main") : page.index("</main>")]


def test_a_call_is_listed_with_its_tool_outcome_and_run(tmp_path: Path) -> None:
    app = shop()
    app.call({"name": "order", "arguments": {"item": "tea", "count": "2 pieces"}}, run="breakfast")
    app.call({"name": "order", "arguments": {"item": "tea", "count": "many"}}, run="breakfast")
    with served(app) as console:
        page = main_of(visit(f"{console}#/calls", tmp_path))
    assert page.count(">order<") == 2
    assert page.count(">breakfast<") == 2
    assert ">done<" in page
    assert ">invalid_arguments<" in page


def test_a_call_shows_what_was_repaired_line_by_line_and_every_step(tmp_path: Path) -> None:
    app = shop()
    made = app.call({"name": "order", "arguments": {"item": "tea", "cuont": "2 pieces"}}, run="breakfast")
    with served(app) as console:
        page = main_of(visit(f"{console}#/calls/{made.meta.call_id}", tmp_path))
    assert '<span class="out">-   "cuont": "2 pieces"</span>' in page
    assert '<span class="in">+   "count": 2</span>' in page
    assert "counted_number" in page
    assert "Execute → Returned" in page
    assert "2 of tea" in page


def test_a_run_shows_its_calls_in_their_order_and_what_the_ledger_says(tmp_path: Path) -> None:
    app = shop()
    for item in ("tea", "coffee"):
        app.call({"name": "order", "arguments": {"item": item, "count": 1}}, run="week/1 & 2")
    with served(app) as console:
        page = main_of(visit(f"{console}#/runs/week%2F1%20%26%202", tmp_path))
    assert page.count("<rect") == 2
    assert page.count(">committed<") == 2
    assert "week/1 &amp; 2" in page


@pytest.mark.parametrize(
    ("path", "said"),
    [("approvals", "callwright ledger approve HANDLE"), ("quarantine", "callwright quarantine list"), ("ledger", "No entries."), ("servers", ">order<"), ("workflows", "No runs of workflows."), ("calls/none", "There is no such call."), ("nowhere", "There is no such page."), ("calls/%E0%A4%A", "There is no such call.")],
)  # fmt: skip
def test_every_page_says_something_where_there_is_nothing(path: str, said: str, tmp_path: Path) -> None:
    with served(shop()) as console:
        assert said in main_of(visit(f"{console}#/{path}", tmp_path))


@pytest.mark.promise("T43")
def test_what_a_model_and_a_tool_wrote_is_shown_as_text_and_runs_nothing(
    bird: Canary, tmp_path: Path
) -> None:
    for number, attack in enumerate(bird.attacks):
        app = shop(answer=attack)
        made = app.call({"name": "order", "arguments": {"item": attack, "count": 1}}, run=attack)
        with served(app) as console:
            shown = visit(f"{console}#/calls/{made.meta.call_id}", tmp_path / f"call{number}")
            listed = visit(f"{console}#/calls", tmp_path / f"list{number}")
        for page in (shown, listed):
            assert html.escape(attack, quote=False) in page
            assert "<title>ran</title>" not in page
    assert bird.hits == []
