"""Threads that are the first to read a type do not end the interpreter: msgspec describes every type while modules are imported (C7)."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src/callwright"
FIRST_USE = """
import sys, threading
from {module} import {names}
sys.setswitchinterval(1e-6)
barrier = threading.Barrier(8)
def use():
    barrier.wait()
    {use}
threads = [threading.Thread(target=use) for _ in range(8)]
for one in threads: one.start()
for one in threads: one.join()
"""
USES = {
    "a definition": (
        "callwright.workflow.definition",
        "from_plain",
        "from_plain({'name': 'x', 'version': '1.0.0', 'steps': [{'kind': 'call', 'name': 'a', 'tool': 't'}]})",
    ),
    "the end of a child run": (
        "callwright.workflow.interpreter",
        "ChildEnd, msgspec",
        "msgspec.convert({'state': 'completed', 'output': [1], 'stopped': None}, ChildEnd)",
    ),
}


@pytest.mark.costly
@pytest.mark.promise("C7")
@pytest.mark.parametrize("name", USES)
def test_eight_threads_that_are_the_first_to_read_a_type_do_not_crash(name: str) -> None:
    module, names, use = USES[name]
    script = FIRST_USE.format(module=module, names=names, use=use)

    for _ in range(3):
        ended = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
        assert ended.returncode == 0, ended.stderr.decode()[-2_000:]


def calls_in(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


def names_in(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and one.id[:1].isupper()} | {
        one.id for one in ast.walk(node) if isinstance(one, ast.Name) and one.id[:2].istitle()
    }


@pytest.mark.costly
@pytest.mark.promise("C7")
def test_every_type_that_a_function_converts_to_is_described_at_an_import() -> None:
    """``dict[str, Any]`` and the like hold no struct: msgspec keeps no description of them."""
    used: dict[str, str] = {}
    described: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        for function, call in calls_in(ast.parse(file.read_text(encoding="utf-8"))):
            if function.endswith("Decoder") or function == "describe_types":
                described |= {name.lstrip("_") for one in call.args for name in names_in(one)}
            kinds = [one.value for one in call.keywords if one.arg == "type"]
            if function in {"msgspec.convert", "convert"} and len(call.args) > 1:
                kinds.append(call.args[1])
            if kinds and function.removeprefix("msgspec.") in {"convert", "json.decode"}:
                used |= {name.lstrip("_"): file.name for kind in kinds for name in names_in(kind)}

    parts_of_a_result = {"Source", "Partial", "FieldProblem", "Meta"}
    assert used.keys() - described - parts_of_a_result - {"Any"} == set()
    assert len(used) > 20
