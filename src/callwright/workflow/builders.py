"""Builders: define a workflow in Python. All checks are in ``definition.py``."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from callwright.domain.call import Locale
from callwright.workflow.definition import (
    STOP,
    Agent,
    Approve,
    Ask,
    Branch,
    Call,
    Case,
    Child,
    Each,
    GoTo,
    OnStop,
    Python,
    Retry,
    Sleep,
    Step,
    StopRun,
    Undo,
    UseDefault,
    Wait,
)

stop = STOP
"""End the run if the step's result says stop: the default."""


def default(value: Any = None) -> UseDefault:
    """Continue with this data if the step's result says stop."""
    return UseDefault(value)


def go_to(step: str) -> GoTo:
    """Continue at a later step of the same list if the step's result says stop."""
    return GoTo(step)


def retry(times: int = 1, *, pause: str = "30s", then: StopRun | UseDefault | GoTo | Ask = STOP) -> Retry:
    """Retry the step at most ``times`` times, each time after ``pause``; then apply ``then``."""
    return Retry(times=times, pause=pause, then=then)


def ask(*approvers: str, expires: str | None = None) -> Ask:
    """Ask a person to choose ``retry``, ``skip`` or ``stop`` if the step's result says stop."""
    return Ask(approvers=approvers, expires=expires)


def _names(given: str | Iterable[str]) -> tuple[str, ...]:
    """Return the names; a single text is one name, not a list of letters."""
    return (given,) if isinstance(given, str) else tuple(given)


def undo(tool: str, /, arguments: Mapping[str, Any] | None = None, **named: Any) -> Undo:
    """Define the call that undoes a finished step.

    Without arguments, the parameters of the tool are filled from fields of the same name in the step's data.
    """
    given = {**(arguments or {}), **named}
    return Undo(tool=tool, arguments=given or None)


def call(
    name: str,
    tool: str,
    /,
    arguments: Mapping[str, Any] | None = None,
    *,
    on_stop: OnStop = STOP,
    undo: Undo | str | None = None,
    partial: Any = "stop",
    min_confidence: float | None = None,
    tool_version: str | None = None,
    **named: Any,
) -> Call:
    """Call a tool.

    Arguments are passed by name; names that are also keywords of this function go into ``arguments``.
    """
    return Call(
        name=name,
        tool=tool,
        arguments={**(arguments or {}), **named},
        version=tool_version,
        on_stop=on_stop,
        partial=partial,
        min_confidence=min_confidence,
        undo=_undo(undo),
    )


def _undo(given: Undo | str | None) -> Undo | None:
    return Undo(tool=given) if isinstance(given, str) else given


def agent(  # noqa: PLR0913 - keywords
    name: str,
    /,
    *,
    prompt: str,
    model: str,
    tools: str | Iterable[str] = (),
    instructions: str = "",
    output: Any = None,
    locale: Locale | None = None,
    max_requests: int = 20,
    max_tokens: int | None = None,
    on_stop: OnStop = STOP,
    min_confidence: float | None = None,
    undo: Undo | str | None = None,
) -> Agent:
    """Let a model work with tools. ``output`` is a JSON Schema, or any type that pydantic has one for."""
    return Agent(
        name=name,
        prompt=prompt,
        model=model,
        tools=_names(tools),
        instructions=instructions,
        output=schema_of(output),
        locale=locale,
        max_requests=max_requests,
        max_tokens=max_tokens,
        on_stop=on_stop,
        min_confidence=min_confidence,
        undo=_undo(undo),
    )


def each(
    name: str,
    /,
    *,
    over: str,
    do: Step | Iterable[Step],
    at_once: int = 4,
    on_stop: OnStop = STOP,
) -> Each:
    """Run the same steps for every item of a list."""
    return Each(name=name, over=over, do=_steps(do), at_once=at_once, on_stop=on_stop)


def _steps(given: Step | Iterable[Step]) -> tuple[Step, ...]:
    return (given,) if isinstance(given, Struct) else tuple(given)


def approve(
    name: str,
    /,
    *,
    show: Any = None,
    question: str = "",
    approvers: str | Iterable[str] = (),
    expires: str | None = None,
    on_stop: OnStop = STOP,
) -> Approve:
    """Wait until a person approves."""
    return Approve(
        name=name,
        show=show,
        question=question,
        approvers=_names(approvers),
        expires=expires,
        on_stop=on_stop,
    )


def wait(name: str, /, *, body: Any = None, expires: str | None = None, on_stop: OnStop = STOP) -> Wait:
    """Wait for a signal from outside."""
    return Wait(name=name, body=schema_of(body), expires=expires, on_stop=on_stop)


def sleep(name: str, time: str, /) -> Sleep:
    """Wait for a time, such as ``6h``."""
    return Sleep(name=name, time=time)


def case(when: str, do: Step | Iterable[Step], /) -> Case:
    """Define one arm of a branch."""
    return Case(when=when, do=_steps(do))


def branch(
    name: str, /, *cases: Case, otherwise: Step | Iterable[Step] = (), on_stop: OnStop = STOP
) -> Branch:
    """Run the steps of the first arm whose condition is true."""
    return Branch(name=name, cases=cases, otherwise=_steps(otherwise), on_stop=on_stop)


def child(
    name: str,
    workflow: str,
    /,
    input: Mapping[str, Any] | None = None,  # noqa: A002 - the field of that name
    *,
    version: str | None = None,
    on_stop: OnStop = STOP,
) -> Child:
    """Run another workflow as a step."""
    return Child(name=name, workflow=workflow, input=dict(input or {}), version=version, on_stop=on_stop)


def python(
    name: str,
    function: str,
    /,
    arguments: Mapping[str, Any] | None = None,
    *,
    output: Any = None,
    on_stop: OnStop = STOP,
    **named: Any,
) -> Python:
    """Compute a value with a function that ``app.flows.function`` registered under that name."""
    return Python(
        name=name,
        function=function,
        arguments={**(arguments or {}), **named},
        output=schema_of(output),
        on_stop=on_stop,
    )


def schema_of(given: Any) -> dict[str, Any] | None:
    """Return a JSON Schema unchanged; for a type, the schema that pydantic generates."""
    if given is None or isinstance(given, dict):
        return given
    from pydantic import TypeAdapter  # noqa: PLC0415 - only where a type is given

    schema: dict[str, Any] = TypeAdapter(given).json_schema()
    return schema
