"""What every adapter preserves, as one suite over all of them: the eleven points, on the framework's own agents."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from typing import Any, ClassVar, Literal

import pytest

from adapters.probes import (
    FORBIDDEN,
    ONCE,
    ORDER,
    PROBES,
    READ,
    READ_ON,
    REPORT,
    TENANT,
    Call,
    Harness,
    Probe,
    World,
    as_tenant,
    close_default_loop,
    describe,
    get_expected_marks,
    read_code,
    run_in_threads,
    say,
)
from callwright import Callwright, RunLimits

PAY_ONCE = {"pay": {"effect": "once", "key": ["amount"]}}
DRAW = say(Call("draw", {"what": "cat"}))


@pytest.fixture(autouse=True)
def closed_loop() -> Iterator[None]:
    """Leave no event loop to the next test."""
    yield
    close_default_loop()


class AdapterContract:
    """A test module of an adapter derives from it and sets the harness."""

    harness: ClassVar[Harness]
    can_repeat: ClassVar[bool] = False
    """Whether the model is offered a tool that takes a repeat handle."""

    can_add_tools: ClassVar[bool] = True
    """Whether the model of wrapped tools can be offered one more during a run."""

    can_read_on: ClassVar[bool] = True
    """Whether the application's own tools have the one that reads on with them; the client of a server decides for itself."""

    keeps_order: ClassVar[bool] = True
    """Whether the framework gives the results in the order of the calls; another gives each when its call has ended."""

    @pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
    @pytest.mark.parametrize("probe", PROBES, ids=lambda one: one.key)
    def test_every_probe_ends_as_specified(self, probe: Probe, is_async: Any) -> None:
        marks = set(describe(self.harness, probe, with_callwright=True, is_async=is_async))
        expected = get_expected_marks(self.harness.name, probe)
        assert expected <= marks, marks
        assert not (FORBIDDEN - expected) & marks, marks

    def test_an_image_and_side_data_reach_the_model_and_the_program_unchanged(self) -> None:
        with Callwright() as app:
            plain, ours = (self.harness.draw(one, [DRAW]) for one in (None, app))
        assert self.harness.is_image(ours[0][0])
        assert ours == plain

    def test_a_replayed_answer_keeps_its_image(self) -> None:
        with Callwright() as app:
            contracts = {"draw": {"effect": "once", "key": ["what"]}}
            again = say(Call("draw", {"what": "cat"}, "c2"))
            contents, _ = self.harness.draw(app, [DRAW, again], contracts)
            entries = list(app.store.list_entries())
        assert [self.harness.is_image(one) for one in contents] == [True, True]
        assert len(contents[1]) == len(contents[0]) + 1, "and says that it is a replay"
        assert len(entries) == 1

    def test_a_paused_call_is_resumed_and_made_once(self) -> None:
        with Callwright() as app:
            seen = self.harness.pause(app, PAY_ONCE)
            states = [one.state for one in app.store.list_entries()]
        assert seen.has_paused
        assert seen.done == [5]
        assert seen.answers[-1].text == "paid 5"
        assert sorted(set(states) - {"released"}) == ["committed"], "released by the pause, then made once"

    def test_a_cancelled_run_leaves_its_write_as_unknown(self) -> None:
        async def work(app: Callwright) -> None:
            began = asyncio.Event()

            async def wait(order_id: str) -> str:
                """Wait."""
                began.set()
                await asyncio.Event().wait()
                return order_id

            contracts = {"wait": {"effect": "once", "key": ["order_id"]}}
            turns = [say(Call("wait", ORDER))]
            running = asyncio.create_task(self.harness.run_async([wait], turns, app, contracts))
            await began.wait()
            running.cancel()
            with pytest.raises(asyncio.CancelledError):
                await running

        with Callwright() as app:
            asyncio.run(work(app))
            states = [one.state for one in app.store.list_entries()]
        assert states == ["unknown"]

    def test_a_streamed_run_makes_the_same_calls(self) -> None:
        world = World()
        with Callwright() as app:
            calls = say(Call("ok", {"order_id": "1", "qyt": 5}), Call("look", ORDER, "c2"))
            seen = self.harness.stream([world.ok, world.look], [calls], app)
        assert ("1", 5) in world.done
        assert sorted(one.call_id for one in seen.answers) == ["c1", "c2"]

    def test_injected_context_reaches_the_tool_and_no_schema_key_or_tape(self) -> None:
        with Callwright() as app:
            seen = self.harness.inject(app, [say(Call("count", {"word": "a"}))])
            schema = app.tools[0].contract.input_schema
            tape = app.tape(next(iter(app.store.list_entries())).owner)
        assert seen == [("acme", "c1")]
        assert list(schema["properties"]) == ["word"]
        assert "acme" not in repr(tape)

    def test_the_model_is_offered_the_same_definitions(self) -> None:
        functions = World().functions
        with Callwright() as app:
            assert self.harness.list_definitions(functions, app) == self.harness.list_definitions(
                functions, None
            )

    def test_a_text_too_large_for_the_model_is_given_as_its_beginning_and_read_in_pages(self) -> None:
        with make_library() as app:
            first = self.harness.run_own_tools(app, [say(Call("annual_report", {}))]).answers[0]
            if not self.can_read_on:
                assert first.text == REPORT
                return
            handle = read_handle(first.text)
            turns = [say(Call(READ_ON, {"handle": handle, "offset": 4000, "length": 50}))]
            page = self.harness.run_own_tools(app, turns).answers[0]
        assert first.text.rstrip().endswith(REPORT[:4000].rstrip())
        assert json_text(REPORT[4000:4050]) in page.text
        assert first.envelope is not None
        assert first.envelope["data"] == REPORT, "the program gets the whole"

    def test_a_large_text_of_a_wrapped_tool_is_shortened_where_the_model_can_be_offered_to_read_on(
        self,
    ) -> None:
        functions = World().functions
        with Callwright() as app:
            before = self.harness.list_definitions(functions, app)
            answer = self.harness.run(functions, [say(Call("report", ORDER))], app).answers[0]
            after = self.harness.list_definitions(functions, app)
            if not self.can_add_tools:
                assert REPORT in answer.text
                assert after == before
                return
            assert answer.text.rstrip().endswith(REPORT[:4000].rstrip())
            turns = [say(Call(READ_ON, {"handle": read_handle(answer.text), "offset": 4000, "length": 50}))]
            page = self.harness.run(functions, turns, app).answers[0]
        assert json_text(REPORT[4000:4050]) in page.text
        assert READ_ON not in before
        assert READ_ON in after
        assert answer.envelope is not None
        assert answer.envelope["data"] == REPORT

    def test_every_id_has_one_result_in_the_order_of_the_calls_after_a_budget_stop_too(self) -> None:
        world = World()
        calls = say(*(Call("look", {"order_id": str(at)}, f"c{at}") for at in range(5)))
        with Callwright(limits=RunLimits(max_tool_calls=3)) as app:
            seen = self.harness.run(world.functions, [calls], app, READ)
        answered = [one.call_id for one in seen.answers]
        assert (answered if self.keeps_order else sorted(answered)) == [f"c{at}" for at in range(5)]
        assert len(world.done) == 3

    def test_context_variables_of_the_caller_are_seen_by_the_tool(self) -> None:
        world = World()
        with Callwright() as app, as_tenant("acme"):
            self.harness.run(world.functions, [say(Call("look", ORDER))], app, READ)
        assert world.seen_tenant == "acme"
        assert TENANT.get() == "nobody"

    def test_agents_in_several_threads_share_an_application(self) -> None:
        assert run_in_threads(self.harness, READ) == 4

    def test_reads_of_one_reply_run_at_the_same_time(self) -> None:
        together = threading.Barrier(2, timeout=20)

        def look(order_id: str) -> int:
            """Look."""
            return together.wait()

        calls = say(*(Call("look", {"order_id": str(at)}, f"c{at}") for at in range(2)))
        with Callwright() as app:
            seen = self.harness.run([look], [calls], app, READ, is_async=True)
        assert sorted(one.text for one in seen.answers) == ["0", "1"]

    def test_a_write_is_the_same_call_within_a_run_and_another_in_the_next(self) -> None:
        world = World()
        contracts = {"ok": {"effect": "once", "key": ["order_id"]}}
        with Callwright() as app:
            for _ in range(2):
                turns = [say(Call("ok", ORDER)), say(Call("ok", ORDER, "c2"))]
                self.harness.run(world.functions, turns, app, contracts)
        assert len(world.done) == 2

    @pytest.mark.parametrize("contract", [ONCE["ok"], {"effect": "once"}], ids=["replayed", "asked about"])
    def test_a_repeat_handle_is_named_only_to_a_model_that_can_send_it(self, contract: Any) -> None:
        world = World()
        with Callwright() as app:
            turns = [say(Call("ok", ORDER)), say(Call("ok", ORDER, "c2"))]
            answer = self.harness.run(world.functions, turns, app, {"ok": contract}).answers[1]
            assert answer.envelope is not None
            assert (answer.envelope["meta"]["repeatHandle"] in answer.text) is self.can_repeat
            assert ("idempotency key" in answer.text) <= self.can_repeat
            assert len(world.done) == 1

            self.harness.run(world.functions, [say(Call("ok", ORDER, "c3"))], app, {"ok": contract})
        assert len(world.done) == 2, "in the next run it is made"

    def test_the_envelope_of_every_call_is_in_its_place(self) -> None:
        world = World()
        with Callwright() as app:
            calls = say(Call("look", ORDER), Call("raises", ORDER, "c2"))
            good, bad = self.harness.run(world.functions, [calls], app, READ).answers
        assert good.envelope is not None
        assert bad.envelope is not None
        assert (good.envelope["success"], bad.envelope["error"]["code"]) == (True, "tool_failed")

    def test_a_turn_has_no_limits_that_nobody_wrote(self) -> None:
        world = World()
        calls = say(*(Call("look", {"order_id": str(at)}, f"c{at}") for at in range(20)))
        with Callwright() as app:
            self.harness.run(world.functions, [calls], app, READ)
        assert len(world.done) == 20

    def test_a_call_that_fails_eight_times_in_the_same_way_is_stopped_in_its_turn_and_runs_in_the_next(
        self,
    ) -> None:
        world = World()
        turns = [say(*(Call("raises", ORDER, f"{one}{at}") for one in "ab")) for at in range(5)]
        with Callwright() as app:
            contracts = {"raises": {"effect": "read"}}
            seen = self.harness.run(world.functions, turns, app, contracts)
            assert len(world.done) == 8
            self.harness.run(world.functions, turns[:1], app, contracts)
        codes = [read_code(one.text) for one in seen.answers]
        assert codes == ["code:tool_failed"] * 8 + ["code:repeated_failure"] * 2
        assert len(world.done) == 10

    def test_a_contract_of_a_tool_that_does_not_exist_is_reported(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        with Callwright() as app:
            self.harness.run(World().functions, [say(Call("look", ORDER))], app, {"lok": {"effect": "read"}})
        assert "did you mean look?" in caplog.text

    def test_tools_of_one_name_may_have_other_parameters_in_another_agent(self) -> None:
        seen: list[Any] = []

        def make_find(*kinds: str) -> Any:
            def find(kind: str) -> str:
                """Find."""
                seen.append(kind)
                return "found"

            described: Any = find
            described.__annotations__["kind"] = Literal[kinds]
            described.parameters = {"kind": {"type": "string", "enum": list(kinds)}}
            return described

        first, second = make_find("order", "bill"), make_find("guest", "room")
        with Callwright() as app:
            told = [
                self.harness.run(
                    [find], [say(Call("find", {"kind": kind}))], app, {"find": {"effect": "read"}}
                )
                for find, kind in ((first, "bill"), (second, "room"), (first, "order"), (second, "bill"))
            ]
        assert seen == ["bill", "room", "order"]
        assert "order" not in told[-1].answers[0].text, "nothing of the other agent's definition"

    def test_agents_may_share_a_table_of_contracts(self, caplog: pytest.LogCaptureFixture) -> None:
        world, contracts = World(), {"look": {"effect": "read"}, "ok": {"effect": "read"}}
        with Callwright() as app:
            self.harness.run([world.look, world.ok], [say(Call("look", ORDER))], app, contracts)
            self.harness.run([world.look], [say(Call("look", ORDER))], app, contracts)
        assert "contracts name a tool" not in caplog.text

    def test_the_applications_own_tools_serve_an_agent(self) -> None:
        paid = {"order_no": "7", "amount": "12.50"}
        with make_shop() as app:
            turns = [say(Call("pay", paid)), say(Call("pay", paid, "c2"))]
            first, second = self.harness.run_own_tools(app, turns).answers
            entries = list(app.store.list_entries())
        assert first.text == '{"order_no":"7","paid":12.5}'
        assert second.envelope is not None
        assert second.envelope["meta"]["replayed"] is True
        assert len(entries) == 1

    def test_a_refused_call_of_an_own_tool_is_told_as_an_envelope(self) -> None:
        with make_shop() as app:
            turns = [say(Call("pay", {"order_no": "7"})), say(Call("pay", '{"order_no": "7", ', "c2"))]
            answers = self.harness.run_own_tools(app, turns, "pay").answers
        assert '"code":"missing_required_field"' in answers[0].text

    def test_a_tool_that_the_application_does_not_have_cannot_be_offered(self) -> None:
        with make_shop() as app, pytest.raises(LookupError, match="refund"):
            self.harness.run_own_tools(app, [], "refund")


def make_shop() -> Callwright:
    app = Callwright()

    @app.tool(effect="once", key=["order_no"])
    def pay(order_no: str, amount: float) -> dict[str, Any]:
        """Pay an order."""
        return {"order_no": order_no, "paid": amount}

    return app


def make_failing(app: Callwright, made: list[str]) -> Callwright:
    """Give an application a read that always fails; ``made`` gets what it was called with."""

    @app.tool(effect="read", retries=0)
    def break_down(part: str) -> str:
        """Fail."""
        made.append(part)
        raise RuntimeError("broken")

    return app


def make_library() -> Callwright:
    app = Callwright()

    @app.tool(effect="read")
    def annual_report() -> str:
        """Report."""
        return REPORT

    return app


def read_handle(text: str) -> str:
    """Return the handle in the beginning of a text that was too large."""
    found = re.search(r'"handle": "(\w+)"', text)
    assert found is not None, text[:300]
    return found[1]


def json_text(text: str) -> str:
    """Return a text as it stands within JSON."""
    return json.dumps(text)[1:-1]
