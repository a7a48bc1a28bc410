"""Write the literals without which a phrase of the guard cannot match: ``python -m scripts.pattern_literals``.

The table ``core/guard/phrase_literals.py`` is derived here and not when the guard is loaded, because parsing all patterns takes longer
than everything else that the first call waits for. A test fails while the table is out of date.
"""

import importlib
import math
import sys
from itertools import product
from pathlib import Path
from typing import Any, Final

from callwright.core.guard.cue_finder import is_found_whole
from callwright.core.guard.speech_act_rules import TAGS

constants: Any = importlib.import_module("re._constants")  # the standard library's own parser of patterns
parser: Any = importlib.import_module("re._parser")

PLACE: Final = Path(__file__).parents[1] / "src/callwright/core/guard/phrase_literals.py"

_MAX_LITERALS: Final = 160
_MAX_RANGE: Final = 4


def find_required_literals(pattern: str) -> frozenset[str]:
    """Return literals in small letters of which every match, in small letters, holds at least one.

    Raises:
        ValueError: there is no such set of reasonable size, so that the pattern could match anywhere.
    """
    found = _find_best(parser.parse(pattern))
    if found is None:
        raise ValueError(f"every match of the pattern would have to be tried: {pattern[:80]}")
    return _drop_longer(found)


def _drop_longer(literals: frozenset[str]) -> frozenset[str]:
    """Return the literals without those that begin with another one: where they stand, the shorter one is found at the same place.

    Unless that one is found as a whole word only.
    """
    shorter = {one for one in literals if not is_found_whole(one)}
    return frozenset(one for one in literals if shorter.isdisjoint(one[:size] for size in range(1, len(one))))


def _find_best(sequence: Any) -> frozenset[str] | None:
    """Return the most selective set of literals of a sequence: of its runs with known text, and of its alternatives."""
    candidates: list[frozenset[str]] = []
    run: list[str] = [""]
    for operator, value in sequence:
        texts = _list_texts(operator, value)
        if texts is not None and len(run) * len(texts) <= _MAX_LITERALS:
            run = [left + right for left, right in product(run, texts)]
            continue
        candidates.append(frozenset(run))
        run = texts if texts is not None else [""]
        inner = _find_inner(operator, value) if texts is None else None
        if inner is not None:
            candidates.append(inner)
    candidates.append(frozenset(run))
    useful = [one for one in candidates if min(map(len, one)) > 0 and len(one) <= _MAX_LITERALS * 3]
    return max(useful, key=_rate, default=None)


def _rate(literals: frozenset[str]) -> float:
    """Rate how rarely a text holds one of these by accident: by the shortest, and by how many there are."""
    shortest = min(_rate_literal(one.strip()) for one in literals)
    return min(shortest, 9.0) - math.sqrt(len(literals)) / 4


def _rate_literal(text: str) -> float:
    if text in _JSON_SIGNS:
        return _NEVER_ABSENT
    if text in _RARE_SHORT_WORDS:
        return 6
    return len(text.encode()) / (3 if text in _COMMON_WORDS else 1)


_RARE_SHORT_WORDS: Final = frozenset({"ai", "ais", "llm", "gpt", "bot", "bots"})
"""Short words that the search only finds whole."""


_JSON_SIGNS: Final = frozenset({"", ",", ":", "-"})
"""Every result holds these, because it is scanned as JSON: any other choice is better, however many literals it has."""

_NEVER_ABSENT: Final = -100.0

_COMMON_WORDS: Final = frozenset(
    "must should shall could please kindly needs need see read use say all any this that the user"
    " before after instead of input output text is to are to has to have to will now may now"
    " 请 应 须 必须 应当 系统 软件 程序 注意 处理 输出 回复 回答 消息 的话 做 收到 基于".split(" ")
) | {
    "is to",
    "are to",
    "has to",
    "have to",
    "will now",
    "may now",
    "instead of",
    "the user",
    "http://",
    "https://",
}
"""Words that ordinary texts hold so often that a search for them is of little use."""


def _find_inner(operator: Any, value: Any) -> frozenset[str] | None:
    """Return the literals that one part requires whose texts are too many to list."""
    if operator is constants.BRANCH:
        parts = [_find_best(one) for one in value[1]]
        known = [one for one in parts if one is not None]
        return frozenset().union(*known) if known and len(known) == len(parts) else None
    if operator is constants.SUBPATTERN:
        return _find_best(value[3])
    if operator in _REPEATS and value[0] >= 1:
        return _find_best(value[2])
    return None


_REPEATS: Final = (constants.MAX_REPEAT, constants.MIN_REPEAT, constants.POSSESSIVE_REPEAT)


def _list_texts(operator: Any, value: Any) -> list[str] | None:
    """Return all texts that a part matches, in small letters; None where they are unknown or too many."""
    if operator is constants.AT:
        return [""]
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
        texts = [left + right for left, right in product(texts, more)]
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


def main() -> int:
    """Write the table."""
    PLACE.write_text(render_table(), encoding="utf-8")
    sys.stdout.write(f"{PLACE.name}: {len(TAGS)} phrases\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
