"""Builders: the definition of a workflow as Python. They check nothing that ``definition.py`` does not check itself."""

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
"""End the run where the step's result says stop: the default."""


def default(value: Any = None) -> UseDefault:
    """Go on with this data where the step's result says stop."""
    return UseDefault(value)


def go_to(step: str) -> GoTo:
    """Go on at a later step of the same list where the step's result says stop."""
    return GoTo(step)


def retry(times: int = 1, *, pause: str = "30s", then: StopRun | UseDefault | GoTo | Ask = STOP) -> Retry:
    """Make the step again, ``times`` at most, each time after ``pause``; then ``then``."""
    return Retry(times=times, pause=pause, then=then)


def ask(*approvers: str, expires: str | None = None) -> Ask:
    """Ask a person where the step's result says stop: ``retry``, ``skip`` or ``stop``."""
    return Ask(approvers=approvers, expires=expires)


def undo(tool: str, /, arguments: Mapping[str, Any] | None = None, **named: Any) -> Undo:
    """The call that takes a finished step back; without arguments it takes those of its parameters that the step's data has."""
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
    """Call a tool. Arguments are given by name; those whose name is a keyword here go into ``arguments``."""
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
    tools: Iterable[str] = (),
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
        tools=tuple(tools),
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
    """Do the same steps for every item of a list."""
    return Each(name=name, over=over, do=_steps(do), at_once=at_once, on_stop=on_stop)


def _steps(given: Step | Iterable[Step]) -> tuple[Step, ...]:
    return (given,) if isinstance(given, Struct) else tuple(given)


def approve(
    name: str,
    /,
    *,
    show: Any = None,
    question: str = "",
    approvers: Iterable[str] = (),
    expires: str | None = None,
    on_stop: OnStop = STOP,
) -> Approve:
    """Wait until a person has agreed."""
    return Approve(
        name=name,
        show=show,
        question=question,
        approvers=tuple(approvers),
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
    """One arm of a branch."""
    return Case(when=when, do=_steps(do))


def branch(
    name: str, /, *cases: Case, otherwise: Step | Iterable[Step] = (), on_stop: OnStop = STOP
) -> Branch:
    """Do the steps of the first arm whose condition holds."""
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
    """Work something out with a function that ``app.flows.function`` has registered under that name."""
    return Python(
        name=name,
        function=function,
        arguments={**(arguments or {}), **named},
        output=schema_of(output),
        on_stop=on_stop,
    )


def schema_of(given: Any) -> dict[str, Any] | None:
    """A JSON Schema as it is; of a type the schema that pydantic has for it."""
    if given is None or isinstance(given, dict):
        return given
    from pydantic import TypeAdapter  # noqa: PLC0415 - only where a type is given

    schema: dict[str, Any] = TypeAdapter(given).json_schema()
    return schema
