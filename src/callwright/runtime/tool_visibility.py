"""The tools offered to a caller: the catalogue filtered by policy.

May not know what a tool does. A tool that a caller may not see or call is never named to that caller.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from callwright.core.policy.authorization import Policy
from callwright.core.reader.call_reader import read_calls, read_json_calls
from callwright.core.reader.candidate_names import find_candidate_names
from callwright.core.reader.incremental_reader import IncrementalReader
from callwright.core.reader.learnt_dialect import list_model_texts
from callwright.core.reader.reading_outcome import FixedOffer, Reading, Unreadable
from callwright.core.repair.name_spelling import (
    RESERVED_PREFIX,
    find_namespace,
    find_nearest_tool,
    may_call_instead,
)
from callwright.domain.call import Channel, ConversationMessage, Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import NoSuchTool, Resolve
from callwright.ports import Catalogue
from callwright.runtime.call_request import ServerCallOptions

if TYPE_CHECKING:
    from callwright.core.selection.sentence_similarity import SentenceSimilarity
    from callwright.core.selection.tool_ranking import ToolCandidate


def make_offer_filter(catalogue: Catalogue, policy: Policy, principal: Principal) -> Callable[[str], bool]:
    """Return a predicate: whether this caller may see and call the tool with that name."""

    def is_offered(name: str) -> bool:
        seen = catalogue.find(name, None, principal) is not None
        return seen and policy.decide(principal, name).verdict != "deny"

    return is_offered


def list_visible_tools(catalogue: Catalogue, policy: Policy, principal: Principal) -> list[str]:
    """Return the names of the tools that this principal may know of: neither hidden nor denied, sorted."""
    return [
        name for name in catalogue.list_names(principal) if policy.decide(principal, name).verdict != "deny"
    ]


def find_offered_tools(
    catalogue: Catalogue, policy: Policy, words: Sequence[str], principal: Principal
) -> tuple[CompiledContract, ...]:
    """Return the contracts of the tools named by these words and offered to this principal."""
    found = (catalogue.find(word, None, principal) for word in words)
    tools = [entry[0] for entry in found if entry is not None]
    return tuple(tool for tool in tools if policy.decide(principal, tool.contract.name).verdict != "deny")


def read_offered_calls(
    catalogue: Catalogue,
    policy: Policy,
    raw: Any,
    channel: Channel,
    principal: Principal,
    options: ServerCallOptions,
) -> Reading | Unreadable:
    """Read every call in a model's output; the tools offered to this principal distinguish calls from surrounding text.

    Of the ``options`` the dialect counts, and the conversation, which must be our own messages.
    """
    dialect = options.get("dialect")
    locked = dialect is not None and isinstance(raw, str | bytes)
    found = None if locked else read_json_calls(raw, channel=channel)
    if found is not None:
        return found
    return read_calls(
        raw,
        FixedOffer(find_offered_tools(catalogue, policy, find_candidate_names(raw), principal)),
        channel=channel,
        dialect=dialect,
        earlier=list_model_texts(options.get("conversation")),  # type: ignore[arg-type] # normalised by the caller
    )


def make_incremental_reader(
    catalogue: Catalogue,
    policy: Policy,
    channel: Channel,
    principal: Principal,
    dialect: str | None = None,
    conversation: Sequence[ConversationMessage] | None = None,
) -> IncrementalReader:
    """Make a reader of a partial output, with the tools offered to this principal now."""
    is_offered = make_offer_filter(catalogue, policy, principal)
    names = [name for name in catalogue.list_names(principal) if is_offered(name)]
    return IncrementalReader(
        FixedOffer(find_offered_tools(catalogue, policy, names, principal)),
        channel=channel,
        dialect=dialect,
        earlier=list_model_texts(conversation),
    )


def build_no_such_tool(catalogue: Catalogue, policy: Policy, effect: Resolve) -> NoSuchTool:
    """Build the answer for a name that is not offered: its tool is held, its server has not come yet, or the nearest offered one.

    Of a name with a server's prefix, only tools of that server are near. One without is rather a misspelt name of a tool that is
    there than one of a server without a prefix that has not come yet.
    """
    name, principal = effect.name[:128], effect.principal
    restricted, server = policy.restricts_principal(principal), None
    namespaces = catalogue.namespaces
    space = find_namespace(name, namespaces)
    if policy.decide(principal, effect.name).verdict != "deny":
        if catalogue.is_held(effect.name):
            return NoSuchTool(None, restricted, held=True)
        server = catalogue.find_absent_server(effect.name)
        if server is not None and space:
            return NoSuchTool(None, restricted, server=server)
    is_offered = make_offer_filter(catalogue, policy, principal)
    names = [one for one in catalogue.list_names(principal) if is_offered(one)]
    near = [one for one in names if find_namespace(one, namespaces) == space] if space else names
    closest = None if name.startswith(RESERVED_PREFIX) else find_nearest_tool(name, near)
    if closest is None and server is not None and not name.startswith(RESERVED_PREFIX):
        return NoSuchTool(None, restricted, server=server)
    found = None if closest is None else catalogue.find(closest, None, principal)
    called = found is not None and may_call_instead(name, found[0].contract, namespaces)
    return NoSuchTool(closest, restricted, suggested=closest is not None and not called)


def rank_offered_tools(
    catalogue: Catalogue,
    policy: Policy,
    principal: Principal,
    request: str,
    most: int,
    similarity: "SentenceSimilarity | None" = None,
) -> "list[ToolCandidate]":
    """Return the offered tools that a request can mean, best first; meanings are compared by trained vectors, or by ``similarity``.

    Exceptions of the sentence model are not caught.
    """
    from callwright.core.selection import tool_ranking  # noqa: PLC0415 - only when requests are compared
    from callwright.core.selection.sentence_similarity import MAX_COMPARED, make_tool_sentence  # noqa: PLC0415 - the same
    from callwright.core.selection.tool_keywords import get_tool_keywords  # noqa: PLC0415 - the same
    from callwright.core.selection.tool_meanings import MAX_COMPARED as MAX_FITTED  # noqa: PLC0415 - the same
    from callwright.core.selection.tool_meanings import read_tool_meanings  # noqa: PLC0415 - the same

    scores, is_offered = catalogue.score_tools(request), make_offer_filter(catalogue, policy, principal)
    offered = {name for name in catalogue.list_names(principal) if is_offered(name)}
    most_compared = MAX_FITTED if similarity is None else MAX_COMPARED
    compared = find_offered_tools(
        catalogue, policy, tool_ranking.choose_compared_tools(scores, offered, most_compared), principal
    )
    names = [one.contract.name for one in compared]
    if similarity is None:
        fits = read_tool_meanings().compare(request, map(get_tool_keywords, compared))
        scores = tool_ranking.add_fits(scores, dict(zip(names, fits, strict=True)))
    else:
        sentences = [make_tool_sentence(one.contract.name, one.contract.description) for one in compared]
        alike = dict(zip(names, similarity.compare(request, sentences), strict=True))
        scores = tool_ranking.add_similarities(
            scores, alike, trust=similarity.trust, least_alike=similarity.least_alike
        )
    return tool_ranking.rank_tools(scores, most, offered.__contains__)
