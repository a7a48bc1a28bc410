"""The tools of an application under examination: their contracts, and example tools in place of the real ones.

An example tool returns an example of what the contract promises, so that nothing happens in the world while contract,
ledger, retries and guards are examined. In live mode the real tools run.
"""

import copy
from collections.abc import Mapping
from typing import Any, Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.reason import Reason
from callwright.evals.safety_suite import safety_reasons
from callwright.evals.schema_example import make_example
from callwright.ports import CallContext, Tool


class ExampleTool:
    """A ``ports.Tool`` that returns the same answer each time."""

    mode: Literal["inline"] = "inline"
    takes_key = True

    def __init__(self, answer: Any, inner: Tool | None = None) -> None:
        self._answer = answer
        self.own_correctors = getattr(inner, "own_correctors", {})

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:  # noqa: ARG002 - ports.Tool
        """Return the answer."""
        return copy.deepcopy(self._answer)


class ExaminedTool(Struct, frozen=True):
    """One tool. ``left_out`` says why it cannot be examined; ``arguments`` are valid ones."""

    contract: Contract
    arguments: dict[str, Any] = {}
    left_out: Reason | None = None


class ExaminedApp(Struct, frozen=True):
    """An application in which every tool may be run, and the tools in it."""

    app: Callwright
    tools: list[ExaminedTool]


def build_examined_app(app: Callwright, given: Mapping[str, dict[str, Any]], *, live: bool) -> ExaminedApp:
    """Collect the current version of every tool that is visible to everybody.

    Args:
        app: The application; it is not changed.
        given: Tool → arguments for tools whose schema yields no example.
        live: Run the real tools.
    """
    stage, tools = Callwright(), []
    for name in app.catalogue.list_names(Principal()):
        item = app.catalogue.find(name, None, Principal())
        assert item is not None
        one = _build_examined_tool(item[0].contract, given.get(name))
        tool = item[1] if live else _build_example_tool(one.contract, item[1])
        if tool is None and not one.left_out:
            one = replace(one, left_out=safety_reasons.NO_RESULT())
        if not one.left_out and tool is not None:
            stage.register(one.contract, tool)
        tools.append(one)
    return ExaminedApp(stage, tools)


def _build_examined_tool(contract: Contract, given: dict[str, Any] | None) -> ExaminedTool:
    alone = replace(contract, stand_in=None)  # a fallback's answer says nothing about this tool
    if contract.long:
        return ExaminedTool(alone, left_out=safety_reasons.LONG_TOOL())
    arguments = make_example(contract.input_schema) if given is None else given
    if arguments is UNSET or not isinstance(arguments, dict):
        return ExaminedTool(alone, left_out=safety_reasons.NO_ARGUMENTS())
    return ExaminedTool(alone, arguments)


def _build_example_tool(contract: Contract, inner: Tool) -> ExampleTool | None:
    answer = {"done": True} if contract.output_schema is None else make_example(contract.output_schema)
    return None if answer is UNSET else ExampleTool(answer, inner)
