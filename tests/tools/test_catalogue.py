"""The catalogue: versions side by side, what is current, shares, names that nobody can tell apart, and who sees what."""

import threading
import time
from collections import Counter
from typing import Any, Literal

import pytest

from callwright.core.contracts.contract_compiler import ContractError
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, Contract
from callwright.ports import CallContext, Catalogue
from callwright.tools.python_tool import PythonTool
from callwright.tools.tool_catalogue import CatalogueError, ToolCatalogue

WHO = Principal()
SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"id": {"type": "string"}},
    "additionalProperties": False,
}


class Echo:
    mode: Literal["inline"] = "inline"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        return arguments


def contract(name: str = "get_order", version: str = "1.0.0", **changes: Any) -> Contract:
    return Contract(name=name, version=version, input_schema=SCHEMA, **changes)


def stocked(*versions: str, name: str = "get_order") -> ToolCatalogue:
    registry = ToolCatalogue()
    for version in versions:
        registry.register(contract(name, version), Echo())
    return registry


def found(catalogue: Catalogue, version: str | None = None, draw: float | None = None) -> str | None:
    drawn = None if draw is None else lambda upto: draw * upto
    entry = catalogue.find("get_order", version, WHO, draw=drawn)
    return entry[0].contract.version if entry else None


@pytest.mark.promise("B1")
def test_versions_stand_side_by_side_and_are_found_by_none_major_or_exact_version() -> None:
    registry = stocked("1.0.0", "1.10.0", "1.9.0", "2.0.0")
    assert registry.list_versions("get_order") == ["1.0.0", "1.9.0", "1.10.0", "2.0.0"]
    assert found(registry) == "2.0.0"
    assert found(registry, "1") == "1.10.0"
    assert found(registry, "1.9.0") == "1.9.0"
    for absent in ("3", "1.9", "", "1.0.1", "latest"):
        assert found(registry, absent) is None
    assert registry.find("no_such", None, WHO) is None


@pytest.mark.promise("B1")
def test_an_older_version_registered_later_does_not_become_current() -> None:
    registry = stocked("2.0.0", "1.0.0")
    assert found(registry) == "2.0.0"
    registry.register(contract(version="3.0.0"), Echo(), current=False)
    assert found(registry) == "2.0.0"
    registry.register(contract(version="1.5.0"), Echo(), current=True)
    assert found(registry) == registry.get_current_version("get_order") == "1.5.0"


@pytest.mark.promise("B1")
def test_rollback_goes_back_the_way_that_was_come() -> None:
    registry = stocked("1.0.0", "1.1.0", "2.0.0")
    registry.use("get_order", "1.0.0")
    assert [registry.rollback("get_order") for _ in range(3)] == ["2.0.0", "1.1.0", "1.0.0"]
    with pytest.raises(CatalogueError, match="use"):
        registry.rollback("get_order")
    assert found(registry) == "1.0.0"
    assert found(registry, "2.0.0") == "2.0.0"


@pytest.mark.promise("B1")
def test_the_same_version_with_another_contract_is_refused() -> None:
    registry = stocked("1.0.0")
    with pytest.raises(CatalogueError, match="new version"):
        registry.register(contract(timeout_ms=9_000), Echo())
    again = Echo()
    registry.register(contract(description="said in other words"), again)
    entry = registry.find("get_order", None, WHO)
    assert entry is not None
    assert entry[1] is again


@pytest.mark.promise("B1")
def test_a_share_of_calls_goes_to_the_canary_and_the_draw_decides() -> None:
    registry = stocked("1.0.0")
    registry.register(contract(version="2.0.0"), Echo(), current=False)
    registry.register(contract(version="3.0.0"), Echo(), current=False)
    registry.share("get_order", "2.0.0", 5)
    registry.share("get_order", "3.0.0", 20)
    drawn = Counter(found(registry, draw=n / 1000) for n in range(1000))
    assert drawn == {"1.0.0": 750, "2.0.0": 50, "3.0.0": 200}
    assert found(registry) == "1.0.0"
    assert found(registry, "1", draw=0.01) == "1.0.0"
    registry.share("get_order", "3.0.0", 0)
    assert found(registry, draw=0.1) == "1.0.0"
    assert found(registry, draw=1.0) == "1.0.0"
    registry.use("get_order", "2.0.0")
    assert {found(registry, draw=n / 10) for n in range(10)} == {"2.0.0"}


@pytest.mark.parametrize(("version", "percent"), [("2.0.0", 101), ("2.0.0", -1), ("1.0.0", 5), ("9.0.0", 5)])
def test_a_share_that_cannot_be_is_refused(version: str, percent: float) -> None:
    registry = stocked("1.0.0")
    registry.register(contract(version="2.0.0"), Echo(), current=False)
    with pytest.raises(CatalogueError):
        registry.share("get_order", version, percent)
    assert found(registry, draw=0.0) == "1.0.0"


@pytest.mark.parametrize("change", ["use", "rollback"])
def test_what_is_not_there_cannot_be_chosen(change: str) -> None:
    registry = stocked("1.0.0")
    with pytest.raises(CatalogueError, match=r"no tool named other|no other current"):
        registry.use("other", "1.0.0") if change == "use" else registry.rollback("get_order")
    with pytest.raises(CatalogueError, match=r"it has 1\.0\.0"):
        registry.use("get_order", "2.0.0")


@pytest.mark.promise("T23")
@pytest.mark.parametrize("twin", ["Get_Order", "get-order", "get.order", "GET_ORDER", "get_0rder"])
def test_names_that_cannot_be_told_apart_are_refused(twin: str) -> None:
    registry = stocked("1.0.0")
    with pytest.raises(CatalogueError, match="cannot be told from get_order"):
        registry.register(contract(twin), Echo())
    assert registry.list_names(WHO) == ["get_order"]


@pytest.mark.promise("T23")
@pytest.mark.parametrize("name", ["gеt_order", "ｇet_order", "get order", "get_order\n", "get_order\u200b"])
def test_names_beyond_ascii_never_become_tools(name: str) -> None:
    with pytest.raises(ContractError):
        ToolCatalogue().register(contract(name), Echo())


@pytest.mark.promise("T16")
@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("get_ordr", "get_order"),
        ("get-order", "get_order"),
        ("GetOrder", "get_order"),
        ("gеt_order", "get_order"),
        ("delete_oder", "delete_order"),
        ("set_order", None),
        ("elete_order", "delete_order"),
        ("order", None),
        ("cancel", None),
        ("", None),
        ("x" * 100_000, None),
        ("list_items1", None),
    ],
)
def test_a_near_name_is_offered_only_when_it_is_clearly_meant(asked: str, meant: str | None) -> None:
    registry = ToolCatalogue()
    for name in ("get_order", "let_order", "delete_order", "list_items2", "list_items3"):
        registry.register(contract(name), Echo())
    if asked in {"get_ordr", "GetOrder"}:
        registry = stocked("1.0.0")
    assert registry.find_closest(asked, WHO) == meant


@pytest.mark.promise("C11")
def test_what_a_principal_may_not_see_is_neither_found_nor_named_nor_suggested() -> None:
    def visible(tool: CompiledContract, who: Principal) -> bool:
        return "secret" not in tool.contract.name or "admin" in who.roles

    registry = ToolCatalogue(visible)
    registry.register(contract("get_order"), Echo())
    registry.register(contract("get_secret"), Echo())
    admin = Principal(roles=("admin",))
    assert registry.find("get_secret", None, WHO) is None
    assert registry.find("get_secret", None, admin)
    assert list(registry.list_names(WHO)) == ["get_order"]
    assert registry.find_closest("get_secrt", WHO) is None
    assert registry.find_closest("get-secret", WHO) is None
    assert registry.find_closest("get_secrt", admin) == "get_secret"
    assert registry.is_restricted(WHO)
    assert not registry.is_restricted(admin)
    assert not stocked("1.0.0").is_restricted(WHO)


def test_a_keyed_contract_wants_a_function_that_is_told_the_key() -> None:
    def plain(id: str) -> str:  # noqa: A002
        return id

    def told(id: str, context: CallContext) -> str:  # noqa: A002
        return f"{id}{context.idempotency_key}"

    registry = ToolCatalogue()
    with pytest.raises(ContractError, match="CallContext"):
        registry.register(contract(effect="keyed"), PythonTool(plain))
    assert registry.list_names(WHO) == []
    assert registry.register(contract(effect="keyed"), PythonTool(told)).contract.effect == "keyed"


def test_all_contracts_are_listed_by_name_and_version() -> None:
    registry = stocked("2.0.0", "1.0.0")
    registry.register(contract("add"), Echo())
    assert [(one.contract.name, one.contract.version) for one in registry.list_contracts()] == [
        ("add", "1.0.0"),
        ("get_order", "1.0.0"),
        ("get_order", "2.0.0"),
    ]


def test_looking_up_while_versions_change_always_finds_one() -> None:
    registry = stocked("1.0.0", "2.0.0")
    seen: Counter[str | None] = Counter()

    def look() -> None:
        seen.update(found(registry) for _ in range(5_000))

    worker = threading.Thread(target=look)
    worker.start()
    while worker.is_alive():
        registry.use("get_order", "1.0.0")
        registry.rollback("get_order")
    worker.join()
    assert seen.total() == 5_000
    assert set(seen) <= {"1.0.0", "2.0.0"}


def test_finding_one_of_thousands_costs_what_finding_one_of_ten_does() -> None:
    few, many = ToolCatalogue(), ToolCatalogue()
    for count, registry in ((10, few), (2_000, many)):
        for number in range(count):
            registry.register(contract(f"tool_{number:05}"), Echo())

    def cost(registry: ToolCatalogue) -> float:
        start = time.process_time()
        for _ in range(2_000):
            registry.find("tool_00007", None, WHO)
        return time.process_time() - start

    rounds = [(cost(many), cost(few)) for _ in range(50)]
    assert min(many for many, _ in rounds) < 3 * min(few for _, few in rounds)
