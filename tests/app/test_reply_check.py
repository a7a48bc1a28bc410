"""A model's final words against the ledger of its run, through the library, the command line and HTTP (C17)."""

import asyncio
from pathlib import Path

import pytest

from callwright.checks import check_reply
from callwright.cli.exit_codes import ExitCode
from cli.door import cli
from gateway.api.shop import World, open_shop, said, shop


@pytest.mark.promise("C17")
def test_only_the_calls_of_the_run_bear_a_reply_out() -> None:
    with shop(World()) as app:
        app.call({"name": "pay", "arguments": {"amount": 49}}, run="a")
        app.call({"name": "pay", "arguments": {"amount": 13}}, run="b")

        assert check_reply(app, "Paid 49.", run="a") == []
        assert [one.code for one in check_reply(app, "I've paid 94.", run="a")] == ["wrong_value"]
        lost = check_reply(app, "I've paid 13.", run="b")
        assert [(one.code, one.tool) for one in lost] == [("unknown_as_done", "pay")]
        assert lost[0].entry_id is not None
        assert [one.code for one in check_reply(app, "已支付49元。", run="c")] == ["unsupported_claim"]


@pytest.mark.promise("C17")
def test_what_contradicts_an_outcome_is_told_from_what_is_only_doubted() -> None:
    with shop(World()) as app:
        app.call({"name": "pay", "arguments": {"amount": 49}}, run="a")
        app.call({"name": "pay", "arguments": {"amount": 13}}, run="b")
        told = {
            "a": "I've paid 94. I've refunded the deposit.",
            "b": "I've paid 13. I've refunded the deposit.",
        }

        found = {
            run: {one.code: one.level for one in check_reply(app, text, run=run)}
            for run, text in told.items()
        }
        assert found["a"]["wrong_value"] == found["a"]["unsupported_claim"] == "doubt"
        assert (found["b"]["unknown_as_done"], found["b"]["unsupported_claim"]) == ("contradiction", "doubt")
        [sure] = check_reply(app, told["b"], run="b", level="contradiction")
        assert sure.code == "unknown_as_done"
        assert check_reply(app, told["a"], run="a", level="contradiction") == []


@pytest.mark.promise("C17")
def test_the_first_call_of_a_long_run_still_bears_a_claim_out() -> None:
    with shop(World()) as app:
        app.call({"name": "pay", "arguments": {"amount": 49}}, run="long")
        for amount in range(260):
            app.call({"name": "pay", "arguments": {"amount": amount + 100}}, run="long", dry_run=True)

        assert check_reply(app, "Paid 49.", run="long") == []


@pytest.mark.promise("C17")
def test_a_run_longer_than_what_is_read_is_reported_and_no_claim_of_it_is_doubted() -> None:
    with shop(World()) as app:
        for amount in (49, 51, 52):
            app.call({"name": "pay", "arguments": {"amount": amount}}, run="r")

        assert [one.code for one in check_reply(app, "I've refunded 7.", run="r", max_calls=2)] == [
            "not_checked"
        ]
        [found] = check_reply(app, "Paid 49.", run="r", max_calls=2)
        assert "2" in found.message
        assert "2" in found.message_zh
        assert check_reply(app, "Paid 49.", run="r", max_calls=3) == []


@pytest.mark.promise("C17")
def test_a_reply_is_checked_over_http_and_nothing_else_is_accepted() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            await client.pay(901, Callwright_Run="r-1")
            answer = await client.post("/v1/runs/r-1/check-reply", {"text": "I've paid 901."})
            wrong = await client.post("/v1/runs/r-1/check-reply", {"words": "x"})
        assert [one["code"] for one in said(answer)["findings"]] == ["failure_as_success"]
        assert wrong.status == 400

    asyncio.run(run())


@pytest.mark.promise("C17")
def test_the_command_ends_with_1_where_a_claim_is_not_borne_out(tmp_path: Path) -> None:
    store = str(tmp_path / "shop.db")
    with shop(World(), store=store) as app:
        app.call({"name": "pay", "arguments": {"amount": 49}}, run="a")
    reply = tmp_path / "reply.txt"
    reply.write_text("I've refunded the 49.", encoding="utf-8")

    ran = cli("check-reply", str(reply), "--run", "a", "--store", store, "--json")
    assert ran.code == ExitCode.PROBLEMS
    assert '"code":"unsupported_claim"' in ran.out.replace(" ", "")
    assert cli("check-reply", "-", "--run", "a", "--store", store, stdin=b"Paid 49.").code == ExitCode.OK
    sure = cli("check-reply", str(reply), "--run", "a", "--store", store, "--level", "contradiction")
    assert sure.code == ExitCode.OK, "what no call bears out is a doubt"

    in_gbk = cli("check-reply", "-", "--run", "a", "--store", store, stdin="已支付 50。".encode("gbk"))
    assert (in_gbk.code, "UTF-8" in in_gbk.err) == (ExitCode.UNREACHABLE, True)
