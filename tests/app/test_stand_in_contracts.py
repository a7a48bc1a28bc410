"""C5: stand-ins and batches that no contract can keep are refused when the tool is registered, with their cure."""

from typing import Any

import pytest

from callwright import (
    Batch,
    Callwright,
    ContractError,
    RetryPolicy,
    StandIn,
)

pytestmark = pytest.mark.promise("C5")
ONCE = RetryPolicy(max_retries=0)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"stand_in": StandIn(cached_s=60)}, "a write is never answered with an earlier result"),
        ({"stand_in": StandIn()}, "names neither an age nor a tool"),
        ({"stand_in": StandIn(cached_s=-1)}, "must not be negative"),
        ({"stand_in": StandIn(cached_s=1, tool_first=True), "effect": "read"}, "no two to put in order"),
        ({"stand_in": "act"}, "cannot stand in for itself"),
        ({"stand_in": "look"}, "look only reads"),
        ({"stand_in": StandIn(tool="leave", arguments={"text": "items"})}, 'Write "/items"'),
        ({"stand_in": StandIn(tool="leave", arguments={"text": "/nothing"})}, "'nothing' is not an argument"),
        ({"stand_in": StandIn(tool="leave", fixed={"queue": "a"})}, "leave requires 'text'"),
        (
            {"stand_in": StandIn(tool="leave", fixed={"text": "a", "other": 1})},
            "leave has no argument 'other'",
        ),
        (
            {"stand_in": StandIn(cached_s=1, fixed={"a": 1}), "effect": "read"},
            "there is no tool to give them to",
        ),
        ({"stand_in": "leave", "effect": "read"}, "leave has an effect (once)"),
        ({"stand_in": StandIn(tool="leave", fixed={"text": "a"}), "lease_ms": 60_000}, "Raise it to 62000"),
        ({"batch": "nothing"}, "'nothing' is not an argument"),
        ({"batch": "name"}, "'name' is not a list"),
        ({"batch": Batch("items", 0)}, "must be at least 1"),
        ({"batch": "items", "key": ["name"]}, "Add 'items'"),
        ({"batch": "items", "output_schema": {"type": "object"}}, "Return a list"),
        ({"batch": "items", "stand_in": StandIn(tool="later")}, "Keep one"),
    ],
)
def test_a_contract_that_cannot_be_kept_is_refused_with_its_cure(options: dict[str, Any], words: str) -> None:
    app = Callwright()

    @app.tool(effect="read")
    def look(items: list[str], name: str) -> str:
        """Only look."""
        return name

    @app.tool(effect="once")
    def leave(text: str, queue: str = "") -> str:
        """Leave a draft."""
        return text

    def act(items: list[str], name: str) -> Any:
        """Act."""

    with pytest.raises(ContractError) as refused:
        app.tool(**{"effect": "once", **options})(act)
    assert words in str(refused.value)


def test_a_stand_in_that_comes_later_is_looked_at_too() -> None:
    app = Callwright()

    @app.tool(effect="read", stand_in="other")
    def look(sku: str) -> str:
        """Look."""
        return sku

    def other(sku: str) -> str:
        """Do something."""
        return sku

    with pytest.raises(ContractError, match="other has an effect"):
        app.tool(effect="once")(other)


@pytest.mark.promise("C5", "A8")
def test_a_stand_in_that_is_not_registered_is_noted_until_it_is() -> None:
    app = Callwright()

    @app.tool(effect="read", stand_in=StandIn(tool="copy"))
    def original(sku: str) -> dict[str, str]:
        """Look a product up."""
        return {"sku": sku}

    assert [(note.code, note.path) for note in app.lint() if note.code == "L039"] == [
        ("L039", "stand_in.tool")
    ]

    @app.tool(effect="read")
    def copy(sku: str) -> dict[str, str]:
        """Look a product up in a copy."""
        return {"sku": sku}

    assert [note for note in app.lint() if note.code == "L039"] == []


def test_a_tool_that_no_longer_declares_a_stand_in_keeps_nothing_out() -> None:
    app = Callwright()

    def look(sku: str) -> str:
        """Look."""
        return sku

    app.tool(effect="read", stand_in="other")(look)
    app.catalogue.withdraw("look")
    app.tool(effect="read")(look)

    @app.tool(effect="once")
    def other(sku: str, size: int) -> str:
        """Do something."""
        return sku

    assert {one.contract.name for one in app.tools} == {"look", "other"}
