"""Interface of a converter of documents to text."""

from typing import Literal, Protocol

from msgspec import Struct


class ConversionLimits(Struct, frozen=True):
    """Limits of one conversion.

    Attributes:
        ms: Wall-clock time; processor time is limited to the same, in whole seconds.
        memory_bytes: Address space of the converting process.
        chars: Longest text that is given back; the rest is left out and said to be.
        unpacked_bytes: Most bytes that an archive may unpack to.
    """

    ms: int = 20_000
    memory_bytes: int = 1_073_741_824
    chars: int = 5_000_000
    unpacked_bytes: int = 104_857_600


class ConvertedDocument(Struct, frozen=True):
    """The text of a document. ``is_cut``: it was longer than the limit. ``media_type``: the document's media type; "" if unknown."""

    text: str
    is_cut: bool
    media_type: str = ""


ConversionFailure = Literal["too_slow", "too_much_memory", "unreadable", "encrypted", "bomb", "unavailable"]


class ConversionError(Exception):
    """The document has no text that could be had within the limits. ``reason`` says why.

    ``unavailable``: the converter is not installed, or this system cannot limit a process.
    """

    def __init__(self, reason: ConversionFailure) -> None:
        super().__init__(f"The document was not converted: {reason}.")
        self.reason: ConversionFailure = reason


class DocumentConverter(Protocol):
    """Turns documents into text. Safe from any thread; a conversion never outlives its limits."""

    def convert(self, body: bytes, media_type: str, limits: ConversionLimits) -> ConvertedDocument:
        """Convert one document.

        Raises:
            ConversionError: there is no text.
        """
        ...
