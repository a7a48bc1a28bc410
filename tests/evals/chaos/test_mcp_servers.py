"""MCP servers and gateways as subjects: a plain client through the proxy, judged by the server's own count."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec
import pytest

from callwright import Callwright
from callwright.cli.exit_codes import ExitCode
from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.fault_suite import ChaosCase, Fault, FaultSuite
from callwright.evals.chaos.mcp_subject import McpSubject
from callwright.evals.chaos.suite_runner import ChaosReport, run_suite
from callwright.gateway.gateway import Gateway
from cli.door import cli


def shop() -> Callwright:
    """``order`` is remembered by the ledger; ``toggle`` means it every time, as servers without a ledger do."""
    app, done = Callwright(), []

    @app.tool(effect="once", key=["sku"])
    def order(sku: str) -> dict[str, str]:
        """Order something."""
        done.append(sku)
        return {"order": sku}

    @app.tool(effect="once", repeat="allow")
    def toggle(sku: str) -> dict[str, str]:
        """Toggle something."""
        done.append(sku)
        return {"toggled": sku}

    @app.tool(effect="read")
    def count() -> dict[str, int]:
        """Say how much was done."""
        return {"done": len(done)}

    return app


def case(name: str, tool: str, fault: Fault, expected: Any, **more: Any) -> ChaosCase:
    return ChaosCase(name, tool, fault, expected, {"sku": name}, **more)


CASES = [
    case("calm", "order", Fault("none"), "success"),
    case("lost", "order", Fault("drop_response"), "one_effect"),
    case(
        "reset", "order", Fault("network_error_after_side_effect"), "idempotency_key_prevents_duplicate_send"
    ),
    case("cut", "order", Fault("half_close"), "one_effect"),
    case("garbled", "order", Fault("corrupt_body"), "one_effect"),
    case("proxy_says_503", "order", Fault("status_503_after"), "one_effect"),
    case("never_arrived", "order", Fault("drop_request"), "one_effect"),
    case("own_key", "order", Fault("reset"), "one_effect", key="k-1"),
    case("other_arguments", "order", Fault("none"), "conflict_refused", key="k-2", calls=1),
    case("read", "count", Fault("delay_response", delay_ms=20), "success", effect="read"),
    case("answers", "order", Fault("huge_result"), "success"),
    case("store", "order", Fault("store_down_at_claim"), "success"),
]


def played(cases: list[ChaosCase]) -> ChaosReport:
    async def go() -> ChaosReport:
        with shop() as app:
            gateway = Gateway(app)
            url = f"http://127.0.0.1:{await gateway.start()}/mcp"
            try:
                suite = FaultSuite("mcp", cases)
                return await run_suite(suite, lambda: McpSubject(url, "count", "/done"), at_once=1)
            finally:
                await gateway.close(0.2)

    return asyncio.run(go())


@pytest.mark.promise("E8", "C13", "R2")
def test_our_gateway_does_once_what_a_client_asks_again_after_a_lost_answer() -> None:
    report = played([one for one in CASES if one.id not in {"other_arguments", "read"}])
    assert [(one.id, one.wrong) for one in report.verdicts if one.wrong] == []
    left = {one.id: str(one.left_out) for one in report.verdicts if one.left_out}
    assert left == {"answers": "gives its own answers", "store": "has no store of ours"}
    assert report.passed == 8


@pytest.mark.promise("E8", "C13")
def test_a_server_without_a_ledger_is_caught_doing_it_twice() -> None:
    report = played([case("lost", "toggle", Fault("reset"), "one_effect")])
    assert [one.wrong for one in report.verdicts] == [(chaos_reasons.DONE_TIMES(times=2),)]


@contextmanager
def serving() -> Iterator[str]:
    """The gateway on a loop of its own, for a command that runs one itself."""
    loop, app = asyncio.new_event_loop(), shop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    gateway = Gateway(app)
    port = asyncio.run_coroutine_threadsafe(gateway.start(), loop).result(10)
    try:
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        asyncio.run_coroutine_threadsafe(gateway.close(0.2), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
        app.close()


@pytest.mark.promise("E8")
def test_the_command_puts_a_server_on_this_machine_to_the_test(tmp_path: Any) -> None:
    suite = tmp_path / "suite.json"
    suite.write_bytes(msgspec.json.encode(FaultSuite("mine", CASES[:3])))
    with serving() as url:
        ran = cli("chaos", str(suite), "--mcp", url, "--record", "count", "--count", "/done", "--json")
    [report] = cast("Any", ran.json)["reports"]
    assert (ran.code, report["passed"], report["failed"]) == (ExitCode.OK, 3, 0)


def test_a_server_elsewhere_or_without_a_record_is_not_put_to_the_test() -> None:
    assert cli("chaos", "--mcp", "http://example.com/mcp", "--record", "count").code == ExitCode.USAGE
    assert cli("chaos", "--mcp", "http://127.0.0.1:1/mcp").code == ExitCode.USAGE


def test_a_server_that_is_not_there_or_has_no_such_record_is_said_to_be_so() -> None:
    only = ("--only", "calm_email_send", "--json")
    gone = cli("chaos", "--mcp", "http://127.0.0.1:1/mcp", "--record", "count", *only)
    assert (gone.code, gone.fault["code"]) == (ExitCode.UNREACHABLE, "subject_failed")
    with serving() as url:
        wrong = cli("chaos", "--mcp", url, "--record", "count", "--count", "/none", *only)
    assert wrong.fault["code"] == "subject_failed"


@pytest.mark.promise("E8")
@pytest.mark.parametrize(
    ("record", "pointer", "said"),
    [
        ("counts", "/done", "has no tool counts; it has callwright_repeat, count, order, toggle"),
        ("count", "/made", "count of MCP server at"),
    ],
)
def test_a_record_that_cannot_be_read_is_named_with_what_is_there(
    record: str, pointer: str, said: str
) -> None:
    with serving() as url:
        ran = cli("chaos", "--mcp", url, "--record", record, "--count", pointer, "--only", "calm_email_send")
    assert ran.code == ExitCode.UNREACHABLE
    assert said in " ".join(ran.err.split())
