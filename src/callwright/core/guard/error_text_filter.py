"""The redaction filter for every error text of an upstream.

Messages are built from codes and typed fields; this module decides whether the upstream's own text may be shown in
``details.upstream``. May not know where the text comes from. It never edits a secret, since a partly removed one is still a secret; of
the paths of a server it shows the last name only.
"""

import re
import unicodedata
from functools import cache
from typing import Final

from callwright.core.guard.caller_words import NO_WORDS, CallerWords
from callwright.core.guard.configured_secrets import has_known_secret
from callwright.core.guard.credential_finder import FINDERS, has_card_number, replace_spans
from callwright.core.guard.error_text_rules import ERROR_TEXT_RULES
from callwright.core.guard.guard_rules import RuleFamily
from callwright.core.guard.scanner import RuleMatcher, scan_value
from callwright.core.guard.server_paths import shorten_server_paths
from callwright.core.guard.stack_traces import find_stack_traces
from callwright.core.guard.text_unmasking import show_escaped_letters
from callwright.core.guard.version_numbers import find_versions

MAX_REDACTED_CHARS: Final = 300
"""Maximum characters of an upstream's text; a longer one ends in an ellipsis."""

_MAX_EXAMINED_CHARS: Final = 4_000
_DIAGNOSTIC_PLACE: Final = re.compile(
    r"(?:(?<=\s)|^)(?:[A-Za-z]:)?[\w./\\+@-]{1,200}\.(?:[ch](?:pp|xx|c|h|s)?|cc|java|kts?|scala|go|rs|py|pyi|rb|php|[cm]?[jt]sx?|vue|svelte|swift|mm?|sql|css|s[ac]ss|html?|json|ya?ml|toml|xml|md|sh|tex|lua|dart|zig|hs|ml|exs?|erl|clj|proto|tf|vb|fs|pas|f90|sol|gradle)(?::\d+(?::\d+)?|\(\d+(?:,\d+)?\)):? (?=\S)"
)
"""A compiler's or linter's position in the user's own files, which is not a stack frame."""

_EXAMPLE_URL: Final = re.compile(
    r"(?i)\b[a-z][a-z0-9+.]{1,20}://(?:<?user(?:name)?>?|\$?\{\w+\}):(?:<?pass(?:word)?>?|\$?\{\w+\})@(?:<?host(?:name)?>?|\$?\{\w+\}|localhost)(?=[:/\s]|$)"
)
"""A URL form as shown in documentation."""

_OBJECT_PLACE: Final = re.compile(
    r"(?i)\b(?:s3a?|gs|oss|cos|obs)://[\w.-]+(?:/[\w./+%-]*)?(?![^\s\"'，。,;)）])"
)
"""An object of a store, named by bucket and key; no server is named."""

_COMMON_PLACE: Final = re.compile(
    r"(?:/usr/(?:local/)?s?bin/|/opt/homebrew/)[\w./+-]+|/etc/(?:hosts|fstab|os-release|localtime)\b|/proc/(?:cpuinfo|meminfo)\b|(?i:\bc:\\windows\\fonts\\[\w.-]+)"
    r"|(?:/workspace/(?:[\w.-]+/)*|/mnt/data/)[\w.-]+\.(?:csv|tsv|parquet|xlsx?|png|jpe?g|gif|svg|webp|pdf|docx?|pptx?|ipynb|mp[34]|wav|zip)\b"
)
"""A place that every machine has, or a document in the folder that an agent's sandbox works in."""

_EXCUSABLE_RULES: Final = frozenset({"path", "private_address", "service_url", "internal_host"})
"""Rules that also match such harmless text."""

_PLACE: Final = re.compile(
    r"[^\s\"'`<>()\[\]{}，。；：！？（）“”]*[./\\:][^\s\"'`<>()\[\]{}，。；：！？（）“”]*|\blocalhost\b"
)
"""What may be a path or an address."""

_LOOPBACK: Final = re.compile(r"(?:\w+://)?(?:localhost\b|127\.|::1)", re.IGNORECASE)
_BLANK_RUN: Final = re.compile(r"\s+")


@cache
def _compile_patterns() -> RuleMatcher:
    return RuleMatcher(ERROR_TEXT_RULES)


def redact_text(text: str, words: CallerWords = NO_WORDS) -> str | None:
    """Return the text in one line without control characters, at most ``MAX_REDACTED_CHARS`` long; None when it may not be shown.

    It may not be shown when it holds secrets, internal addresses, SQL, stack traces, phone or identity numbers, or instructions.
    Paths and addresses that the caller wrote itself are shown.
    """
    text = show_escaped_letters(text[:_MAX_EXAMINED_CHARS])
    line = _BLANK_RUN.sub(" ", "".join(map(_make_visible, text))).strip()
    if (
        not line
        or find_stack_traces(text)
        or _should_withhold(line, words)
        or scan_value(line, untrusted=True).action == "quarantine"
    ):
        return None
    if not line.isascii():
        from callwright.core.guard.text_unmasking import unmask_text  # noqa: PLC0415 - most texts wear no mask

        behind = unmask_text(line).rstrip("\n")
        if behind != line and _should_withhold(behind, words):
            return None
    line = shorten_server_paths(line, words)
    return line if len(line) <= MAX_REDACTED_CHARS else line[: MAX_REDACTED_CHARS - 1] + "…"


def _should_withhold(line: str, words: CallerWords) -> bool:
    if has_known_secret(line):
        return True
    rules = _compile_patterns().match(line.encode(errors="replace"))
    families = {rule.family for rule in rules}
    if _EXCUSABLE_RULES.issuperset(rule.name for rule in rules if rule.family == "internal"):
        plain = _DIAGNOSTIC_PLACE.sub("", _OBJECT_PLACE.sub("", _COMMON_PLACE.sub(" ", line)))
        plain = _remove_versions(_EXAMPLE_URL.sub("", shorten_server_paths(plain)))
        if plain != line:
            families = _match_families(plain)
        if "internal" in families:
            strange = _PLACE.sub(lambda match: " " if _is_known(match[0], words) else match[0], plain)
            families -= {"internal"} - _match_families(strange)
    if families - FINDERS.keys() - {"card"}:
        return True
    if "card" in families and has_card_number(line):
        return True
    return any(True for family in families & FINDERS.keys() for _ in FINDERS[family](line))


def _match_families(line: str) -> set[RuleFamily]:
    return {rule.family for rule in _compile_patterns().match(line.encode(errors="replace"))}


def _is_known(place: str, words: CallerWords) -> bool:
    return words.hold(place) or (_LOOPBACK.match(place) is not None and words.hold_loopback())


def _remove_versions(line: str) -> str:
    return replace_spans(line, list(find_versions(line)), "")


def _make_visible(character: str) -> str:
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"} else character
