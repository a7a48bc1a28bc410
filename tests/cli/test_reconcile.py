"""``callwright reconcile``: what waits for somebody, in words and as JSON."""

from pathlib import Path
from typing import Any, cast

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import Ran, cli

APP = '''
from callwright import Callwright, MayHaveHappened
from callwright.checks import CannotTell, Check, DidNotHappen, Happened, Record

ANSWERS = {"A": Happened({"sku": "A"}), "B": DidNotHappen(), "C": CannotTell("the bank is closed")}
app = Callwright()


def verify(inquiry):
    return ANSWERS[inquiry.arguments["sku"]]


@app.tool(effect="once", key=["sku"], check=Check(verify=verify, records=lambda since: [Record("stray", {"sku": "Z"})], quiet_ms=0))
def sell(sku: str) -> dict[str, str]:
    """Sell something."""
    raise MayHaveHappened


@app.tool(effect="once")
def other(sku: str) -> str:
    """Has no check."""
    return sku
'''


@pytest.fixture
def shop(tmp_path: Path) -> tuple[str, ...]:
    (tmp_path / "shop.py").write_text(APP, encoding="utf-8")
    return "--app", f"{tmp_path / 'shop.py'}:app", "--store", str(tmp_path / "shop.db")


def reconciled(shop: tuple[str, ...], *arguments: str) -> Ran:
    return cli("reconcile", *shop, *arguments)


@pytest.mark.promise("B11")
def test_one_finding_is_counted_in_the_singular(shop: tuple[str, ...]) -> None:
    cli("call", "sell", "sku=A", *shop)
    assert reconciled(shop).out.splitlines()[-1] == "1 finding needs a decision."


@pytest.mark.promise("B11")
def test_findings_are_a_table_for_people_and_an_object_for_machines(shop: tuple[str, ...]) -> None:
    for sku in "ABC":
        cli("call", "sell", f"sku={sku}", *shop)

    looked = reconciled(shop, "--dry-run")
    assert looked.code == ExitCode.PROBLEMS
    assert "Nothing was changed" in looked.out
    done = reconciled(shop, "--by", "night")
    lines = done.out.splitlines()
    assert done.code == ExitCode.PROBLEMS
    assert [" ".join(line.split()[:4]) for line in lines[1:5]] == [
        "1 sell happened settled",
        "2 sell did not",
        "3 sell cannot tell",
        "- sell not on",
    ]
    assert "Tools with effects and no check: other." in lines
    assert lines[-1] == "2 findings need a decision."
    again = cast("dict[str, Any]", reconciled(shop, "--json").json)
    assert (again["ok"], again["counts"]) == (
        False,
        {"cannot_tell": 1, "missing": 1, "unrecorded": 1},
    )
    assert "settled as" not in reconciled(shop).out


@pytest.mark.promise("B11")
def test_people_read_it_in_their_language_and_a_clean_ledger_ends_well(shop: tuple[str, ...]) -> None:
    cli("call", "sell", "sku=A", *shop)
    ran = reconciled(shop, "--lang", "zh-CN", "--tool", "other")
    assert (ran.code, ran.out.splitlines()[-1]) == (ExitCode.OK, "没有可核实或比对的内容。")
    found = reconciled(shop, "--lang", "zh-CN")
    assert "已结清为已执行" in found.out
    assert "账本中没有" in found.out


def test_an_item_is_decided_like_every_other_question_to_people(shop: tuple[str, ...]) -> None:
    cli("call", "sell", "sku=C", *shop)
    handle = cast("Any", reconciled(shop, "--json").json)["steps"][0]["handle"]
    store = shop[2:]
    assert "the bank is closed" in cli("ledger", "approvals", *store).out
    assert cli("ledger", "approve", handle, *store).code == ExitCode.OK
    assert cast("Any", reconciled(shop, "--json").json)["steps"][0]["action"] == "handled"
