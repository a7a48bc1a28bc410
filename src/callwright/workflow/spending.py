"""The model usage of a run: tokens and money, counted from its records. Pure.

Prices are set by the application, in its currency; costs are stored in millionths of it, rounded up. Waiting times, such as those for a
person, cost nothing.
"""

from collections.abc import Iterable
from contextlib import suppress
from math import ceil
from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.workflow.definition import ModelBudget
from callwright.workflow.records import JournalEntry

_MICROS: Final = 1_000_000


class Price(Struct, frozen=True, kw_only=True):
    """The price of a model, for a million tokens.

    Attributes:
        input: Price of input tokens.
        output: Price of output tokens.
        cached: Price of input tokens from the provider's cache; None: as ``input``.
    """

    input: float
    output: float
    cached: float | None = None


class ModelUsage(Struct, frozen=True, omit_defaults=True):
    """What requests to models have used. ``cost_micros`` is 0 where no price is known."""

    requests: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    cost_micros: int = 0

    @property
    def tokens(self) -> int:
        """All tokens, read and written."""
        return self.input_tokens + self.output_tokens

    def plus(self, other: "ModelUsage") -> "ModelUsage":
        """Return the sum."""
        return ModelUsage(
            self.requests + other.requests,
            self.input_tokens + other.input_tokens,
            self.output_tokens + other.output_tokens,
            self.cost_micros + other.cost_micros,
        )


class _Usage(Struct):
    input_tokens: int = 0
    output_tokens: int = 0
    cache_read_tokens: int = 0


class _Response(Struct):
    usage: _Usage


class _Request(Struct):
    usage: ModelUsage


_RESPONSE: Final = msgspec.json.Decoder(_Response)
_REQUEST: Final = msgspec.json.Decoder(_Request)


def measure_response(text: str, price: Price | None) -> ModelUsage:
    """Return what one request has used, from the model's answer as JSON; no tokens where the answer does not say."""
    try:
        used = _RESPONSE.decode(text).usage
    except msgspec.ValidationError:
        return ModelUsage(1)
    cost = 0.0
    if price is not None:
        cached = price.input if price.cached is None else price.cached
        fresh = max(0, used.input_tokens - used.cache_read_tokens)
        cost = fresh * price.input + used.cache_read_tokens * cached + used.output_tokens * price.output
    return ModelUsage(1, used.input_tokens, used.output_tokens, ceil(cost))


def find_excess(budget: ModelBudget | None, spent: ModelUsage, *, has_price: bool) -> str:
    """Return why no further request may be made: "max_tokens", "max_cost" or "no_price"; "" if one may."""
    if budget is None:
        return ""
    if budget.max_tokens is not None and spent.tokens >= budget.max_tokens:
        return "max_tokens"
    if budget.max_cost is None:
        return ""
    if not has_price:
        return "no_price"
    return "max_cost" if spent.cost_micros >= budget.max_cost * _MICROS else ""


def usage_of_run(journal: Iterable[JournalEntry]) -> ModelUsage:
    """Return the usage of all requests of a run, including those of repeated steps."""
    total = ModelUsage()
    for one in journal:
        if "/model." in one.name:
            with suppress(msgspec.ValidationError):
                total = total.plus(_REQUEST.decode(one.text).usage)
    return total


def usage_to_json(usage: ModelUsage) -> dict[str, Any]:
    """Return the usage as JSON; the cost in the currency of the prices."""
    return {
        "requests": usage.requests,
        "inputTokens": usage.input_tokens,
        "outputTokens": usage.output_tokens,
        "cost": usage.cost_micros / _MICROS,
    }
