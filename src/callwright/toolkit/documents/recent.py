"""Cache of the texts of the last documents, so that a document that is read in parts is converted once."""

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from callwright.toolkit.documents.conversion import ConvertedDocument

MAX_DOCUMENTS: Final = 8
MAX_CHARS: Final = 8_000_000


class RecentDocuments:
    """The texts of the documents that were read last, by name and ETag. Safe from any thread.

    At most ``MAX_DOCUMENTS`` of at most ``MAX_CHARS`` together are kept; the one that was not read for longest goes first. A document
    without an ETag is not kept: nothing says that it is still the same.
    """

    def __init__(self) -> None:
        self._documents: OrderedDict[tuple[str, str], ConvertedDocument] = OrderedDict()
        self._lock = threading.Lock()

    def get_or_convert(
        self, key: str, etag: str, convert: Callable[[], ConvertedDocument]
    ) -> ConvertedDocument:
        """Return the kept text of this version, or convert the document and keep its text.

        Args:
            key: The name of the document.
            etag: Its version; "" where the store has none.
            convert: Converts it; what it raises is passed on, and nothing is kept.
        """
        name = (key, etag)
        with self._lock:
            kept = self._documents.get(name)
            if kept is not None:
                self._documents.move_to_end(name)
                return kept
        converted = convert()
        if etag:
            self._keep(name, converted)
        return converted

    def _keep(self, name: tuple[str, str], document: ConvertedDocument) -> None:
        with self._lock:
            self._documents[name] = document
            while len(self._documents) > MAX_DOCUMENTS or self._count_chars() > MAX_CHARS:
                self._documents.popitem(last=False)

    def _count_chars(self) -> int:
        return sum(len(one.text) for one in self._documents.values())
