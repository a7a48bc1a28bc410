"""Strings and source text inside a value: quotes of all kinds, escapes of JSON and Python, and unquoted text.

Every character is kept. A string is decoded as JSON and Python would; where the two differ, by the notation of the
surrounding text.
"""

import re
from typing import NamedTuple

from callwright.core.reader.cursor import skip_pattern
from callwright.core.reader.reading_notes import Notes, ValuePath
from callwright.core.text.late_pattern import compile_late

_RAW_PREFIX = compile_late(r"[rR](?=[\"'])")
_OPENING_MARKS = compile_late(r"\"\"\"|'''|[\"'“‘「『]|<\|\"\|>|<escape>")
_CLOSING_MARKS = {"“": "”", "‘": "’", "「": "」", "『": "』"}
_PLAIN_STRING = {
    '"': compile_late(r'"([^"\\\x00-\x1f]*+)"'),
    "'": compile_late(r"'([^'\\\x00-\x1f]*+)'"),
}
_STRING_BODY = {
    '"': compile_late(r'(?>(?:[^"\\]|\\.)*)', re.DOTALL),
    "'": compile_late(r"(?>(?:[^'\\]|\\.)*)", re.DOTALL),
    "”": compile_late(r"(?>(?:[^”\\]|\\.)*)", re.DOTALL),
    "’": compile_late(r"(?>(?:[^’\\]|\\.)*)", re.DOTALL),
    "」": compile_late(r"(?>(?:[^」\\]|\\.)*)", re.DOTALL),
    "』": compile_late(r"(?>(?:[^』\\]|\\.)*)", re.DOTALL),
}
STRING_FOLLOWER = compile_late(r"\s*+(?:[,:}\])]|$|</|```)|\s++[\"'][\w ]{1,80}[\"']\s*+:")
"""What may follow a string."""

_ESCAPE = compile_late(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|U([0-9a-fA-F]{8})|(\n)|(.))", re.DOTALL)
_SIMPLE_ESCAPES = {
    '"': '"', "'": "'", "\\": "\\", "n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f",
}  # fmt: skip
_PYTHON_ESCAPES = {"a": "\a", "v": "\v", "0": "\0"}
MAX_QUOTE_SEARCH_CHARS = 20_000
"""Characters in which the end of a string with quotes in it is searched."""


class StringLiteral(NamedTuple):
    """A parsed string and the position after it. ``closed`` is False when the text ended first."""

    value: str
    end: int
    closed: bool = True


def read_string(text: str, pos: int, notes: Notes, path: ValuePath, *, python: bool) -> StringLiteral | None:
    """Read the string that begins at ``pos``; None when there is none, or when it is part of an expression."""
    found = _PLAIN_STRING.get(text[pos])
    plain = found.match(text, pos) if found else None
    if plain and STRING_FOLLOWER.match(text, plain.end()):
        if not python and text[pos] == "'":
            notes.add("python_literal", path, "'", '"')
        return StringLiteral(plain[1], plain.end())
    raw = _RAW_PREFIX.match(text, pos)
    start = raw.end() if raw else pos
    opener = _OPENING_MARKS.match(text, start)
    if opener is None:
        return None
    return _read_quoted(text, opener, notes, path, python=python, raw=raw is not None)


def _read_quoted(
    text: str, opener: re.Match[str], notes: Notes, path: ValuePath, *, python: bool, raw: bool
) -> StringLiteral | None:
    mark = opener[0]
    if len(mark) > 1:
        return _read_delimited(text, opener, notes, path, python=python)
    closer = _CLOSING_MARKS.get(mark, mark)
    if mark in _CLOSING_MARKS:
        notes.add("smart_quotes", path, mark, '"')
    elif (mark == "'" or raw) and not python:
        notes.add("python_literal", path, mark, '"')
    end = skip_pattern(_STRING_BODY[closer], text, opener.end())
    if end >= len(text):
        return StringLiteral(
            _unescape_body(text[opener.end() : end], notes, path, python=python), end, closed=False
        )
    if not STRING_FOLLOWER.match(text, end + 1):
        further = _find_later_quote(text, end, closer, notes)
        if further is None:
            return None
        step = "apostrophe" if _are_apostrophes(text, end, further) else "inner_quote"
        notes.add(step, path, text[end : end + 12], "")
        end = further
    body = text[opener.end() : end]
    value = body if raw else _unescape_body(body, notes, path, python=python)
    return StringLiteral(value, end + 1)


def _read_delimited(
    text: str, opener: re.Match[str], notes: Notes, path: ValuePath, *, python: bool
) -> StringLiteral:
    """Read a string between markers of several characters: Python's triple quotes, and the delimiters of Gemma."""
    mark = opener[0]
    end = text.find(mark, opener.end())
    closed = end >= 0
    body = text[opener.end() : end] if closed else text[opener.end() :]
    if mark[0] == "<":
        return StringLiteral(body, end + len(mark) if closed else len(text), closed)
    if not python:
        notes.add("python_literal", path, mark, '"')
    value = _unescape_body(body, notes, path, python=True, multiline=True)
    return StringLiteral(value, end + 3 if closed else len(text), closed)


def _find_later_quote(text: str, end: int, closer: str, notes: Notes) -> int | None:
    """Return the next quote after ``end`` with a valid follower on the same line. A failed search is not repeated."""
    line = text.find("\n", end, end + MAX_QUOTE_SEARCH_CHARS)
    upto = min(len(text), end + MAX_QUOTE_SEARCH_CHARS) if line < 0 else line + 1
    begin = max(end + 1, notes.searched_until.get(closer, 0))
    at = text.find(closer, begin, upto)
    while at >= 0:
        if text[at - 1] != "\\" and STRING_FOLLOWER.match(text, at + 1):
            return at
        at = text.find(closer, at + 1, upto)
    notes.searched_until[closer] = max(upto, begin)
    notes.vain += max(0, upto - begin)
    return None


_INNER_APOSTROPHE = compile_late(r"(?<=[^\W\d_])'(?=[^\W\d_])")


def _are_apostrophes(text: str, first: int, last: int) -> bool:
    """Return whether every quote from the first one on, and before the last, is between two letters: ``it's``."""
    return text[last] == "'" and len(_INNER_APOSTROPHE.findall(text, first - 1, last)) == text.count(
        "'", first, last
    )


_RAW_LINE_BREAK = compile_late(r"[\n\r]")
_CONTROL_CHARACTER = compile_late(r"[\x00-\x1f]")


def _unescape_body(body: str, notes: Notes, path: ValuePath, *, python: bool, multiline: bool = False) -> str:
    if not multiline and (_RAW_LINE_BREAK if python else _CONTROL_CHARACTER).search(body):
        notes.add("raw_newline", path, "\n", "\\n")
    if "\\" not in body:
        return body

    def meaning(escape: re.Match[str]) -> str:
        four, two, eight, line, sign = escape.groups()
        code = four or two or eight
        if four is None and not python and (code is not None or line is not None):
            notes.add("python_literal", path, escape[0], "\\u")
        if code is not None:
            return chr(int(code, 16)) if int(code, 16) < 0x110000 else escape[0]
        if line is not None:
            return "" if python else "\n"
        return _unescape_sign(sign, escape[0], notes, path, python=python)

    return _join_surrogates(_ESCAPE.sub(meaning, body))


def _unescape_sign(sign: str, whole: str, notes: Notes, path: ValuePath, *, python: bool) -> str:
    if sign in _SIMPLE_ESCAPES:
        return _SIMPLE_ESCAPES[sign]
    if sign == "/" and not python:
        return "/"
    if sign == "_":
        notes.add("escaped_underscore", path, "\\_", "_")
        return "_"
    if sign in _PYTHON_ESCAPES and python:
        return _PYTHON_ESCAPES[sign]
    notes.add("kept_backslash", path, whole, f"\\{whole}")
    return whole


def _join_surrogates(value: str) -> str:
    """Join two escaped surrogates to their character; a lone one stays, and the whole document is rejected."""
    if not any("\ud800" <= sign <= "\udfff" for sign in value):
        return value
    return (
        value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
        if _are_surrogates_paired(value)
        else value
    )


_LONE_SURROGATE = compile_late(r"[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]")


def _are_surrogates_paired(value: str) -> bool:
    return _LONE_SURROGATE.search(value) is None


_UNQUOTED_RUN = compile_late(r"[^,()\[\]{}\"'\n<`;]++")
_BRACKET_PAIRS = {"(": ")", "[": "]", "{": "}"}
_SHORT_STRING = compile_late(r"\"(?>(?:[^\"\\\n]|\\.)*)\"|'(?>(?:[^'\\\n]|\\.)*)'")


def read_unquoted(text: str, pos: int) -> StringLiteral:
    """Read unquoted source text at ``pos`` up to the end of the value, with brackets and strings complete."""
    start = pos
    closers: list[str] = []
    while pos < len(text):
        run = _UNQUOTED_RUN.match(text, pos)
        if run:
            pos = run.end()
            continue
        sign = text[pos]
        if not closers and sign in ",)]}\n<`;":
            break
        quoted = _SHORT_STRING.match(text, pos) if sign in "\"'" else None
        if sign in _BRACKET_PAIRS:
            closers.append(_BRACKET_PAIRS[sign])
        elif closers and sign == closers[-1]:
            closers.pop()
        elif closers and sign in ")]}":
            break
        pos = quoted.end() if quoted else pos + 1
    return StringLiteral(text[start:pos].rstrip(), pos, closed=not closers)
