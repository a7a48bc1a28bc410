"""One call of a framework's tool: how the framework runs it, and what it returned. Imports no framework."""

import json
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final, Literal

from callwright.core.normalise.failure_words import classify_failure
from callwright.domain.declared_answer import DeclaredAnswer
from callwright.domain.effects import Returned
from callwright.ports import CallContext, MayHaveHappened, NotApplied
from callwright.runtime.result_to_json import convert_return_value

__all__ = [
    "CURRENT_RUN",
    "ControlFlow",
    "FrameworkTool",
    "ToolRun",
    "is_content_blocks",
    "read_failure_text",
    "read_text",
]

_MAX_MEDIA_BYTES: Final = 33_554_432
"""Limit of content blocks: images and files are no text in a model's context."""

ControlFlow = tuple[type[BaseException], ...]
"""Exceptions by which a framework's tool pauses or redirects its run; they are passed on, never turned into an error."""


class ToolRun:
    """One call of a framework's tool.

    Attributes:
        execute: Runs the framework's tool with corrected name and arguments; awaited where ``is_async``.
        context: What the pipeline says of the call, once it runs the tool; empty unless ``takes_context``.
        native: What the framework's tool returned, once it has.
        data: The same as data, as it was handed to the pipeline.
        size: Bytes of the data as JSON; 0 where only the pipeline measures it.
        signal: The exception of ``control_flow`` or ``handed_over`` that the tool raised, if any.
    """

    __slots__ = (
        "_read",
        "context",
        "control_flow",
        "data",
        "execute",
        "handed_over",
        "is_async",
        "native",
        "signal",
        "size",
        "takes_context",
    )

    def __init__(
        self,
        execute: Callable[[str, dict[str, Any]], Any],
        *,
        is_async: bool,
        read: Callable[[Any], Any] = lambda native: native,
        control_flow: ControlFlow = (),
        handed_over: ControlFlow = (),
        takes_context: bool = False,
    ) -> None:
        """``read`` converts the tool's return value to data; ``takes_context``: whether ``execute`` looks at ``context``.

        ``control_flow``: after these exceptions the framework runs the tool again, from its beginning. ``handed_over``: with these
        the tool says that its work continues elsewhere, so that it may have an effect and is not run again.
        """
        self.execute = execute
        self._read = read
        self.is_async = is_async
        self.control_flow = control_flow
        self.handed_over = handed_over
        self.takes_context = takes_context
        self.context: CallContext | None = None
        self.native: Any = None
        self.data: Any = None
        self.size = 0
        self.signal: BaseException | None = None

    def accept(self, native: Any, max_bytes: int) -> Any:
        """Store the tool's return value, and return it as data of at most ``max_bytes``.

        A dict or a string is returned unchanged, because the pipeline measures it itself.
        """
        data = self._read(native)
        if type(data) is dict or type(data) is str:
            self.native, self.data = native, data
            return data
        limit = max(max_bytes, _MAX_MEDIA_BYTES) if is_content_blocks(data) else max_bytes
        returned = convert_return_value(data, max_bytes=limit)
        if returned.size > limit:  # a ``Returned`` was not measured
            returned = Returned(None, returned.kind, returned.size, problem="too_large")
        self.native, self.data, self.size = native, returned.value, returned.size
        return returned

    def is_whole(self, data: Any) -> bool:
        """Return whether the data of a result is all that the tool returned."""
        mine = self.data
        if data is mine or data == mine:
            return True
        return type(mine) is dict and data == convert_return_value(mine, max_bytes=_MAX_MEDIA_BYTES).value


CURRENT_RUN: ContextVar[ToolRun | None] = ContextVar("callwright_framework_run", default=None)
"""The call whose tool may be run next in this context."""


class FrameworkTool:
    """A tool of a framework as a ``ports.Tool``: runs the call that the adapter has prepared."""

    def __init__(self, name: str, max_bytes: int) -> None:
        self._name = name
        self._max_bytes = max_bytes

    @property
    def takes_key(self) -> bool:
        """Whether the adapter looks at the context of this call; no tool of a framework does."""
        run = CURRENT_RUN.get()
        return run is not None and run.takes_context

    @property
    def mode(self) -> Literal["async", "thread"]:
        """How the adapter was called: awaited, or in a thread."""
        run = CURRENT_RUN.get()
        return "async" if run is not None and run.is_async else "thread"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Run the framework's tool once.

        Raises:
            NotApplied: the call was not made through its framework, which alone can run its tool.
        """
        run = CURRENT_RUN.get()
        if run is None:
            raise NotApplied("unavailable")
        run.context = context
        return self._run_async(run, arguments) if run.is_async else self._run_blocking(run, arguments)

    def _run_blocking(self, run: ToolRun, arguments: dict[str, Any]) -> Any:
        outer = CURRENT_RUN.set(None)  # a call that the tool itself makes is another call
        try:
            return run.accept(run.execute(self._name, arguments), self._max_bytes)
        except run.handed_over as signal:
            run.signal = signal
            raise MayHaveHappened("in_progress") from None
        except run.control_flow as signal:
            run.signal = signal
            raise NotApplied("input_required") from None
        finally:
            CURRENT_RUN.reset(outer)

    async def _run_async(self, run: ToolRun, arguments: dict[str, Any]) -> Any:
        outer = CURRENT_RUN.set(None)
        try:
            return run.accept(await run.execute(self._name, arguments), self._max_bytes)
        except run.handed_over as signal:
            run.signal = signal
            raise MayHaveHappened("in_progress") from None
        except run.control_flow as signal:
            run.signal = signal
            raise NotApplied("input_required") from None
        finally:
            CURRENT_RUN.reset(outer)


def read_text(text: str) -> Any:
    """Return the parsed object or list of a text that is JSON, else the text."""
    if text[:1] in ("{", "["):
        try:
            return json.loads(text)
        except ValueError:
            return text
    return text


def read_failure_text(text: str, *, asks_again: bool = False) -> Returned:
    """Return a failure that the framework's tool answered by a text.

    ``asks_again``: by the framework's own means the tool asks for another call that follows its words. "x must be even" is then no
    statement on the state of the world, unlike elsewhere.
    """
    if not asks_again:
        return Returned(None, "none", len(text), declared=DeclaredAnswer(ok=False, upstream=text))
    code = "tool_failed" if classify_failure(text) == "state_conflict" else None
    declared = DeclaredAnswer(ok=False, upstream=text, code=code, suggestion=_ASKED_AGAIN_ADVICE)
    return Returned(None, "none", len(text), declared=declared)


_ASKED_AGAIN_ADVICE: Final = (
    "The tool asks for another call: correct it by the tool's own words, then send it."
)


def is_content_blocks(data: Any) -> bool:
    """Return whether this is a list of content blocks: texts, images, files."""
    return (
        isinstance(data, list)
        and bool(data)
        and all(isinstance(one, dict) and isinstance(one.get("type"), str) for one in data)
    )
