"""What a caller says beside the call: used as it stands, or refused in one clear word before anything is done."""

import re
from typing import Any

import pytest

from app.worlds import Making, asked, code, run
from callwright import ContractError


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
        ("trace_id", 0),
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
