"""Parse one value from a text that is nearly JSON or nearly Python: in one pass from left to right, never evaluated.

Clean JSON is read by the standard library's scanner. Everything else is read here, token by token and without
recursion; every repair is noted with its path in the value. An expression or a name is kept
as its source text. Duplicate keys, numbers that JSON cannot represent and more than 200 levels are errors.

It may not know tools, schemas, or which text is a call.
"""

import json
import re
from typing import Any

from callwright.core.reader import reading_reasons
from callwright.core.reader.containers import CallArguments, OpenContainer
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.number_literals import (
    JSON_NUMBER,
    LOOSE_NUMBER,
    VALUE_END,
    parse_float,
    parse_number,
)
from callwright.core.reader.reading_notes import BrokenTextError, Notes, TooDeepError, ValuePath, make_excerpt
from callwright.core.reader.strict_json import MAX_DEPTH
from callwright.core.reader.string_literals import read_string, read_unquoted

_LINE_COMMENT = re.compile(r"(?:#|//)[^\n]*+")
_LITERAL_WORD = re.compile(r"(true|false|null|True|False|None)(?![\w.])" + VALUE_END)
_LITERAL_VALUES = {"true": True, "false": False, "null": None, "True": True, "False": False, "None": None}
_KEYWORD = re.compile(r"([^\W\d](?>(?:\w|\\_)*))\s*+(?:=(?!=)|:(?![:/]))")
_QUOTED_KEYWORD = re.compile(r"(?:\"([^\"\\\n]++)\"|'([^'\\\n]++)')\s*+[=:]")
_BARE_KEY = re.compile(r"((?>(?:\w|\\_|[-$])+))\s*+(?:=>|[:=])")
_QUOTED_KEY = re.compile(r"\s*+(?:=>|[:=])")
_NEXT_VALUE_START = re.compile(r"[\"'{\[“‘]|[\w\\]++\s*+[:=]")
_CALL_EXPRESSION = re.compile(r"[^\W\d][\w.]*+\(")
_NON_JSON_WORDS = frozenset("NaN nan Infinity inf undefined".split())
_SIMPLE_WORDS = re.compile(r"[\w\s.'’-]*+")

_CLOSING_BRACKETS = {"[": "]", "{": "}", "(": ")", "f": ")"}
_VALUE_STOPS = ("<", "```", "[/")
"""Where the text after a value continues: a tag, a fence, a closing token."""


def read_value(
    text: str, pos: int, notes: Notes, *, python: bool = False, outer: str = ""
) -> tuple[Any, int]:
    """Read one value at ``pos``; ``outer`` are the closing brackets that end the surrounding text.

    Raises:
        BrokenTextError: it cannot be read.
    """
    clean = _read_clean_json(text, pos) if not python and _JSON_START.match(text, pos) else None
    return clean or _LiteralParser(text, pos, notes, python=python, outer=outer).run()


def read_arguments(text: str, pos: int, notes: Notes, outer: str = "") -> tuple[CallArguments, int]:
    """Read the arguments of a call, from after its opening bracket to after its closing one.

    Raises:
        BrokenTextError: they cannot be read.
    """
    machine = _LiteralParser(text, pos, notes, python=True, outer=outer)
    machine.stack.append(OpenContainer("f"))
    return machine.run()


# --- clean JSON -------------------------------------------------------------------------------------------------


class _NotCleanJsonError(Exception):
    pass


def _build_unique_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) != len(pairs):
        raise _NotCleanJsonError
    return values


def _refuse_constant(_word: str) -> Any:
    raise _NotCleanJsonError


_JSON_START = re.compile(r"[{\[]\s*+(?:[\"\]}]|[{\[]\s*+[\"\]}{\[])|[^{\[]")
"""Where the standard scanner is tried: its error handling costs the length of the text before the error."""
_scan_json = json.JSONDecoder(
    object_pairs_hook=_build_unique_object, parse_constant=_refuse_constant, parse_float=parse_float
).raw_decode


_SCAN_WINDOW_CHARS = 16_384
"""Number of characters scanned first, far from the beginning: an error costs the length of the text before it."""


def _read_clean_json(text: str, pos: int) -> tuple[Any, int] | None:
    if pos <= _SCAN_WINDOW_CHARS:
        return _try_scan_json(text, pos)
    window = text[pos : pos + _SCAN_WINDOW_CHARS]
    try:
        value, end = _scan_json(window)
    except json.JSONDecodeError as fault:
        cut = len(window) == _SCAN_WINDOW_CHARS and (
            fault.pos > _SCAN_WINDOW_CHARS - 16 or fault.msg.startswith("Unterminated")
        )
        return _try_scan_json(text, pos) if cut else None
    except (ValueError, RecursionError, _NotCleanJsonError):
        return None
    return (value, pos + end) if end < _SCAN_WINDOW_CHARS else _try_scan_json(text, pos)


def _try_scan_json(text: str, pos: int) -> tuple[Any, int] | None:
    try:
        value, end = _scan_json(text, pos)
    except (ValueError, RecursionError, _NotCleanJsonError):
        return None
    return value, end


# --- everything else --------------------------------------------------------------------------------------------


_HALF_QUOTED_NUMBER = re.compile(r'(-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?)"')


class _LiteralParser:
    def __init__(self, text: str, pos: int, notes: Notes, *, python: bool, outer: str) -> None:
        self.text = text
        self.pos = pos
        self.notes = notes
        self.python = python
        self.outer = outer
        self.stack: list[OpenContainer] = []
        self.result: Any = None
        self.done = False
        self.value_due = True

    @property
    def path(self) -> ValuePath:
        """Return the path of the value that is being read."""
        return tuple(one.key for one in self.stack)

    def run(self) -> tuple[Any, int]:
        """Read until the outermost value ends."""
        try:
            while not self.done:
                if self.value_due:
                    self._read_element()
                else:
                    self._read_separator()
        except BrokenTextError as fault:
            fault.vain = self.notes.vain
            raise
        return self.result, self.pos

    # --- values -------------------------------------------------------------------------------------------------

    def _read_element(self) -> None:
        """Read one value, or open or close a container."""
        sign = self._peek_next_character()
        top = self.stack[-1] if self.stack else None
        if sign == "" or (top and self._is_at_stop()):
            self._close_at_text_end(complete=bool(top and not top.commas and not top.items))
        elif sign in ")]}":
            self._close_container(sign)
        elif sign == "," and top:
            self._skip_stray_comma(top)
        elif top and top.kind in "{f" and not self._read_key(top):
            return
        else:
            self._read_element_value(self._peek_next_character())

    def _skip_stray_comma(self, top: OpenContainer) -> None:
        if not top.commas and not top.items:
            raise BrokenTextError(reading_reasons.COMMA_INSTEAD_OF_VALUE(), self.pos)
        self.notes.add("extra_comma", self.path, ",", "")
        self.pos += 1

    def _read_element_value(self, sign: str) -> None:
        if sign in "[{(" and sign:
            self._open_container(sign)
            return
        if sign == "" or self._is_at_stop(strings=True):
            self._close_at_text_end(complete=False)
            return
        if not self._read_literal(sign):
            self._read_unquoted_value()

    def _open_container(self, sign: str) -> None:
        if len(self.stack) >= MAX_DEPTH:
            raise TooDeepError(reading_reasons.NESTED_TOO_DEEPLY(most=MAX_DEPTH), self.pos)
        self.stack.append(OpenContainer(sign))
        self.pos += 1

    def _read_literal(self, sign: str) -> bool:
        """A string, number or word; False when there is none."""
        word = _LITERAL_WORD.match(self.text, self.pos)
        if word:
            if not self.python and word[1][0] in "TFN":
                self.notes.add("python_literal", self.path, word[1], _LITERAL_VALUES[word[1]])
            self._store_value(_LITERAL_VALUES[word[1]], word.end())
            return True
        if sign.isdigit() or sign in "-+.":
            return self._read_number()
        return self._read_string_literal()

    def _read_number(self) -> bool:
        number = JSON_NUMBER.match(self.text, self.pos)
        if number is None:
            number = LOOSE_NUMBER.match(self.text, self.pos)
            if number is None:
                return False
            if not self.python:
                self.notes.add("python_literal", self.path, number[0], parse_number(number[0], self.pos))
        if number.end() == len(self.text):
            self.notes.cut = True
            self.notes.add("cut_off", self.path, number[0], "")
        self._store_value(parse_number(number[0], self.pos), number.end())
        return True

    def _read_string_literal(self) -> bool:
        literal = read_string(self.text, self.pos, self.notes, self.path, python=self.python)
        if literal is None:
            return False
        if not literal.closed:
            self.notes.cut = True
            self.notes.add("cut_off", self.path, literal.value[-20:], "")
        self._store_value(literal.value, literal.end)
        return True

    def _read_unquoted_value(self) -> None:
        literal = read_unquoted(self.text, self.pos)
        if not literal.value:
            raise BrokenTextError(reading_reasons.VALUE_MISSING(), self.pos)
        if self._join_unquoted_words(literal.value, literal.end):
            return
        number = _HALF_QUOTED_NUMBER.fullmatch(literal.value) if not self.python else None
        if number:
            self.notes.add("half_quoted", self.path, literal.value, number[1])
            self._store_value(json.loads(number[1]), literal.end)
            return
        self.notes.add(
            _classify_source(literal.value), self.path, literal.value, f'"{make_excerpt(literal.value)}"'
        )
        if literal.end >= len(self.text):
            self.notes.cut = True
            self.notes.add("cut_off", self.path, literal.value[-20:], "")
        self._store_value(literal.value, literal.end)

    def _join_unquoted_words(self, source: str, end: int) -> bool:
        """Return whether unquoted words continue behind a comma: ``place=New York, NY``."""
        top = self.stack[-1] if self.stack else None
        if top is None or not isinstance(top.items, CallArguments) or _classify_source(source) != "bare_word":
            return False
        if isinstance(top.key, str):
            top.items.last_bare = top.key
            return False
        key = top.items.last_bare
        if key is None or list(top.items.named)[-1] != key or top.items.positional:
            return False
        top.items.named[key] = f"{top.items.named[key]}, {source}"
        self.notes.add("joined_words", (key,), source, top.items.named[key])
        self.pos, self.value_due = end, False
        return True

    # --- keys ---------------------------------------------------------------------------------------------------

    def _read_key(self, top: OpenContainer) -> bool:
        """Read the key of the next value, if there must or may be one; False when the text ended or the container closed."""
        name = self._read_keyword() if top.kind == "f" else self._read_object_key(top)
        if name is None:
            return top.kind == "f"
        top.key = name
        return True

    def _read_keyword(self) -> str | None:
        quoted = _QUOTED_KEYWORD.match(self.text, self.pos)
        match = quoted or _KEYWORD.match(self.text, self.pos)
        if match is None:
            return None
        self.pos = match.end()
        return self._unescape_name(match[1]) if match[1] is not None else match[2]

    def _unescape_name(self, name: str) -> str:
        """Remove Markdown's backslashes from an unquoted name."""
        if "\\" in name:
            self.notes.add("escaped_underscore", self.path, name, name.replace("\\", ""))
        return name.replace("\\", "")

    def _read_object_key(self, top: OpenContainer) -> str | None:
        if self.text[self.pos] in "\"'“‘<":
            return self._read_quoted_key(top)
        match = _BARE_KEY.match(self.text, self.pos)
        if match is None:
            raise BrokenTextError(reading_reasons.KEY_MISSING(), self.pos)
        self.notes.add("unquoted_key", self.path, match[1], f'"{make_excerpt(match[1])}"')
        self.pos = match.end()
        return self._unescape_name(match[1])

    def _read_quoted_key(self, top: OpenContainer) -> str | None:
        top.key = ""
        literal = read_string(self.text, self.pos, self.notes, self.path, python=self.python)
        after = _QUOTED_KEY.match(self.text, literal.end) if literal else None
        if literal and after:
            self.pos = after.end()
            return literal.value
        if literal and literal.end >= len(self.text.rstrip()):
            self.pos = len(self.text)
            self._close_at_text_end(complete=False)
            return None
        raise BrokenTextError(reading_reasons.KEY_WITHOUT_VALUE(), self.pos)

    # --- after a value ------------------------------------------------------------------------------------------

    def _read_separator(self) -> None:
        """Read the separator after a value, or the end of its container."""
        sign = self._peek_next_character()
        if sign == ",":
            self.pos += 1
            self.stack[-1].commas += 1
            self.value_due = True
            self._note_trailing_comma(self.stack[-1])
        elif sign == "" or self._is_at_stop():
            self._close_at_text_end(complete=True)
        elif sign in ")]}":
            self._close_container(sign)
        elif _NEXT_VALUE_START.match(self.text, self.pos):
            self.notes.add("missing_comma", self.path, "", ",")
            self.value_due = True
        else:
            raise BrokenTextError(reading_reasons.TEXT_BETWEEN_VALUES(), self.pos)

    def _note_trailing_comma(self, top: OpenContainer) -> None:
        if not self.python and self._peek_next_character() == _CLOSING_BRACKETS[top.kind]:
            self.notes.add("trailing_comma", self.path, ",", "")

    def _close_container(self, sign: str) -> None:
        if not self.stack:
            raise BrokenTextError(reading_reasons.UNOPENED_BRACKET(), self.pos)
        while self.stack and _CLOSING_BRACKETS[self.stack[-1].kind] != sign:
            if sign not in [_CLOSING_BRACKETS[one.kind] for one in self.stack] and sign not in self.outer:
                self.notes.add("extra_bracket", self.path, sign, "")
                self.pos += 1
                return
            self.notes.add("missing_bracket", self.path[:-1], "", _CLOSING_BRACKETS[self.stack[-1].kind])
            self._pop_container(self.pos)
            if self.done:
                return
        self._pop_container(self.pos + 1)

    def _pop_container(self, end: int) -> None:
        closed = self.stack.pop()
        items = closed.items
        if closed.kind == "(":
            items = self._convert_tuple(closed)
        self._store_value(items, end)

    def _convert_tuple(self, closed: OpenContainer) -> Any:
        self.notes.add("tuple", (*self.path, closed.key), "()", "[]")
        return closed.items if closed.commas or not closed.items else closed.items[0]

    def _close_at_text_end(self, *, complete: bool) -> None:
        """Close all open containers where the text ends, or continues with other text."""
        ended = self.pos >= len(self.text)
        self.notes.cut = self.notes.cut or ended
        if not self.stack:
            raise BrokenTextError(reading_reasons.ENDS_TOO_EARLY(), self.pos)
        step = "missing_bracket" if complete and not ended else "unclosed" if complete else "cut_off"
        while self.stack:
            self.notes.add(step, self.path[:-1], "", _CLOSING_BRACKETS[self.stack[-1].kind])
            self._pop_container(self.pos)

    # --- positions ----------------------------------------------------------------------------------------------

    def _store_value(self, value: Any, end: int) -> None:
        self.pos = end
        self.value_due = False
        if self.stack:
            self.stack[-1].put(value, end)
        else:
            self.result, self.done = value, True

    def _is_at_stop(self, *, strings: bool = False) -> bool:
        text, pos = self.text, self.pos
        if strings and text.startswith(('<|"|>', "<escape>"), pos):
            return False
        return (
            text[pos] in "<`["
            and text.startswith(_VALUE_STOPS, pos)
            and not text.startswith(('<|"|>', "<escape>"), pos)
        )

    def _peek_next_character(self) -> str:
        """Return the next character that is neither space nor comment; "" at the end."""
        while True:
            start, self.pos = self.pos, skip_whitespace(self.text, self.pos)
            strange = self.text[start : self.pos].strip(" \t\r\n")
            if strange and not self.python:
                self.notes.add("strange_blank", self.path, strange, " ")
            sign = self.text[self.pos : self.pos + 1]
            end = _find_comment_end(self.text, self.pos) if sign in ("#", "/") else -1
            if end < 0:
                return sign
            self.notes.add("comment", self.path, self.text[self.pos : end], "")
            self.pos = end


def _find_comment_end(text: str, pos: int) -> int:
    """Return the end of the comment that begins here, -1 if none does, or if it is not closed.

    An unclosed one is looked for at every bracket of a text, so that this must be a plain search: a pattern takes hundreds of times longer.
    """
    if text.startswith("/*", pos):
        closed = text.find("*/", pos + 2)
        return -1 if closed < 0 else closed + 2
    comment = _LINE_COMMENT.match(text, pos)
    return -1 if comment is None else comment.end()


def _classify_source(source: str) -> str:
    """Return the step that a piece of source text needs: plain words, or an expression that would need evaluation."""
    if _SIMPLE_WORDS.fullmatch(source):
        return "expression" if source.lstrip("-+") in _NON_JSON_WORDS else "bare_word"
    return "nested_call" if _CALL_EXPRESSION.match(source) else "expression"
