"""The pieces in which an API sends the arguments of one call. Pure."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from callwright.core.reader import strict_json


class ArgumentPieces:
    """The arguments of one call: pieces of text in order, or an object that came whole."""

    __slots__ = ("_document", "_pieces")

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._document: dict[str, Any] | None = None

    def add(self, piece: Any) -> None:
        """Add the next piece: a text, or an object from an API that does not send text. Anything else holds nothing."""
        if isinstance(piece, str):
            self._pieces.append(piece)
        elif isinstance(piece, dict):
            self._document = piece

    def replace(self, text: Any) -> None:
        """Replace all pieces with the final text, which an API repeats after the increments."""
        if isinstance(text, str):
            self._pieces = [text]

    def is_complete(self) -> bool:
        """Return whether the arguments so far are an object or a whole JSON document."""
        return self._document is not None or _is_json(join_argument_pieces(self._pieces))

    def build(self) -> str | dict[str, Any]:
        """Return the arguments: the joined text, or the object where no text came."""
        joined = join_argument_pieces(self._pieces)
        return self._document if self._document is not None and not joined.strip() else joined


def join_argument_pieces(pieces: Sequence[str]) -> str:
    """Return the text that the pieces transmit.

    Most APIs send increments. Some send the text so far with every piece, others repeat the whole text at the end.
    The three cannot be confused: a JSON object begins with no other JSON object, so that increments which
    give JSON when joined are no repetitions.
    """
    joined = "".join(pieces)
    written = [piece for piece in pieces if piece]
    if len(written) < 2 or _is_json(joined):
        return joined
    last = written[-1]
    cumulative = all(later.startswith(earlier) for earlier, later in pairwise(written))
    repeated = last == "".join(written[:-1])
    return last if (cumulative or repeated) and _is_json(last) else joined


def _is_json(text: str) -> bool:
    try:
        strict_json.parse_strict_json(text, strict_json.MAX_BYTES)
    except strict_json.StrictJsonError:
        return False
    return True
