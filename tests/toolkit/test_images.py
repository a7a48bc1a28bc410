"""Generated images: paid for once, kept under their content, and every way in which it may go wrong told by its name."""

import asyncio
import base64
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, Principal, SystemClock, ToolResult
from callwright.checks import CannotTell, Check, DidNotHappen, Happened, Inquiry
from callwright.core.dialects import DIALECTS
from callwright.domain.reconcile_checks import CheckVerdict
from callwright.testing import FakeClock
from callwright.toolkit import FolderStore, ObjectStoreError, StoredObject, ToolkitError, images
from callwright.toolkit.image_tools import image_reasons
from callwright.tools.http.credentials import CredentialError
from engines.contract import wait_until
from toolkit.image_server import MESSAGE, MESSAGE_TASK, SIGNATURE, TASK, ImageServer, png
from tools.http.upstream import answer, cut, raw

pytestmark = pytest.mark.promise("D6")

KEY = "sk-0123456789abcdef0123456789abcdef"
CALL = {"name": "generate_image", "arguments": {"prompt": "A lighthouse at dusk"}}


@pytest.fixture
def provider() -> Iterator[ImageServer]:
    with ImageServer() as server:
        yield server


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIT_KEY", KEY)


def use(provider: ImageServer, folder: Path, **options: Any) -> Callwright:
    app = Callwright()
    said: dict[str, Any] = {"url": provider.url, "private": True, "clock": FakeClock(), **options}
    app.use(images("env:KIT_KEY", said.pop("store", folder / "images"), **said))
    return app


def made(app: Callwright, **arguments: Any) -> ToolResult:
    """The result of the call, waited for where it is a task."""
    begun = app.call({"name": "generate_image", "arguments": {"prompt": "A lighthouse at dusk", **arguments}})
    return app.tasks.get(begun.meta.handle).result(timeout_s=30) if begun.meta.handle else begun


def generate(
    provider: ImageServer, folder: Path, arguments: dict[str, Any] | None = None, **options: Any
) -> ToolResult:
    with use(provider, folder, **options) as app:
        return made(app, **(arguments or {}))


def code(result: ToolResult) -> str | None:
    return None if result.error is None else result.error.code


DASHSCOPE = {"wan2.5-t2i-preview": TASK, "wan2.6-t2i": MESSAGE_TASK, "qwen-image-2.0-pro": MESSAGE}
EVERY: list[dict[str, Any]] = [
    *({"model": model} for model in DASHSCOPE),
    {"backend": "openai", "model": "gpt-image-1"},
]


# --- what is made -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", EVERY, ids=lambda one: str(one["model"]))
def test_an_image_is_made_once_and_kept_under_its_content(
    provider: ImageServer, tmp_path: Path, options: dict[str, Any]
) -> None:
    result = generate(provider, tmp_path, **options)

    digest = sha256(png(0)).hexdigest()
    assert result.success
    assert result.data["images"] == [
        {"object": f"default/{digest}.png", "mediaType": "image/png", "bytes": len(png(0)), "sha256": digest}
    ]
    assert (tmp_path / "images" / "default" / f"{digest}.png").read_bytes() == png(0)
    assert (result.effect, result.confidence, result.data["model"]) == ("committed", 0.9, options["model"])
    assert len(provider.made) == 1
    assert result.source[0].id in {"r-1", "req_1"}


def test_each_shape_of_dashscope_is_asked_as_its_model_expects(provider: ImageServer, tmp_path: Path) -> None:
    arguments = {"size": "1280x720", "negative_prompt": "people", "seed": 7, "count": 2}
    expected: dict[str, Any] = {
        "size": "1280*720",
        "n": 2,
        "seed": 7,
        "prompt_extend": True,
        "watermark": False,
    }
    for model, path in DASHSCOPE.items():
        provider.asked_for_task = 0
        generate(provider, tmp_path, arguments, model=model)
        asked = provider.made[-1]
        assert f"POST {path}" in provider.paths
        assert asked["model"] == model
        if path == TASK:
            assert asked["input"] == {"prompt": "A lighthouse at dusk", "negative_prompt": "people"}
            assert asked["parameters"] == expected
        else:
            assert asked["input"]["messages"][0]["content"] == [{"text": "A lighthouse at dusk"}]
            assert asked["parameters"] == expected | {"negative_prompt": "people"}


def test_a_task_is_handed_in_once_and_asked_for_apart(provider: ImageServer, tmp_path: Path) -> None:
    with use(provider, tmp_path) as app:
        begun = app.call(CALL)
        assert [one.code for one in begun.warnings] == ["task_goes_on"]
        assert app.tasks.get(begun.meta.handle or "").result(timeout_s=30).success
        again = app.call(CALL)

    assert provider.asked_for_task == 3
    assert (again.success, again.meta.replayed, len(provider.made)) == (True, True, 1)


def test_another_prompt_under_the_same_key_is_a_conflict_and_paid_for_by_nobody(
    provider: ImageServer, tmp_path: Path
) -> None:
    with use(provider, tmp_path, model="qwen-image-2.0") as app:
        assert app.call(CALL, key="k-1").success
        other = app.call({"name": "generate_image", "arguments": {"prompt": "A harbour"}}, key="k-1")
    assert (code(other), len(provider.made)) == ("idempotency_conflict", 1)


def test_the_cost_stands_in_the_metadata_and_the_real_prompt_in_the_data(
    provider: ImageServer, tmp_path: Path
) -> None:
    result = generate(provider, tmp_path, {"count": 2}, model="wan2.5-t2i-preview", price_per_image=0.2)

    told = DIALECTS["execution-result"].dump(result)
    assert told["metadata"]["cost"] == {"images": 2, "taskId": "task-1", "amount": 0.4, "currency": "CNY"}
    assert result.data["prompts"] == ["a lighthouse, in detail"] * 2


def test_tokens_are_the_cost_of_openai(provider: ImageServer, tmp_path: Path) -> None:
    provider.openai_entries = provider.by_url
    result = generate(provider, tmp_path, {"size": "1024x1024"}, backend="openai")

    assert DIALECTS["execution-result"].dump(result)["metadata"]["cost"] == {
        "images": 1, "input_tokens": 10, "output_tokens": 1056, "total_tokens": 1066,
    }  # fmt: skip
    assert result.data["prompts"] == ["a lighthouse, revised"]
    assert provider.made == [
        {"model": "gpt-image-1", "prompt": "A lighthouse at dusk", "n": 1, "size": "1024x1024"}
    ]


def test_neither_key_nor_signed_address_nor_bytes_stand_in_a_result_or_on_a_tape(
    provider: ImageServer, tmp_path: Path
) -> None:
    for options in EVERY:
        provider.asked_for_task = 0
        store = str(tmp_path / f"{options['model']}.db")
        app = Callwright(store)
        said: dict[str, Any] = {"url": provider.url, "private": True, "clock": FakeClock(), **options}
        app.use(images("env:KIT_KEY", tmp_path / "images", long=False, **said))
        with app:
            shown = repr(app.call(CALL).to_dict())
        kept = b"".join(one.read_bytes() for one in tmp_path.glob(f"{options['model']}.db*"))
        for secret in (KEY, SIGNATURE, "LTAI5t", base64.b64encode(png(0)).decode()[:40]):
            assert secret not in shown
            assert secret.encode() not in kept


def test_of_several_images_those_that_were_made_are_given_and_the_others_named(
    provider: ImageServer, tmp_path: Path
) -> None:
    provider.failed_results, provider.task_code = 1, "DataInspectionFailed"
    result = generate(provider, tmp_path, {"count": 3}, model="wan2.5-t2i-preview")

    assert (result.success, len(result.data["images"]), result.confidence) == (True, 2, 0.7)
    assert result.partial is not None
    assert [one.error for one in result.partial.failed] == ["refused by the provider's moderation"]
    assert "2 of 3" in result.message


@pytest.mark.parametrize(
    ("task_code", "expected"),
    [("DataInspectionFailed", "IMAGE_REJECTED"), ("InternalError.Algo", "GENERATION_FAILED")],
)
def test_a_success_without_any_image_says_moderation_only_where_the_provider_does(
    provider: ImageServer, tmp_path: Path, task_code: str, expected: str
) -> None:
    provider.failed_results, provider.task_code = 2, task_code
    result = generate(provider, tmp_path, {"count": 2}, model="wan2.5-t2i-preview")

    assert (code(result), result.effect) == (expected, "none")


# --- what is refused before anything is made ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "options", "expected"),
    [
        ({"prompt": " \n"}, {}, "invalid_arguments"),
        ({"prompt": "x" * 2_101}, {}, "PROMPT_TOO_LONG"),
        ({"prompt": "画" * 501}, {"model": "wan2.2-t2i-flash"}, "PROMPT_TOO_LONG"),
        ({"count": 5}, {}, "TOO_MANY_IMAGES"),
        ({"count": 2}, {"model": "qwen-image-max"}, "TOO_MANY_IMAGES"),
        ({"negative_prompt": "x" * 501}, {}, "invalid_arguments"),
        ({"size": "big"}, {}, "invalid_arguments"),
        ({"count": 11}, {}, "invalid_arguments"),
        ({"prompt": ""}, {}, "invalid_arguments"),
    ],
)
def test_what_the_provider_would_cut_off_or_refuse_is_not_even_sent(
    provider: ImageServer, tmp_path: Path, arguments: dict[str, Any], options: dict[str, Any], expected: str
) -> None:
    result = generate(provider, tmp_path, arguments, **options)
    assert (code(result), result.effect, provider.paths) == (expected, "none", [])


REJECTED, BLOCKED = "IMAGE_REJECTED", "ACCOUNT_BLOCKED"
OF_DASHSCOPE: list[tuple[int, Any, str]] = [
    (
        400,
        {"code": "DataInspectionFailed", "message": "Input data may contain inappropriate content."},
        REJECTED,
    ),
    (400, {"code": "data_inspection_failed", "message": "m"}, REJECTED),
    (400, {"code": "Arrearage", "message": "Access denied."}, BLOCKED),
    (400, {"code": "InvalidParameter", "message": "size"}, "invalid_arguments"),
    (401, {"code": "InvalidApiKey", "message": f"Invalid API-key provided: {KEY}"}, "permission_denied"),
    (403, {"code": "AccessDenied.Unpurchased", "message": "m"}, BLOCKED),
    (404, {"code": "ModelNotFound", "message": "m"}, "not_found"),
]
OF_OPENAI: list[tuple[int, Any, str]] = [
    (400, {"error": {"code": "moderation_blocked", "type": "image_generation_user_error"}}, REJECTED),
    (400, {"error": {"code": "content_policy_violation"}}, REJECTED),
    (429, {"error": {"code": "insufficient_quota", "type": "insufficient_quota"}}, BLOCKED),
    (400, {"error": {"code": "invalid_value", "param": "size"}}, "invalid_arguments"),
    (
        401,
        {"error": {"code": "invalid_api_key", "message": f"Incorrect API key: {KEY}"}},
        "permission_denied",
    ),
    (404, {"error": {"code": "model_not_found"}}, "not_found"),
]


@pytest.mark.parametrize(
    ("options", "status", "body", "expected"),
    [
        *(({"model": model}, *one) for model in DASHSCOPE for one in OF_DASHSCOPE),
        *(({"backend": "openai"}, *one) for one in OF_OPENAI),
    ],
)
def test_refusals_of_a_provider_are_told_by_what_they_mean_and_nothing_has_happened(
    provider: ImageServer, tmp_path: Path, options: dict[str, Any], status: int, body: Any, expected: str
) -> None:
    provider.before = lambda seen: answer(status, body)
    result = generate(provider, tmp_path, **options)
    assert (code(result), result.effect) == (expected, "none")
    assert KEY not in repr(result.to_dict())


def test_throttling_is_waited_for_and_sent_again_because_nothing_was_made(
    provider: ImageServer, tmp_path: Path
) -> None:
    for options in EVERY:
        provider.asked_for_task, provider.made = 0, []
        refusals = [answer(429, {"code": "Throttling.RateQuota"}, Retry_After="0")]
        provider.before = lambda seen, left=refusals: left.pop() if left else None  # type: ignore[misc] # bound now
        assert generate(provider, tmp_path, **options).success
        assert len(provider.made) == 1


def test_an_error_that_comes_with_status_200_is_an_error(provider: ImageServer, tmp_path: Path) -> None:
    provider.before = lambda seen: answer(
        200, {"code": "DataInspectionFailed", "message": "m", "request_id": "r"}
    )
    assert code(generate(provider, tmp_path)) == "IMAGE_REJECTED"


# --- tasks that do not end well -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "task_code", "expected", "effect"),
    [
        ("FAILED", "DataInspectionFailed", "IMAGE_REJECTED", "none"),
        ("FAILED", "IPInfringementSuspect", "IMAGE_REJECTED", "none"),
        ("FAILED", "InternalError.Algo", "GENERATION_FAILED", "none"),
        ("CANCELED", "", "GENERATION_FAILED", "none"),
        ("UNKNOWN", "", "TASK_LOST", "unknown"),
        ("EXPLODED", "", "TASK_LOST", "unknown"),
    ],
)
def test_a_task_that_failed_made_nothing_and_one_that_is_lost_may_have(
    provider: ImageServer, tmp_path: Path, status: str, task_code: str, expected: str, effect: str
) -> None:
    provider.ends_in, provider.task_code = status, task_code
    result = generate(provider, tmp_path)
    assert (code(result), result.effect, len(provider.made)) == (expected, effect, 1)


def test_a_lost_answer_to_the_submission_is_never_sent_again(provider: ImageServer, tmp_path: Path) -> None:
    for options in EVERY:
        before = len(provider.upstream.seen)
        provider.before = lambda seen: cut if seen.method == "POST" else None
        result = generate(provider, tmp_path, **options)
        assert (code(result), result.effect) == ("outcome_unknown", "unknown")
        assert len(provider.upstream.seen) - before == 1


def test_a_connection_that_is_lost_while_the_task_is_asked_about_loses_nothing(
    provider: ImageServer, tmp_path: Path
) -> None:
    lost = [
        cut,
        answer(502, b"<html>"),
        answer(429, {"code": "Throttling"}),
        answer(200, b"<html>", "text/html"),
    ]
    provider.before = lambda seen: lost.pop() if lost and "/tasks/" in seen.target else None
    result = generate(provider, tmp_path)
    assert (result.success, lost, len(provider.made)) == (True, [], 1)


@pytest.mark.parametrize("status", [404, 401])
def test_a_task_that_may_not_be_asked_about_any_more_is_lost_at_once(
    provider: ImageServer, tmp_path: Path, status: int
) -> None:
    provider.before = lambda seen: answer(status, {"code": "x"}) if "/tasks/" in seen.target else None
    result = generate(provider, tmp_path)
    assert (code(result), result.effect) == ("TASK_LOST", "unknown")
    assert "task-1" in (result.error.message if result.error else "")


@pytest.mark.parametrize(
    "body",
    [b"<html>", b"[]", b"{}", b'{"output": null}', b'{"output": {}}', b'{"output": {"task_id": "../x\\n"}}',
     b'{"output": {"choices": [{"message": {"content": [{"text": "I cannot"}]}}]}}', b'{"data": []}', b'{"data": null}'],
)  # fmt: skip
def test_an_answer_that_cannot_be_read_may_hide_an_image_that_was_paid_for(
    provider: ImageServer, tmp_path: Path, body: bytes
) -> None:
    provider.before = lambda seen: answer(200, body) if seen.method == "POST" else None
    for options in EVERY:
        result = generate(provider, tmp_path, **options)
        assert (code(result), result.effect) == ("invalid_output", "unknown")


NOW = 1_700_000_000_000
"""When the fake clock stands."""


def verdict_of(provider: ImageServer, folder: Path, called_at: int, **options: Any) -> CheckVerdict:
    """What the tool's own check says of a call in doubt."""
    with use(provider, folder, **options) as app:
        found = app.catalogue.find("generate_image", None, app.principal)
        assert isinstance(found, tuple)
        check: Check = getattr(found[1], "check")  # noqa: B009 - a function's tool has one, the port does not say so
        assert check.verify is not None
        inquiry = Inquiry(
            key="k", upstream_key="u", tool="generate_image", version="1.0.0", arguments=None,
            principal=Principal(), run_id=None, called_at=called_at,
        )  # fmt: skip

        async def ask() -> CheckVerdict:
            assert check.verify is not None
            told = check.verify(inquiry)
            return told if isinstance(told, CannotTell | DidNotHappen | Happened) else await told

        return asyncio.run(ask())


@pytest.mark.parametrize(
    ("options", "tasks", "ago_ms", "verdict"),
    [
        ({}, [], 1_000_000, DidNotHappen()),
        ({}, [NOW - 9_000_000] * 250, 1_000_000, DidNotHappen()),
        ({}, [NOW - 9_000_000] * 250 + [NOW - 1_000_000], 1_000_000, "1 tasks of the model"),
        ({}, [], 24 * 3600 * 1000, "does not reach back"),
        ({"model": "qwen-image-2.0"}, [], 1_000_000, "answered at once"),
        ({"backend": "openai"}, [], 1_000_000, "keeps no record"),
    ],
)
def test_a_lost_submission_is_looked_for_among_the_tasks_of_the_account(
    provider: ImageServer,
    tmp_path: Path,
    options: dict[str, Any],
    tasks: list[int],
    ago_ms: int,
    verdict: Any,
) -> None:
    provider.tasks = tasks
    told = verdict_of(provider, tmp_path, NOW - ago_ms, **options)
    if isinstance(verdict, str):
        assert isinstance(told, CannotTell)
        assert verdict in str(told.why)
    else:
        assert told == verdict


@pytest.mark.parametrize(
    "body", [b"<html>", b"{}", b'{"data": [{}], "total_page": 1}', b'{"data": [], "total_page": 99}']
)
def test_a_list_of_tasks_that_cannot_be_read_says_nothing(
    provider: ImageServer, tmp_path: Path, body: bytes
) -> None:
    provider.before = lambda seen: answer(200, body)
    told = verdict_of(provider, tmp_path, NOW - 1_000_000)
    assert told == CannotTell(image_reasons.UNREADABLE_LIST())


def test_a_task_that_is_called_off_is_called_off_at_the_provider_too(
    provider: ImageServer, tmp_path: Path
) -> None:
    provider.pending = 10**9
    with use(provider, tmp_path, clock=SystemClock(), poll_ms=10) as app:
        task = app.tasks.get(app.call(CALL).meta.handle or "")
        wait_until(lambda: provider.asked_for_task > 1)
        assert task.cancel()
        wait_until(lambda: bool(provider.cancelled))
        result = task.result(timeout_s=30)
    assert (provider.cancelled, len(provider.made)) == (["/tasks/task-1/cancel"], 1)
    assert code(result) in {"cancelled", "outcome_unknown"}


# --- keeping ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "told",
    [
        answer(403, b"<Error><Code>AccessDenied</Code></Error>", "application/xml"),
        answer(200, b"<html>no image</html>", "text/html"),
        answer(302, None, Location="http://169.254.169.254/latest"),
        raw(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n\x89PNG"),
        raw(b"HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n"),
    ],
)
def test_an_image_that_cannot_be_fetched_is_told_as_paid_for_and_not_kept(
    provider: ImageServer, tmp_path: Path, told: Any
) -> None:
    provider.before = lambda seen: told if "/results/" in seen.target else None
    result = generate(provider, tmp_path)
    assert (code(result), result.effect) == ("IMAGE_NOT_STORED", "unknown")
    assert SIGNATURE not in repr(result.to_dict())
    assert not any("169.254" in one for one in provider.paths)


class FullStore:
    """An object store without room."""

    async def put(self, key: str, body: bytes, media_type: str) -> StoredObject:
        raise ObjectStoreError(key)


def test_a_store_without_room_is_told_with_the_task_that_can_still_be_asked_about(
    provider: ImageServer, tmp_path: Path
) -> None:
    result = generate(provider, tmp_path, store=FullStore())
    assert code(result) == "IMAGE_NOT_STORED"
    assert result.error is not None
    assert "task-1" in result.error.message


@pytest.mark.parametrize(
    "entries",
    [
        [{"b64_json": "not base64!"}],
        [{"b64_json": base64.b64encode(b"no image").decode()}],
        [{"url": "file:///etc/passwd"}],
        [{"url": "http://user:pw@127.0.0.1/x"}],
        [{"url": "http://127.0.0.1:1/x"}],
        [{"url": "http://[::1"}],
    ],
)
def test_what_is_no_image_is_not_kept_as_one(provider: ImageServer, tmp_path: Path, entries: Any) -> None:
    provider.openai_entries = lambda count: entries
    result = generate(provider, tmp_path, backend="openai")
    assert (code(result), result.effect) == ("IMAGE_NOT_STORED", "unknown")
    assert not (tmp_path / "images").exists()


def test_an_image_that_was_moderated_away_in_silence_is_told_as_refused(
    provider: ImageServer, tmp_path: Path
) -> None:
    provider.openai_entries = lambda count: [{"b64_json": ""}]
    assert code(generate(provider, tmp_path, backend="openai")) == "IMAGE_REJECTED"


def test_a_folder_keeps_each_object_whole_and_nothing_outside_itself(tmp_path: Path) -> None:
    store = FolderStore(tmp_path / "objects")

    stored = asyncio.run(store.put("a/b.png", b"1", "image/png"))
    asyncio.run(store.put("a/b.png", b"2", "image/png"))

    assert (stored.key, stored.size) == ("a/b.png", 1)
    assert (tmp_path / "objects/a/b.png").read_bytes() == b"2"
    assert [one.name for one in (tmp_path / "objects/a").iterdir()] == ["b.png"]
    for key in ("../x", "a/../x", "/x", "a//b", ".x", "a/", "", "a\0b", "a/" * 9 + "b"):
        with pytest.raises(ValueError, match="plain steps"):
            asyncio.run(store.put(key, b"", "image/png"))
    (tmp_path / "file").write_text("")
    with pytest.raises(ObjectStoreError):
        asyncio.run(FolderStore(tmp_path / "file").put("x", b"", "image/png"))


def test_what_cannot_be_set_up_is_refused_without_showing_it(tmp_path: Path) -> None:
    with pytest.raises(CredentialError) as refused:
        images(KEY, tmp_path)
    assert KEY not in str(refused.value)
    with pytest.raises(ToolkitError, match="shape"):
        images("env:KIT_KEY", tmp_path, model="brand-new-model")
    with pytest.raises(ToolkitError, match="url"):
        images("env:KIT_KEY", tmp_path, url="dashscope")
    assert images("env:KIT_KEY", tmp_path, model="brand-new-model", shape="message").name == "images"
    assert json.dumps(KEY)[1:-1] not in repr(images("env:KIT_KEY", tmp_path))
