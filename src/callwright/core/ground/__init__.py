"""Grounding: is each value of a call in the conversation, in an earlier result, in a default, or nowhere? Pure."""

from callwright.core.ground.conversation_index import ConversationIndex, index_conversation
from callwright.core.ground.value_grounding import ground_values

__all__ = ["ConversationIndex", "ground_values", "index_conversation"]
