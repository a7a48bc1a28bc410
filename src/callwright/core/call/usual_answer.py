"""The usual answer of a tool: the parts of a success that do not depend on the result. Pure.

Most results are plain data from tools that declare no paths into them. For those the confidence, the sources, the next
action and the message are always the same, and are computed once.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from callwright.core.call.confidence import score_confidence
from callwright.core.normalise.json_pointers import find_sources
from callwright.core.wording import result_messages
from callwright.domain.contract import (
    CompiledContract,
    ConfidenceRules,
    ResultRules,
    UsualAnswer,
    UsualConfidence,
)

_UNRECOGNISED_RULES = ResultRules(recognise=False)


def get_usual_answer(tool: CompiledContract) -> UsualAnswer:
    """Return the usual answer of this tool, computed once."""
    if tool.usual is None:
        tool.usual = _compute_usual_answer(tool)
    return tool.usual


def is_nonblank_text(value: Any) -> bool:
    """Return whether this result is a text with non-blank content: then it is neither empty nor an empty list."""
    return type(value) is str and bool(value) and not value.isspace()


def _compute_usual_answer(tool: CompiledContract) -> UsualAnswer:
    contract = tool.contract
    source = find_sources(None, contract)
    sourced = _score_belief(contract.confidence, has_source=True)
    unsourced = _score_belief(contract.confidence, has_source=False)
    return UsualAnswer(
        plain=contract.result == ResultRules()
        and contract.source.id_path is None
        and contract.speaks is None,
        notable=_collect_notable_fields(),
        flags=_get_success_flags(),
        states=_get_plain_states(),
        blind=contract.result == _UNRECOGNISED_RULES
        and contract.source.id_path is None
        and contract.speaks is None,
        message=result_messages.render_success(contract.operation, contract.name),
        source=source,
        sourced=sourced,
        unsourced=unsourced,
        belief=sourced if source else unsourced,
        effect="none" if contract.effect == "read" else "committed",
    )


def _score_belief(rules: ConfidenceRules, *, has_source: bool) -> UsualConfidence:
    belief = score_confidence(rules, (), None, has_source=has_source)
    doubts = [result_messages.build_notice("uncertain", params={"confidence": f"{belief.confidence:.2f}"})]
    return UsualConfidence(belief.confidence, belief.action, doubts if belief.doubted else [], belief.scored)


@cache
def _collect_notable_fields() -> frozenset[str]:
    from callwright.core.normalise.dict_signs import SIGN_FIELDS  # noqa: PLC0415 - needed at the first call, not at the start
    from callwright.core.normalise.recognisers import WRAPPER_FIELDS  # noqa: PLC0415 - the same
    from callwright.core.normalise.return_normaliser import LIST_FIELDS  # noqa: PLC0415 - the same

    return SIGN_FIELDS | WRAPPER_FIELDS | LIST_FIELDS


def _get_success_flags() -> frozenset[str]:
    from callwright.core.normalise.dict_signs import SUCCESS_FLAGS  # noqa: PLC0415 - needed at the first call, not at the start

    return SUCCESS_FLAGS


def _get_plain_states() -> Mapping[str, frozenset[str]]:
    from callwright.core.normalise.dict_signs import PLAIN_STATES  # noqa: PLC0415 - needed at the first call, not at the start

    return PLAIN_STATES
