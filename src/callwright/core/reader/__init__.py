"""What the model wrote → calls. Pure, bounded, and it never loses or invents one."""

from callwright.core.reader.read import MAX_BYTES, read, read_document, read_flat, read_json
from callwright.core.reader.reading import Offer, OnOffer, Reading, Unreadable, is_cut
from callwright.core.reader.stream import IncrementalReader
from callwright.core.reader.words import names_in

__all__ = [
    "MAX_BYTES",
    "IncrementalReader",
    "Offer",
    "OnOffer",
    "Reading",
    "Unreadable",
    "is_cut",
    "names_in",
    "read",
    "read_document",
    "read_flat",
    "read_json",
]
