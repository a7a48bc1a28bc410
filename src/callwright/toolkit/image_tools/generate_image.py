"""Tool ``generate_image``: checks the provider's limits, makes one request, and reports its cost."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

from msgspec import Struct
from pydantic import Field
from typing_extensions import TypedDict

from callwright.domain.argument_marks import Unit
from callwright.domain.contract import ConfidenceRules
from callwright.domain.reconcile_checks import Check
from callwright.domain.tool_answers import ToolAnswer
from callwright.ports import CallContext, NotApplied
from callwright.toolkit.definition import Say
from callwright.toolkit.image_tools.generation import IMAGE_ERRORS, ImageBackend, ImageOutcome, ImageRequest
from callwright.tools.tool_options import ToolOptions

LONG_DEADLINE_MS: Final = 2 * 3600 * 1000
SHORT_TIMEOUT_MS: Final = 180_000
QUIET_MS: Final = 900_000
"""Longer than any request can be in transit."""

Prompt = Annotated[
    str, Field(min_length=1, max_length=32_000, pattern=r"\S", examples=["A lighthouse at dusk, watercolour"])
]
Size = Annotated[str, Field(pattern=r"^[1-9]\d{2,3}[x*][1-9]\d{2,3}$", examples=["1024x1024"])]
Count = Annotated[int, Field(ge=1, le=10), Unit("张", "幅", "images", "image")]
Seed = Annotated[int, Field(ge=0, le=2_147_483_647)]


class GeneratedImage(TypedDict):
    """One image in the object store."""

    object: str
    mediaType: str
    bytes: int
    sha256: str


class GeneratedImages(TypedDict):
    """What the tool gives; ``prompts`` are those that the provider really used, where it rewrote them."""

    model: str
    images: list[GeneratedImage]
    prompts: list[str]


class ImagePrice(Struct, frozen=True):
    """The configured price of one image; ``amount`` 0 omits the cost."""

    amount: float
    currency: str


def make_image_options(backend: ImageBackend, *, long: bool) -> ToolOptions:
    """Return the contract options of the tool for this provider."""
    options: ToolOptions = {
        "effect": "once",
        "operation": "operation",
        "key": ("prompt", "negative_prompt", "size", "count", "seed"),
        "repeat": "replay",
        "retries": 1,
        "errors": IMAGE_ERRORS,
        "confidence": ConfidenceRules(base=0.9, signals={"fewer_images": -0.2}),
        "endpoint": backend.endpoint,
        "check": Check(verify=backend.verify, fields=(), quiet_ms=QUIET_MS),
    }
    if long:
        return options | {"long": True, "deadline_ms": LONG_DEADLINE_MS}
    deadline = SHORT_TIMEOUT_MS + 20_000
    return options | {"timeout_ms": SHORT_TIMEOUT_MS, "deadline_ms": deadline, "lease_ms": deadline + 30_000}


def make_generate_image(
    backend: ImageBackend, model: str, price: ImagePrice
) -> Callable[[Say], Callable[..., Awaitable[ToolAnswer]]]:
    """Create the tool."""

    def make(say: Say) -> Callable[..., Awaitable[ToolAnswer]]:
        async def generate_image(
            prompt: Prompt,
            context: CallContext,
            negative_prompt: str | None = None,
            size: Size | None = None,
            count: Count = 1,
            seed: Seed | None = None,
        ) -> Annotated[ToolAnswer, GeneratedImages]:
            _check_limits(backend, prompt, count)
            width, height = _parse_size(size)
            request = ImageRequest(
                prompt=prompt,
                negative_prompt=negative_prompt,
                width=width,
                height=height,
                count=count,
                seed=seed,
            )
            outcome = await backend.generate(request, context)
            return _make_answer(outcome, model, count, price, backend.endpoint, say)

        return generate_image

    return make


def _check_limits(backend: ImageBackend, prompt: str, count: int) -> None:
    """Refuse requests that the provider would truncate silently.

    Raises:
        NotApplied: PROMPT_TOO_LONG, TOO_MANY_IMAGES.
    """
    limit = backend.max_prompt_characters
    if len(prompt) > limit:
        raise NotApplied("PROMPT_TOO_LONG", params={"length": str(len(prompt)), "limit": str(limit)})
    if count > backend.max_images:
        raise NotApplied("TOO_MANY_IMAGES", params={"limit": str(backend.max_images)})


def _parse_size(size: str | None) -> tuple[int | None, int | None]:
    if size is None:
        return None, None
    width, _, height = size.replace("*", "x").partition("x")
    return int(width), int(height)


def _make_answer(
    outcome: ImageOutcome, model: str, asked: int, price: ImagePrice, endpoint: str, say: Say
) -> ToolAnswer:
    """Return the images, with their cost as metadata; missing images make the result a partial success."""
    made = len(outcome.images)
    data = {"model": model, "images": outcome.images, "prompts": outcome.prompts}
    source: dict[str, Any] = {
        "type": "api",
        "id": outcome.request_id or outcome.task_id or endpoint,
        "label": model,
    }
    said: dict[str, Any] = {
        "ok": True,
        "message": say("made" if made >= asked else "fewer", count=made, asked=asked),
        "source": source,
        "metadata": {"cost": _calculate_cost(outcome, price)},
    }
    if made < asked:
        missing = outcome.refused or ["not made by the provider"]
        said["signals"] = ["fewer_images"]
        said["succeeded"] = [one["object"] for one in outcome.images]
        said["failed"] = [
            {"item": made + place, "error": reason} for place, reason in enumerate(missing[: asked - made], 1)
        ]
    return ToolAnswer(data, said)


def _calculate_cost(outcome: ImageOutcome, price: ImagePrice) -> dict[str, Any]:
    images = outcome.usage.get("image_count", len(outcome.images))
    cost: dict[str, Any] = {
        "images": images,
        **{name: n for name, n in outcome.usage.items() if name != "image_count"},
    }
    if outcome.task_id is not None:
        cost["taskId"] = outcome.task_id
    if price.amount:
        cost |= {"amount": round(price.amount * images, 6), "currency": price.currency}
    return cost
