"""One value out of a text that is nearly JSON or nearly Python: read from left to right, once, and never evaluated.

Clean JSON is read by the standard library's scanner. Everything else is read here, token by token and without
recursion; every liberty is noted with its place in the value. What stands for no value (an expression, a name) is kept
as its source text. Two values for one key, numbers that no JSON carries and more than 200 levels are errors.

It may not know tools, schemas, or which text is a call.
"""

import json
import re
from typing import Any

from callwright.core.reader.containers import Arguments, Open
from callwright.core.reader.cursor import past_space
from callwright.core.reader.notes import Broken, Notes, Path, TooDeep, excerpt
from callwright.core.reader.numbers import ENDS, LOOSE_NUMBER, NUMBER, float_of, number_of
from callwright.core.reader.strict import MAX_DEPTH
from callwright.core.reader.strings import bare, string

_COMMENT = re.compile(r"(?:#|//)[^\n]*+|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/")
_WORD = re.compile(r"(true|false|null|True|False|None)(?![\w.])" + ENDS)
_WORDS = {"true": True, "false": False, "null": None, "True": True, "False": False, "None": None}
_KEYWORD = re.compile(r"([^\W\d](?>(?:\w|\\_)*))\s*+(?:=(?!=)|:(?![:/]))")
_QUOTED_KEYWORD = re.compile(r"(?:\"([^\"\\\n]++)\"|'([^'\\\n]++)')\s*+[=:]")
_BARE_KEY = re.compile(r"((?>(?:\w|\\_|[-$])+))\s*+(?:=>|[:=])")
_QUOTED_KEY = re.compile(r"\s*+(?:=>|[:=])")
_ANOTHER = re.compile(r"[\"'{\[“‘]|[\w\\]++\s*+[:=]")
_CALLED = re.compile(r"[^\W\d][\w.]*+\(")
_NO_VALUE = frozenset("NaN nan Infinity inf undefined".split())
_SIMPLE_WORDS = re.compile(r"[\w\s.'’-]*+")

_CLOSER = {"[": "]", "{": "}", "(": ")", "f": ")"}
_STOPS = ("<", "```", "[/")
"""Where the text around a value goes on: a tag, a fence, a closing token."""


def read_value(
    text: str, pos: int, notes: Notes, *, python: bool = False, outer: str = ""
) -> tuple[Any, int]:
    """Read one value at ``pos``; ``outer`` are the closing brackets that the text around it waits for.

    Raises:
        Broken: it cannot be read.
    """
    clean = _clean(text, pos) if not python and _JSON_START.match(text, pos) else None
    return clean or _Machine(text, pos, notes, python=python, outer=outer).run()


def read_arguments(text: str, pos: int, notes: Notes, outer: str = "") -> tuple[Arguments, int]:
    """Read the arguments of a call, from after its opening bracket to after its closing one.

    Raises:
        Broken: they cannot be read.
    """
    machine = _Machine(text, pos, notes, python=True, outer=outer)
    machine.stack.append(Open("f"))
    return machine.run()


# --- clean JSON -------------------------------------------------------------------------------------------------


class _Twice(Exception):  # noqa: N818 - leaves the standard scanner, and nothing else
    pass


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Twice
    return found


def _refuse(_word: str) -> Any:
    raise _Twice


_JSON_START = re.compile(r"[{\[]\s*+(?:[\"\]}]|[{\[]\s*+[\"\]}{\[])|[^{\[]")
"""Where the standard scanner is asked: what it says of an error costs the length of the text before it."""
_scan = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_refuse, parse_float=float_of).raw_decode


_WINDOW = 16_384
"""Characters that are scanned first, far from the beginning: an error costs what stands before it."""


def _clean(text: str, pos: int) -> tuple[Any, int] | None:
    if pos <= _WINDOW:
        return _scanned(text, pos)
    window = text[pos : pos + _WINDOW]
    try:
        value, end = _scan(window)
    except json.JSONDecodeError as fault:
        cut = len(window) == _WINDOW and (fault.pos > _WINDOW - 16 or fault.msg.startswith("Unterminated"))
        return _scanned(text, pos) if cut else None
    except (ValueError, RecursionError, _Twice):
        return None
    return (value, pos + end) if end < _WINDOW else _scanned(text, pos)


def _scanned(text: str, pos: int) -> tuple[Any, int] | None:
    try:
        value, end = _scan(text, pos)
    except (ValueError, RecursionError, _Twice):
        return None
    return value, end


# --- everything else --------------------------------------------------------------------------------------------


_HALF_QUOTED = re.compile(r'(-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?)"')


class _Machine:
    def __init__(self, text: str, pos: int, notes: Notes, *, python: bool, outer: str) -> None:
        self.text = text
        self.pos = pos
        self.notes = notes
        self.python = python
        self.outer = outer
        self.stack: list[Open] = []
        self.result: Any = None
        self.done = False
        self.value_due = True

    @property
    def path(self) -> Path:
        """The place of the value that is being read."""
        return tuple(one.key for one in self.stack)

    def run(self) -> tuple[Any, int]:
        """Read on until the outermost value ends."""
        try:
            while not self.done:
                if self.value_due:
                    self._element()
                else:
                    self._separator()
        except Broken as fault:
            fault.vain = self.notes.vain
            raise
        return self.result, self.pos

    # --- where a value is due -----------------------------------------------------------------------------------

    def _element(self) -> None:
        """Read one value, or open or close a container."""
        sign = self._next()
        top = self.stack[-1] if self.stack else None
        if sign == "" or (top and self._stops()):
            self._end_of_text(complete=bool(top and not top.commas and not top.items))
        elif sign in ")]}":
            self._close(sign)
        elif sign == "," and top:
            self._stray_comma(top)
        elif top and top.kind in "{f" and not self._key(top):
            return
        else:
            self._value(self._next())

    def _stray_comma(self, top: Open) -> None:
        if not top.commas and not top.items:
            raise Broken("a comma stands where a value is due", self.pos)
        self.notes.add("extra_comma", self.path, ",", "")
        self.pos += 1

    def _value(self, sign: str) -> None:
        if sign in "[{(" and sign:
            self._open(sign)
            return
        if sign == "" or self._stops(strings=True):
            self._end_of_text(complete=False)
            return
        if not self._literal(sign):
            self._bare()

    def _open(self, sign: str) -> None:
        if len(self.stack) >= MAX_DEPTH:
            raise TooDeep(f"it is nested deeper than {MAX_DEPTH} levels", self.pos)
        self.stack.append(Open(sign))
        self.pos += 1

    def _literal(self, sign: str) -> bool:
        """A string, number or word; False when there is none."""
        word = _WORD.match(self.text, self.pos)
        if word:
            if not self.python and word[1][0] in "TFN":
                self.notes.add("python_literal", self.path, word[1], _WORDS[word[1]])
            self._put(_WORDS[word[1]], word.end())
            return True
        if sign.isdigit() or sign in "-+.":
            return self._number()
        return self._string()

    def _number(self) -> bool:
        number = NUMBER.match(self.text, self.pos)
        if number is None:
            number = LOOSE_NUMBER.match(self.text, self.pos)
            if number is None:
                return False
            if not self.python:
                self.notes.add("python_literal", self.path, number[0], number_of(number[0], self.pos))
        if number.end() == len(self.text):
            self.notes.cut = True
            self.notes.add("cut_off", self.path, number[0], "")
        self._put(number_of(number[0], self.pos), number.end())
        return True

    def _string(self) -> bool:
        found = string(self.text, self.pos, self.notes, self.path, python=self.python)
        if found is None:
            return False
        if not found.closed:
            self.notes.cut = True
            self.notes.add("cut_off", self.path, found.value[-20:], "")
        self._put(found.value, found.end)
        return True

    def _bare(self) -> None:
        found = bare(self.text, self.pos)
        if not found.value:
            raise Broken("a value is missing", self.pos)
        if self._joins(found.value, found.end):
            return
        number = _HALF_QUOTED.fullmatch(found.value) if not self.python else None
        if number:
            self.notes.add("half_quoted", self.path, found.value, number[1])
            self._put(json.loads(number[1]), found.end)
            return
        self.notes.add(_kind(found.value), self.path, found.value, f'"{excerpt(found.value)}"')
        if found.end >= len(self.text):
            self.notes.cut = True
            self.notes.add("cut_off", self.path, found.value[-20:], "")
        self._put(found.value, found.end)

    def _joins(self, source: str, end: int) -> bool:
        """Whether unquoted words go on behind a comma: ``place=New York, NY``."""
        top = self.stack[-1] if self.stack else None
        if top is None or not isinstance(top.items, Arguments) or _kind(source) != "bare_word":
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

    def _key(self, top: Open) -> bool:
        """Read the key of the next value, if there must or may be one; False when the text ended or it closed."""
        name = self._keyword() if top.kind == "f" else self._object_key(top)
        if name is None:
            return top.kind == "f"
        top.key = name
        return True

    def _keyword(self) -> str | None:
        quoted = _QUOTED_KEYWORD.match(self.text, self.pos)
        found = quoted or _KEYWORD.match(self.text, self.pos)
        if found is None:
            return None
        self.pos = found.end()
        return self._plain_name(found[1]) if found[1] is not None else found[2]

    def _plain_name(self, name: str) -> str:
        """A name that stands without quotes, without the backslashes of Markdown."""
        if "\\" in name:
            self.notes.add("escaped_underscore", self.path, name, name.replace("\\", ""))
        return name.replace("\\", "")

    def _object_key(self, top: Open) -> str | None:
        if self.text[self.pos] in "\"'“‘<":
            return self._quoted_key(top)
        found = _BARE_KEY.match(self.text, self.pos)
        if found is None:
            raise Broken("a key is missing", self.pos)
        self.notes.add("unquoted_key", self.path, found[1], f'"{excerpt(found[1])}"')
        self.pos = found.end()
        return self._plain_name(found[1])

    def _quoted_key(self, top: Open) -> str | None:
        top.key = ""
        found = string(self.text, self.pos, self.notes, self.path, python=self.python)
        after = _QUOTED_KEY.match(self.text, found.end) if found else None
        if found and after:
            self.pos = after.end()
            return found.value
        if found and found.end >= len(self.text.rstrip()):
            self.pos = len(self.text)
            self._end_of_text(complete=False)
            return None
        raise Broken("a key is not followed by a value", self.pos)

    # --- after a value ------------------------------------------------------------------------------------------

    def _separator(self) -> None:
        """Go on after a value: another one is due, or its container is closed."""
        sign = self._next()
        if sign == ",":
            self.pos += 1
            self.stack[-1].commas += 1
            self.value_due = True
            self._after_comma(self.stack[-1])
        elif sign == "" or self._stops():
            self._end_of_text(complete=True)
        elif sign in ")]}":
            self._close(sign)
        elif _ANOTHER.match(self.text, self.pos):
            self.notes.add("missing_comma", self.path, "", ",")
            self.value_due = True
        else:
            raise Broken("something stands between two values", self.pos)

    def _after_comma(self, top: Open) -> None:
        if not self.python and self._next() == _CLOSER[top.kind]:
            self.notes.add("trailing_comma", self.path, ",", "")

    def _close(self, sign: str) -> None:
        if not self.stack:
            raise Broken("a bracket closes what nothing has opened", self.pos)
        while self.stack and _CLOSER[self.stack[-1].kind] != sign:
            if sign not in [_CLOSER[one.kind] for one in self.stack] and sign not in self.outer:
                self.notes.add("extra_bracket", self.path, sign, "")
                self.pos += 1
                return
            self.notes.add("missing_bracket", self.path[:-1], "", _CLOSER[self.stack[-1].kind])
            self._pop(self.pos)
            if self.done:
                return
        self._pop(self.pos + 1)

    def _pop(self, end: int) -> None:
        closed = self.stack.pop()
        items = closed.items
        if closed.kind == "(":
            items = self._tuple(closed)
        self._put(items, end)

    def _tuple(self, closed: Open) -> Any:
        self.notes.add("tuple", (*self.path, closed.key), "()", "[]")
        return closed.items if closed.commas or not closed.items else closed.items[0]

    def _end_of_text(self, *, complete: bool) -> None:
        """The text ends, or goes on with something else, before everything is closed."""
        ended = self.pos >= len(self.text)
        self.notes.cut = self.notes.cut or ended
        if not self.stack:
            raise Broken("it ends too early", self.pos)
        step = "missing_bracket" if complete and not ended else "unclosed" if complete else "cut_off"
        while self.stack:
            self.notes.add(step, self.path[:-1], "", _CLOSER[self.stack[-1].kind])
            self._pop(self.pos)

    # --- places -------------------------------------------------------------------------------------------------

    def _put(self, value: Any, end: int) -> None:
        self.pos = end
        self.value_due = False
        if self.stack:
            self.stack[-1].put(value, end)
        else:
            self.result, self.done = value, True

    def _stops(self, *, strings: bool = False) -> bool:
        text, pos = self.text, self.pos
        if strings and text.startswith(('<|"|>', "<escape>"), pos):
            return False
        return (
            text[pos] in "<`["
            and text.startswith(_STOPS, pos)
            and not text.startswith(('<|"|>', "<escape>"), pos)
        )

    def _next(self) -> str:
        """The next sign that is neither space nor comment; "" at the end."""
        while True:
            start, self.pos = self.pos, past_space(self.text, self.pos)
            strange = self.text[start : self.pos].strip(" \t\r\n")
            if strange and not self.python:
                self.notes.add("strange_blank", self.path, strange, " ")
            sign = self.text[self.pos : self.pos + 1]
            comment = _COMMENT.match(self.text, self.pos) if sign in ("#", "/") else None
            if comment is None:
                return sign
            self.notes.add("comment", self.path, comment[0], "")
            self.pos = comment.end()


def _kind(source: str) -> str:
    """The step that a piece of source text needs: plain words, or something that would have to be worked out."""
    if _SIMPLE_WORDS.fullmatch(source):
        return "expression" if source.lstrip("-+") in _NO_VALUE else "bare_word"
    return "nested_call" if _CALLED.match(source) else "expression"
