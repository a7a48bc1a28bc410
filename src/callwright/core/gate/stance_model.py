"""A linear model of stance beside the rules: does the user's last message order the action, or only ask, tell, weigh or postpone? Pure.

It sees words that no rule knows, so it raises a doubt where the rules raise none. It never takes one away: where it was surer than a rule,
it was wrong as often as the rule. The weights are trained by ``scripts.train_stance_model``.
"""

from functools import cache
from typing import Final

from callwright.core.gate.stance_features import list_stance_features
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.known_language import is_learnt_language
from callwright.core.text.linear_model import LinearModel, parse_linear_model
from callwright.core.text.text_analysis import split_identifier

DOUBT_SCORE: Final = 1.0
"""From this score on, the action counts as not requested; chosen by cross-validation."""

_CHANGE_VERBS: Final = frozenset(
    "block decrease donate evict give grant increase lower mute overwrite promote raise reassign rebook redeem refill"
    " reorder resend rotate set sign submit swap vote waive".split()
)
"""Verbs of changes that open the name of a tool and have no concept in the glossary."""


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
    return not any(one.corrects for one in last) and is_learnt_language(" ".join([one.text for one in last]))


@cache
def _load_model() -> LinearModel:
    from callwright.core.gate.stance_weights import WEIGHTS  # noqa: PLC0415 - only calls with a conversation need it

    return parse_linear_model(WEIGHTS)
