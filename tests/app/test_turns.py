"""One turn of an agent's loop, in the form of each model API: what is made, what is sent back, and what a second run does."""

import asyncio
import json
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, Principal, Rule
from callwright.reading import ModelStream
from callwright.testing import FakeClock
from callwright.turns import ModelApi, ReplyError, Turn, render_for_log, render_for_model, render_for_user
from providers import wires

SECRET = "hunter2"
PNG = "iVBORw0KGgo="
WEEK_MS = 7 * 24 * 3_600_000
AGAIN = ["duplicate_suspected"]
"""The warning of a call that runs although it was made before."""

Calls = list[tuple[str, str, Any]]
"""Id, tool and arguments (a text: as written by the model) of each call."""


class Shop:
    """An application, and what its tools have done."""

    def __init__(self, store: Path | None = None) -> None:
        self.sent: list[str] = []
        self.asked: list[str] = []
        self.app = Callwright(store, rules=[Rule("approve", tools=("refund",)), Rule("allow")])

        @self.app.read
        def look(item: str) -> dict[str, str]:
            """Look an item up."""
            self.asked.append(item)
            return {"item": item}

        @self.app.write(once_per=["to"])
        def mail(to: str) -> str:
            """Send a mail."""
            self.sent.append(to)
            return f"sent to {to}"

        @self.app.tool(effect="once")
        def refund(order: str) -> str:
            """Pay an order back."""
            self.sent.append(order)
            return "refunded"

        @self.app.read
        def boom() -> str:
            """Fail."""
            raise RuntimeError(f"password={SECRET}")

        @self.app.read
        def large(rows: int) -> list[str]:
            """Return many rows."""
            return ["a row of a large table"] * rows


@pytest.fixture
def shop() -> Iterator[Shop]:
    made = Shop()
    with made.app:
        yield made


def chat(calls: Calls, finish: str = "tool_calls") -> dict[str, Any]:
    items = [
        {"id": id_, "type": "function", "function": {"name": name, "arguments": _write(arguments)}}
        for id_, name, arguments in calls
    ]
    return wires.chat({"role": "assistant", "content": "I look.", "tool_calls": items}, finish)


def responses(calls: Calls, status: str = "completed") -> dict[str, Any]:
    items = [
        {
            "type": "function_call", "id": f"fc_{id_}", "call_id": id_, "name": name,
            "arguments": _write(arguments), "status": "completed",
        }
        for id_, name, arguments in calls
    ]  # fmt: skip
    return {"id": "resp_1", "object": "response", "status": status, "output": [wires.REASONING, *items]}


def anthropic(calls: Calls, stop: str = "tool_use") -> dict[str, Any]:
    blocks = [
        {"type": "tool_use", "id": id_, "name": name, "input": arguments} for id_, name, arguments in calls
    ]
    return wires.anthropic([*wires.ANTHROPIC_BLOCKS[:2], *blocks], stop)


def gemini(calls: Calls, finish: str = "STOP") -> dict[str, Any]:
    parts = [{"functionCall": {"id": id_, "name": name, "args": arguments}} for id_, name, arguments in calls]
    return wires.gemini([{**parts[0], "thoughtSignature": "c2ln"}, *parts[1:]], finish)


def bedrock(calls: Calls, stop: str = "tool_use") -> dict[str, Any]:
    uses = [{"toolUse": {"toolUseId": id_, "name": name, "input": args}} for id_, name, args in calls]
    return wires.bedrock(uses, stop)


def _write(arguments: Any) -> str:
    return arguments if isinstance(arguments, str) else json.dumps(arguments)


APIS: dict[ModelApi, Callable[..., dict[str, Any]]] = {
    "openai": chat, "responses": responses, "anthropic": anthropic, "gemini": gemini, "bedrock": bedrock,
    "cohere": chat, "mistral": chat,
}  # fmt: skip
CUT: dict[ModelApi, str] = {
    "openai": "length", "responses": "incomplete", "anthropic": "max_tokens", "gemini": "MAX_TOKENS",
    "bedrock": "max_tokens", "cohere": "MAX_TOKENS", "mistral": "model_length",
}  # fmt: skip
every_api = pytest.mark.parametrize("api", APIS)


def results_by_id(turn: Turn) -> list[tuple[str, str]]:
    """Id and text of each result in the messages, in order."""
    found: list[tuple[str, str]] = []
    for message in turn.messages:
        if message.get("role") == "tool":
            found.append((message["tool_call_id"], message["content"]))
        elif message.get("type") == "function_call_output":
            found.append((message["call_id"], message["output"]))
        for part in [*_list_parts(message, "content"), *_list_parts(message, "parts")]:
            if part.get("type") == "tool_result":
                found.append((part["tool_use_id"], part["content"]))
            elif "toolResult" in part:
                found.append((part["toolResult"]["toolUseId"], part["toolResult"]["content"][0]["text"]))
            elif "functionResponse" in part:
                answer = part["functionResponse"]
                found.append((answer["id"], next(iter(answer["response"].values()))))
    return found


def _list_parts(message: dict[str, Any], field: str) -> list[dict[str, Any]]:
    parts = message.get(field)
    return parts if isinstance(parts, list) else []


FAILING: Calls = [
    ("id1", "look", {"item": "A"}),
    ("id2", "no_such_tool", {}),
    ("id3", "boom", {}),
    ("id4", "mail", {"to": "ann"}),
    ("id5", "mail", {}),
    ("id6", "refund", {"order": "O-1"}),
]


@every_api
def test_siblings_survive_a_failure_and_every_id_gets_one_result_in_order(shop: Shop, api: ModelApi) -> None:
    turn = shop.app.turn(APIS[api](FAILING), run="r", api=api)

    found = results_by_id(turn)
    assert [id_ for id_, _ in found] == [id_ for id_, _, _ in FAILING]
    texts = dict(found)
    assert texts["id1"] == '{"item":"A"}'
    assert texts["id4"] == "sent to ann"
    assert "no such tool" in texts["id2"].lower()
    assert SECRET not in str(turn.messages)
    assert "needs to" in texts["id5"]
    assert "approval" in texts["id6"]
    assert [one.meta.model_call_id for one in turn.results] == [id_ for id_, _, _ in FAILING]
    assert (turn.next, shop.sent) == ("approve", ["ann"])


@every_api
def test_the_same_reply_again_after_an_approval_and_an_answer_makes_only_what_was_waiting(
    shop: Shop, api: ModelApi
) -> None:
    reply = APIS[api](FAILING)
    turn = shop.app.turn(reply, run="r", api=api)
    by_id = {one.call_id: one for one in turn.questions}
    assert by_id["id5"].text == "Please give to."
    assert shop.app.approve(by_id["id6"].handle or "", by=Principal("lena"))

    again = shop.app.turn(reply, run="r", api=api, answers={"id5": {"to": "bob"}})

    assert again.next == "continue"
    assert sorted(shop.sent) == ["O-1", "ann", "bob"]
    third = asyncio.run(shop.app.aturn(reply, run="r", api=api, answers={"id5": {"to": "bob"}}))
    assert (third.next, len(shop.sent)) == ("continue", 3)
    assert [id_ for id_, _ in results_by_id(third)] == [id_ for id_, _, _ in FAILING]


@every_api
def test_a_reply_that_was_cut_makes_no_call_and_leaves_a_valid_history(shop: Shop, api: ModelApi) -> None:
    turn = shop.app.turn(APIS[api]([("id1", "mail", {"to": "ann"})], CUT[api]), api=api)

    assert (turn.next, turn.why, shop.sent) == ("cut", CUT[api].lower(), [])
    assert [id_ for id_, _ in results_by_id(turn)] == ["id1"]


@pytest.mark.parametrize("api", ["openai", "responses", "cohere", "mistral"])
def test_arguments_that_are_no_json_fail_alone(shop: Shop, api: ModelApi) -> None:
    reply = APIS[api]([("id1", "mail", '{"to": '), ("id2", "mail", {"to": "ann"})])

    turn = shop.app.turn(reply, api=api)

    assert [one.success for one in turn.results] == [False, True]
    assert shop.sent == ["ann"]


@every_api
def test_an_id_that_stands_twice_gets_one_result_which_says_so(shop: Shop, api: ModelApi) -> None:
    reply = APIS[api]([("id1", "mail", {"to": "ann"}), ("id1", "mail", {"to": "bob"})])

    turn = shop.app.turn(reply, api=api)

    ((id_, text),) = results_by_id(turn)
    assert (id_, shop.sent) == ("id1", ["ann"])
    assert "Another call had the same id and was not made" in text


@every_api
def test_the_reply_is_sent_back_as_the_same_object(shop: Shop, api: ModelApi) -> None:
    reply = APIS[api]([("id1", "look", {"item": "A"})])
    own = {
        "responses": lambda: reply["output"][0],
        "anthropic": lambda: reply["content"],
        "gemini": lambda: reply["candidates"][0]["content"],
        "bedrock": lambda: reply["output"]["message"],
    }.get(api, lambda: reply["choices"][0]["message"])()

    first = shop.app.turn(reply, api=api).messages[0]

    assert (first["content"] if api == "anthropic" else first) is own


@every_api
def test_the_messages_of_a_turn_are_the_conversation_of_the_next(shop: Shop, api: ModelApi) -> None:
    reply = APIS[api]([("id1", "look", {"item": "kingfisher"})])
    messages = shop.app.turn(reply, api=api).messages

    later = shop.app.turn(
        APIS[api]([("id2", "mail", {"to": "kingfisher"})]),
        api=api,
        conversation=["Mail what you find.", *messages],
    )

    assert (later.next, shop.sent) == ("continue", ["kingfisher"])


def test_reads_run_in_parallel_and_writes_in_the_order_of_the_reply() -> None:
    both = threading.Barrier(2)
    order: list[str] = []
    with Callwright() as app:

        @app.read
        def meet(name: str) -> str:
            """Return when two calls are here at once."""
            both.wait(10)
            return name

        @app.tool(effect="once")
        def note(name: str) -> str:
            """Note."""
            order.append(name)
            return name

        calls: Calls = [
            ("a", "meet", {"name": "1"}), ("b", "meet", {"name": "2"}), ("c", "note", {"name": "3"}),
            ("d", "note", {"name": "4"}), ("e", "meet", {"name": "5"}), ("f", "meet", {"name": "6"}),
        ]  # fmt: skip
        turn = app.turn(chat(calls))
        later = asyncio.run(app.aturn(anthropic([*calls[:2], ("g", "note", {"name": "7"})])))
    assert [one.data for one in turn.results] == ["1", "2", "3", "4", "5", "6"]
    assert (later.next, order) == ("continue", ["3", "4", "7"])


def test_a_model_that_asks_again_with_a_new_id_meets_the_contract_and_not_the_first_answer() -> None:
    added: list[str] = []
    with Callwright() as app:

        @app.tool(effect="once", repeat="allow")
        def add(item: str) -> str:
            """Add an item."""
            added.append(item)
            return item

        for id_ in ("toolu_01A09q90qw90", "toolu_01A09q90qw91", "toolu_01A09q90qw91"):
            blocks = anthropic([(id_, "add", {"item": "milk"})])["content"]
            assert app.turn({"role": "assistant", "content": blocks}, run="r").results[0].success
    assert added == ["milk", "milk"]


@pytest.mark.parametrize("options", [{"key": ["to"]}, {}], ids=["replayed", "asked about"])
def test_a_model_gets_no_handle_to_repeat_a_call_by_itself(options: Any) -> None:
    with Callwright() as app:

        @app.tool(effect="once", **options)
        def order(to: str) -> str:
            """Order."""
            return f"ordered {to}"

        app.turn(anthropic([("toolu_01A09q90qw90", "order", {"to": "ann"})]), run="r")
        turn = app.turn(anthropic([("toolu_01B11q90qw91", "order", {"to": "ann"})]), run="r")

    ((_, text),) = results_by_id(turn)
    handle = turn.results[0].meta.repeat_handle
    assert handle is not None, "the program has it"
    assert handle not in text
    assert "repeat handle" not in text
    assert "idempotency key" not in text
    assert render_for_log(turn.results[0])["meta"]["repeatHandle"] == handle


def test_the_users_yes_to_a_suspected_duplicate_makes_the_call_once_more_and_only_once() -> None:
    ordered: list[str] = []
    with Callwright() as app:

        @app.tool(effect="once")
        def order(to: str) -> str:
            """Order."""
            ordered.append(to)
            return f"ordered {to}"

        first, second = "toolu_01A09q90qw90", "toolu_01B11q90qw91"
        app.turn(anthropic([(first, "order", {"to": "ann"})]), run="r")
        again = {**anthropic([(second, "order", {"to": "ann"})]), "id": "msg_2"}
        asked = app.turn(again, run="r")
        assert (asked.next, asked.question and asked.question.call_id) == ("ask", second)
        refused = app.turn(again, run="r", answers={second: False})
        assert (refused.next, ordered) == ("ask", ["ann"])
        for _ in range(2):
            turn = app.turn(again, run="r", answers={second: True})
            assert (turn.next, results_by_id(turn)) == ("continue", [(second, "ordered ann")])
    assert ordered == ["ann", "ann"]


def test_polling_by_a_server_that_numbers_its_calls_reads_anew(shop: Shop) -> None:
    for _ in range(3):
        message = chat([("call_0", "look", {"item": "A"})])["choices"][0]["message"]
        assert shop.app.turn(message).results[0].success
    assert shop.asked == ["A"] * 3


def test_a_plain_success_carries_nothing_of_ours_and_a_large_one_a_handle_to_read_on(shop: Shop) -> None:
    turn = shop.app.turn(chat([("id1", "large", {"rows": 3_000})]))

    ((_, text),) = results_by_id(turn)
    assert len(text) < 5_000
    assert text.startswith("[callwright] Only the first 4000 of")
    handle = text.split('"handle": "')[1].split('"')[0]
    assert len(turn.results[0].data) == 3_000
    call = ("id2", "callwright_read_result", {"handle": handle, "offset": 4_000, "length": 50})
    page = shop.app.turn(chat([call]))
    assert json.loads(results_by_id(page)[0][1])["offset"] == 4_000
    assert shop.app.definitions("openai")[-1]["function"]["name"] == "callwright_read_result"
    assert (
        results_by_id(shop.app.turn(chat([("id3", "large", {"rows": 1})])))[0][1]
        == '["a row of a large table"]'
    )


def test_each_audience_gets_its_part_of_a_failure(shop: Shop) -> None:
    (result,) = shop.app.turn(chat([("id1", "mail", {})]), locale="zh-CN").results

    assert render_for_model(result).failed
    assert "to" in render_for_user(result)
    assert any("\u4e00" <= letter <= "\u9fff" for letter in render_for_user(result))
    assert render_for_log(result)["error"]["code"] == "missing_required_field"


@every_api
def test_images_are_sent_as_blocks_of_the_api(api: ModelApi) -> None:
    from callwright.core.turns.audiences import Attachment, ModelView
    from callwright.core.turns.model_reply import ReplyCall
    from callwright.core.turns.result_messages import CallView, write_result_messages

    view = ModelView("a chart", attachments=(Attachment("image", "image/png", PNG),))
    messages = write_result_messages(api, [CallView(ReplyCall({}, "id1", "draw"), view)])

    assert "a chart" in str(messages)
    assert PNG in str(messages) or "\\x89PNG" in str(messages)


@every_api
def test_definitions_are_the_same_bytes_in_any_order_of_registration(api: ModelApi) -> None:
    def build(names: list[str]) -> bytes:
        with Callwright() as app:
            for name in names:

                @app.tool(name=name, effect="read")
                def tool(place: str) -> str:
                    """Do it."""
                    return place

            return json.dumps(app.definitions(api)).encode()

    assert build(["b", "a", "c"]) == build(["c", "b", "a"])


def test_strict_decoding_is_asked_for_only_where_the_schema_takes_it(shop: Shop) -> None:
    @shop.app.read
    def page(number: int = 1) -> int:
        """Return a page: strict decoding would demand the number."""
        return number

    strict = {one["name"]: one["strict"] for one in shop.app.definitions("responses")}
    assert (strict["look"], strict["page"]) == (True, False)
    assert {one["name"]: one.get("strict") for one in shop.app.definitions("anthropic")}["page"] is None


def test_tools_that_the_principal_may_not_call_are_neither_defined_nor_in_the_prompt() -> None:
    with Callwright(rules=[Rule("deny", tools=("wipe",)), Rule("allow")]) as app:

        @app.read
        def look() -> str:
            """Look."""
            return ""

        @app.tool
        def wipe() -> str:
            """Wipe the disk."""
            return ""

        assert [one["name"] for one in app.definitions("anthropic")] == ["look"]
        assert "wipe" not in app.prompt()
        assert "仅输出 JSON" in app.prompt(locale="zh-CN")
        with pytest.raises(ValueError, match="prompt"):
            app.definitions("text")


def test_a_model_without_tools_calls_by_text_and_answers_by_text(shop: Shop) -> None:
    turn = shop.app.turn('{"name": "look", "arguments": {"item": "A"}}', conversation=["Look for A."])

    assert turn.messages[0] == {
        "role": "assistant",
        "content": '{"name": "look", "arguments": {"item": "A"}}',
    }
    assert turn.messages[1] == {"role": "user", "content": '[result 1 of 1: look, done]\n{"item":"A"}'}
    final = shop.app.turn("There is an A.")
    assert (final.next, final.text, final.results) == ("answer", "There is an A.", [])


def test_a_text_repeated_after_another_message_of_the_user_is_another_call() -> None:
    added: list[str] = []
    with Callwright() as app:

        @app.tool(effect="once", repeat="allow")
        def add(item: str) -> str:
            """Add an item."""
            added.append(item)
            return item

        text = '{"name": "add", "arguments": {"item": "milk"}}'
        for said in (["Add milk."], ["Add milk."], ["Add milk.", "Add milk once more."]):
            assert app.turn(text, run="r", conversation=said).results[0].success
    assert added == ["milk", "milk"]


@pytest.mark.parametrize(
    "declared",
    [
        {"effect": "once", "key": ["item"]},
        {"effect": "once", "repeat": "allow"},
        {"effect": "idempotent"},
        {},
    ],
    ids=["once", "allow", "idempotent", "undeclared"],
)
@pytest.mark.parametrize("run", ["r", None])
def test_a_reply_without_ids_that_comes_every_week_is_the_same_one_only_within_a_run_or_for_a_while(
    declared: Any, run: str | None
) -> None:
    added: list[str] = []
    clock = FakeClock()
    with Callwright(clock=clock) as app:

        @app.tool(**declared)
        def add(item: str) -> str:
            """Add an item."""
            added.append(item)
            return item

        text = '{"name": "add", "arguments": {"item": "milk"}}'
        told = []
        for pause_ms in (0, 1_000, WEEK_MS):
            clock.advance(pause_ms)
            turn = app.turn(text, run=run, conversation=["Add milk."])
            told.append([one.code for one in turn.results[0].warnings])
    assert len(added) == (1 if run else 2)
    assert told[:2] == [[], ["given_again"]]
    assert told[2] == (["given_again"] if run else [] if declared.get("effect") == "idempotent" else AGAIN)


@pytest.mark.parametrize("declared", [{}, {"effect": "idempotent"}], ids=["undeclared", "idempotent"])
@pytest.mark.parametrize("id_", [None, "call_0"], ids=["no id", "numbered from 0"])
def test_tests_that_are_run_again_after_another_edit_in_one_run_run_again(
    declared: Any, id_: str | None
) -> None:
    """The replies have no id of their own and equal texts; the conversation before them has grown."""
    done: list[str] = []
    with Callwright(clock=FakeClock()) as app:

        @app.tool(**declared)
        def edit_file(text: str) -> str:
            """Edit the file."""
            done.append(text)
            return "written"

        @app.tool(**declared)
        def run_tests() -> str:
            """Run the tests."""
            done.append("test")
            return f"{len(done)} failed"

        messages: list[Any] = [
            {"role": "user", "content": "Write a, test it, write b, test it, go back to a, test it."}
        ]
        replies = [("edit_file", {"text": one}) for one in "aba"]
        for call in [one for edit in replies for one in (edit, ("run_tests", {}))]:
            message = chat([(id_ or "", *call)])["choices"][0]["message"]
            if id_ is None:
                del message["tool_calls"][0]["id"]
            turn = app.turn(message, run="r", conversation=messages)
            assert "given_again" not in [one.code for one in turn.results[0].warnings]
            again = app.turn(message, run="r", conversation=messages)
            assert [one.code for one in again.results[0].warnings] == ["given_again"], (
                "the same reply, after a reconnect"
            )
            messages += turn.messages
    assert done == ["a", "test", "b", "test", "a", "test"]


@pytest.mark.parametrize(
    ("declared", "runs"),
    [({}, 2), ({"effect": "idempotent"}, 2), ({"effect": "once"}, 1), ({"effect": "once", "key": []}, 1)],
    ids=["undeclared", "idempotent", "once", "once with a key"],
)
def test_a_model_whose_equal_replies_cannot_be_told_apart_learns_how_to_mean_a_call_again(
    declared: Any, runs: int
) -> None:
    done: list[str] = []
    with Callwright(clock=FakeClock()) as app:

        @app.tool(**declared)
        def run_tests() -> str:
            """Run the tests."""
            done.append("test")
            return "1 failed"

        told = []
        for words in ("I test.", "I test.", "I test once more."):
            message = chat([("call_0", "run_tests", {})])["choices"][0]["message"] | {"content": words}
            told.append(app.turn(message, run="r").messages[-1]["content"])
    assert ("To make it once more, send it with a few words beside it." in told[1]) == (runs == 2)
    assert len(done) == runs


def test_a_pause_of_the_provider_continues_with_the_reply_alone(shop: Shop) -> None:
    turn = shop.app.turn(wires.anthropic([{"type": "text", "text": "Searching."}], "pause_turn"))

    assert (turn.next, len(turn.messages)) == ("continue", 1)


EMPTY: dict[str, Any] = {
    "a message of Chat Completions": {
        "role": "assistant",
        "content": None,
        "refusal": None,
        "tool_calls": None,
    },
    "a message without its nulls": {"role": "assistant"},
    "a message with its reasoning alone": {"role": "assistant", "content": None, "reasoning_content": "Hm."},
    "a response of Chat Completions": wires.chat({"role": "assistant", "content": None}),
    "a response of Ollama": {"message": {"role": "assistant", "content": None}, "done_reason": "stop"},
    "a candidate without parts": {"candidates": [{"content": {"role": "model"}, "finishReason": "STOP"}]},
    "a candidate whose parts are null": {
        "candidates": [{"content": {"role": "model", "parts": None}, "finish_reason": "STOP"}]
    },
    "a candidate without content": {"candidates": [{"finishReason": "STOP", "index": 0}]},
}


@pytest.mark.parametrize("form", EMPTY)
def test_a_reply_with_nothing_in_it_is_an_answer_and_tells_the_model_of_no_failure(
    shop: Shop, form: str
) -> None:
    turn = shop.app.turn(EMPTY[form])

    assert (turn.next, turn.results, turn.text) == ("answer", [], "")
    assert len(turn.messages) <= 1


@pytest.mark.parametrize(
    ("response", "why"),
    [
        ({"object": "chat.completion", "choices": []}, "no_choice"),
        ({"candidates": []}, "no_candidate"),
        ({"promptFeedback": {"blockReason": "SAFETY"}, "responseId": "r"}, "safety"),
        ({"candidates": None, "prompt_feedback": {"block_reason": "OTHER"}}, "other"),
    ],
)
def test_a_response_without_an_alternative_is_cut_and_leaves_no_message(
    shop: Shop, response: Any, why: str
) -> None:
    turn = shop.app.turn(response)

    assert (turn.next, turn.why, turn.messages) == ("cut", why, [])


def test_a_stream_of_a_request_that_was_blocked_is_cut(shop: Shop) -> None:
    stream = ModelStream()
    stream.feed({"promptFeedback": {"blockReason": "SAFETY"}, "responseId": "r"})
    turn = shop.app.turn(stream)

    assert (turn.next, turn.why, turn.messages) == ("cut", "safety", [])


REFUSED = {"type": "message", "role": "assistant", "content": [{"type": "refusal", "refusal": "I won't."}]}


@pytest.mark.parametrize(
    "reply",
    [
        wires.chat({"role": "assistant", "content": None, "refusal": "I won't."}, "stop"),
        {"object": "response", "status": "completed", "output": [REFUSED]},
    ],
    ids=["openai", "responses"],
)
def test_the_words_of_a_refusal_are_for_the_user(shop: Shop, reply: Any) -> None:
    turn = shop.app.turn(reply)

    assert (turn.next, turn.why, turn.text) == ("cut", "refusal", "I won't.")


@pytest.mark.parametrize(("stop", "is_length"), [("max_tokens", True), ("refusal", False)])
def test_only_a_reply_cut_by_length_is_asked_for_again_shorter(shop: Shop, stop: str, is_length: Any) -> None:
    turn = shop.app.turn(anthropic([("t1", "mail", {"to": "a@x.io"})], stop))

    [(_, told)] = results_by_id(turn)
    assert shop.sent == []
    assert ("shorter" in told, stop in told) == (is_length, not is_length)


@pytest.mark.parametrize("reply", [{"any": "object"}, 7, None, [{"role": "user", "content": "x"}]])
def test_what_is_no_reply_of_a_model_is_refused(shop: Shop, reply: Any) -> None:
    with pytest.raises((ReplyError, TypeError)):
        shop.app.turn(reply)


STREAMS: dict[str, list[dict[str, Any]]] = {
    "openai": wires.chat_chunks(),
    "responses": wires.response_events(),
    "anthropic": wires.anthropic_events(),
    "gemini": wires.gemini_chunks(),
    "bedrock": wires.bedrock_events(),
    "cohere": wires.cohere_events(),
}


@pytest.mark.parametrize("api", STREAMS)
def test_calls_of_a_stream_are_made_after_its_end_and_none_of_one_that_broke_off(api: ModelApi) -> None:
    made: list[str] = []
    with Callwright() as app:

        @app.tool(effect="once")
        def book(city: str, nights: int) -> str:
            """Book a room."""
            made.append(city)
            return city

        @app.tool(effect="once")
        def note(deep: list[Any], n: int) -> str:
            """Note something."""
            made.append(str(n))
            return "noted"

        events = STREAMS[api]
        broken = ModelStream()
        for event in events[:-3]:
            broken.feed(event)
        assert app.turn(broken, api=api).next == "cut"
        assert made == []
        whole = ModelStream()
        for event in events:
            whole.feed(event)
        assert app.turn(whole, api=api).next == "continue"
    assert made == [wires.CITY, "9007199254740993"]


def test_a_streamed_reply_keeps_signatures_thinking_and_reasoning() -> None:
    def join(events: list[dict[str, Any]]) -> dict[str, Any]:
        stream = ModelStream()
        for event in events:
            stream.feed(event)
        return stream.build_reply()

    parts = join(wires.gemini_chunks())["candidates"][0]["content"]["parts"]
    assert parts[2]["thoughtSignature"] == "c2ln"
    thinking = [
        {"type": "content_block_start", "index": 0, "content_block": {"type": "thinking", "thinking": ""}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "thinking_delta", "thinking": "I "}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "thinking_delta", "thinking": "see"}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "signature_delta", "signature": "sig"}},
    ]
    assert join(thinking)["content"] == [{"type": "thinking", "thinking": "I see", "signature": "sig"}]
    reasoning = [
        {"contentBlockDelta": {"contentBlockIndex": 0, "delta": {"reasoningContent": {"text": "I see"}}}},
        {"contentBlockDelta": {"contentBlockIndex": 0, "delta": {"reasoningContent": {"signature": "s"}}}},
    ]
    assert join(reasoning)["output"]["message"]["content"] == [
        {"reasoningContent": {"reasoningText": {"text": "I see", "signature": "s"}}}
    ]
    piece = {
        "index": 0,
        "id": "c",
        "extra_content": {"google": {"thought_signature": "s"}},
        "function": {"name": "f"},
    }
    message = join([wires.chat_chunk({"reasoning_content": "a"}), wires.chat_chunk({"reasoning_content": "b"}),
                    wires.chat_chunk({"tool_calls": [piece]})])["choices"][0]["message"]  # fmt: skip
    assert message["reasoning_content"] == "ab"
    assert message["tool_calls"][0]["extra_content"] == {"google": {"thought_signature": "s"}}


CRASH = """
import os, sys
from callwright import Callwright
ledger, world, crash = sys.argv[1:]
app = Callwright(ledger)

@app.tool(effect="once", key=["n"])
def pay(n: int) -> str:
    "Pay."
    with open(world, "a") as done:
        done.write(f"{n}\\n")
    return "paid"

@app.tool(effect="read", inline=True)
def look() -> str:
    "Look."
    if crash:
        os.kill(os.getpid(), 9)
    return "seen"

calls = [("toolu_1", "pay", {"n": 1}), ("toolu_2", "look", {}), ("toolu_3", "pay", {"n": 2})]
blocks = [{"type": "tool_use", "id": id_, "name": name, "input": given} for id_, name, given in calls]
reply = {"id": "msg_1", "type": "message", "role": "assistant", "content": blocks, "stop_reason": "tool_use"}
turn = app.turn(reply, run="r")
print(turn.next, [one.success for one in turn.results], [one.meta.replayed for one in turn.results])
print(turn.messages[1]["content"][0]["content"])
"""


@pytest.mark.costly
def test_a_process_killed_between_two_calls_of_a_reply_and_the_same_reply_in_another_repeat_no_effect(
    tmp_path: Path,
) -> None:
    def run(crash: str) -> subprocess.CompletedProcess[str]:
        arguments = [str(tmp_path / "ledger.db"), str(tmp_path / "world"), crash]
        return subprocess.run(
            [sys.executable, "-c", CRASH, *arguments], capture_output=True, text=True, check=False
        )

    assert run("crash").returncode == -signal.SIGKILL
    assert (tmp_path / "world").read_text().split() == ["1"]
    again = run("")
    summary, first_answer = again.stdout.splitlines()
    assert summary == "continue [True, True, True] [True, False, False]", again.stderr
    assert first_answer == "paid", "to the model it is the answer to its one call"
    assert (tmp_path / "world").read_text().split() == ["1", "2"]


def test_a_completion_that_dashscope_encloses_is_a_reply(shop: Shop) -> None:
    call = {
        "type": "function",
        "id": "q-1",
        "index": 0,
        "function": {"name": "mail", "arguments": '{"to": "ann"}'},
    }
    message = {"role": "assistant", "content": "", "tool_calls": [call]}
    choice = {"finish_reason": "tool_calls", "message": message}
    reply = {
        "status_code": 200,
        "request_id": "r-1",
        "output": {"text": None, "choices": [choice]},
        "usage": {},
    }
    turn = shop.app.turn(reply, run="r")
    assert (turn.next, shop.sent) == ("continue", ["ann"])
    assert turn.messages[0] is message
    assert turn.messages[1]["tool_call_id"] == "q-1"


def test_one_call_in_place_of_a_list_of_calls_is_made_whole_and_streamed(shop: Shop) -> None:
    call = {"type": "function", "id": "s-1", "function": {"name": "mail", "arguments": '{"to": "ann"}'}}
    message = {"role": "assistant", "content": "", "tool_calls": call}
    whole = {"choices": [{"message": message, "index": 0, "finish_reason": "tool_calls"}]}
    turn = shop.app.turn(whole, run="r")
    assert (turn.next, shop.sent) == ("continue", ["ann"])
    assert turn.messages[0] == message
    assert turn.messages[1]["tool_call_id"] == "s-1"

    stream = ModelStream()
    stream.feed({"choices": [{"delta": message, "index": 0, "finish_reason": "tool_calls"}]})
    assert shop.app.turn(stream, run="streamed").results[0].success
    assert shop.sent == ["ann", "ann"]


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("<think>\nHe wants a mail.\n</think>\n\nShall I?", "Shall I?"),
        ("He wants a mail.\n</think>\n\nShall I?", "Shall I?"),
        ("<thinking>Hm.</thinking>Shall I?", "Shall I?"),
        ("Write <think>…</think> around it.", "Write <think>…</think> around it."),
        ("The tag `</think>` ends it.", "The tag `</think>` ends it."),
        ("<think>Never closed", "<think>Never closed"),
    ],
)
@pytest.mark.parametrize("form", ["message", "text"])
def test_reasoning_that_a_server_left_before_the_answer_is_not_for_the_user(
    shop: Shop, content: str, text: str, form: str
) -> None:
    message = {"role": "assistant", "content": content}
    turn = shop.app.turn(message if form == "message" else content, run="r")
    assert (turn.next, turn.text, turn.messages) == ("answer", text, [message])


def test_the_asynchronous_twins_answer_as_the_blocking_methods_do(shop: Shop) -> None:
    raw = [{"name": "mail", "arguments": {}}, {"name": "look", "arguments": {"item": "A"}}]

    refused, looked = asyncio.run(shop.app.acall_all(raw))

    assert (looked.data, refused.next_action) == ({"item": "A"}, "ask_user")
    assert asyncio.run(shop.app.aanswer(refused, {"to": "ann"})).data == "sent to ann"
