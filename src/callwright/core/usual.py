"""The usual answer of a tool: everything about a success that does not depend on the result. Pure.

Most results are plain data from tools that declare no places to look at. For those the confidence, the sources, the next
action and the message are the same every time, and are worked out once.
"""

from functools import cache
from typing import Any

from callwright.core import messages
from callwright.core.confidence import score
from callwright.domain.contract import CompiledContract, ResultRules, Usual
from callwright.domain.result import Source

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
    belief = score(contract.confidence, (), None, has_source=True)
    doubts = [messages.notice("uncertain", params={"confidence": f"{belief.confidence:.2f}"})]
    return Usual(
        plain=contract.result == ResultRules() and contract.source.id_path is None,
        notable=_notable(),
        blind=contract.result == _BLIND and contract.source.id_path is None,
        message=messages.success(contract.operation, contract.name),
        source=[Source(type=contract.source.type, id=contract.name)],
        confidence=belief.confidence,
        next_action=belief.action,
        warnings=[] if belief.band == "sure" else doubts,
        effect="none" if contract.effect == "read" else "committed",
    )


@cache
def _notable() -> frozenset[str]:
    from callwright.core.normalise.mappings import TELLING  # noqa: PLC0415 - needed at the first call, not at the start
    from callwright.core.normalise.normal import LISTS  # noqa: PLC0415 - the same
    from callwright.core.normalise.recognise import WRAPPERS  # noqa: PLC0415 - the same

    return TELLING | WRAPPERS | LISTS
