"""Strings and source text inside a value: quotes of all kinds, escapes of JSON and Python, and what stands unquoted.

Every character is kept. What a string means is read as JSON and Python would; where the two differ, as the text around
it is written.
"""

import re
from typing import NamedTuple

from callwright.core.reader.cursor import past
from callwright.core.reader.notes import Notes, Path

_PREFIX = re.compile(r"[rR](?=[\"'])")
_OPENERS = re.compile(r"\"\"\"|'''|[\"'“‘「『]|<\|\"\|>|<escape>")
_CLOSERS = {"“": "”", "‘": "’", "「": "」", "『": "』"}
_PLAIN = {
    '"': re.compile(r'"([^"\\\x00-\x1f]*+)"'),
    "'": re.compile(r"'([^'\\\x00-\x1f]*+)'"),
}
_BODY = {
    '"': re.compile(r'(?>(?:[^"\\]|\\.)*)', re.DOTALL),
    "'": re.compile(r"(?>(?:[^'\\]|\\.)*)", re.DOTALL),
    "”": re.compile(r"(?>(?:[^”\\]|\\.)*)", re.DOTALL),
    "’": re.compile(r"(?>(?:[^’\\]|\\.)*)", re.DOTALL),
    "」": re.compile(r"(?>(?:[^」\\]|\\.)*)", re.DOTALL),
    "』": re.compile(r"(?>(?:[^』\\]|\\.)*)", re.DOTALL),
}
AFTER = re.compile(r"\s*+(?:[,:}\])]|$|</|```)|\s++[\"'][\w ]{1,80}[\"']\s*+:")
"""What may follow a string."""

_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|U([0-9a-fA-F]{8})|(\n)|(.))", re.DOTALL)
_SIMPLE = {
    '"': '"', "'": "'", "\\": "\\", "n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f",
}  # fmt: skip
_PYTHON = {"a": "\a", "v": "\v", "0": "\0"}
REACH = 20_000
"""Characters in which the end of a string with quotes in it is looked for."""


class Text(NamedTuple):
    """A string that was read, and where the text goes on. ``closed`` is False when the text ended first."""

    value: str
    end: int
    closed: bool = True


def string(text: str, pos: int, notes: Notes, path: Path, *, python: bool) -> Text | None:
    """Read the string that begins at ``pos``; None when none does, or when it is part of an expression."""
    found = _PLAIN.get(text[pos])
    plain = found.match(text, pos) if found else None
    if plain and AFTER.match(text, plain.end()):
        if not python and text[pos] == "'":
            notes.add("python_literal", path, "'", '"')
        return Text(plain[1], plain.end())
    raw = _PREFIX.match(text, pos)
    start = raw.end() if raw else pos
    opener = _OPENERS.match(text, start)
    if opener is None:
        return None
    return _quoted(text, opener, notes, path, python=python, raw=raw is not None)


def _quoted(
    text: str, opener: re.Match[str], notes: Notes, path: Path, *, python: bool, raw: bool
) -> Text | None:
    mark = opener[0]
    if len(mark) > 1:
        return _fenced(text, opener, notes, path, python=python)
    closer = _CLOSERS.get(mark, mark)
    if mark in _CLOSERS:
        notes.add("smart_quotes", path, mark, '"')
    elif (mark == "'" or raw) and not python:
        notes.add("python_literal", path, mark, '"')
    end = past(_BODY[closer], text, opener.end())
    if end >= len(text):
        return Text(_unescaped(text[opener.end() : end], notes, path, python=python), end, closed=False)
    if not AFTER.match(text, end + 1):
        further = _further(text, end, closer, notes)
        if further is None:
            return None
        step = "apostrophe" if _are_apostrophes(text, end, further) else "inner_quote"
        notes.add(step, path, text[end : end + 12], "")
        end = further
    body = text[opener.end() : end]
    value = body if raw else _unescaped(body, notes, path, python=python)
    return Text(value, end + 1)


def _fenced(text: str, opener: re.Match[str], notes: Notes, path: Path, *, python: bool) -> Text:
    """Strings between marks of several characters: Python's triple quotes, and the delimiters of Gemma."""
    mark = opener[0]
    end = text.find(mark, opener.end())
    closed = end >= 0
    body = text[opener.end() : end] if closed else text[opener.end() :]
    if mark[0] == "<":
        return Text(body, end + len(mark) if closed else len(text), closed)
    if not python:
        notes.add("python_literal", path, mark, '"')
    value = _unescaped(body, notes, path, python=True, multiline=True)
    return Text(value, end + 3 if closed else len(text), closed)


def _further(text: str, end: int, closer: str, notes: Notes) -> int | None:
    """The next quote after ``end`` that something can follow, on the same line. What was looked through in vain is not again."""
    line = text.find("\n", end, end + REACH)
    upto = min(len(text), end + REACH) if line < 0 else line + 1
    begin = max(end + 1, notes.barren.get(closer, 0))
    at = text.find(closer, begin, upto)
    while at >= 0:
        if text[at - 1] != "\\" and AFTER.match(text, at + 1):
            return at
        at = text.find(closer, at + 1, upto)
    notes.barren[closer] = max(upto, begin)
    notes.vain += max(0, upto - begin)
    return None


_IN_A_WORD = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")


def _are_apostrophes(text: str, first: int, last: int) -> bool:
    """Whether every quote from the first one on, and before the last, stands between two letters: ``it's``."""
    return text[last] == "'" and len(_IN_A_WORD.findall(text, first - 1, last)) == text.count(
        "'", first, last
    )


_RAW = re.compile(r"[\n\r]")
_CONTROL = re.compile(r"[\x00-\x1f]")


def _unescaped(body: str, notes: Notes, path: Path, *, python: bool, multiline: bool = False) -> str:
    if not multiline and (_RAW if python else _CONTROL).search(body):
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
        return _sign(sign, escape[0], notes, path, python=python)

    return _joined(_ESCAPE.sub(meaning, body))


def _sign(sign: str, whole: str, notes: Notes, path: Path, *, python: bool) -> str:
    if sign in _SIMPLE:
        return _SIMPLE[sign]
    if sign == "/" and not python:
        return "/"
    if sign == "_":
        notes.add("escaped_underscore", path, "\\_", "_")
        return "_"
    if sign in _PYTHON and python:
        return _PYTHON[sign]
    notes.add("kept_backslash", path, whole, f"\\{whole}")
    return whole


def _joined(value: str) -> str:
    """Two escaped halves of one sign as that sign; a half alone stays, and is refused with the whole document."""
    if not any("\ud800" <= sign <= "\udfff" for sign in value):
        return value
    return (
        value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace") if _paired(value) else value
    )


_LONE = re.compile(r"[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]")


def _paired(value: str) -> bool:
    return _LONE.search(value) is None


_BARE = re.compile(r"[^,()\[\]{}\"'\n<`;]++")
_OPENING = {"(": ")", "[": "]", "{": "}"}
_SHORT_STRING = re.compile(r"\"(?>(?:[^\"\\\n]|\\.)*)\"|'(?>(?:[^'\\\n]|\\.)*)'")


def bare(text: str, pos: int) -> Text:
    """What stands unquoted at ``pos``: source text up to what ends a value, brackets and strings kept whole."""
    start = pos
    closers: list[str] = []
    while pos < len(text):
        run = _BARE.match(text, pos)
        if run:
            pos = run.end()
            continue
        sign = text[pos]
        if not closers and sign in ",)]}\n<`;":
            break
        quoted = _SHORT_STRING.match(text, pos) if sign in "\"'" else None
        if sign in _OPENING:
            closers.append(_OPENING[sign])
        elif closers and sign == closers[-1]:
            closers.pop()
        elif closers and sign in ")]}":
            break
        pos = quoted.end() if quoted else pos + 1
    return Text(text[start:pos].rstrip(), pos, closed=not closers)
