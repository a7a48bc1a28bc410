"""Find the doubts about a call, their strength, and the arguments they concern. Pure.

A call is compared with its conversation and with the other calls of the same output. The strength of every doubt
falls, or stays, when more of the call is found in the conversation: more grounding never lowers the confidence.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any

from msgspec import Struct

from callwright.core.gate.answer_kinds import asks_for_other_kind
from callwright.core.gate.asked_thing import asks_for_other_thing, tells_many_things
from callwright.core.gate.carried_acts import read_carried_act
from callwright.core.gate.stance_doubts import StanceEvidence, weigh_stance
from callwright.core.gate.tool_relevance import weigh_relevance
from callwright.core.gate.topic_match import RequestCoverage, cover_request, score_topic_match
from callwright.core.gate.work_fields import is_plan, list_chosen_arguments, looks_around
from callwright.core.ground import ConversationIndex
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.domain.call import Siblings
from callwright.domain.contract import path_to_pointer
from callwright.domain.doubt_rules import LACK_BY_GROUNDING, DoubtName
from callwright.domain.grounding import Grounding

MAX_ADDED_STRENGTH = 3
_MAX_UNDOUBTED_CALLS = 8
"""Calls in one output that raise no doubt by their number; twice as many raise the full doubt."""

_FULL_DOUBT_WORDS = 6.0
"""Words of a request that nothing explains from which the doubt ``off_topic`` is full; people say short things in any words."""

_OTHER_THING_DOUBT = 0.8
"""The doubt ``off_topic`` where a request without a word of the tool asks for something that neither the tool nor a value names. Only calls that
read are asked this: whether the user wants a change is read from what is said about it."""

_MAX_CLAUSES_OF_QUESTION = 3
"""Clauses of a request up to which it asks for one kind of answer; a longer one is work in several steps."""

_MIN_TELLING_WORDS = 7.0
"""Content words of a tool's name, description and parameters from which it counts that a word of the request is not among them."""

_MIN_OTHER_THING_DOUBT = 0.43
"""Smaller ones hold no call."""

_FULL_DOUBT_WORDS_OF_LOOKUP = 5.0
"""The same for calls that read."""

MOST_UNDOUBTED_WORDS = 1.0
"""Words that nothing explains up to which only the words count: what was learnt says nothing of a single word beside the topic."""

_MIN_TOPIC_DOUBT = 0.02
"""A smaller doubt ``off_topic`` is none: a word or two beside the topic must not decide where another doubt is just below the threshold."""

COMPOSED_FACT_LACK = 0.6
"""Lack of a text in the model's words whose names and numbers nobody said."""

_MIN_NAMED_LACK = 0.5
"""An argument with a smaller lack of grounding is not named."""

_PLACEHOLDER_TEXT = re.compile(
    r"<[^<>]{1,40}>|\[[^\[\]]{1,40}\]|\{\{?[^{}]{1,40}\}?\}|(?:your|my|the)[ _-].{0,40}"
    r"|(?:\w+[ _-])?(?:user|account|order|customer)[ _-]?(?:id|123\w*)|(?:\w+[ _-])?(?:id|key|token)[ _-]?(?:here|123\w*)"
    r"|.{0,30}(?:example|placeholder|sample)(?:\.com|\.org)?.{0,20}|(?:abc|foo|bar|baz|test|dummy|xx+|todo|tbd|n/?a|none|null"
    r"|unknown|undefined|string|value|text|某某?|示例|占位符?|未知|待定|无)(?:[ _-]?\d{0,6})?|.{0,20}(?:示例|占位).{0,20}",
    re.IGNORECASE,
)
_MAX_PLACEHOLDER_CHARS = 60


class GateEvidence(Struct, frozen=True):
    """The evidence besides the call itself.

    Attributes:
        heard: The indexed conversation; None when unknown, then no value counts as ungrounded.
        siblings: The other calls of the same output.
        stated: The caller's own confidence, 0..1, or None.
        confirmed: JSON Pointers of what the user has confirmed, according to the application; "" is the whole call.
        todays: The days that may be today where the user is; empty where no clock was read: then no relative date is checked.
        moments: What may be now there, as local times; empty where no clock was read: then nothing is counted from now.
    """

    heard: ConversationIndex | None = None
    siblings: Siblings | None = None
    stated: float | None = None
    confirmed: tuple[str, ...] = ()
    todays: tuple[date, ...] = ()
    moments: tuple[datetime, ...] = ()


class CallDoubt(Struct, frozen=True):
    """A doubt that applies: its strength (0..1), and the JSON Pointers of the arguments it concerns, none for the whole call."""

    name: DoubtName
    strength: float
    paths: tuple[str, ...] = ()


def measure_lack(ground: Grounding) -> float:
    """Return how ungrounded a value is, 0..1."""
    if ground.how == "composed":
        return COMPOSED_FACT_LACK * (1.0 - ground.share)
    lack = LACK_BY_GROUNDING.get(ground.how)
    return 1.0 - ground.share if lack is None else lack


def find_doubts(
    about: ToolKeywords,
    arguments: dict[str, Any],
    grounds: Sequence[Grounding],
    evidence: GateEvidence,
    *,
    changes: bool,
    may_repeat: bool = False,
) -> list[CallDoubt]:
    """Return every doubt that applies, in the order of the table. The conversation must be known.

    ``changes`` says that the tool changes something: only then does it matter whether the user asked for the action. ``may_repeat``: it may be
    carried out several times (``idempotent``), as an editor or a build is in the course of work.
    """
    heard = evidence.heard
    at_work = heard is not None and heard.is_at_work
    carried = read_carried_act(about, arguments, heard) if changes and heard is not None else None
    looks = not changes or (carried is not None and carried.looks)
    is_lookup_at_work = at_work and not changes
    chosen = list_chosen_arguments(
        about, arguments, heard, reads=looks, at_work=at_work and (may_repeat or carried is not None)
    )
    weighed = _select_addresses(grounds, arguments) if is_lookup_at_work else grounds
    required, optional = _average_lacks(weighed, chosen)
    stance = (
        StanceEvidence()
        if heard is None
        else weigh_stance(
            about,
            arguments,
            heard,
            changes=not looks,
            may_repeat=may_repeat,
            carried=carried,
            alone=evidence.siblings is None or evidence.siblings.calls == 1,
            todays=evidence.todays,
        )
    )
    doubts = [
        _make_worst_doubt("invented", required),
        CallDoubt(
            "added", min(sum(optional.values()), MAX_ADDED_STRENGTH), _list_lacking_arguments(optional)
        ),
        CallDoubt(
            "off_topic",
            0.0
            if is_lookup_at_work or (changes and looks)
            else _weigh_topic(about, arguments, grounds, evidence, changes=changes),
        ),
        *_list_stance_doubts(stance),
        *_find_sibling_doubts(evidence.siblings),
        _find_placeholders(grounds, arguments),
        _find_empty_values(about, arguments),
    ]
    return [one for one in doubts if one.strength > 0.0]


_URL_MARK = "://"
_MAX_URL_PLACE = 4_096
"""Characters of an argument in which a URL is looked for; what is longer is no address."""


def _select_addresses(grounds: Sequence[Grounding], arguments: dict[str, Any]) -> list[Grounding]:
    """Return the grounds of arguments that hold a URL: to fetch one that nobody named can carry data out of the conversation."""
    addresses = {
        path_to_pointer((name,))
        for name, value in arguments.items()
        if _URL_MARK in str(value)[:_MAX_URL_PLACE]
    }
    return [one for one in grounds if "/" + one.path.split("/", 2)[1] in addresses] if addresses else []


def _average_lacks(
    grounds: Sequence[Grounding], chosen: Mapping[str, float]
) -> tuple[dict[str, float], dict[str, float]]:
    """Return top-level argument → average lack of grounding of its leaves, for required and for optional arguments."""
    weighed: tuple[dict[str, list[float]], dict[str, list[float]]] = {}, {}
    for ground in grounds:
        if ground.how != "unweighed":
            end = ground.path.find("/", 1)
            top = ground.path if end < 0 else ground.path[:end]
            lack = measure_lack(ground)
            weighed[not ground.required].setdefault(top, []).append(min(lack, chosen.get(top, 1.0)))
    required, optional = ({top: sum(leaves) / len(leaves) for top, leaves in one.items()} for one in weighed)
    return required, optional


def _make_worst_doubt(name: DoubtName, lacks: dict[str, float]) -> CallDoubt:
    return CallDoubt(name, max(lacks.values(), default=0.0), _list_lacking_arguments(lacks))


def _list_lacking_arguments(lacks: dict[str, float]) -> tuple[str, ...]:
    return tuple([top for top, mean in lacks.items() if mean >= _MIN_NAMED_LACK]) if lacks else ()


def _list_stance_doubts(stance: StanceEvidence) -> list[CallDoubt]:
    """Return the doubts that follow from what the user said about the action and its values."""
    superseded = max(stance.superseded.values(), default=0.0)
    return [
        CallDoubt("refused", stance.refused),
        CallDoubt("unrequested", stance.unrequested),
        CallDoubt("superseded", superseded, tuple(stance.superseded)),
        CallDoubt("swapped", float(bool(stance.swapped)), stance.swapped),
    ]


def _weigh_topic(
    about: ToolKeywords,
    arguments: dict[str, Any],
    grounds: Sequence[Grounding],
    evidence: GateEvidence,
    *,
    changes: bool,
) -> float:
    """Return how far the request misses the tool's topic, by its words and, where the tool only reads, by what was learnt."""
    if evidence.heard is None:
        return 0.0
    if is_plan(about) or (not changes and looks_around(about, arguments, grounds)):
        return 0.0
    covered = cover_request(about, arguments, grounds, evidence.heard)
    if not changes and evidence.heard.clauses and not tells_many_things(about):
        last = [one for one in evidence.heard.clauses if one.message == evidence.heard.clauses[-1].message]
        alone = evidence.siblings is None or evidence.siblings.calls == 1
        if (
            alone
            and len(last) <= _MAX_CLAUSES_OF_QUESTION
            and asks_for_other_kind(about, " , ".join([one.text for one in last]))
        ):
            return _OTHER_THING_DOUBT
    if not covered.unexplained:
        return 0.0
    strength = weigh_topic_by_words(about, grounds, evidence.heard, covered, changes=changes)
    if tells_what_it_looks_up(about, grounds, changes=changes):
        asked = doubt_asked_thing(about, evidence.heard, covered)
        if covered.count_unexplained() > MOST_UNDOUBTED_WORDS and not tells_many_things(about):
            strength = weigh_relevance(about, evidence.heard, covered, strength)
        strength = max(strength, asked)
    return strength if strength >= _MIN_TOPIC_DOUBT else 0.0


def tells_what_it_looks_up(about: ToolKeywords, grounds: Sequence[Grounding], *, changes: bool) -> bool:
    """Return whether a tool only reads and says enough of what it gives: who says little of a tool leaves out what else it gives.

    A text in the model's words, such as a query, takes up a request in other words.
    """
    return (
        not changes
        and about.word_count >= _MIN_TELLING_WORDS
        and not any(one.how == "composed" for one in grounds)
    )


def weigh_topic_by_words(
    about: ToolKeywords,
    grounds: Sequence[Grounding],
    heard: ConversationIndex,
    covered: RequestCoverage,
    *,
    changes: bool,
) -> float:
    """Return how far the words of a request miss the tool's topic, 0..1: much in a long one of whose words neither tool nor values take up any."""
    missing = 1.0 - score_topic_match(about, heard)
    looks_up = tells_what_it_looks_up(about, grounds, changes=changes)
    unexplained = min(
        covered.count_unexplained() / (_FULL_DOUBT_WORDS_OF_LOOKUP if looks_up else _FULL_DOUBT_WORDS), 1.0
    )
    relief = 0.0 if looks_up else TOPIC_RELIEF * _share_said_by_user(grounds)
    return missing * unexplained * unexplained * (1.0 - relief)


def doubt_asked_thing(about: ToolKeywords, heard: ConversationIndex, covered: RequestCoverage) -> float:
    """Return the doubt about a lookup whose request asks for another thing than the tool gives, 0..1; 0 where it would hold nothing."""
    doubt = _OTHER_THING_DOUBT * (1.0 - score_topic_match(about, heard))
    return doubt if doubt > _MIN_OTHER_THING_DOUBT and asks_for_other_thing(about, heard, covered) else 0.0


_WEAK_GROUNDS = frozenset({"unweighed", "composed", "number", "percent", "derived", "known", "implied"})

TOPIC_RELIEF = 0.8
"""How far values in the user's own words speak for a tool that changes something: a change all of whose values were said is seldom off the topic. A
question about a thing is answered by one tool and fits the parameters of many."""


def _share_said_by_user(grounds: Sequence[Grounding]) -> float:
    """Return the share of the required values that the user said; 0 for a call without one. Numbers fit any tool: they do not count."""
    required = [one for one in grounds if one.required and one.how not in _WEAK_GROUNDS]
    said = sum([one.role == "user" and measure_lack(one) < _MIN_NAMED_LACK for one in required])
    return said / len(required) if required else 0.0


def _find_sibling_doubts(siblings: Siblings | None) -> list[CallDoubt]:
    """Return the doubts that follow from the other calls of the same output."""
    if siblings is None:
        return []
    return [
        CallDoubt("repeated", float(siblings.repeated)),
        CallDoubt(
            "run_on", min(max(siblings.place + 1 - _MAX_UNDOUBTED_CALLS, 0) / _MAX_UNDOUBTED_CALLS, 1.0)
        ),
    ]


def _find_placeholders(grounds: Sequence[Grounding], arguments: dict[str, Any]) -> CallDoubt:
    unsaid = {ground.path for ground in grounds if ground.how in {"nowhere", "copied", "part", "foreign"}}
    if not unsaid:
        return CallDoubt("placeholder", 0.0)
    paths = tuple(
        path_to_pointer((name,))
        for name, value in arguments.items()
        if isinstance(value, str) and path_to_pointer((name,)) in unsaid and is_placeholder(value)
    )
    return CallDoubt("placeholder", float(bool(paths)), paths)


def is_placeholder(value: str) -> bool:
    """Return whether a text is a placeholder for an unknown value."""
    text = value.strip()
    return 0 < len(text) <= _MAX_PLACEHOLDER_CHARS and _PLACEHOLDER_TEXT.fullmatch(text) is not None


def _find_empty_values(about: ToolKeywords, arguments: dict[str, Any]) -> CallDoubt:
    empty = [name for name, value in arguments.items() if isinstance(value, str) and not value.strip()]
    if not empty:
        return CallDoubt("empty", 0.0)
    paths = tuple(path_to_pointer((name,)) for name in empty if _is_required(about, name))
    return CallDoubt("empty", float(bool(paths)), paths)


def _is_required(about: ToolKeywords, name: str) -> bool:
    parameter = about.parameters.get(name)
    return parameter is not None and parameter.required
