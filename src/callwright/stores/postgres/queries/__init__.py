"""The named statements, read from the SQL files beside this one, with shared fragments expanded."""

import re
from importlib.resources import files
from typing import Final, NamedTuple

_PART_HEADER = re.compile(r"^-- (name|fragment): (\w+)$", re.MULTILINE)
_FRAGMENT_REFERENCE = re.compile(r"\{(\w+)\}")
_PARAMETER = re.compile(r"\$(\d+)(::(?:bytea(?!\[)|bytea\[\]|text\[\]))?")


class Statement(NamedTuple):
    """One statement. ``formats`` holds for every parameter 1 if it is sent as raw bytes, 0 if as text."""

    name: bytes
    sql: bytes
    formats: list[int]


def _read_parts() -> list[tuple[str, str, str]]:
    """Return kind, name and text of every part of the files, in order."""
    found = []
    for file in ("calls.sql", "desk.sql", "audit.sql"):
        text = files(__package__).joinpath(file).read_text(encoding="utf-8")
        _, *parts = _PART_HEADER.split(text)
        found += [
            (kind, name, _strip_comments(body)) for kind, name, body in zip(*[iter(parts)] * 3, strict=True)
        ]
    return found


def _load_statements() -> dict[str, Statement]:
    parts = _read_parts()
    fragments = {name: body for kind, name, body in parts if kind == "fragment"}
    return {
        name: _make_statement(name, _expand_fragments(body, fragments))
        for kind, name, body in parts
        if kind == "name"
    }


def _expand_fragments(body: str, fragments: dict[str, str]) -> str:
    """Replace fragment references by their text, recursively."""
    while _FRAGMENT_REFERENCE.search(body):
        body = _FRAGMENT_REFERENCE.sub(lambda found: fragments[found[1]], body)
    return body


def _make_statement(name: str, sql: str) -> Statement:
    raw = {int(place): bool(cast) for place, cast in sorted(_PARAMETER.findall(sql))}
    return Statement(name.encode(), sql.encode(), [int(raw[place]) for place in sorted(raw)])


def _strip_comments(body: str) -> str:
    lines = (line.strip() for line in body.splitlines())
    return " ".join(line for line in lines if line and not line.startswith("--"))


QUERIES: Final = _load_statements()
