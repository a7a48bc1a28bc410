"""Scan one result for injected instructions and secrets, within a fixed amount of work.

May not know contracts or stores. The guard is only a second line of defence (figures: docs, "results"); the first is that no text in
a result can decide anything. Three stages, each only where the one before found a cue: one automaton over the bytes; which parts of an
order a passage could hold; the grammar. Work is counted, not timed, so that a recorded call has the same verdict when it is replayed.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from math import log2
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from callwright.core.guard import cue_finder, speech_acts, text_unmasking, word_division
from callwright.core.guard.guard_rules import MASK_RULES, SECRET_RULES, GuardRule, RuleFamily
from callwright.core.guard.sentence_model import (
    MEASURED_MODELS,
    SentenceModel,
    are_in_identifiers,
    load_model,
    load_packaged_model,
)
from callwright.core.text.late_pattern import compile_late

GuardAction = Literal["clean", "annotate", "quarantine"]

QUARANTINE_WEIGHT: Final = 3.0
"""From this weight instructions are withheld from every source."""

UNTRUSTED_QUARANTINE_WEIGHT: Final = 2.0
"""From this weight they are withheld from text that third parties may have written, and annotated in other text."""

LONG_QUARANTINE_WEIGHT: Final = 3.5
"""Weight from which a text of any length is withheld."""

WORK_BUDGET: Final = 600_000
"""Units of work for one value; one unit is about 1 µs of one processor. A value that needs more is withheld with the reason ``scan_budget``."""

_PASSAGE_CHARS: Final = 2_400
_WINDOW_CHARS: Final = 16_000
"""A longer text is read in windows of this size: no step holds the interpreter for long, so that other calls go on."""

_GRAMMAR_WORK: Final = 0.9
"""Units for each character of a part that is weighed."""

_READING_WORK: Final = 0.17
"""Units for each byte near a cue that is looked through for leading evidence."""

_EVIDENCE_WORK: Final = 20
"""Units for each finding in a part: ordinary text has hardly any, and a text of nothing else takes thrice as long as its characters alone."""

_DOUBT_WORK: Final = 2.0
"""Units for each character of a part with evidence of the rules that the model looks through."""

_UNMASKING_WORK: Final = 0.03
"""Units for each character of a part that is revealed, which a few steps look through."""

_BEYOND_WORK: Final = 0.055
"""Units for each byte by which such a part is longer than its characters: those outside ASCII are normalised twice."""

_FORM_WORK: Final = 0.45
"""Units for each sign with which the form of a character may begin, or a character that is taken out or turns the text."""

_JOINING_WORK: Final = 0.3
"""Units for each end of a line within a sentence."""

_WORD_WORK: Final = 0.5
"""Units for each word that the search for cues looks at."""

_QUOTATION_WORK: Final = 35
"""Units for each quotation mark that the grammar reads: a quotation is examined by itself."""

MAX_SCORED_BYTES: Final = 64_000
"""In a longer text, only sentences near evidence of the rules are scored by the model."""

_SCORING_WORK: Final = 0.05
"""Units for each byte whose sentences are looked at by the model."""

_QUOTATION_MARKS: Final = "\"'`“‘「『"
_MAX_CORRECTED_CHARS: Final = 8_000
_ENCODED_WEIGHT: Final = 0.6
_INVISIBLE_WEIGHT: Final = 1.5
_DIVIDED_WEIGHT: Final = 0.6
_MAX_MATCHER_BYTES: Final = 64 << 20
_BACKSLASH: Final = ord("\\")
_encode_json = msgspec.json.Encoder().encode


class GuardVerdict(Struct, frozen=True):
    """How to treat a result. ``reason`` and ``findings`` are names of rules, never text of the result.

    ``annotate`` means: return it with a warning for each family in ``families``; nothing is dropped silently.
    """

    action: GuardAction
    families: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    reason: str = ""


CLEAN_VERDICT: Final = GuardVerdict("clean")
_OVER_BUDGET: Final = GuardVerdict("quarantine", ("injection",), ("scan_budget",), "scan_budget")


class RuleMatcher:
    """A set of rules compiled into one automaton; ``match`` is linear in the text."""

    def __init__(self, rules: tuple[GuardRule, ...]) -> None:
        import re2  # noqa: PLC0415 - needed at the first scan, not at the start

        options = re2.Options()
        options.max_mem = _MAX_MATCHER_BYTES
        options.log_errors = False
        self._rules = rules
        patterns = re2.Set.SearchSet(options)
        for rule in rules:
            patterns.Add(rule.pattern)
        patterns.Compile()
        self.find = cue_finder.bind_match(patterns)
        """Find the numbers of the rules that match UTF-8 text."""

    def match(self, text: bytes) -> list[GuardRule]:
        """Return the rules that match UTF-8 text, in the order of the table."""
        return self.name(self.find(text))

    def name(self, found: list[int]) -> list[GuardRule]:
        """Return the rules with these numbers, in the order of the table."""
        return [self._rules[index] for index in sorted(found)] if found else []


@cache
def _compile_patterns() -> RuleMatcher:
    return RuleMatcher((*SECRET_RULES, *(rule for rule in MASK_RULES if not rule.run)))


class _RunSign(Struct, frozen=True):
    """A rule that needs a run of certain signs: ``needle`` is the run in a text translated by ``classes``."""

    rule: GuardRule
    classes: bytes
    needle: bytes
    search: Callable[[bytes], Any] | None


class _RunSigns(Struct, frozen=True):
    """Rules whose signs are among those of the first: without ``needle`` in a text translated by ``classes`` none of them matches."""

    classes: bytes
    needle: bytes
    signs: list[_RunSign]


class _Runs(Struct, frozen=True):
    """All rules with runs: without ``needle`` in a text translated by ``classes`` none of them matches."""

    classes: bytes
    needle: bytes
    groups: tuple[_RunSigns, ...]


@cache
def _compile_runs() -> _Runs:
    """Compile the rules with runs, each by itself: one automaton of all would have a state for each combination of lengths."""
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.never_capture = True
    groups: list[_RunSigns] = []
    for rule in MASK_RULES:
        if not rule.run:
            continue
        sign = _RunSign(
            rule,
            bytes(_IN_RUN if chr(byte) in rule.run else _OUTSIDE for byte in range(256)),
            bytes([_IN_RUN]) * rule.length,
            re2.compile(rule.pattern, options).search if rule.pattern else None,
        )
        last = groups[-1] if groups else None
        if last is None or not set(rule.run) <= set(last.signs[0].rule.run):
            groups.append(_RunSigns(sign.classes, sign.needle, [sign]))
        else:
            shortest = min(last.needle, sign.needle, key=len)
            groups[-1] = _RunSigns(last.classes, shortest, [*last.signs, sign])
    classes = bytes(max(kinds) for kinds in zip(*(group.classes for group in groups), strict=True))
    return _Runs(classes, min((group.needle for group in groups), key=len), tuple(groups))


_OUTSIDE, _IN_RUN = range(2)


def _match_patterns(text: bytes) -> list[GuardRule]:
    return [*_compile_patterns().match(text), *_match_runs(text)]


def _match_runs(text: bytes) -> list[GuardRule]:
    """Return the rules with runs that match UTF-8 text."""
    found = []
    groups = _compile_runs().groups
    for group in groups if len(text) <= _WINDOW_CHARS else _find_present_groups(text, groups):
        within = text.translate(group.classes)
        if not within.partition(group.needle)[1]:
            continue
        for sign in group.signs:
            own = within if sign.classes is group.classes else text.translate(sign.classes)
            if own.partition(sign.needle)[1] and (sign.search is None or sign.search(text) is not None):
                found.append(sign.rule)
    return found


def _find_present_groups(text: bytes, groups: tuple[_RunSigns, ...]) -> Sequence[_RunSigns]:
    """Return the groups that may have a run in a long text: all where one stands near its beginning, else those of one search for all."""
    beginning = text[:_WINDOW_CHARS]
    if any(group.needle in beginning.translate(group.classes) for group in groups):
        return groups
    return [groups[index] for index in sorted(_compile_run_search()(text))]


@cache
def _compile_run_search() -> Callable[[bytes], list[int]]:
    """Compile the shortest run of each group: two lengths have few combinations."""
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    search = re2.Set.SearchSet(re2.Options())
    for group in _compile_runs().groups:
        signs = re.escape("".join(chr(byte) for byte in range(128) if group.classes[byte] == _IN_RUN))
        search.Add(f"[{signs}]{{{len(group.needle)}}}")
    search.Compile()
    return cue_finder.bind_match(search)


def scan_value(
    value: Any, *, untrusted: bool = False, is_definition: bool = False, encoded: bytes = b""
) -> GuardVerdict:
    """Scan plain JSON, keys and values together, so that a sentence split over fields is still one text.

    Args:
        value: Plain JSON.
        untrusted: Parts may be written by third parties (declared by the contract).
        is_definition: The value defines a tool: each field is a separate text, and no sentence continues in the next.
        encoded: The value as JSON, unless it is a text; b"" where it is not known.
    """
    if type(value) is str:
        depth, encoded = 1, value.encode()
    else:
        depth, encoded = 2, encoded or _encode_json(value)
    if is_clean_at_once(encoded, depth):
        return CLEAN_VERDICT
    return _scan_at_length(encoded, depth, untrusted=untrusted, is_definition=is_definition)


def scan_json_at_length(encoded: bytes, *, untrusted: bool) -> GuardVerdict:
    """Scan JSON that is no text and is not clean at once; with ``is_clean_at_once`` the same as ``scan_value``."""
    return _scan_at_length(encoded, 2, untrusted=untrusted, is_definition=False)


def is_clean_at_once(encoded: bytes, depth: int = 2) -> bool:
    """Return whether a short value is certainly clean by one look at its words and signs, as most results are; False decides nothing.

    Args:
        encoded: The value as JSON, or a text itself.
        depth: 2 of JSON, 1 of a text itself.
    """
    if len(encoded) > _MAX_SHORT_BYTES or _BACKSLASH in encoded or _LINE_FEED in encoded:
        return False
    check = _make_short_check(load_model()) if MEASURED_MODELS else _make_packaged_check()
    return check is not None and check.is_clean(encoded, depth)


def _scan_at_length(encoded: bytes, depth: int, *, untrusted: bool, is_definition: bool) -> GuardVerdict:
    if depth == 2:
        encoded = _join_text_blocks(encoded)
    text = _unescape_json(encoded) if depth == 2 and _BACKSLASH in encoded else encoded
    found = _match_patterns(text)
    if len(text) <= _WINDOW_CHARS:
        is_clean = _is_clean_at_a_glance(encoded, text, found, depth)
    else:
        work = _Work(WORK_BUDGET)
        is_clean = (
            not found and _is_one_long_line(text) and not speech_acts.may_hold_order(text, work.charge_words)
        )
        if work.is_spent:
            return _OVER_BUDGET
    if is_clean:
        return CLEAN_VERDICT
    return _scan_closely(encoded, text, found, depth, untrusted=untrusted, is_definition=is_definition)


def _scan_closely(
    encoded: bytes,
    text: bytes,
    found: list[GuardRule],
    depth: int,
    *,
    untrusted: bool = False,
    is_definition: bool = False,
) -> GuardVerdict:
    """Weigh every reading of a text; ``text``: what stands in the JSON ``encoded``, ``found``: the rules that match it."""
    families: set[RuleFamily] = {rule.family for rule in found}
    secrets = [rule for rule in found if rule.family in {"key", "secret"}]
    if any(rule.family == "key" for rule in secrets):
        return _conclude(secrets, 0.0, (), QUARANTINE_WEIGHT)
    limit = _find_limit(len(text), untrusted=untrusted)
    fields = _separate_fields(encoded, depth)
    if is_definition:
        fields = fields.replace("\x1e", _PARAGRAPH_END)
    weighed = _weigh_text(fields, families, limit)
    return _OVER_BUDGET if weighed is None else _conclude(secrets, *weighed, limit)


_PARAGRAPH_END: Final = ".\n\n"
"""Ends a sentence and a passage of lines: no rule matches across it."""


def _is_clean_at_a_glance(encoded: bytes, text: bytes, found: list[GuardRule], depth: int) -> bool:
    """Return whether a text of one window is certainly clean by its words and signs; ``found``: the rules that match ``text``."""
    words = _unescape_json(text) if _BACKSLASH in text else text  # JSON in a text is escaped twice
    return (
        not (found and _holds_other_reading(found, words))
        and not speech_acts.may_hold_order(words)
        and not _holds_learned_order(encoded, depth)
        and not word_division.holds_divided_words(words)
    )


def _is_one_long_line(text: bytes) -> bool:
    """Return whether a text is read as it stands: too long for the model, with no fields and lines to join and no runs of blanks."""
    return (
        len(text) > _MAX_CHARACTER_BYTES * MAX_SCORED_BYTES
        and text[:1] not in _JSON_STARTS
        and not any(sign in text for sign in _SIGNS_OF_PARTS)
        and text.find(b"  ") < 0
    )


_MAX_CHARACTER_BYTES: Final = 4
_SIGNS_OF_PARTS: Final = b"{\x1e\\\n"
"""Looked for one by one: that takes a thirtieth of a search for two in a row."""


class _ShortTextCheck:
    """Tells by words and signs that a short text is certainly clean, as ``_is_clean_at_a_glance`` does, with one search for all words.

    Most results are short and hold neither. For text without backslashes and line feeds, with a model that knows its cues.
    """

    def __init__(self, model: SentenceModel) -> None:
        patterns, runs = _compile_patterns(), _compile_runs()
        self._patterns, self._find_patterns = patterns, patterns.find
        base64, hex_and_bits = runs.groups
        base32 = next(sign for sign in base64.signs if sign.rule.name == "base32")
        # Looked for by "partition": in a short text, "find" takes longer.
        self._run_classes, self._run_needle = runs.classes, runs.needle
        self._base32_classes, self._base32_needle = base32.classes, base32.needle
        self._hex_classes, self._hex_needle = hex_and_bits.classes, hex_and_bits.needle
        self._lexicon = cue_finder.load_lexicon()
        self._find_words, self._first_cue = cue_finder.build_joint_automaton(
            (*model.cues, _TEXT_BLOCK_MARK.decode())
        )
        self._block_mark = self._first_cue + len(model.cues)

    def is_clean(self, text: bytes, depth: int) -> bool:
        """Return whether the text is certainly clean; False also where it may hold blocks that are to be read as one text."""
        return self._is_clean_as_it_stands(text, depth) and not word_division.holds_divided_words(text)

    def _is_clean_as_it_stands(self, text: bytes, depth: int) -> bool:
        find_patterns, find_words, is_ascii = self._find_patterns, self._find_words, text.isascii()
        found = find_patterns(text)
        if (found and _holds_other_reading(self._patterns.name(found), text)) or (
            text.translate(self._run_classes).partition(self._run_needle)[1]
            and self._holds_coded_run(text, is_ascii)
        ):
            return False
        lowered = text.lower()
        if not is_ascii and _has_other_lower_case(text, lowered):
            return False
        words = find_words(lowered, _OVERLAPPING)
        if not words:
            return True
        first_cue, block_mark = self._first_cue, self._block_mark
        of_rules: list[cue_finder.Hit] = []
        of_model: list[cue_finder.Hit] = []
        for hit in words:
            if hit[0] < first_cue:
                of_rules.append(hit)
            elif hit[0] < block_mark:
                of_model.append(hit)
            else:
                return False
        if of_rules and cue_finder.holds_cue_among(self._lexicon, text, of_rules):
            return False
        return (
            not of_model
            or (is_ascii and are_in_identifiers(text, of_model))
            or not _holds_learned_order(text, depth, is_cued=True)
        )

    def _holds_coded_run(self, text: bytes, is_ascii: bool) -> bool:  # noqa: FBT001 - called for most results
        """Return whether a run of signs may be read another way; of base64, which ids look like, whether one begins as a text does."""
        if text.translate(self._base32_classes).partition(self._base32_needle)[1]:
            return True
        may_begin = not is_ascii or text_unmasking.may_begin_base64(text)
        if may_begin and text_unmasking.holds_base64(text):
            return True
        has_hex = text.translate(self._hex_classes).partition(self._hex_needle)[1] != b""
        return has_hex and _holds_other_reading(_match_runs(text), text)


_MAX_SHORT_BYTES: Final = 1_000
"""Longer texts nearly always hold words of both kinds."""


def _has_other_lower_case(text: bytes, lowered: bytes) -> bool:
    """Return whether a text has another lower case than its bytes: the words of the model are searched in that of the text."""
    return not text.translate(_CASELESS).isascii() and text.decode().lower().encode() != lowered


_CASELESS: Final = bytes(
    ord("x") if 0x80 <= byte < 0xC0 or 0xE4 <= byte < 0xEA else byte for byte in range(256)
)
"""Makes ASCII of the Chinese characters from U+4000 to U+9FFF, which have no lower case."""

_OVERLAPPING: Final = True
_LINE_FEED: Final = ord("\n")


@cache
def _make_short_check(model: SentenceModel) -> _ShortTextCheck | None:
    return _ShortTextCheck(model) if model.cues else None


@cache
def _make_packaged_check() -> _ShortTextCheck | None:
    return _make_short_check(load_packaged_model())


def _holds_other_reading(found: list[GuardRule], text: bytes) -> bool:
    """Return whether text with these signs may be read another way; most signs are long names, keys and mail addresses."""
    for rule in found:
        holds = _OTHER_READINGS.get(rule.name)
        if holds is None or holds(text):
            return True
    return False


_OTHER_READINGS: Final[dict[str, Callable[[bytes], bool]]] = {
    "base64": text_unmasking.holds_base64,
    "leet": speech_acts.holds_leet_word,
}
"""Name of a sign → whether there is something to read behind it; behind any other there may be."""


def _find_limit(length: int, *, untrusted: bool) -> float:
    """Return the weight from which a text of this length is withheld: more for a long one, up to ``LONG_QUARANTINE_WEIGHT``.

    A long text has many passages, and among many passages one looks like an order by accident. It is then passed on with a
    warning. Each doubling beyond one passage adds 0.75.
    """
    base = UNTRUSTED_QUARANTINE_WEIGHT if untrusted else QUARANTINE_WEIGHT
    return max(base, min(LONG_QUARANTINE_WEIGHT, base + 0.75 * log2(max(length, 1) / _PASSAGE_CHARS)))


def _join_text_blocks(encoded: bytes) -> bytes:
    """Return the JSON with neighbouring text blocks of a content as one block: an order may be split between them."""
    if encoded.find(_TEXT_BLOCK_MARK) < 0:  # "in" takes thrice as long: it tries them as a number first
        return encoded
    for boundary in _BLOCK_BOUNDARIES:
        encoded = encoded.replace(boundary, _ESCAPED_LINE_FEED)
    return encoded


_TEXT_BLOCK_MARK: Final = b'"type":"text"'
_BLOCK_BOUNDARIES: Final = (b'"},{"type":"text","text":"', b'","type":"text"},{"text":"')
_ESCAPED_LINE_FEED: Final = b"\\n"


def _unescape_json(encoded: bytes) -> bytes:
    r"""Return the text inside the JSON, with ``\n`` and quotes unescaped. Raw control characters cannot occur in JSON."""
    return _replace_around(encoded, b"\\", _replace_escapes)


def _replace_escapes(encoded: bytes) -> bytes:
    text = encoded.replace(b"\\\\", b"\0").replace(b"\\n", b"\n").replace(b'\\"', b'"').replace(b"\\t", b"\t")
    return text.replace(b"\\r", b"\r").replace(b"\0", b"\\")


def _replace_around(text: bytes, sign: bytes, replace: Callable[[bytes], bytes]) -> bytes:
    """Return ``replace(text)`` for replacements that see a sign and at most two bytes beside it: where there are few signs, in one pass."""
    is_sparse = len(text) > _MAX_SHORT_BYTES and text.count(sign) <= len(text) // _BYTES_PER_SIGN
    if not is_sparse or _NOT_IN_UTF8[0] in text:
        return _replace_in_pieces(text, replace)
    parts = text.split(sign)
    if len(parts) == 1:
        return text
    # Of a long part only its edges are replaced; a byte that is not in UTF-8 represents what is between them.
    edges = [part if len(part) <= _MAX_EDGE else part[:1] + _NOT_IN_UTF8 + part[-1:] for part in parts]
    inner = [part[1:-1] for part in parts if len(part) > _MAX_EDGE]
    outer = replace(sign.join(edges)).split(_NOT_IN_UTF8)
    return b"".join([one for pair in zip(outer, [*inner, b""], strict=True) for one in pair])


def _replace_in_pieces(text: bytes, replace: Callable[[bytes], bytes]) -> bytes:
    """Return ``replace(text)`` for replacements of signs of JSON alone: one of megabytes would hold the interpreter for tens of milliseconds."""
    if len(text) <= _MAX_PIECE_BYTES:
        return replace(text)
    pieces: list[bytes] = []
    start = 0
    while start < len(text):
        other = _NO_SIGN_OF_JSON.search(text, start + _MAX_PIECE_BYTES, start + 2 * _MAX_PIECE_BYTES)
        end = other.end() if other else _find_cut_in_run(text, start)
        pieces.append(replace(text[start:end]))
        start = end
    return b"".join(pieces)


def _find_cut_in_run(text: bytes, start: int) -> int:
    """Return where a piece without other signs ends: amid one sign repeated, which no replacement changes there, or with the text."""
    end = start + 2 * _MAX_PIECE_BYTES
    if end >= len(text):
        return len(text)
    if text[end - _MIN_RUN : end + _MIN_RUN] == b'"' * (2 * _MIN_RUN):
        return end
    run = end - start - len(text[start:end].rstrip(b"\\"))
    # Backslashes are replaced by twos, counted from the first.
    return end - run % 2 if run >= _MIN_RUN else len(text)


_MIN_RUN: Final = 8
_MAX_PIECE_BYTES: Final = 1 << 18
_NO_SIGN_OF_JSON: Final = compile_late(rb'[^",:\[\]{} \\\x1e\0]')
"""A byte that no replacement looks for or leaves: none reaches over it."""

_BYTES_PER_SIGN: Final = 60
_MAX_EDGE: Final = 2
_NOT_IN_UTF8: Final = b"\xff"


def _separate_fields(encoded: bytes, depth: int) -> str:
    """Return the text inside JSON, and inside JSON in a text up to ``depth``, with one field a line: quotes of JSON quote nobody."""
    return _separate_encoded_fields(encoded, depth).decode(errors="replace")


def _separate_encoded_fields(encoded: bytes, depth: int) -> bytes:
    text = encoded
    for _ in range(depth):
        if text[:1] in _JSON_STARTS or b'{"' in text:
            text = _replace_around(text, b'"', _replace_structure)
        if _BACKSLASH not in text:
            break
        text = _unescape_json(text)
    return _strip_quotes(text)


def _strip_quotes(text: bytes) -> bytes:
    """Return the text without quotation marks at its ends; megabytes of them are passed over in steps, so that no call lasts long."""
    start, end = 0, len(text)
    while text.startswith(_MANY_QUOTES, start, end):
        start += len(_MANY_QUOTES)
    while text.endswith(_MANY_QUOTES, start, end):
        end -= len(_MANY_QUOTES)
    return text[start:end].strip(b'"')


_MANY_QUOTES: Final = b'"' * 4_096
_JSON_STARTS: Final = (b'"', b"{", b"[")
_BRACKETS: Final = b"[]"


def _replace_structure(text: bytes) -> bytes:
    """Return JSON with one field a line instead of its brackets, quotes and commas; each replacement sees what those before it left."""
    text = text.replace(b'","', b"\x1e").replace(b'":"', b": ")
    if text.find(b' "') >= 0:  # one search instead of two in compact JSON
        text = text.replace(b'": "', b": ").replace(b'", "', b"\x1e")
    text = text.replace(b'{"', b"\x1e").replace(b'"}', b"\x1e")
    opening, closing = _BRACKETS
    if opening in text or closing in text:
        text = text.replace(b'["', b"\x1e").replace(b'"]', b"\x1e")
    return text.replace(b',"', b"\x1e").replace(b'":', b": ")


def _weigh_text(text: str, families: set[RuleFamily], limit: float) -> tuple[float, tuple[str, ...]] | None:
    """Return the weight of the heaviest passage and its evidence; None when the work budget does not suffice."""
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    work = _Work(WORK_BUDGET)
    plain: set[tuple[str, ...]] = set()
    for reading, more in _iter_readings(text, families, work):
        parts = _iter_parts(
            reading, work, hidden=more == _INVISIBLE_WEIGHT, scores=len(text) <= MAX_SCORED_BYTES
        )
        for weight, names in _weigh_parts(parts, work, hidden=more == _INVISIBLE_WEIGHT):
            if not more:
                plain.add(names)
            # Evidence that stands there in plain letters, too, was not hidden by an encoding.
            visible = names in plain and more != _INVISIBLE_WEIGHT
            best = max(best, (weight if visible else weight + more, names))
            if best[0] >= limit:
                return best
        if work.is_spent:
            break
    return None if work.is_spent else best


class _Reading(NamedTuple):
    """UTF-8 text, and the text of which it is another reading byte for byte."""

    encoded: bytes
    plain: bytes | None = None


def _read_within(hidden: str) -> _Reading:
    """Return the reading of what was hidden within a text: it does not open the text."""
    return _Reading((_TEXT_BEFORE + hidden).encode(errors="replace"))


_TEXT_BEFORE: Final = "0.\n"


class _Work:
    """The units of work left for one value."""

    __slots__ = ("left",)

    def __init__(self, left: float) -> None:
        self.left = left

    def charge(self, units: float) -> bool:
        """Charge some units; return whether the work is spent."""
        self.left -= units
        return self.left < 0

    def charge_words(self, count: int) -> bool:
        """Charge the words that the search for cues looks at; return whether the work is spent."""
        return self.charge(count * _WORD_WORK)

    def charge_evidence(self, count: int) -> bool:
        """Charge the findings in a part that is weighed; return whether the work is spent."""
        return self.charge(count * _EVIDENCE_WORK)

    def charge_doubt(self, size: int) -> bool:
        """Charge the characters of a part whose sentences the model reads; return whether the work is spent."""
        return self.charge(size * _DOUBT_WORK)

    def charge_reading(self, size: int) -> bool:
        """Charge the bytes near a cue that are looked through; return whether the work is spent."""
        return self.charge(size * _READING_WORK)

    @property
    def is_spent(self) -> bool:
        return self.left < 0


def _iter_parts(reading: _Reading, work: _Work, *, hidden: bool, scores: bool) -> Iterator[str]:
    """Yield the parts of a text that may hold an order: by the rules, and with ``scores`` also by the model."""
    if hidden:
        yield from _split_at_lines(reading.encoded.decode())
        return
    yield from speech_acts.iter_suspect_parts(*reading, work.charge_reading, work.charge_words)
    if scores and not work.charge(len(reading.encoded) * _SCORING_WORK):
        yield from speech_acts.iter_learned_parts(reading.encoded)


def _weigh_parts(
    parts: Iterable[str], work: _Work, *, hidden: bool
) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Yield the weight and the evidence of each part, until the work is spent."""
    for part in parts:
        quotations = sum(map(part.count, _QUOTATION_MARKS))
        if work.charge(len(part) * _GRAMMAR_WORK + quotations * _QUOTATION_WORK):
            return
        weight, names = speech_acts.weigh_passages(
            part, hidden=hidden, charge_evidence=work.charge_evidence, charge_doubt=work.charge_doubt
        )
        if weight:
            yield weight, names


def read_plainly(text: str) -> str:
    """Return a text as the guard reads it first: what hides it is revealed, sentences continue over ends of lines; for training."""
    encoded = text.encode()
    families = {rule.family for rule in _match_patterns(encoded)}
    return next(_iter_readings(_separate_fields(encoded, 1), families, _Work(WORK_BUDGET)))[
        0
    ].encoded.decode()


def _holds_learned_order(encoded: bytes, depth: int, *, is_cued: bool = False) -> bool:
    """Return whether the model alone finds evidence in JSON, or in JSON in a text up to ``depth``; ``is_cued``: it holds a word of the model."""
    if not is_cued and not speech_acts.holds_learned_cue(encoded.decode(errors="replace")):
        return False
    fields = _separate_encoded_fields(encoded, depth)
    return speech_acts.holds_learned_order(text_unmasking.join_lines(fields).decode(errors="replace"))


def _iter_readings(text: str, families: set[RuleFamily], work: _Work) -> Iterator[tuple[_Reading, float]]:
    """Yield the readings of a text, each with the weight that its encoding adds; of each window, the plain reading is first."""
    divides = len(text) <= word_division.MAX_DIVIDED_CHARS
    for window in _split_in_windows(text):
        yield from _iter_window_readings(
            window, families, work, corrects=len(text) <= _MAX_CORRECTED_CHARS, divides=divides
        )
    if families & {"mask", "coded"}:
        for one in _join_texts(text_unmasking.decode_runs(text, work.charge)):
            yield _read_within(one), _ENCODED_WEIGHT


def _join_texts(texts: Iterable[str]) -> Iterator[str]:
    """Yield the texts as paragraphs of longer ones: each search for cues has a cost of its own, however short its text."""
    joined: list[str] = []
    length = 0
    for one in texts:
        joined.append(one)
        length += len(one)
        if length >= _JOINED_CHARS:
            yield _PARAGRAPH_END.join(joined)
            joined, length = [], 0
    if joined:
        yield _PARAGRAPH_END.join(joined)


_JOINED_CHARS: Final = 4_000
"""Texts are read together up to this length; an order in one of the first ends the scan then."""


def _iter_window_readings(
    text: str, families: set[RuleFamily], work: _Work, *, corrects: bool, divides: bool
) -> Iterator[tuple[_Reading, float]]:
    is_masked = "mask" in families and _compile_masks().match(text.encode(errors="replace"))
    shown = _reveal_masked_parts(text, work) if is_masked else text
    plain = speech_acts.correct_spelling(shown) if corrects else shown
    lines = plain.encode(errors="replace")
    encoded = text_unmasking.join_lines(lines)
    if lines is not encoded:
        work.charge((lines.count(b"\n") - encoded.count(b"\n")) * _JOINING_WORK)
    yield _Reading(encoded), 0.0
    if "leet" in families and speech_acts.holds_leet_word(encoded):
        yield _Reading(text_unmasking.read_leet(encoded), encoded), _ENCODED_WEIGHT
    if divides:
        yield from _iter_divided_readings(shown, work)
    if shown is not text:
        if shown != text:
            for one in _join_texts(text_unmasking.decode_runs(shown, work.charge)):
                yield _read_within(one), _ENCODED_WEIGHT
        for one in text_unmasking.read_invisible(text):
            yield _read_within(one), _INVISIBLE_WEIGHT


def _iter_divided_readings(text: str, work: _Work) -> Iterator[tuple[_Reading, float]]:
    divided = word_division.join_divided_words(text, work.charge)
    if divided != text:
        yield _Reading(text_unmasking.join_lines(divided.encode(errors="replace"))), _DIVIDED_WEIGHT


def _split_in_windows(text: str) -> Iterator[str]:
    """Yield windows of ``_WINDOW_CHARS`` that overlap by half a passage; a short text is one window."""
    step = _WINDOW_CHARS - _PASSAGE_CHARS // 2
    last = max(1, len(text) - _PASSAGE_CHARS // 2)
    return (text[at : at + _WINDOW_CHARS] for at in range(0, last, step))


def _reveal_masked_parts(text: str, work: _Work) -> str:
    """Return the text as it looks; only lines with signs of hidden text are read again."""
    parts: list[str] = []
    for part in _split_at_lines(text):
        encoded = part.encode(errors="replace")
        masked = bool(_compile_masks().match(encoded))
        if masked and work.charge(_count_unmasking_work(len(part), encoded)):
            break
        parts.append(text_unmasking.reveal_letters(part) if masked else part)
    return "".join(parts)


def _count_unmasking_work(length: int, encoded: bytes) -> float:
    """Return the units that it takes to reveal a part of this many characters; ``encoded``: the part as UTF-8."""
    apart = max(0, encoded.count(b" ") - length // _CHARACTERS_PER_BLANK)
    forms = sum(map(encoded.count, _STARTS_OF_FORMS)) + apart
    return length * _UNMASKING_WORK + (len(encoded) - length) * _BEYOND_WORK + forms * _FORM_WORK


_STARTS_OF_FORMS: Final = (b"&", b"\\", b"%", b"\xe2\x80", b"\xf3\xa0")
"""The last two begin in UTF-8: general punctuation, with the blanks of no width and the marks of direction; tags and selectors of variants."""

_CHARACTERS_PER_BLANK: Final = 4
"""Words have as many: blanks beyond that stand between letters that are joined."""


@cache
def _compile_masks() -> RuleMatcher:
    return RuleMatcher(tuple(rule for rule in MASK_RULES if rule.family == "mask"))


def _split_at_lines(text: str) -> Iterator[str]:
    """Yield parts of at most ``_PASSAGE_CHARS`` that end with a line or a field where there is one."""
    at = 0
    while at < len(text):
        end = at + _PASSAGE_CHARS
        if end < len(text):
            cut = max(text.rfind("\n", at, end), text.rfind("\x1e", at, end))
            end = cut + 1 if cut > at else end
        yield text[at:end]
        at = end


def _conclude(
    secrets: list[GuardRule], weight: float, evidence: tuple[str, ...], limit: float
) -> GuardVerdict:
    injected = weight >= UNTRUSTED_QUARANTINE_WEIGHT
    names = (*(rule.name for rule in secrets), *(evidence if injected else ()))
    families = tuple(sorted({rule.family for rule in secrets} | ({"injection"} if injected else set())))
    if "key" in families:
        return GuardVerdict("quarantine", families, names, "private_key")
    if weight >= limit:
        return GuardVerdict("quarantine", families, names, "injection")
    return GuardVerdict("annotate", families, names) if names else CLEAN_VERDICT
