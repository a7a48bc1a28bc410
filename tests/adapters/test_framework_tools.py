"""The part that every adapter shares, without a framework; and the table of probes that the pages show."""

import asyncio
import copy
import json
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from scripts.framework_pages import OBSERVED
from scripts.framework_texts import MARKS, PROBE_TEXTS

from adapters.probes import ORDER_SCHEMA, PROBES, READ_ON, REPORT, get_expected_marks
from callwright import Callwright, CatalogueError, Rule, RunLimits
from callwright.adapters.call_answers import render_for_model
from callwright.adapters.framework_tools import CallScope, FrameworkTools, RunNames
from callwright.adapters.mcp_server_tools import read_answer
from callwright.adapters.tool_runs import ToolRun
from callwright.domain.effects import Returned

TURN = CallScope(run="turn", call_id="c1")


class PauseError(Exception):
    """Stands for a framework's control flow."""


def make_tools(app: Callwright, **options: Any) -> FrameworkTools:
    tools = FrameworkTools(app, {"order": options})
    tools.register("order", "Order.", ORDER_SCHEMA)
    return tools


def test_a_tool_returns_the_frameworks_own_value_after_a_plain_success() -> None:
    native = object()
    with Callwright() as app:
        run = ToolRun(lambda _name, arguments: native, is_async=False, read=lambda _: {"n": 1})
        answer = make_tools(app).call("order", {"order_id": "1"}, run, TURN)
    assert answer.result.data == {"n": 1}
    assert answer.native is native
    assert answer.is_native()


def test_a_value_of_python_in_an_object_is_whole_once_it_is_written_as_json() -> None:
    native = {"on": date(2026, 11, 29)}
    with Callwright() as app:
        run = ToolRun(lambda _name, arguments: native, is_async=False)
        answer = make_tools(app).call("order", {"order_id": "1"}, run, TURN)
    assert answer.result.data == {"on": "2026-11-29"}
    assert answer.native is native
    assert answer.is_native()


def test_an_object_of_a_framework_is_judged_in_the_steps_of_one_of_the_application() -> None:
    async def look(order_id: str) -> dict[str, Any]:
        return {"order_id": order_id, "state": "open"}

    async def execute(_name: str, arguments: dict[str, Any]) -> dict[str, Any]:
        return await look(**arguments)

    def count_judging_steps(call: Callable[[], Awaitable[Any]]) -> Counter[str]:
        steps: Counter[str] = Counter()

        def count(frame: Any, event: str, _arg: Any) -> None:
            path = frame.f_code.co_filename
            if event == "call" and any(f"/core/{part}/" in path for part in ("guard", "call", "normalise")):
                steps[f"{Path(path).stem}.{frame.f_code.co_name}"] += 1

        async def run() -> None:
            await call()  # loads what is needed
            sys.setprofile(count)
            try:
                await call()
            finally:
                sys.setprofile(None)

        asyncio.run(run())
        return steps

    with Callwright() as app:
        app.tool(name="look", effect="read")(look)
        made = {"name": "look", "arguments": {"order_id": "1"}}
        limits = app.host.turn_limits
        alone = count_judging_steps(lambda: app.host.acall_within(limits, made, run="turn", channel="native"))
    with Callwright() as app:
        tools, scope = make_tools(app, effect="read"), CallScope(run="turn")
        through = count_judging_steps(
            lambda: tools.acall("order", {"order_id": "1"}, ToolRun(execute, is_async=True), scope)
        )
    assert alone
    assert through == alone


@dataclass
class Block:
    """A text block of an SDK of MCP."""

    text: str
    type: str = "text"
    annotations: Any = None
    meta: Any = None


def test_a_text_that_restates_the_structured_content_of_a_server_is_judged_with_it_once() -> None:
    structured = {"order_id": "1", "城": "上海"}
    for indent in (None, 2):
        separators = (",", ":") if indent is None else None
        text = json.dumps(structured, indent=indent, separators=separators, ensure_ascii=False)
        assert read_answer([Block(text)], structured, is_error=False) is structured


@pytest.mark.parametrize(
    "content",
    [
        [Block('{"note":"ghp_0","note":"fine"}')],
        [Block('{"note": "fine"}', annotations={"audience": ["user"]})],
        [Block('{"note":"fine"}'), Block("and more")],
        [Block("fine")],
    ],
    ids=["repeated name", "annotated", "two blocks", "other text"],
)
def test_content_that_says_more_than_the_structured_content_is_judged_with_it(content: list[Any]) -> None:
    for one in content:
        one.model_dump = lambda one=one, **_: {"type": "text", "text": one.text}
    read = read_answer(content, {"note": "fine"}, is_error=False)
    assert isinstance(read, Returned)
    assert read.content == [{"type": "text", "text": one.text} for one in content]


def test_a_control_flow_exception_is_passed_on_and_leaves_the_call_free_to_run_again() -> None:
    def pause(_name: str, _arguments: dict[str, Any]) -> None:
        raise PauseError

    with Callwright() as app:
        tools = make_tools(app, effect="once", key=["order_id"])
        with pytest.raises(PauseError):
            tools.call(
                "order", {"order_id": "1"}, ToolRun(pause, is_async=False, control_flow=(PauseError,)), TURN
            )
        run = ToolRun(lambda _name, arguments: arguments, is_async=False)
        assert tools.call("order", {"order_id": "1"}, run, TURN).result.effect == "committed"


def test_work_that_a_tool_has_handed_over_is_in_doubt_and_is_not_started_again() -> None:
    started: list[int] = []
    events: list[Any] = []

    def hand_over(_name: str, _arguments: dict[str, Any]) -> None:
        started.append(1)
        raise PauseError

    for effect in ("once", "idempotent", "read"):
        started.clear()
        with Callwright() as app:
            app.observe(events.append)
            tools = make_tools(app, effect=effect)
            run = ToolRun(hand_over, is_async=False, handed_over=(PauseError,))
            with pytest.raises(PauseError):
                tools.call("order", {"order_id": "1"}, run, TURN)
            states = [one.state for one in app.store.list_entries()]
        assert started == [1], "by no retry of ours either"
        assert states == ([] if effect == "read" else ["unknown"])
    assert [one.code for one in events] == ["outcome_unknown", "outcome_unknown", "in_progress"]


def test_one_id_in_two_turns_is_two_calls() -> None:
    ran = []
    with Callwright() as app:
        tools = make_tools(app)
        for turn in ("monday", "monday", "tuesday"):
            run = ToolRun(lambda _name, arguments: ran.append(arguments), is_async=False)
            tools.call("order", {"order_id": "1"}, run, CallScope(run=turn, call_id="call_1"))
    assert len(ran) == 2


def test_a_call_sent_again_under_its_id_is_answered_as_a_call_that_was_made_once() -> None:
    with Callwright() as app:
        tools = make_tools(app, effect="once", key=["order_id"])

        def order(call_id: str) -> dict[str, Any]:
            run = ToolRun(lambda _, given: given, is_async=False)
            scope = CallScope(run="turn", call_id=call_id)
            result = tools.call("order", {"order_id": "1"}, run, scope).result
            return dict(json.loads(render_for_model(result)))

        order("c1")
        resent, repeated = order("c1"), order("c2")
    assert "This is the answer to this very call" in resent["notice"]
    assert "Nothing was done now" in repeated["notice"]


def test_the_notice_of_a_call_sent_again_does_not_say_how_often_its_tool_ran() -> None:
    ran: list[int] = []

    def order(_name: str, given: dict[str, Any]) -> dict[str, Any]:
        ran.append(1)
        if len(ran) == 1:
            raise TimeoutError
        return given

    with Callwright() as app:
        tools, run = make_tools(app, effect="idempotent"), ToolRun(order, is_async=False)
        first, resent = (tools.call("order", {"order_id": "1"}, run, TURN).result for _ in range(2))
    assert (first.success, len(ran), resent.meta.replayed) == (True, 2, True)
    assert [one.code for one in resent.warnings] == ["given_again"]
    assert "once" not in resent.warnings[0].message


def test_a_call_that_does_not_come_from_the_framework_runs_nothing() -> None:
    with Callwright() as app:
        make_tools(app)
        result = app.call({"name": "order", "arguments": {"order_id": "1"}})
    assert (result.success, result.effect) == (False, "none")
    assert result.error is not None
    assert result.error.code == "unavailable"


def test_two_agents_share_a_tool_and_a_different_one_of_its_name_has_calls_of_its_own() -> None:
    other = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
    with Callwright() as app:
        first, second, third = make_tools(app), make_tools(app), FrameworkTools(app)
        third.register("order", "Book.", other)
        for tools, arguments in (
            (first, {"order_id": "1"}),
            (second, {"order_id": "2"}),
            (third, {"city": "A"}),
        ):
            run = ToolRun(lambda _name, arguments: arguments, is_async=False)
            assert tools.call("order", arguments, run, TURN).result.data == arguments


def test_a_misspelt_name_of_a_contract_is_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    with Callwright() as app:
        tools = FrameworkTools(app, {"oder": {"effect": "read"}, "order": {"effect": "read"}})
        tools.register("order", "Order.", ORDER_SCHEMA)
        tools.report_undeclared()
        tools.report_undeclared()
    assert [one.message for one in caplog.records] == [
        "contracts name a tool oder that this agent does not have; did you mean order?"
    ]


def test_the_turn_of_a_framework_has_no_limits_but_those_that_were_written() -> None:
    def count(app: Callwright) -> int:
        with app:
            tools = make_tools(app, effect="read")
            answers = [
                tools.call(
                    "order", {"order_id": str(at)}, ToolRun(lambda _, given: given, is_async=False), TURN
                )
                for at in range(30)
            ]
        return sum(one.result.success for one in answers)

    assert count(Callwright()) == 30
    assert count(Callwright(limits=RunLimits(max_tool_calls=20))) == 20


def test_each_object_of_a_run_has_a_name_of_its_own_as_long_as_it_lives() -> None:
    class Run:
        pass

    names, first = RunNames(), Run()
    name = names.find(first)
    assert names.find(first) == name
    assert names.find(Run()) != name
    assert len(names) == 1


@pytest.mark.costly
def test_importing_the_package_imports_no_framework() -> None:
    code = "import sys, callwright; from callwright import Callwright; print([n for n in sys.modules if n.startswith(('lang', 'fastmcp', 'mcp'))])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_every_probe_was_observed_in_every_framework_and_has_its_texts() -> None:
    observed = json.loads(OBSERVED.read_text(encoding="utf-8"))
    keys = {one.key for one in PROBES}
    assert len(keys) >= 30
    assert set(PROBE_TEXTS) == keys
    for name, seen in observed.items():
        assert set(seen["probes"]) == keys, name
        for probe in PROBES:
            without, under = seen["probes"][probe.key]
            assert {one.partition(":")[0] for one in [*without, *under]} <= set(MARKS)
            assert get_expected_marks(name, probe) <= set(under), (name, probe.key)


IMAGE = {"type": "image", "data": "QUJD" * 20_000, "mimeType": "image/png"}


def shorten(native: Any, *, app: Callwright, is_paged: bool = True) -> str | None:
    """Return what a model reads in place of what a tool returned; None where it gets that."""
    tools = FrameworkTools(app, {"order": {"effect": "read"}}, is_paged=is_paged)
    tools.register("order", "Order.", ORDER_SCHEMA)
    run = ToolRun(lambda _name, _arguments: native, is_async=False)
    answer = tools.call("order", {"order_id": "1"}, run, TURN)
    assert answer.is_native()
    return answer.shorten()


@pytest.mark.parametrize(
    "native",
    ["short", {"order": "1"}, [{"type": "text", "text": REPORT}, IMAGE]],
    ids=["text", "data", "blocks"],
)
def test_small_results_and_content_blocks_of_any_size_reach_the_model_as_they_are(native: Any) -> None:
    with Callwright() as app:
        assert shorten(native, app=app) is None
        assert all(one.contract.name != READ_ON for one in app.tools)


def test_data_too_large_for_the_model_is_given_as_the_beginning_of_its_json() -> None:
    with Callwright() as app:
        beginning = shorten({"rows": REPORT.split("\n")}, app=app)
    assert beginning is not None
    assert beginning.startswith("[callwright] Only the first 4000 of")
    assert READ_ON in beginning
    assert '{"rows":["0. The order 0 was sent' in beginning


def test_a_text_stays_whole_where_its_model_could_not_read_on() -> None:
    with Callwright() as app:
        assert shorten(REPORT, app=app, is_paged=False) is None
    with Callwright(rules=[Rule("allow", ("order",))]) as app:
        assert shorten(REPORT, app=app) is None
    with Callwright(rules=[Rule("allow", ("order", READ_ON))]) as app:
        assert shorten(REPORT, app=app) is not None


def test_a_fixed_list_of_named_tools_reads_pages_only_where_that_tool_is_named() -> None:
    def list_names(*names: str) -> list[str]:
        return [one.name for one in FrameworkTools(app).list_own_contracts(names)]

    with Callwright() as app:
        app.tool(name="pay", effect="once")(lambda: None)
        assert list_names() == ["pay", READ_ON]
        assert list_names("pay") == ["pay"]
        assert list_names("pay", READ_ON) == ["pay", READ_ON]


def call_find(tools: FrameworkTools, kind: str, **schema: Any) -> Any:
    tools.register("find", "Find.", {"type": "object", "properties": {"kind": schema}})
    run = ToolRun(lambda _name, arguments: arguments, is_async=False)
    return tools.call("find", {"kind": kind}, run, TURN).result


def test_a_schema_that_a_run_changes_is_a_version_and_an_earlier_one_is_found_again() -> None:
    with Callwright() as app:
        tools = FrameworkTools(app, {"find": {"effect": "read"}})
        told = [call_find(tools, kind, enum=[one]) for kind, one in (("a", "a"), ("b", "b"), ("b", "a"))]
        again = call_find(FrameworkTools(app, {"find": {"effect": "read"}}), "b", enum=["b"])
    assert [one.success for one in told] == [True, True, False]
    assert again.success
    assert (again.meta.tool_version, told[1].meta.tool_version) == ("1.1.0", "1.1.0")


def test_a_schema_has_the_same_version_in_the_next_process_whichever_comes_first(tmp_path: Path) -> None:
    def register(*kinds: str) -> list[str]:
        with Callwright(tmp_path / "ledger.db") as app:
            return [call_find(FrameworkTools(app), one, enum=[one]).meta.tool_version for one in kinds]

    assert register("a", "b") == ["1.0.0", "1.1.0"]
    assert register("b", "c", "a") == ["1.1.0", "1.2.0", "1.0.0"]


def test_a_schema_changed_where_it_is_counts_as_another() -> None:
    schema: dict[str, Any] = {"type": "object", "properties": {"kind": {"enum": ["a"]}}}
    with Callwright() as app:
        tools = FrameworkTools(app)
        first = tools.register("find", "Find.", schema)
        schema["properties"]["kind"]["enum"].append("b")
        assert tools.register("find", "Find.", schema) != first


def test_threads_that_register_other_schemas_at_once_get_a_version_each() -> None:
    together = threading.Barrier(8)

    def register(at: int) -> str:
        together.wait()
        return FrameworkTools(app).register("find", "Find.", {"type": "object", "properties": {f"p{at}": {}}})

    with Callwright() as app, ThreadPoolExecutor(8) as pool:
        versions = list(pool.map(register, range(8)))
    assert len(set(versions)) == 8


def test_schemas_made_for_each_user_do_not_fill_the_catalogue(caplog: pytest.LogCaptureFixture) -> None:
    with Callwright() as app:
        told = [
            call_find(FrameworkTools(app, {"find": {"effect": "read"}}), str(at), enum=[str(at)])
            for at in range(30)
        ]
        versions = [one.contract.version for one in app.tools]
    assert all(one.success for one in told)
    assert len(versions) == 21
    assert caplog.text.count("checked by the framework alone") == 1


def test_an_application_is_not_copied_with_what_uses_it() -> None:
    with Callwright() as app:
        tools = make_tools(app)
        assert copy.deepcopy({"app": app, "tools": tools}) == {"app": app, "tools": tools}


def test_options_that_are_no_mapping_are_refused_by_the_name_of_their_tool() -> None:
    with Callwright() as app, pytest.raises(TypeError, match="the options of pay"):
        FrameworkTools(app, {"pay": "once"})


def test_a_tool_of_the_application_is_not_replaced_by_one_of_a_framework() -> None:
    with Callwright() as app:
        app.tool(effect="read")(find)
        with pytest.raises(CatalogueError):
            FrameworkTools(app).register("find", "Find.", {"type": "object"})


def find(kind: str) -> str:
    """Find."""
    return kind
