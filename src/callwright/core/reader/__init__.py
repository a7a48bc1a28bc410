"""What the model wrote → calls. Pure, bounded, and it never loses or invents one."""

from callwright.core.reader.read import MAX_BYTES, Unreadable, read

__all__ = ["MAX_BYTES", "Unreadable", "read"]
