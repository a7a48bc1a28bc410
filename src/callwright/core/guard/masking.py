"""A text that is shown whole, with what must not be shown replaced by a mark: for words that an upstream wrote of its failure.

Taken out are secrets, internal addresses, SQL statements and the stack traces of services. Paths and names in the sentences of a
failure stay: a file that could not be opened, a table that does not exist are what its reader has to know.

May not know where the text comes from. Where there is nothing to hide the text is returned as it is, character by character.
"""

from functools import cache
from typing import Any, Final

from callwright.core.guard.credentials import FINDERS, Span, replaced
from callwright.core.guard.known import mask_known
from callwright.core.guard.net_rules import NET_RULES, WHOLE_INTERNALS, is_of_the_user
from callwright.core.guard.rules import Rule
from callwright.core.guard.scanner import Patterns, scan

MARK: Final = "[removed]"
MOST: Final = 65_536
"""Characters of a text that are shown; of a longer one the end is left out, and it says so."""

_WHOLE_KEY: Final = r"-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY[^\x00]*?(?:-----END [A-Z ]{3,40}-----|\z)"
_REST: Final = r"[\w~+/.=-]*"
_TAIL: Final = r"[^\s\"'<>，。；）]*"
_RULES: Final = tuple(rule for rule in NET_RULES if rule.family in {"secret", "key", *FINDERS})
_TO_THE_END: Final = frozenset({"webhook", "signed_url", "login_on_a_command_line"})
"""Rules that name the beginning of what is secret: the rest of the address or word belongs to it."""


@cache
def _tools() -> tuple[Patterns, dict[str, Any]]:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    compiled = {
        rule.name: re2.compile(rule.grouped + (_TAIL if rule.name in _TO_THE_END else _REST))
        for rule in _RULES
        if rule.family == "secret"
    }
    return Patterns(_RULES), {"private_key": re2.compile(_WHOLE_KEY), **compiled}


def mask_secrets(text: str) -> str:
    """The text with credentials replaced by ``MARK``."""
    text = mask_known(text, MARK)
    patterns, compiled = _tools()
    spans: list[Span] = []
    for rule in patterns.match(text.encode(errors="replace")):
        if rule.family in FINDERS:
            spans += FINDERS[rule.family](text)
        else:
            spans += (found.span() for found in compiled[rule.name].finditer(text))
    return replaced(text, spans, MARK) if spans else text


@cache
def _internals() -> tuple[Patterns, dict[Rule, Any]]:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    rules = tuple(Rule("internal", "internal", one) for one in WHOLE_INTERNALS)
    return Patterns(rules), {rule: re2.compile(rule.pattern) for rule in rules}


def mask_internals(text: str) -> str:
    """The text with internal addresses, SQL statements and stack traces of services replaced by ``MARK``."""
    patterns, compiled = _internals()
    for rule in patterns.match(text.encode(errors="replace")):
        one = compiled[rule]
        group = one.groupindex.get("part", 0)
        spans = [found.span(group) for found in one.finditer(text)]
        inside = [(start, end) for start, end in spans if not is_of_the_user(text[start:end])]
        text = replaced(text, inside, MARK) if inside else text
    return text


def _within(text: str) -> str:
    """The text up to ``MOST``, cut between words: half a secret is a secret."""
    if len(text) <= MOST:
        return text
    cut = next((at for at in range(MOST, 0, -1) if _is_boundary(text[at - 1])), 0)
    return text[:cut] + f"[{len(text) - cut} characters removed]"


def _is_boundary(character: str) -> bool:
    return character.isspace() or not character.isascii()


def fit_to_show(text: str, *, untrusted: bool) -> str | None:
    """An upstream's words, masked, as long as they are up to ``MOST``; None where they would be withheld from a success too."""
    if not text or text.isspace() or scan(text, untrusted=untrusted).action == "quarantine":
        return None
    return mask_internals(mask_secrets(_within(text)))
