"""What editors, ``help()`` and IPython show of the application, and the short forms for the first five minutes."""

import asyncio
import inspect
from typing import Any, get_overloads

import pytest

from callwright import Callwright, ContractError, SignatureError
from callwright.domain.contract import Contract
from callwright.runtime.call_request import CALL_DEFAULTS, CallOptions
from callwright.tools.tool_options import ToolOptions


def options_of(method: Any) -> dict[str, Any]:
    return {
        name: one.default
        for name, one in inspect.signature(method).parameters.items()
        if one.kind is inspect.Parameter.KEYWORD_ONLY
    }


def test_an_application_has_at_most_41_public_attributes() -> None:
    with Callwright() as app:
        assert len([name for name in dir(app) if not name.startswith("_")]) <= 41


def test_the_application_is_one_class_without_mixins() -> None:
    assert Callwright.__mro__ == (Callwright, object)


def test_every_option_of_a_tool_is_a_keyword_parameter_with_its_default() -> None:
    options = options_of(Callwright.tool)

    assert set(options) == set(ToolOptions.__annotations__)
    assert inspect.Parameter.empty not in options.values()
    contract = Contract(name="t", input_schema={})
    differing = {
        name: default
        for name, default in options.items()
        if default is not None and hasattr(contract, name) and getattr(contract, name) != default
    }
    assert differing == {"retries": contract.retries.max_retries, "output_schema": "from hints"}


@pytest.mark.parametrize("method", [Callwright.tool, Callwright.read])
def test_the_signature_that_editors_show_has_the_options_of_the_one_that_runs(method: Any) -> None:
    plain, with_options = get_overloads(method)

    assert options_of(plain) == {}
    assert options_of(with_options) == options_of(method)


@pytest.mark.parametrize("method", [Callwright.call, Callwright.acall])
def test_every_option_of_a_call_is_a_keyword_parameter_with_its_default(method: Any) -> None:
    assert options_of(method) == dict(CALL_DEFAULTS)
    assert set(CALL_DEFAULTS) == set(CallOptions.__annotations__)


@pytest.mark.parametrize("option", CALL_DEFAULTS)
def test_every_option_of_a_call_is_looked_at(option: str) -> None:
    nothing: dict[str, Any] = {option: object()}
    with Callwright() as app:
        with pytest.raises((TypeError, ValueError)):
            app.call({"name": "any", "arguments": {}}, **nothing)
        with pytest.raises((TypeError, ValueError)):
            asyncio.run(app.acall({"name": "any", "arguments": {}}, **nothing))


@pytest.mark.parametrize("method", [Callwright.tool, Callwright.call, Callwright.write])
def test_the_documentation_explains_every_parameter(method: Any) -> None:
    explained = inspect.getdoc(method) or ""

    assert [name for name in options_of(method) if f"{name}:" not in explained] == []


@pytest.mark.parametrize("method", [Callwright.tool, Callwright.call, Callwright.acall])
def test_no_option_hides_behind_a_catch_all(method: Any) -> None:
    caught = [
        one.name
        for one in inspect.signature(method).parameters.values()
        if one.kind is inspect.Parameter.VAR_KEYWORD
    ]
    assert caught in ([], ["unknown"])


def test_a_read_is_registered_with_and_without_parentheses() -> None:
    app = Callwright()

    @app.read
    def stock(sku: str) -> int:
        return len(sku)

    @app.read(retries=0, timeout_ms=500)
    def price(sku: str) -> int:
        return len(sku)

    found = {one.contract.name: one.contract for one in app.tools}
    assert {name: one.effect for name, one in found.items()} == {"stock": "read", "price": "read"}
    assert (found["stock"].retries.max_retries, found["price"].retries.max_retries) == (2, 0)
    assert found["price"].timeout_ms == 500
    assert stock("ab") == 2


def test_a_write_is_made_once_for_equal_values_of_its_arguments() -> None:
    app, made = Callwright(), list[str]()

    @app.write(once_per=["order_no"])
    def create_order(order_no: str, note: str = "") -> dict[str, str]:
        made.append(order_no)
        return {"order_no": order_no, "note": note}

    first = app.call({"name": "create_order", "arguments": {"order_no": "A-1"}})
    again = app.call({"name": "create_order", "arguments": {"order_no": "A-1"}})
    other = app.call({"name": "create_order", "arguments": {"order_no": "A-2"}})

    assert (first.success, again.success, other.success) == (True, True, True)
    assert again.meta.replayed
    assert made == ["A-1", "A-2"]


def test_a_write_may_not_name_an_argument_that_is_none() -> None:
    app = Callwright()

    def create_order(order_no: str) -> str:
        return order_no

    with pytest.raises(ContractError, match="order_number"):
        app.write(once_per=["order_number"])(create_order)
    with pytest.raises(ValueError, match="at least one argument"):
        app.write(once_per=[])
    assert app.tools == []


CITY_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "nights": {"type": "integer"}},
    "required": ["city"],
    "additionalProperties": False,
}


def test_a_function_with_a_written_schema_takes_its_arguments_by_any_name() -> None:
    with Callwright() as app:

        @app.tool(effect="read", input_schema=CITY_SCHEMA)
        def search(**arguments: Any) -> dict[str, Any]:
            """Search hotels."""
            return arguments

        assert app.call({"name": "search", "arguments": {"city": "Rome", "nights": 2}}).data == {
            "city": "Rome",
            "nights": 2,
        }
        refused = app.call({"name": "search", "arguments": {"nights": 2}})
        assert refused.error is not None
        assert refused.error.code == "missing_required_field"


def test_a_function_that_takes_any_arguments_needs_a_written_schema() -> None:
    with Callwright() as app, pytest.raises(SignatureError, match="give the tool an input_schema"):

        @app.tool(effect="read")
        def search(**arguments: Any) -> dict[str, Any]:
            """Search hotels."""
            return arguments
