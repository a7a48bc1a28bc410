"""The net under every text that an upstream wrote about its own failure.

Messages are built from codes and typed fields; this decides whether the upstream's own words may stand beside them in
``details.upstream``. May not know where the text comes from. It never edits: half a secret is a secret.
"""

import re
import unicodedata
from functools import cache
from typing import Final

from callwright.core.guard.known import holds_known
from callwright.core.guard.net_rules import NET_RULES, holds_random, names_a_secret
from callwright.core.guard.scanner import Patterns

LONGEST: Final = 300
"""Characters of an upstream's own words; more end in an ellipsis."""

_LOOK_AT: Final = 4_000
_BLANK: Final = re.compile(r"\s+")


@cache
def _patterns() -> Patterns:
    return Patterns(NET_RULES)


def redact(text: str) -> str | None:
    """The text in one line without control characters, at most ``LONGEST`` long; None when it may not be shown.

    It may not be when it holds secrets, internal addresses, SQL, paths, stack traces, personal data or instructions.
    """
    line = _BLANK.sub(" ", "".join(map(_visible, text[:_LOOK_AT]))).strip()
    if not line or _is_withheld(line):
        return None
    if not line.isascii():
        from callwright.core.guard.unmask import unmask  # noqa: PLC0415 - most texts wear no mask

        if _is_withheld(unmask(line)):
            return None
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def _is_withheld(line: str) -> bool:
    if holds_known(line):
        return True
    families = {rule.family for rule in _patterns().match(line.encode(errors="replace"))}
    if families - {"label", "random"}:
        return True
    return ("label" in families and names_a_secret(line)) or ("random" in families and holds_random(line))


def _visible(character: str) -> str:
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"} else character
