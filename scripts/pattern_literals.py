"""Write the literals without which a phrase of the guard cannot match: ``python -m scripts.pattern_literals``.

The table ``core/guard/phrase_literals.py`` is derived here and not when the guard is loaded, because parsing all patterns takes longer
than everything else that the first call waits for. A test fails while the table is out of date.

Of the sets of literals that a phrase requires, the one is chosen that ordinary text holds least often (``literal_rates.json``). With
``--count FILE…`` the rates are counted again: in the ordinary texts of the development and training cases, the source of the standard
library, and the files.
"""

import argparse
import importlib
import json
import re
import sys
import sysconfig
from collections.abc import Iterable
from functools import cache
from itertools import product
from math import log2
from pathlib import Path
from pydoc_data import topics
from typing import Any, Final

import ahocorasick_rs

from callwright.core.guard.cue_finder import is_found_whole
from callwright.core.guard.speech_act_rules import TAGS

constants: Any = importlib.import_module("re._constants")  # the standard library's own parser of patterns
parser: Any = importlib.import_module("re._parser")

PLACE: Final = Path(__file__).parents[1] / "src/callwright/core/guard/phrase_literals.py"
_RATES: Final = Path(__file__).with_name("literal_rates.json")

_MAX_LITERALS: Final = 160
_MAX_RANGE: Final = 4
_MAX_JOINED: Final = 240
_MAX_SET: Final = 3_000
_RATE_OF_ANY: Final = 0.2
"""What another literal costs, whatever it is: the automaton grows by it."""

_RATE_OF_MISSED: Final = 1_000
"""What a set costs with a literal that the search does not find everywhere: it is chosen where any other stands in nearly every text."""


def find_required_literals(pattern: str) -> frozenset[str]:
    """Return literals in small letters of which every match, in small letters, holds at least one.

    Raises:
        ValueError: there is no such set of reasonable size, so that the pattern could match anywhere.
    """
    found = _find_best(parser.parse(pattern))
    if found is None:
        raise ValueError(f"every match of the pattern would have to be tried: {pattern[:80]}")
    return _drop_longer(frozenset(map(_drop_edges, found)))


def _drop_longer(literals: frozenset[str]) -> frozenset[str]:
    """Return the literals without those that begin with another one: where they stand, the shorter one is found at the same place.

    Unless that one is found as a whole word only.
    """
    shorter = {one for one in literals if not is_found_whole(one)}
    return frozenset(one for one in literals if shorter.isdisjoint(one[:size] for size in range(1, len(one))))


def _find_best(sequence: Any) -> frozenset[str] | None:
    """Return the rarest set of literals of a sequence: of its runs with known text, also to the edges of other parts, and of its alternatives."""
    candidates: list[frozenset[str]] = []
    run: list[str] = [""]
    for at, (operator, value) in enumerate(sequence):
        texts = _list_texts(operator, value)
        if texts is not None and len(run) * len(texts) <= _MAX_LITERALS:
            run = _join(run, texts)
            continue
        candidates.append(frozenset(run))
        begins = texts or _list_edges(operator, value, at_end=False)
        if len(run) * len(begins) <= _MAX_JOINED:
            candidates.append(frozenset(_join(run, begins)))
        after = _list_edges_of_sequence(sequence[at + 1 : at + 2], at_end=False)
        inner = _find_inner(operator, value, run, after) if texts is None else None
        if inner is not None:
            candidates.append(inner)
        run = texts or _list_beginnings(operator, value, run)
    candidates.append(frozenset(run))
    return min(filter(_is_useful, candidates), key=_rate, default=None)


def _list_beginnings(operator: Any, value: Any, before: list[str]) -> list[str]:
    """Return with what literals may begin behind a part whose texts are unknown: with its ends, and where it may be absent with what is before it."""
    if operator in _REPEATS and value[0] == 0:
        ends = _list_edges_of_sequence(value[2], at_end=True)
        return [""] if "" in ends else list(dict.fromkeys([*ends, *before]))
    return _list_edges(operator, value, at_end=True)


def _join(firsts: Iterable[str], seconds: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(_join_two(first, second) for first, second in product(firsts, seconds)))


def _join_two(first: str, second: str) -> str:
    """Return both texts as one; what begins or ends with a sign has an edge there."""
    joined = first + second
    return joined if joined.count(_EDGE) < _FEW_EDGES else joined.replace(_EDGE * 2, _EDGE)


_VALUES: Final = frozenset({"fail", "false", "no", "none", "null", "off", "ok", "on", "pass", "true", "yes"})
_RATE_OF_VALUE: Final = 10_000
"""What a set costs with a word of which a long list of results may consist, however rare it is in prose."""

_FEW_EDGES: Final = 2


def _is_useful(literals: frozenset[str]) -> bool:
    return 0 < len(literals) <= _MAX_SET and "" not in map(_drop_edges, literals)


def _may_be_missed(text: str) -> bool:
    """Return whether a pattern matches this as a part of another word, too, while the search finds it only where no letter is beside it."""
    literal = _drop_edges(text)
    return is_found_whole(literal) and text != f"{_EDGE}{literal}{_EDGE}"


_EDGE: Final = "\b"
"""Stands in a literal where a word begins or ends, or where no letter can be."""


def _drop_edges(text: str) -> str:
    return text.replace(_EDGE, "")


def _rate(literals: frozenset[str]) -> float:
    """Rate how often ordinary text holds one of these."""
    plain = set(map(_drop_edges, literals))
    _RATED.update(plain)
    missed = _RATE_OF_MISSED if any(map(_may_be_missed, literals)) else 0
    value = 0 if _VALUES.isdisjoint(plain) else _RATE_OF_VALUE
    return sum(map(_rate_literal, plain)) + _RATE_OF_ANY * len(plain) + missed + value


def _rate_literal(text: str) -> float:
    """Return how often a literal stands in a million bytes of ordinary text; of a rare one, a guess by its length."""
    return _load_rates().get(text, min(_LEAST_RATE / 2, _LEAST_RATE / len(text.encode())))


_LEAST_RATE: Final = 8


@cache
def _load_rates() -> dict[str, int]:
    rates = json.loads(_RATES.read_text("utf-8"))
    return {literal: int(rate) for rate, literals in rates.items() for literal in literals}


def _list_edges(operator: Any, value: Any, *, at_end: bool) -> list[str]:
    """Return texts with which every match of a part begins (or ends); "" among them where they are unknown."""
    texts = _list_texts(operator, value)
    if texts is not None:
        return texts
    if operator is constants.SUBPATTERN:
        return _list_edges_of_sequence(value[3], at_end=at_end)
    if operator is constants.BRANCH:
        edges = [edge for one in value[1] for edge in _list_edges_of_sequence(one, at_end=at_end)]
        return list(dict.fromkeys(edges)) if len(edges) <= _MAX_LITERALS else [""]
    if operator in _REPEATS and value[0] >= 1:
        return _list_edges_of_sequence(value[2], at_end=at_end)
    return [_EDGE] if operator is constants.IN and not any(map(_may_be_letter, value)) else [""]


def _may_be_letter(member: Any) -> bool:
    """Return whether a member of a class may be a letter or a digit of ASCII."""
    operator, value = member
    if operator is constants.LITERAL:
        return value < _FIRST_BEYOND_ASCII and chr(value).isalnum()
    return bool(member != (constants.CATEGORY, constants.CATEGORY_SPACE))


_FIRST_BEYOND_ASCII: Final = 0x80


def _list_edges_of_sequence(sequence: Any, *, at_end: bool) -> list[str]:
    run = [""]
    for operator, value in reversed(list(sequence)) if at_end else sequence:
        edges = _list_edges(operator, value, at_end=at_end)
        if len(run) * len(edges) > _MAX_LITERALS:
            break
        run = _join(edges, run) if at_end else _join(run, edges)
        if _list_texts(operator, value) is None:
            break
    return run


def _find_inner(operator: Any, value: Any, before: list[str], after: list[str]) -> frozenset[str] | None:
    """Return the literals that one part requires whose texts are too many to list; ``before``, ``after``: what stands around it."""
    if operator is constants.BRANCH:
        parts = [_find_alternative(one, before, after) for one in value[1]]
        known = [one for one in parts if one is not None]
        return frozenset().union(*known) if len(known) == len(parts) else None
    if operator is constants.SUBPATTERN:
        inner = list(value[3])
        if len(inner) == 1 and inner[0][0] in {constants.BRANCH, constants.SUBPATTERN}:
            return _find_inner(inner[0][0], inner[0][1], before, after)
        return _find_best(inner)
    if operator in _REPEATS and value[0] >= 1:
        return _find_best(value[2])
    return None


def _find_alternative(sequence: Any, before: list[str], after: list[str]) -> frozenset[str] | None:
    """Return the literals that one alternative requires: its own, or its edges with what stands around it."""
    whole = _list_sequence(sequence)
    begins = whole or _list_edges_of_sequence(sequence, at_end=False)
    ends = whole or _list_edges_of_sequence(sequence, at_end=True)
    texts = [_join(before, begins), _join(ends, after)]
    if whole:
        texts.append(_join(_join(before, whole), after))
    sets = [frozenset(one) for one in texts if len(one) <= _MAX_JOINED]
    own = _find_best(sequence)
    return min(filter(_is_useful, sets if own is None else [own, *sets]), key=_rate, default=None)


_REPEATS: Final = (constants.MAX_REPEAT, constants.MIN_REPEAT, constants.POSSESSIVE_REPEAT)


def _list_texts(operator: Any, value: Any) -> list[str] | None:
    """Return all texts that a part matches, in small letters; None where they are unknown or too many."""
    if operator is constants.AT:
        return [""] if value is constants.AT_NON_BOUNDARY else [_EDGE]
    if operator is constants.LITERAL:
        return [chr(value).lower()]
    if operator is constants.IN:
        return _list_class(value)
    return _list_group(operator, value)


def _list_group(operator: Any, value: Any) -> list[str] | None:
    if operator is constants.SUBPATTERN:
        return _list_sequence(value[3])
    if operator is constants.BRANCH:
        branches = [_list_sequence(one) for one in value[1]]
        texts = [text for one in branches if one is not None for text in one]
        return list(dict.fromkeys(texts)) if None not in branches and len(texts) <= _MAX_LITERALS else None
    if operator in _REPEATS and value[1] == 1:
        inner = _list_sequence(value[2])
        return None if inner is None else inner if value[0] else list(dict.fromkeys(["", *inner]))
    return None


def _list_class(members: Any) -> list[str] | None:
    texts: list[str] = []
    for operator, value in members:
        if operator is not constants.LITERAL:
            return None
        texts.append(chr(value).lower())
    return list(dict.fromkeys(texts)) if len(texts) <= _MAX_RANGE else None


def _list_sequence(sequence: Any) -> list[str] | None:
    texts = [""]
    for operator, value in sequence:
        more = _list_texts(operator, value)
        if more is None or len(texts) * len(more) > _MAX_LITERALS:
            return None
        texts = _join(texts, more)
    return texts


def render_table() -> str:
    """Return the source of the table: the literals of each leading phrase, by its name."""
    lines = [
        '"""Literals in small letters, of which every match of a phrase holds at least one. Written by ``python -m scripts.pattern_literals``."""',
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        "LITERALS_BY_PHRASE: Final[dict[str, tuple[str, ...]]] = {",
    ]
    for rule in TAGS:
        if not rule.supporting:
            literals = ", ".join(map(_quote, sorted(find_required_literals(rule.linear_pattern))))
            end = "" if ", " in literals else ","
            lines.append(f"    {_quote(rule.name)}: ({literals}{end}),")
    return "\n".join([*lines, "}", "# fmt: on", ""])


def _quote(text: str) -> str:
    sign = "'" if '"' in text else '"'
    return sign + text.replace("\\", "\\\\").replace(sign, f"\\{sign}").replace("\n", "\\n") + sign


_RATED: Final[set[str]] = set()
"""The literals that were compared so far."""


def count_rates(groups: Iterable[Iterable[str]]) -> dict[int, list[str]]:
    """Return the literals that phrases could require and text holds often, by how often a million bytes hold them, rounded to a power of two.

    ``groups``: texts of one kind each, of which every kind counts the same; Chinese literals are counted in the Chinese of the first.
    """
    for rule in TAGS:
        if not rule.supporting:
            find_required_literals(rule.linear_pattern)
    literals = sorted(_RATED - {""})
    kinds = [_count_in(list(texts), literals) for texts in groups]
    rates: dict[int, list[str]] = {}
    for literal in literals:
        if _CHINESE.search(literal) is None:
            rate = sum(counts[literal] * 1e6 / size for counts, size, _ in kinds) / len(kinds)
        else:
            rate = kinds[0][0][literal] * 1e6 / kinds[0][2]
        if rate >= _LEAST_RATE:
            rates.setdefault(1 << round(log2(rate)), []).append(literal)
    return {rate: rates[rate] for rate in sorted(rates)}


_CHINESE: Final = re.compile("[\u3400-\u9fff]+")


def _count_in(texts: list[str], literals: list[str]) -> tuple[dict[str, float], int, int]:
    """Return how often each literal stands in the texts as the guard finds it, and how many bytes of text, and of Chinese, these are."""
    automaton = ahocorasick_rs.AhoCorasick(literals)
    whole = [is_found_whole(one) for one in literals]
    counts = dict.fromkeys(literals, 0.0)
    size = chinese = 0
    for text in map(str.lower, texts):
        size += len(text.encode())
        chinese += sum(len(run.encode()) for run in _CHINESE.findall(text))
        for index, start, end in automaton.find_matches_as_indexes(text, overlapping=True):
            around = text[max(0, start - 1) : start] + text[end : end + 1]
            is_part = whole[index] and _WORD.search(around) is not None
            counts[literals[index]] += _SHARE_OF_PARTS if is_part else 1
    return counts, size, chinese


_WORD: Final = re.compile("[a-z0-9]")
_SHARE_OF_PARTS: Final = 0.1
"""What it costs to find a word where it is only a part of another, and drop it, compared with a search for the phrase."""


def _read_ordinary_cases() -> list[str]:
    texts = []
    for path in sorted(_CASES.glob("*.jsonl")):
        if not path.stem.endswith(("held_out", "kept")):
            cases = map(json.loads, path.read_text("utf-8").splitlines())
            texts += [one["text"] for one in cases if one["expect"] == "benign"]
    return texts


_CASES: Final = Path(__file__).parents[1] / "bench/cases/guard"


def _read_library() -> list[str]:
    """Return every third file of the source of the standard library, without its tests."""
    root = Path(sysconfig.get_paths()["stdlib"])
    files = [one for one in sorted(root.rglob("*.py")) if _NO_SOURCE.isdisjoint(one.parts)]
    return [one.read_text("utf-8", errors="replace") for one in files[::3]]


_NO_SOURCE: Final = frozenset({"test", "tests", "site-packages", "pydoc_data", "encodings"})


def main(arguments: list[str]) -> int:
    """Write the table; with ``--count``, the rates first."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "--count", nargs="+", type=Path, metavar="FILE", help="documentation to count in, beside what is here"
    )
    asked = options.parse_args(arguments)
    if asked.count:
        files = [one.read_text("utf-8", errors="replace") for one in asked.count]
        rates = count_rates((_read_ordinary_cases(), _read_library(), topics.topics.values(), files))
        lines = [f'"{rate}": {json.dumps(literals, ensure_ascii=False)}' for rate, literals in rates.items()]
        _RATES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        _load_rates.cache_clear()
    PLACE.write_text(render_table(), encoding="utf-8")
    sys.stdout.write(f"{PLACE.name}: {len(TAGS)} phrases\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
