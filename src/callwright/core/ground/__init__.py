"""Is each value of a call in the conversation, in an earlier result, in a default, or nowhere? Pure."""

from callwright.core.ground.find import ground
from callwright.core.ground.heard import Heard, hear

__all__ = ["Heard", "ground", "hear"]
