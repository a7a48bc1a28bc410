"""The dialect of a model by the ``response_template`` in its tokenizer's configuration (Hugging Face transformers). Pure.

A response template describes how the model's text is parsed: the opening, the contents and the closing of its calls. This module writes a call by
it, and identifies the dialect of that text. No part of a template is executed: its patterns are read, not compiled, so that a foreign
configuration cannot cause a long search.

Must not depend on tools.
"""

import re
from collections.abc import Mapping
from typing import Any

from callwright.core.reader.dialect_registry import identify_dialect

_NAME, _KEY, _VALUE = "get_weather", "city", "Rome"
_GROUP_TEXTS = {"name": _NAME, "key": _KEY, "value": _VALUE}
_ENCLOSING_OPENERS = (
    "<tool_calls>", "<function_calls>", "<minimax:tool_call>", "<atem:function_calls>", "<dots_function_call>",
    "<|tool_calls_section_begin|>", "<｜tool▁calls▁begin｜>", "<|open|>tools<|sep|>",
)  # fmt: skip
"""What dialects write around all calls of a turn. A template names it only where it parts the calls."""

_MAX_PATTERN_CHARS = 2_000


def identify_response_template(template: Mapping[str, Any]) -> str | None:
    """Return the dialect of a response template; None where it has no calls, cannot be read, or is of no known dialect or several."""
    sample = spell_call(template)
    if not sample:
        return None
    own = identify_dialect(sample)
    if own is not None:
        return own
    enclosed = {identify_dialect(opener + sample) for opener in _ENCLOSING_OPENERS} - {None}
    return enclosed.pop() if len(enclosed) == 1 else None


def spell_call(template: Mapping[str, Any]) -> str:
    """Return a call as a response template describes it; "" where it describes none."""
    fields = template.get("fields")
    field = fields.get("tool_calls") if isinstance(fields, Mapping) else None
    if not isinstance(field, Mapping):
        return ""
    opener = _spell_delimiter(field, "open")
    return f"{opener}{_spell_body(field)}{_spell_delimiter(field, 'close')}" if opener else ""


def _spell_delimiter(field: Mapping[str, Any], side: str) -> str:
    """Return a literal delimiter, the first of several, or an example of its pattern."""
    literal = field.get(side)
    if isinstance(literal, list):
        literal = next(iter(literal), None)
    if isinstance(literal, str):
        return literal
    return _spell_pattern(field.get(f"{side}_pattern"))


def _spell_body(field: Mapping[str, Any]) -> str:
    content, details = field.get("content", "text"), field.get("content_args")
    if content == "xml-inline":
        return _spell_pattern(details.get("tag_pattern")) if isinstance(details, Mapping) else ""
    if not isinstance(content, str) or not content.startswith("json"):
        return ""
    wanted = _list_placeholders(field.get("transform"))
    if field.get("transform_each"):
        return "[{" + ", ".join(f'"{one}": "{_NAME}"' for one in wanted if one != "content") + "}]"
    return "{}" if wanted - {"content"} else f'{{"name": "{_NAME}", "arguments": {{}}}}'


def _list_placeholders(transform: Any) -> set[str]:
    """Return the names in braces in a transform: what the call is put together from."""
    found: set[str] = set()
    waiting = [transform]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Mapping):
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str) and one.startswith("{") and one.endswith("}"):
            found.add(one[1:-1])
    return found


# --- patterns ---------------------------------------------------------------------------------------------------

_WORD_EDGE = "\0"
_JOINED_EDGES = re.compile(r"(?<=\w)\0+(?=\w)")
_CLASS_EXAMPLES = {
    "w": "a",
    "d": "1",
    "S": "a",
    "D": "a",
    "W": " ",
    "s": " ",
    "n": "\n",
    "t": "\t",
    "r": "\r",
}


def _spell_pattern(pattern: Any) -> str:
    """Return a short text that a regular expression describes; "" where it is none, or too long."""
    if not isinstance(pattern, str) or len(pattern) > _MAX_PATTERN_CHARS:
        return ""
    try:
        spelled = _PatternSpeller(pattern).spell()
    except (IndexError, RecursionError):
        return ""  # it ends within a group or a class, or is nested too deep
    return _JOINED_EDGES.sub(" ", spelled).replace(_WORD_EDGE, "")


class _PatternSpeller:
    """Spells one text of a pattern: of alternatives the first, and of what may be absent nothing."""

    def __init__(self, pattern: str) -> None:
        self._pattern = pattern
        self._at = 0

    def spell(self) -> str:
        """Return the text of the pattern, up to the end of the group in which the speller stands."""
        first: str | None = None
        spelled = ""
        while self._at < len(self._pattern) and self._pattern[self._at] != ")":
            if self._pattern[self._at] == "|":
                first = spelled if first is None else first
                spelled = ""
                self._at += 1
                continue
            item = self._spell_item()
            spelled += "" if self._skip_quantifier() else item
        return spelled if first is None else first

    def _spell_item(self) -> str:
        char = self._pattern[self._at]
        self._at += 1
        if char == "(":
            return self._spell_group()
        if char == "[":
            return self._spell_class()
        if char == "\\":
            escaped = self._pattern[self._at]
            self._at += 1
            return (
                _WORD_EDGE
                if escaped == "b"
                else ""
                if escaped in "BAZ"
                else _CLASS_EXAMPLES.get(escaped, escaped)
            )
        return {"^": "", "$": "", ".": "a"}.get(char, char)

    def _spell_group(self) -> str:
        name, seen = "", True
        if self._pattern.startswith("?", self._at):
            head = self._pattern[self._at : self._at + 3]
            if head.startswith("?P<"):
                end = self._pattern.index(">", self._at) if ">" in self._pattern[self._at :] else self._at
                name, self._at = self._pattern[self._at + 3 : end], end + 1
            else:
                seen = head[1] in ":>"  # what only looks ahead or behind is no part of the text
                self._at += 3 if head.startswith("?<") else 2
        inside = self.spell()
        self._at += 1
        return _GROUP_TEXTS.get(name, inside) if seen else ""

    def _spell_class(self) -> str:
        """Return a character of a class; of a class that excludes, a letter."""
        start = self._at
        excludes = self._pattern[start] == "^"
        self._at += 1 + excludes
        while self._pattern[self._at] != "]":
            self._at += 2 if self._pattern[self._at] == "\\" else 1
        self._at += 1
        if excludes:
            return "a"
        first = self._pattern[start]
        return (
            _CLASS_EXAMPLES.get(self._pattern[start + 1], self._pattern[start + 1])
            if first == "\\"
            else first
        )

    def _skip_quantifier(self) -> bool:
        """Step over a quantifier; return whether it allows zero occurrences."""
        rest = self._pattern[self._at : self._at + 1]
        if rest not in {"*", "+", "?", "{"} or not rest:
            return False
        absent = rest in "*?"
        if rest == "{":
            end = self._pattern.index("}", self._at) if "}" in self._pattern[self._at :] else -1
            counts = self._pattern[self._at + 1 : end] if end > 0 else ""
            if not counts.replace(",", "").isdigit():
                return False  # a brace of the text
            absent = counts.split(",")[0] in {"", "0"}
            self._at = end
        self._at += 1
        if self._pattern[self._at : self._at + 1] in {"?", "+"}:
            self._at += 1
        return absent
