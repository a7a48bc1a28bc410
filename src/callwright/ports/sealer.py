"""Protocol of the encryption of stored values. May not know where a value stands, or what it is."""

from typing import Literal, Protocol

SealState = Literal["plain", "current", "earlier", "foreign"]
"""How a stored value stands: not sealed; under the key that seals; under another key that is given; under a key that is not given."""


class SealError(Exception):
    """The value cannot be opened: it was sealed with a key that is not given, was changed, or was moved to another place."""


class Sealer(Protocol):
    """Seals values so that they can be read and altered only with the key. A sealed value opens only in the place that it was sealed for."""

    @property
    def key_id(self) -> str:
        """The name of the key that seals; says nothing about the key."""
        ...

    def seal(self, column: str, row: str, value: bytes) -> bytes:
        """Return the value sealed for a column and a row: printable ASCII without spaces."""
        ...

    def open(self, column: str, row: str, sealed: bytes) -> bytes:
        """Return the value.

        Raises:
            SealError: it cannot be opened.
        """
        ...

    def get_state(self, value: bytes) -> SealState:
        """Return how a stored value stands, by its head; opens nothing."""
        ...
