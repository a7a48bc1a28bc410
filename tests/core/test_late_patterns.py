"""Patterns that are compiled at their first use are patterns like any other, and all of them can be compiled."""

import re
import subprocess
import sys

import pytest

from callwright.core.text.late_pattern import compile_late


def test_a_late_pattern_does_what_a_pattern_does() -> None:
    late, pattern = (
        compile_late(r"(?P<n>\d+)[a-z]", re.IGNORECASE),
        re.compile(r"(?P<n>\d+)[a-z]", re.IGNORECASE),
    )
    text = "12A 3b 4"
    assert [one.span() for one in late.finditer(text)] == [one.span() for one in pattern.finditer(text)]
    assert late.sub("-", text) == pattern.sub("-", text)
    assert (late.pattern, late.flags, late.groupindex) == (pattern.pattern, pattern.flags, pattern.groupindex)
    assert compile_late(b"[x]").fullmatch(b"x")


def test_a_late_pattern_with_a_mistake_says_so_at_its_first_use() -> None:
    late = compile_late("(")
    with pytest.raises(re.error):
        late.search("")


@pytest.mark.costly
def test_every_late_pattern_of_the_core_can_be_compiled() -> None:
    compiled = run_python("""
import gc, importlib, pkgutil, callwright.core
from callwright.core.text.late_pattern import compile_late
for module in pkgutil.walk_packages(callwright.core.__path__, "callwright.core."):
    importlib.import_module(module.name)
kind = type(compile_late(""))
print(sum(one.search is not None for one in gc.get_objects() if type(one) is kind))
""")
    assert compiled > 150


@pytest.mark.costly
def test_importing_the_package_compiles_none_of_them() -> None:
    compiled = run_python("""
import gc, callwright.app
from callwright.core.text.late_pattern import compile_late
kind = type(compile_late(""))
print(sum(len(vars(one)) > 2 for one in gc.get_objects() if type(one) is kind))
""")
    assert compiled == 0


def run_python(code: str) -> int:
    """Return the number that this program prints: objects of the tests' own process may be frozen for a fork."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    return int(done.stdout)
