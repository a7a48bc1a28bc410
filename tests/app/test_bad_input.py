"""What is no call, or too much of one: a clear word each, in bounded time and memory, and nothing lost."""

import tracemalloc
from typing import Any

import pytest

from app.worlds import Making, World, asked, code, run, states
from callwright import Callwright, ContractError, resolve_next_step, to_json
from callwright.core.call.next_step import RetryTool

MB = 1 << 20
GOOD = '{"name": "pay", "arguments": {"n": 1}}'


def _app(making: Making, world: World | None = None) -> Callwright:
    app = making.app()
    world = World() if world is None else world

    @app.tool(effect="once", inline=True)
    def pay(n: int, words: list[str] | None = None) -> dict[str, Any]:
        return world.do(n)

    return app


BROKEN: dict[str, Any] = {
    "nothing": "",
    "spaces": " \n\t",
    "one brace": "{",
    "prose": "I will call pay with n=1 now.",
    "duplicate key": '{"name": "pay", "arguments": {"n": 1, "n": 2}}',
    "duplicate key, escaped": '{"name": "pay", "arguments": {"n": 1, "\\u006e": 2}}',
    "too large a float": '{"name": "pay", "arguments": {"n": 1e400}}',
    "5,000 digits": '{"name": "pay", "arguments": {"n": ' + "9" * 5_000 + "}}",
    "5,000 decimals": '{"name": "pay", "arguments": {"n": 0.' + "9" * 5_000 + "e5000}}",
    "half a surrogate": '{"name": "pay", "arguments": {"n": "\\ud800"}}',
    "5,000 deep": '{"name": "pay", "arguments": {"n": ' + "[" * 5_000 + "]" * 5_000 + "}}",
    "5,000 deep, cut": '{"name": "pay", "arguments": ' + '{"a":' * 5_000,
    "a million deep": "[" * 1_000_000,
    "latin-1": '{"name": "pay", "arguments": {"n": "é"}}'.encode("latin-1"),
    "utf-16": GOOD.encode("utf-16"),
    "utf-32": GOOD.encode("utf-32"),
    "utf-7": b'+AHs-"name": "pay"+AH0-',
    "gb18030": '{"name": "pay", "arguments": {"n": "付款"}}'.encode("gb18030"),
    "overlong utf-8": b'{"name": "p\xc0\xa1y", "arguments": {}}',
    "random bytes": bytes(range(256)),
    "a number": "3",
    "null": "null",
    "no name": '{"arguments": {"n": 1}}',
    "name is a number": '{"name": 3, "arguments": {"n": 1}}',
    "blank name": '{"name": " ", "arguments": {"n": 1}}',
    "arguments are a list": '{"name": "pay", "arguments": [1]}',
    "arguments are text": '{"name": "pay", "arguments": "n=1"}',
    "empty list": "[]",
    "none": None,
    "an int": 7,
    "a set": {1},
    "an object": object(),
    "nan in a dict": asked(n=float("nan")),
    "bytes in a dict": asked(n=b"1"),
    "half a sign in a name that is mended": '{"name": "\\ud800", "arguments": {"n": "\\x"}}',
    "half a sign in an id that is mended": '{"id": "\\ud800", "name": "pay", "arguments": {"n": "\\x"}}',
    "nothing in a list of calls": {"tool_calls": [[]]},
    "a list in a list of calls": {
        "choices": [{"message": {"role": "assistant", "tool_calls": [["pay"], [1, 2]]}}]
    },
    "a list as the type of a part": {
        "candidates": [{"content": {"parts": [{"functionCall": {}, "type": []}]}}]
    },
    "number as key": {"name": "pay", "arguments": {1: 1}},
    "dict as name": {"name": {}, "arguments": {"n": 1}},
}


@pytest.mark.costly
@pytest.mark.promise("A1", "B2", "T15")
@pytest.mark.parametrize("form", BROKEN)
def test_what_is_no_call_is_told_so_and_nothing_happens(making: Making, form: str) -> None:
    world = World()
    app = _app(making, world)
    for result in (app.call(BROKEN[form]), run(app.acall(BROKEN[form])), *app.call_all(BROKEN[form])):
        assert code(result) == "invalid_json"
        assert (result.effect, result.next_action, result.meta.tool_name) == ("none", "retry", "")
        assert result.error is not None
        assert 20 < len(result.error.message) < 300
        assert isinstance(resolve_next_step(result), RetryTool)
    assert (len(world), states(app)) == (0, [])
    assert app.call(GOOD).success


def _deep(levels: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(levels):
        value = {"a": value}
    return value


def _round() -> dict[str, Any]:
    value: dict[str, Any] = {}
    value["a"] = [value]
    return value


def _shared() -> list[Any]:
    """Half a gigabyte as text, and a megabyte in memory."""
    return [["x" * MB] * 32] * 16


TOO_MUCH: dict[str, tuple[str, Any]] = {
    "5,000 deep": ("nested deeper than 200 levels", asked(n=_deep(5_000))),
    "a round": ("or holds itself", asked(n=_round())),
    "half a gigabyte": ("larger than 8388608 bytes", asked(n=_shared())),
    "half a gigabyte, native": (
        "larger than 8388608 bytes",
        {"type": "function", "id": "c", "function": {"name": "pay", "arguments": {"n": _shared()}}},
    ),
    "a long text": ("larger than 8388608 bytes", asked(n="x" * 9 * MB)),
    "long keys": (
        "larger than 8388608 bytes",
        {"name": "pay", "arguments": {f"{n}" + "x" * MB: None for n in range(9)}},
    ),
    "many values": ("larger than 8388608 bytes", asked(n=[[None] * 1_000_000] * 5)),
    "a long text of JSON": ("larger than 8388608 bytes", '{"name": "' + "x" * 20 * MB + '"}'),
    "long bytes of JSON": ("larger than 8388608 bytes", b'{"name": "' + b"x" * 20 * MB + b'"}'),
}


@pytest.mark.promise("A1", "B2", "T15", "B7")
@pytest.mark.parametrize("form", TOO_MUCH)
def test_too_much_is_refused_alike_as_text_and_as_an_object_and_its_tape_stays_small(
    making: Making, form: str
) -> None:
    world = World()
    app = _app(making, world)
    why, raw = TOO_MUCH[form]
    tracemalloc.start()
    result = app.call(raw)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert code(result) == "invalid_json"
    assert why in result.message
    assert peak < 100 * MB
    kept = app.tape(result.meta.call_id)
    assert len(kept.encode()) < 9 * MB
    assert app.replay(kept) == result
    assert (len(world), states(app)) == (0, [])


@pytest.mark.promise("B2", "B3")
@pytest.mark.parametrize(
    "text",
    [
        "{'name': 'pay', 'arguments': {'n': 1}}",
        '{"name": "pay", /* now */ "arguments": {"n": 1}}',
        '{"name": "pay", "arguments": {"n": 1,}}',
        b"\xef\xbb\xbf" + GOOD.encode(),
    ],
)
def test_what_can_only_mean_one_call_is_made_and_the_liberty_is_named(
    making: Making, text: str | bytes
) -> None:
    world = World()
    result = _app(making, world).call(text)
    assert result.success
    assert result.repairs
    assert all(repair.faithful for repair in result.repairs)
    assert len(world) == 1


@pytest.mark.promise("B2", "T15")
@pytest.mark.parametrize("number", ["NaN", "-Infinity", '"\x00"'])
def test_what_is_no_number_is_none(making: Making, number: str) -> None:
    world = World()
    result = _app(making, world).call('{"name": "pay", "arguments": {"n": ' + number + "}}")
    assert code(result) == "invalid_arguments"
    assert len(world) == 0


@pytest.mark.promise("B2")
def test_two_calls_in_one_text_are_too_many_for_call_and_are_both_made_by_calls(making: Making) -> None:
    world = World()
    app = _app(making, world)
    refused = app.call(GOOD + GOOD.replace("1", "2"))
    assert code(refused) == "ambiguous_call"
    assert refused.error is not None
    assert "calls" in (refused.error.suggestion or "")
    assert len(world) == 0
    assert [one.success for one in app.call_all(GOOD + GOOD.replace("1", "2"))] == [True, True]
    assert len(world) == 2


@pytest.mark.promise("B2")
def test_more_calls_than_any_model_means_are_made_by_nobody(making: Making) -> None:
    world = World()
    app = _app(making, world)
    answers = app.call_all(GOOD * 256)
    assert {code(one) for one in answers} == {None, "duplicate_suspected"}
    assert (len(answers), len(world)) == (256, 1)
    done = len(world)
    (refused,) = app.call_all(GOOD * 257)
    assert (code(refused), len(world)) == ("invalid_json", done)
    assert "more than 256 calls" in ((refused.error and refused.error.message) or "")


@pytest.mark.promise("B2", "T15")
def test_a_call_that_was_cut_anywhere_is_refused(making: Making) -> None:
    world = World()
    app = _app(making, world)
    for cut in range(len(GOOD)):
        assert code(app.call(GOOD[:cut])) == "invalid_json", cut
        assert code(app.call(GOOD.encode()[:cut])) == "invalid_json", cut
    assert len(world) == 0


@pytest.mark.costly
@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "text", ["x", '{"name": "pay", "arguments": {"n": 1, "words": ["', "[", '{"name":"', "9"]
)
def test_fifty_megabytes_are_refused_in_bounded_memory(in_memory: Making, text: str) -> None:
    app = _app(in_memory)
    huge = text + "[" * (50 * MB) if text == "[" else text + "a" * (50 * MB)
    tracemalloc.start()
    result = app.call(huge)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert code(result) == "invalid_json"
    assert peak < 4 * 50 * MB
    assert len(to_json(result)) < 5_000
    assert app.call(GOOD).success


@pytest.mark.costly
@pytest.mark.promise("B3")
def test_a_megabyte_of_wrong_arguments_is_explained_in_a_short_answer(making: Making) -> None:
    app = _app(making)
    for wrong in (
        ["x"] * 200_000 + [1.5],
        "y" * MB,
        [[["z"] * 1000] * 100],
        {f"k{n}": n for n in range(50_000)},
    ):
        result = app.call(asked(n=1, words=wrong))
        assert code(result) == "invalid_arguments"
        assert len(to_json(result)) < 20_000
    many = app.call({"name": "pay", "arguments": {f"k{n}": n for n in range(50_000)}})
    assert code(many) == "missing_required_field"
    assert len(to_json(many)) < 50_000


@pytest.mark.promise("C11", "T09")
@pytest.mark.parametrize(
    "name", ["x" * 100_000, "\x1b[31mpay", "pay\r\nX: 1", "pay\u202e", "../pay", "pay\x00", "’;--"]
)
def test_a_strange_name_is_no_tool_and_is_told_in_one_short_clean_line(making: Making, name: str) -> None:
    app = _app(making)
    result = app.call(asked(name, n=1))
    assert code(result) == "unknown_tool"
    assert result.error is not None
    assert len(result.message) < 400
    assert not any(sign in result.message + str(result.error.suggestion) for sign in "\x1b\r\n\x00\u202e")
    assert len(result.meta.tool_name) <= 128


# --- schemas at registration --------------------------------------------------------------------------------------


def _nested(depth: int) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "integer"}
    for _ in range(depth):
        schema = {"type": "object", "properties": {"a": schema}}
    return schema


def _doubling(levels: int) -> dict[str, Any]:
    parts = {f"l{n}": {"allOf": [{"$ref": f"#/$defs/l{n + 1}"}] * 2} for n in range(levels)}
    return {"type": "object", "$ref": "#/$defs/l0", "$defs": {**parts, f"l{levels}": {}}}


# Each is little beyond its bound: without the bound it would be let through, and not stop the test.
BOMBS: dict[str, tuple[str, dict[str, Any]]] = {
    "deep": ("nested deeper than 64 levels", _nested(40)),
    "doubling": ("multiplies into too many", _doubling(15)),
    "endless": ("never ends", {"type": "object", "$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/a"}}}),
    "remote": ("leads out of the document", {"type": "object", "$ref": "http://127.0.0.1:9/schema.json"}),
    "file": ("leads out of the document", {"type": "object", "$ref": "file:///etc/passwd"}),
    "dangling": ("points to nothing", {"type": "object", "$ref": "#/$defs/nowhere"}),
    "huge enum": (
        "more than 20000 values",
        {"type": "object", "properties": {"a": {"enum": list(range(200_000))}}},
    ),
    "huge": (
        "more than 20000 values",
        {"type": "object", "properties": {f"p{n}": {"description": "x" * 100} for n in range(50_000)}},
    ),
    "huge pattern": (
        "more than 1000 characters",
        {"type": "object", "properties": {"a": {"type": "string", "pattern": "a" * 100_000}}},
    ),
    "swollen pattern": (
        "linear time",
        {"type": "object", "properties": {"a": {"pattern": "((a{1,1000}){1,1000}){1,1000}"}}},
    ),
    "back reference": ("linear time", {"type": "object", "properties": {"a": {"pattern": r"(a+)\1+$"}}}),
    "broken pattern": ("linear time", {"type": "object", "properties": {"a": {"pattern": "("}}}),
    "no schema": ("is not valid JSON Schema", {"type": "object", "properties": {"a": {"type": "sting"}}}),
    "not an object": ("must be an object schema", {"type": "array"}),
    "not json": ("wrong type", {"type": "object", "properties": {"a": {"const": object()}}}),
    "nan": ("is not a finite number", {"type": "object", "properties": {"a": {"const": float("nan")}}}),
}


@pytest.mark.costly
@pytest.mark.promise("B1")
@pytest.mark.parametrize("bomb", BOMBS)
def test_a_schema_that_cannot_be_kept_is_refused_at_registration(in_memory: Making, bomb: str) -> None:
    app = in_memory.app()
    why, schema = BOMBS[bomb]
    tracemalloc.start()
    with pytest.raises(ContractError, match=why) as caught:

        @app.tool(effect="read", inline=True, input_schema=schema)
        def look(a: Any = None) -> Any:
            return a

    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.problems
    assert len(str(caught.value)) < 3_000
    assert peak < 100 * MB
    assert app.tools == []


@pytest.mark.promise("B1", "C9")
@pytest.mark.parametrize(
    "pattern",
    ["^(a+)+$", "^(a|a)*$", "^(a|aa)+$", r"^([a-z]+)*\d$", "(x+x+)+y", "^(([a-z])+.)+[A-Z]([a-z])+$"],
)
def test_no_pattern_takes_longer_for_a_hostile_text(in_memory: Making, pattern: str) -> None:
    app = in_memory.app()
    schema = {"type": "object", "properties": {"a": {"type": "string", "pattern": pattern}}}
    try:

        @app.tool(effect="read", inline=True, input_schema=schema, output_schema=schema)
        def look(a: str = "") -> Any:
            return {"a": a + "!"}

    except ContractError:
        return
    for text in ("a" * 100_000 + "!", "x" * 100_000, "a" * 100_000):
        assert code(app.call(asked("look", a=text))) in {"invalid_arguments", "invalid_output"}


@pytest.mark.promise("B1")
def test_a_recursive_schema_is_fine_and_follows_no_value_without_end(making: Making) -> None:
    app = making.app()
    tree = {
        "type": "object",
        "properties": {"root": {"$ref": "#/$defs/node"}},
        "$defs": {
            "node": {
                "type": "object",
                "properties": {"left": {"$ref": "#/$defs/node"}, "n": {"type": "integer"}},
                "additionalProperties": False,
            }
        },
    }

    @app.tool(effect="read", inline=True, input_schema=tree)
    def look(root: Any = None) -> Any:
        return 1

    def grown(levels: int) -> dict[str, Any]:
        node: dict[str, Any] = {"n": 1}
        for _ in range(levels):
            node = {"left": node}
        return node

    assert app.call(asked("look", root=grown(50))).success
    assert code(app.call(asked("look", root=grown(150)))) == "invalid_arguments"


@pytest.mark.promise("C9")
def test_an_output_larger_than_declared_is_refused_and_the_write_stays_committed(making: Making) -> None:
    app = making.app()

    @app.tool(effect="once", inline=True, max_output_bytes=1_000)
    def pay(kind: str) -> Any:
        return {"text": "x" * 5 * MB, "list": ["x"] * 500_000, "dict": {str(n): n for n in range(200_000)}}[
            kind
        ]

    for kind in ("text", "list", "dict"):
        result = app.call(asked(kind=kind))
        assert (code(result), result.effect) == ("output_too_large", "committed")
        assert result.error is not None
        assert "a call that only reads" in (result.error.suggestion or "")
        assert len(to_json(result)) < 3_000
    assert states(app) == ["committed"] * 3
