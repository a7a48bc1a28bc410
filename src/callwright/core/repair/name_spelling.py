"""Correct misspelt names of parameters and tools: only when exactly one name can be meant, by a margin. Pure.

A name is never changed across a unit, a number, a direction, a person or an opposite (``weight_kg`` → ``weight_lb``,
``address1`` → ``address2``, ``from`` → ``to``, ``lock`` → ``unlock``), and a parameter never to a field that is a sink.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from callwright.core.repair.proposal import Proposal
from callwright.domain.call import ToolCall
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.repair_steps import build_repair

_IDENTIFIER_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^\W_]+")

_OPPOSED_WORDS = frozenset(
    "kg g mg lb lbs oz t km m cm mm mi ft in inch ms s sec min h hr hours days c f k usd cny eur rmb gbp jpy hkd "
    "from to src dst source target start end begin stop first last left right max lat lng lon x y z "
    "sender recipient buyer seller payer payee debit credit user admin owner old new before after out "
    "get set let put post add del read load send end push pull lock pin open close buy sell import export "
    "encode decode encrypt decrypt attach detach accept except increase decrease enable disable mute on off up down "
    "parent child client agent guest host home work billing shipping inbound outbound upper lower gross net year month "
    "week day hour minute second daily weekly monthly yearly public private cost post hide show win lose".split()
)
"""Words for alternatives: a name is never corrected by changing one of them into another."""

_NEGATION_PREFIXES = ("un", "de", "dis", "in", "im", "non", "re", "anti", "pre", "post", "sub", "up", "off")
_MIN_WORD_CHARS = 4
"""Minimum letters of a word in which a wrong letter counts as a typo; shorter words are too similar to each other."""


def split_identifier(name: str) -> tuple[str, ...]:
    """Split an identifier into lower-case words: ``userId``, ``user_id`` and ``User-ID`` have the same two words."""
    return tuple(word.lower() for word in _IDENTIFIER_WORDS.findall(name))


def propose_parameter_name(name: str, free: Sequence[str], closed: Sequence[str]) -> Proposal | None:
    """Return the parameter that ``name`` must mean, among the absent ones (``free``); ``closed`` ones (sinks) only by case.

    Returns:
        A proposal whose value is the right name, or None when it is not certain.
    """
    if not name.isprintable():
        return None
    same = [candidate for candidate in free if _join_words(candidate) == _join_words(name)]
    if len(same) == 1:
        return Proposal(same[0], "parameter_form")
    best = find_nearest_name(name, free)
    if best is None or best in closed or not _differs_by_typo(name, best):
        return None
    return Proposal(best, "parameter_spelling")


def list_written_keys(tool: CompiledContract, arguments: Collection[str]) -> list[str]:
    """Return the names under which a model wrote the key argument of a tool, which only we fill; none where it has none."""
    argument = tool.contract.key_argument
    if argument is None:
        return []
    closed = (argument.name,)
    return [
        name
        for name in arguments
        if name not in tool.parameters and propose_parameter_name(name, closed, closed) is not None
    ]


def propose_tool_name(name: str, offered: str) -> Proposal | None:
    """Return the tool name that a name must mean, when ``offered`` is the only similar one on offer; None when uncertain."""
    if name != offered and _NAMELESS_TEXT.fullmatch(name):
        return Proposal(offered, "tool_unnamed")
    if name == offered or not _PLAIN_NAME.fullmatch(name):
        return None
    if _join_words(name) == _join_words(offered):
        return Proposal(offered, "tool_form")
    if _differs_by_namespace(name, offered):
        return Proposal(offered, "tool_namespace")
    if not _differs_by_typo(name, offered) or _differs_by_plural(name, offered):
        return None
    return Proposal(offered, "tool_spelling")


def correct_tool_name(call: ToolCall, offered: str) -> ToolCall | None:
    """Return the call under the name of the one tool that it must mean, with the change among its repairs.

    A change that requires a question is only proposed: the gate asks before such a call is made.
    """
    proposal = propose_tool_name(call.name, offered)
    if proposal is None:
        return None
    change = build_repair(proposal.step, "", call.name, offered)
    return replace(call, name=offered, repairs=(*call.repairs, change))


def find_namespace(name: str, namespaces: Iterable[str]) -> str:
    """Return the server prefix that a tool's name begins with, the longest of several; "" if it begins with none."""
    return max((one for one in namespaces if one and name.startswith(one)), key=len, default="")


def may_call_instead(name: str, tool: Contract, namespaces: Collection[str]) -> bool:
    """Return whether a call of an unknown name may be made as a call of this tool; otherwise the tool is only suggested.

    A server's prefix is a trust boundary: it is never added, removed or changed. A name reserved for our own tools means no
    other tool, and a tool with an effect that happens once, or with a sink, is not reached by a misspelt name.
    """
    proposal = propose_tool_name(name, tool.name)
    if proposal is None or name.startswith(RESERVED_PREFIX):
        return False
    if find_namespace(name, namespaces) != find_namespace(tool.name, namespaces):
        return False
    return proposal.step != "tool_spelling" or not (tool.effect == "once" or tool.sinks)


RESERVED_PREFIX: Final = "callwright_"
"""Names of the built-in tools begin with this."""


def find_nearest_tool(name: str, offered: Sequence[str]) -> str | None:
    """Return the one tool on offer that differs only in its namespace, or the nearest by a margin."""
    if _NAMELESS_TEXT.fullmatch(name):
        return offered[0] if len(offered) == 1 else None
    same = [one for one in offered if _differs_by_namespace(name, one)]
    return same[0] if len(same) == 1 else find_nearest_name(name, offered)


_NAMELESS_TEXT = re.compile(r"[\[\]{}()\"',:\s]*")
"""JSON and call syntax characters: ``[{``, which a server extracted from a list of calls, is not a name."""
_PLAIN_NAME = re.compile(r"[A-Za-z0-9_.:/ -]{1,128}")
"""Look-alike letters are not a model's typo: such a name stays unknown."""
_NAMESPACE_SEPARATOR = re.compile(r"\.|__|/|::?")
_GENERIC_NAMESPACES = frozenset("functions function tools tool api default_api multi_tool_use".split())
"""Namespaces without meaning: names of the place where tools are listed."""


def _differs_by_namespace(name: str, offered: str) -> bool:
    """Return whether only the namespace differs: ``prime_factors`` and ``number_analysis.prime_factors``."""
    *spaces, last = _NAMESPACE_SEPARATOR.split(name)
    *others, its_last = _NAMESPACE_SEPARATOR.split(offered)
    if last != its_last or bool(spaces) == bool(others):
        return False
    return not spaces or _GENERIC_NAMESPACES.issuperset(spaces)


def find_nearest_name(name: str, candidates: Sequence[str]) -> str | None:
    """Return the one candidate within one edit (short names) or two, with every other at least twice as far away."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - only names that are not found need a distance

    reach = 1 if len(name) <= 4 else 2
    ranked = sorted((OSA.distance(name.lower(), one.lower()), one) for one in candidates)
    if not ranked or ranked[0][0] > reach:
        return None
    if len(ranked) > 1 and ranked[1][0] < 2 * max(ranked[0][0], 1):
        return None
    return ranked[0][1]


def _join_words(name: str) -> str:
    return "".join(split_identifier(name))


def _differs_by_typo(name: str, other: str) -> bool:
    """Return whether the names differ by a typo, and not in a word, number, unit or opposite."""
    mine, theirs = split_identifier(name), split_identifier(other)
    if len(mine) != len(theirs) or _list_number_words(mine) != _list_number_words(theirs):
        return False
    changed = [(one, its) for one, its in zip(mine, theirs, strict=True) if one != its]
    return all(_is_word_typo(one, its) for one, its in changed)


def _is_word_typo(word: str, other: str) -> bool:
    if word in _OPPOSED_WORDS and other in _OPPOSED_WORDS:
        return False
    if any(  # also where only one of the two has a prefix
        word.removeprefix(one) == other.removeprefix(its)
        for one in _NEGATION_PREFIXES
        for its in _NEGATION_PREFIXES
        if one != its
    ):
        return False
    shortest = min(len(word), len(other))
    return shortest >= _MIN_WORD_CHARS or (shortest > 2 and sorted(word) == sorted(other))


def _list_number_words(parts: Sequence[str]) -> list[str]:
    return [part for part in parts if part.isdigit()]


def _differs_by_plural(name: str, other: str) -> bool:
    """Return whether the names differ in singular and plural: such tools are different."""
    pairs = zip(split_identifier(name), split_identifier(other), strict=False)
    return any(one != its and one.rstrip("s") == its.rstrip("s") for one, its in pairs)
