"""One value in the arguments: what the schema and the contract say about it, and its neighbours. Pure.

A schema is read here through ``$ref`` and every choice, so that nested fields, items of lists and alternatives are handled
alike.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from callwright.core.json_schema import schema_fields
from callwright.core.repair.local_moment import LocalMoment
from callwright.domain.contract import CompiledContract, Contract, Corrector, Finding

ValuePath = tuple[str | int, ...]

MAX_TEXT_CHARS = 64 * 1024
"""Maximum length of a text that a step examines."""

_TEXT_KEYWORDS = frozenset({"const", "enum", "format", "pattern"})
_JSON_TYPES = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}


class ArgumentPlace:
    """One value that the schema rejects, with everything that may determine its meaning."""

    def __init__(
        self,
        tool: CompiledContract,
        arguments: Mapping[str, Any],
        finding: Finding,
        moment: LocalMoment | None,
    ) -> None:
        self.tool = tool
        self.finding = finding
        self.at: ValuePath = finding.at
        self.moment = moment
        self._arguments = arguments
        self.value = get_at_path(arguments, finding.at)

    @property
    def contract(self) -> Contract:
        """The contract that the call must meet."""
        return self.tool.contract

    @cached_property
    def forms(self) -> list[dict[str, Any]]:
        """Every plain form that the value may have."""
        return find_forms_at(self.contract.input_schema, self.at)

    @cached_property
    def accepted_types(self) -> frozenset[str]:
        """The types accepted here; a choice of constants accepts theirs."""
        types = frozenset().union(*(_list_types(form) for form in self.forms))
        if self.finding.keyword == "type":
            # For a choice the finding names only the nearest branch; null may be accepted too.
            return frozenset(self.finding.expected) | (types & {"null"})
        return types or frozenset(_JSON_TYPES.get(type(one), "") for one in self.members)

    @cached_property
    def members(self) -> list[Any]:
        """Every constant accepted here; empty where the choice is free."""
        constants = [one for form in self.forms for one in _list_constants(form)]
        return list({(type(one), repr(one)): one for one in constants}.values())

    @property
    def item_members(self) -> list[Any]:
        """Every constant accepted for the items of a list; empty where they are free."""
        items = find_forms_at(self.contract.input_schema, (*self.at, 0))
        return [one for form in items for one in _list_constants(form)]

    @cached_property
    def text(self) -> str | None:
        """The value where it is a text of bounded length."""
        return self.value if isinstance(self.value, str) and len(self.value) <= MAX_TEXT_CHARS else None

    @property
    def is_free_text(self) -> bool:
        """Return whether the value is a text and any text of its kind is accepted here."""
        return (
            isinstance(self.value, str)
            and self.finding.keyword in {"anyOf", "oneOf", "type"}
            and any("string" in _list_types(form) and not form.keys() & _TEXT_KEYWORDS for form in self.forms)
            and "string" in self.accepted_types
        )

    @cached_property
    def is_sink(self) -> bool:
        """Whether the value is a recipient, account, URL or path, or inside one."""
        return bool(self.at) and (
            self.at[0] in self.contract.sinks or passes_through_sink(self.contract, self.at)
        )

    @property
    def units(self) -> tuple[str, ...]:
        """Words that may follow the number here; ``@name`` is replaced by the value of the argument of that name."""
        return tuple(word for words in self._find_unit_words() for word in self._expand_unit_word(words))

    def _find_unit_words(self) -> tuple[str, ...]:
        if len(self.at) == 1 and self.at[0] in self.contract.units:
            return self.contract.units[str(self.at[0])]
        return next((words for form in self.forms if (words := schema_fields.get_unit_words(form))), ())

    def _expand_unit_word(self, said: str) -> Iterator[str]:
        if not said.startswith("@"):
            yield said
            return
        beside = self.siblings.get(said[1:])
        if isinstance(beside, str) and beside:
            yield beside

    @property
    def synonyms(self) -> Mapping[str, str]:
        """Words that the contract declares for members."""
        if len(self.at) == 1 and self.at[0] in self.contract.synonyms:
            return self.contract.synonyms[str(self.at[0])]
        declared = [form.get(schema_fields.SYNONYMS_KEYWORD) for form in self.forms]
        return next((one for one in declared if isinstance(one, dict)), {})

    @property
    def correctors(self) -> tuple[Corrector, ...]:
        """The corrections that the contract declares for the argument that contains the value."""
        return self.contract.correctors.get(str(self.at[0]), ()) if self.at else ()

    @property
    def siblings(self) -> Mapping[str, Any]:
        """The object that contains the value."""
        parent = get_at_path(self._arguments, self.at[:-1])
        return parent if isinstance(parent, dict) else {}

    @property
    def is_optional(self) -> bool:
        """Whether the field may be left out."""
        above = find_forms_at(self.contract.input_schema, self.at[:-1])
        return isinstance(self.at[-1], str) and not any(
            self.at[-1] in form.get("required", ()) for form in above
        )

    def list_neighbours(self) -> list[str]:
        """Return the names of the fields that the schema defines beside this one."""
        return list_known_names(self.contract.input_schema, self.at[:-1])


def find_forms_at(document: dict[str, Any], at: ValuePath) -> list[dict[str, Any]]:
    """Return the forms that the schema allows at a path of the value."""
    forms = list(schema_fields.iterate_forms(document, document, choices=True))
    for step in at:
        below = (_descend_schema(form, step) for form in forms)
        # Each form once: a recursive schema would double with every step.
        forms = list(
            {
                id(one): one
                for schema in below
                for one in schema_fields.iterate_forms(schema, document, choices=True)
            }.values()
        )
    return forms


def list_known_names(document: dict[str, Any], at: ValuePath) -> list[str]:
    """Return the names that an object at this path may have, in the order of the schema."""
    schemas = (form.get("properties") for form in find_forms_at(document, at))
    return list(dict.fromkeys(name for one in schemas if isinstance(one, dict) for name in one))


def passes_through_sink(contract: Contract, at: ValuePath) -> bool:
    """Return whether a path leads to or through a sink."""
    document = contract.input_schema
    return any(
        form.get(schema_fields.SINK_KEYWORD) is True
        for length in range(1, len(at) + 1)
        for form in find_forms_at(document, at[:length])
    )


def get_at_path(value: Any, path: ValuePath) -> Any:
    """Return the value at a path."""
    for step in path:
        value = value[step]
    return value


def replace_at_path(value: Any, path: ValuePath, new: Any) -> Any:
    """Return a copy with ``new`` at ``path``; the original is unchanged."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = replace_at_path(value[path[0]], path[1:], new)
    return copy


def remove_at_path(value: Any, path: ValuePath) -> Any:
    """Return a copy without the field at ``path``."""
    copy = value.copy()
    if len(path) == 1:
        del copy[path[0]]
    else:
        copy[path[0]] = remove_at_path(value[path[0]], path[1:])
    return copy


def _descend_schema(form: dict[str, Any], step: str | int) -> Any:
    if isinstance(step, int):
        first = form.get("prefixItems", form.get("items"))
        first = first if isinstance(first, list) else []
        return first[step] if step < len(first) else form.get("items")
    properties = form.get("properties")
    if isinstance(properties, dict) and step in properties:
        return properties[step]
    return form.get("additionalProperties")


def _list_types(form: dict[str, Any]) -> frozenset[str]:
    declared = form.get("type", ())
    return frozenset([declared] if isinstance(declared, str) else declared)


def _list_constants(form: dict[str, Any]) -> list[Any]:
    if "const" in form:
        return [form["const"]]
    return form["enum"] if isinstance(form.get("enum"), list) else []
