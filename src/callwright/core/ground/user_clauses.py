"""The clauses of the user's messages, oldest first: requests, questions, negations, corrections and withdrawals. Pure.

Must not depend on tools. A sentence is scanned once for the words of all attitudes (``cue_patterns.py``); a clause is then examined for the
attitudes that the scan found possible: a question asks for information unless it is the polite form of a request (``can you …``, 能帮我…吗); a correction
opens with a marker (``I meant``, ``make it``, 改成, 说错了).
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache

from callwright.core.ground import cue_patterns as cues
from callwright.core.ground import number_mentions
from callwright.core.ground.number_mentions import TextSpan
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, ConceptWord, iter_concept_words
from callwright.core.text.lazy_property import lazy_property

_SENTENCE_END = re.compile(
    r"[.!?;…]+(?=[\s\"')]|$|[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])[!?;.]+(?![A-Za-z0-9])|[。！？；\n]+"
)
_CLAUSE_END = re.compile(
    r",(?=\s)|,(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff]),|[，]|:(?=\s)|：|\s[-–—]{1,2}\s|——?|(?<=\s)(?:but|and then|so)(?=\s)|但是?|不过|然后|而是|所以|就(?=帮|给|取消)"
)

_QUOTED = re.compile(r"[\"“「《][^\"”」》]{1,200}[\"”」》]")
_QUOTE_MARKS = frozenset('"“「《')
_IMPERATIVE_LEAD = re.compile(r"^\W*(?:(?:ok|okay|so|then|and|hi|hello|hey|well|now|just|好|那|那就)\W+)*")
_IDENTIFIER = re.compile(
    r"(?<![\w.+-])[\w.+-]++@[\w-]+\.[\w.-]+|https?://\S+|(?<![\w.])#?(?=[A-Za-z0-9])(?=[A-Za-z_-]{0,80}\d)[A-Za-z0-9][\w-]*(?:[.:]\d+)*"
)
_PROPER_NAME = re.compile(
    r"(?<![.!?] )(?<=[a-z,;:'’\"] )[A-Z][\w'’]+(?: [A-Z][\w'’]+)*|[\"“‘「《][^\"”’」》]{1,60}[\"”’」》]"
)


class UserClause:
    """One clause of the user. What it expresses is found on first use.

    Attributes:
        message: Index of its message in the conversation.
        order: Its position among all clauses, from 0.
        text: The folded text. raw: The text as written, of the same length.
        marks: The marks of its sentence (``cue_patterns.scan_cues``): what it may express.
        asks: It asks for information: a question, a condition, an inquiry; not a polite request.
        first: It is the first clause of its message.
        carried: The ``corrects`` of a marker that stands alone before it: "No wait, …".
    """

    def __init__(
        self,
        message: int,
        order: int,
        text: str,
        raw: str,
        marks: int,
        *,
        asks: bool,
        first: bool,
        carried: int,
    ) -> None:
        self.message = message
        self.order = order
        self.text = text
        self.raw = raw
        self.marks = marks
        self.asks = asks
        self.first = first
        self.carried = carried
        # Attitudes without a mark are known to be absent without a look at the text; the others are determined on first use.
        self.__dict__.update(_ABSENT[marks & _LOOKED_UP])
        if not marks & cues.CORRECTS:
            self.__dict__["corrects"] = carried

    @lazy_property
    def polite(self) -> bool:
        """It requests politely: can you …, 帮我…."""
        return bool(self.marks & cues.IS_POLITE and cues.POLITE_REQUEST.search(self.text))

    @lazy_property
    def reports(self) -> bool:
        """Whether the clause reports a past event."""
        past = self.marks & cues.TELLS_OF_PAST and cues.PAST_REPORT.search(self.text)
        return bool(past) and not self.polite

    @lazy_property
    def negated_at(self) -> int:
        """Where its wish is negated: end of the last negation; -1 if it is not."""
        if not self.marks & cues.NEGATES:
            return -1
        ends = [
            one.end()
            for one in cues.NEGATED_WISH.finditer(self.text)
            if one[0] != "stop" or not cues.NAMES_STOP.search(self.text[: one.end()])
        ]
        return ends[-1] if ends else -1

    @lazy_property
    def corrects(self) -> int:
        """2 where a value is expected to be replaced, 1 where a marker suggests it, 0 if not."""
        if not self.marks & cues.CORRECTS:
            return self.carried
        hard, soft = cues.HARD_CORRECTION.search(self.text), cues.SOFT_CORRECTION.match(self.text)
        return (2 if hard else 1 if soft else 0) or self.carried

    @lazy_property
    def withdraws(self) -> bool:
        """It takes something back, without saying what."""
        return bool(self.marks & cues.WITHDRAWS and cues.WITHDRAWAL.search(self.text))

    @lazy_property
    def assents(self) -> bool:
        """It answers yes, as a whole."""
        fits = self.first and len(self.text) <= _MAX_ANSWER_CHARS and self.marks & cues.ASSENTS
        return bool(fits and cues.ASSENT.match(self.text))

    @lazy_property
    def refuses(self) -> bool:
        """It answers no, as a whole."""
        if not self.marks & cues.REFUSES:
            return False
        refused = self.first and cues.REFUSAL.match(self.text)
        return bool(refused or cues.LONE_REFUSAL.match(self.text))

    @lazy_property
    def pauses(self) -> bool:
        """It asks to wait."""
        return bool(self.marks & cues.PAUSES and cues.PAUSE.match(self.text)) and self.corrects < 2

    @lazy_property
    def tentative(self) -> bool:
        """It only considers."""
        return bool(self.marks & cues.CONSIDERS and cues.TENTATIVE.search(self.text))

    @lazy_property
    def conditional(self) -> bool:
        """It names an event that is to happen first: once the parcel is here, 等他签了字."""
        return bool(self.marks & cues.WAITS_FOR_EVENT and cues.CONDITION.search(self.text))

    @lazy_property
    def numbers(self) -> Sequence[tuple[float, TextSpan]]:
        """Its numbers with their places, those inside of codes left out."""
        return list_numbers(self.text) if self.marks & cues.HAS_NUMBER else ()

    @lazy_property
    def concept_words(self) -> list[ConceptWord]:
        """Its words and phrases of the glossary, without what it quotes: words of others are no request."""
        text = self.text
        if not _QUOTE_MARKS.isdisjoint(text):
            text = _QUOTED.sub(lambda quote: " " * len(quote[0]), text)
        return list(iter_concept_words(text))

    def list_identifiers(self) -> list[str]:
        """Return what names a particular thing: codes, numbers, addresses, quoted texts, capitalised names; folded."""
        raw = self.raw
        return [
            one.lower().strip('"“”‘’「」《》#')
            for one in (*_IDENTIFIER.findall(raw), *_PROPER_NAME.findall(raw))
        ]

    def rejects_span(self, start: int, end: int) -> bool:
        """Return whether the words around a span exclude it: ``not X``, ``instead of X``, 不是X, X除外."""
        before, after = self.text[max(start - 40, 0) : start], self.text[end : end + 24]
        if self.marks & cues.CONTRASTS and (
            cues.CONTRAST_BEFORE.search(before) or cues.CONTRAST_AFTER.match(after)
        ):
            return True
        return 0 <= self.negated_at <= start

    def calls_span_old(self, start: int, end: int) -> bool:
        """Return whether the words around a span mark it as no longer valid: my old X, 以前的X, X … anymore."""
        if not self.marks & cues.CALLS_OLD:
            return False
        first = max(start - 40, 0)
        before = cues.OLD_BEFORE.search(self.text[first:start])
        return bool(before and self._says_old(first + before.start(), before[0])) or bool(
            cues.OLD_AFTER.match(self.text[end:])
        )

    def _says_old(self, at: int, words: str) -> bool:
        """Return whether words for old are no part of a name (from Old Mill), of a question for an age, or of another thing (the old one and)."""
        return (
            (at == 0 or not self.raw[at].isupper())
            and not self.text[:at].endswith("how ")
            and " and " not in words
        )


_NOTHING: dict[int, tuple[str, object]] = {
    cues.IS_POLITE: ("polite", False),
    cues.TELLS_OF_PAST: ("reports", False),
    cues.NEGATES: ("negated_at", -1),
    cues.WITHDRAWS: ("withdraws", False),
    cues.ASSENTS: ("assents", False),
    cues.REFUSES: ("refuses", False),
    cues.PAUSES: ("pauses", False),
    cues.CONSIDERS: ("tentative", False),
    cues.WAITS_FOR_EVENT: ("conditional", False),
    cues.HAS_NUMBER: ("numbers", ()),
}
"""Mark → the property that it may represent, and its value in a clause without the mark."""

_LOOKED_UP = sum(_NOTHING)


class _AbsentProperties(dict[int, dict[str, object]]):
    """Marks → the properties that none of them represents; found at first use."""

    def __missing__(self, marks: int) -> dict[str, object]:
        found = self[marks] = dict(absent for mark, absent in _NOTHING.items() if not marks & mark)
        return found


_ABSENT = _AbsentProperties()


def split_clauses(messages: Sequence[tuple[int, str, str]]) -> list[UserClause]:
    """Split messages (index, folded text, raw text of the same length), oldest first, into clauses."""
    clauses: list[UserClause] = []
    for message, folded, raw in messages:
        clauses += _split_message(message, len(clauses), folded, raw)
    return clauses


@lru_cache(128)
def _split_message(message: int, order: int, folded: str, raw: str) -> tuple[UserClause, ...]:
    """Split one message. The messages before the last one are the same at every call of a conversation."""
    clauses: list[UserClause] = []
    first = True
    carried = 0
    for sentence, mark in _split_sentences(raw):
        asked = "?" in mark or "？" in mark
        whole = folded[slice(*sentence)]
        marks = cues.scan_cues(whole)
        asks = _is_information_question(whole, marks, marked=asked)
        for start, end in _split_spans(raw, *sentence):
            clause = UserClause(
                message,
                order + len(clauses),
                folded[start:end],
                raw[start:end],
                marks,
                asks=asks,
                first=first,
                carried=carried,
            )
            first = False
            bare = end - start <= _MAX_ANSWER_CHARS and len(clause.text.split()) <= _MAX_MARKER_WORDS
            carried = clause.corrects if bare and clause.corrects and _is_marker(clause) else 0
            clauses.append(clause)
    return tuple(clauses)


_MAX_ANSWER_CHARS = 40
_MAX_MARKER_WORDS = 3


def _is_marker(clause: UserClause) -> bool:
    return not clause.list_identifiers() and not clause.withdraws


def is_bare_withdrawal(clause: UserClause) -> bool:
    """Return whether a clause takes back without naming its own thing: ``never mind``, 那算了; not 旧地址不用了."""
    rest = cues.PAUSE.sub(" ", cues.WITHDRAWAL.sub(" ", clause.text))
    if clause.text.isascii():
        return len(rest.split()) <= _MAX_BARE_WORDS
    return len(_HAN_RUN.findall(rest)) <= _MAX_BARE_CHARS


_MAX_BARE_WORDS, _MAX_BARE_CHARS = 6, 4
_HAN_RUN = re.compile(r"[\u4e00-\u9fff]")


def _split_sentences(raw: str) -> Iterator[tuple[tuple[int, int], str]]:
    at = 0
    for mark in _SENTENCE_END.finditer(raw):
        if raw[at : mark.start()].strip():
            yield (at, mark.start()), mark[0]
        at = mark.end()
    if raw[at:].strip():
        yield (at, len(raw)), ""


def _split_spans(raw: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    at = start
    for mark in _CLAUSE_END.finditer(raw, start, end):
        if raw[at : mark.start()].strip():
            yield at, mark.start()
        at = mark.end()
    if raw[at:end].strip():
        yield at, end


def _is_information_question(folded: str, marks: int, *, marked: bool) -> bool:
    """Return whether a sentence asks for information; a polite request does not, regardless of its mark."""
    if not folded.isascii() and cues.DONE_QUESTION.search(folded):
        return True
    if marks & cues.IS_POLITE and cues.POLITE_REQUEST.search(folded):
        return False
    if marked and not opens_imperative(folded):
        return True
    if not marks & cues.INQUIRES or not cues.INFORMATION_QUESTION.search(folded):
        return False
    return not folded.isascii() or _opens_question(folded)


def opens_imperative(folded: str) -> bool:
    """Return whether a sentence begins with the name of an action that changes something: cancel it, 取消吧."""
    rest = folded[_IMPERATIVE_LEAD.match(folded).end() :]  # type: ignore[union-attr] # matches the empty text
    first = next(iter_concept_words(rest[:24]), None)
    return first is not None and first[0][0] == 0 and not CHANGE_CONCEPTS.isdisjoint(first[1])


_QUESTION_OPENERS = re.compile(
    r"^\W*(?:(?:and|so|hi|hello|hey|ok|also)\W+)*(?:what|whats|how|when|why|which|where|who|whether|if|suppose|is|are|will|would|does|do|did|has|have|should|can i|could i|may i|i wonder|i'?m wondering|just wondering|just curious|curious|tell me|explain|i'?d like to know|i want to know)\b"
)


def _opens_question(folded: str) -> bool:
    return bool(_QUESTION_OPENERS.match(folded))


CODE_PATTERN = re.compile(
    r"(?<![A-Za-z0-9_.])#?(?=[A-Za-z0-9])(?=[A-Za-z_-]{0,80}\d)[A-Za-z0-9][A-Za-z0-9_-]*+(?![A-Za-z0-9_.]*+@)"
)
"""A code: letters and digits with at least one digit, and no part of an address."""


_MAX_CACHED_CHARS = 4_096


def list_numbers(text: str) -> list[tuple[float, TextSpan]]:
    """Return the numbers of a folded text with their places, those inside of codes left out."""
    return list(_list_numbers(text) if len(text) <= _MAX_CACHED_CHARS else _list_numbers.__wrapped__(text))


@lru_cache(256)
def _list_numbers(text: str) -> tuple[tuple[float, TextSpan], ...]:
    codes = [one.span() for one in CODE_PATTERN.finditer(text) if not one[0].lstrip("#").isdigit()]
    written = [(number, place) for number, place, _ in number_mentions.find_written_numbers(text)]
    numbers = [*written, *number_mentions.find_spoken_numbers(text)]
    if not codes:
        return tuple(numbers)
    starts = [start for start, _ in codes]
    found: list[tuple[float, TextSpan]] = []
    for number, place in numbers:
        at = bisect_right(starts, place[0]) - 1
        if at < 0 or place[0] >= codes[at][1]:
            found.append((number, place))
    return tuple(found)
