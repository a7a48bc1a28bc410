"""Texts too large for a client: a preview goes out, the whole is kept under a handle that a tool reads page by page.

Other kinds of content pass untouched, and so do results with an output schema: a cut one would break its promise. The words of
an upstream about its failure are cut just as a success would be. The whole is what the guard has let through, and only whoever
made the call may read it.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.core.model_text import upstream_words
from callwright.domain.answers import fail
from callwright.domain.call import Principal
from callwright.domain.result import ToolResult
from callwright.ports import CallContext, StoreError

TOOL: Final = "callwright_read_result"
SHOWN: Final = 4000
"""Characters of a preview."""

PAGE: Final = 100_000
"""Characters of a page at most."""


class Previews:
    """See the head of this file.

    Args:
        app: Whose store keeps the texts; gets the reading tool with the first text that is cut.
        limit: Characters of a text that still goes out whole.
        handle: Makes unguessable names.
        offered: Told when the reading tool has come on offer.
    """

    def __init__(
        self, app: Callwright, limit: int, handle: Callable[[], str], offered: Callable[[], None]
    ) -> None:
        self._app = app
        self._limit = limit
        self._handle = handle
        self._told = offered
        self._offered = False

    def _offer(self) -> None:
        """Offer the tool that reads on, with the first text that is cut."""
        if self._offered:
            return
        self._offered = True

        async def read_result(context: CallContext, handle: str, offset: int = 0, length: int = PAGE) -> Any:
            """Read on in a result that was too large to be given whole.

            Args:
                context: Of the call.
                handle: From the end of the preview.
                offset: Character to begin at.
                length: Characters to read, at most 100000.
            """
            return self._page(context.principal, handle, offset, length)

        self._app.tool(name=TOOL, effect="read")(read_result)
        self._told()

    def _page(self, principal: Principal, handle: str, offset: int, length: int) -> Any:
        kept = self._app.store.kept(handle)
        if kept is None or kept[1] != _mark(principal):
            return fail("not_found")
        text: str = msgspec.json.decode(kept[0])
        begin = min(max(offset, 0), len(text))
        end = min(begin + min(max(length, 1), PAGE), len(text))
        following = None if end == len(text) else end
        return {"text": text[begin:end], "offset": begin, "next": following, "total": len(text)}

    def cut(self, result: ToolResult, principal: Principal) -> list[Any] | None:
        """The result's content with its large texts cut; None when nothing is too large, or it could not be kept."""
        blocks = (
            result.content if isinstance(result.content, list) else [{"type": "text", "text": result.data}]
        )
        if not any(map(self._is_large, blocks)):
            return None
        try:
            return [self._cut(one, result, principal) if self._is_large(one) else one for one in blocks]
        except StoreError:
            return None

    def cut_words(self, result: ToolResult, principal: Principal) -> ToolResult:
        """The failure with its upstream's words cut, where they are too large and could be kept."""
        error = result.error
        said = "" if error is None else upstream_words(error)
        block = {"type": "text", "text": said}
        if error is None or not self._is_large(block):
            return result
        try:
            shown = self._cut(block, result, principal)["text"]
        except StoreError:
            return result
        details = error.details or {}
        upstream = {**details["upstream"], "text": shown}
        return replace(result, error=replace(error, details={**details, "upstream": upstream}))

    def _is_large(self, block: Any) -> bool:
        text = block.get("text") if isinstance(block, dict) and block.get("type") == "text" else None
        return isinstance(text, str) and len(text) > self._limit

    def _cut(self, block: dict[str, Any], result: ToolResult, principal: Principal) -> dict[str, Any]:
        text: str = block["text"]
        handle = self._handle()
        self._offer()
        self._app.store.keep(
            handle,
            call_id=result.meta.call_id,
            tool=result.meta.tool_name,
            body=msgspec.json.encode(text),
            verdict=_mark(principal),
        )
        words = (
            f"\n\n[This is the beginning of {len(text)} characters. Read on with the tool {TOOL}: "
            f'{{"handle": "{handle}", "offset": {SHOWN}}}]'
        )
        return {**block, "text": text[:SHOWN] + words}


def _mark(principal: Principal) -> str:
    return f"preview {principal.tenant} {principal.id}"
