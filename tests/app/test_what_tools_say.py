"""What a tool says of its answer is checked like the answer: no call raises, none stays open, and the replay says the same."""

import asyncio
import copy
import itertools
import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.worlds import asked, code, run, states
from callwright import DIALECTS, Callwright, Source, ToolAnswer, empty, fail, from_json, ok, partial, to_json
from callwright.answers import failure, query_success, save_success
from callwright.core.wording.model_text import render_failure
from callwright.domain.contract import DeclaredError
from callwright.domain.result import ToolResult
from callwright.gateway.gateway import Gateway
from callwright.schemas import result_schema
from gateway.clients import Client
from gateway.talking import asked as asked_over_http
from sampling import count_examples

SCHEMA = jsonschema_rs.Draft202012Validator(result_schema())
SECRET = "password=hunter2"
CYCLE: list[Any] = []
CYCLE.append(CYCLE)


class Hostile:
    """Everything about it fails."""

    def __getattribute__(self, name: str) -> Any:
        raise RuntimeError(name)

    def __iter__(self) -> Any:
        raise RuntimeError

    def __bool__(self) -> bool:
        raise RuntimeError

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    __hash__ = None  # type: ignore[assignment] # nothing about it works


def breaking_off() -> Iterator[Any]:
    yield {"type": "document", "id": "d"}
    raise ValueError(SECRET)


VALUES: list[Callable[[], Any]] = [
    *(
        lambda one=one: one
        for one in (
            None, 5, 0.5, -3, 7.5, True, "", "0.5", "continue", "not_found", "words", "\ud800", "x" * 3000, b"\xff", 10**400,
            math.nan, math.inf, [], [1], {}, {"a": 1}, {1, 2}, CYCLE, object(), ValueError(SECRET), ["exact"],
            {"type": "document", "id": "d"}, [{"type": "web", "id": "d"}], ["doc-1"], [{"type": "file", "id": 7, "label": None}],
            {"type": "document", "id": "\ud800"}, Source(type="document", id=7), [Source(type="web", id="d")],  # type: ignore[arg-type]
            [(1, "late"), {"item": 2, "error": ValueError(SECRET)}], [("a", "b", "c")], [(1, None)], int,
        )
    ),
    Hostile,
    breaking_off,
]  # fmt: skip


def _nothing(**given: Any) -> Any:
    return empty(*given.values())


HELPERS: list[tuple[Callable[..., Any], list[str]]] = [
    (ok, ["data", "message", "signals", "score", "source", "next_action", "user_message"]),
    (fail, ["code", "message", "retryable", "suggestion", "user_message", "next_action"]),
    (_nothing, ["first"]),
    (_nothing, ["first", "second"]),
    (partial, ["succeeded", "failed", "message"]),
    (query_success, ["data", "message"]),
    (save_success, ["data", "message"]),
    (failure, ["operation", "message"]),
]
NEEDED = {"code", "first", "second", "succeeded", "failed", "operation"}


@st.composite
def said(draw: st.DrawFn) -> Callable[[], Any]:
    """A helper and what it is given; made anew for each call, since generators are read once."""
    helper, names = draw(st.sampled_from(HELPERS))
    needed = NEEDED | ({"data", "message"} if helper in (query_success, save_success) else set())
    given_ = {name: draw(st.sampled_from(VALUES)) for name in names if name in needed or draw(st.booleans())}
    return lambda: helper(**{name: make() for name, make in given_.items()})


SAYINGS: list[Callable[[Any], Any]] = [
    lambda value: ok(1, source=value),
    lambda value: ok(1, value),
    lambda value: fail("not_found", value),
    fail,
    lambda value: partial([1], value),
    empty,
]


def saying_of(says: Callable[[Any], Any], make: Callable[[], Any]) -> Callable[[], Any]:
    return lambda: says(make())


class Saying:
    """An app with one ``once`` tool of each kind, which says what it is told to say."""

    def __init__(self, path: Path) -> None:
        self.app = Callwright(path)
        self.says: Callable[[], Any] = ok
        self.runs = 0
        self.numbers = itertools.count()

        def speak(number: int) -> Any:
            self.runs += 1
            return self.says()

        async def speak_later(number: int) -> Any:
            await asyncio.sleep(0)
            return speak(number)

        for name, function, options in (
            ("threaded", speak, {}),
            ("inline", speak, {"inline": True}),
            ("awaited", speak_later, {}),
        ):
            self.app.tool(name=name, effect="once", key=["number"], **options)(function)  # type: ignore[call-overload]


@pytest.fixture
def saying(tmp_path: Path) -> Iterator[Saying]:
    made = Saying(tmp_path / "ledger.db")
    yield made
    made.app.close()


def same(result: ToolResult) -> dict[str, Any]:
    """What a first answer and its replay have in common: all but when it was given and by which call."""
    plain = result.to_dict()
    plain.pop("meta")
    plain["warnings"] = [one for one in plain["warnings"] if one["code"] != "replayed"]
    return plain


@pytest.mark.costly
@pytest.mark.promise("A1", "A9")
@pytest.mark.parametrize("tool", ["threaded", "inline", "awaited"])
@pytest.mark.parametrize("awaiting", [False, True])
def test_whatever_a_helper_is_given_the_call_ends_and_its_replay_says_the_same(
    saying: Saying, tool: str, awaiting: Any
) -> None:
    def made(number: int) -> ToolResult:
        call = asked(tool, number=number)
        result: ToolResult = run(saying.app.acall(call)) if awaiting else saying.app.call(call)
        return result

    @settings(max_examples=count_examples(30, long=120), deadline=None)
    @given(said())
    def law(says: Callable[[], Any]) -> None:
        saying.says, number, before = says, next(saying.numbers), saying.runs
        first = made(number)
        assert saying.runs == before + 1
        assert from_json(to_json(first)) == first
        assert SCHEMA.is_valid(first.to_dict())
        assert "hunter2" not in to_json(first).decode()
        assert "claimed" not in states(saying.app)
        if first.effect == "committed":
            again = made(number)
            assert (again.meta.replayed, saying.runs) == (True, before + 1)
            assert again.message == f"{'Earlier result: ' if first.success else ''}{first.message}"
            assert same(replace(again, message=first.message)) == same(first)

    law()
    assert saying.app.store.find_unreadable_rows() == []


@pytest.mark.promise("A1", "A4")
@pytest.mark.parametrize(
    ("source", "at"),
    [
        ("doc-1", "/source"),
        (["doc-1"], "/source/0"),
        ([{"type": "web", "id": "d"}], "/source/0/type"),
        ({"type": "document"}, "/source/id"),
        ({"type": "document", "id": "d", "label": ["x"]}, "/source/label"),
    ],
)
def test_a_source_that_leads_nowhere_makes_the_result_unusable_and_its_effect_is_kept(
    saying: Saying, source: Any, at: str
) -> None:
    saying.says = lambda: ok(1, source=source)

    result = saying.app.call(asked("inline", number=1))

    assert (code(result), result.effect, states(saying.app)) == ("invalid_output", "committed", ["committed"])
    assert result.error is not None
    assert [one.path for one in result.error.fields or []] == [at]
    assert "Source or {type, id}" in result.error.message or "must be a text" in result.error.message


@pytest.mark.promise("A4")
@pytest.mark.parametrize(
    "source",
    [
        {"type": "document", "id": "7", "retrievedAt": "2026-05-06T08:00:00Z"},
        [{"type": "document", "id": 7, "label": None, "retrieved_at": "2026-05-06T08:00:00Z", "score": 0.3}],
        Source(type="document", id=7, retrieved_at="2026-05-06T08:00:00Z"),  # type: ignore[arg-type] # a slip
        iter([Source(type="document", id="7", retrieved_at="2026-05-06T08:00:00Z")]),
    ],
)
def test_sources_are_one_or_several_objects_or_structs(saying: Saying, source: Any) -> None:
    saying.says = lambda: ok(1, source=source, score="0.93", signals="unheard")  # type: ignore[arg-type] # slips

    result = saying.app.call(asked("inline", number=1))

    assert result.source == [Source(type="document", id="7", retrieved_at="2026-05-06T08:00:00Z")]
    assert result.confidence == 0.93


@pytest.mark.promise("A9", "C10")
@pytest.mark.promise("A5", "A9")
@pytest.mark.parametrize(("retryable", "action"), [(True, "retry"), (False, "ask_user"), (None, "ask_user")])
def test_an_undeclared_failure_that_its_tool_calls_retryable_is_tried_again(
    *, retryable: bool | None, action: str
) -> None:
    app = Callwright()
    busy = fail("SHOP_CLOSED", "The shop is closed.", retryable, "Wait.")

    @app.tool(effect="read", retries=0)
    def look(n: int) -> ToolAnswer:
        return busy

    @app.tool(effect="once", key=["n"])
    def pay(n: int) -> ToolAnswer:
        return busy

    assert app.call(asked("look", n=1)).next_action == action
    assert app.call(asked("pay", n=1)).next_action == "ask_user"  # it may have had an effect
    assert DIALECTS["callwright"].dump(busy)["nextAction"] == action
    assert DIALECTS["toolutil"].load(DIALECTS["toolutil"].dump(busy)).next_action == action


def test_an_exception_in_the_place_of_words_says_nothing_and_takes_nothing_away(saying: Saying) -> None:
    saying.says = lambda: fail("not_found", LookupError(SECRET), False, "Look it up.")  # type: ignore[arg-type] # a slip

    result = saying.app.call(asked("inline", number=1))

    assert result.error is not None
    assert result.error.type == "not_found" or result.error.details == {"cause": "not_found"}
    assert "hunter2" not in to_json(result).decode()


@pytest.mark.promise("A1")
def test_a_failure_that_cannot_be_understood_is_not_said_to_be_done(saying: Saying) -> None:
    saying.says = lambda: fail("not_found", {"not": "words"})  # type: ignore[arg-type] # a slip

    result = saying.app.call(asked("inline", number=1))

    assert (result.success, result.effect) == (False, "unknown")
    assert "claimed" not in states(saying.app)


@pytest.mark.promise("A9")
def test_an_answer_is_what_a_model_is_given_where_no_app_is_and_cannot_be_changed() -> None:
    answer = ok({"a": 1}, "Found.")

    assert dict(answer) == {"success": True, "data": {"a": 1}}
    assert copy.deepcopy(answer).declared == {"ok": True, "message": "Found."}
    with pytest.raises(TypeError, match="is immutable"):
        answer["data"] = 2
    with pytest.raises(TypeError, match="is immutable"):
        answer.update(success=False)
    assert isinstance(answer, ToolAnswer)


@pytest.mark.costly
@pytest.mark.promise("A1")
@pytest.mark.parametrize("door", ["modern", "legacy", "http"])
def test_the_gateway_gives_an_end_to_whatever_a_helper_was_given(saying: Saying, door: str) -> None:
    async def go() -> None:
        gate = Gateway(saying.app)
        port = await gate.start()
        client = await Client(port, "legacy" if door == "legacy" else "modern").start()
        head = (
            f"POST /v1/tools/awaited/calls HTTP/1.1\nHost: 127.0.0.1:{port}\nContent-Type: application/json"
        )
        for make in VALUES:
            for says in SAYINGS:
                saying.says = saying_of(says, make)
                arguments = {"number": next(saying.numbers)}
                if door == "http":
                    answer = str((await asked_over_http(port, head, json.dumps(arguments).encode())).body)
                else:
                    answer = str(await client.call("awaited", arguments))
                assert "still running" not in answer
                assert "hunter2" not in answer
        client.http.close()
        await gate.close()

    asyncio.run(go())
    assert "claimed" not in states(saying.app)


@pytest.mark.parametrize(
    ("failed", "problem"),
    [
        ([{"id": 2}], "failed.0 must be (item, reason), or an object with item and error"),
        ([(2, None)], "failed.0.error must be a text"),
        ({"id": 2}, "failed must be a list of items"),
    ],
)
def test_a_wrong_list_of_failed_items_is_refused_with_the_form_it_needs(failed: Any, problem: str) -> None:
    def send() -> ToolAnswer:
        return partial([1], failed)

    with Callwright() as app:
        app.tool(effect="read")(send)
        result = app.call({"name": "send", "arguments": {}})

    assert code(result) == "invalid_output"
    assert problem in result.message


@pytest.mark.promise("A12", "C2")
def test_where_a_tool_does_not_say_why_it_failed_nobody_says_that_the_call_is_wrong() -> None:
    with Callwright() as app:

        def breaks(about: str) -> None:
            raise RuntimeError(about)

        def refuses(about: str) -> ToolAnswer:
            return fail("tool_failed", f"{about} must be even")

        app.tool(name="look", effect="read")(breaks)
        app.tool(name="book", effect="once")(breaks)
        app.tool(name="halve", effect="read")(refuses)
        texts = {
            name: render_failure(app.call({"name": name, "arguments": {"about": "x"}}))
            for name in ("look", "book", "halve")
        }

    assert "correct" not in texts["look"].lower()
    assert texts["look"].endswith("Do not send the same call again: continue without it or tell the user.")
    assert "correct" not in texts["book"].lower()
    assert "Look before you send the same call again" in texts["book"]
    assert texts["halve"].endswith("Next: correct the call, then send it.")


@pytest.mark.promise("A12")
@pytest.mark.parametrize("value", [{"total": 0, "data": []}, {"items": []}])
def test_a_write_that_returns_an_empty_list_is_not_said_to_have_found_nothing(value: dict[str, Any]) -> None:
    with Callwright() as app:
        app.tool(name="save", effect="once")(lambda: value)
        app.tool(name="search", effect="read")(lambda: value)
        saved, found = (app.call({"name": name, "arguments": {}}) for name in ("save", "search"))

    assert (saved.success, saved.data, saved.warnings) == (True, value, [])
    assert [one.code for one in found.warnings] == ["empty"]


@pytest.mark.promise("A13")
def test_a_tools_own_advice_is_no_template_and_is_the_same_without_an_app() -> None:
    said = fail("NO_ORDER", "no {order}", suggestion="send {order_id} as text [and {tool}]")
    with Callwright() as app:
        app.tool(name="find", effect="read")(lambda: said)
        error = app.call({"name": "find", "arguments": {}}).error

    assert error is not None
    assert (error.message, error.suggestion) == ("no {order}", "send {order_id} as text [and {tool}]")
    assert json.loads(to_json(said))["error"]["suggestion"] == error.suggestion


@pytest.mark.promise("A12")
def test_a_failure_that_ends_the_work_advises_nothing_that_goes_on() -> None:
    with Callwright() as app:
        app.tool(name="pay", effect="read")(lambda: fail("DECLINED", "card declined", next_action="stop"))
        result = app.call({"name": "pay", "arguments": {}})

    assert result.error is not None
    assert result.error.suggestion == "Do not send the same call again; tell the user."
    assert (
        result.error.user_message == "The action failed."
    )  # nobody knows that the reason is an internal one
    assert render_failure(result).endswith("Next: stop.")


@pytest.mark.promise("A12")
@pytest.mark.parametrize("options", [{}, {"effect": "once"}], ids=["undeclared", "declared"])
@pytest.mark.parametrize(
    "said", [fail("permission_denied", "need scope x"), "Error: permission denied"], ids=["code", "text"]
)
def test_a_refusal_that_may_have_had_an_effect_ends_the_work_and_advises_no_other_call(
    options: dict[str, Any], said: Any
) -> None:
    with Callwright() as app:
        app.tool(name="pay", **options)(lambda: said)
        result = app.call({"name": "pay", "arguments": {}})

    text = render_failure(result)
    assert (code(result), result.effect, result.next_action) == ("permission_denied", "unknown", "stop")
    assert "correct" not in text.lower()
    assert "send the same call" not in text
    assert text.endswith(
        "Do not try again; tell the user that it is not permitted. It may have had an effect. Next: stop."
    )


@pytest.mark.promise("A12")
@pytest.mark.parametrize("effect", ["read", "once"])
@pytest.mark.parametrize(
    "advice", ["", "Tell the user how to open the account again."], ids=["without advice", "with advice"]
)
def test_a_declared_code_that_ends_the_work_keeps_its_own_advice_and_is_given_none_that_goes_on(
    effect: Any, advice: str
) -> None:
    closed = DeclaredError(
        code="CLOSED", message="The account is closed.", next_action="stop", suggestion=advice
    )
    with Callwright() as app:
        app.tool(name="pay", effect=effect, errors=[closed])(lambda: fail("CLOSED", "account 7 is closed"))
        result = app.call({"name": "pay", "arguments": {}})

    assert (code(result), result.next_action) == ("CLOSED", "stop")
    assert result.error is not None
    assert result.error.suggestion == (advice or "Do not send the same call again; tell the user.")


@pytest.mark.promise("A10", "A12")
def test_the_record_that_stops_a_workflow_on_a_weak_answer_says_that_it_is_weak() -> None:
    with Callwright() as app:
        app.tool(name="search", effect="read")(lambda: ok([1], score=0.3))
        app.tool(name="look", effect="read")(lambda: ok([1], "two of three shelves", score=0.3))
        weak, own = (app.call({"name": name, "arguments": {}}) for name in ("search", "look"))

    record = DIALECTS["execution-result"].dump(weak)
    assert (record["success"], record["data"]) == (False, None)
    assert record["message"].startswith("Do not rely on this alone")
    assert DIALECTS["execution-result"].dump(own)["message"] == "two of three shelves"


@pytest.mark.promise("A7", "A12")
def test_a_failure_that_was_recognised_by_its_shape_says_so_beside_its_code() -> None:
    with Callwright() as app:
        app.tool(name="search", effect="read")(lambda: {"error": "no such user"})
        result = app.call({"name": "search", "arguments": {}})

    assert not result.success
    assert [one.code for one in result.warnings] == ["recognised_failure"]
