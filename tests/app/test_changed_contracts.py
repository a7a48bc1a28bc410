"""B1: a contract that changes between two processes: a written version is refused, another becomes a new one by itself."""

import logging
from pathlib import Path
from typing import Any

import pytest

from app.worlds import Making
from callwright import Callwright, CatalogueError
from callwright.core.contracts.contract_revisions import choose_version, find_changed_fields
from callwright.domain.contract import Contract, DeclaredError

SCHEMA: dict[str, Any] = {
    "type": "object",
    "title": "payArguments",
    "properties": {
        "to": {"type": "string", "description": "Who gets it."},
        "description": {"type": "string", "description": "What it is for."},
    },
    "required": ["to"],
}


def _pay(app: Callwright, schema: dict[str, Any] = SCHEMA, **options: Any) -> str:
    """Register it, as a fresh process does; the version that it has then."""

    def pay(to: str, description: str = "", note: str = "") -> dict[str, Any]:
        return {"to": to, "about": description + note}

    said: Any = {"effect": "once", "input_schema": schema, "inline": True} | options
    app.tool(**said)(pay)
    version = app.catalogue.get_current_version(said.get("name", "pay"))
    assert version is not None
    app.store.list_contracts("pay")  # a store that is read writes first what it still holds back
    return version


def _with_property(name: str, said: dict[str, Any]) -> dict[str, Any]:
    return SCHEMA | {"properties": SCHEMA["properties"] | {name: said}}


@pytest.mark.promise("B1")
def test_a_written_version_with_another_contract_is_refused_in_the_next_process_too(making: Making) -> None:
    _pay(making.app(), version="1.2.0")
    with pytest.raises(CatalogueError, match=r"pay 1\.2\.0 .*changed: input_schema, timeout_ms\."):
        _pay(making.app(), _with_property("note", {"type": "string"}), version="1.2.0", timeout_ms=9_000)
    assert _pay(making.app(), version="1.2.0") == "1.2.0"
    assert _pay(making.app(), _with_property("note", {"type": "string"}), version="1.3.0") == "1.3.0"


@pytest.mark.promise("B1")
def test_words_may_change_under_a_written_version(making: Making) -> None:
    errors = [DeclaredError("NO_FUNDS", "No money.")]
    _pay(making.app(), version="1.0.0", description="Pays.", errors=errors)
    reworded = SCHEMA | {
        "title": "Payment",
        "properties": {
            "to": {"type": "string", "examples": ["bob"]},
            "description": {"type": "string", "title": "Reference"},
        },
    }
    errors = [DeclaredError("NO_FUNDS", "Not enough money.", user_en="Not enough.", suggestion="Pay less.")]
    app = making.app()
    assert _pay(app, reworded, version="1.0.0", description="Pays a person.", errors=errors) == "1.0.0"


@pytest.mark.promise("B1")
def test_a_property_named_description_is_no_word(making: Making) -> None:
    _pay(making.app(), version="1.0.0")
    without = SCHEMA | {"properties": {"to": {"type": "string"}}}
    with pytest.raises(CatalogueError, match="changed: input_schema"):
        _pay(making.app(), without, version="1.0.0")


@pytest.mark.promise("B1")
def test_where_nobody_wrote_a_version_a_change_becomes_a_new_one_and_the_log_says_so_once(
    making: Making, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "callwright.tools")
    changed = _with_property("note", {"type": "string"})
    assert _pay(making.app()) == "1.0.0"
    assert caplog.messages == []
    assert _pay(making.app(), changed) == "1.1.0"
    assert caplog.messages == ["pay: the contract has changed; its version is now 1.1.0"]
    assert _pay(making.app(), changed) == "1.1.0"  # as after a restart
    assert _pay(making.app()) == "1.0.0"  # as after a change that was taken back
    assert _pay(making.app(), _with_property("note", {"type": "number"})) == "1.2.0"
    assert len(caplog.messages) == 2


@pytest.mark.promise("B1")
def test_a_call_that_was_made_before_the_change_is_the_same_call_after_it(making: Making) -> None:
    first = making.app()
    _pay(first, key=["to"])
    call = {"name": "pay", "arguments": {"to": "bob"}}
    first.call(call, key="K")
    then = making.app()
    _pay(then, _with_property("note", {"type": "string"}), key=["to"])
    again = then.call(call, key="K")
    assert (again.meta.replayed, again.meta.tool_version) == (True, "1.0.0")


@pytest.mark.promise("B1")
def test_two_functions_of_one_process_that_share_a_name_are_refused(making: Making) -> None:
    app = making.app()
    _pay(app)
    with pytest.raises(CatalogueError, match="registered with another contract"):
        _pay(app, _with_property("note", {"type": "string"}))


@pytest.mark.promise("B1")
def test_an_application_that_is_given_another_store_compares_its_contracts_with_that(tmp_path: Path) -> None:
    home = tmp_path / "ledger.db"
    with Callwright(home) as app:
        _pay(app)
        _pay(app, name="refund", version="1.0.0")
    changed = _with_property("note", {"type": "string"})
    with Callwright() as app:
        assert _pay(app, changed) == "1.0.0"
        app.host.use_store(home)
        assert app.catalogue.list_versions("pay") == ["1.1.0"]
        assert app.call({"name": "pay", "arguments": {"to": "bob"}}).meta.tool_version == "1.1.0"
    with Callwright() as app:
        _pay(app)
        _pay(app, changed, name="refund", version="1.0.0")
        with pytest.raises(CatalogueError, match="refund"):
            app.host.use_store(home)


@pytest.mark.promise("B1")
def test_a_document_of_operations_may_change_between_two_processes(making: Making) -> None:
    def document(kind: str) -> dict[str, Any]:
        parameter = {"name": "id", "in": "query", "required": True, "schema": {"type": kind}}
        operation = {
            "operationId": "find",
            "parameters": [parameter],
            "responses": {"200": {"description": "."}},
        }
        return {
            "openapi": "3.1.0",
            "info": {"title": "t", "version": "1"},
            "paths": {"/f": {"get": operation}},
        }

    versions: list[str] = []
    for kind in ("string", "integer", "string"):
        app = making.app()
        versions.append(app.add_openapi(document(kind), "http://127.0.0.1:9")[0].contract.version)
        app.store.list_contracts("find")
    assert versions == ["1.0.0", "1.1.0", "1.0.0"]


@pytest.mark.promise("B1")
@pytest.mark.parametrize(
    ("kept", "given", "expected"),
    [
        ([], "1.0.0", "1.0.0"),
        ([("1.0.0", "a")], "1.0.0", "1.1.0"),
        ([("1.0.0", "b")], "1.0.0", "1.0.0"),
        ([("1.0.0", "a"), ("1.4.2", "c")], "1.0.0", "1.5.0"),
        ([("1.0.0", "a"), ("1.4.2", "b"), ("1.3.0", "b")], "1.0.0", "1.4.2"),
        ([("1.0.0", "a")], "2.0.0", "2.0.0"),
        ([("2.3.0", "b")], "1.0.0", "1.0.0"),
        ([("1.0.0", "a"), ("1.0.0", "b")], "1.0.0", "1.0.0"),
    ],
)
def test_a_version_that_nobody_wrote_follows_those_of_its_major(
    kept: list[tuple[str, str]], given: str, expected: str
) -> None:
    def contract(version: str, endpoint: str) -> Contract:
        return Contract(name="pay", version=version, input_schema=SCHEMA, endpoint=endpoint)

    known = [contract(*one) for one in kept]
    assert choose_version(contract(given, "b"), known) == expected
    assert find_changed_fields(contract("1.0.0", "a"), contract("2.0.0", "b")) == ("endpoint",)
