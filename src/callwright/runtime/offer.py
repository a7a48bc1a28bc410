"""What is on offer to a caller: the catalogue's words and the policy's say together.

May not know what a tool does. A tool that this caller may not see or not call is never named to them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from callwright.core.authorize import Policy
from callwright.core.reader.read import read, read_json
from callwright.core.reader.reading import OnOffer, Reading, Unreadable
from callwright.core.reader.stream import IncrementalReader
from callwright.core.reader.words import names_in
from callwright.core.repair.names import nearest_tool
from callwright.core.select import Candidate, best, compared
from callwright.domain.call import CallRequest, Channel, Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Compare, Compared, NoSuchTool, Resolve
from callwright.ports import Catalogue


def offered(catalogue: Catalogue, policy: Policy, principal: Principal) -> Callable[[str], bool]:
    """Whether a tool of that name may be seen and called by this caller."""

    def is_offered(name: str) -> bool:
        seen = catalogue.find(name, None, principal) is not None
        return seen and policy.decide(principal, name).verdict != "deny"

    return is_offered


def tools_among(
    catalogue: Catalogue, policy: Policy, words: Sequence[str], principal: Principal
) -> tuple[CompiledContract, ...]:
    """The contracts of those words that name tools on offer to this principal."""
    found = (catalogue.find(word, None, principal) for word in words)
    tools = [one[0] for one in found if one is not None]
    return tuple(tool for tool in tools if policy.decide(principal, tool.contract.name).verdict != "deny")


def reading_for(
    catalogue: Catalogue, policy: Policy, raw: Any, channel: Channel, principal: Principal
) -> Reading | Unreadable:
    """Every call in what a model wrote, told from the text around it by the tools on offer to this principal."""
    found = read_json(raw, channel=channel)
    if found is not None:
        return found
    return read(raw, OnOffer(tools_among(catalogue, policy, names_in(raw), principal)), channel=channel)


def incremental(
    catalogue: Catalogue, policy: Policy, channel: Channel, principal: Principal
) -> IncrementalReader:
    """A reader of what is still being written, told the tools that are on offer to this principal now."""
    is_offered = offered(catalogue, policy, principal)
    names = [name for name in catalogue.names(principal) if is_offered(name)]
    return IncrementalReader(OnOffer(tools_among(catalogue, policy, names, principal)), channel=channel)


def no_such_tool(catalogue: Catalogue, policy: Policy, effect: Resolve) -> NoSuchTool:
    """The answer about a name that is not on offer, with the one that must have been meant."""
    is_offered = offered(catalogue, policy, effect.principal)
    names = [name for name in catalogue.names(effect.principal) if is_offered(name)]
    return NoSuchTool(nearest_tool(effect.name[:128], names), policy.restricts(effect.principal))


def compare(catalogue: Catalogue, policy: Policy, request: CallRequest, effect: Compare) -> Compared:
    """How the tool of a call stands beside the others on offer, by the words of its request."""
    from callwright.core.ground import hear  # noqa: PLC0415 - only with a conversation

    scores = catalogue.scores(sorted(hear(request.conversation or ()).asked or ()))
    return compared(scores, effect.tool, offered(catalogue, policy, effect.principal))


def candidates(
    catalogue: Catalogue, policy: Policy, principal: Principal, words: Iterable[str], most: int
) -> list[Candidate]:
    """The tools that these words can mean, best first, among those on offer to this caller."""
    return best(catalogue.scores(words), most, offered(catalogue, policy, principal))
