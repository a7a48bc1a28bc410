"""Judge correctness with the Berkeley Function Calling Leaderboard's own checker (package ``bfcl-eval``, Apache-2.0).

Nothing is decided here: recorded schemas and accepted calls are converted to the checker's format. The package
declares everything needed to run a hundred models; its checker imports four small modules of the package and one table
that says for each model whether dots in tool names were replaced by underscores. Recorded tools have the names their model saw,
so the answer is no, and that table (with all its imports) is never loaded.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from msgspec import Struct

from callwright.evals.replay.recording_types import Recording, decode_tools

INSTALL_COMMAND: Final = 'pip install --no-deps "bfcl-eval==2026.3.23"'
"""Command that installs the checker; its dependencies are not needed here."""

CallTuple = tuple[str, dict[str, Any]]
"""Name and arguments."""

_CHECKER_MODULE: Final = "bfcl_eval.eval_checker.ast_eval.ast_checker"
_MODEL_TABLE_MODULE: Final = "bfcl_eval.constants.model_config"
_MODEL_NAME: Final = "recorded"
_BFCL_TYPES: Final = {"number": "float", "object": "dict"}


class Judgement(Struct, frozen=True):
    """The checker's judgement of the record as a whole, and of each of its calls.

    ``fault`` names the exception by which the checker failed; such a record counts as not right.
    """

    record: bool
    calls: tuple[bool, ...]
    fault: str | None = None


class BfclChecker:
    """The benchmark's checker, loaded once."""

    def __init__(self, module: ModuleType, languages: Any) -> None:
        self._check = module.ast_checker
        self._simple = module.simple_function_checker
        self._languages = languages

    def judge_calls(self, recording: Recording, calls: Sequence[CallTuple]) -> Judgement:
        """Judge the calls of one output. If no call is expected, every call is wrong; if any call is accepted, all are right."""
        if recording.accepts_any_call:
            return Judgement(bool(calls), (True,) * len(calls))
        if recording.expect == "no_call" or not recording.gold:
            return Judgement(not calls, (False,) * len(calls))
        try:
            record = bool(calls) and self._check_record(recording, calls)
            return Judgement(record, (True,) * len(calls) if record else self._match_calls(recording, calls))
        except (AttributeError, IndexError, KeyError, RecursionError, TypeError, ValueError) as fault:
            return Judgement(False, (False,) * len(calls), type(fault).__name__)

    def _check_record(self, recording: Recording, calls: Sequence[CallTuple]) -> bool:
        judgement = self._check(
            _to_bfcl_tools(bytes(recording.tools)),
            [{name: arguments} for name, arguments in calls],
            [{gold.name: gold.args} for gold in recording.gold or ()],
            self._languages(recording.language),
            recording.category,
            _MODEL_NAME,
        )
        return bool(judgement["valid"])

    def _match_calls(self, recording: Recording, calls: Sequence[CallTuple]) -> tuple[bool, ...]:
        """Judge each call: every accepted call, in order, takes the first call that matches it, as the checker does."""
        tools = {tool["name"]: tool for tool in _to_bfcl_tools(bytes(recording.tools))}
        right = [False] * len(calls)
        for gold in recording.gold or ():
            for place, (name, arguments) in enumerate(calls):
                if not right[place] and self._is_accepted(
                    recording, tools[gold.name], gold, {name: arguments}
                ):
                    right[place] = True
                    break
        return tuple(right)

    def _is_accepted(self, recording: Recording, tool: Any, gold: Any, call: dict[str, Any]) -> bool:
        judgement = self._simple(
            tool, call, {gold.name: gold.args}, self._languages(recording.language), _MODEL_NAME
        )
        return bool(judgement["valid"])


@lru_cache(1)
def load_checker() -> BfclChecker | None:
    """Load the checker, or return None if its package is not installed."""
    if find_spec("bfcl_eval") is None:
        return None
    with _stub_model_table():
        module = import_module(_CHECKER_MODULE)
        languages = import_module("bfcl_eval.constants.enums").Language
    return BfclChecker(module, languages)


@contextmanager
def _stub_model_table() -> Iterator[None]:
    """Replace the checker's table of models by one entry during its import; the package's own can be imported afterwards."""
    real = sys.modules.get(_MODEL_TABLE_MODULE)
    table = ModuleType(_MODEL_TABLE_MODULE)
    vars(table)["MODEL_CONFIG_MAPPING"] = {_MODEL_NAME: SimpleNamespace(underscore_to_dot=False)}
    sys.modules[_MODEL_TABLE_MODULE] = table
    try:
        yield
    finally:
        del sys.modules[_MODEL_TABLE_MODULE]
        if real is not None:
            sys.modules[_MODEL_TABLE_MODULE] = real


@lru_cache(64)
def _to_bfcl_tools(written: bytes) -> list[dict[str, Any]]:
    """Convert tools to the benchmark's format: its type names, and every schema with a list of required fields."""
    tools = decode_tools(written)
    return [
        {
            "name": tool.name,
            "parameters": {"properties": {}, "required": [], **_to_bfcl_types(tool.parameters)},
        }
        for tool in tools
    ]


def _to_bfcl_types(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_to_bfcl_types(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    said = {key: _to_bfcl_types(value) for key, value in schema.items()}
    own, of_items = schema.get("x-bfcl-type"), schema.get("x-bfcl-items-type")
    if (
        isinstance(of_items, str) and "items" not in said
    ):  # Java and JavaScript: the value is a text of source
        said["items"] = {"type": of_items}
    if isinstance(own, str):
        said["type"] = own
    elif isinstance(schema.get("type"), str):
        said["type"] = _BFCL_TYPES.get(schema["type"], schema["type"])
    return said
