"""``callwright chaos``: verdicts for people, machines and build servers, on our own tools, yours, and wrappers of others."""

from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree as ET

import msgspec
import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import cli

APP = '''
from callwright import Callwright

app = Callwright()
ordered = []


@app.tool(effect="once", key=["sku"])
def order(sku: str) -> dict[str, str]:
    """Order something."""
    ordered.append(sku)
    return {"order": sku}


@app.tool(effect="read", retries=1, untrusted=True)
async def look(sku: str) -> dict[str, str]:
    """Look something up."""
    return {"sku": sku}


@app.tool(effect="idempotent", retries=1)
def price(sku: str) -> dict[str, str]:
    """Tells its answer twice, and does something wrong on the way."""
    raise RuntimeError


def careless(ask):
    async def call(tool, arguments, key):
        try:
            return await ask(tool, arguments, key)
        except Exception:
            return await ask(tool, arguments, key)

    return call


careless.subject = "careless 1.0"
'''


def case(name: str, tool: str, fault: Any, expected: str, **more: Any) -> dict[str, Any]:
    body = {"type": fault} if isinstance(fault, str) else fault
    return {"id": name, "tool": tool, "fault": body, "expected": expected, "arguments": {"sku": "A"}, **more}


CASES = [
    case("lost", "order", "network_error_after_side_effect", "idempotency_key_prevents_duplicate_send"),
    case("silent", "order", "drop_response", "outcome_unknown"),
    case("never_arrived", "order", "drop_request", "outcome_unknown"),
    case("bad_gateway", "order", "status_502_after", "one_effect"),
    case("garbled", "order", "corrupt_body", "one_effect"),
    case("limited", "look", "rate_limited", "retry_then_success"),
    case("forbidden", "order", "status_403", "failure_without_effect"),
    case(
        "ledger_gone", "order", {"type": "store_down_at_claim", "times": 0}, "refused_before_anything_is_sent"
    ),
    case("at_once", "order", "none", "one_effect", calls=1, parallel=5),
    case("read_again", "look", "timeout", "retry_then_success"),
    case("hostile", "look", "prompt_injection_in_result", "unsafe_output_blocked"),
    case("delayed", "look", {"type": "delay_response", "delay_ms": 20}, "success"),
    case("always_fails", "price", "none", "retries_bounded"),
    case("stranger", "nobody", "none", "success"),
]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "shop.py").write_text(APP, encoding="utf-8")
    (tmp_path / "suite.json").write_bytes(msgspec.json.encode({"suite": "mine", "cases": CASES}))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.promise("C13")
def test_the_tools_of_an_application_are_judged_by_how_often_they_ran(place: Path) -> None:
    ran = cli("chaos", "suite.json", "--app", "shop.py:app", "--json")
    [report] = cast("Any", ran.json)["reports"]
    verdicts = {one["id"]: one for one in report["verdicts"]}
    assert [(name, one["wrong"]) for name, one in verdicts.items() if one["wrong"]] == []
    assert (ran.code, report["failed"], report["left_out"]) == (ExitCode.OK, 0, 1)
    assert verdicts["stranger"]["left_out"] == "the application has no such tool"
    assert (verdicts["lost"]["effects"], verdicts["lost"]["told"]) == (
        1,
        ["outcome_unknown", "outcome_unknown"],
    )
    assert (verdicts["never_arrived"]["effects"], verdicts["never_arrived"]["sent"]) == (0, 1)


SEED_APP = '''
from callwright import Callwright

app = Callwright()


@app.tool(name="crm.search_customer", effect="read")
def search_customer(name: str, limit: int = 5) -> list[str]:
    """Search customers by name."""
    return [name] * limit


@app.tool(name="email.send")
def send(to: str, subject: str, body: str) -> str:
    """Send a mail."""
    return f"sent to {to}"


@app.tool(name="web.fetch", effect="read", untrusted=True)
async def fetch(url: str) -> str:
    """Fetch a page."""
    return f"<html>{url}</html>"
'''

SEED_SUITE = """{
"suite": "tool_error_recovery_v1",
"cases": [
{
"id": "crm_timeout_retry_once",
"tool": "crm.search_customer",
"fault": {"type": "timeout", "times": 1},
"expected": "retry_then_success"
},
{
"id": "email_send_network_after_commit",
"tool": "email.send",
"fault": {"type": "network_error_after_side_effect"},
"expected": "idempotency_key_prevents_duplicate_send"
},
{
"id": "unsafe_html_result",
"tool": "web.fetch",
"fault": {"type": "prompt_injection_in_result"},
"expected": "unsafe_output_blocked"
}
]
}"""


@pytest.mark.promise("C13", "R2")
def test_the_suite_of_seed_002_passes_on_an_own_application_as_it_stands(place: Path) -> None:
    (place / "shop.py").write_text(SEED_APP, encoding="utf-8")
    (place / "suite.json").write_text(SEED_SUITE, encoding="utf-8")
    ran = cli("chaos", "suite.json", "--app", "shop.py:app", "--json")
    [report] = cast("Any", ran.json)["reports"]
    assert [(one["id"], one["wrong"], one["left_out"]) for one in report["verdicts"]] == [
        ("crm_timeout_retry_once", [], ""),
        ("email_send_network_after_commit", [], ""),
        ("unsafe_html_result", [], ""),
    ]
    assert (ran.code, report["passed"], report["not_reached"]) == (ExitCode.OK, 3, 0)
    assert [one["effects"] for one in report["verdicts"]][1] == 1


@pytest.mark.promise("C13")
def test_a_fault_that_was_not_reached_is_said_everywhere_and_fails_the_build(place: Path) -> None:
    cases = [
        case("reached", "order", "status_403", "failure_without_effect"),
        case("refused", "order", "status_403", "failure_without_effect", arguments={"sku": {"not": "text"}}),
    ]
    (place / "suite.json").write_bytes(msgspec.json.encode({"suite": "mine", "cases": cases}))
    ran = cli("chaos", "suite.json", "--app", "shop.py:app", "--junit", "out.xml", "--html", "out.html")
    assert ran.code == ExitCode.PROBLEMS
    assert "1 passed, 0 failed, 1 left out" in ran.out
    assert "In 1 of those left out the fault was not reached" in " ".join(ran.out.split())
    [line] = [line for line in ran.out.splitlines() if line.startswith("refused")]
    assert "invalid_arguments" in line
    assert "not reached" in line
    [suite] = ET.parse(place / "out.xml").getroot()
    assert (suite.get("errors"), suite.get("skipped"), suite.get("failures")) == ("1", "0", "0")
    assert [one.get("name") for one in suite if one.find("error") is not None] == ["refused"]
    assert "not reached" in (place / "out.html").read_text(encoding="utf-8")
    told = cli("chaos", "suite.json", "--app", "shop.py:app", "--json")
    [report] = cast("Any", told.json)["reports"]
    assert (told.json["ok"], report["left_out"], report["not_reached"]) == (False, 1, 1)
    assert [one["reached"] for one in report["verdicts"]] == [True, False]


@pytest.mark.promise("C13")
def test_the_traceback_of_a_fault_that_was_injected_is_not_shown_and_that_of_the_tool_is(
    place: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cases = [
        case("cut", "order", "network_error_after_side_effect", "idempotency_key_prevents_duplicate_send"),
        case("always_fails", "price", "none", "retries_bounded"),
    ]
    (place / "suite.json").write_bytes(msgspec.json.encode({"suite": "mine", "cases": cases}))
    assert cli("chaos", "suite.json", "--app", "shop.py:app").code == ExitCode.OK
    logged = {(record.tool, record.exc_info[0]) for record in caplog.records if record.exc_info}  # type: ignore[attr-defined] # of our logger
    assert logged == {("price", RuntimeError)}


@pytest.mark.promise("C13")
def test_the_shipped_suite_prints_no_traceback_of_the_faults_that_it_injects(
    place: Path, caplog: pytest.LogCaptureFixture
) -> None:
    only = ("--only", "once_reset", "--only", "once_limited", "--only", "read_drop_response")
    assert cli("chaos", *only).code == ExitCode.OK
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.mark.promise("E8", "C13")
def test_a_wrapper_of_others_is_put_to_the_same_test_and_fails_where_it_should(place: Path) -> None:
    only = ("--only", "once_reset", "--only", "read_reset", "--only", "store_back_again")
    ran = cli("chaos", "--wrap", "shop.py:careless", *only)
    lines = ran.out.splitlines()
    assert ran.code == ExitCode.PROBLEMS
    assert lines[0] == "callwright_reliability_v1: careless 1.0"
    assert lines[-1] == "1 passed, 1 failed, 1 left out; in 1 something was done too often."
    assert any(line.startswith("once_reset") and "it was done" in line for line in lines)


@pytest.mark.promise("C13")
def test_verdicts_are_written_for_build_servers_and_as_a_page(place: Path) -> None:
    only = ("--only", "once_reset", "--only", "calm_email_send", "--only", "store_back_again")
    ran = cli(
        "chaos", "--wrap", "shop.py:careless", *only, "--junit", "out.xml", "--html", "out.html", "--quiet"
    )
    assert ran.code == ExitCode.PROBLEMS
    tests = ET.parse(place / "out.xml").getroot()  # written a line ago
    [suite] = tests
    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("3", "1", "1")
    assert [one.get("name") for one in suite if one.find("failure") is not None] == ["once_reset"]
    page = (place / "out.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "<script" not in page
    assert "it was done 3 times" in page


def test_people_read_it_in_their_language(place: Path) -> None:
    ran = cli("chaos", "--only", "calm_email_send", "--lang", "zh-CN")
    assert ran.out.splitlines()[-1].startswith("通过 1，未通过 0")
    assert ran.code == ExitCode.OK


def test_a_suite_or_a_case_that_cannot_be_used_is_said_to_be_so(place: Path) -> None:
    (place / "bad.json").write_text('{"suite": "x", "cases": [{"id": "a"}]}', encoding="utf-8")
    assert cli("chaos", "none.json", "--json").fault["code"] == "suite_not_found"
    refused = cli("chaos", "bad.json", "--json")
    assert (refused.code, refused.fault["code"]) == (ExitCode.UNREACHABLE, "suite_refused")
    assert cli("chaos", "--only", "nothing", "--json").code == ExitCode.USAGE
    assert cli("chaos", "--wrap", "shop.py:ordered", "--json").fault["code"] == "function_not_found"
    assert cli("chaos", "--wrap", "shop.py", "--json").code == ExitCode.USAGE
    written = cli("chaos", "--only", "calm_email_send", "--html", "no/where.html", "--json")
    assert written.fault["code"] == "report_not_written"
