"""Types for calls read from a model's output, and for the conversation before a call."""

from callwright.core.reader.incremental_reader import IncrementalReader
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.core.text.conversation import ConversationError
from callwright.domain.call import ConversationMessage, Siblings

__all__ = [
    "ConversationError",
    "ConversationMessage",
    "IncrementalReader",
    "Reading",
    "Siblings",
    "Unreadable",
]
