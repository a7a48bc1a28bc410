"""Published JSON Schemas, as files of the package. They are written by ``python -m scripts.docs`` from the Structs."""

from importlib.resources import files
from typing import Any

import msgspec


def result_schema() -> dict[str, Any]:
    """Read the JSON Schema (2020-12) of ``callwright.result/1``."""
    schema: dict[str, Any] = msgspec.json.decode(files(__name__).joinpath("result-1.json").read_bytes())
    return schema


def config_schema() -> dict[str, Any]:
    """Read the JSON Schema (2020-12) of ``callwright.toml``."""
    schema: dict[str, Any] = msgspec.json.decode(files(__name__).joinpath("config-1.json").read_bytes())
    return schema
