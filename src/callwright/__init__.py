"""Callwright: the contract-and-reliability layer between an AI agent and its tools.

``from callwright import Callwright``; the common names are listed below and loaded at their first use.

The others are in submodules: ``answers``, ``checks``, ``contracts``, ``http``, ``observe``, ``policy``, ``reading``, ``stores``,
``tapes``, ``tasks``, ``testing``, ``toolkit``, ``turns``, ``workflow``.
"""

from typing import TYPE_CHECKING, Any

from callwright._version import __version__

if TYPE_CHECKING:
    from callwright.app import Callwright, CatalogueError, SignatureError
    from callwright.core.call.clarification import AnsweredCall, AnswerError, answer
    from callwright.core.call.next_step import resolve_next_step
    from callwright.core.contracts.contract_compiler import ContractError
    from callwright.core.dialects import DIALECTS, to_json
    from callwright.core.dialects.canonical import from_json
    from callwright.core.policy.authorization import Rule
    from callwright.core.records.kept_results import ResultLimits
    from callwright.core.selection.sentence_similarity import SentenceEncoder
    from callwright.domain.argument_marks import Sink, Synonyms, Unit
    from callwright.domain.call import Principal
    from callwright.domain.contract import (
        Batch,
        Contract,
        DeclaredError,
        RetryPolicy,
        StandIn,
    )
    from callwright.domain.quota_rules import Quota
    from callwright.domain.records import RunLimits
    from callwright.domain.result import CallError, Source, ToolResult
    from callwright.domain.stored_data import DataQuery
    from callwright.domain.tool_answers import (
        ToolAnswer,
        empty,
        fail,
        ok,
        partial,
    )
    from callwright.engine import EngineError
    from callwright.ports import CallContext, MayHaveHappened, NotApplied, StoreError, ToolError
    from callwright.runtime.clock import SystemClock
    from callwright.runtime.sentence_model import SentenceModelError

_PUBLIC_NAMES_BY_MODULE = {
    "callwright.app": ("Callwright", "CatalogueError", "SignatureError"),
    "callwright.core.call.clarification": ("AnswerError", "AnsweredCall", "answer"),
    "callwright.core.policy.authorization": ("Rule",),
    "callwright.core.contracts.contract_compiler": ("ContractError",),
    "callwright.core.dialects": ("DIALECTS", "to_json"),
    "callwright.core.dialects.canonical": ("from_json",),
    "callwright.core.call.next_step": ("resolve_next_step",),
    "callwright.domain.tool_answers": (
        "ToolAnswer",
        "empty",
        "fail",
        "ok",
        "partial",
    ),
    "callwright.domain.call": ("Principal",),
    "callwright.domain.contract": (
        "Batch",
        "Contract",
        "DeclaredError",
        "RetryPolicy",
        "StandIn",
    ),
    "callwright.domain.argument_marks": ("Sink", "Synonyms", "Unit"),
    "callwright.domain.stored_data": ("DataQuery",),
    "callwright.domain.quota_rules": ("Quota",),
    "callwright.core.records.kept_results": ("ResultLimits",),
    "callwright.domain.records": ("RunLimits",),
    "callwright.domain.result": ("CallError", "Source", "ToolResult"),
    "callwright.engine": ("EngineError",),
    "callwright.ports": ("CallContext", "MayHaveHappened", "NotApplied", "StoreError", "ToolError"),
    "callwright.core.selection.sentence_similarity": ("SentenceEncoder",),
    "callwright.runtime.clock": ("SystemClock",),
    "callwright.runtime.sentence_model": ("SentenceModelError",),
}
_MODULE_BY_PUBLIC_NAME = {name: module for module, names in _PUBLIC_NAMES_BY_MODULE.items() for name in names}

__all__ = [
    "DIALECTS",
    "AnswerError",
    "AnsweredCall",
    "Batch",
    "CallContext",
    "CallError",
    "Callwright",
    "CatalogueError",
    "Contract",
    "ContractError",
    "DataQuery",
    "DeclaredError",
    "EngineError",
    "MayHaveHappened",
    "NotApplied",
    "Principal",
    "Quota",
    "ResultLimits",
    "RetryPolicy",
    "Rule",
    "RunLimits",
    "SentenceEncoder",
    "SentenceModelError",
    "SignatureError",
    "Sink",
    "Source",
    "StandIn",
    "StoreError",
    "Synonyms",
    "SystemClock",
    "ToolAnswer",
    "ToolError",
    "ToolResult",
    "Unit",
    "__version__",
    "answer",
    "empty",
    "fail",
    "from_json",
    "ok",
    "partial",
    "resolve_next_step",
    "to_json",
]


def __getattr__(name: str) -> Any:
    """Load a public name at its first use, so that importing the package is fast."""
    home = _MODULE_BY_PUBLIC_NAME.get(name)
    if home is None:
        raise AttributeError(f"module 'callwright' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - only when a name is used

    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
