"""Build a contract from a function and its options: the defaults of ``@app.tool`` are defined here."""

import inspect
from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypedDict, cast

from callwright.core.contracts.contract_compiler import ContractError
from callwright.core.contracts.contract_validation import Contradiction
from callwright.domain import contract_reasons
from callwright.domain.contract import (
    Batch,
    ConfidenceRules,
    Contract,
    Corrector,
    DeclaredError,
    EffectClass,
    KeyChange,
    OperationType,
    Repeat,
    ResultRules,
    RetryPolicy,
    SourceRule,
    StandIn,
    ToolDialect,
    add_implied_effect,
    choose_default_repeat,
)
from callwright.domain.reason import Reason
from callwright.domain.reconcile_checks import Check
from callwright.domain.result import SourceType
from callwright.tools import signature_reasons
from callwright.tools.function_signature import SignatureError
from callwright.tools.python_tool import PythonTool, ToolMode

CorrectorSpec = str | Corrector | Callable[[Any], Any]
"""A corrector by name, one with its options, or a pure function: written value → intended value, or None."""


class ToolOptions(TypedDict, total=False):
    """Options of a tool, as ``Callwright.tool`` explains them; a missing option has the default of ``Contract``."""

    name: str
    version: str
    description: str
    input_schema: dict[str, Any]
    output_schema: dict[str, Any] | None
    effect: EffectClass
    operation: OperationType
    key: Iterable[str] | None
    key_changes: dict[str, KeyChange]
    key_argument: str
    repeat: Repeat
    repeat_window_s: int
    timeout_ms: int
    deadline_ms: int
    wait_ms: int
    lease_ms: int
    ttl_s: int
    retries: int | RetryPolicy
    confidence: ConfidenceRules
    result: ResultRules
    source: SourceRule | SourceType
    errors: Iterable[DeclaredError] | Mapping[str, str]
    units: dict[str, Iterable[str]]
    synonyms: dict[str, dict[str, str]]
    correctors: dict[str, CorrectorSpec | Iterable[CorrectorSpec]]
    sinks: Iterable[str]
    untrusted: bool
    max_output_bytes: int
    endpoint: str
    min_confidence: float | None
    marks_effect: bool
    failure_means_none: bool
    without_store: bool
    long: bool
    tags: Iterable[str]
    speaks: ToolDialect | None
    inline: bool
    check: Check
    stand_in: StandIn | str
    batch: Batch | str


_TOOL_DEFAULTS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "repeat_window_s": 600,
        "wait_ms": 5_000,
        "ttl_s": 2_592_000,
        "retries": 2,
        "output_schema": "from hints",
        "errors": (),
        "sinks": (),
        "untrusted": False,
        "max_output_bytes": 8_388_608,
        "endpoint": "",
        "marks_effect": False,
        "failure_means_none": False,
        "without_store": False,
        "long": False,
        "inline": False,
        "tags": (),
    }
)
"""Defaults of the keyword parameters of ``Callwright.tool`` that are not None."""


def collect_tool_options(given: Mapping[str, Any]) -> ToolOptions:
    """Return the options that differ from their defaults, from the arguments of ``Callwright.tool`` by name.

    Options that do not exist (``unknown``) are kept: ``build_contract`` refuses them.
    """
    options: dict[str, Any] = {
        name: given[name] for name in ToolOptions.__annotations__ if given[name] != _TOOL_DEFAULTS.get(name)
    }
    return cast("ToolOptions", options | given["unknown"])


def make_python_tool(function: Callable[..., Any], options: ToolOptions) -> tuple[Contract, PythonTool]:
    """Return contract and tool of a function.

    Raises:
        SignatureError: the parameters cannot be described, or a corrector is a coroutine function.
    """
    mode: ToolMode | None = "inline" if options.get("inline") else None
    tool = PythonTool(function, mode, schema_is_given=options.get("input_schema") is not None)
    by_type = dict(tool.own_correctors)
    tool.own_correctors = {**by_type, **_collect_corrector_functions(options)}
    tool.check = options.get("check")
    return _build_function_contract(function, tool, options, by_type), tool


def _build_function_contract(
    function: Callable[..., Any], tool: PythonTool, options: ToolOptions, by_type: Collection[str]
) -> Contract:
    described = tool.described
    written = options.get("correctors", {})
    derived: dict[str, CorrectorSpec | Iterable[CorrectorSpec]] = {
        name: Corrector("type_validator", own=True) for name in by_type if name not in written
    }
    if derived:
        options = {**options, "correctors": {**derived, **written}}
    fields: dict[str, Any] = {
        "name": getattr(function, "__name__", type(function).__name__),
        "description": described.description,
        "input_schema": described.input_schema,
        "output_schema": None if _takes_part_of_result(options) else described.output_schema,
    }
    return build_contract(fields, options)


def build_contract(fields: dict[str, Any], options: ToolOptions) -> Contract:
    """Build a contract from derived fields and options; options take precedence.

    Raises:
        ContractError: an option is unknown; the message suggests the one that may be meant.
    """
    unknown = [name for name in options if name not in ToolOptions.__annotations__]
    if unknown:
        raise ContractError(str(fields["name"])[:128], [_explain_unknown_option(name) for name in unknown])
    said = {
        name: _OPTION_CONVERTERS[name](value) if name in _OPTION_CONVERTERS else value
        for name, value in options.items()
    }
    said = add_implied_effect(said)
    said.pop("inline", None)
    said.pop("check", None)
    if "key" in said:
        said["key_fields"] = said.pop("key")
    return Contract(**(fields | _derive_effect_defaults(options, said.get("effect")) | said))


_OPTION_CURES: dict[str, Reason] = {
    "secret": contract_reasons.DECLARE_SECRET_ON_ARGUMENT(),
    "idempotent": contract_reasons.WRITE_EFFECT_IDEMPOTENT(),
    "schema": contract_reasons.OPTION_IS_CALLED(name="input_schema"),
    "timeout": contract_reasons.OPTION_IS_CALLED(name="timeout_ms"),
    "deadline": contract_reasons.OPTION_IS_CALLED(name="deadline_ms"),
}
"""Wrong option names that people try first."""


def _explain_unknown_option(name: str) -> Contradiction:
    """Report an unknown option with a suggestion: a misspelt promise must not be ignored."""
    from rapidfuzz import process  # noqa: PLC0415 - only for misspelt options

    cure = _OPTION_CURES.get(name.removesuffix("s"))
    if cure is None:
        near = process.extractOne(name, ToolOptions.__annotations__.keys(), score_cutoff=70)
        cure = (
            contract_reasons.DID_YOU_MEAN(name=near[0])
            if near
            else contract_reasons.AVAILABLE(names=tuple(sorted(ToolOptions.__annotations__)))
        )
    return Contradiction(name, contract_reasons.UNKNOWN_OPTION(), cure)


def _takes_part_of_result(options: ToolOptions) -> bool:
    """Return whether only a part of the return value is the result, so that the return hint does not describe it."""
    rules = options.get("result")
    return options.get("speaks") is not None or (rules is not None and rules.data_path is not None)


def _derive_effect_defaults(options: ToolOptions, effect: EffectClass | None) -> dict[str, Any]:
    """Return the defaults that a declared or implied effect class implies."""
    times = derive_long_times(options) if options.get("long") else {}
    if effect is None:
        return times
    operation = "query" if effect == "read" else "operation"
    repeat = choose_default_repeat(effect, keyed=bool(options.get("key")), batched=bool(options.get("batch")))
    return {"repeat": repeat, "operation": operation, **times}


_HOUR_MS = 3600_000


def derive_long_times(options: Mapping[str, Any]) -> dict[str, int]:
    """Return the default limits of a long-running tool: a day, and an hour more for its claim."""
    deadline: int = options.get("deadline_ms", 24 * _HOUR_MS)
    return {"timeout_ms": deadline, "deadline_ms": deadline, "lease_ms": deadline + _HOUR_MS}


def _to_tuple(value: Iterable[Any] | None) -> tuple[Any, ...] | None:
    """Convert to a tuple; a single name is one item, not its letters."""
    return None if value is None else (value,) if isinstance(value, str) else tuple(value)


def _to_retry_policy(value: int | RetryPolicy) -> RetryPolicy:
    return RetryPolicy(max_retries=value) if isinstance(value, int) else value


def _to_source_rule(value: SourceRule | SourceType) -> SourceRule:
    return value if isinstance(value, SourceRule) else SourceRule(type=value)


def _to_declared_errors(value: Iterable[DeclaredError] | Mapping[str, str]) -> tuple[DeclaredError, ...]:
    if isinstance(value, Mapping):
        return tuple(DeclaredError(code, message) for code, message in value.items())
    return tuple(value)


def _to_stand_in(value: StandIn | str) -> StandIn:
    return StandIn(tool=value) if isinstance(value, str) else value


def _to_batch(value: Batch | str) -> Batch:
    return Batch(value) if isinstance(value, str) else value


def _to_units(value: dict[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {name: (words,) if isinstance(words, str) else tuple(words) for name, words in value.items()}


def _list_corrector_specs(value: CorrectorSpec | Iterable[CorrectorSpec]) -> tuple[CorrectorSpec, ...]:
    return (value,) if isinstance(value, str | Corrector) or callable(value) else tuple(value)


def _to_correctors(
    value: dict[str, CorrectorSpec | Iterable[CorrectorSpec]],
) -> dict[str, tuple[Corrector, ...]]:
    return {
        name: tuple(_to_corrector(one) for one in _list_corrector_specs(said)) for name, said in value.items()
    }


def _to_corrector(value: CorrectorSpec) -> Corrector:
    if isinstance(value, Corrector):
        return value
    if isinstance(value, str):
        return Corrector(value)
    return Corrector(getattr(value, "__name__", type(value).__name__), own=True)


def _collect_corrector_functions(options: ToolOptions) -> dict[str, Callable[[Any], Any]]:
    """Return the functions among the correctors, by argument."""
    functions: dict[str, Callable[[Any], Any]] = {}
    for name, value in options.get("correctors", {}).items():
        for one in _list_corrector_specs(value):
            if isinstance(one, str | Corrector):
                continue
            if inspect.iscoroutinefunction(one):
                raise SignatureError(
                    getattr(one, "__name__", name),
                    signature_reasons.AWAITED_CORRECTOR(),
                    signature_reasons.PLAIN_FUNCTION(),
                )
            functions[name] = one
    return functions


_OPTION_CONVERTERS: dict[str, Callable[[Any], Any]] = {
    "key": _to_tuple,
    "retries": _to_retry_policy,
    "source": _to_source_rule,
    "errors": _to_declared_errors,
    "units": _to_units,
    "correctors": _to_correctors,
    "sinks": _to_tuple,
    "tags": _to_tuple,
    "stand_in": _to_stand_in,
    "batch": _to_batch,
}
