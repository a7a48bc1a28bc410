"""Marks on a type hint that say more about an argument than its type: ``Annotated[int, Unit("件")]``.

Each mark adds itself to the JSON Schema of the argument, where ``core/contracts/contract_compiler.py`` reads it. So it works wherever
pydantic generates a schema, also inside models, and this module imports nothing from pydantic.
"""

from collections.abc import Callable, Mapping
from typing import Any


class ArgumentMark:
    """A mark on an argument: one annotation in its JSON Schema."""

    __slots__ = ("keyword", "value")

    def __init__(self, keyword: str, value: Any) -> None:
        self.keyword = keyword
        self.value = value

    def __get_pydantic_json_schema__(
        self, core_schema: Any, handler: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        """Add the annotation; pydantic calls this when it generates the schema of the argument."""
        return {**handler(core_schema), self.keyword: self.value}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.value!r})"


class Unit(ArgumentMark):
    """Counter words and units that may follow the argument's number: ``Annotated[int, Unit("件", "个")]`` reads "2件" as 2."""

    __slots__ = ()

    def __init__(self, *counters: str) -> None:
        super().__init__("x-callwright-unit", list(counters))


class Sink(ArgumentMark):
    """The argument names a recipient, account, URL or path: it is never repaired, and a value of doubtful origin is asked about."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("x-sink", True)


class Synonyms(ArgumentMark):
    """Words for members of the argument's enum: ``Annotated[Currency, Synonyms({"人民币": "CNY"})]``."""

    __slots__ = ()

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__("x-callwright-synonyms", dict(words))
