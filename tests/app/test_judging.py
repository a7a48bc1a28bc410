"""Labels on calls: the user's answers, a person's judgement; on every store, and what the command line makes of them."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from callwright import AnswerError, Callwright, to_json
from callwright.cli.exit_codes import ExitCode
from cli.door import cli

ASKED = "Please cancel my order."


def make_shop(store: str = "memory", version: str = "1.0.0") -> Callwright:
    app = Callwright() if store == "memory" else Callwright(store)

    @app.tool(effect="once", version=version)
    def cancel_order(order_id: str) -> dict[str, str]:
        """Cancel an order of the customer."""
        return {"cancelled": order_id}

    return app


def call_for(order: str) -> dict[str, Any]:
    return {"name": "cancel_order", "arguments": {"order_id": order}}


def list_judgements(app: Callwright) -> list[tuple[str, str, str, str]]:
    app.store.chain_events()
    lines = (line for one in app.store.list_segments() for line in one.body.splitlines())
    records = [one for one in map(msgspec.json.decode, lines) if one["kind"] == "judged"]
    return [
        (one["tool"], one["version"], one["about"]["decision"], one["about"]["judgement"]) for one in records
    ]


@pytest.mark.promise("B13")
@pytest.mark.parametrize(
    ("answer", "judgement"),
    [
        ({"yes": True}, "wrong"),
        ({"fields": {"order_id": "A-1"}}, "wrong"),
        ({"fields": {"order_id": "B-2"}}, "right"),
        ({"fields": {"/order_id": "B-2"}, "yes": True}, "right"),
    ],
)
@pytest.mark.parametrize("as_json", [False, True])
def test_an_answer_says_whether_the_question_was_needed(
    answer: dict[str, Any], judgement: str, *, as_json: bool
) -> None:
    app = make_shop()
    refused = app.call(call_for("A-1"), conversation=[ASKED])

    made = app.answer(to_json(refused) if as_json else refused, conversation=[ASKED], **answer)

    assert made.success
    assert list_judgements(app) == [("cancel_order", "1.0.0", "held", judgement)]


@pytest.mark.promise("B13")
def test_an_answer_on_the_event_loop_is_judged_too() -> None:
    app = make_shop()

    async def ask_and_answer() -> None:
        refused = await app.acall(call_for("A-1"), conversation=[ASKED])
        await app.aanswer(refused, yes=True, conversation=[ASKED])

    asyncio.run(ask_and_answer())

    assert list_judgements(app) == [("cancel_order", "1.0.0", "held", "wrong")]


@pytest.mark.promise("B13")
def test_a_question_that_the_schema_asks_is_no_judgement_of_the_gate() -> None:
    app = make_shop()
    refused = app.call({"name": "cancel_order", "arguments": {}})

    assert app.answer(refused, {"order_id": "A-1"}).success
    assert list_judgements(app) == []


@pytest.mark.promise("B13")
def test_a_person_labels_a_sample_and_what_is_no_result_is_refused() -> None:
    app = make_shop()
    made = app.call(call_for("A-1"), conversation=["cancel order A-1"])

    app.releases.judge(made, right=False, by="lena", reason="the customer meant B-2")

    assert list_judgements(app) == [("cancel_order", "1.0.0", "made", "wrong")]
    with pytest.raises(AnswerError):
        app.releases.judge(b"{}", right=True, by="lena")


@pytest.mark.promise("B13")
def test_the_command_line_shows_the_figures_and_fails_on_a_drift(tmp_path: Path) -> None:
    store = str(tmp_path / "shop.db")
    make_shop(store).close()
    assert "No call has been judged" in cli("contracts", "accuracy", "--store", store).out
    for version, wrong in (("1.0.0", 1), ("2.0.0", 9)):
        with make_shop(store, version) as app:
            for number in range(12):
                made = app.call(call_for(f"{version}-{number}"))
                app.releases.judge(made, right=number >= wrong, by="lena")
            if version == "1.0.0":
                assert cli("contracts", "accuracy", "--store", store).code == ExitCode.OK

    shown = cli("contracts", "accuracy", "cancel_order", "--store", store)
    machine: Any = cli("contracts", "accuracy", "--store", store, "--json").json

    assert shown.code == ExitCode.PROBLEMS
    assert "cancel_order 2.0.0: wrongly made 9 of 12, before 1 of 12." in shown.out
    assert "误调用 9/12，此前 1/12" in cli("contracts", "accuracy", "--store", store, "--lang", "zh-CN").out
    assert [round(one["misinvocation"], 2) for one in machine["figures"]] == [0.08, 0.75]
    assert [one["version"] for one in machine["drifts"]] == ["2.0.0"]
    assert cli("contracts", "accuracy", "other_tool", "--store", store).code == ExitCode.OK
