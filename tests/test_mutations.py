"""The nightly mutation test makes the faults it promises, and explains none that is not there."""

import ast

import pytest
from scripts.mutants import list_mutants, mutate
from scripts.mutations import read_config, unknown_explanations

ONE_OF_EACH = '''
"""A module."""
from typing import Literal

LIMIT: int = 3
Kind = Literal["a"]


class Rule(Struct, frozen=True):
    """A class."""

    name: str = "x"


def decide(a, b, *, quick=False):
    """A docstring."""
    if a < b and not quick:
        return max(a, 0)
    a += 1
    note(a, b=b)
    raise Refused(f"{a} is {b}")
'''

EXPECTED = """
LIMIT: 3 → 4
Rule: 'x' → ''
decide: False → True
decide: a < b and (not quick) → a < b or not quick
decide: a < b and (not quick) → not quick
decide: a < b and (not quick) → a < b
decide: a < b and (not quick) → not (a < b and (not quick))
decide: a < b and (not quick) → False
decide: a < b → a <= b
decide: a < b → a >= b
decide: not quick → quick
decide: return max(a, 0) → return None
decide: return max(a, 0) → pass
decide: max(a, 0) → min(a, 0)
decide: 0 → 1
decide: a += 1 → a -= 1
decide: a += 1 → pass
decide: 1 → 2
decide: note(a, b=b) → pass
decide: b=b → (left out)
decide: raise Refused(f'{a} is {b}') → pass
decide: f'{a} is {b}' → f' is {b}'
decide: f'{a} is {b}' → f'{a} is '
"""


def test_each_operator_makes_its_faults_and_words_for_people_are_left_alone() -> None:
    made = [f"{one.function or 'LIMIT'}: {one.change}" for one in list_mutants("m", ONE_OF_EACH)]
    assert made == EXPECTED.strip().splitlines()


def test_a_mutant_is_the_module_with_its_one_fault() -> None:
    mutants = list_mutants("m", ONE_OF_EACH)
    whole = ast.unparse(ast.parse(ONE_OF_EACH))
    texts = [ast.unparse(mutate(ONE_OF_EACH, one.number)) for one in mutants]
    assert len(set(texts)) == len(texts)
    assert whole not in texts
    assert texts[0] == whole.replace("LIMIT: int = 3", "LIMIT: int = 4")
    with pytest.raises(IndexError):
        mutate(ONE_OF_EACH, len(mutants))


def test_the_same_change_twice_in_a_line_is_counted() -> None:
    changes = [one.change for one in list_mutants("m", "pair = (0, 0)")]
    assert changes == ["0 → 1", "0 → 1 #2"]


def test_every_explanation_names_a_mutant_and_gives_a_reason() -> None:
    config = read_config()
    assert unknown_explanations(config) == []
    assert all(len(one.reason) > 20 for one in config.explained)
    identities = [one.identity for one in config.explained]
    assert len(set(identities)) == len(identities)
