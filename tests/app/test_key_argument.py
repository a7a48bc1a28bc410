"""``key_argument``: the argument by which a tool takes an idempotency key is filled with ours, and is none of the model's."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any, Literal
from uuid import RFC_4122, UUID

import pytest

from callwright import CallContext, Callwright, ContractError
from callwright.app.app_builder import build_app
from callwright.config.config_reader import read_config
from callwright.core.contracts.contract_diff import compare_contracts
from callwright.gateway.tool_listing import build_definition
from callwright.tools.mcp.server_spec import ServerSpec
from gateway.test_mended_definitions import with_tools
from tools.http.upstream import Upstream, answer

pytestmark = pytest.mark.promise("B1", "E2", "E4")
ORDER = {"user_id": "u1", "sku": "A-1", "amount": 2}


class Shop:
    """An application with one tool, as seed 004 writes it, and the keys that the tool was given."""

    def __init__(self, **options: Any) -> None:
        self.app = Callwright()
        self.keys: list[str | None] = []

        @self.app.tool(key_argument="idempotency_key", **options)
        def create_order(user_id: str, sku: str, amount: int, idempotency_key: str | None = None) -> str:
            """Create an order."""
            self.keys.append(idempotency_key)
            return f"{amount} of {sku} for {user_id}"

    def ask(self, arguments: dict[str, Any], run: str = "run-1", **options: Any) -> Any:
        return self.app.call({"name": "create_order", "arguments": arguments}, run=run, **options)


def test_the_tool_is_given_the_key_of_the_call_and_models_are_not_offered_the_argument() -> None:
    shop = Shop()
    (definition,) = shop.app.definitions("openai")

    assert shop.ask(ORDER).success
    assert re.fullmatch("[0-9a-f]{64}", shop.keys[0] or "")
    assert "idempotency_key" not in json.dumps(definition)
    assert shop.app.tools[0].contract.effect == "keyed"


def test_two_intents_have_two_keys_and_the_same_call_again_is_answered_from_the_ledger() -> None:
    shop = Shop()
    shop.ask(ORDER)
    again, other = shop.ask(ORDER), shop.ask(ORDER, run="run-2")

    assert (again.meta.replayed, other.meta.replayed) == (True, False)
    assert len(shop.keys) == len(set(shop.keys)) == 2


@pytest.mark.parametrize("name", ["idempotency_key", "idempotencyKey", "Idempotency-Key"])
def test_what_a_model_writes_there_is_dropped_and_makes_no_other_call_of_it(name: str) -> None:
    shop = Shop()
    first = shop.ask({**ORDER, name: "attempt-1"})
    second = shop.ask({**ORDER, name: "attempt-2"})

    assert [(one.rule, one.before) for one in first.repairs] == [("key_argument", "attempt-1")]
    assert (first.success, second.meta.replayed) == (True, True)
    assert len(shop.keys) == 1
    assert "attempt" not in str(shop.keys)


def test_a_declared_effect_stays() -> None:
    assert Shop(effect="once").app.tools[0].contract.effect == "once"


@pytest.mark.parametrize(
    ("field", "form"),
    [
        ({"type": "string", "maxLength": 45}, "[0-9a-f]{45}"),
        ({"type": "string", "maxLength": 255}, "[0-9a-f]{64}"),
        ({"type": ["string", "null"], "pattern": "^[a-z0-9]+$"}, "[0-9a-f]{64}"),
        ({"anyOf": [{"type": "string", "format": "uuid"}, {"type": "null"}]}, "[0-9a-f-]{36}"),
        ({"$ref": "#/$defs/Key"}, "[0-9a-f]{40}"),
    ],
)
def test_the_key_has_the_form_that_the_argument_asks_for(field: dict[str, Any], form: str) -> None:
    app, given = Callwright(), []
    schema = {
        "type": "object",
        "properties": {"to": {"type": "string"}, "key": field},
        "required": ["to", "key"],
        "$defs": {"Key": {"type": "string", "maxLength": 40}},
    }

    @app.tool(key_argument="key", input_schema=schema)
    def pay(**arguments: Any) -> None:
        """Pay."""
        given.append(arguments["key"])

    for to in ("jane", "joe"):
        assert app.call({"name": "pay", "arguments": {"to": to}}).success
    assert all(re.fullmatch(form, one) for one in given)
    assert given[0] != given[1]
    if "-" in given[0]:
        assert UUID(given[0]).version == 8
        assert UUID(given[0]).variant == RFC_4122


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (
            {"key_argument": "keyy"},
            "'keyy' is not an argument of the tool. Arguments are: amount, key, short, kind",
        ),
        ({"key_argument": "amount"}, "the argument amount accepts no key"),
        ({"key_argument": "kind"}, "the argument kind accepts no key"),
        ({"key_argument": "short"}, "the argument short accepts no key"),
        ({"key_argument": "key", "effect": "read"}, "a read has no idempotency key"),
        ({"key_argument": "key", "key": ["key"]}, "'key' is not an argument of the tool"),
    ],
)
def test_an_argument_that_cannot_take_a_key_is_refused(options: dict[str, Any], words: str) -> None:
    schema = {
        "type": "object",
        "properties": {
            "amount": {"type": "integer"},
            "key": {"type": "string"},
            "short": {"type": "string", "maxLength": 16},
            "kind": {"enum": ["a", "b"]},
        },
    }
    with pytest.raises(ContractError, match=re.escape(words)):
        Callwright().tool(input_schema=schema, **options)(lambda **_arguments: None)


def test_a_failed_attempt_is_repeated_with_the_same_key() -> None:
    app, given = Callwright(), []

    @app.tool(key_argument="key", retries=1)
    def pay(to: str, key: str) -> str:
        """Pay."""
        given.append(key)
        if len(given) == 1:
            raise ConnectionError
        return to

    assert app.call({"name": "pay", "arguments": {"to": "jane"}}).success
    assert len(given) == 2
    assert given[0] == given[1]


@pytest.mark.parametrize("mode", ["plain", "async"])
def test_blocking_and_asynchronous_functions_get_it_alike(mode: Literal["plain", "async"]) -> None:
    app, given = Callwright(), []

    async def wait(to: str, key: str) -> str:
        """Pay."""
        given.append(key)
        return to

    def block(to: str, key: str) -> str:
        """Pay."""
        given.append(key)
        return to

    app.tool(name="pay", key_argument="key")(block if mode == "plain" else wait)
    written = {"name": "pay", "arguments": {"to": "jane"}}
    assert app.call(written, run="run-1").success
    assert asyncio.run(app.acall(written, run="run-2")).success
    assert len(set(given)) == 2


def test_a_tool_of_an_mcp_server_gets_it_too(tmp_path: Path) -> None:
    schema = {
        "type": "object",
        "properties": {"to": {"type": "string"}, "idempotency_key": {"type": "string", "maxLength": 45}},
        "required": ["to", "idempotency_key"],
    }

    async def play() -> None:
        app = Callwright()
        spec = ServerSpec(
            name="up",
            command=with_tools(tmp_path, [{"name": "pay", "inputSchema": schema}]),
            prefix="",
            contracts={"pay": {"key_argument": "idempotency_key", "key_fields": ("to",)}},
        )
        assert await app.connect([spec]) == {}
        try:
            written = {"name": "pay", "arguments": {"to": "jane"}}
            result, again = await app.acall(written, run="r"), await app.acall(written, run="r")
            assert result.success, result
            assert re.fullmatch("[0-9a-f]{45}", json.loads(result.data)["idempotency_key"])
            assert again.meta.replayed
            compiled, tool = app.catalogue.find("pay", None, app.principal) or pytest.fail("not found")
            assert "idempotency_key" not in json.dumps(
                build_definition(compiled, getattr(tool, "definition", None))
            )
        finally:
            assert app.connected is not None
            await app.connected.close()

    asyncio.run(play())


def test_a_tool_of_an_openapi_document_gets_it_too() -> None:
    schema = {
        "type": "object",
        "required": ["to", "idempotency_key"],
        "properties": {"to": {"type": "string"}, "idempotency_key": {"type": "string", "format": "uuid"}},
    }
    body = {"required": True, "content": {"application/json": {"schema": schema}}}
    pay = {"operationId": "pay", "requestBody": body, "responses": {"200": {"description": "ok"}}}
    document = {"openapi": "3.1.0", "info": {"title": "t", "version": "1"}, "paths": {"/pay": {"post": pay}}}
    with Upstream(answer(200, {"ok": True})) as upstream:
        app = Callwright()
        app.add_openapi(document, upstream.url, overrides={"pay": {"key_argument": "idempotency_key"}})
        results = [app.call({"name": "pay", "arguments": {"to": "jane"}}, run="r") for _ in range(2)]

    assert [one.meta.replayed for one in results] == [False, True]
    assert UUID(upstream.seen[0].json()["idempotency_key"]).version == 8
    assert app.tools[0].contract.effect == "keyed"


def test_the_configuration_file_names_it(tmp_path: Path) -> None:
    text = """
    [servers.a]
    command = "true"
    [servers.a.tools.pay]
    key_argument = "idempotency_key"
    key = ["to"]
    """
    path = tmp_path / "callwright.toml"
    path.write_text(text, encoding="utf-8")
    (server,) = build_app(read_config(path), {}).servers

    declared = server.contracts["pay"]
    assert (declared["key_argument"], declared["effect"]) == ("idempotency_key", "keyed")
    assert declared["repeat"] == "replay"


def test_a_version_that_fills_the_argument_does_not_break_callers_that_still_write_it() -> None:
    def build(**options: Any) -> Any:
        app = Callwright()

        @app.tool(effect="keyed", key=["to"], **options)
        def pay(to: str, key: str, context: CallContext) -> str:
            """Pay."""
            return to + key

        return app.tools[0].contract

    found = compare_contracts(build(), build(version="1.1.0", key_argument="key"))
    assert not found.breaks_callers, found
