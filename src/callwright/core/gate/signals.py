"""Which doubts there are about a call, how strong, and about which arguments. Pure.

A call is looked at beside its conversation and beside the other calls of the same output. The strength of every doubt
falls, or stays, when more of the call is found in the conversation: more ground never makes a call less sure.
"""

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from callwright.core.about import About
from callwright.core.gate.topic import topic
from callwright.core.ground import Heard
from callwright.domain.call import Siblings
from callwright.domain.contract import pointer
from callwright.domain.doubts import LACKS, DoubtName
from callwright.domain.effects import Compared
from callwright.domain.grounds import Ground

MOST_ADDED = 3
_MANY = 8
"""Calls of one output that arouse no doubt by their number; twice as many arouse all of it."""

_BEHIND = 0.6
"""Share by which a tool may fall behind the best one for the words of a request; most requests are answered by several."""

_PALE = 0.5
"""An argument that lacks less ground than this is not named."""

_PLACEHOLDER = re.compile(
    r"<[^<>]{1,40}>|\[[^\[\]]{1,40}\]|\{\{?[^{}]{1,40}\}?\}|(?:your|my|the)[ _-].{0,40}"
    r"|(?:\w+[ _-])?(?:user|account|order|customer)[ _-]?(?:id|123\w*)|(?:\w+[ _-])?(?:id|key|token)[ _-]?(?:here|123\w*)"
    r"|.{0,30}(?:example|placeholder|sample)(?:\.com|\.org)?.{0,20}|(?:abc|foo|bar|baz|test|dummy|xx+|todo|tbd|n/?a|none|null"
    r"|unknown|undefined|string|value|text|某某?|示例|占位符?|未知|待定|无)(?:[ _-]?\d{0,6})?|.{0,20}(?:示例|占位).{0,20}",
    re.IGNORECASE,
)
_LONGEST_PLACEHOLDER = 60


class Evidence(Struct, frozen=True):
    """What is known beside the call itself.

    Attributes:
        heard: The conversation; None when it is not known, then nothing is held against values that stand nowhere.
        siblings: The other calls of the same output.
        compared: How other tools on offer answer the same request.
        stated: The caller's own confidence, 0..1, or None.
        confirmed: JSON Pointers of what the user has confirmed, as the application says; "" is the whole call.
    """

    heard: Heard | None = None
    siblings: Siblings | None = None
    compared: Compared | None = None
    stated: float | None = None
    confirmed: tuple[str, ...] = ()


class Doubted(Struct, frozen=True):
    """A doubt that holds: how far (0..1), and the JSON Pointers of the arguments it is about, none for the whole call."""

    name: DoubtName
    strength: float
    paths: tuple[str, ...] = ()


def lack(ground: Ground) -> float:
    """How far a value lacks ground, 0..1."""
    known = LACKS.get(ground.how)
    return 1.0 - ground.share if known is None else known


def doubts(
    about: About, arguments: dict[str, Any], grounds: Sequence[Ground], evidence: Evidence
) -> list[Doubted]:
    """Every doubt that holds, in the order of the table. A conversation must be known."""
    required, optional = _lacks(grounds)
    found = [
        _worst("invented", required),
        Doubted("added", min(sum(optional.values()), MOST_ADDED), _named(optional)),
        Doubted("off_topic", 1.0 - topic(about, evidence.heard.asked if evidence.heard else None)),
        Doubted("rival", _far_behind(evidence.compared)),
        *_of_output(evidence.siblings),
        _placeholders(grounds, arguments),
        _empty(about, arguments),
    ]
    return [one for one in found if one.strength > 0.0]


def _lacks(grounds: Sequence[Ground]) -> tuple[dict[str, float], dict[str, float]]:
    """Top-level argument → how far its leaves lack ground, on the average; of required ones and of optional ones."""
    weighed: dict[tuple[bool, str], list[float]] = {}
    for ground in grounds:
        if ground.how != "unweighed":
            top = "/" + ground.path.split("/", 2)[1]
            weighed.setdefault((ground.required, top), []).append(lack(ground))
    means = {key: sum(leaves) / len(leaves) for key, leaves in weighed.items()}
    return (
        {top: mean for (required, top), mean in means.items() if required},
        {top: mean for (required, top), mean in means.items() if not required},
    )


def _worst(name: DoubtName, lacks: dict[str, float]) -> Doubted:
    return Doubted(name, max(lacks.values(), default=0.0), _named(lacks))


def _named(lacks: dict[str, float]) -> tuple[str, ...]:
    return tuple(top for top, mean in lacks.items() if mean >= _PALE)


def _far_behind(compared: Compared | None) -> float:
    return 0.0 if compared is None else max(compared.behind - _BEHIND, 0.0) / (1.0 - _BEHIND)


def _of_output(siblings: Siblings | None) -> list[Doubted]:
    """What the other calls of the same output say of this one."""
    if siblings is None:
        return []
    return [
        Doubted("repeated", float(siblings.repeated)),
        Doubted("run_on", min(max(siblings.place + 1 - _MANY, 0) / _MANY, 1.0)),
    ]


def _placeholders(grounds: Sequence[Ground], arguments: dict[str, Any]) -> Doubted:
    unsaid = {ground.path for ground in grounds if ground.how in {"nowhere", "copied", "part", "foreign"}}
    paths = tuple(
        pointer((name,))
        for name, value in arguments.items()
        if isinstance(value, str) and pointer((name,)) in unsaid and is_placeholder(value)
    )
    return Doubted("placeholder", float(bool(paths)), paths)


def is_placeholder(value: str) -> bool:
    """Whether a text stands for another one that was not known."""
    text = value.strip()
    return 0 < len(text) <= _LONGEST_PLACEHOLDER and _PLACEHOLDER.fullmatch(text) is not None


def _empty(about: About, arguments: dict[str, Any]) -> Doubted:
    paths = tuple(
        pointer((name,))
        for name, value in arguments.items()
        if isinstance(value, str) and not value.strip() and _is_required(about, name)
    )
    return Doubted("empty", float(bool(paths)), paths)


def _is_required(about: About, name: str) -> bool:
    parameter = about.parameters.get(name)
    return parameter is not None and parameter.required
