"""Tool ``github_repo_tree``: the files of a repository at one commit.

If GitHub truncates the recursive listing, the tree is listed directory by directory, within a budget of requests;
directories that could not be listed are reported and never omitted silently.
"""

from collections import deque
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal

from msgspec import Struct
from pydantic import Field
from typing_extensions import TypedDict

from callwright.domain.contract import ConfidenceRules, DeclaredError
from callwright.domain.result import FailedItem, Source
from callwright.domain.tool_answers import ToolAnswer, fail, ok, partial
from callwright.ports import CallContext, ToolError
from callwright.toolkit.api import ApiClient, UnexpectedAnswerError, parse_json_object
from callwright.toolkit.definition import Say
from callwright.toolkit.github_tools.github_api import (
    JSON,
    REPOSITORY_ERRORS,
    Ref,
    RepositoryName,
    make_repository_path,
    parse_repository_url,
    read_object_id,
    resolve_commit,
)
from callwright.tools.tool_options import ToolOptions

MAX_TREE_BYTES: Final = 16 * 1024 * 1024
"""GitHub stops a recursive listing at 7 MB."""

EntryType = Literal["file", "directory", "symlink", "submodule"]
_TYPES: Final[dict[str, EntryType]] = {
    "100644": "file",
    "100755": "file",
    "100664": "file",
    "120000": "symlink",
    "160000": "submodule",
    "040000": "directory",
}

PATH_NOT_FOUND = DeclaredError(
    "PATH_NOT_FOUND",
    "The repository has no such path at this commit.",
    user_en="There is no such path in the repository.",
    user_zh="仓库中没有该路径。",
    suggestion="List the parent directory with github_repo_tree and choose an entry.",
)
NOT_A_DIRECTORY = DeclaredError(
    "NOT_A_DIRECTORY",
    "The path is not a directory.",
    user_en="That path is not a directory.",
    user_zh="该路径不是目录。",
    suggestion="Read a file with github_file_content; list its parent directory instead.",
)

DirectoryPath = Annotated[str, Field(max_length=4096, examples=["src/app"])]
Limit = Annotated[int, Field(ge=1, le=10_000)]


class TreeEntry(TypedDict):
    """One entry of the tree; ``size`` in bytes, of files only."""

    path: str
    type: EntryType
    size: int | None


class Tree(TypedDict):
    """What the tool gives; ``total`` entries were found, ``items`` are the first of them."""

    repo: str
    ref: str
    commit: str
    path: str
    total: int
    complete: bool
    items: list[TreeEntry]


TREE_OPTIONS: Final[ToolOptions] = {
    "effect": "read",
    "untrusted": True,
    "timeout_ms": 60_000,
    "deadline_ms": 130_000,
    "lease_ms": 160_000,
    "retries": 1,
    "errors": (*REPOSITORY_ERRORS, PATH_NOT_FOUND, NOT_A_DIRECTORY),
    "confidence": ConfidenceRules(base=0.95),
    "correctors": {"repo": parse_repository_url},
}


class _Listing(Struct):
    """State of a listing.

    Attributes:
        entries: All entries found, in git's order within each directory.
        unlisted: Directories that could not be listed, each with the reason.
        requests: Number of requests for trees left.
    """

    requests: int
    entries: list[dict[str, Any]] = []
    unlisted: list[FailedItem] = []


class _Directory(Struct, frozen=True):
    """A directory to list: its path ("" for the root), and the id of its tree or commit."""

    path: str
    sha: str


def make_repo_tree(
    api: ApiClient, web_url: str, max_requests: int
) -> Callable[[Say], Callable[..., Awaitable[ToolAnswer]]]:
    """Create the tool; ``max_requests`` limits the requests for trees in one call."""

    def make(say: Say) -> Callable[..., Awaitable[ToolAnswer]]:
        async def github_repo_tree(
            repo: RepositoryName,
            context: CallContext,
            ref: Ref = "HEAD",
            path: DirectoryPath = "",
            recursive: bool = True,  # noqa: FBT001, FBT002 - an argument of the tool
            limit: Limit = 1000,
        ) -> Annotated[ToolAnswer, Tree]:
            try:
                commit = await resolve_commit(api, repo, ref, context)
                listing = _Listing(max_requests)
                found = await _find_directory(api, repo, commit, path, listing, context)
                await _list_tree(api, repo, found, listing, say, context, recursive=recursive)
            except UnexpectedAnswerError as fault:
                return fail("invalid_output", str(fault))
            items = listing.entries[:limit]
            if listing.unlisted:
                return partial(
                    items, listing.unlisted, say("partly", count=len(items), missing=len(listing.unlisted))
                )
            total = len(listing.entries)
            data = {"repo": repo, "ref": ref, "commit": commit, "path": found.path, "total": total}
            data |= {"complete": len(items) == total, "items": items}
            source = Source(
                type="api",
                id=f"{repo}@{commit}:{found.path}",
                label=f"{repo} {found.path}".strip(),
                url=f"{web_url}/{repo}/tree/{commit}/{found.path}".rstrip("/"),
            )
            return ok(
                data,
                say("found" if len(items) == total else "first", count=len(items), total=total),
                source=source,
            )

        return github_repo_tree

    return make


async def _find_directory(
    api: ApiClient, repo: str, commit: str, path: str, listing: _Listing, context: CallContext
) -> _Directory:
    """Resolve the path of a directory, with one request per segment.

    Raises:
        ToolError: PATH_NOT_FOUND, NOT_A_DIRECTORY.
    """
    here = _Directory("", commit)
    for step in (one for one in path.split("/") if one not in {"", "."}):
        entries, _ = await _request_tree(api, repo, here, listing, context, recursive=False)
        named = [one for one in entries if one["name"] == step]
        if not named:
            raise ToolError("PATH_NOT_FOUND")
        if named[0]["type"] != "directory":
            raise ToolError("NOT_A_DIRECTORY")
        here = _Directory(_join_names(here.path, step), named[0]["sha"])
    return here


async def _list_tree(
    api: ApiClient,
    repo: str,
    start: _Directory,
    listing: _Listing,
    say: Say,
    context: CallContext,
    *,
    recursive: bool,
) -> None:
    """List a directory recursively. If GitHub truncates the listing, list it flat and each subdirectory separately."""
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if listing.requests < 1:
            listing.unlisted.append(FailedItem(here.path or "/", say("budget")))
            continue
        entries, cut = await _request_tree(api, repo, here, listing, context, recursive=recursive)
        if cut and recursive:
            if listing.requests < 1:
                listing.unlisted.append(FailedItem(here.path or "/", say("budget")))
                continue
            entries, cut = await _request_tree(api, repo, here, listing, context, recursive=False)
            waiting += [
                _Directory(_join_names(here.path, one["name"]), one["sha"])
                for one in entries
                if one["type"] == "directory"
            ]
        if cut:
            listing.unlisted.append(FailedItem(here.path or "/", say("cut")))
        listing.entries += [
            {"path": _join_names(here.path, one["name"]), "type": one["type"], "size": one["size"]}
            for one in entries
        ]


async def _request_tree(
    api: ApiClient, repo: str, here: _Directory, listing: _Listing, context: CallContext, *, recursive: bool
) -> tuple[list[dict[str, Any]], bool]:
    """Return the entries of one tree, with relative names, and whether GitHub truncated them.

    Raises:
        UnexpectedAnswerError: the response is not a tree.
    """
    listing.requests -= 1
    path = make_repository_path(repo, "git", "trees", here.sha)
    query = {"recursive": "1"} if recursive else None
    found = parse_json_object(await api.get(path, context, limit=MAX_TREE_BYTES, query=query, headers=JSON))
    entries = found.get("tree")
    if not isinstance(entries, list):
        raise UnexpectedAnswerError("the answer has no tree")
    return [_read_entry(one) for one in entries], found.get("truncated") is True


def _read_entry(one: Any) -> dict[str, Any]:
    name = one.get("path") if isinstance(one, dict) else None
    if not isinstance(name, str) or not name or any(step in {"", ".", ".."} for step in name.split("/")):
        raise UnexpectedAnswerError("an entry has no path")
    kind = _TYPES.get(str(one.get("mode")))
    if kind is None:
        raise UnexpectedAnswerError("an entry is of an unknown mode")
    size = one.get("size")
    is_size = kind == "file" and isinstance(size, int) and not isinstance(size, bool) and size >= 0
    return {"name": name, "type": kind, "sha": read_object_id(one), "size": size if is_size else None}


def _join_names(path: str, name: str) -> str:
    return f"{path}/{name}" if path else name
