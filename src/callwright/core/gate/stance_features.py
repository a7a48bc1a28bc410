"""What the model of stance knows a conversation by: the words of the user's last message, its clauses and what came before it. Pure.

The name of the action and of its object are one sign each, so that what was learnt with one tool holds for another. English gives words and
pairs, Chinese gives runs of one to three characters; a number is one sign.
"""

import re
from functools import reduce
from itertools import pairwise
from operator import add, or_

from callwright.core.ground import cue_patterns as cues
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import stem_word

_SIGN = re.compile(r"[①②@0字]|[a-z]+(?:'[a-z]+)?|[?!,\"…]")
_ADDRESS = re.compile(r"(?:\S*@|https?://)[^\s,]+")
_QUOTATION = re.compile(r"[\"「《『][^\"」》』]{1,300}[\"」》』]|(?<!\w)'[^']{8,200}'(?!\w)")
_DIGIT = re.compile(r"\d")
_CODE = re.compile(r"[a-z]*\d[\w.:-]*")
_NO_HAN = re.compile(r"[^\u3400-\u9fff①②0]+")
_HAN = re.compile(r"[\u3400-\u9fff]+")
_CLASSES = (
    ("I", "i i'm i'd i'll i've me my we we're we'd we'll we've us our"),
    ("Y", "you your you'd you'll you're"),
    ("H", "he she they he's she's they're they'd they'll they've him her them his their who who's someone somebody everyone people"),
    ("W", "what what's how when where why which whether whose"),
    ("M", "can could would will should shall may must can't couldn't wouldn't won't shouldn't"),
    ("N", "not no never don't doesn't didn't isn't wasn't haven't hasn't hadn't aren't without nothing neither nor none"),
    ("D", "do does did done doing"),
    ("B", "is are was were be been being am it's that's there's"),
    ("V", "has have had having"),
    ("L", "later until till once after before next first yet tomorrow monday tuesday wednesday thursday friday saturday sunday week month morning tonight soon if unless"),
    ("T", "it this that these those one ones"),
    ("P", "please go just now ok okay yes yeah yep sure fine right great good perfect"),
    ("S", "think thinking know wonder wondering curious maybe perhaps guess decide decided considering might"),
    ("R", "see check look show tell ask read explain draft write list compare find remind hear"),
)  # fmt: skip
"""Classes of English words whose order tells an order from a question, a report and a plan."""

_MIN_INFLECTED_CHARS = 5


class _ClassesOfWords(dict[str, str]):
    """Token → its class, else ``d`` and ``g`` for words in -ed and -ing, ``x`` for other words, and signs as they are; kept within bounds."""

    def __missing__(self, token: str) -> str:
        found = token
        if token[0].isascii() and token[0].isalpha():
            long = len(token) >= _MIN_INFLECTED_CHARS
            found = "d" if long and token.endswith("ed") else "g" if long and token.endswith("ing") else "x"
        if len(self) < _MAX_KEPT_CLASSES:
            self[token] = found
        return found


_MAX_KEPT_CLASSES = 8_192
_class_of = _ClassesOfWords({word: name for name, words in _CLASSES for word in words.split()})

_ACTION, _OBJECT = "①", "②"
"""Stand for the name of the action and of what it is done to."""

_MAX_CLAUSES = 12
"""Clauses of a message that are read: the first and the last half of them."""

_MAX_EARLIER_CLAUSES = 4
_MAX_CLAUSE_CHARS = 300
_MAX_SHORT_TOKENS = 6
_TOKENS_PER_STEP, _MAX_STEPS = 6, 5
_MAX_PROPOSAL_CHARS = 1_024
_LAST_SENTENCE = re.compile(r"[^.!?。！？;；\n]+[.!?。！？;；\n]*\s*$")

_LETTERS = (
    ("N", cues.NEGATES | cues.DENIES),
    ("W", cues.WITHDRAWS | cues.REFUSES | cues.PAUSES),
    ("C", cues.CONSIDERS),
    ("P", cues.SAYS_PAST | cues.TELLS_OF_PAST),
    ("Y", cues.ASSENTS),
    ("R", cues.CORRECTS),
    ("K", cues.IS_POLITE),
    ("I", cues.INQUIRES),
)


class _LettersOfMarks(dict[int, str]):
    """Marks → the letters of a clause with them; found at first use."""

    def __missing__(self, marks: int) -> str:
        found = self[marks] = "".join(letter for letter, mask in _LETTERS if marks & mask)
        return found


_letters_of = _LettersOfMarks()
_LETTERED = reduce(or_, (mask for _, mask in _LETTERS))


def list_stance_features(about: ToolKeywords, index: ConversationIndex) -> set[str]:
    """Return the features of a tool and a conversation in which the user has said something."""
    clauses = index.clauses
    latest = clauses[-1].message
    found: set[str] = set()
    read = ""
    last: list[UserClause] = []
    earlier: list[UserClause] = []
    for one in clauses:
        (last if one.message == latest else earlier).append(one)
    if len(last) > _MAX_CLAUSES:
        last = last[: _MAX_CLAUSES // 2] + last[-_MAX_CLAUSES // 2 :]
    kind = ""
    for one in last:
        text = _mark_action(about, one)
        kind = _describe_clause(one, text)
        found.add("c:" + kind)
        if not read:
            found.add("f:" + kind)
        read += text + ("?" if one.asks else ",")
    found.add("l:" + kind)
    found.add("e:yes" if earlier else "e:no")
    for one in earlier[-_MAX_EARLIER_CLAUSES:]:
        found.add("e:" + _describe_clause(one, _mark_action(about, one)))
    # What is quoted are the words of somebody else, or a value.
    _add_words(_QUOTATION.sub('"', read), found)
    _add_answered(index, latest, found)
    return found


def _mark_action(about: ToolKeywords, clause: UserClause) -> str:
    """Return the text of a clause with signs for the action and its object."""
    text = clause.text
    named_words = clause.concept_words
    if not named_words:
        return text[-_MAX_CLAUSE_CHARS:]
    concepts, stems = about.action
    parts = ""
    at = 0
    for (start, end), named in sorted(named_words):
        if start < at:
            continue
        if not concepts.isdisjoint(named) or (stems and stem_word(text[start:end]) in stems):
            parts += text[at:start] + _ACTION
        elif not about.name_concepts.isdisjoint(named):
            parts += text[at:start] + _OBJECT
        else:
            continue
        at = end
    return (parts + text[at:])[-_MAX_CLAUSE_CHARS:]


def _describe_clause(clause: UserClause, text: str) -> str:
    """Return what a clause is, in letters: its marks, whether it asks, and whether it names the action or the object."""
    letters = _letters_of[clause.marks & _LETTERED]
    if clause.asks:
        letters += "?"
    if _ACTION in text:
        letters += _ACTION
    if _OBJECT in text:
        letters += _OBJECT
    return letters


def _add_words(text: str, found: set[str]) -> None:
    """Add the words of a message, their pairs, the order of their classes, its runs of Chinese characters, and the words of its last clause again."""
    plain = _hide_codes(text)
    if not plain.isascii():
        whole = ""
        for run in _NO_HAN.sub(" ", plain).split():
            whole = f"^{run}$"
            found.update(whole, map(add, whole, whole[1:]), map("{}{}{}".format, whole, whole[1:], whole[2:]))
        found.update(map("z:".__add__, whole), map("z:{}{}".format, whole, whole[1:]))
        plain = _HAN.sub("字", plain)
    tokens = ["^", *_SIGN.findall(plain), "$"]
    classes = "".join(map(_class_of.__getitem__, tokens))
    found.update(
        tokens,
        map(" ".join, pairwise(tokens)),
        map("k:{}{}{}".format, classes, classes[1:], classes[2:]),
    )
    found.add(f"n:{min(len(tokens) // _TOKENS_PER_STEP, _MAX_STEPS)}")
    if len(tokens) <= _MAX_SHORT_TOKENS:
        found.add("s:" + " ".join(tokens))
    at = len(tokens) - _CLOSING_TOKENS
    while at > 0 and tokens[at] not in _CLAUSE_ENDS:
        at -= 1
    if at > 0:
        found.update(map("w:".__add__, tokens[at + 1 :]))


_CLAUSE_ENDS = frozenset(",?")
_CLOSING_TOKENS = 3
"""The last token of a message's last clause is the third but one: its own end and that of the message follow."""


def _hide_codes(text: str) -> str:
    """Return a text with one sign for an address, and another for a number or a code."""
    if "@" in text or "//" in text:
        text = _ADDRESS.sub("@", text)
    return _CODE.sub("0", text) if _DIGIT.search(text) else text


def _add_answered(index: ConversationIndex, latest: int, found: set[str]) -> None:
    """Add what the assistant said before the user's last message: whether it asks, and its words where it stands right before."""
    said = [] if index.assistant is None else index.assistant.list_messages(_MAX_PROPOSAL_CHARS)
    before = [one for one in said if one[0] < latest]
    if not before:
        found.add("a:none")
        return
    number, folded, _ = before[-1]
    last = _LAST_SENTENCE.search(folded)
    sentence = "" if last is None else last[0]
    near = number == latest - 1
    found.add(f"a:{'?' if '?' in sentence else '.'}{near}")
    if near:
        words = _SIGN.findall(_HAN.sub("字", _hide_codes(sentence[-_MAX_CLAUSE_CHARS:])))
        found.update(map("a:".__add__, words))
