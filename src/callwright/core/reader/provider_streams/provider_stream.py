"""Recognise the events of a model API's stream, and join them into the message that they transmit. Pure.

Every API has an accumulator; which one is decided by the first event that only this API sends. The message has the form in which
the API sends it whole, so that it is read like one. A stream that ends without saying so gives a message that was cut.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from callwright.core.reader import reading_reasons, strict_json
from callwright.core.reader.provider_streams.candidate_parts import CandidateParts, get_prompt_feedback
from callwright.core.reader.provider_streams.chat_deltas import ChatDeltas
from callwright.core.reader.provider_streams.content_blocks import AnthropicBlocks, BedrockBlocks
from callwright.core.reader.provider_streams.response_items import ResponseItems
from callwright.core.reader.reading_notes import BrokenTextError

_ANTHROPIC_TYPES = frozenset(
    "message_start content_block_start content_block_delta content_block_stop message_delta message_stop".split()
)
_COHERE_TYPES = frozenset(
    "message-start content-start content-delta content-end tool-plan-delta tool-call-start tool-call-delta tool-call-end "
    "citation-start citation-end message-end".split()
)
_BEDROCK_FIELDS = frozenset(
    "messageStart contentBlockStart contentBlockDelta contentBlockStop messageStop".split()
)


class _Accumulator(Protocol):
    def add(self, event: Mapping[str, Any], /) -> None: ...
    def build(self) -> dict[str, Any]: ...


class ProviderStream:
    """Joins the events of one stream.

    Events are plain JSON, as the API sends them or as ``model_dump()`` of the SDK's objects gives them.
    """

    def __init__(self) -> None:
        self._accumulators: dict[type, _Accumulator] = {}

    def feed(self, event: Mapping[str, Any]) -> None:
        """Take the next event. Events that transmit no part of a message hold nothing and are passed over.

        Raises:
            BrokenTextError: a part of a call has no place in it.
        """
        found = _recognise_event(event)
        if found is not None:
            kind, plain = found
            accumulator = self._accumulators.get(kind)
            if accumulator is None:
                accumulator = self._accumulators[kind] = kind()
            accumulator.add(plain)

    def build_message(self) -> dict[str, Any] | None:
        """Return the message so far, as its API sends it whole; None before the first event that transmits a part of one.

        Raises:
            BrokenTextError: the events are those of several APIs.
        """
        if len(self._accumulators) > 1:
            raise BrokenTextError(reading_reasons.MIXED_PROVIDER_EVENTS(), 0)
        return next((one.build() for one in self._accumulators.values()), None)


def join_events(events: Sequence[Any]) -> dict[str, Any] | None:
    """Return the message of a list of events; None where the list is none.

    Raises:
        BrokenTextError: a part of a call has no place in it.
    """
    if not is_event_list(events):
        return None
    stream = ProviderStream()
    for event in events:
        if isinstance(event, dict):
            stream.feed(event)
    return stream.build_message()


def is_event_list(value: Any) -> bool:
    """Return whether a value is a list of events: one of the first two is one that only a stream holds."""
    return isinstance(value, list) and any(
        isinstance(one, dict) and _recognise_event(one) is not None for one in value[:2]
    )


def parse_event_text(text: str, limit: int) -> list[Any] | None:
    """Parse the server-sent events of a model API as they came over HTTP; None for any other text.

    Gateways send comments, lines that begin with a colon, while a model has not begun to answer.
    """
    if not text.lstrip().startswith(("data:", "event:", "id:", ":")):
        return None
    events: list[Any] = []
    for line in text.splitlines():
        field, _, content = line.partition(":")
        if field != "data" or content.strip() == "[DONE]":
            if field not in {"", "data", "event", "id", "retry"}:
                return None
            continue
        try:
            events.append(strict_json.parse_strict_json(content, limit))
        except strict_json.StrictJsonError:
            return None
    return events if is_event_list(events) else None


def _recognise_event(event: Mapping[str, Any]) -> tuple[type, Mapping[str, Any]] | None:
    """Return the accumulator of an event, and the event as the accumulator takes it; None for any other object."""
    kind = event.get("type")
    if isinstance(kind, str):
        return _recognise_typed_event(kind, event)
    if isinstance(event.get("data"), dict):  # Mistral's SDK keeps the chunk in the event
        event = event["data"]
    if isinstance(event.get("candidates"), list) or get_prompt_feedback(event):
        return CandidateParts, event
    if not _BEDROCK_FIELDS.isdisjoint(event):
        return BedrockBlocks, event
    if isinstance(event.get("message"), dict) and type(event.get("done")) is bool:
        finish = (event.get("done_reason") or "stop") if event["done"] else None
        return ChatDeltas, {"choices": [{"delta": event["message"], "finish_reason": finish}]}
    return (ChatDeltas, event) if _is_chat_chunk(event) else None


def _recognise_typed_event(kind: str, event: Mapping[str, Any]) -> tuple[type, Mapping[str, Any]] | None:
    if kind.startswith("response."):
        return ResponseItems, event
    if kind in _ANTHROPIC_TYPES or (kind == "error" and "error" in event):
        return AnthropicBlocks, event
    if kind in _COHERE_TYPES:
        return ChatDeltas, _convert_cohere_event(kind, event)
    chunk = event.get("chunk")
    if kind == "chunk" and isinstance(chunk, dict):  # OpenAI's helper for streams keeps the chunk in an event
        return ChatDeltas, chunk
    if kind == "AIMessageChunk":
        return ChatDeltas, _convert_langchain_chunk(event)
    return None


def _is_chat_chunk(event: Mapping[str, Any]) -> bool:
    choices = event.get("choices")
    if event.get("object") == "chat.completion.chunk":
        return isinstance(choices, list)
    return isinstance(choices, list) and any(isinstance(one, dict) and "delta" in one for one in choices)


def _convert_cohere_event(kind: str, event: Mapping[str, Any]) -> dict[str, Any]:
    """Return an event of Cohere as a chunk of a chat completion. The plan of its calls is no part of the answer."""
    delta = event.get("delta")
    delta = delta if isinstance(delta, dict) else {}
    if kind == "message-end":
        return {"choices": [{"finish_reason": delta.get("finish_reason")}]}
    message = delta.get("message")
    message = message if isinstance(message, dict) else {}
    item, content = message.get("tool_calls"), message.get("content")
    part: dict[str, Any] = {}
    if isinstance(message.get("tool_plan"), str):
        part["tool_plan"] = message["tool_plan"]
    if isinstance(item, dict):
        part["tool_calls"] = [{"index": event.get("index"), **item}]
    if isinstance(content, dict):
        part["content"] = content.get("text")
    return {"choices": [{"delta": part}]}


def _convert_langchain_chunk(event: Mapping[str, Any]) -> dict[str, Any]:
    """Return a message chunk of LangChain as a chunk of a chat completion."""
    pieces = event.get("tool_call_chunks")
    items = [
        {
            "index": piece.get("index"),
            "id": piece.get("id"),
            "function": {"name": piece.get("name"), "arguments": piece.get("args")},
        }
        for piece in (pieces if isinstance(pieces, list) else ())
        if isinstance(piece, dict)
    ]
    about = event.get("response_metadata")
    about = about if isinstance(about, dict) else {}
    finish = about.get("finish_reason", about.get("stop_reason"))
    if finish is None and event.get("chunk_position") == "last":
        finish = "stop"
    return {
        "choices": [
            {"delta": {"content": event.get("content"), "tool_calls": items}, "finish_reason": finish}
        ]
    }
