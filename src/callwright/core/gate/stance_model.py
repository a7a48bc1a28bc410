"""A linear model of stance beside the rules: does the user's last message order the action, or only ask, tell, weigh or postpone? Pure.

It sees words that no rule knows, so it raises a doubt where the rules raise none. It never takes one away: where it was surer than a rule,
it was wrong as often as the rule. The weights are trained by ``scripts.train_stance_model``.
"""

import re
from functools import cache
from typing import Final

from callwright.core.gate.stance_features import list_stance_features
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.linear_model import LinearModel, parse_linear_model
from callwright.core.text.text_analysis import split_identifier

DOUBT_SCORE: Final = 1.0
"""From this score on, the action counts as not requested; chosen by cross-validation."""

_ENGLISH_WORDS: Final = frozenset(
    "the to it it's you i i'm i'd i'll my that that's this and for is what what's how when which who why where not don't do does did can can't could would if have has"
    " any some maybe going thinking enough used want need much many more first still says said got get too should again every nothing anything something yes his another really back over last next here please thanks right without"
    " with your we they he she are there just let let's but be been from at was were ask wait only about up out after before than him her them us our one".split()
)
_MIN_ENGLISH_SHARE: Final = 0.2
"""Share of these words among the words of a text from which it counts as English: the model has learnt nothing of other languages."""

_CHANGE_VERBS: Final = frozenset(
    "block decrease donate evict give grant increase lower mute overwrite promote raise reassign rebook redeem refill"
    " reorder resend rotate set sign submit swap vote waive".split()
)
"""Verbs of changes that open the name of a tool and have no concept in the glossary."""

_WORD: Final = re.compile(r"[^\W\d_]+(?:'[a-z]+)?")
_HAN: Final = re.compile(r"[\u3400-\u9fff]")
_OTHER_EAST_ASIAN: Final = re.compile(r"[\u3040-\u30ff\uac00-\ud7af]")


def score_stance(model: LinearModel, about: ToolKeywords, index: ConversationIndex) -> float:
    """Return how much a conversation looks like one that orders no action now; below 0 it looks like an order."""
    return model.score(list_stance_features(about, index))


def doubts_stance(about: ToolKeywords, index: ConversationIndex) -> bool:
    """Return whether the user's words are so much unlike an order that the action counts as not requested."""
    return may_doubt_stance(about, index) and score_stance(_load_model(), about, index) >= DOUBT_SCORE


def may_doubt_stance(about: ToolKeywords, index: ConversationIndex) -> bool:
    """Return whether the model's score counts: the tool's words say a change, and the last message is in a language that it has learnt.

    A tool whose words say no change answers questions, whatever its effect class. Who corrects a value goes on wanting the action.
    """
    if not about.action[0] and _CHANGE_VERBS.isdisjoint(split_identifier(about.full_name)[:1]):
        return False
    latest = index.clauses[-1].message
    last = [one for one in index.clauses if one.message == latest]
    return not any(one.corrects for one in last) and _is_learnt_language(" ".join([one.text for one in last]))


def _is_learnt_language(text: str) -> bool:
    """Return whether a folded text is in Chinese or English."""
    if not text.isascii():
        if _OTHER_EAST_ASIAN.search(text):
            return False
        if _HAN.search(text):
            return True
    words = _WORD.findall(text)
    english = sum(map(_ENGLISH_WORDS.__contains__, words))
    return english > 0 and english >= _MIN_ENGLISH_SHARE * len(words)


@cache
def _load_model() -> LinearModel:
    from callwright.core.gate.stance_weights import WEIGHTS  # noqa: PLC0415 - only calls with a conversation need it

    return parse_linear_model(WEIGHTS)
