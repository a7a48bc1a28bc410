"""Choose the dialect to lock for a model: by a declared name, by the model's templates, or by its id. Pure.

Must not depend on tools.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from callwright.core.reader.dialect_registry import (
    DialectError,
    find_dialect_of_model,
    get_dialect,
    identify_dialect,
)
from callwright.core.reader.response_templates import identify_response_template


def resolve_dialect(
    *,
    declared: str | None = None,
    rendered_template: str | None = None,
    response_template: Mapping[str, Any] | None = None,
    model: str | None = None,
) -> str | None:
    """Return the dialect to lock: the declared one, else that of the model's templates, else that of the model's id.

    Args:
        declared: The name of a dialect.
        rendered_template: The model's chat template, rendered with one call of the assistant.
        response_template: The ``response_template`` of the model's tokenizer, which describes how its text is parsed.
        model: The model's id.

    Raises:
        DialectError: the declared dialect is unknown, or two of the sources name different ones.
    """
    found = {
        "declared": None if declared is None else get_dialect(declared).name,
        "rendered_template": None if rendered_template is None else identify_dialect(rendered_template),
        "response_template": None
        if response_template is None
        else identify_response_template(response_template),
        "model": None if model is None or declared is not None else find_dialect_of_model(model),
    }
    names = _drop_unknown(found.values())
    if len(set(names)) > 1:
        known = ", ".join(f"{source} says {name}" for source, name in found.items() if name)
        raise DialectError(f"the sources disagree: {known}")
    return names[0] if names else None


def _drop_unknown(names: Iterable[str | None]) -> list[str]:
    return [name for name in names if name is not None]
