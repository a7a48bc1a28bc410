"""The usual answer of a tool: everything about a success that does not depend on the result. Pure.

Most results are plain data from tools that declare no places to look at. For those the confidence, the sources, the next
action and the message are the same every time, and are worked out once.
"""

from functools import cache
from typing import Any

from callwright.core import messages
from callwright.core.confidence import score
from callwright.core.normalise.pointers import sources
from callwright.domain.contract import CompiledContract, ConfidenceRules, ResultRules, Usual, UsualBelief

_BLIND = ResultRules(recognise=False)


def usual_of(tool: CompiledContract) -> Usual:
    """The usual answer of this tool."""
    if tool.usual is None:
        tool.usual = _work_out(tool)
    return tool.usual


def is_words(value: Any) -> bool:
    """Whether this result is a text with something in it: then it is neither empty nor a list of nothing."""
    return type(value) is str and bool(value) and not value.isspace()


def _work_out(tool: CompiledContract) -> Usual:
    contract = tool.contract
    return Usual(
        plain=contract.result == ResultRules()
        and contract.source.id_path is None
        and contract.speaks is None,
        notable=_notable(),
        blind=contract.result == _BLIND and contract.source.id_path is None and contract.speaks is None,
        message=messages.success(contract.operation, contract.name),
        source=sources(None, contract),
        sourced=_belief(contract.confidence, has_source=True),
        unsourced=_belief(contract.confidence, has_source=False),
        effect="none" if contract.effect == "read" else "committed",
    )


def _belief(rules: ConfidenceRules, *, has_source: bool) -> UsualBelief:
    belief = score(rules, (), None, has_source=has_source)
    doubts = [messages.notice("uncertain", params={"confidence": f"{belief.confidence:.2f}"})]
    return UsualBelief(belief.confidence, belief.action, doubts if belief.doubted else [], belief.scored)


@cache
def _notable() -> frozenset[str]:
    from callwright.core.normalise.mappings import TELLING  # noqa: PLC0415 - needed at the first call, not at the start
    from callwright.core.normalise.normal import LISTS  # noqa: PLC0415 - the same
    from callwright.core.normalise.recognise import WRAPPERS  # noqa: PLC0415 - the same

    return TELLING | WRAPPERS | LISTS
