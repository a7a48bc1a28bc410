"""The subset of YAML for definitions: plain values, no aliases, tags or duplicate keys (extra ``workflow``)."""

from collections.abc import Sequence
from typing import Any

import yaml

from callwright.domain.reason import Reason, ReasonError
from callwright.domain.yaml_faults import describe_yaml_fault
from callwright.workflow import definition_reasons


class YamlError(ReasonError):
    """The text is not in the supported subset of YAML.

    Cure: correct the line that the message names; write values out instead of using aliases.
    """


class _StrictLoader(yaml.SafeLoader):
    """Loads only values that JSON can represent."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            event: Any = self.peek_event()  # type: ignore[no-untyped-call]
            raise _make_yaml_error(event.start_mark.line + 1, definition_reasons.ALIAS())
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:  # noqa: ARG002, FBT001, FBT002 - PyYAML's signature
        seen: set[str] = set()
        for key_node, _ in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise _make_yaml_error(line, definition_reasons.KEY_NOT_TEXT())
            if key_node.value in seen:
                raise _make_yaml_error(line, definition_reasons.DUPLICATE_KEY(key=key_node.value))
            seen.add(key_node.value)
        return {key.value: self.construct_object(value, deep=True) for key, value in node.value}


_StrictLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in rules if not tag.endswith((":timestamp", ":merge"))]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
"""A date is loaded as a string, because JSON has no date type."""


def _make_yaml_error(line: int, problem: Reason) -> YamlError:
    return YamlError(definition_reasons.AT_LINE(line=line, problem=problem))


def read_yaml(text: str) -> Any:
    """Return the plain value of a document.

    Raises:
        YamlError: It cannot be parsed.
    """
    try:
        return yaml.load(text, Loader=_StrictLoader)  # noqa: S506 - a restricted SafeLoader
    except yaml.YAMLError as fault:
        line, problem = describe_yaml_fault(fault, text)
        at_line = definition_reasons.AT_LINE(line=line, problem=problem) if line else problem
        raise YamlError(at_line) from None
    except (RecursionError, ValueError) as fault:
        if isinstance(fault, YamlError):
            raise
        raise YamlError(definition_reasons.UNREADABLE_YAML()) from None


def find_line(text: str, path: Sequence[Sequence[str]]) -> int | None:
    """Return the line, from 1, of the deepest node on a path that a document has; None for no path.

    Args:
        text: A document that ``read_yaml`` reads.
        path: For each level the keys that the node may have, the likeliest first, or the index as a text.
    """
    if not path:
        return None
    node: Any = yaml.compose(text, Loader=_StrictLoader)
    line = 1
    for keys in path:
        if isinstance(node, yaml.SequenceNode):
            found = [(one, one) for one in node.value[int(keys[0]) : int(keys[0]) + 1]]
        elif isinstance(node, yaml.MappingNode):
            found = [(key, value) for name in keys for key, value in node.value if key.value == name]
        else:
            found = []
        if not found:
            break
        key_node, node = found[0]
        line = key_node.start_mark.line + 1
    return line


def write_yaml(value: Any) -> str:
    """Return a plain value as YAML, with its keys in their order."""
    text: str = yaml.safe_dump(value, allow_unicode=True, sort_keys=False, width=110)
    return text
