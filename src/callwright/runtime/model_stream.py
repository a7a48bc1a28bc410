"""A model API's stream as it arrives, joined into the message that it transmits."""

from typing import Any

from callwright.core.reader.provider_streams.provider_stream import ProviderStream
from callwright.core.reader.reading_notes import BrokenTextError
from callwright.runtime.foreign_objects import dump_foreign_objects


class ModelStream:
    """Joins the events of one stream of a model API.

    Takes the events of OpenAI (chat completions and responses), Anthropic, Gemini, Bedrock, Cohere, Mistral, Ollama and
    LangChain, as objects of their SDKs or as plain JSON. A stream whose end has not come gives a message that was
    cut: none of its calls is made.
    """

    def __init__(self) -> None:
        self._stream = ProviderStream()

    def feed(self, event: Any) -> None:
        """Take the next event; one that transmits no part of a message is passed over.

        Raises:
            TypeError: the event is neither JSON nor an object of an SDK.
            ValueError: a part of a call has no place in the message.
        """
        plain = dump_foreign_objects(event)
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
