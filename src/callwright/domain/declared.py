"""What a tool says about its return, and what can be wrong with it: the words that the answer of an attempt is made of."""

from typing import Any, Literal

from msgspec import Struct

from callwright.domain.result import FailedItem, Source

Problem = Literal["not_json", "nan", "too_large", "too_deep", "cyclic", "not_text", "generator_failed"]


class Declared(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a tool said through our own helpers (``ok``, ``fail``, ``partial``, ``empty``): objects, never JSON.

    Only these may carry signals, sources or a code of the tool's own; a dict that looks like them is data. ``upstream``
    is what the upstream itself said of a failure, in its own words.
    """

    ok: bool
    message: str = ""
    signals: tuple[str, ...] = ()
    score: float | None = None
    source: list[Source] = []
    code: str | None = None
    suggestion: str | None = None
    retryable: bool | None = None
    succeeded: list[Any] | None = None
    failed: list[FailedItem] | None = None
    is_empty: bool = False
    upstream: str = ""
