"""Let msgspec describe types while a module is imported, so that threads may convert and decode to them.

msgspec builds its description of a type at the first use of that type, and without a lock: where two threads are the first, one
reads a half-built description, and the interpreter ends with a segmentation fault (msgspec 0.22.0). The lock of the import is enough:
a module that calls ``msgspec.convert`` or ``msgspec.json.decode`` with a type has it described at its end.
"""

from typing import Any

import msgspec


def describe_types(*kinds: Any) -> None:
    """Let msgspec describe these types and all types in them. To be called while a module is imported, not later."""
    for kind in kinds:
        msgspec.json.Decoder(kind)
