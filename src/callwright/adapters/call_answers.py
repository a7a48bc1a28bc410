"""The answer to one call: the text for the model of an agent framework, and the envelope for its program. Imports no framework."""

from collections.abc import Callable, Mapping
from typing import Any, Final
from weakref import WeakSet

import msgspec

from callwright.adapters.tool_runs import ToolRun, is_content_blocks
from callwright.app import Callwright
from callwright.app.text_previews import MAX_MODEL_TOKENS, READ_RESULT_TOOL, TextPreviews
from callwright.core.dialects import foreign_result, model_brief
from callwright.core.turns import audiences
from callwright.core.wording import model_text
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.result import ToolResult
from callwright.runtime.clock import SystemRng

__all__ = ["CallAnswer", "Pages", "dump_for_model", "render_for_model"]


_TEXT_BLOCK: Final = {"type": "text"}
_encode_json = msgspec.json.Encoder().encode
_SHORTENED: Final[WeakSet[Callwright]] = WeakSet()
"""Applications of which a model has been given a handle in this process."""


class Pages:
    """The texts of one agent's tools that are too large for its model, and the tool of the application that reads them in pages.

    The model is given the beginning of such a text and a handle of the whole, above the limit that a turn has too.

    Args:
        app: The application: keeps the texts, and has the tool.
        is_kept_whole: Whether data is no text, such as an image, and is never shortened.

    """

    def __init__(self, app: Callwright, is_kept_whole: Callable[[Any], bool] = is_content_blocks) -> None:
        self._app = app
        self._is_kept_whole = is_kept_whole
        self._previews = TextPreviews(app, 0, SystemRng().make_handle, _tell_nobody)

    @property
    def has_shortened(self) -> bool:
        """Whether a model of any agent of the application has been given a handle: the run may be handed to another one."""
        return self._app in _SHORTENED

    def get_contract(self) -> Contract:
        """Return the contract of the tool that reads pages; the application has the tool from now on."""
        self._previews.offer_tool()
        found = self._app.catalogue.find(READ_RESULT_TOOL, None, self._app.principal)
        if found is None:
            raise LookupError(READ_RESULT_TOOL)
        return found[0].contract

    def shorten(self, result: ToolResult, caller: Principal) -> str | None:
        """Return the preview for the model of a text that is too large for it; None if the model gets the whole text."""
        if not result.success or self._is_kept_whole(result.data):
            return None
        if self._app.policy.decide(caller, READ_RESULT_TOOL).verdict != "allow":
            return None  # it could not read on
        view = audiences.render_for_model(result)
        shown = self._previews.shorten_view(result, view, caller)
        if shown is view:
            return None
        _SHORTENED.add(self._app)
        return shown.whole_text


def _tell_nobody() -> None:
    """Do nothing: each adapter looks for itself whether its model needs the tool."""


class CallAnswer:
    """The answer to one call.

    Attributes:
        result: The whole result, for the program.
        run: What ran the framework's tool; None for a tool of the application itself.
    """

    __slots__ = ("_find_caller", "_pages", "result", "run")

    def __init__(
        self,
        result: ToolResult,
        run: ToolRun | None,
        pages: Pages | None,
        find_caller: Callable[[], Principal],
    ) -> None:
        """``pages``: None where the framework cannot offer its model the tool that reads pages: it gets every text whole."""
        self.result = result
        self.run = run
        self._pages = pages
        self._find_caller = find_caller

    @property
    def native(self) -> Any:
        """The return value of the framework's tool; None if it was not run."""
        return None if self.run is None else self.run.native

    def is_native(self) -> bool:
        """Return whether the framework's tool returned what the model is to be told, with nothing to add; it may be too large."""
        result, run = self.result, self.run
        return (
            run is not None
            and result.success
            and run.native is not None
            and not result.meta.replayed
            and not result.warnings
            and result.partial is None
            and result.next_action == "continue"
            and run.is_whole(result.data)
        )

    def shorten(self) -> str | None:
        """Return the preview for the model of a text that is too large for it; None if the model gets the whole text."""
        if self._pages is None or (self.run is not None and self._is_short(self.run)):
            return None
        return self._pages.shorten(self.result, self._find_caller())

    def _is_short(self, run: ToolRun) -> bool:
        """Return whether the data is short enough for any model: a text has no more tokens than bytes."""
        return (run.size or len(_encode_json(self.result.data))) <= MAX_MODEL_TOKENS

    def has_notice(self) -> bool:
        """Return whether there is more to say than the data, so that the model needs the envelope."""
        result = self.result
        return not result.success or result.partial is not None or bool(model_text.render_notice(result))

    def render_blocks(self, mark: Mapping[str, str] = _TEXT_BLOCK) -> list[dict[str, Any]] | None:
        """Return the content blocks that the data of a success is, with a text for each warning; None if it is no such list.

        ``mark``: what tells a block of text from others in this framework.
        """
        result = self.result
        if not result.success or not is_content_blocks(result.data):
            return None
        return [*result.data, *({**mark, "text": one.message} for one in result.warnings)]

    def render_text(self) -> str:
        """Return the data alone as text, or where there is more to say the envelope for models; the beginning of one too large."""
        result = self.result
        if self.has_notice():
            return self.shorten() or render_for_model(result)
        if result.data is None:
            return result.message
        text = result.data if isinstance(result.data, str) else foreign_result.encode_json_text(result.data)
        return text if len(text) <= MAX_MODEL_TOKENS else self.shorten() or text


def render_for_model(result: ToolResult) -> str:
    """Return the JSON text for a model, the same in every framework. Its agent has no way to send a repeat handle: it gets none.

    A call that is meant a second time is asked for in the next turn, which is another run.
    """
    return foreign_result.encode_json_text(dump_for_model(result))


def dump_for_model(result: ToolResult) -> dict[str, Any]:
    """Return what ``render_for_model`` writes, for a framework whose tools return objects."""
    return model_brief.dump(audiences.withhold_repeat_handle(result))
