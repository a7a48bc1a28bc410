"""What the model of stance knows a conversation by: the words of the user's last message, its clauses and what came before it. Pure.

The name of the action and of its object are one sign each, so that what was learnt with one tool holds for another. English gives words,
pairs and runs of three; Chinese gives runs of one to three characters; a number is one sign.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from callwright.core.ground import cue_patterns as cues
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import stem_word

_SIGN = re.compile(r"[①②@0字]|[a-z]+(?:'[a-z]+)?|[?!\"…]")
_PLACE = re.compile(r"(?:\S*@|https?://)\S+")
_DIGIT = re.compile(r"\d")
_CODE = re.compile(r"[a-z]*\d[\w.:-]*")
_NO_HAN = re.compile(r"[^\u3400-\u9fff①②0]+")
_HAN = re.compile(r"[\u3400-\u9fff]+")
_ACTION, _OBJECT = "①", "②"
"""Stand for the name of the action and of what it is done to."""

_MAX_CLAUSES = 12
"""Clauses of a message that are read: the first and the last half of them."""

_MAX_CLAUSE_CHARS = 300
_MAX_SHORT_TOKENS = 6
_TOKENS_PER_STEP, _MAX_STEPS = 6, 5
_MAX_PROPOSAL_CHARS = 1_024
_LAST_SENTENCE = re.compile(r"[^.!?。！？;；\n]+[.!?。！？;；\n]*\s*$")

_LETTERS = tuple(
    (letter, mask)
    for letter, mask in (
        ("N", cues.NEGATES | cues.DENIES),
        ("W", cues.WITHDRAWS | cues.REFUSES | cues.PAUSES),
        ("C", cues.CONSIDERS),
        ("P", cues.SAYS_PAST | cues.TELLS_OF_PAST),
        ("Y", cues.ASSENTS),
        ("R", cues.CORRECTS),
        ("K", cues.IS_POLITE),
        ("I", cues.INQUIRES),
    )
)


def list_stance_features(about: ToolKeywords, index: ConversationIndex) -> set[str]:
    """Return the features of a tool and a conversation in which the user has said something."""
    latest = index.clauses[-1].message
    earlier = [one for one in index.clauses if one.message < latest]
    clauses = index.clauses[len(earlier) :]
    if len(clauses) > _MAX_CLAUSES:
        clauses = clauses[: _MAX_CLAUSES // 2] + clauses[-_MAX_CLAUSES // 2 :]
    texts = [_mark_action(about, one) for one in clauses]
    kinds = [_describe_clause(one, text) for one, text in zip(clauses, texts, strict=True)]
    tokens = ["^"]
    found: set[str] = {f"f:{kinds[0]}", f"l:{kinds[-1]}", f"e:{bool(earlier)}"}
    found.update(["c:" + one for one in kinds])
    for clause, text in zip(clauses, texts, strict=True):
        tokens += _read_tokens(text)
        tokens.append("?" if clause.asks else ",")
        if not text.isascii():
            found.update(_list_runs(text))
    tokens.append("$")
    _add_words(tokens, found)
    found.update(["e:" + _describe_clause(one, _mark_action(about, one)) for one in earlier[-_MAX_CLAUSES:]])
    found.update(_list_answered(index, latest))
    return found


def _mark_action(about: ToolKeywords, clause: UserClause) -> str:
    """Return the text of a clause with signs for the action and its object."""
    concepts, stems = about.action
    text = clause.text
    parts: list[str] = []
    at = 0
    for (start, end), named in sorted(clause.concept_words):
        if start < at:
            continue
        if not concepts.isdisjoint(named) or (stems and stem_word(text[start:end]) in stems):
            parts += (text[at:start], _ACTION)
        elif not about.name_concepts.isdisjoint(named):
            parts += (text[at:start], _OBJECT)
        else:
            continue
        at = end
    return "".join((*parts, text[at:]))[-_MAX_CLAUSE_CHARS:]


def _read_tokens(text: str) -> list[str]:
    """Return the words and signs of a text; a run of Chinese characters is one sign, an address another, a code or number another."""
    plain = (
        _CODE.sub("0", _PLACE.sub("@", text)) if "@" in text or "/" in text or _DIGIT.search(text) else text
    )
    if not plain.isascii():
        plain = _HAN.sub("字", plain)
    return _SIGN.findall(plain)


def _list_runs(text: str) -> list[str]:
    """Return the runs of one to three Chinese characters, with the ends of the clause."""
    run = f"^{_NO_HAN.sub(' ', _CODE.sub('0', text)).strip()}$"
    return [run[at : at + size] for size in (1, 2, 3) for at in range(len(run) - size + 1)]


def _add_words(tokens: Sequence[str], found: set[str]) -> None:
    found.update(["w:" + one for one in tokens])
    pairs = list(map(" ".join, pairwise(tokens)))
    found.update(pairs)
    found.update(map(" ".join, zip(pairs, tokens[2:], strict=False)))
    found.add(f"n:{min(len(tokens) // _TOKENS_PER_STEP, _MAX_STEPS)}")
    if len(tokens) <= _MAX_SHORT_TOKENS:
        found.add("s:" + " ".join(tokens))


def _describe_clause(clause: UserClause, text: str) -> str:
    """Return what a clause is, in letters: its marks, whether it asks, and whether it names the action or the object."""
    marks = clause.marks
    letters = [letter for letter, mask in _LETTERS if marks & mask]
    letters += [
        sign
        for sign, has in (("?", clause.asks), (_ACTION, _ACTION in text), (_OBJECT, _OBJECT in text))
        if has
    ]
    return "".join(letters)


def _list_answered(index: ConversationIndex, latest: int) -> list[str]:
    """Return what the assistant said before the user's last message: whether it asks, and its words where it stands right before."""
    said = [] if index.assistant is None else index.assistant.list_messages(_MAX_PROPOSAL_CHARS)
    before = [one for one in said if one[0] < latest]
    if not before:
        return ["a:none"]
    number, folded, _ = before[-1]
    last = _LAST_SENTENCE.search(folded)
    sentence = "" if last is None else last[0]
    near = number == latest - 1
    words = _read_tokens(sentence[-_MAX_CLAUSE_CHARS:]) if near else []
    return [f"a:{'?' if '?' in sentence else '.'}{near}", *["a:" + one for one in words]]
