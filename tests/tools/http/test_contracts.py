"""A document becomes contracts: names, schemas, effect classes, codes; and everything that stands in the way is told."""

from typing import Any

import pytest

from callwright import CallContext, Callwright, CatalogueError
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.domain.contract import Contract
from callwright.http import OpenAPIError
from callwright.tools.http.openapi_document import OpenAPIDocument
from callwright.tools.http.openapi_import import import_openapi
from tools.http.documents import JSON, document, json_answer, json_body, one, parameter

pytestmark = pytest.mark.promise("E4")

BASE = "https://shop.example"


def contract(said: dict[str, Any], **options: Any) -> Contract:
    return import_openapi(said, BASE, **options)[0][0]


def names(said: Any, **options: Any) -> list[str]:
    return [found.name for found, _ in import_openapi(said, BASE, **options)]


def troubles(said: Any, base_url: str | None = BASE, **options: Any) -> str:
    with pytest.raises(OpenAPIError) as refusal:
        import_openapi(said, base_url, **options)
    assert all(trouble.problem for trouble in refusal.value.troubles)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("method", "effect", "repeat", "operation"),
    [
        ("get", "read", "allow", "query"),
        ("head", "read", "allow", "query"),
        ("options", "read", "allow", "query"),
        ("put", "idempotent", "replay_undelivered", "operation"),
        ("delete", "idempotent", "replay_undelivered", "operation"),
        ("post", "once", "replay_undelivered", "operation"),
        ("patch", "once", "replay_undelivered", "operation"),
    ],
)
def test_the_effect_class_follows_the_method(method: str, effect: str, repeat: str, operation: str) -> None:
    found = contract(one(method))

    assert (found.effect, found.repeat, found.operation) == (effect, repeat, operation)


@pytest.mark.parametrize("method", ["post", "patch"])
def test_a_key_header_makes_a_write_keyed(method: str) -> None:
    found = contract(one(method, parameters=[parameter("idempotency-KEY", "header")]))

    assert (found.effect, found.repeat, found.ttl_s) == ("keyed", "replay", 24 * 3600)


@pytest.mark.promise("T24")
def test_nothing_in_a_document_loosens_an_effect_class() -> None:
    hints: dict[str, Any] = {
        "x-callwright-effect": "read",
        "x-readonly": True,
        "x-callwright": {"effect": "read"},
        "x-effect": "read",
    }

    assert contract(one("post", **hints)).effect == "once"


def test_the_operator_may_know_better() -> None:
    found = contract(one("post"), overrides={"op": {"effect": "read", "timeout_ms": 5}})

    assert (found.effect, found.operation, found.marks_effect, found.timeout_ms) == (
        "read",
        "query",
        False,
        5,
    )
    assert "no tool of this document" in troubles(one(), overrides={"pay": {}})
    assert "has no 'efect'" in troubles(one(), overrides={"op": {"efect": "read"}})


@pytest.mark.parametrize(
    ("said", "repeat"),
    [
        ({"effect": "once"}, "ask"),
        ({"effect": "once", "key_fields": ("order",)}, "replay"),
        ({"effect": "once", "repeat": "replay"}, "replay"),
        ({"effect": "keyed"}, "replay"),
        ({"effect": "idempotent"}, "replay"),
        ({"effect": "read"}, "allow"),
    ],
    ids=str,
)
def test_an_overridden_effect_class_means_the_same_repeat_as_for_a_function(
    said: dict[str, Any], repeat: str
) -> None:
    pay = one("post", parameters=[parameter("order", "query")])

    with Callwright() as app:
        (imported,) = app.add_openapi(pay, "http://127.0.0.1:9", overrides={"op": said})

        def op(order: str, context: CallContext) -> str:
            return f"{order} {context.idempotency_key}"

        options = {"key" if name == "key_fields" else name: value for name, value in said.items()}
        app.tool(name="function", **options)(op)
        function = next(one.contract for one in app.tools if one.contract.name == "function")

    assert imported.contract.repeat == repeat == function.repeat


# --- names ------------------------------------------------------------------------------------------------------


def test_names_come_from_operation_ids_else_from_method_and_path() -> None:
    said = document(
        {
            "/a/{id}/b": {
                "get": {"parameters": [parameter("id", "path")]},
                "post": {"operationId": "do it!", "parameters": [parameter("id", "path")]},
            }
        }
    )

    assert names(said) == ["get_a_id_b", "do_it"]
    assert names(said, prefix="shop") == ["shop_get_a_id_b", "shop_do_it"]


def test_long_names_are_cut_and_stay_apart() -> None:
    said = document({"/a": {"get": {"operationId": "x" * 90 + "1"}, "put": {"operationId": "x" * 90 + "2"}}})

    first, second = names(said)

    assert len(first) == len(second) == 64
    assert first != second
    assert names(said) == [first, second]


@pytest.mark.promise("T23")
def test_of_two_operations_of_one_name_the_second_is_left_out() -> None:
    said = document(
        {
            "/a": {"get": {"operationId": "a b"}},
            "/b": {"get": {"operationId": "a-b"}},
            "/c": {"get": {"operationId": "a_b"}},
        }
    )

    imported = import_openapi(said, BASE)

    assert [found.name for found, _ in imported] == ["a_b", "a-b"]
    assert [(one.where, one.reason) for one in imported.left_out] == [
        ("GET /c", "is named 'a_b', as GET /a is")
    ]
    assert "is named 'a_b'" in troubles(said, strict=True)
    assert names(said, exclude=["GET /c"], strict=True) == ["a_b", "a-b"]


@pytest.mark.promise("T23")
def test_names_that_cannot_be_told_apart_are_refused_by_the_catalogue() -> None:
    app = Callwright()
    app.add_openapi(document({"/a": {"get": {"operationId": "get_order"}}}), BASE)

    with pytest.raises(CatalogueError):
        app.add_openapi(document({"/a": {"get": {"operationId": "get-0rder"}}}), BASE)


def test_operations_are_chosen_by_id_line_and_tag() -> None:
    said = document(
        {
            "/orders": {
                "get": {"operationId": "list", "tags": ["read"]},
                "post": {"operationId": "make", "tags": ["write"]},
            },
            "/admin/users": {"get": {"operationId": "users"}},
        }
    )

    assert names(said, include=["tag:read", "users"]) == ["list", "users"]
    assert names(said, exclude=["* /admin/*"]) == ["list", "make"]
    assert names(said, include=["GET *"], exclude=["users"]) == ["list"]
    assert "'lst' matches no operation" in troubles(said, include=["lst"])


# --- schemas ----------------------------------------------------------------------------------------------------


def test_arguments_are_closed_and_flat() -> None:
    body = {
        "type": "object",
        "properties": {"sku": {"type": "string"}, "count": {"type": "integer"}},
        "required": ["sku"],
    }
    said = one(
        "post",
        "/o/{id}",
        parameters=[parameter("id", "path"), parameter("dry", "query", {"type": "boolean"})],
        requestBody=json_body(body),
    )

    assert contract(said).input_schema == {
        "type": "object",
        "properties": {
            "id": {"type": "string"},
            "dry": {"type": "boolean"},
            "sku": {"type": "string"},
            "count": {"type": "integer"},
        },
        "required": ["id", "sku"],
        "additionalProperties": False,
    }


@pytest.mark.parametrize(
    "body",
    [
        {"type": "array", "items": {"type": "string"}},
        {"type": "string"},
        {"type": "object", "additionalProperties": {"type": "string"}},
        {"type": "object", "properties": {"id": {"type": "string"}}},
        {"type": "object", "properties": {"weird name": {"type": "string"}}},
        {"oneOf": [{"type": "object", "properties": {"a": {}}}, {"type": "object", "properties": {"b": {}}}]},
    ],
)
def test_a_body_that_is_not_plainly_flat_is_one_argument(body: Any) -> None:
    said = one("post", "/o/{id}", parameters=[parameter("id", "path")], requestBody=json_body(body))

    found = contract(said).input_schema

    assert list(found["properties"]) == ["id", "body"]
    assert found["required"] == ["id", "body"]


def test_namesakes_in_several_places_are_told_apart() -> None:
    said = one(
        path="/o/{id}",
        parameters=[parameter("id", "path"), parameter("id", "query"), parameter("a[b]", "query")],
    )

    assert list(contract(said).input_schema["properties"]) == ["path_id", "query_id", "a_b"]


def test_allof_is_flattened_and_read_only_fields_are_not_asked_for() -> None:
    components = {
        "schemas": {
            "Base": {
                "type": "object",
                "properties": {"id": {"type": "string", "readOnly": True}},
                "required": ["id"],
            },
            "New": {
                "allOf": [
                    {"$ref": "#/components/schemas/Base"},
                    {
                        "type": "object",
                        "properties": {"pin": {"type": "string", "writeOnly": True}},
                        "required": ["pin"],
                    },
                ]
            },
        }
    }
    reference = {"$ref": "#/components/schemas/New"}
    found = contract(
        one("post", requestBody=json_body(reference), responses=json_answer(reference), components=components)
    )

    assert list(found.input_schema["properties"]) == ["pin"]
    assert found.input_schema["required"] == ["pin"]
    assert compile_contract(found).check_output.is_valid({"id": "7"})  # type: ignore[union-attr]  # there is one
    assert not compile_contract(found).check_output.is_valid({"pin": "7"})  # type: ignore[union-attr]  # there is one


@pytest.mark.parametrize(
    ("schema", "fits", "misfits"),
    [
        ({"type": "string", "nullable": True}, ["a", None], [1]),
        ({"type": "string", "enum": ["a"], "nullable": True}, ["a", None], ["b"]),
        ({"nullable": True, "allOf": [{"type": "string"}]}, ["a", None], [1]),
        ({"$ref": "#/components/schemas/Word", "nullable": True}, ["a"], [1]),
        ({"allOf": [{"$ref": "#/components/schemas/Word"}], "nullable": True}, ["a", None], [1]),
        ({"type": "number", "minimum": 1, "exclusiveMinimum": True}, [1.5], [1]),
        ({"type": "number", "minimum": 1, "exclusiveMinimum": False}, [1], [0]),
        ({"type": "number", "maximum": 9, "exclusiveMaximum": True}, [8], [9]),
        ({"type": "any"}, ["a", 1, None], []),
        ({"$ref": "#/components/schemas/Tree"}, [{"kids": [{"kids": []}]}], [{"kids": [{"kids": 1}]}]),
        ({"type": "string", "pattern": "^(?=.*x)a"}, ["ab"], [1]),
        (
            {
                "oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
                "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat"}},
            },
            [{"kind": "cat"}],
            [{"kind": "cow"}],
        ),
    ],
)
def test_schemas_of_3_0_mean_the_same_in_2020_12(schema: Any, fits: list[Any], misfits: list[Any]) -> None:
    kinds = {
        name: {"type": "object", "properties": {"kind": {"enum": [name.lower()]}}, "required": ["kind"]}
        for name in ("Cat", "Dog")
    }
    components = {
        "schemas": {
            "Word": {"type": "string"},
            "Tree": {
                "type": "object",
                "properties": {"kids": {"type": "array", "items": {"$ref": "#/components/schemas/Tree"}}},
            },
            **kinds,
        }
    }
    body = {"type": "object", "properties": {"v": schema}, "required": ["v"]}
    ready = compile_contract(
        contract(one("post", version="3.0.3", requestBody=json_body(body), components=components))
    )

    assert [value for value in fits if not ready.check_input.is_valid({"v": value})] == []
    assert [value for value in misfits if ready.check_input.is_valid({"v": value})] == []


def test_a_pattern_that_cannot_be_checked_in_linear_time_is_kept_for_people() -> None:
    found = contract(one(parameters=[parameter("q", "query", {"type": "string", "pattern": "^(?=x)a"})]))

    assert found.input_schema["properties"]["q"] == {"type": "string", "x-pattern": "^(?=x)a"}


def test_a_discriminator_is_kept_and_leads_to_its_parts() -> None:
    schema = {
        "oneOf": [{"$ref": "#/components/schemas/Cat"}],
        "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat"}},
    }
    said = one("post", requestBody=json_body(schema), components={"schemas": {"Cat": {"type": "object"}}})

    assert contract(said).input_schema["properties"]["body"]["discriminator"]["mapping"] == {
        "cat": "#/$defs/Cat"
    }


def test_a_default_that_breaks_its_own_schema_is_not_told() -> None:
    said = one(
        parameters=[
            parameter("n", "query", {"type": "integer", "default": "ten"}),
            parameter("m", "query", {"type": "integer", "default": 10}),
        ]
    )

    properties = contract(said).input_schema["properties"]

    assert properties == {"n": {"type": "integer"}, "m": {"type": "integer", "default": 10}}


def test_a_definition_that_contradicts_itself_is_mended_and_the_mends_are_said(
    caplog: pytest.LogCaptureFixture,
) -> None:
    said = one(
        "post",
        parameters=[parameter("since", "query", {"type": "STRING", "default": 3})],
        requestBody=json_body(
            {
                "type": "object",
                "properties": {
                    "window": {"$ref": "#/components/schemas/Window"},
                    "mode": {"type": "string", "enum": ["a", "b"], "default": "c"},
                    "free": {"type": "strng"},
                },
            }
        ),
        components={
            "schemas": {
                "Window": {
                    "type": "OBJECT",
                    "properties": {"days": {"type": "INTEGER"}, "end": {"type": ["String", "null"]}},
                    "default": {"days": "90"},
                }
            }
        },
    )

    found = contract(said)

    compile_contract(found)
    properties = found.input_schema["properties"]
    assert properties["since"] == {"type": "string"}
    assert properties["mode"] == {"type": "string", "enum": ["a", "b"]}
    assert properties["free"] == {"x-type": "strng"}
    assert found.input_schema["$defs"]["Window"] == {
        "type": "object",
        "properties": {"days": {"type": "integer"}, "end": {"type": ["string", "null"]}},
    }
    told = " ".join(one.getMessage() for one in caplog.records)
    assert "type 'STRING' is read as string (1 times)" in told
    assert "/properties/since/default is rejected by its own schema: left out" in told
    assert "/$defs/Window/default is rejected by its own schema: left out" in told


def test_operations_named_in_chinese_keep_their_names() -> None:
    paths = {
        f"/{number}": {"get": {"operationId": name, "responses": {}}}
        for number, name in enumerate(["查询订单", "取消 订单", "get 天气"])
    }
    assert names(document(paths)) == ["查询订单", "取消_订单", "get_天气"]


def test_arguments_that_say_where_something_goes_are_marked() -> None:
    said = one(
        "post",
        requestBody=json_body(
            {
                "type": "object",
                "properties": {
                    "to": {"type": "string", "format": "email"},
                    "hook": {"type": "string", "format": "uri"},
                },
            }
        ),
    )

    assert set(compile_contract(contract(said)).contract.sinks) == {"to", "hook"}


def test_the_result_is_held_to_what_the_document_promises() -> None:
    schema = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    several = {**json_answer(schema), "204": {"description": "nothing"}}
    choice = {"text/csv": {"schema": {"type": "string"}}, JSON: {"schema": schema}}
    text = {**json_answer(schema), "201": {"description": "ok", "content": {"text/csv": {}}}}

    assert contract(one(responses=json_answer(schema))).output_schema == schema
    assert contract(one(responses=several)).output_schema == {"anyOf": [schema, {"type": ["null", "object"]}]}
    assert contract(one(responses={"200": {"description": "ok", "content": choice}})).output_schema == schema
    assert contract(one(responses=text)).output_schema is None
    assert contract(one(responses=json_answer(schema)), check_output=False).output_schema is None


def test_a_result_that_cannot_be_checked_is_told_by_a_tag() -> None:
    doubling = {f"S{n}": {"allOf": [{"$ref": f"#/components/schemas/S{n + 1}"}] * 2} for n in range(40)}
    components = {"schemas": {**doubling, "S40": {"type": "object"}}}

    found = contract(one(responses=json_answer({"$ref": "#/components/schemas/S0"}), components=components))

    assert found.output_schema is None
    assert "output-unchecked" in found.tags


def test_the_same_document_gives_the_same_contracts() -> None:
    said = one(
        "post",
        requestBody=json_body({"$ref": "#/components/schemas/A"}),
        components={
            "schemas": {
                "A": {"type": "array", "items": {"$ref": "#/components/schemas/B"}},
                "B": {"type": "string"},
            }
        },
    )

    assert (
        compile_contract(contract(said)).hash == compile_contract(contract(OpenAPIDocument(said).root)).hash
    )
