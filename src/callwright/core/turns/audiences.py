"""The view of a result for each audience: the model, the user, the log. One function per audience, used by every interface. Pure.

The model gets the data alone, with one short block by Callwright if there are notices; for a failure it gets the text of the failure.
The user gets a question or a sentence in their language. The log gets the complete result.
"""

from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from callwright.core.dialects import canonical, foreign_result
from callwright.core.wording import model_text
from callwright.domain.result import ToolResult


class Attachment(Struct, frozen=True):
    """A part of a result that is no text: ``kind`` is "image", "audio" or "file", ``data`` Base64."""

    kind: str
    mime: str
    data: str


class ModelView(Struct, frozen=True):
    """What a model gets of a result.

    Attributes:
        text: The data as text, without our notice; for a failure its whole text.
        notice: Our block, "" where there is nothing to say.
        failed: Whether the call failed.
        attachments: Images, sounds and files that the tool presented.
    """

    text: str
    notice: str = ""
    failed: bool = False
    attachments: tuple[Attachment, ...] = ()

    @property
    def whole_text(self) -> str:
        """Return the notice and the data, the notice first: models read the beginning of a long text."""
        return f"{self.notice}\n\n{self.text}" if self.notice and self.text else self.notice or self.text


_ASK_FIRST: Final = "Ask the user; if a second one is meant, make the call again after the user's answer."
"""Suggestion where a repeat is asked about: nothing that a model writes in a turn carries a repeat handle or a key."""


def withhold_repeat_handle(result: ToolResult) -> ToolResult:
    """Return the result without its repeat handle, which serves the program alone: a model cannot repeat a call by itself."""
    if result.meta.repeat_handle is None:
        return result
    error = result.error
    if error is not None and error.code == "duplicate_suspected":
        error = replace(error, suggestion=_ASK_FIRST)
    return replace(result, error=error, meta=replace(result.meta, repeat_handle=None))


def render_for_model(result: ToolResult) -> ModelView:
    """Return the view of a result for the model."""
    result = withhold_repeat_handle(result)
    if not result.success:
        return ModelView(model_text.render_failure(result), failed=True)
    notice = model_text.render_notice(result)
    if isinstance(result.content, list):
        texts = [text for block in result.content if (text := _read_text_block(block))]
        attachments = tuple(one for block in result.content if (one := _read_attachment(block)))
        if texts or attachments:
            return ModelView("\n".join(texts), notice, attachments=attachments)
    return ModelView(_render_data(result), notice)


def _render_data(result: ToolResult) -> str:
    if result.data is None:
        return result.message  # an empty text is refused by some APIs, and says nothing to any model
    return result.data if isinstance(result.data, str) else foreign_result.encode_json_text(result.data)


def _read_text_block(block: Any) -> str:
    if not isinstance(block, dict):
        return ""
    resource = block.get("resource")
    if isinstance(resource, dict) and isinstance(resource.get("text"), str):
        return str(resource["text"])
    if block.get("type") == "resource_link":
        return f"{block.get('name') or ''} {block.get('uri') or ''}".strip()
    text = block.get("text")
    return text if isinstance(text, str) else ""


def _read_attachment(block: Any) -> Attachment | None:
    if not isinstance(block, dict):
        return None
    resource = block.get("resource")
    if isinstance(resource, dict) and isinstance(resource.get("blob"), str):
        mime = str(resource.get("mimeType") or "application/octet-stream")
        return Attachment("image" if mime.startswith("image/") else "file", mime, resource["blob"])
    if block.get("type") in ("image", "audio") and isinstance(block.get("data"), str):
        return Attachment(block["type"], str(block.get("mimeType") or "image/png"), block["data"])
    return None


def render_for_user(result: ToolResult) -> str:
    """Return the question or the sentence for the user, in the language of the call; "" for a success that asks nothing."""
    if result.error is not None:
        return result.error.user_message
    return "" if result.user_message is UNSET else result.user_message


def render_for_log(result: ToolResult) -> dict[str, Any]:
    """Return the whole envelope, ``callwright.result/1``, as plain values."""
    return canonical.dump(result)
