"""Tool ``github_file_content``: the text of one file at one commit.

The parent directory is listed first: it gives the type of the path (symbolic links are not followed; the contents API would
follow them silently), its size, and the id of its object. Then exactly that object is read, and its id is checked.
"""

import re
from collections.abc import Awaitable, Callable
from hashlib import sha1, sha256
from typing import Annotated, Any, Final

from msgspec import Struct
from pydantic import Field
from typing_extensions import TypedDict

from callwright.domain.contract import ConfidenceRules, DeclaredError
from callwright.domain.result import Source
from callwright.domain.tool_answers import ToolAnswer, fail, ok
from callwright.ports import CallContext, ToolError
from callwright.toolkit.api import ApiClient, UnexpectedAnswerError, join_path, parse_json_value
from callwright.toolkit.definition import Say
from callwright.toolkit.github_tools.file_text import (
    Encoding,
    NotTextError,
    decode_text,
    extract_lines,
    parse_lfs_pointer,
)
from callwright.toolkit.github_tools.github_api import (
    JSON,
    RAW,
    REPOSITORY_ERRORS,
    Ref,
    RepositoryName,
    make_repository_path,
    parse_repository_url,
    read_object_id,
    resolve_commit,
)
from callwright.toolkit.github_tools.repo_tree import PATH_NOT_FOUND
from callwright.tools.tool_options import ToolOptions

MAX_LISTING_BYTES: Final = 8 * 1024 * 1024
MAX_LISTED: Final = 1_000
"""Maximum number of entries that the contents API lists for one directory."""

_PLAIN_TARGET: Final = re.compile(r"[A-Za-z0-9_.@+/-]{1,200}")
_MAX_TARGET_BYTES: Final = 4_096

FILE_ERRORS: Final = (
    *REPOSITORY_ERRORS,
    PATH_NOT_FOUND,
    DeclaredError(
        "IS_DIRECTORY",
        "The path is a directory.",
        user_en="That path is a directory, not a file.",
        user_zh="该路径是目录，不是文件。",
        suggestion="List it with github_repo_tree and choose a file.",
        next_action="continue",
    ),
    DeclaredError(
        "IS_SUBMODULE",
        "The path is a submodule: its files are in another repository.",
        user_en="That path is a submodule; its files are in another repository.",
        user_zh="该路径是子模块，文件在另一个仓库中。",
        suggestion="Read .gitmodules to see which repository it is.",
        next_action="continue",
    ),
    DeclaredError(
        "IS_SYMLINK",
        "The path is a symbolic link[ to {target}]; it is not followed.",
        user_en="That path is a symbolic link.",
        user_zh="该路径是符号链接。",
        suggestion="Read the path that it leads to, if that is what was meant.",
        next_action="continue",
    ),
    DeclaredError(
        "LFS_POINTER",
        "The file is kept in Git LFS; the repository holds a pointer to {size} bytes.",
        user_en="The file is kept in Git LFS and cannot be read here.",
        user_zh="该文件存放在 Git LFS 中，无法在此读取。",
        suggestion="Tell the user; the content is not in the repository itself.",
    ),
    DeclaredError(
        "BINARY_FILE",
        "The file is not text ({size} bytes).",
        user_en="The file is not text.",
        user_zh="该文件不是文本。",
        suggestion="Choose a text file.",
        next_action="continue",
    ),
    DeclaredError(
        "FILE_TOO_LARGE",
        "The file has {size} bytes; at most {limit} are read.",
        user_en="The file is too large to be read.",
        user_zh="文件过大，无法读取。",
        suggestion="Choose a smaller file, or ask the operator to raise max_file_bytes.",
    ),
    DeclaredError(
        "WRONG_ENCODING",
        "The file is not text in the encoding that was asked for.",
        user_en="The file is not in that encoding.",
        user_zh="文件不是该编码。",
        suggestion="Leave encoding out, or name another one.",
        next_action="continue",
    ),
    DeclaredError(
        "NO_SUCH_LINES",
        "None of the lines that were asked for is in the file; its last line is {total}.",
        user_en="The file has fewer lines.",
        user_zh="文件没有这些行。",
        suggestion="Ask for lines within the file.",
        next_action="continue",
    ),
)

FilePath = Annotated[str, Field(min_length=1, max_length=4096, examples=["src/main.py"])]
LineNumber = Annotated[int, Field(ge=1, le=10_000_000)]


class FileContent(TypedDict):
    """The result of the tool; ``complete``: ``text`` is the whole file."""

    repo: str
    path: str
    ref: str
    commit: str
    sha: str
    size: int
    encoding: Encoding
    firstLine: int
    lastLine: int
    totalLines: int
    complete: bool
    text: str


FILE_OPTIONS: Final[ToolOptions] = {
    "effect": "read",
    "untrusted": True,
    "timeout_ms": 30_000,
    "errors": FILE_ERRORS,
    "confidence": ConfidenceRules(base=0.95, signals={"encoding_guessed": -0.2, "link_not_excluded": -0.1}),
    "correctors": {"repo": parse_repository_url},
}


class _Found(Struct, frozen=True):
    """The file found at a path.

    Attributes:
        sha: Id of its blob.
        size: Size in bytes.
        certain: Its directory listing confirms that it is a file; otherwise it may be a link that the API has followed.
    """

    sha: str
    size: int
    certain: bool


def make_file_content(
    api: ApiClient, web_url: str, max_bytes: int
) -> Callable[[Say], Callable[..., Awaitable[ToolAnswer]]]:
    """Create the tool; files larger than ``max_bytes`` are not read."""

    def make(say: Say) -> Callable[..., Awaitable[ToolAnswer]]:
        async def github_file_content(
            repo: RepositoryName,
            path: FilePath,
            context: CallContext,
            ref: Ref = "HEAD",
            first_line: LineNumber = 1,
            last_line: LineNumber | None = None,
            encoding: Encoding | None = None,
        ) -> Annotated[ToolAnswer, FileContent]:
            try:
                commit = await resolve_commit(api, repo, ref, context)
                steps = [one for one in path.split("/") if one not in {"", "."}]
                found = await _find_file(api, repo, commit, steps, context)
                data = await _read_blob(api, repo, found, max_bytes, context)
            except UnexpectedAnswerError as fault:
                return fail("invalid_output", str(fault))
            named = {"repo": repo, "path": "/".join(steps), "ref": ref, "commit": commit, "sha": found.sha}
            return _make_text_result(
                named, data, encoding, (first_line, last_line), web_url, say, certain=found.certain
            )

        return github_file_content

    return make


def _make_text_result(
    named: dict[str, str],
    data: bytes,
    encoding: Encoding | None,
    lines: tuple[int, int | None],
    web_url: str,
    say: Say,
    *,
    certain: bool,
) -> ToolAnswer:
    try:
        decoded = decode_text(data, encoding)
    except NotTextError as fault:
        code = "BINARY_FILE" if fault.binary else "WRONG_ENCODING"
        raise ToolError(code, {"size": str(len(data))}) from None
    extract = extract_lines(decoded.text, *lines)
    if lines[0] > max(extract.total_lines, 1) or (
        extract.total_lines and extract.last_line < extract.first_line
    ):
        raise ToolError("NO_SUCH_LINES", {"total": str(extract.total_lines)})
    anchor = f"L{extract.first_line}-L{extract.last_line}" if extract.total_lines else ""
    url = f"{web_url}/{named['repo']}/blob/{named['commit']}{join_path('path', *named['path'].split('/'))}"
    source = Source(
        type="file",
        id=f"{named['repo']}@{named['commit']}:{named['path']}",
        label=named["path"],
        url=f"{url}#{anchor}" if anchor else url,
        section=anchor or None,
    )
    found = {
        **named,
        "size": len(data),
        "encoding": decoded.encoding,
        "firstLine": extract.first_line,
        "lastLine": extract.last_line,
        "totalLines": extract.total_lines,
        "complete": extract.is_complete,
        "text": extract.text,
    }
    signals = ["encoding_guessed"] * decoded.guessed + ["link_not_excluded"] * (not certain)
    message = "found" if extract.is_complete else "line_cut" if extract.cut else "lines"
    said = say(message, first=extract.first_line, last=extract.last_line, total=extract.total_lines)
    return ok(found, said, signals=signals, source=source)


# --- which object -------------------------------------------------------------------------------------------------


async def _find_file(
    api: ApiClient, repo: str, commit: str, steps: list[str], context: CallContext
) -> _Found:
    """Look up the path in its directory.

    Raises:
        ToolError: it does not exist, or is not a file.
        UnexpectedAnswerError: the response is not a listing.
    """
    if not steps:
        raise ToolError("IS_DIRECTORY")
    listed = await _get_contents(api, repo, commit, steps[:-1], context)
    if not isinstance(listed, list):
        raise ToolError("PATH_NOT_FOUND")  # the parent is a file, a link or a submodule
    entry: Any = next((one for one in listed if isinstance(one, dict) and one.get("name") == steps[-1]), None)
    certain = entry is not None
    if entry is None and len(listed) >= MAX_LISTED:
        entry = await _get_contents(api, repo, commit, steps, context)
    if entry is None:
        raise ToolError("PATH_NOT_FOUND")
    if isinstance(entry, list):
        raise ToolError("IS_DIRECTORY")
    await _refuse_other_kinds(api, repo, entry, context)
    size = entry.get("size")
    if not isinstance(size, int) or isinstance(size, bool) or size < 0:
        raise UnexpectedAnswerError("the file has no size")
    return _Found(read_object_id(entry), size, certain)


async def _get_contents(
    api: ApiClient, repo: str, commit: str, steps: list[str], context: CallContext
) -> Any:
    path = make_repository_path(repo, "contents") + join_path("path", *steps)
    query = {"ref": commit}
    answer = await api.get(
        path, context, limit=MAX_LISTING_BYTES, query=query, headers=JSON, allowed=frozenset({404})
    )
    if answer.status == 404:
        raise ToolError("PATH_NOT_FOUND")
    return parse_json_value(answer)


async def _refuse_other_kinds(api: ApiClient, repo: str, entry: Any, context: CallContext) -> None:
    kind = entry.get("type") if isinstance(entry, dict) else None
    if kind == "dir":
        raise ToolError("IS_DIRECTORY")
    if kind == "submodule" or (kind == "file" and "/git/trees/" in str(entry.get("git_url"))):
        raise ToolError("IS_SUBMODULE")  # a listing calls it a file
    if kind == "symlink":
        target = await _read_link_target(api, repo, read_object_id(entry), context)
        raise ToolError("IS_SYMLINK", {"target": target} if target else {})
    if kind != "file":
        raise UnexpectedAnswerError("the entry is of an unknown type")


async def _read_link_target(api: ApiClient, repo: str, sha: str, context: CallContext) -> str:
    """Return the target of a link if it is a plain path; anything else is not passed on."""
    answer = await api.get(
        make_repository_path(repo, "git", "blobs", sha), context, limit=_MAX_TARGET_BYTES, headers=RAW
    )
    target = answer.body.decode("latin-1")
    return target if _PLAIN_TARGET.fullmatch(target) else ""


async def _read_blob(api: ApiClient, repo: str, found: _Found, max_bytes: int, context: CallContext) -> bytes:
    """Fetch the bytes of the file and verify them against the id of its object.

    Raises:
        ToolError: FILE_TOO_LARGE, LFS_POINTER.
        UnexpectedAnswerError: the bytes belong to another object.
    """
    too_large = ToolError("FILE_TOO_LARGE", {"size": str(found.size), "limit": str(max_bytes)})
    if found.size > max_bytes:
        raise too_large
    path = make_repository_path(repo, "git", "blobs", found.sha)
    answer = await api.get(path, context, limit=max_bytes, headers=RAW)
    if answer.problem == "too_large":
        raise too_large
    data = answer.body
    if answer.problem is not None or _hash_blob(data, len(found.sha)) != found.sha:
        raise UnexpectedAnswerError("the content is not that of the object that was asked for")
    size = parse_lfs_pointer(data)
    if size is not None:
        raise ToolError("LFS_POINTER", {"size": str(size)})
    return data


def _hash_blob(data: bytes, length: int) -> str:
    """Return Git's id of a blob: SHA-1 for 40 hex digits, SHA-256 for 64."""
    head = b"blob %d\0" % len(data)
    if length == 64:
        return sha256(head + data).hexdigest()
    return sha1(head + data, usedforsecurity=False).hexdigest()
