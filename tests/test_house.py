"""The rules of the house, as tests. None has a list of exceptions."""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
ALL = [
    *SOURCES,
    *sorted((ROOT / "tests").rglob("*.py")),
    *sorted((ROOT / "bench").rglob("*.py")),
    *sorted((ROOT / "simulation").rglob("*.py")),
]


@cache
def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_every_module_says_what_it_is() -> None:
    silent = [str(p.relative_to(ROOT)) for p in SOURCES if p.stem != "_version" and not _doc(p)]
    assert silent == []


def _doc(path: Path) -> bool:
    """By its letters: parsing every module takes longer than all other rules together."""
    return re.match(r'\s*r?"""(?:(?!""").){21}', read(path), re.DOTALL) is not None


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ('"""Says what it is and what it is for."""\n', True),
        ('"""Short."""\n\nX = """A text that is no docstring at all."""\n', False),
        ('X = """A text that is no docstring at all."""\n', False),
    ],
)
def test_a_module_that_says_nothing_is_found(tmp_path: Path, source: str, *, says: bool) -> None:
    (tmp_path / "module.py").write_text(source, encoding="utf-8")
    assert _doc(tmp_path / "module.py") is says


def test_there_is_no_room_for_what_has_no_name() -> None:
    vague = {"utils", "util", "helpers", "common", "misc", "base"}
    assert [p for p in SOURCES if p.stem in vague or p.parent.name in vague] == []


def test_tests_do_not_sleep_and_do_not_patch() -> None:
    words = re.compile(r"\btime\.sleep\(|\bmonkeypatch\.setattr|\bunittest\.mock|\bpatch\(")
    found = [
        f"{p.relative_to(ROOT)}:{number}"
        for p in sorted((ROOT / "tests").rglob("*.py"))
        if p != Path(__file__)
        for number, line in enumerate(read(p).splitlines(), 1)
        if words.search(line)
    ]
    assert found == []


def test_no_group_is_repeated_possessively() -> None:
    # Python 3.11.0 to 3.11.4 match such groups wrongly: https://github.com/python/cpython/issues/106052
    possessive = re.compile(r"(?<![\\(])\)[*+?]\+")
    found = [
        f"{p.relative_to(ROOT)}:{node.lineno}"
        for p in SOURCES
        if possessive.search(read(p))
        for node in ast.walk(ast.parse(read(p)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and possessive.search(node.value)
    ]
    assert found == [], "write (?>(?:...)*) instead"


def test_nothing_is_left_for_later() -> None:
    words = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|NotImplementedError|pytest\.skip|mark\.skip\b|xfail")
    found = [
        f"{p.relative_to(ROOT)}:{number}"
        for p in ALL
        if p != Path(__file__)
        for number, line in enumerate(read(p).splitlines(), 1)
        if words.search(line)
    ]
    assert found == []


@pytest.mark.promise("T42")
@pytest.mark.parametrize("module", ["pickle", "shelve", "marshal"])
def test_stored_bytes_never_become_code(module: str) -> None:
    found = [p for p in SOURCES if re.search(rf"^\s*(import|from) {module}\b", read(p), re.MULTILINE)]
    assert found == []


def test_importing_the_package_imports_nothing_heavy() -> None:
    code = (
        "import sys, callwright; "
        "print([m for m in ('asyncio','pydantic','rich','click','sqlite3','jsonschema_rs','re2') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
