"""GitHub's REST API as used by these tools: its refusals, its identifiers, one commit for all requests of a call.

May not know: how tools use the responses.
"""

import re
import time
from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import Field

from callwright.core.protocols.retry_after import is_rate_limit, parse_wait_ms
from callwright.domain.contract import DeclaredError
from callwright.domain.evidence import REFUSED_REQUEST
from callwright.ports import CallContext, NotApplied, ToolError, attach_evidence
from callwright.toolkit.api import ApiClient, UnexpectedAnswerError, join_path
from callwright.tools.http.client_pool import HttpClientPool
from callwright.tools.http.credentials import SecretReference
from callwright.tools.http.http_answer import HttpAnswer

API_VERSION: Final = "2022-11-28"
JSON: Final = {"Accept": "application/vnd.github+json"}
SHA: Final = {"Accept": "application/vnd.github.sha"}
RAW: Final = {"Accept": "application/vnd.github.raw+json"}
CACHED_BYTES: Final = 16 * 1024 * 1024
SECONDARY_WAIT_MS: Final = 60_000
"""The wait that GitHub documents for a secondary limit without a time."""

MAX_SHA_BYTES: Final = 256
_COMMIT: Final = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?")
_SECONDARY: Final = re.compile(rb"secondary rate limit|abuse detection", re.IGNORECASE)
_BLOCKED: Final = re.compile(rb"access blocked|\"reason\": ?\"(?:dmca|tos|sensitive_data)", re.IGNORECASE)
_EMPTY: Final = re.compile(rb"repository is empty", re.IGNORECASE)

RepositoryName = Annotated[
    str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,99}/[A-Za-z0-9._-]{1,100}$", examples=["python/cpython"])
]
Ref = Annotated[str, Field(min_length=1, max_length=255, examples=["main", "v1.2.0"])]

REF_NOT_FOUND = DeclaredError(
    "REF_NOT_FOUND",
    "The repository has no such branch, tag or commit.",
    user_en="There is no such branch, tag or commit.",
    user_zh="仓库中没有该分支、标签或提交。",
    suggestion="Leave ref out for the default branch, or ask the user which one is meant.",
)
REPO_EMPTY = DeclaredError(
    "REPO_EMPTY",
    "The repository has no commit yet.",
    user_en="The repository is empty.",
    user_zh="仓库为空，尚无提交。",
    suggestion="Tell the user; there is nothing to read.",
)
REPO_BLOCKED = DeclaredError(
    "REPO_BLOCKED",
    "GitHub does not give access to the repository, for legal reasons or its terms.",
    user_en="GitHub has blocked access to this repository.",
    user_zh="GitHub 已限制访问该仓库。",
    suggestion="Tell the user; do not try again.",
    next_action="stop",
)
REPOSITORY_ERRORS: Final = (REF_NOT_FOUND, REPO_EMPTY, REPO_BLOCKED)


def make_github_client(
    api_url: str, token: SecretReference | None, *, private: bool, sessions: HttpClientPool
) -> ApiClient:
    """Create the client of the REST API.

    Raises:
        ToolkitError: the URL is invalid.
    """
    return ApiClient(
        api_url,
        "api_url",
        secret=token,
        headers={"X-GitHub-Api-Version": API_VERSION},
        private=private,
        cached_bytes=CACHED_BYTES,
        refusing=read_refusal,
        sessions=sessions,
    )


def read_refusal(answer: HttpAnswer) -> Exception | None:
    """Convert GitHub's specific refusals to exceptions; None selects the common table.

    Rate limits have status 403 or 429. Their text contains the caller's IP address, so none of it is passed on.
    """
    if answer.status in {403, 429} and (is_rate_limit(answer.headers) or _SECONDARY.search(answer.body)):
        wait = parse_wait_ms(answer.headers, time.time())
        usual = SECONDARY_WAIT_MS if _SECONDARY.search(answer.body) else None
        return attach_evidence(NotApplied("rate_limited", usual if wait is None else wait), REFUSED_REQUEST)
    if answer.status == 451 or (answer.status == 403 and _BLOCKED.search(answer.body)):
        return ToolError("REPO_BLOCKED")
    if answer.status == 409 and _EMPTY.search(answer.body):
        return ToolError("REPO_EMPTY")
    return None


def make_repository_path(repo: str, *more: str) -> str:
    """Return the API path of a repository or of a resource below it.

    Raises:
        ArgumentsRejected: the name would lead to another path.
    """
    return join_path("repo", "repos", *repo.split("/"), *more)


def parse_repository_url(text: str) -> str | None:
    """Parse the name of a repository from its web address; None if the text is not one."""
    found = re.fullmatch(
        r"(?:https?://)?(?:www\.)?github\.com/([A-Za-z0-9_-]+)/([A-Za-z0-9._-]+?)(?:\.git)?(?:[/?#].*)?",
        text.strip(),
    )
    return f"{found[1]}/{found[2]}" if found else None


async def resolve_commit(client: ApiClient, repo: str, ref: str, context: CallContext) -> str:
    """Resolve a branch, tag or abbreviated commit to its current commit, so that all requests of a call see the same files.

    Raises:
        ToolError: REF_NOT_FOUND, REPO_EMPTY, REPO_BLOCKED.
        UnexpectedAnswerError: the response is not a commit.
    """
    path = make_repository_path(repo, "commits") + join_path("ref", *_split_ref(ref))
    answer = await client.get(path, context, limit=MAX_SHA_BYTES, headers=SHA, allowed=frozenset({422}))
    if answer.status == 422:
        raise ToolError("REF_NOT_FOUND")
    commit = answer.body.decode("latin-1").strip()
    if not _COMMIT.fullmatch(commit):
        raise UnexpectedAnswerError("the answer is not the id of a commit")
    return commit


def _split_ref(ref: str) -> list[str]:
    return ref.strip().removeprefix("refs/heads/").removeprefix("refs/tags/").split("/")


def read_object_id(entry: Mapping[str, Any], key: str = "sha") -> str:
    """Return the id of a git object in a response.

    Raises:
        UnexpectedAnswerError: there is none.
    """
    found = entry.get(key)
    if not isinstance(found, str) or not _COMMIT.fullmatch(found):
        raise UnexpectedAnswerError("an entry has no object id")
    return found
