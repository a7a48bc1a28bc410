"""``callwright eval``: five evaluations, for people, machines and build servers."""

import json
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import cli

APP = '''
from callwright import Callwright

app = Callwright()


@app.tool(effect="once", key=["sku"])
def order(sku: str) -> dict[str, str]:
    """Order something."""
    return {"order": sku}


@app.tool(effect="idempotent")
def price(sku: str) -> dict[str, str]:
    """Does something wrong on the way."""
    raise RuntimeError
'''


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "shop.py").write_text(APP, encoding="utf-8")
    return tmp_path


@pytest.mark.promise("C14")
def test_without_an_app_what_is_shipped_is_evaluated(caplog: pytest.LogCaptureFixture) -> None:
    ran = cli("eval", "partial_success", "unsafe_output")
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert (ran.code, ran.err) == (ExitCode.OK, "")
    assert [line.split()[:2] for line in ran.out.splitlines()[1:]] == [
        ["Partial", "success"],
        ["Unsafe", "output"],
    ]


def test_for_a_machine_it_is_one_object(place: Path) -> None:
    ran = cli("eval", "idempotency", "--app", "shop.py:app", "--json")
    assert (ran.code, ran.json["ok"]) == (ExitCode.OK, True)
    (report,) = cast("list[dict[str, Any]]", ran.json["evaluations"])
    assert (report["suite"], report["passed"], report["failed"]) == ("idempotency", 3, 0)


def test_what_does_not_hold_is_listed_and_the_exit_code_says_so(place: Path) -> None:
    ran = cli(
        "eval", "--app", "shop.py:app", "--live", "fault_injection", "--junit", "r.xml", "--html", "r.html"
    )
    assert ran.code == ExitCode.PROBLEMS
    assert "price_calm" in ran.out
    cases = ET.parse(place / "r.xml").getroot().iter("testcase")
    failed = {one.get("name") for one in cases if one.find("failure") is not None}
    assert "price_calm" in failed
    assert "order_calm" not in failed
    assert "The five evaluations" in (place / "r.html").read_text(encoding="utf-8")


def test_why_a_tool_is_left_out_is_told_once_and_in_the_language_of_the_reader(place: Path) -> None:
    ran = cli("eval", "partial_success", "unsafe_output", "--app", "shop.py:app", "--lang", "zh-CN")
    assert ran.code == ExitCode.OK
    assert "请声明 untrusted=True" in ran.out
    assert "部分成功" in ran.out


def test_arguments_may_be_given(place: Path) -> None:
    (place / "args.json").write_text(json.dumps({"order": {"sku": "B-2"}}), encoding="utf-8")
    ran = cli("eval", "idempotency", "--app", "shop.py:app", "--arguments", "args.json")
    assert ran.code == ExitCode.OK


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["everything"], ExitCode.USAGE, "There is no evaluation everything."),
        (["--live"], ExitCode.USAGE, "--live and --arguments need --app."),
        (
            ["--app", "shop.py:app", "--arguments", "nowhere.json"],
            ExitCode.UNREACHABLE,
            "nowhere.json cannot be read.",
        ),
        (["--app", "shop.py:app", "--arguments", "shop.py"], ExitCode.UNREACHABLE, "shop.py cannot be read."),
        (
            ["--app", "shop.py:app", "--arguments", "odd.json"],
            ExitCode.USAGE,
            "The application has no tool odd.",
        ),
        (
            ["unsafe_output", "--junit", "nowhere/r.xml"],
            ExitCode.UNREACHABLE,
            "nowhere/r.xml could not be written.",
        ),
    ],
)
def test_what_cannot_be_used_is_said_clearly(
    place: Path, words: list[str], code: ExitCode, says: str
) -> None:
    (place / "odd.json").write_text('{"odd": {}}', encoding="utf-8")
    ran = cli("eval", *words)
    assert ran.code == code
    assert says in ran.err
