"""``callwright contracts``: versions are listed and compared, and released in stages; in two languages and for programs."""

from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.cli.exit_codes import ExitCode
from cli.door import cli

SHOP = '''
from callwright import Callwright

app = Callwright("{store}")


@app.tool(name="pay", version="v1", effect="once", key=["order"])
def pay(order: str) -> dict[str, str]:
    """Pay."""
    return {{"paid": order}}


@app.tool(name="pay", version="2026-05-06", effect="once", key=["order"])
def pay_2(order: str, currency: str) -> dict[str, str]:
    """Pay."""
    return {{"paid": order, "in": currency}}
'''


@pytest.fixture
def shop(tmp_path: Path) -> tuple[str, str]:
    """An app with two versions of a tool, and its ledger."""
    file, store = tmp_path / "shop.py", str(tmp_path / "shop.db")
    file.write_text(SHOP.format(store=store))
    target = f"{file}:app"
    assert cli("contracts", "--app", target).code == ExitCode.OK
    return target, store


@pytest.mark.promise("B12", "B1")
def test_a_diff_names_what_breaks_callers_and_fails_a_build(shop: tuple[str, str]) -> None:
    target, store = shop
    ran = cli("contracts", "diff", "pay", "--app", target)
    assert ran.code == ExitCode.PROBLEMS
    assert "pay v1 → 2026-05-06" in ran.out
    assert "/currency must be given." in ran.out
    assert "/currency 变为必填。" in cli("contracts", "diff", "pay", "--store", store, "--lang", "zh-CN").out
    back: Any = cli("contracts", "diff", "pay", "2026-05-06", "v1", "--store", store, "--json")
    assert back.code == ExitCode.PROBLEMS
    assert [one["what"] for one in back.json["changes"]] == ["argument_removed"]


@pytest.mark.promise("B12")
def test_a_version_is_found_in_any_of_its_spellings(shop: tuple[str, str]) -> None:
    _, store = shop
    back: Any = cli("contracts", "diff", "pay", "2026-05-06", "1.0.0", "--store", store, "--json")
    assert (back.json["earlier"], back.json["later"]) == ("2026-05-06", "v1")
    released: Any = cli("contracts", "release", "pay", "1.0.0", "--store", store, "--json")
    assert (released.code, released.json["version"]) == (ExitCode.OK, "v1")
    replayed: Any = cli("replay", "--store", store, "--against", "v1.0", "--json")
    assert (replayed.code, replayed.json["unseen_tools"]) == (ExitCode.OK, ["pay"])
    absent = cli("replay", "--store", store, "--against", "v1", "--tool", "buy", "--lang", "zh-CN")
    assert (absent.code, "没有 buy 的版本 v1。" in absent.err) == (ExitCode.REFUSED, True)


@pytest.mark.promise("B12")
def test_a_release_is_staged_listed_halted_and_rolled_back_by_the_ledger_alone(shop: tuple[str, str]) -> None:
    _, store = shop
    at = ("--store", store)
    staged = cli(
        "contracts", "release", "pay", "2026-05-06", "--percent", "5%", "--tenant", "acme", "--halt-when",
        "error > 5% over 50", "--by", "lena", *at, "--json",
    )  # fmt: skip
    assert staged.code == ExitCode.OK, staged.err
    said: Any = staged.json
    assert (said["state"], said["percent"], said["tenants"], said["base"]) == ("staged", 5, ["acme"], "v1")
    assert said["halt_when"] == [{"rate": "error", "above": 0.05, "calls": 50}]
    shown = cli("contracts", "list", "pay", *at).out
    assert "5 % + acme" in shown
    assert "all others" in shown
    assert "灰度中" in cli("contracts", *at, "--lang", "zh-CN").out
    assert cli("contracts", "halt", "pay", "--reason", "slow", *at).code == ExitCode.OK
    assert cli("contracts", "release", "pay", "2026-05-06", *at).code == ExitCode.OK
    assert "All callers: v1" in cli("contracts", "rollback", "pay", *at).out
    listed: Any = cli("contracts", "list", "pay", *at, "--json").json
    assert [one["state"] for one in listed["history"]] == ["rolled_back", "released", "halted", "staged"]
    assert listed["history"][2]["reason"] == "slow"
    records: Any = cli("audit", "show", *at, "--json").json["records"]
    assert [one["about"]["state"] for one in records if one["kind"] == "release_decided"] == [
        "rolled_back", "released", "halted", "staged",
    ]  # fmt: skip


@pytest.mark.promise("B12")
@pytest.mark.parametrize(
    ("words", "code", "exit_"),
    [
        (("release", "pay", "3.0.0"), "unknown_version", ExitCode.REFUSED),
        (("release", "pay", "newest"), "unknown_version", ExitCode.REFUSED),
        (("diff", "pay", "v1", "v3"), "unknown_version", ExitCode.REFUSED),
        (("release", "buy", "1.0.0"), "unknown_tool", ExitCode.REFUSED),
        (("halt", "pay"), "no_release", ExitCode.REFUSED),
        (("diff", "buy"), "unknown_tool", ExitCode.REFUSED),
        (("list", "buy"), "unknown_tool", ExitCode.REFUSED),
        (("release", "pay", "v1", "--percent", "101"), "usage", ExitCode.USAGE),
        (("release", "pay", "v1", "--halt-when", "errors > 5"), "usage", ExitCode.USAGE),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_code(
    shop: tuple[str, str], words: tuple[str, ...], code: str, exit_: ExitCode
) -> None:
    ran = cli("contracts", *words, "--store", shop[1], "--json")
    assert (ran.code, ran.fault["code"]) == (exit_, code)
    assert "：" in cli("contracts", *words, "--store", shop[1], "--lang", "zh-CN").err


@pytest.mark.promise("B12", "C4")
def test_a_version_whose_calls_would_have_other_keys_is_not_released(tmp_path: Path) -> None:
    store = str(tmp_path / "shop.db")
    with Callwright(store) as app:

        @app.tool(name="pay", version="1.0.0", effect="once")
        def pay(order: str) -> str:
            return order

        @app.tool(name="pay", version="2.0.0", effect="once")
        def pay_2(order_no: str) -> str:
            return order_no

    ran = cli("contracts", "release", "pay", "2.0.0", "--percent", "5", "--store", store, "--json")
    assert (ran.code, ran.fault["code"]) == (ExitCode.REFUSED, "keys_unmapped")
    assert "order" in ran.fault["message"]
