"""The keywords of a tool: computed once per contract, on first use. Pure.

Used to find where values come from, to rank tools by a request, and to weigh a call. Words are stems (see
``core/text/text_analysis.py``); those of the name count for more than those of the description. Concepts are the tool's
aliases in both languages (``concept_glossary.py``).
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from callwright.core.json_schema import schema_fields
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, find_concepts, iter_concept_words
from callwright.core.text.text_analysis import (
    COMMON_STEMS,
    extract_content_stems,
    fold_text,
    split_identifier,
    stem_word,
)
from callwright.domain.contract import CompiledContract

_PLAIN_TYPES = ("boolean", "integer", "number", "null")


class ToolParameter:
    """One argument of a tool: its schema, its keywords and its description."""

    def __init__(self, name: str, schema: Any, document: dict[str, Any], *, required: bool) -> None:
        self.name = name
        self.required = required
        self._schema = schema
        self._document = document

    @cached_property
    def stems(self) -> frozenset[str]:
        """The stems of its name and its description."""
        return frozenset(map(stem_word, split_identifier(self.name))) | frozenset(
            extract_content_stems(self.description)
        )

    @cached_property
    def description(self) -> str:
        """Its description."""
        return _get_description(self._schema)

    @cached_property
    def members(self) -> list[str]:
        """The texts that its enum offers, in order; none where it has no enum of two texts or more."""
        texts = [
            one for form in self.list_schemas_at(()) for one in form.get("enum", ()) if isinstance(one, str)
        ]
        return list(dict.fromkeys(texts)) if len(texts) > 1 else []

    @cached_property
    def takes_text(self) -> bool:
        """Whether a value may be more than a number or a switch."""
        return any(form.get("type") not in _PLAIN_TYPES for form in self.list_schemas_at(()))

    @cached_property
    def takes_list(self) -> bool:
        """Whether a value is a list."""
        return any(form.get("type") == "array" for form in self.list_schemas_at(()))

    @cached_property
    def concepts(self) -> frozenset[int]:
        """The concepts of its name and its description."""
        return find_concepts(f"{_separate_name(self.name)} . {self.description}")

    def list_schemas_at(self, path: Sequence[str | int]) -> list[dict[str, Any]]:
        """Return every form of the schema for the value at a path below this argument."""
        forms = list(schema_fields.iterate_forms(self._schema, self._document, choices=True))
        for step in path:
            below = [sub for form in forms for sub in _list_subschemas(form, step)]
            forms = [
                one for sub in below for one in schema_fields.iterate_forms(sub, self._document, choices=True)
            ]
        return forms


def _list_subschemas(form: dict[str, Any], step: str | int) -> list[Any]:
    if isinstance(step, int):
        items = form.get("items")
        return [items] if isinstance(items, dict) else []
    properties = form.get("properties")
    if isinstance(properties, dict) and step in properties:
        return [properties[step]]
    return [form["additionalProperties"]] if isinstance(form.get("additionalProperties"), dict) else []


def _separate_name(name: str) -> str:
    """Return an identifier as words; Chinese characters stay together."""
    return " ".join(split_identifier(name)) if name.isascii() else name.replace("_", " ")


def _get_description(schema: Any) -> str:
    description = schema.get("description", "") if isinstance(schema, dict) else ""
    return description if isinstance(description, str) else ""


class ToolKeywords:
    """The keywords of one tool."""

    def __init__(self, tool: CompiledContract) -> None:
        document = tool.contract.input_schema
        needed = frozenset(schema_fields.list_required(document))
        self.closed = schema_fields.is_closed_schema(document)
        self.parameters = {
            name: ToolParameter(name, schema, document, required=name in needed)
            for name, schema in schema_fields.collect_fields(document).items()
        }
        self.meaning: Any = None
        """Its vector, once a request was compared with it (``tool_meanings.py``)."""

        self.relevance: Any = None
        """What the gate compares it by, once it did (``core/gate/tool_relevance.py``)."""

        self.full_name = tool.contract.name
        self._description_text = tool.contract.description
        self.name = tuple(
            one for one in map(stem_word, split_identifier(tool.contract.name)) if one not in COMMON_STEMS
        )
        self.description = tuple(extract_content_stems(tool.contract.description))

    @property
    def text(self) -> str:
        """Its name and its description."""
        return f"{self.full_name} {self._description_text}"

    @cached_property
    def name_concepts(self) -> frozenset[int]:
        """The concepts of its name."""
        return find_concepts(_separate_name(self.full_name))

    @cached_property
    def description_concepts(self) -> frozenset[int]:
        """The concepts of its description that its name does not have."""
        return find_concepts(self._description_text) - self.name_concepts

    @cached_property
    def parameter_concepts(self) -> frozenset[int]:
        """The concepts of its arguments."""
        return frozenset(one for parameter in self.parameters.values() for one in parameter.concepts)

    @cached_property
    def topic_concepts(self) -> frozenset[int]:
        """The concepts of its name, its description and its arguments."""
        return self.name_concepts | self.description_concepts | self.parameter_concepts

    @cached_property
    def detail_concepts(self) -> frozenset[int]:
        """The concepts that only its arguments have."""
        return self.parameter_concepts - self.name_concepts - self.description_concepts

    @cached_property
    def action(self) -> "tuple[frozenset[int], frozenset[str]]":
        """The concepts and the stem of the change that its name, else its description, says; empty for none."""
        return _find_action(self)

    @cached_property
    def topic_stems(self) -> frozenset[str]:
        """The content words of its name, its description and its arguments."""
        return self.parameter_stems.union(self.name, self.description)

    @cached_property
    def word_count(self) -> float:
        """About how many content words tell of it; a pair of Chinese characters is a part of a word."""
        ascii_stems = sum(one.isascii() for one in self.topic_stems)
        return ascii_stems + _WORDS_PER_PAIR * (len(self.topic_stems) - ascii_stems)

    @cached_property
    def parameter_stems(self) -> frozenset[str]:
        """The content words of all its arguments."""
        return (
            frozenset(one for parameter in self.parameters.values() for one in parameter.stems) - COMMON_STEMS
        )


def list_meant_texts(about: ToolKeywords) -> tuple[str, str, str]:
    """Return what a tool is compared by in meaning: its name as words, the first line of its description, and its parameters."""
    described = about.text[len(about.full_name) + 1 :].partition("\n")[0]
    parameters = " . ".join(
        f"{_separate_name(name)} {one.description}" for name, one in about.parameters.items()
    )
    return _separate_name(about.full_name), described[:_MAX_MEANT_CHARS], parameters[: 2 * _MAX_MEANT_CHARS]


_MAX_MEANT_CHARS = 300

_WORDS_PER_PAIR = 0.6

_CREATE_CONCEPTS = find_concepts("create")


def _find_action(about: ToolKeywords) -> tuple[frozenset[int], frozenset[str]]:
    """Return the concepts and the stem of the action that a tool's name, else its description, says."""
    described = about.text.removeprefix(about.full_name).strip()
    opening = described.split(" ")[0] if described.isascii() else described[:_MAX_ACTION_CHARS]
    for text in (
        " ".join(split_identifier(about.full_name)) if about.full_name.isascii() else about.full_name,
        opening,
    ):
        folded = fold_text(text)
        verbs = [
            (
                folded[slice(*span)],
                CHANGE_CONCEPTS.intersection(concepts),
                CHANGE_CONCEPTS.issuperset(concepts),
            )
            for span, concepts in sorted(iter_concept_words(folded))
            if not CHANGE_CONCEPTS.isdisjoint(concepts)
        ]
        if verbs:
            word, concepts, _ = next((one for one in verbs if one[2]), verbs[0])
            if concepts & _CREATE_CONCEPTS:
                concepts = concepts.union(*(other for _, other, _ in verbs))
            return concepts, frozenset({stem_word(word)})
    return frozenset(), frozenset()


_MAX_ACTION_CHARS = 8
"""Number of characters of a Chinese description that are searched for its action."""


def get_tool_keywords(tool: CompiledContract) -> ToolKeywords:
    """Return the keywords of a tool, computed once for its contract."""
    if tool.about is None:
        tool.about = ToolKeywords(tool)
    keywords: ToolKeywords = tool.about
    return keywords
