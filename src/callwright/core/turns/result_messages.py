"""Write the results of one reply as the messages that its API expects: one result per call, in the order of the calls. Pure."""

import base64
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from callwright.core.turns.audiences import Attachment, ModelView
from callwright.core.turns.model_reply import ModelApi, ReplyCall


class CallView(Struct, frozen=True):
    """A call and the view of its result for the model."""

    call: ReplyCall
    view: ModelView


def write_result_messages(
    api: ModelApi, views: Sequence[CallView], *, own_objects: bool = False
) -> list[dict[str, Any]]:
    """Return the messages with these results, to be sent after the reply.

    Args:
        api: The API.
        views: The calls with their results, in the order of the calls; each id once.
        own_objects: They are sent through Google's own SDK, which wants bytes where the API has Base64.
    """
    if not views:
        return []
    if api == "gemini":
        return _write_gemini(views, own_objects=own_objects)
    return _WRITERS[api](views)


def write_user_message(api: ModelApi, text: str) -> dict[str, Any]:
    """Return a message of the user with this text, for results that belong to no call of the API."""
    if api == "gemini":
        return {"role": "user", "parts": [{"text": text}]}
    return {"role": "user", "content": [{"text": text}] if api == "bedrock" else text}


# --- OpenAI chat, Mistral, Cohere -------------------------------------------------------------------------------


def _write_chat(views: Sequence[CallView]) -> list[dict[str, Any]]:
    """Write tool messages; images follow in one message of the user, because a tool message takes only text."""
    messages = [_write_chat_result(one) for one in views]
    parts: list[dict[str, Any]] = []
    for one in views:
        if one.view.attachments:
            parts.append({"type": "text", "text": f"Files of {one.call.name} ({one.call.call_id}):"})
            parts += [_write_chat_part(part) for part in one.view.attachments]
    return [*messages, {"role": "user", "content": parts}] if parts else messages


def _write_chat_result(one: CallView) -> dict[str, Any]:
    text = one.view.whole_text or "The files follow."
    if "function_call" in one.call.raw:
        return {"role": "function", "name": one.call.name, "content": text}
    named = {} if one.call.call_id is not None else {"tool_name": one.call.name}  # Ollama pairs by name
    return {"role": "tool", "tool_call_id": one.call.call_id or "", **named, "content": text}


def _write_chat_part(part: Attachment) -> dict[str, Any]:
    if part.kind == "image":
        return {"type": "image_url", "image_url": {"url": _make_data_url(part)}}
    if part.kind == "audio":
        sound = part.mime.rpartition("/")[2].removeprefix("x-")
        return {
            "type": "input_audio",
            "input_audio": {"data": part.data, "format": "mp3" if sound == "mpeg" else sound},
        }
    return {"type": "file", "file": {"filename": "result", "file_data": _make_data_url(part)}}


def _write_mistral(views: Sequence[CallView]) -> list[dict[str, Any]]:
    messages = _write_chat(views)
    for message, one in zip(messages, views, strict=False):
        message["name"] = one.call.name
    return messages


def _write_cohere(views: Sequence[CallView]) -> list[dict[str, Any]]:
    return _write_chat(views)


# --- OpenAI responses -------------------------------------------------------------------------------------------


def _write_responses(views: Sequence[CallView]) -> list[dict[str, Any]]:
    return [
        {
            "type": "custom_tool_call_output" if one.call.custom else "function_call_output",
            "call_id": one.call.call_id or "",
            "output": _write_responses_output(one.view),
        }
        for one in views
    ]


def _write_responses_output(view: ModelView) -> Any:
    if not view.attachments:
        return view.whole_text
    parts: list[dict[str, Any]] = [{"type": "input_text", "text": view.whole_text}] if view.whole_text else []
    for one in view.attachments:
        if one.kind == "image":
            parts.append({"type": "input_image", "detail": "auto", "image_url": _make_data_url(one)})
        else:
            parts.append({"type": "input_file", "filename": "result", "file_data": _make_data_url(one)})
    return parts


# --- Anthropic --------------------------------------------------------------------------------------------------


def _write_anthropic(views: Sequence[CallView]) -> list[dict[str, Any]]:
    return [{"role": "user", "content": [_write_anthropic_result(one) for one in views]}]


def _write_anthropic_result(one: CallView) -> dict[str, Any]:
    parts: list[dict[str, Any]] = [
        {
            "type": "image" if part.kind == "image" else "document",
            "source": {"type": "base64", "media_type": part.mime, "data": part.data},
        }
        for part in one.view.attachments
        if part.kind == "image" or part.mime == "application/pdf"
    ]
    text = one.view.whole_text + _name_left_out(one.view, len(parts))
    block: dict[str, Any] = {
        "type": "tool_result",
        "tool_use_id": one.call.call_id or "",
        "content": [*([{"type": "text", "text": text}] if text else []), *parts] if parts else text,
    }
    return block | ({"is_error": True} if one.view.failed else {})


def _name_left_out(view: ModelView, sent: int) -> str:
    """Return a line that names the files that the API cannot take; "" where it takes all."""
    kinds = sorted({one.mime for one in view.attachments}) if sent < len(view.attachments) else []
    return (
        f"\n[callwright] Not shown, because this API takes no such file: {', '.join(kinds)}." if kinds else ""
    )


# --- Gemini -----------------------------------------------------------------------------------------------------


def _write_gemini(views: Sequence[CallView], *, own_objects: bool) -> list[dict[str, Any]]:
    parts = [{"functionResponse": _write_gemini_response(one, own_objects=own_objects)} for one in views]
    return [{"role": "user", "parts": parts}]


def _write_gemini_response(one: CallView, *, own_objects: bool) -> dict[str, Any]:
    answer: dict[str, Any] = {"name": one.call.name}
    if one.call.call_id is not None:
        answer["id"] = one.call.call_id
    answer["response"] = {"error" if one.view.failed else "output": one.view.whole_text}
    if one.view.attachments:
        answer["parts"] = [
            {
                "inlineData": {
                    "mimeType": part.mime,
                    "data": base64.b64decode(part.data) if own_objects else part.data,
                }
            }
            for part in one.view.attachments
        ]
    return answer


# --- Bedrock ----------------------------------------------------------------------------------------------------

_BEDROCK_IMAGES: Final = frozenset({"png", "jpeg", "gif", "webp"})


def _write_bedrock(views: Sequence[CallView]) -> list[dict[str, Any]]:
    return [{"role": "user", "content": [{"toolResult": _write_bedrock_result(one)} for one in views]}]


def _write_bedrock_result(one: CallView) -> dict[str, Any]:
    images: list[dict[str, Any]] = []
    for part in one.view.attachments:
        form = part.mime.rpartition("/")[2]
        if part.kind == "image" and form in _BEDROCK_IMAGES:
            images.append({"image": {"format": form, "source": {"bytes": base64.b64decode(part.data)}}})
    text = one.view.whole_text + _name_left_out(one.view, len(images))
    content = [*([{"text": text}] if text or not images else []), *images]
    result: dict[str, Any] = {"toolUseId": one.call.call_id or "", "content": content}
    return result | ({"status": "error"} if one.view.failed else {})


# --- text -------------------------------------------------------------------------------------------------------


def render_text_results(views: Sequence[CallView]) -> str:
    """Return the results as one text, for a model without an interface for tools."""
    return "\n\n".join(
        f"[result {place} of {len(views)}: {one.call.name or 'call'}, {'failed' if one.view.failed else 'done'}]\n{one.view.whole_text}"
        for place, one in enumerate(views, 1)
    )


def _write_text(views: Sequence[CallView]) -> list[dict[str, Any]]:
    return [{"role": "user", "content": render_text_results(views)}]


_WRITERS: Final[dict[str, Callable[[Sequence[CallView]], list[dict[str, Any]]]]] = {
    "openai": _write_chat,
    "mistral": _write_mistral,
    "cohere": _write_cohere,
    "responses": _write_responses,
    "anthropic": _write_anthropic,
    "bedrock": _write_bedrock,
    "text": _write_text,
}


def _make_data_url(part: Attachment) -> str:
    return f"data:{part.mime};base64,{part.data}"
