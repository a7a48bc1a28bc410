"""Types for calls read from a model's output, and for the conversation before a call."""

from collections.abc import Iterable
from typing import Any

from callwright.app import Callwright
from callwright.core.reader.dialect_choice import resolve_dialect
from callwright.core.reader.dialect_registry import DialectError, identify_dialect, list_dialects
from callwright.core.reader.incremental_reader import IncrementalReader
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.core.text.conversation import ConversationError, read_conversation
from callwright.domain.call import Channel, ConversationMessage, Principal, Siblings
from callwright.runtime.model_stream import ModelStream
from callwright.runtime.tool_visibility import make_incremental_reader

__all__ = [
    "ConversationError",
    "ConversationMessage",
    "DialectError",
    "IncrementalReader",
    "ModelStream",
    "Reading",
    "Siblings",
    "Unreadable",
    "identify_dialect",
    "list_dialects",
    "read_stream",
    "resolve_dialect",
]


def read_stream(
    app: Callwright,
    *,
    channel: Channel = "text",
    principal: Principal | None = None,
    dialect: str | None = None,
    conversation: Iterable[Any] | None = None,
) -> IncrementalReader:
    """Return a reader of the calls in a text that arrives in fragments; pass the collected text to ``app.call_all``.

    Args:
        app: The application whose tools distinguish calls from the surrounding text.
        channel: "text" or "native": the channel in which the model writes.
        principal: Who calls; the application's own by default. Tools that it may not see are not named.
        dialect: The only dialect in which the model writes calls, of ``list_dialects``; unknown by default.
        conversation: The messages before the output, as for ``call``: an unknown dialect is learnt from the model's own.

    Raises:
        ConversationError: a message is in no known form.
        DialectError: there is no dialect of this name.
    """
    messages = None if conversation is None else read_conversation(conversation)
    return make_incremental_reader(
        app.catalogue, app.policy, channel, principal or app.principal, dialect, messages
    )
