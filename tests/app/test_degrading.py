"""C5: the four ways to degrade (seed 002 §4.3), each with a real tool whose upstream is really gone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from callwright import (
    CallContext,
    Callwright,
    MayHaveHappened,
    NotApplied,
    Principal,
    RetryPolicy,
    Rule,
    StandIn,
    ToolResult,
    to_json,
)
from callwright.domain.cache_effects import Forgotten, Recall, Recalled, Remember
from callwright.domain.records import Outcome
from callwright.gateway.gateway import Gateway
from callwright.runtime.local_answer_cache import MAX_ANSWER_BYTES, AnswerCache
from callwright.testing import FakeClock
from callwright.tools.mcp.server_spec import ServerSpec
from gateway.clients import Client
from gateway.scripted import serving
from tools.http.upstream import Upstream, answer, cut

pytestmark = pytest.mark.promise("C5")
ONCE = RetryPolicy(max_retries=0)
ANYBODY = (Rule("allow"),)


def codes(result: ToolResult) -> list[str]:
    return [one.code for one in result.warnings]


# --- a cached answer, marked with its age -------------------------------------------------------------------------


class Shop:
    """A read whose service can go away, behind a cache of a minute."""

    def __init__(self, **options: Any) -> None:
        self.clock = FakeClock()
        self.fault: Exception | None = None
        self.app = Callwright(clock=self.clock, rules=ANYBODY, **options)
        said: dict[str, Any] = {"stand_in": StandIn(cached_s=60), "retries": ONCE}
        self.app.tool(effect="read", **said)(self.stock)

    async def stock(self, sku: str) -> dict[str, Any]:
        """Say how many there are."""
        if self.fault is not None:
            raise self.fault
        return {"sku": sku, "pieces": 3}

    def ask(self, sku: str = "A", **options: Any) -> ToolResult:
        return self.app.call({"name": "stock", "arguments": {"sku": sku}}, **options)


def test_an_earlier_answer_is_given_with_its_age_and_believed_less() -> None:
    shop = Shop()
    fresh = shop.ask()
    assert (fresh.meta.cached, codes(fresh), fresh.source) == (False, [], [])
    shop.clock.advance(45_000)
    shop.fault = NotApplied("connection_failed")

    result = shop.ask()

    assert (result.success, result.data, result.effect) == (True, {"sku": "A", "pieces": 3}, "none")
    assert codes(result) == ["degraded", "stale"]
    assert "45 s old" in result.warnings[1].message
    assert result.meta.cached
    assert result.confidence == 0.79
    assert result.next_action == "continue"
    assert result.source[0].retrieved_at == "2023-11-14T22:13:20+00:00"


@pytest.mark.parametrize(
    "fault",
    [NotApplied("upstream_error"), NotApplied("rate_limited"), ConnectionRefusedError(), TimeoutError()],
)
def test_whatever_says_that_the_tool_cannot_be_had_now_is_stood_in_for(fault: Exception) -> None:
    shop = Shop()
    shop.ask()
    shop.fault = fault
    assert codes(shop.ask()) == ["degraded", "stale"]


def test_what_the_tool_itself_says_is_never_replaced() -> None:
    shop = Shop()
    shop.ask()
    shop.fault = NotApplied("not_found")
    result = shop.ask()
    assert result.error is not None
    assert result.error.code == "not_found"


def test_an_open_breaker_gives_the_earlier_answer_and_a_run_goes_on() -> None:
    shop = Shop()
    shop.ask(run="r")
    shop.fault = NotApplied("connection_failed")
    answers = [shop.ask(run="r") for _ in range(10)]
    assert {tuple(codes(one)) for one in answers} == {("degraded", "stale")}


def test_an_answer_is_for_its_own_call_principal_tenant_and_time_only() -> None:
    shop = Shop()
    ann = Principal("ann", "acme")
    assert shop.ask(principal=ann).success
    shop.fault = NotApplied("connection_failed")

    assert codes(shop.ask(principal=ann)) == ["degraded", "stale"]
    others = [Principal("bob", "acme"), Principal("ann", "other"), Principal("local")]
    refused = [shop.ask(principal=one) for one in others] + [shop.ask("B", principal=ann)]
    shop.clock.advance(60_001)
    refused.append(shop.ask(principal=ann))
    assert [one.error.code for one in refused if one.error] == ["connection_failed"] * 5


def test_a_cache_is_bounded_in_number_in_bytes_and_in_the_size_of_one_answer() -> None:
    clock, large = FakeClock(), Outcome(data="x" * MAX_ANSWER_BYTES)
    few, light = AnswerCache(most_answers=3), AnswerCache(most_bytes=400)
    for n in range(9):
        few.perform_effect(Remember(f"{n}", Outcome(data=n)), clock)
        light.perform_effect(Remember(f"{n}", Outcome(data="y" * 100)), clock)
    few.perform_effect(Recall("6", 1), clock)
    few.perform_effect(Remember("large", large), clock)
    few.perform_effect(Remember("9", Outcome(data=9)), clock)

    assert (len(few), len(light)) == (3, 3)
    found = [
        isinstance(few.perform_effect(Recall(name, 1), clock), Recalled)
        for name in ("6", "7", "8", "9", "large")
    ]
    assert found == [True, False, True, True, False]
    few.perform_effect(Remember("9", large), clock)
    assert isinstance(few.perform_effect(Recall("9", 1), clock), Forgotten)


def test_an_http_api_that_is_down_is_answered_for_through_the_gateway() -> None:
    async def go() -> tuple[dict[str, Any], dict[str, Any]]:
        upstream = Upstream(answer(200, {"pieces": 3}))
        with closing(Callwright()) as app, upstream:
            app.add_http(
                f"GET {upstream.url}/stock/{{sku}}", name="stock", stand_in=StandIn(cached_s=60), retries=ONCE
            )
            gateway = Gateway(app)
            client = await Client(await gateway.start(), "modern").start()
            before = await client.call("stock", {"sku": "A"})
            upstream.stop()
            after = await client.call("stock", {"sku": "A"})
            await gateway.close(0.1)
            return before, after

    before, after = asyncio.run(go())
    assert after["content"][0] == before["content"][0]
    assert "earlier answer, 0 s old" in after["content"][1]["text"]
    told = after["_meta"]["callwright/result"]
    assert [one["code"] for one in told["warnings"]] == ["degraded", "stale"]
    assert told["meta"]["cached"]


@pytest.mark.parametrize("door", ["call", "acall"])
def test_an_answer_is_found_again_after_a_restart_and_by_another_replica(tmp_path: Path, door: str) -> None:
    one, beside = Shop(store=tmp_path / "ledger.db"), Shop(store=tmp_path / "ledger.db")
    assert one.ask().success
    one.app.close()
    for shop in (beside, Shop(store=tmp_path / "ledger.db")):
        shop.clock.advance(45_000)
        shop.fault = NotApplied("connection_failed")
        asked: Any = {"name": "stock", "arguments": {"sku": "A"}}
        result = shop.ask() if door == "call" else asyncio.run(shop.app.acall(asked))
        assert (result.data["pieces"], codes(result)) == (3, ["degraded", "stale"])
        assert "45 s old" in result.warnings[1].message
        shop.clock.advance(15_001)
        assert not shop.ask().success
        shop.app.close()


# --- a draft or a ticket instead of the write ---------------------------------------------------------------------


class Mailing:
    """Mails go out over an HTTP API; while it is down, a ticket is written into a database of our own."""

    def __init__(self, folder: Path, url: str, **options: Any) -> None:
        self.tickets = folder / "tickets.db"
        with closing(sqlite3.connect(self.tickets)) as database:
            database.execute("CREATE TABLE ticket (queue TEXT, body TEXT)")
        self.app = Callwright(folder / "ledger.db", **options)
        rules = StandIn(tool="open_ticket", arguments={"request": "", "to": "/to"}, fixed={"queue": "mail"})
        schema = {
            "type": "object",
            "properties": {"to": {"type": "string"}, "text": {"type": "string"}},
            "required": ["to", "text"],
        }
        self.app.add_http(
            f"POST {url}/mails",
            name="send_mail",
            input_schema=schema,
            stand_in=rules,
            retries=ONCE,
            key=["to", "text"],
        )
        self.app.tool(effect="once")(self.open_ticket)

    def open_ticket(self, queue: str, to: str, request: dict[str, Any]) -> dict[str, str]:
        """Write a ticket for a person."""
        with closing(sqlite3.connect(self.tickets)) as database, database:
            database.execute("INSERT INTO ticket VALUES (?, ?)", (queue, f"{to}: {request['text']}"))
        return {"ticket": "T-1"}

    def send(self, text: str = "Hello", **options: Any) -> ToolResult:
        return self.app.call({"name": "send_mail", "arguments": {"to": "ann", "text": text}}, **options)

    def written(self) -> list[tuple[str, str]]:
        with closing(sqlite3.connect(self.tickets)) as database:
            return database.execute("SELECT queue, body FROM ticket").fetchall()


def test_a_write_whose_api_is_down_leaves_a_ticket_and_says_that_it_was_not_done(tmp_path: Path) -> None:
    with Upstream() as upstream:
        upstream.stop()
        mailing = Mailing(tmp_path, upstream.url)
        result = mailing.send(run="r")
        again = mailing.send(run="r")
        with mailing.app as app:
            entries = {entry.tool: entry for entry in app.store.list_entries()}
            assert app.replay(result.meta.call_id) == result

    assert (result.success, result.effect, result.next_action) == (False, "none", "human_review")
    assert result.error is not None
    assert (result.error.code, result.error.retryable) == ("degraded", False)
    assert "not carried out" in result.error.message
    assert result.error.details is not None
    left = result.error.details["standIn"]
    assert (left["tool"], left["effect"], left["data"]) == ("open_ticket", "committed", {"ticket": "T-1"})
    assert mailing.written() == [("mail", "ann: Hello")]
    assert again.meta.replayed
    assert again.error is not None
    assert again.error.details == result.error.details
    assert {tool: entry.state for tool, entry in entries.items()} == {
        "send_mail": "failed",
        "open_ticket": "committed",
    }
    assert entries["open_ticket"].key == left["key"]
    assert entries["open_ticket"].trace_id == entries["send_mail"].trace_id == result.meta.trace_id
    assert '"degraded"' in to_json(result).decode()


def test_a_run_may_leave_more_drafts_than_it_may_fail(tmp_path: Path) -> None:
    with Upstream() as upstream:
        upstream.stop()
        with (mailing := Mailing(tmp_path, upstream.url)).app:
            found = [mailing.send(f"mail {n}", run="r").error for n in range(6)]
            over = mailing.send("mail 7", run="r").error
    assert {one.code for one in found if one} == {"degraded"}
    assert over is not None
    assert over.code == "budget_exhausted"
    assert len(mailing.written()) == 6


def test_an_answer_that_was_lost_leaves_no_ticket(tmp_path: Path) -> None:
    with Upstream(cut) as upstream, (mailing := Mailing(tmp_path, upstream.url)).app:
        result = mailing.send()
    assert (result.effect, mailing.written()) == ("unknown", [])


@pytest.mark.parametrize(
    ("rule", "told"),
    [(Rule("deny", tools=("open_ticket",)), False), (Rule("approve", tools=("open_ticket",)), True)],
)
def test_a_ticket_has_an_authorization_of_its_own(tmp_path: Path, rule: Rule, *, told: bool) -> None:
    with Upstream() as upstream:
        upstream.stop()
        with (mailing := Mailing(tmp_path, upstream.url, rules=(Rule("allow"), rule))).app:
            result = mailing.send()
            (entry,) = mailing.app.store.list_entries()
    assert result.error is not None
    assert (result.error.code, result.effect, entry.state) == ("connection_failed", "none", "released")
    assert codes(result) == (["stand_in_failed"] if told else [])
    assert ("open_ticket" in repr(result)) is False
    assert mailing.written() == []


def test_a_ticket_that_may_have_been_written_leaves_the_call_in_doubt() -> None:
    app = Callwright()

    @app.tool(effect="idempotent", stand_in="draft", retries=ONCE)
    async def save(text: str) -> None:
        """Save."""
        raise NotApplied("connection_failed")

    @app.tool(effect="once")
    async def draft(text: str) -> None:
        """Leave a draft."""
        raise MayHaveHappened("timeout")

    result = app.call({"name": "save", "arguments": {"text": "a"}})
    assert result.error is not None
    assert (result.error.code, result.effect, result.next_action) == (
        "outcome_unknown",
        "unknown",
        "human_review",
    )
    assert sorted(entry.state for entry in app.store.list_entries()) == ["unknown", "unknown"]


def test_a_stand_in_has_the_time_that_the_lease_and_the_caller_leave() -> None:
    clock = FakeClock()
    app = Callwright(clock=clock)
    left: list[float] = []

    @app.tool(
        effect="once", stand_in="draft", retries=ONCE, timeout_ms=20_000, deadline_ms=20_000, lease_ms=30_000
    )
    async def save(text: str) -> None:
        """Save."""
        clock.advance(19_000)
        raise NotApplied("timeout")

    @app.tool(effect="once")
    async def draft(context: CallContext, text: str) -> str:
        """Leave a draft."""
        left.append(context.deadline_ms - clock.lease_ms())
        return text

    assert app.call({"name": "save", "arguments": {"text": "a"}}).next_action == "human_review"
    result = app.call({"name": "save", "arguments": {"text": "b"}}, timeout_ms=19_000)
    assert left == [10_000]
    assert result.error is not None
    assert result.error.code == "timeout"
    assert codes(result) == ["stand_in_failed"]


# --- a read-only stand-in for a server that is gone -----------------------------------------------------------------


def test_a_remote_server_that_is_gone_is_stood_in_for_by_files(tmp_path: Path) -> None:
    (tmp_path / "opening").write_text("9 to 5", encoding="utf-8")
    rules = StandIn(tool="local_page", arguments={"page": "/text"})
    declared = {"act": {"effect": "read", "repeat": "allow", "stand_in": rules, "retries": ONCE}}

    async def go() -> list[ToolResult]:
        with closing(Callwright()) as app:

            @app.tool(effect="read", source="file")
            def local_page(page: str) -> str:
                """Read a page that was kept here."""
                return (tmp_path / page).read_text(encoding="utf-8")

            async with serving({"tools/call": {"content": [{"type": "text", "text": "10 to 4"}]}}) as (
                _,
                url,
            ):
                spec = ServerSpec(
                    name="far", url=url, prefix="", contracts=declared, timeout_ms=2000, deadline_ms=4000
                )
                assert await app.connect([spec]) == {}
                call = {"name": "act", "arguments": {"text": "opening"}}
                there = await app.acall(call)
            gone = await app.acall(call)
            missing = await app.acall({"name": "act", "arguments": {"text": "closing"}})
            assert app.connected is not None
            await app.connected.close()
            return [there, gone, missing]

    there, gone, missing = asyncio.run(go())
    assert (there.data, codes(there)) == ("10 to 4", [])
    assert (gone.success, gone.data, gone.effect) == (True, "9 to 5", "none")
    assert (codes(gone), gone.confidence) == (["degraded"], 0.79)
    assert "local_page" in gone.warnings[0].message
    assert (gone.source[0].type, gone.source[0].id) == ("file", "local_page")
    assert missing.error is not None
    assert missing.error.code == "server_away"
    assert codes(missing) == ["stand_in_failed"]


def test_what_a_stand_in_gives_meets_the_contract_of_the_tool_it_stands_for() -> None:
    app = Callwright()
    form = {"type": "object", "required": ["pieces"]}

    @app.tool(effect="read", output_schema=form, stand_in="guess", retries=ONCE)
    async def stock(sku: str) -> dict[str, int]:
        """Say how many there are."""
        raise NotApplied("connection_failed")

    @app.tool(effect="read")
    async def guess(sku: str) -> dict[str, int]:
        """Say how many there may be."""
        return {"about": 3} if sku == "A" else {"pieces": 3}

    assert app.call({"name": "stock", "arguments": {"sku": "B"}}).data == {"pieces": 3}
    result = app.call({"name": "stock", "arguments": {"sku": "A"}})
    assert not result.success
    assert codes(result) == ["stand_in_failed"]
