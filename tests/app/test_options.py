"""What a caller says beside the call: used as it stands, or refused in one clear word before anything is done."""

import re
from typing import Any

import pytest

from app.worlds import Making, asked, code, run
from callwright import Callwright, ContractError, Principal, Rule, StoreError


@pytest.mark.promise("B4")
@pytest.mark.parametrize("share", [0.596, 0.5999, 0.5999999, 0.0])
def test_what_was_too_little_does_not_read_as_enough(in_memory: Making, share: float) -> None:
    app = in_memory.app()

    @app.tool(effect="once", min_confidence=0.6, inline=True)
    def pay(n: int) -> int:
        return n

    result = app.call(asked(n=1), confidence=share)
    assert code(result) == "low_confidence"
    found = re.search(r"confidence ([0-9]\.[0-9]+), needed ([0-9]\.[0-9]+)", result.message)
    assert found is not None
    assert float(found[1]) < float(found[2])
    assert app.call(asked(n=1), confidence=0.6).success


@pytest.mark.promise("A1")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("confidence", float("nan")),
        ("confidence", 7),
        ("confidence", -0.1),
        ("confidence", "0.9"),
        ("confidence", True),
        ("timeout_ms", "5"),
        ("timeout_ms", 1.5),
        ("run", 5),
        ("key", b"K"),
        ("principal", "ann"),
        ("version", 1.0),
        ("locale", 1),
        ("locale", "fr"),
        ("channel", "voice"),
        ("dry_run", "no"),
        ("siblings", 3),
        ("confirmed", 5),
        ("confirmed", [5]),
        ("trace_id", 0),
        ("timeout_ms", 10**18),
        ("zone", 8),
        ("zone", "Asia/Shangai"),
        ("zone", "UTC+8"),
        ("zone", "../../etc/passwd"),
        ("zone", "x" * 5_000),
        ("zone", "a\0b"),
        ("zone", ""),
    ],
)
def test_an_option_that_is_none_is_refused_before_anything_is_done(
    in_memory: Making, name: str, value: Any
) -> None:
    done: list[int] = []
    app = in_memory.app()

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> int:
        done.append(n)
        return n

    options: Any = {name: value}
    with pytest.raises((TypeError, ValueError), match=f"{name} must be a") as told:
        app.call(asked(n=1), **options)
    assert len(str(told.value)) < 100
    with pytest.raises((TypeError, ValueError), match=f"{name} must be a"):
        run(app.acall(asked(n=1), **options))
    assert done == []


@pytest.mark.promise("B1")
@pytest.mark.parametrize(
    ("name", "cure"),
    [
        ("efect", "Did you mean effect?"),
        ("timeout", "The name is timeout_ms."),
        ("secrets", "pydantic.SecretStr"),
        ("idempotent", 'effect="idempotent"'),
        ("zzz", "There are: batch, check, confidence"),
    ],
)
def test_a_tools_option_that_does_not_exist_is_refused_with_the_one_that_is_meant(
    in_memory: Making, name: str, cure: str
) -> None:
    """A misspelt promise that is dropped would be a promise that nobody keeps."""
    app = in_memory.app()
    options: Any = {name: True}
    with pytest.raises(ContractError) as told:

        @app.tool(**options)
        def pay(n: int) -> int:
            return n

    assert f"{name}: is no option of a tool." in str(told.value)
    assert cure in str(told.value)
    assert app.tools == []


@pytest.mark.promise("A1", "B10")
@pytest.mark.parametrize(
    ("arguments", "cure"),
    [
        ({"store": 5}, "a store is a path, a URL or a Store"),
        ({"store": "mysql://host/shop"}, "give the path of a SQLite file, such as shop.db, or postgresql://"),
        (
            {"store": "sqlite:///shop.db"},
            "cannot be opened or reached. Its name is a URL of no supported store",
        ),
        ({"store": ":memory:"}, "A ledger in memory has no name: give the path of a SQLite file"),
        ({"rules": ["allow"]}, "rules must be Rules"),
        ({"limits": 5}, "limits must be a RunLimits"),
        ({"principal": "ann"}, "principal must be a Principal"),
        ({"locale": "fr"}, "locale must be a language of these: en, zh-CN"),
    ],
)
def test_an_application_that_cannot_be_meant_is_refused_when_it_is_made(
    arguments: dict[str, Any], cure: str
) -> None:
    with pytest.raises((TypeError, ValueError, StoreError), match=re.escape(cure)):
        Callwright(**arguments)


@pytest.mark.promise("B10", "C11")
def test_one_name_in_a_rule_is_a_name_and_not_its_letters(in_memory: Making) -> None:
    """The letters of ``pay_*`` hold a ``*``, which would allow every tool to everybody."""
    text: Any = "pay_*"
    ann: Any = "ann"
    app = in_memory.app(rules=[Rule("allow", tools=text, principals=ann)])

    @app.tool(effect="read", inline=True)
    def pay_bill(n: int) -> int:
        return n

    @app.tool(effect="read", inline=True)
    def wipe(n: int) -> int:
        return n

    assert app.call(asked("pay_bill", n=1), principal=Principal("ann")).success
    assert code(app.call(asked("wipe", n=1), principal=Principal("ann"))) == "permission_denied"
    assert code(app.call(asked("pay_bill", n=1), principal=Principal("n"))) == "permission_denied"


@pytest.mark.promise("B10")
def test_roles_may_be_given_as_any_collection_and_a_rule_or_principal_of_no_sense_is_refused() -> None:
    loose: Any = Principal
    assert loose("ann", roles=["clerk"]) == loose("ann", roles="clerk") == Principal("ann", roles=("clerk",))
    nonsense: dict[str, Any]
    for nonsense in ({"id": 5}, {"tenant": None}, {"roles": 5}, {"roles": [5]}):
        with pytest.raises(TypeError):
            loose(**nonsense)
    rule: Any = Rule
    for nonsense in (
        {"effect": "alow"},
        {"effect": "allow", "tools": 5},
        {"effect": "deny", "approvers": [1]},
    ):
        with pytest.raises((TypeError, ValueError)):
            rule(**nonsense)


@pytest.mark.promise("B1")
def test_one_key_field_may_be_named_alone_and_an_unknown_word_is_refused_with_the_known_ones(
    in_memory: Making,
) -> None:
    app = in_memory.app()
    key: Any = "sku"
    word: Any = "writes"

    @app.tool(effect="once", key=key, inline=True)
    def order(sku: str, remark: str) -> str:
        return sku

    assert app.tools[0].contract.key_fields == ("sku",)
    with pytest.raises(ContractError, match=re.escape("Use one of: read, idempotent, keyed, once.")):
        app.tool(effect=word)(order)
