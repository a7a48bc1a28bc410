"""OpenAI's images API and compatible servers as a provider of images: one request, no task.

Servers return base64 bytes or a URL that is valid for an hour, regardless of the requested format; the response is read
accordingly. Bytes are stored in the object store within the same step and appear in no record.
"""

import base64
import binascii
import time
from typing import Any, Final

import msgspec

from callwright.core.protocols.retry_after import parse_wait_ms
from callwright.domain.reconcile_checks import CannotTell, CheckVerdict, Inquiry
from callwright.ports import CallContext, ToolError
from callwright.toolkit.api import UnexpectedAnswerError, parse_json_object
from callwright.toolkit.image_tools import image_reasons
from callwright.toolkit.image_tools.generation import (
    NOT_STORED,
    ImageOutcome,
    ImageRequest,
    ProviderSetup,
    make_known_refusal,
    make_no_effect_error,
    make_unreadable_answer_error,
)
from callwright.toolkit.image_tools.image_files import (
    NotAnImageError,
    NotStoredError,
    store_image,
)
from callwright.tools.http.http_answer import HttpAnswer

OPENAI_URL: Final = "https://api.openai.com/v1"
MAX_PROMPT: Final = 32_000
MAX_IMAGES: Final = 10
MAX_ANSWER_BYTES: Final = 128 * 1024 * 1024
_PATH: Final = "/images/generations"


class OpenAIBackend:
    """An ``ImageBackend`` over ``POST /images/generations``.

    Args:
        setup: Settings of the provider.
        max_prompt_characters: A longer prompt is refused before it is sent.

    Raises:
        ToolkitError: the URL is invalid.
    """

    def __init__(self, setup: ProviderSetup, max_prompt_characters: int | None) -> None:
        self._setup = setup
        self._api = setup.client(read_refusal)
        self._max_prompt_characters = max_prompt_characters or MAX_PROMPT

    @property
    def endpoint(self) -> str:
        """Where it is."""
        return self._api.endpoint

    @property
    def is_asynchronous(self) -> bool:
        """Return False: the API has no tasks."""
        return False

    @property
    def max_prompt_characters(self) -> int:
        """Return the prompt limit; a longer prompt is refused."""
        return self._max_prompt_characters

    @property
    def max_images(self) -> int:
        """Most images of one request."""
        return MAX_IMAGES

    async def generate(self, request: ImageRequest, context: CallContext) -> ImageOutcome:
        """Make one request, and store the images."""

        async def make() -> dict[str, Any]:
            fields: dict[str, Any] = msgspec.to_builtins(await self._request_images(request, context))
            return fields

        return ImageOutcome(**await context.step(f"generate:{context.attempt}", make, effect="once"))

    async def verify(self, inquiry: Inquiry) -> CheckVerdict:
        """Return that the outcome is unknown: the API has no record of requests."""
        del inquiry
        return CannotTell(image_reasons.NO_RECORD())

    async def _request_images(self, request: ImageRequest, context: CallContext) -> ImageOutcome:
        body: dict[str, Any] = {"model": self._setup.model, "prompt": request.prompt, "n": request.count}
        if request.width is not None:
            body["size"] = f"{request.width}x{request.height}"
        answer = await self._api.post(_PATH, body, context, limit=MAX_ANSWER_BYTES)
        try:
            said = parse_json_object(answer)
        except UnexpectedAnswerError:
            raise make_unreadable_answer_error() from None
        listed = said.get("data")
        entries = [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []
        images, refused = await self._store_entries(entries, context)
        if not images:
            raise make_no_effect_error("IMAGE_REJECTED") if refused else make_unreadable_answer_error()
        prompts = [one["revised_prompt"] for one in entries if isinstance(one.get("revised_prompt"), str)]
        return ImageOutcome(
            images=images,
            refused=refused,
            prompts=prompts,
            request_id=answer.headers.get("x-request-id"),
            usage=_read_usage(said),
        )

    async def _store_entries(
        self, entries: list[dict[str, Any]], context: CallContext
    ) -> tuple[list[dict[str, Any]], list[str]]:
        """Return the stored images, and a reason for each entry without one.

        Raises:
            ToolError: images were generated, and none could be stored.
        """
        images: list[dict[str, Any]] = []
        refused: list[str] = []
        for one in entries:
            try:
                kept = await self._store_entry(one, context)
                if kept is None:
                    refused.append("given without content, as after moderation")
                else:
                    images.append(kept)
            except (NotStoredError, NotAnImageError):
                refused.append(NOT_STORED)
        if NOT_STORED in refused and not images:
            raise ToolError("IMAGE_NOT_STORED")
        return images, refused

    async def _store_entry(self, entry: dict[str, Any], context: CallContext) -> dict[str, Any] | None:
        """Store the image of an entry and return it; None if the entry is empty.

        Raises:
            NotAnImageError: its bytes are not base64, or not an image.
            NotStoredError: it cannot be fetched or stored.
        """
        packed, url = entry.get("b64_json"), entry.get("url")
        if isinstance(packed, str) and packed:
            try:
                data = base64.b64decode(packed, validate=True)
            except (binascii.Error, ValueError):
                raise NotAnImageError from None
            return await store_image(self._setup.store, data, context)
        return await self._setup.keep(url, context) if isinstance(url, str) and url else None


def read_refusal(answer: HttpAnswer) -> Exception | None:
    """Convert a refusal with a code of this API to an exception; None selects the common table."""
    try:
        error = parse_json_object(answer).get("error")
    except UnexpectedAnswerError:
        return None
    code = str(error.get("code") or error.get("type") or "") if isinstance(error, dict) else ""
    found = make_known_refusal(code)
    if found is None and answer.status == 429:
        return make_no_effect_error("rate_limited", parse_wait_ms(answer.headers, time.time()))
    return found


def _read_usage(said: dict[str, Any]) -> dict[str, int]:
    usage = said.get("usage")
    counts = usage.items() if isinstance(usage, dict) else ()
    return {
        name: value
        for name, value in counts
        if name in {"input_tokens", "output_tokens", "total_tokens"} and type(value) is int
    }
