"""Other JSON repair libraries, each used as its documentation says, on the outputs that are or should be JSON.

A peer gets the whole text of a model that was asked for JSON, or the arguments of a native call; its calls are checked
directly or by a pydantic model of the tool in lax mode. An exception of a peer counts as no call. Must not depend on Callwright's
reader. Peers that are not installed are left out.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal

from msgspec import Struct
from pydantic import BaseModel, ConfigDict, Field, ValidationError, create_model

from callwright.evals.replay.bfcl_checker import BfclChecker
from callwright.evals.replay.loss_witness import find_missing_calls, find_text_heads
from callwright.evals.replay.recording_types import RecordedOffer, Recording, decode_tools
from callwright.evals.replay.strict_reading import JSON_FORMATS

CallTuple = tuple[str, dict[str, Any]]
LoadsFunction = Callable[[str], Any]

_PEER_MODULES: Final = {"json-repair": "json_repair", "fast-json-repair": "fast_json_repair"}
_NAME_KEYS: Final = ("name", "tool", "function")
_ARGUMENT_KEYS: Final = ("arguments", "parameters", "args", "params", "input")


class PeerScore(Struct, frozen=True, array_like=True):
    """One peer's result on one output: as ``Strict``, with the calls it lost and the nanoseconds it took."""

    valid: bool
    right: bool
    calls: int
    right_calls: int
    lost: int
    ns: int


@cache
def list_installed_peers() -> tuple[str, ...]:
    """Return the names of the installed libraries."""
    return tuple(name for name, module in _PEER_MODULES.items() if find_spec(module) is not None)


@cache
def _import_loads(name: str) -> LoadsFunction:
    loads: LoadsFunction = json.loads if name == "json" else import_module(_PEER_MODULES[name]).loads
    return loads


def measure_json_repair_ns(recording: Recording) -> int:
    """Return the nanoseconds that json-repair takes for an output; 0 if it is not installed."""
    if "json-repair" not in list_installed_peers():
        return 0
    loads = _import_loads("json-repair")
    began = time.perf_counter_ns()
    for text in [one.arguments for one in recording.calls or ()] or [recording.text or ""]:
        _load_text(text, loads)
    return time.perf_counter_ns() - began


def is_json_requested(recording: Recording) -> bool:
    """Return whether the model was asked for JSON."""
    return recording.mode == "native" or recording.format in JSON_FORMATS


def score_peers(
    recording: Recording,
    offer: RecordedOffer,
    strict: Sequence[CallTuple] | None,
    checker: BfclChecker | None,
) -> dict[str, PeerScore]:
    """Score every peer on one output, by name; "… + pydantic" is the same calls through lax models."""
    scores: dict[str, PeerScore] = {}
    models = _build_models(bytes(recording.tools))
    for name in ("json", *list_installed_peers()):
        began = time.perf_counter_ns()
        calls = _read_peer_calls(recording, _import_loads(name))
        took = time.perf_counter_ns() - began
        valid = [call for call in calls if _is_valid_call(call, offer)]
        scores[name] = _score_peer(recording, offer, strict, checker, calls, valid, took)
        began = time.perf_counter_ns()
        lax = [one for call in calls if (one := _validate_lax(call, models)) is not None]
        took += time.perf_counter_ns() - began
        scores[f"{name} + pydantic"] = _score_peer(recording, offer, strict, checker, calls, lax, took)
    return scores


def _score_peer(
    recording: Recording,
    offer: RecordedOffer,
    strict: Sequence[CallTuple] | None,
    checker: BfclChecker | None,
    calls: Sequence[CallTuple],
    valid: Sequence[CallTuple],
    ns: int,
) -> PeerScore:
    whole = bool(calls) and len(valid) == len(calls)
    judged = checker.judge_calls(recording, valid) if checker else None
    counted = find_text_heads(recording, offer) if strict is None else []
    return PeerScore(
        valid=whole,
        right=whole and judged is not None and judged.record and recording.expect == "call",
        calls=len(valid),
        right_calls=sum(judged.calls) if judged else 0,
        lost=len(find_missing_calls(strict, counted, offer, calls)) if calls else 0,
        ns=ns,
    )


def _is_valid_call(call: CallTuple, offer: RecordedOffer) -> bool:
    tool = offer.get(call[0])
    return tool is not None and tool.check_input.is_valid(call[1])


# --- reading ------------------------------------------------------------------------------------------------------


def _read_peer_calls(recording: Recording, loads: LoadsFunction) -> list[CallTuple]:
    if recording.mode == "native":
        given = [(one.name, _load_text(one.arguments, loads)) for one in recording.calls or ()]
        return [(name, arguments) for name, arguments in given if isinstance(arguments, dict)]
    return list(_find_calls(_load_text(recording.text or "", loads)))


def _load_text(text: Any, loads: LoadsFunction) -> Any:
    if not isinstance(text, str):
        return text
    try:
        return loads(text)
    except Exception:  # noqa: BLE001 - any exception of a peer counts as its answer
        return None


def _find_calls(document: Any) -> Iterator[CallTuple]:
    if isinstance(document, list):
        for one in document:
            yield from _find_calls(one)
    elif isinstance(document, dict):
        if isinstance(document.get("tool_calls"), list):
            yield from _find_calls(document["tool_calls"])
        name = next((document[key] for key in _NAME_KEYS if isinstance(document.get(key), str)), None)
        arguments = next(
            (document[key] for key in _ARGUMENT_KEYS if isinstance(document.get(key), dict)), None
        )
        if name is not None and arguments is not None:
            yield name, arguments


# --- pydantic in lax mode -----------------------------------------------------------------------------------------


def _validate_lax(call: CallTuple, models: Mapping[str, type[BaseModel]]) -> CallTuple | None:
    model = models.get(call[0])
    if model is None:
        return None
    try:
        return call[0], model.model_validate(call[1]).model_dump(by_alias=True, exclude_unset=True)
    except (ValidationError, RecursionError):
        return None


class _ClosedModel(BaseModel):
    model_config = ConfigDict(extra="forbid", protected_namespaces=())


@lru_cache(64)
def _build_models(written: bytes) -> dict[str, type[BaseModel]]:
    """Build a model per tool of a recording, once for all outputs to the same question."""
    return {tool.name: _build_model(tool.parameters) for tool in decode_tools(written)}


def _build_model(schema: Mapping[str, Any]) -> type[BaseModel]:
    required = set(schema.get("required", ()))
    fields: dict[str, Any] = {
        f"f{number}": (
            _schema_to_type(one),
            Field(alias=name) if name in required else Field(default=None, alias=name),
        )
        for number, (name, one) in enumerate(schema.get("properties", {}).items())
    }
    return create_model("Arguments", __base__=_ClosedModel, **fields)


_PYTHON_TYPES: Final = {"string": str, "integer": int, "number": float, "boolean": bool, "null": None}


def _schema_to_type(schema: Mapping[str, Any]) -> Any:
    members = schema.get("enum")
    if isinstance(members, list) and members and all(isinstance(one, str) for one in members):
        return Literal[tuple(members)]
    match schema.get("type"):
        case "array":
            return list[_schema_to_type(schema.get("items", {}))]  # type: ignore[misc] # made of a recorded schema
        case "object":
            return _build_model(schema) if schema.get("properties") else dict[str, Any]
        case str() as name:
            return _PYTHON_TYPES.get(name, Any)
        case _:
            return Any
