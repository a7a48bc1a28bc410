"""Read a model's reply in the form of its API: the API, the calls with their ids, the text, and whether the reply is complete. Pure.

Reads plain JSON. The part that must be sent back is given as a path, so that the caller can take it unchanged from its own object.
"""

import base64
import re
from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.reader.assistant_messages import list_single_call
from callwright.core.reader.provider_streams.candidate_parts import get_prompt_feedback
from callwright.core.records.idempotency import compute_digest

ModelApi = Literal["openai", "responses", "anthropic", "gemini", "bedrock", "cohere", "mistral", "text"]
"""``openai`` is Chat Completions, as of everyone who offers it; ``text`` a model without an interface for tools."""

MODEL_APIS: Final[tuple[str, ...]] = get_args(ModelApi)

_WHOLE_REASONS: Final = frozenset(
    "stop tool_calls tool_call function_call complete completed end_turn tool_use stop_sequence pause_turn eos "
    "finish_reason_unspecified".split()
)
"""Stop reasons of a whole reply, in lower case; any other reason means that no call is made."""


class ReplyCall(Struct, frozen=True):
    """One call of a reply.

    Attributes:
        raw: The call as its API has it, for the reader.
        call_id: The id under which the API expects the result; None where it has none.
        name: The tool as the model wrote it.
        custom: It is a call with free text (``custom``), which has its own kind of result in the Responses API.
    """

    raw: Any
    call_id: str | None
    name: str
    custom: bool = False


class ModelReply(Struct, frozen=True, kw_only=True):
    """A reply.

    Attributes:
        api: Its API.
        calls: Its calls, in order.
        text: The words for the user: no calls, no thinking.
        path: Where in the given object the message stands that is sent back unchanged; None where it holds no message.
        identity: Identifies this reply: its own id, or a digest of its content.
        named: The identity is the reply's own id.
        unfinished: The stop reason where the reply is not whole, or "refusal"; "" otherwise.
        paused: The provider paused and continues when the reply is sent back (``pause_turn``).
    """

    api: ModelApi
    calls: tuple[ReplyCall, ...] = ()
    text: str = ""
    path: tuple[str | int, ...] | None = ()
    identity: str = ""
    named: bool = False
    unfinished: str = ""
    paused: bool = False


class ReplyError(ValueError):
    """It is not a reply of a model. Cure: pass the provider's response or message, or name its API with ``api``."""


def read_reply(document: Any, api: ModelApi | None = None) -> ModelReply:
    """Read a reply that is plain JSON, or text.

    Args:
        document: A response, its message, a list of output items, or text.
        api: The API that it comes from; None recognises it by its form. Mistral and Cohere are distinguished from OpenAI only by it.

    Raises:
        ReplyError: it has none of these forms, or several alternatives hold calls.
    """
    if isinstance(document, str):
        return ModelReply(api="text", text=document, identity=compute_digest(document))
    form = recognise_form(document)
    if form is None:
        raise ReplyError(
            "This is not a reply of a model. Pass the provider's response, or the text that the model wrote."
        )
    reply: ModelReply = _READERS[form](document)
    chosen = api if api is not None and form == "openai" else form
    identity, named = _identify(document)
    return replace(reply, api=chosen, identity=identity, named=named)


def recognise_form(document: Any) -> ModelApi | None:
    """Return the API whose form a document has; the forms of Mistral and Cohere are OpenAI's. None if it is not a reply."""
    if isinstance(document, list):
        kinds = {item.get("type") for item in document if isinstance(item, dict)}
        return "responses" if kinds & _ITEM_TYPES else None
    if not isinstance(document, Mapping):
        return None
    found = _recognise_response(document)
    if found is None and document.get("role") in ("assistant", "model"):
        return _recognise_message(document)
    return found


def _recognise_response(document: Mapping[str, Any]) -> ModelApi | None:
    output = document.get("output")
    if document.get("object") == "response" or isinstance(output, list):
        return "responses"
    if isinstance(output, Mapping) and "message" in output:
        return "bedrock"
    if any(isinstance(document.get(name), list) for name in ("candidates", "parts")) or get_prompt_feedback(
        document
    ):
        return "gemini"
    if isinstance(_get_object(document, "output").get("choices"), list):
        return "openai"
    is_chat = isinstance(document.get("choices"), list) or isinstance(document.get("message"), Mapping)
    return "openai" if is_chat else None


_ITEM_TYPES: Final = frozenset({"message", "function_call", "custom_tool_call", "reasoning"})
_BEDROCK_PARTS: Final = frozenset({"toolUse", "reasoningContent"})


def _recognise_message(message: Mapping[str, Any]) -> ModelApi:
    content = message.get("content")
    blocks = [one for one in content if isinstance(one, Mapping)] if isinstance(content, list) else []
    if "tool_calls" in message or not blocks:
        return "openai"
    if any("type" not in one or _BEDROCK_PARTS & one.keys() for one in blocks):
        return "bedrock"
    return "anthropic"


def _identify(document: Any) -> tuple[str, bool]:
    """Return the identity of a reply, and whether that is its own id."""
    fields = document if isinstance(document, Mapping) else {}
    own = fields.get("id", fields.get("responseId", fields.get("response_id")))
    return (own, True) if isinstance(own, str) and own else (compute_digest(drop_nulls(document)), False)


_RANDOM_ID: Final = re.compile(r"(?=[A-Za-z]*[0-9])[A-Za-z0-9]{8,}")


def is_random_id(call_id: str) -> bool:
    """Return whether an id of a call is random; some servers number the calls of every reply from the start."""
    return _RANDOM_ID.search(call_id) is not None


def drop_nulls(value: Any) -> Any:
    """Return a value as JSON without its nulls: an SDK's dump and the wire differ only in these. Bytes become Base64."""
    if isinstance(value, Mapping):
        return {name: drop_nulls(item) for name, item in value.items() if item is not None}
    if isinstance(value, list | tuple):
        return [drop_nulls(item) for item in value]
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


# --- OpenAI chat, Mistral, Cohere, Ollama -----------------------------------------------------------------------


def _read_chat(document: Mapping[str, Any]) -> ModelReply:
    inner = _get_object(document, "output")
    if "choices" in document or "choices" not in inner:
        return _read_completion(document)
    reply = _read_completion(inner)  # DashScope encloses the completion
    return replace(reply, path=None if reply.path is None else ("output", *reply.path))


def _read_completion(document: Mapping[str, Any]) -> ModelReply:
    choices = document.get("choices")
    path: tuple[str | int, ...] = ()
    outer: Mapping[str, Any] = document
    message: Any = document
    if isinstance(choices, list):
        if not choices:
            return ModelReply(api="openai", path=None, unfinished="no_choice")
        place = _choose_alternative(choices, lambda one: _list_chat_calls(_get_object(one, "message")))
        outer, message, path = (
            choices[place],
            _get_object(choices[place], "message"),
            ("choices", place, "message"),
        )
    elif isinstance(document.get("message"), Mapping):
        message, path = document["message"], ("message",)
    reason = outer.get("finish_reason", outer.get("done_reason"))
    return ModelReply(
        api="openai",
        calls=tuple(_list_chat_calls(message)),
        text=_join_texts(message.get("content")) or _get_text(message, "refusal") or "",
        path=path,
        unfinished=_explain_end(reason) or ("refusal" if message.get("refusal") else ""),
    )


def _list_chat_calls(message: Mapping[str, Any]) -> list[ReplyCall]:
    found = []
    listed = message.get("tool_calls")
    for item in listed if isinstance(listed, list) else list_single_call(message):
        if not isinstance(item, Mapping):
            continue
        inner = _get_object(item, "function") or _get_object(item, "custom") or item
        found.append(ReplyCall(item, _get_text(item, "id"), str(inner.get("name") or ""), "custom" in item))
    legacy = message.get("function_call")
    if not found and isinstance(legacy, Mapping) and legacy.get("name"):
        found.append(ReplyCall({"function_call": legacy}, None, str(legacy["name"])))
    return found


# --- OpenAI responses -------------------------------------------------------------------------------------------


def _read_response(document: Any) -> ModelReply:
    whole = document if isinstance(document, Mapping) else {}
    items = document if isinstance(document, list) else document.get("output") or []
    calls = [
        ReplyCall(
            item, _get_text(item, "call_id"), str(item.get("name") or ""), item["type"] == "custom_tool_call"
        )
        for item in items
        if isinstance(item, Mapping) and item.get("type") in ("function_call", "custom_tool_call")
    ]
    messages = [one for one in items if isinstance(one, Mapping) and one.get("type") == "message"]
    parts = [part for one in messages for part in one.get("content") or [] if isinstance(part, Mapping)]
    ends = [_explain_end(one.get("status")) for one in (whole, *(i for i in items if isinstance(i, Mapping)))]
    refused = "refusal" if any(part.get("type") == "refusal" for part in parts) else ""
    return ModelReply(
        api="responses",
        calls=tuple(calls),
        text="".join(_get_text(part, "text") or _get_text(part, "refusal") or "" for part in parts),
        path=("output",) if whole else (),
        unfinished=next((end for end in ends if end), refused),
    )


# --- Anthropic --------------------------------------------------------------------------------------------------


def _read_anthropic(document: Mapping[str, Any]) -> ModelReply:
    blocks = [one for one in document.get("content") or [] if isinstance(one, Mapping)]
    reason = document.get("stop_reason")
    return ModelReply(
        api="anthropic",
        calls=tuple(
            ReplyCall(one, _get_text(one, "id"), str(one.get("name") or ""))
            for one in blocks
            if one.get("type") == "tool_use"
        ),
        text=_join_texts(blocks),
        path=("content",),
        unfinished=_explain_end(reason),
        paused=reason == "pause_turn",
    )


# --- Gemini -----------------------------------------------------------------------------------------------------


def _read_gemini(document: Mapping[str, Any]) -> ModelReply:
    candidates = document.get("candidates")
    path: tuple[str | int, ...] = ()
    outer, content = document, document
    feedback = get_prompt_feedback(document)
    if not candidates and (feedback or isinstance(candidates, list)):
        blocked = _explain_end(feedback.get("blockReason", feedback.get("block_reason")))
        return ModelReply(api="gemini", path=None, unfinished=blocked or "no_candidate")
    if isinstance(candidates, list):
        place = _choose_alternative(candidates, lambda one: _list_gemini_calls(_get_object(one, "content")))
        outer, content, path = (
            candidates[place],
            _get_object(candidates[place], "content"),
            ("candidates", place, "content"),
        )
    parts = [one for one in content.get("parts") or [] if isinstance(one, Mapping)]
    reason = outer.get("finishReason", outer.get("finish_reason"))
    return ModelReply(
        api="gemini",
        calls=tuple(_list_gemini_calls(content)),
        text=_join_texts([one for one in parts if not one.get("thought")]),
        path=path,
        unfinished=_explain_end(reason),
    )


def _list_gemini_calls(content: Mapping[str, Any]) -> list[ReplyCall]:
    calls = [
        part.get("functionCall", part.get("function_call"))
        for part in content.get("parts") or []
        if isinstance(part, Mapping)
    ]
    return [
        ReplyCall({"functionCall": one}, _get_text(one, "id"), str(one.get("name") or ""))
        for one in calls
        if isinstance(one, Mapping)
    ]


# --- Bedrock ----------------------------------------------------------------------------------------------------


def _read_bedrock(document: Mapping[str, Any]) -> ModelReply:
    whole = isinstance(document.get("output"), Mapping)
    message = _get_object(document["output"], "message") if whole else document
    blocks = [one for one in message.get("content") or [] if isinstance(one, Mapping)]
    uses = [one["toolUse"] for one in blocks if isinstance(one.get("toolUse"), Mapping)]
    return ModelReply(
        api="bedrock",
        calls=tuple(
            ReplyCall({"toolUse": one}, _get_text(one, "toolUseId"), str(one.get("name") or ""))
            for one in uses
        ),
        text=_join_texts(blocks),
        path=("output", "message") if whole else (),
        unfinished=_explain_end(document.get("stopReason")),
    )


_READERS: Final[dict[ModelApi, Any]] = {
    "openai": _read_chat,
    "responses": _read_response,
    "anthropic": _read_anthropic,
    "gemini": _read_gemini,
    "bedrock": _read_bedrock,
}


def _choose_alternative(choices: list[Any], list_calls: Any) -> int:
    """Return the place of the choice that holds calls, or of the first one.

    Raises:
        ReplyError: several hold calls, and only one of them can be meant.
    """
    holding = [place for place, one in enumerate(choices) if isinstance(one, Mapping) and list_calls(one)]
    if len(holding) > 1 or not all(isinstance(one, Mapping) for one in choices):
        raise ReplyError("Several choices hold calls, and only one of them can be meant.")
    return holding[0] if holding else 0


def _explain_end(reason: Any) -> str:
    """Return the stop reason of a reply that is not whole, in lower case; "" for a whole one."""
    plain = reason.lower() if isinstance(reason, str) else ""
    return "" if not plain or plain in _WHOLE_REASONS else plain


def _join_texts(content: Any) -> str:
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else ()
    return "".join(
        one["text"]
        for one in parts
        if isinstance(one, Mapping) and isinstance(one.get("text"), str) and one.get("type") != "thinking"
    )


_REASONING_TAGS: Final = ("think", "thinking", "thought")


def drop_leading_reasoning(text: str) -> str:
    """Return a text without the reasoning in tags before it: a server without a reasoning parser leaves it in the content.

    Chat templates that begin the reasoning themselves leave only its closing tag; that counts where it ends its line.
    """
    for tag in _REASONING_TAGS:
        reasoning, closing, rest = text.partition(f"</{tag}>")
        opened = reasoning.lstrip().startswith(f"<{tag}>")
        if closing and (opened or (f"<{tag}>" not in reasoning and rest.startswith("\n"))):
            return rest.lstrip()
    return text


def _get_object(value: Any, name: str) -> Mapping[str, Any]:
    inner = value.get(name) if isinstance(value, Mapping) else None
    return inner if isinstance(inner, Mapping) else {}


def _get_text(fields: Mapping[str, Any], name: str) -> str | None:
    value = fields.get(name)
    return value if isinstance(value, str) and value else None
