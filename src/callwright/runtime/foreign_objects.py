"""Objects of providers' SDKs and of frameworks, as plain JSON. Imports none of them: their own methods are used."""

import base64
import dataclasses
from collections.abc import Mapping
from datetime import date
from enum import Enum
from typing import Any, Final

import msgspec

_MAX_LEVELS: Final = 250
_MAX_NODES: Final = 500_000
_SCALARS: Final = frozenset({str, int, float, bool, type(None)})
_BINARY_FIELDS: Final = frozenset({"thought_signature", "thoughtSignature", "data"})
"""Fields that hold bytes in Gemini's SDK and Base64 over the wire."""


def dump_foreign_objects(value: Any) -> Any:
    """Convert a value to plain JSON, each object in it by its own method.

    Supported objects: Pydantic models, msgspec structs, dataclasses, attrs classes, and objects with ``to_dict()`` (Vertex AI, Google's
    protobufs). Their unset fields are left out, as over the wire. Bytes and plain values without a form in JSON stay unchanged.

    Raises:
        TypeError: an object cannot be converted to JSON, or there are more than 500,000 values.
        Exception: any exception of an object's own method.
    """
    return _Dump().dump(value, _MAX_LEVELS)


class _Dump:
    """One conversion, with the number of values that it may still visit: a value may hold another many times."""

    def __init__(self) -> None:
        self._left = _MAX_NODES

    def dump(self, value: Any, levels: int) -> Any:
        """Return a value as plain JSON; below ``levels`` levels it stays as it is."""
        self._left -= 1
        if self._left < 0:
            raise TypeError("it holds too many values")
        if type(value) in _SCALARS or levels == 0:
            return value
        if isinstance(value, Mapping):
            return {key: self._dump_field(key, item, levels - 1) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [self.dump(item, levels - 1) for item in value]
        if isinstance(value, Enum):
            return value.value
        if isinstance(value, date):
            return value.isoformat()
        return value if isinstance(value, str | bytes | int | float) else self._dump_object(value, levels)

    def _dump_field(self, key: Any, value: Any, levels: int) -> Any:
        if isinstance(value, bytes) and key in _BINARY_FIELDS:
            return base64.b64encode(value).decode()
        return self.dump(value, levels)

    def _dump_object(self, value: Any, levels: int) -> Any:
        if isinstance(value, type):
            raise TypeError("a class has no form in JSON")
        model_dump = getattr(value, "model_dump", None)
        if callable(model_dump):
            return model_dump(mode="json", exclude_none=True)
        if dataclasses.is_dataclass(value):
            fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
            return self.dump({name: item for name, item in fields.items() if item is not None}, levels - 1)
        for name in ("to_dict", "dict"):
            method = getattr(value, name, None)
            if callable(method):
                return self.dump(method(), levels - 1)
        return msgspec.to_builtins(value)
