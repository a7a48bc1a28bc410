"""What has to be said of a result reaches the model of every client, whatever part of it that client shows."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from callwright.core.dialects import DIALECTS, call_tool_result, canonical
from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.core.json_schema.schema_widening import add_text_property
from callwright.core.wording import model_text, result_messages
from callwright.domain.result import ToolResult
from core.clients_of_models import RENDERERS, Renderer
from core.envelopes import results
from core.situations import FAILED, META, PLAIN, REPLAYED, SAID, done, failed

clients = pytest.mark.parametrize("client", [pytest.param(one, id=name) for name, one in RENDERERS.items()])


@pytest.mark.promise("A2", "A3", "A5")
@clients
@pytest.mark.parametrize("situation", list(SAID))
def test_what_a_success_has_to_say_reaches_the_model(client: Renderer, situation: str) -> None:
    result, words = SAID[situation]

    assert words in client(call_tool_result.dump(result))
    if isinstance(result.data, dict):
        assert words in client(call_tool_result.dump(result, output_schema=True))


@pytest.mark.promise("A2", "C2")
@clients
@pytest.mark.parametrize("situation", list(FAILED))
def test_what_a_failure_has_to_say_reaches_the_model(client: Renderer, situation: str) -> None:
    result, words = FAILED[situation]
    assert result.error is not None

    shown = client(call_tool_result.dump(result, output_schema=True))

    assert words in shown or words in shown.replace('\\"', '"')
    assert result.error.code in shown


@clients
def test_a_success_with_nothing_to_say_shows_its_data_and_no_word_of_ours(client: Renderer) -> None:
    for bound in (False, True):
        assert "callwright" not in client(call_tool_result.dump(PLAIN, output_schema=bound))


@pytest.mark.promise("C4")
@clients
def test_a_repeated_order_without_a_place_for_the_notice_is_an_error_that_says_so(client: Renderer) -> None:
    written = call_tool_result.dump(REPLAYED, output_schema=True, fits=lambda _data: False)

    assert written["isError"] is True
    assert "structuredContent" not in written
    shown = client(written)
    assert "Nothing was done now" in shown
    assert "The earlier answer" in shown


def test_a_repeated_read_without_a_place_for_the_notice_stays_a_success() -> None:
    read = replace(REPLAYED, effect="none")

    written = call_tool_result.dump(read, output_schema=True, fits=lambda _data: False)

    assert (written["isError"], written["structuredContent"]) == (False, {"n": 1})
    assert "Nothing was done now" in written["content"][-1]["text"]


@pytest.mark.costly
@pytest.mark.promise("C2")
@given(result=results())
def test_a_notice_is_short_and_a_failure_is_one_text_with_a_short_end(result: ToolResult) -> None:
    written = call_tool_result.dump(result, output_schema=True)
    if result.success:
        assert len(model_text.render_notice(result)) <= model_text.MAX_NOTICE_CHARS
        return
    assert [one["type"] for one in written["content"]] == ["text"]
    assert "structuredContent" not in written
    end = written["content"][0]["text"].rpartition(f"{model_text.TEXT_PREFIX} ")
    assert len(end[1] + end[2]) <= model_text.MAX_TRAILER_CHARS


@pytest.mark.promise("C2")
def test_five_kilobytes_of_a_servers_words_reach_the_model_to_their_end() -> None:
    words = "\n".join(f"FAILED tests/test_{number}.py::test_it" for number in range(150)) + "\nassert 3 == 4"
    written = call_tool_result.dump(failed("tool_failed", details={"upstream": {"text": words}}))

    assert written["content"][0]["text"].startswith(words)


@pytest.mark.promise("A3")
@pytest.mark.parametrize("code", ["unstated", "unknown_signal", "repaired"])
def test_what_only_an_operator_needs_is_not_said_to_the_model(code: Any) -> None:
    assert model_text.render_notice(done(None, code)) == ""


def test_what_a_failure_refers_to_stands_in_its_text() -> None:
    waiting = model_text.render_failure(failed("in_progress", wait=2_500))
    asked = model_text.render_failure(failed("approval_required", handle="h-9"))

    assert "Wait for 3 s" in waiting
    assert "retryAfterMs" not in waiting
    assert "under the handle h-9" in asked
    assert "meta." not in asked


def test_a_text_without_a_final_mark_does_not_run_into_the_next() -> None:
    told = replace(PLAIN, message="订单已找到", next_action="ask_user")
    refused = result_messages.build_error("NO_ORDER", suggestion="Call list_orders")

    assert model_text.render_notice(told) == "[callwright] 订单已找到。 Next: ask the user."
    text = model_text.render_failure(replace(failed("tool_failed"), error=refused, next_action="ask_user"))
    assert "Call list_orders. Next: ask the user." in text


def test_an_effect_that_is_not_none_is_said_with_its_failure() -> None:
    assert "It was carried out." in model_text.render_failure(failed("invalid_output", effect="committed"))
    assert "It may have had an effect." in model_text.render_failure(failed("tool_failed", effect="unknown"))
    assert "effect" not in model_text.render_failure(failed("tool_failed"))


# --- schemas with room for the notice ---------------------------------------------------------------------------------

CLOSED: dict[str, Any] = {
    "type": "object",
    "properties": {"n": {"type": "integer"}},
    "additionalProperties": False,
}
WIDENED = [
    CLOSED,
    CLOSED | {"required": ["n"], "maxProperties": 1},
    {"type": "object", "additionalProperties": {"type": "integer"}},
    {"type": "object", "properties": {"n": {"type": "integer"}}, "unevaluatedProperties": False},
    {"$defs": {"Row": CLOSED}, "$ref": "#/$defs/Row"},
    {"anyOf": [CLOSED, {"type": "null"}]},
    {"type": "object", "oneOf": [CLOSED, {"required": ["zone"]}]},
    {"allOf": [CLOSED, {"$ref": "#/$defs/Row"}], "$defs": {"Row": CLOSED}},
    {"if": {"required": ["x"]}, "then": {"required": ["y"]}, "else": CLOSED},
]
LEFT = [
    {"type": "object"},
    {"type": "object", "properties": {"n": {"type": "integer"}}, "additionalProperties": True},
    {"$defs": {"Row": {"type": "object"}}, "$ref": "#/$defs/Row"},
    {"type": "array", "items": CLOSED},
    {"type": "object", "properties": {"deep": CLOSED}},
    CLOSED | {"properties": {call_tool_result.NOTICE_KEY: {"type": "integer"}}},
    {"$ref": "#/$defs/Loop", "$defs": {"Loop": {"$ref": "#/$defs/Loop"}}},
]


@pytest.mark.parametrize("schema", WIDENED)
def test_a_closed_schema_is_offered_with_room_for_the_notice_and_takes_what_it_took(
    schema: dict[str, Any],
) -> None:
    offered = compile_schema(add_text_property(schema, call_tool_result.NOTICE_KEY))

    assert not compile_schema(schema).is_valid({"n": 1, call_tool_result.NOTICE_KEY: "x"})
    assert offered.is_valid({"n": 1, call_tool_result.NOTICE_KEY: "x"})
    assert offered.is_valid({"n": 1})
    assert not offered.is_valid({"n": 1, call_tool_result.NOTICE_KEY: 3})
    assert not offered.is_valid({"n": "many"})
    assert not offered.is_valid({"n": 1, "other": "x"})


@pytest.mark.parametrize("schema", LEFT)
def test_a_schema_that_needs_or_has_no_room_is_offered_as_it_is(schema: dict[str, Any]) -> None:
    assert add_text_property(schema, call_tool_result.NOTICE_KEY) is schema


def test_a_key_of_the_tool_under_our_name_is_never_written_over() -> None:
    taken = done({call_tool_result.NOTICE_KEY: "theirs"}, "stale")

    written = call_tool_result.dump(taken, output_schema=True)

    assert written["structuredContent"] == {call_tool_result.NOTICE_KEY: "theirs"}
    assert "earlier answer" in written["content"][-1]["text"]


@pytest.mark.promise("A1")
@given(result=results())
def test_what_is_written_between_two_of_us_is_read_back_whole(result: ToolResult) -> None:
    for bound in (False, True):
        assert call_tool_result.load(call_tool_result.dump(result, output_schema=bound), ours=True) == result
        repeated = replace(result, meta=replace(result.meta, replayed=True))
        assert (
            call_tool_result.load(
                call_tool_result.dump(repeated, output_schema=bound, fits=lambda _data: False), ours=True
            )
            == repeated
        )


HANDLE = "rpt_0123456789abcdef01234567"


@pytest.mark.parametrize(
    ("advice", "shown"),
    [
        ("Do this first, and do it with care. " * 9, "and do it with care. Next: "),
        ("先看一看这件事的情况。" * 40, "情况。 Next: "),
        ("words without any end " * 20, r"(words|without|any|end)… Next: "),
        ("字" * 400, "字… Next: "),
    ],
)
def test_what_is_too_long_ends_with_a_sentence_or_a_word(advice: str, shown: str) -> None:
    text = model_text.render_failure(failed("approval_required"), advice)
    assert re.search(shown, text), text
    assert len(text) <= model_text.MAX_TRAILER_CHARS


@pytest.mark.promise("C4")
@clients
@pytest.mark.parametrize("long", ["notice", "cure", "advice"])
def test_a_handle_is_never_cut_off_however_much_there_is_to_say(client: Renderer, long: str) -> None:
    words, meta = "very long words " * 30, replace(META, replayed=True, repeat_handle=HANDLE, handle="h-9")
    told = replace(REPLAYED.warnings[0], message=words)
    success = replace(REPLAYED, warnings=[told], meta=meta, next_action="human_review")
    failure = failed("duplicate_suspected", effect="unknown")
    assert failure.error is not None
    failure = replace(failure, error=replace(failure.error, suggestion=words), meta=meta)

    if long == "notice":
        shown = client(call_tool_result.dump(success)) + client(
            call_tool_result.dump(success, output_schema=True)
        )
        assert len(model_text.render_notice(success)) <= model_text.MAX_NOTICE_CHARS
    else:
        shown = client(call_tool_result.dump_failure(failure, words if long == "advice" else None))

    assert HANDLE in shown
    assert "h-9" in shown


def test_an_earlier_answer_and_another_tools_answer_do_not_read_alike() -> None:
    params = {"tool": "orders", "age": "3 min", "detail": "by copy_of_orders"}
    earlier = done(None, "degraded", params=params)
    earlier = replace(
        earlier, warnings=[*earlier.warnings, result_messages.build_notice("stale", params=params)]
    )
    another = done(None, "degraded", params=params)

    assert "its own earlier answer, 3 min old" in model_text.render_notice(earlier)
    assert "stand-in" not in model_text.render_notice(earlier)
    assert "by copy_of_orders" in model_text.render_notice(another)
    assert "earlier" not in model_text.render_notice(another)


def test_a_failure_that_is_given_again_says_that_nothing_was_done_now() -> None:
    again = failed("tool_failed", effect="unknown")
    again = replace(again, meta=replace(again.meta, replayed=True))

    assert "It may have had an effect. Nothing was done now" in model_text.render_failure(again)


# --- what a model of a provider reads ---------------------------------------------------------------------------------

NOISE = replace(META, contract_hash="c0" * 32, run_id="run-1", idempotency_key="k" * 80, principal="local")
PROVIDERS = ["openai", "responses", "anthropic", "gemini"]


@pytest.mark.promise("A2")
def test_a_model_is_given_the_data_and_nothing_that_only_fills_its_context() -> None:
    plain = replace(PLAIN, meta=NOISE)

    assert DIALECTS["brief"].dump(plain) == {"success": True, "data": {"n": 1}}
    assert DIALECTS["openai"].dump(plain)["content"] == '{"success":true,"data":{"n":1}}'
    assert DIALECTS["responses"].dump(plain)["output"] == '{"success":true,"data":{"n":1}}'
    assert DIALECTS["gemini"].dump(plain) == {
        "functionResponse": {"name": "orders", "response": {"success": True, "data": {"n": 1}}}
    }


@pytest.mark.parametrize("dialect", PROVIDERS)
@pytest.mark.parametrize("situation", list(SAID) + list(FAILED))
def test_no_message_to_a_model_holds_hashes_traces_keys_or_principals(dialect: str, situation: str) -> None:
    result = (SAID | FAILED)[situation][0]
    written = json.dumps(
        DIALECTS[dialect].dump(replace(result, meta=replace(NOISE, handle=result.meta.handle)), "id-1")
    )

    for noise in ("c0c0", "abab", "run-1", "kkkk", "local"):
        assert noise not in written


@pytest.mark.promise("A5")
@pytest.mark.parametrize("dialect", PROVIDERS)
def test_a_model_reads_the_doubt_the_question_and_the_handle(dialect: str) -> None:
    weak = replace(SAID["weak"][0], meta=replace(META, scored=True), user_message="哪一个？")
    asked = failed("approval_required", handle="a-7")

    doubt, held = DIALECTS[dialect].load(DIALECTS[dialect].dump(weak)), DIALECTS[dialect].dump(asked)

    assert (doubt.confidence, doubt.next_action, doubt.user_message) == (0.32, "ask_user", "哪一个？")
    assert "under the handle a-7" in json.dumps(held)
    assert DIALECTS[dialect].load(held).meta.handle == "a-7"


def test_the_usual_line_on_a_success_is_nobodys_own_message() -> None:
    usual = done(None, message=result_messages.render_success("query", META.tool_name))

    assert model_text.render_notice(usual) == ""
    assert canonical.dump_compact(usual)["message"] == "orders answered."


# --- the other shapes -------------------------------------------------------------------------------------------------

PLACES: dict[str, Any] = {
    "tool-result": lambda plain: plain["meta"].get("notice", ""),
    "toolutil": lambda plain: plain.get("notice", ""),
    "error-object": lambda plain: plain.get("notice", ""),
    "execution-result": lambda plain: plain.get("metadata", {}).get("notice", "") + plain["message"],
    "ledger-reply": lambda plain: plain.get("notice", ""),
    "compact": json.dumps,
    "brief": json.dumps,
    "openai": lambda plain: plain["content"],
    "responses": lambda plain: plain["output"],
    "anthropic": lambda plain: plain["content"],
    "gemini": lambda plain: json.dumps(plain["functionResponse"]["response"]),
}
"""Shape → where it says what a model has to know of a success."""
KEPT = {"callwright", "compact", "mcp", "mcp-ours"}
BY_FIELDS = {"partial", "task goes on", "a person looks"}
"""Situations that a whole envelope tells by its own fields."""


@pytest.mark.promise("A2", "A9", "A10")
@pytest.mark.parametrize("dialect", list(PLACES))
@pytest.mark.parametrize("situation", list(SAID))
def test_every_shape_says_what_there_is_to_say_in_its_one_place(dialect: str, situation: str) -> None:
    result, words = SAID[situation]
    plain = DIALECTS[dialect].dump(result)
    shown = PLACES[dialect](plain)

    if situation in BY_FIELDS and dialect in KEPT:
        assert {"partial": '"partial"', "task goes on": "t-1", "a person looks": "human_review"}[
            situation
        ] in shown.replace("\\", "")
    elif situation == "a person looks":
        assert "human_review" in json.dumps(plain) or words in shown
    elif (situation, dialect) == ("empty", "execution-result"):
        assert (plain["success"], plain["data"]) == (False, None)
    else:
        assert words in shown


@pytest.mark.parametrize("dialect", list(PLACES))
def test_every_shape_is_exact_where_there_is_nothing_to_say(dialect: str) -> None:
    assert "notice" not in json.dumps(DIALECTS[dialect].dump(PLAIN))


@pytest.mark.parametrize("dialect", [name for name in PLACES if name not in KEPT])
@pytest.mark.parametrize("situation", list(SAID))
def test_a_notice_is_read_back_and_written_again_as_it_was(dialect: str, situation: str) -> None:
    family = DIALECTS[dialect]
    written = family.dump(SAID[situation][0])

    assert family.dump(family.load(written)) == written
