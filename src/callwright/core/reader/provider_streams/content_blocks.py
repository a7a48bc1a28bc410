"""Events about blocks of content, each with its index: Anthropic's messages, and Bedrock's Converse."""

from collections.abc import Mapping
from typing import Any

from callwright.core.reader.provider_streams.argument_pieces import ArgumentPieces


class _Block:
    """One block: how it started, and the pieces of its text or input."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.start = dict(start)
        self.texts: list[str] = []
        self.input = ArgumentPieces()
        self.others: dict[str, Any] = {}

    def add_field(self, name: str, value: Any) -> None:
        """Add a piece of any other field, such as the thinking and its signature: texts are joined, lists get longer."""
        known = self.others.get(name, self.start.get(name))
        if isinstance(value, str) and isinstance(known, str):
            value = known + value
        elif isinstance(value, list) and isinstance(known, list):
            value = [*known, *value]
        self.others[name] = value

    def get_input(self) -> Any:
        """Return the input; a call without arguments has no pieces, and its start holds all there is."""
        written = self.input.build()
        return written if written != "" else self.start.get("input") or {}


_READ_FIELDS = frozenset({"type", "text", "partial_json"})


class AnthropicBlocks:
    """Joins the events of Anthropic's stream into one message."""

    def __init__(self) -> None:
        self._blocks: dict[Any, _Block] = {}
        self._stop_reason: Any = "incomplete"

    def add(self, event: Mapping[str, Any]) -> None:
        """Add the next event. Those that the SDK derives from others hold nothing new."""
        kind, index = event["type"], event.get("index")
        block, delta = event.get("content_block"), event.get("delta")
        if kind == "content_block_start" and isinstance(block, dict):
            self._blocks[index] = _Block(block)
        elif kind == "content_block_delta" and isinstance(delta, dict):
            self._add_delta(self._blocks.setdefault(index, _Block({"type": "text", "text": ""})), delta)
        elif kind == "message_delta" and isinstance(delta, dict):
            self._stop_reason = delta.get("stop_reason") or self._stop_reason
        elif kind == "error":
            self._stop_reason = "error"

    def _add_delta(self, block: _Block, delta: Mapping[str, Any]) -> None:
        block.input.add(delta.get("partial_json"))
        if isinstance(delta.get("text"), str):
            block.texts.append(delta["text"])
        for name, value in delta.items():
            if name == "citation":
                block.add_field("citations", [value])
            elif name not in _READ_FIELDS and value is not None:
                block.add_field(name, value)

    def build(self) -> dict[str, Any]:
        """Return the message; its inputs are JSON text where they came in pieces."""
        content = [self._build_block(block) for block in self._blocks.values()]
        return {
            "type": "message",
            "role": "assistant",
            "content": content,
            "stop_reason": self._stop_reason,
        }

    def _build_block(self, block: _Block) -> dict[str, Any]:
        if block.start.get("type") == "text":
            text = block.start.get("text", "") + "".join(block.texts)
            return {**block.start, "text": text, **block.others}
        whole = {**block.start, **block.others}
        return {**whole, "input": block.get_input()} if "input" in block.start else whole


class BedrockBlocks:
    """Joins the events of ConverseStream into one response of Converse."""

    def __init__(self) -> None:
        self._blocks: dict[Any, _Block] = {}
        self._stop_reason: Any = "incomplete"

    def add(self, event: Mapping[str, Any]) -> None:
        """Add the next event."""
        for kind, body in event.items():
            if not isinstance(body, dict):
                continue
            index = body.get("contentBlockIndex")
            if kind == "contentBlockStart":
                self._blocks[index] = _Block(_get_object(body.get("start"), "toolUse"))
            elif kind == "contentBlockDelta":
                self._add_delta(self._blocks.setdefault(index, _Block({})), body.get("delta"))
            elif kind == "messageStop":
                self._stop_reason = body.get("stopReason")
            elif kind.endswith("Exception"):
                self._stop_reason = "error"

    def _add_delta(self, block: _Block, delta: Any) -> None:
        block.input.add(_get_object(delta, "toolUse").get("input"))
        if isinstance(delta, dict) and isinstance(delta.get("text"), str):
            block.texts.append(delta["text"])
        for name, value in _get_object(delta, "reasoningContent").items():
            block.add_field(name, value)

    def build(self) -> dict[str, Any]:
        """Return the response; the inputs of its calls are JSON text."""
        content = [_build_bedrock_block(block) for block in self._blocks.values()]
        return {
            "output": {"message": {"role": "assistant", "content": content}},
            "stopReason": self._stop_reason,
        }


def _build_bedrock_block(block: _Block) -> dict[str, Any]:
    if block.start:
        return {"toolUse": {**block.start, "input": block.get_input()}}
    if "redactedContent" in block.others:
        return {"reasoningContent": {"redactedContent": block.others["redactedContent"]}}
    return (
        {"reasoningContent": {"reasoningText": block.others}}
        if block.others
        else {"text": "".join(block.texts)}
    )


def _get_object(value: Any, name: str) -> dict[str, Any]:
    inner = value.get(name) if isinstance(value, dict) else None
    return inner if isinstance(inner, dict) else {}
