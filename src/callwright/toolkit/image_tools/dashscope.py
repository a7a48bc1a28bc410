"""DashScope (Model Studio) as a provider of images, in the three shapes of its API.

    shape           submit                                        result
    task            text2image/image-synthesis, prompt            GET tasks/ID: output.results[].url
    message_task    image-generation/generation, messages         GET tasks/ID: output.choices[].message.content[].image
    message         multimodal-generation/generation, messages    in the answer itself

A task is submitted once and polled separately, so that a lost connection meanwhile loses nothing. URLs of results are
signed and valid for a day: they are fetched at once, and appear in no result and no record.
"""

import time
from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec import Struct

from callwright.core.protocols.retry_after import parse_wait_ms
from callwright.domain.reconcile_checks import CannotTell, CheckVerdict, DidNotHappen, Inquiry
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected, CallContext, MayHaveHappened, NotApplied, ToolError
from callwright.toolkit import toolkit_reasons
from callwright.toolkit.api import UnexpectedAnswerError, join_path, parse_json_object
from callwright.toolkit.definition import ToolkitError
from callwright.toolkit.image_tools import image_reasons
from callwright.toolkit.image_tools.generation import (
    NOT_STORED,
    ImageOutcome,
    ImageRequest,
    ProviderSetup,
    classify_refusal,
    make_known_refusal,
    make_no_effect_error,
    make_unreadable_answer_error,
)
from callwright.toolkit.image_tools.image_files import (
    NotAnImageError,
    NotStoredError,
)
from callwright.tools.http.http_answer import HttpAnswer

Shape = Literal["task", "message_task", "message"]

BEIJING_URL: Final = "https://dashscope.aliyuncs.com/api/v1"
MAX_ANSWER_BYTES: Final = 1024 * 1024
MAX_POLL_FAILURES: Final = 30
"""Consecutive failed polls of a task after which its outcome is unknown."""

MAX_NEGATIVE_CHARACTERS: Final = 500
LISTED_MS: Final = 23 * 3600 * 1000
"""The provider lists the tasks of a day."""

SKEW_MS: Final = 120_000
SUBMITTED_WITHIN_MS: Final = 600_000
"""A request in transit for longer is assumed not to have been accepted."""

MAX_PAGES: Final = 50
_ASYNCHRONOUS: Final = {"X-DashScope-Async": "enable"}
_PATHS: Final[dict[Shape, str]] = {
    "task": "/services/aigc/text2image/image-synthesis",
    "message_task": "/services/aigc/image-generation/generation",
    "message": "/services/aigc/multimodal-generation/generation",
}
_MODERATED: Final = "refused by the provider's moderation"
_WAITING: Final = frozenset({"PENDING", "RUNNING", "SUSPENDED"})


class ModelFamily(Struct, frozen=True):
    """A family of models: its name prefix, its API shape, its prompt limit, its maximum number of images per request."""

    prefix: str
    shape: Shape
    max_prompt_characters: int
    max_images: int


MODELS: Final = (
    ModelFamily("wan2.6-t2i", "message_task", 2_100, 4),
    ModelFamily("wan2.5-t2i", "task", 2_000, 4),
    ModelFamily("wan2.2-t2i", "task", 500, 4),
    ModelFamily("wan2.1-t2i", "task", 500, 4),
    ModelFamily("wanx2.1-t2i", "task", 500, 4),
    ModelFamily("wanx2.0-t2i", "task", 800, 4),
    ModelFamily("qwen-image-2.0", "message", 800, 6),
    ModelFamily("qwen-image-max", "message", 800, 1),
    ModelFamily("qwen-image", "task", 800, 1),
    ModelFamily("z-image", "message", 800, 1),
)
"""Families by name prefix, longer prefixes before shorter ones that they contain."""


def find_model_family(name: str, shape: Shape | None, max_prompt_characters: int | None) -> ModelFamily:
    """Return the family of a model, with the operator's overrides.

    Raises:
        ToolkitError: the model is unknown, and its shape is not configured.
    """
    known = next((one for one in MODELS if name.startswith(one.prefix)), None)
    if known is None and shape is None:
        raise ToolkitError(toolkit_reasons.UNKNOWN_MODEL())
    known = known or ModelFamily(name, shape or "task", 500, 1)
    return ModelFamily(
        name, shape or known.shape, max_prompt_characters or known.max_prompt_characters, known.max_images
    )


class DashScopeBackend:
    """An ``ImageBackend`` over DashScope.

    Args:
        setup: Base URL and key of one region; a key of another region is rejected as wrong.
        model: Family of the model.
        poll_ms: Interval between polls of a task.
        prompt_extend: The provider may rewrite the prompt; the result then contains the prompt used.
        watermark: The provider adds a watermark to the image.

    Raises:
        ToolkitError: the URL is invalid.
    """

    def __init__(
        self, setup: ProviderSetup, model: ModelFamily, *, poll_ms: int, prompt_extend: bool, watermark: bool
    ) -> None:
        self._setup = setup
        self._api = setup.client(read_refusal)
        self._model = model
        self._poll_ms = poll_ms
        self._parameters = {"prompt_extend": prompt_extend, "watermark": watermark}

    @property
    def endpoint(self) -> str:
        """Where it is."""
        return self._api.endpoint

    @property
    def is_asynchronous(self) -> bool:
        """Return whether the model is used by tasks."""
        return self._model.shape != "message"

    @property
    def max_prompt_characters(self) -> int:
        """Return the prompt limit; the provider truncates longer prompts."""
        return self._model.max_prompt_characters

    @property
    def max_images(self) -> int:
        """Most images of one request."""
        return self._model.max_images

    async def generate(self, request: ImageRequest, context: CallContext) -> ImageOutcome:
        """Submit a task and poll it, or make one request if the model has no tasks."""
        if len(request.negative_prompt or "") > MAX_NEGATIVE_CHARACTERS:
            problem = f"must have at most {MAX_NEGATIVE_CHARACTERS} characters"
            raise ArgumentsRejected([FieldProblem("/negative_prompt", problem)])
        if not self.is_asynchronous:
            return await self._generate_at_once(request, context)
        attempt = context.attempt

        async def submit() -> dict[str, Any]:
            return await self._submit_task(request, context)

        submitted = await context.step(f"submit:{attempt}", submit, effect="once")

        async def finish() -> dict[str, Any]:
            return await self._finish_task(submitted, context)

        return _make_outcome(await context.step(f"result:{attempt}", finish, effect="idempotent"))

    async def verify(self, inquiry: Inquiry) -> CheckVerdict:
        """Check the account's task list: if no task was submitted at that time, there was no effect.

        The list has the tasks of all keys of the account, of the last day.
        """
        if not self.is_asynchronous:
            return CannotTell(image_reasons.NO_RECORD_OF_SYNCHRONOUS_REQUESTS())
        if self._setup.clock.now_ms() - inquiry.called_at > LISTED_MS:
            return CannotTell(image_reasons.LIST_TOO_SHORT())
        try:
            found = await self._count_tasks(
                inquiry.called_at - SKEW_MS, inquiry.called_at + SUBMITTED_WITHIN_MS
            )
        except (NotApplied, MayHaveHappened, ToolError, ArgumentsRejected, UnexpectedAnswerError):
            return CannotTell(image_reasons.UNREADABLE_LIST())
        if found:
            return CannotTell(image_reasons.SEVERAL_TASKS(count=found))
        return DidNotHappen()

    async def _count_tasks(self, since_ms: int, until_ms: int) -> int:
        """Return how many tasks of the model were submitted in that time.

        Raises:
            UnexpectedAnswerError: the list has an unexpected form, or more pages than the limit.
        """
        found = 0
        for page in range(1, MAX_PAGES + 1):
            query = {"model_name": self._setup.model, "page_no": str(page), "page_size": "100"}
            listed = parse_json_object(
                await self._api.get("/tasks/", None, limit=MAX_ANSWER_BYTES, query=query)
            )
            entries, pages = listed.get("data"), listed.get("total_page")
            if not isinstance(entries, list) or not isinstance(pages, int):
                raise UnexpectedAnswerError("the answer is no list of tasks")
            found += sum(since_ms <= _read_submission_time(one) <= until_ms for one in entries)
            if page >= pages:
                return found
        raise UnexpectedAnswerError("the list of tasks has too many pages")

    async def _cancel_task(self, task: str, context: CallContext) -> Exception:
        """Request cancellation of a task whose images are no longer needed; only a pending task can be cancelled."""
        try:
            await self._api.post(
                join_path("task", "tasks", task, "cancel"), {}, context, limit=MAX_ANSWER_BYTES
            )
        except (NotApplied, MayHaveHappened, ToolError, ArgumentsRejected):
            return MayHaveHappened("cancelled")
        return make_no_effect_error("cancelled")

    # --- one request --------------------------------------------------------------------------------------------

    async def _generate_at_once(self, request: ImageRequest, context: CallContext) -> ImageOutcome:
        async def make() -> dict[str, Any]:
            answer = await self._post_request(request, context, {})
            output = _read_output(answer)
            return await self._store_images(output, answer, None, context)

        return _make_outcome(await context.step(f"generate:{context.attempt}", make, effect="once"))

    # --- a task -------------------------------------------------------------------------------------------------

    async def _submit_task(self, request: ImageRequest, context: CallContext) -> dict[str, Any]:
        answer = await self._post_request(request, context, _ASYNCHRONOUS)
        task = _read_output(answer).get("task_id")
        if not isinstance(task, str) or not _is_plain_id(task):
            raise make_unreadable_answer_error()
        return {"task_id": task, "request_id": answer.get("request_id")}

    async def _finish_task(self, submitted: dict[str, Any], context: CallContext) -> dict[str, Any]:
        task = submitted["task_id"]
        answer = await self._wait_for_task(task, context)
        output = _read_output(answer)
        if output.get("task_status") != "SUCCEEDED":
            raise _make_task_error(output)
        return await self._store_images(
            output, {**answer, "request_id": submitted["request_id"]}, task, context
        )

    async def _wait_for_task(self, task: str, context: CallContext) -> dict[str, Any]:
        """Poll the task and return its final response. A failed poll is no evidence about the task."""
        failures = 0
        while True:
            try:
                answer = parse_json_object(
                    await self._api.get(join_path("task", "tasks", task), context, limit=MAX_ANSWER_BYTES)
                )
                status = _read_output(answer).get("task_status")
                failures = 0
                if status not in _WAITING:
                    return answer
            except (
                NotApplied,
                MayHaveHappened,
                ToolError,
                ArgumentsRejected,
                UnexpectedAnswerError,
            ) as fault:
                failures += 1
                if failures >= MAX_POLL_FAILURES or _is_final(fault):
                    raise ToolError("TASK_LOST", {"task": task}) from None
            if context.cancelled:
                raise await self._cancel_task(task, context)
            context.progress(0, None, "the provider is making the image")
            await self._setup.clock.sleep_async(self._poll_ms)

    # --- both ---------------------------------------------------------------------------------------------------

    async def _post_request(
        self, request: ImageRequest, context: CallContext, headers: dict[str, str]
    ) -> dict[str, Any]:
        shape = self._model.shape
        body = {
            "model": self._setup.model,
            **_make_input(request, shape),
            "parameters": self._parameters_of(request, shape),
        }
        answer = await self._api.post(_PATHS[shape], body, context, limit=MAX_ANSWER_BYTES, headers=headers)
        try:
            return _reject_error_body(parse_json_object(answer))
        except UnexpectedAnswerError:
            raise make_unreadable_answer_error() from None

    def _parameters_of(self, request: ImageRequest, shape: Shape) -> dict[str, Any]:
        said: dict[str, Any] = {**self._parameters, "n": request.count}
        if request.width is not None:
            said["size"] = f"{request.width}*{request.height}"
        if request.seed is not None:
            said["seed"] = request.seed
        if request.negative_prompt is not None and shape != "task":
            said["negative_prompt"] = request.negative_prompt
        return said

    async def _store_images(
        self, output: dict[str, Any], answer: dict[str, Any], task: str | None, context: CallContext
    ) -> dict[str, Any]:
        """Fetch and store the images of a response; return the fields of an ``ImageOutcome``."""
        urls, refused, prompts = _read_results(output)
        if not urls:
            raise _make_no_image_error(refused)
        images: list[dict[str, Any]] = []
        for url in urls:
            try:
                images.append(await self._setup.keep(url, context))
            except (NotStoredError, NotAnImageError):
                refused.append(NOT_STORED)
        if not images:
            raise ToolError("IMAGE_NOT_STORED", {"task": task} if task else {})
        return {
            "images": images,
            "refused": refused,
            "prompts": prompts,
            "request_id": answer.get("request_id") if isinstance(answer.get("request_id"), str) else None,
            "task_id": task,
            "usage": _read_usage(answer),
        }


# --- what the provider says ---------------------------------------------------------------------------------------


def read_refusal(answer: HttpAnswer) -> Exception | None:
    """Convert a refusal with a DashScope code to an exception; None selects the common table."""
    try:
        said = parse_json_object(answer)
    except UnexpectedAnswerError:
        return None
    return _map_error_code(str(said.get("code") or ""), parse_wait_ms(answer.headers, time.time()))


def _reject_error_body(said: dict[str, Any]) -> dict[str, Any]:
    """Return the response, unless it is an error with status 200."""
    code = said.get("code")
    if isinstance(code, str) and code and "output" not in said:
        raise _map_error_code(code, None) or make_unreadable_answer_error()
    return said


def _map_error_code(code: str, retry_after_ms: int | None) -> Exception | None:
    found = make_known_refusal(code)
    if found is None and code.lower().startswith("throttling"):
        found = make_no_effect_error("rate_limited", retry_after_ms)
    if found is None and code.lower().startswith("invalidparameter"):
        return ArgumentsRejected([])
    return found


def _make_task_error(output: dict[str, Any]) -> Exception:
    """Return the error for a task that the provider reports as ended without an image."""
    status = output.get("task_status")
    if status == "FAILED":
        rejected = classify_refusal(str(output.get("code") or "")) == "moderation"
        return make_no_effect_error("IMAGE_REJECTED" if rejected else "GENERATION_FAILED")
    if status == "CANCELED":
        return make_no_effect_error("GENERATION_FAILED")
    return ToolError("TASK_LOST")  # UNKNOWN: purged after a day, or an unknown status


def _make_no_image_error(refused: list[str]) -> Exception:
    """Return the error for a success of the provider without any image; ``refused``: why each is missing."""
    if not refused:
        return make_unreadable_answer_error()
    return make_no_effect_error("IMAGE_REJECTED" if _MODERATED in refused else "GENERATION_FAILED")


def _is_final(fault: Exception) -> bool:
    """Return whether this error makes further polling useless."""
    return isinstance(fault, NotApplied) and fault.code in {"permission_denied", "not_found"}


def _make_input(request: ImageRequest, shape: Shape) -> dict[str, Any]:
    if shape == "task":
        negative = {} if request.negative_prompt is None else {"negative_prompt": request.negative_prompt}
        return {"input": {"prompt": request.prompt, **negative}}
    return {"input": {"messages": [{"role": "user", "content": [{"text": request.prompt}]}]}}


def _read_output(answer: dict[str, Any]) -> dict[str, Any]:
    output = answer.get("output")
    if not isinstance(output, dict):
        raise make_unreadable_answer_error()
    return output


def _read_results(output: dict[str, Any]) -> tuple[list[str], list[str], list[str]]:
    """Return the URLs of the images, the reasons for missing ones, and the prompts actually used."""
    urls: list[str] = []
    refused: list[str] = []
    prompts: list[str] = []
    for one in _iterate_results(output):
        url = one.get("url") or one.get("image")
        if isinstance(url, str) and url:
            urls.append(url)
        elif one.get("code"):
            moderated = classify_refusal(str(one["code"])) == "moderation"
            refused.append(_MODERATED if moderated else "not made by the provider")
        prompt = one.get("actual_prompt")
        if isinstance(prompt, str) and prompt:
            prompts.append(prompt)
    return urls, refused, prompts


def _iterate_results(output: dict[str, Any]) -> Iterator[dict[str, Any]]:
    listed = output.get("results")
    for one in listed if isinstance(listed, list) else []:
        if isinstance(one, dict):
            yield one
    choices = output.get("choices")
    for choice in choices if isinstance(choices, list) else []:
        message = choice.get("message") if isinstance(choice, dict) else None
        content = message.get("content") if isinstance(message, dict) else None
        yield from (one for one in content if isinstance(one, dict)) if isinstance(content, list) else ()


def _read_usage(answer: dict[str, Any]) -> dict[str, int]:
    usage = answer.get("usage")
    counts = usage.items() if isinstance(usage, dict) else ()
    return {
        name: value
        for name, value in counts
        if name in {"image_count", "input_tokens", "output_tokens", "total_tokens"} and type(value) is int
    }


def _read_submission_time(entry: Any) -> int:
    moment = entry.get("gmt_create") if isinstance(entry, dict) else None
    if type(moment) is not int:
        raise UnexpectedAnswerError("a task has no time")
    return moment


def _is_plain_id(text: str) -> bool:
    return 0 < len(text) <= 128 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def _make_outcome(fields: dict[str, Any]) -> ImageOutcome:
    return ImageOutcome(**fields)
