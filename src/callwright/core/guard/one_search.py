"""Tell by one search that a long text is certainly clean: it holds none of the signs without which no stage of the guard finds anything.

Each stage looks through the whole text, which takes a millisecond or more for a megabyte; one automaton of all their signs takes as long as one of
them. Its signs are weaker than those of the stages, so that it has few states. May not know what the stages make of a sign.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from callwright.core.guard import cue_finder
from callwright.core.guard.guard_rules import MASK_RULES, SECRET_RULES, GuardRule
from callwright.core.text.late_pattern import compile_late

MAX_BYTES: Final = 1 << 20
"""A hostile text makes the automaton build a state for nearly every byte: about a second for so much, in which other threads go on."""

_ENDING: Final = 5
"""Letters of the end of a word by which it is found: as many as keep the automaton small and are rare in other words."""

_BEGINNING_BYTES: Final = 4_096
"""Ordinary text has a sign at its beginning: it is looked for there first, since a search runs to the end of what it is given."""

_MAX_MEMORY: Final = 16 << 20
_SIGNS_OF_PARTS: Final = (r"[{\x1e\\\n]", "  ")
"""Signs of fields, lines and runs of blanks, which are joined before a text is read."""


def holds_no_sign(text: bytes) -> bool:
    """Return whether UTF-8 text certainly holds no word of the lexicon and matches no rule, and has no fields and lines to join; False decides nothing."""
    if len(text) > MAX_BYTES or not text.isascii():
        return False
    search = _compile_search()
    return not search(text[:_BEGINNING_BYTES]) and not search(text)


@cache
def _compile_search() -> Callable[[bytes], list[int]]:
    import re2  # noqa: PLC0415 - needed at the first long text, not at the start

    options = re2.Options()
    options.encoding = re2.Options.Encoding.LATIN1
    options.never_capture = True
    options.log_errors = False
    options.max_mem = _MAX_MEMORY
    search = re2.Set.SearchSet(options)
    search.Add("|".join(f"(?:{sign})" for sign in _list_signs()).encode())
    search.Compile()
    return cue_finder.bind_match(search)


def _list_signs() -> list[str]:
    import re2  # noqa: PLC0415 - needed at the first long text, not at the start

    rules = (*SECRET_RULES, *MASK_RULES)
    patterns = [_keep_ascii(rule.pattern) for rule in rules if not rule.run]
    runs = [
        _find_run(re2.escape(rule.run), rule.length) for rule in rules if rule.run and not _is_implied(rule)
    ]
    endings = sorted({word[-_ENDING:] for word in cue_finder.load_lexicon().texts if word.isascii()})
    return [*patterns, *runs, *_SIGNS_OF_PARTS, f"(?i:{'|'.join(map(re2.escape, endings))})"]


def _find_run(signs: str, length: int) -> str:
    """Return a pattern of so many signs behind another one: a search in which every sign of a run may be its first has more to do in each state."""
    return f"(?:^|[^{signs}])[{signs}]{{{length}}}"


def _is_implied(rule: GuardRule) -> bool:
    """Return whether every run of this rule holds one of another rule."""
    return any(
        other.run and other is not rule and set(rule.run) <= set(other.run) and other.length <= rule.length
        for other in MASK_RULES
    )


def _keep_ascii(pattern: str) -> str:
    """Return a pattern that matches the same ASCII texts: a byte that is not in them stands for every other character."""
    return _NOT_ASCII.sub(r"\\xff", _CODE.sub(_replace_code, pattern))


def _replace_code(code: re.Match[str]) -> str:
    return code[0] if int(code[1], 16) < _FIRST_BEYOND_ASCII else r"\xff"


_FIRST_BEYOND_ASCII: Final = 0x80
_CODE: Final = compile_late(r"\\x\{([0-9A-Fa-f]+)\}")
_NOT_ASCII: Final = compile_late(r"[^\x00-\x7f]")
