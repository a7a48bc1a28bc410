"""Common types of image providers: a request, its outcome, and the error codes. Without I/O."""

from typing import Any, Final, Literal, Protocol

from msgspec import Struct

from callwright.domain.contract import DeclaredError
from callwright.domain.evidence import ANSWERED_FAILURE, REFUSED_REQUEST
from callwright.domain.reconcile_checks import CheckVerdict, Inquiry
from callwright.ports import CallContext, Clock, MayHaveHappened, NotApplied, attach_evidence
from callwright.toolkit.api import ApiClient, RefusalReader
from callwright.toolkit.image_tools.image_files import fetch_image, store_image
from callwright.toolkit.object_store import ObjectStore
from callwright.tools.http.client_pool import HttpClientPool
from callwright.tools.http.credentials import SecretReference

IMAGE_REJECTED: Final = DeclaredError(
    "IMAGE_REJECTED",
    "The provider's moderation refuses the prompt or the image.",
    user_en="The image was refused by the provider's content moderation.",
    user_zh="图像请求未通过服务商的内容审核。",
    suggestion="Ask the user for another description; do not send the same prompt again.",
)
GENERATION_FAILED: Final = DeclaredError(
    "GENERATION_FAILED",
    "The provider could not make the image; none was made.",
    user_en="The image could not be generated.",
    user_zh="图像生成失败。",
    suggestion="Ask the user whether to try once more.",
)
PROMPT_TOO_LONG: Final = DeclaredError(
    "PROMPT_TOO_LONG",
    "The prompt has {length} characters; the model takes {limit}.",
    user_en="The description of the image is too long.",
    user_zh="图像描述过长。",
    suggestion="Shorten the prompt; a longer one would be cut off by the provider.",
    next_action="continue",
)
TOO_MANY_IMAGES: Final = DeclaredError(
    "TOO_MANY_IMAGES",
    "One call makes at most {limit} images with this model.",
    user_en="That is more images than one call makes.",
    user_zh="单次调用生成的图像数量超过上限。",
    suggestion="Ask for fewer images.",
    next_action="continue",
)
ACCOUNT_BLOCKED: Final = DeclaredError(
    "ACCOUNT_BLOCKED",
    "The provider refuses the account: unpaid, or without quota.",
    user_en="The account with the image provider is unpaid or has no quota left.",
    user_zh="图像服务账号欠费或额度已用完。",
    suggestion="Do not try again; tell the user that the operator has to see to the account.",
    next_action="stop",
)
TASK_LOST: Final = DeclaredError(
    "TASK_LOST",
    "The provider does not know the task any more[: {task}]; an image may have been made and paid for.",
    user_en="The image provider does not know the task any more; an image may have been paid for.",
    user_zh="图像服务商已查不到该任务；图像可能已生成并计费。",
    suggestion="Do not send it again; tell the user.",
    next_action="human_review",
    effect="unknown",
)
IMAGE_NOT_STORED: Final = DeclaredError(
    "IMAGE_NOT_STORED",
    "The image was made and paid for, and could not be kept[: task {task}].",
    user_en="The image was generated but could not be saved.",
    user_zh="图像已生成，但未能保存。",
    suggestion="Do not send it again; the operator can fetch it from the provider for 24 hours.",
    next_action="human_review",
    effect="unknown",
)
IMAGE_ERRORS: Final = (
    IMAGE_REJECTED,
    GENERATION_FAILED,
    PROMPT_TOO_LONG,
    TOO_MANY_IMAGES,
    ACCOUNT_BLOCKED,
    TASK_LOST,
    IMAGE_NOT_STORED,
)

NOT_STORED: Final = "made, and could not be fetched or kept"
"""Reasons for which a paid image is missing from a result."""

_MODERATION: Final = (
    "datainspectionfailed",
    "data_inspection_failed",
    "ipinfringementsuspect",
    "moderation_blocked",
    "content_policy_violation",
    "content_filter",
    "contentfilter",
)
_ACCOUNT: Final = frozenset(
    {"arrearage", "insufficient_quota", "billing_hard_limit_reached", "accessdenied.unpurchased"}
)


class ProviderSetup(Struct, frozen=True, kw_only=True):
    """Settings of every provider.

    Attributes:
        base_url: Base URL of the API, with its version.
        secret: The API key.
        model: Name of the model.
        store: Storage of the images.
        clock: Clock for waiting.
        private: Hosts may resolve to private addresses.
        sessions: HTTP clients by event loop.
    """

    base_url: str
    secret: SecretReference
    model: str
    store: ObjectStore
    clock: Clock
    private: bool
    sessions: HttpClientPool

    def client(self, refusing: RefusalReader) -> ApiClient:
        """Create the client of the API.

        Raises:
            ToolkitError: ``base_url`` is not a URL.
        """
        return ApiClient(
            self.base_url,
            "url",
            secret=self.secret,
            private=self.private,
            refusing=refusing,
            sessions=self.sessions,
        )

    async def keep(self, url: str, context: CallContext) -> dict[str, Any]:
        """Fetch the image at the URL of a result and store it.

        Raises:
            NotStoredError, NotAnImageError: it cannot be fetched or stored, or is not an image.
        """
        data = await fetch_image(url, context, self.clock, private=self.private, sessions=self.sessions)
        return await store_image(self.store, data, context)


class ImageRequest(Struct, frozen=True, kw_only=True):
    """A request for images; ``width`` and ``height`` are None for the provider's default size."""

    prompt: str
    negative_prompt: str | None = None
    width: int | None = None
    height: int | None = None
    count: int = 1
    seed: int | None = None


class ImageOutcome(Struct, frozen=True, kw_only=True):
    """Outcome of a request.

    Attributes:
        images: The entry of each image in the result, from ``store_image``.
        refused: The reason for each missing image; never the provider's text.
        prompts: The prompts actually used, if the provider rewrote them.
        request_id: The provider's id of the request.
        task_id: The provider's id of the task; None if there was none.
        usage: The provider's usage counts, from which the cost is computed.
    """

    images: list[dict[str, Any]]
    refused: list[str] = []
    prompts: list[str] = []
    request_id: str | None = None
    task_id: str | None = None
    usage: dict[str, int] = {}


class ImageBackend(Protocol):
    """A provider of images."""

    @property
    def endpoint(self) -> str:
        """Return the endpoint for the circuit breaker."""
        ...

    @property
    def is_asynchronous(self) -> bool:
        """Return whether a request is submitted and its result polled."""
        ...

    @property
    def max_prompt_characters(self) -> int:
        """Return the prompt limit; a longer prompt would be truncated."""
        ...

    @property
    def max_images(self) -> int:
        """Most images of one request."""
        ...

    async def generate(self, request: ImageRequest, context: CallContext) -> ImageOutcome:
        """Generate images and store them, in steps of ``context``.

        Raises:
            NotApplied, ArgumentsRejected: no image was generated.
            ToolError, MayHaveHappened: one of the codes above.
        """
        ...

    async def verify(self, inquiry: Inquiry) -> CheckVerdict:
        """Return the outcome of a request whose response was lost, if the provider has a record of it."""
        ...


RefusalReason = Literal["moderation", "account"]


def classify_refusal(code: str) -> RefusalReason | None:
    """Map a provider's code to the common code with the same meaning, if there is one."""
    folded = code.strip().lower()
    if folded.startswith(_MODERATION):
        return "moderation"
    return "account" if folded in _ACCOUNT else None


_REASON_CODES: Final[dict[RefusalReason, str]] = {
    "moderation": "IMAGE_REJECTED",
    "account": "ACCOUNT_BLOCKED",
}


def make_known_refusal(code: str) -> NotApplied | None:
    """Return the exception for a refusal with this code: the provider states that no image was generated."""
    reason = classify_refusal(code)
    return None if reason is None else make_no_effect_error(_REASON_CODES[reason])


def make_no_effect_error(code: str, retry_after_ms: int | None = None) -> NotApplied:
    """Return the exception for a response to our request that states that no image was generated."""
    return attach_evidence(NotApplied(code, retry_after_ms), REFUSED_REQUEST)


def make_unreadable_answer_error() -> MayHaveHappened:
    """Return the error for an accepted request with an unreadable response: an image may have been generated and charged."""
    return attach_evidence(MayHaveHappened("invalid_output"), ANSWERED_FAILURE)
