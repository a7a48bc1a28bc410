"""The net under every text that an upstream wrote about its own failure.

Messages are built from codes and typed fields; this decides whether the upstream's own words may stand beside them in
``details.upstream``. May not know where the text comes from. It never edits: half a secret is a secret.
"""

import re
import unicodedata
from functools import cache
from typing import Final

from callwright.core.guard.credentials import FINDERS, holds_card
from callwright.core.guard.known import holds_known
from callwright.core.guard.net_rules import NET_RULES
from callwright.core.guard.scanner import Patterns

LONGEST: Final = 300
"""Characters of an upstream's own words; more end in an ellipsis."""

_LOOK_AT: Final = 4_000
_DIAGNOSTIC: Final = re.compile(
    r"(?:(?<=\s)|^)(?:[A-Za-z]:)?[\w./\\+@-]{1,200}\.(?:[ch](?:pp|xx|c|h|s)?|cc|java|kts?|scala|go|rs|py|pyi|rb|php|[cm]?[jt]sx?|vue|svelte|swift|mm?|sql|css|s[ac]ss|html?|json|ya?ml|toml|xml|md|sh|tex|lua|dart|zig|hs|ml|exs?|erl|clj|proto|tf|vb|fs|pas|f90|sol|gradle)(?::\d+(?::\d+)?|\(\d+(?:,\d+)?\)):? (?=\S)"
)
"""Where a compiler or a linter found something: a place in the files of whoever asked, and no frame of a trace."""

_VERSION: Final = re.compile(
    r"(?i)(?:\b(?:version|firmware|release|driver|build|kernel|upgraded?|updated?|section|chapter|clause|(?:older|newer|lower|higher|later|earlier) than)\b|版本|固件)"
    r"[^\n:/]{0,24}?\b10(?:\.\d{1,3}){3}\b(?![:/]\d)"
)
_EXAMPLE: Final = re.compile(
    r"(?i)\b[a-z][a-z0-9+.]{1,20}://(?:<?user(?:name)?>?|\$?\{\w+\}):(?:<?pass(?:word)?>?|\$?\{\w+\})@(?:<?host(?:name)?>?|\$?\{\w+\}|localhost)(?=[:/\s]|$)"
)
"""The form of an address, as documentation shows it."""

_EXCUSED: Final = frozenset({"path", "private_address", "service_url", "internal_host"})
"""Rules that meet these too."""

_BLANK: Final = re.compile(r"\s+")


@cache
def _patterns() -> Patterns:
    return Patterns(NET_RULES)


def redact(text: str) -> str | None:
    """The text in one line without control characters, at most ``LONGEST`` long; None when it may not be shown.

    It may not be when it holds secrets, internal addresses, SQL, paths of a system, stack traces, personal data or instructions.
    """
    line = _BLANK.sub(" ", "".join(map(_visible, text[:_LOOK_AT]))).strip()
    if not line or _is_withheld(line):
        return None
    if not line.isascii():
        from callwright.core.guard.unmask import unmask  # noqa: PLC0415 - most texts wear no mask

        behind = unmask(line).rstrip("\n")
        if behind != line and _is_withheld(behind):
            return None
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def _is_withheld(line: str) -> bool:
    if holds_known(line):
        return True
    rules = _patterns().match(line.encode(errors="replace"))
    families = {rule.family for rule in rules}
    if _EXCUSED.issuperset(rule.name for rule in rules if rule.family == "internal"):
        plain = _VERSION.sub("", _EXAMPLE.sub("", _DIAGNOSTIC.sub("", line)))
        if plain != line:
            families = {rule.family for rule in _patterns().match(plain.encode(errors="replace"))}
    if families - FINDERS.keys() - {"card"}:
        return True
    if "card" in families and holds_card(line):
        return True
    return any(True for family in families & FINDERS.keys() for _ in FINDERS[family](line))


def _visible(character: str) -> str:
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"} else character
