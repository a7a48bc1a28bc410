"""A model API's stream as it arrives, joined into the message that it transmits."""

import base64
from typing import Any

import msgspec

from callwright.core.reader.provider_streams.provider_stream import ProviderStream
from callwright.core.reader.reading_notes import BrokenTextError
from callwright.runtime.foreign_objects import dump_foreign_objects


class ModelStream:
    """Joins the events of one stream of a model API.

    Takes the events of OpenAI (chat completions and responses), Anthropic, Gemini, Bedrock, Cohere, Mistral, Ollama and
    LangChain, as objects of their SDKs or as plain JSON. A stream whose end has not come gives a message that was
    cut: none of its calls is made. Pass the stream itself to ``app.turn`` after its end.

    Attributes:
        from_objects: Whether an event was an object of an SDK.
    """

    def __init__(self) -> None:
        self._stream = ProviderStream()
        self.from_objects = False

    def feed(self, event: Any) -> None:
        """Take the next event; one that transmits no part of a message is passed over.

        Raises:
            TypeError: the event is neither JSON nor an object of an SDK.
            ValueError: a part of a call has no place in the message.
        """
        plain = dump_foreign_objects(event)
        self.from_objects |= not isinstance(event, dict)
        if not isinstance(plain, dict):
            raise TypeError(f"an event of a stream is an object, not {type(event).__name__}")
        try:
            self._stream.feed(plain)
        except BrokenTextError as fault:
            raise ValueError(fault.reason) from None

    @property
    def message(self) -> dict[str, Any]:
        """Return the message so far in the form in which its API sends it whole; empty before its first part.

        Pass it to ``call_all`` with ``channel="native"``.

        Raises:
            ValueError: the events are those of several APIs.
        """
        try:
            return self._stream.build_message() or {}
        except BrokenTextError as fault:
            raise ValueError(fault.reason) from None

    def build_reply(self) -> dict[str, Any]:
        """Return the message in the form in which its API takes it back, with everything that is not read here.

        Arguments that arrived as text are objects again where the API wants objects, and where the events are those of Google's
        SDK, thought signatures are bytes.

        Raises:
            ValueError: the events are those of several APIs.
        """
        message = self.message
        content = message.get("content") or (
            message.get("output") if isinstance(message.get("output"), dict) else None
        )
        for block in content if isinstance(content, list) else ():
            if block.get("type") == "tool_use":
                _parse_input(block)
        if isinstance(content, dict):
            for block in content["message"]["content"]:
                _parse_input(block.get("toolUse", {}))
        for candidate in message.get("candidates", ()) if self.from_objects else ():
            candidate["content"]["parts"] = [_decode_signature(one) for one in candidate["content"]["parts"]]
        return message


def _parse_input(call: dict[str, Any]) -> None:
    """Parse an input that is JSON text; text that is no object stays, so that reading reports it."""
    if isinstance(call.get("input"), str):
        try:
            parsed = msgspec.json.decode(call["input"])
        except msgspec.DecodeError:
            return
        call["input"] = parsed if isinstance(parsed, dict) else call["input"]


def _decode_signature(part: dict[str, Any]) -> dict[str, Any]:
    for name in ("thought_signature", "thoughtSignature"):
        if isinstance(part.get(name), str):
            text = part[name]
            part = {**part, name: base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))}
    return part
