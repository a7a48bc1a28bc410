"""A server on loopback that answers as GitHub's REST API and trending page do, from repositories that a test writes down.

Ids of objects are git's own; shapes of answers follow docs.github.com (trees, contents, blobs, commits, search; 2022-11-28).
"""

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from hashlib import sha1
from typing import Any, Self
from urllib.parse import parse_qs, unquote, urlsplit

from tools.http.upstream import Answering, Seen, Upstream, answer

LINK, SUBMODULE, FILE, DIRECTORY = "120000", "160000", "100644", "040000"

Entry = bytes | tuple[str, bytes] | dict[str, Any]
"""A file's bytes; a mode and bytes (of a submodule, its commit); or a directory."""


def git_id(kind: bytes, data: bytes) -> str:
    return sha1(b"%s %d\0" % (kind, len(data)) + data, usedforsecurity=False).hexdigest()


class Repository:
    """Files by path, hashed as git does."""

    def __init__(self, files: Mapping[str, Entry]) -> None:
        self.blobs: dict[str, bytes] = {}
        self.trees: dict[str, list[dict[str, Any]]] = {}
        self.root = self._tree(files)
        self.commit = git_id(b"commit", f"tree {self.root}\n".encode())
        self.refs = {
            "HEAD": self.commit,
            "main": self.commit,
            "feature/x": self.commit,
            self.commit: self.commit,
        }
        self.cut: set[tuple[str, bool]] = set()
        """Trees (by id) whose answer, recursive or not, says that it is truncated."""

    def _tree(self, files: Mapping[str, Entry]) -> str:
        entries: list[dict[str, Any]] = []
        for name, one in sorted(files.items()):
            if isinstance(one, dict):
                entries.append({"path": name, "mode": DIRECTORY, "type": "tree", "sha": self._tree(one)})
                continue
            mode, data = one if isinstance(one, tuple) else (FILE, one)
            if mode == SUBMODULE:
                entries.append({"path": name, "mode": mode, "type": "commit", "sha": data.decode()})
                continue
            sha = git_id(b"blob", data)
            self.blobs[sha] = data
            entries.append({"path": name, "mode": mode, "type": "blob", "sha": sha, "size": len(data)})
        packed = b"".join(
            f"{one['mode'].lstrip('0')} {one['path']}\0".encode() + bytes.fromhex(one["sha"])
            for one in entries
        )
        sha = git_id(b"tree", packed)
        self.trees[sha] = entries
        return sha

    def tree_id(self, path: str) -> str:
        sha = self.root
        for step in filter(None, path.split("/")):
            sha = next(one["sha"] for one in self.trees[sha] if one["path"] == step)
        return sha

    def listed(self, sha: str, *, recursive: bool) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for one in self.trees[sha]:
            found.append(one)
            if recursive and one["type"] == "tree":
                below = self.listed(one["sha"], recursive=True)
                found += [each | {"path": f"{one['path']}/{each['path']}"} for each in below]
        return found


class GithubServer:
    """Everything under one address; ``before`` may answer a request in its place.

    ``asked`` are method and path of every request; ``not_modified`` counts answers 304.
    """

    def __init__(self, repositories: Mapping[str, Repository] | None = None) -> None:
        self.repositories = dict(repositories or {})
        self.page: bytes = b""
        self.search: Any = {"total_count": 0, "incomplete_results": False, "items": []}
        self.before: Callable[[Seen], Answering | None] = lambda _seen: None
        self.not_modified = 0
        self.upstream = Upstream(self._answer)

    @property
    def url(self) -> str:
        return self.upstream.url

    @property
    def asked(self) -> list[str]:
        return [unquote(one.target) for one in self.upstream.seen]

    def __enter__(self) -> Self:
        self.upstream.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.upstream.stop()

    async def _answer(self, seen: Seen, writer: asyncio.StreamWriter) -> None:
        told = self.before(seen) or self._route(seen)
        await told(seen, writer)

    def _route(self, seen: Seen) -> Answering:
        parts = urlsplit(seen.target)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        if parts.path.startswith("/trending"):
            return answer(200, self.page, "text/html; charset=utf-8", Date="Mon, 23 Nov 2026 08:00:00 GMT")
        if parts.path == "/search/repositories":
            return answer(200, self.search)
        found = re.fullmatch(r"/repos/([^/]+)/([^/]+)/(.*)", parts.path)
        if found is None:
            return missing()
        repository = self.repositories.get(f"{found[1]}/{found[2]}")
        if repository is None:
            return missing()
        return self._of_repository(seen, repository, unquote(found[3]), query)

    def _of_repository(
        self, seen: Seen, repository: Repository, rest: str, query: Mapping[str, str]
    ) -> Answering:
        if rest.startswith("commits/"):
            commit = repository.refs.get(rest.removeprefix("commits/"))
            if commit is None:
                return answer(422, {"message": "No commit found for SHA: x", "status": "422"})
            return self._tagged(seen, commit.encode(), "application/vnd.github.sha; charset=utf-8")
        if rest.startswith("git/trees/"):
            return self._tree(
                seen, repository, rest.removeprefix("git/trees/"), recursive="recursive" in query
            )
        if rest.startswith("git/blobs/"):
            data = repository.blobs.get(rest.removeprefix("git/blobs/"))
            return missing() if data is None else self._tagged(seen, data, "application/vnd.github.raw+json")
        if rest == "contents" or rest.startswith("contents/"):
            return self._contents(seen, repository, rest.removeprefix("contents").strip("/"))
        return missing()

    def _tree(self, seen: Seen, repository: Repository, sha: str, *, recursive: bool) -> Answering:
        sha = repository.root if sha == repository.commit else sha
        if sha not in repository.trees:
            return missing()
        entries, cut = repository.listed(sha, recursive=recursive), (sha, recursive) in repository.cut
        told = {"sha": sha, "url": f"{self.url}/t", "tree": entries[: len(entries) // 2] if cut else entries}
        return self._tagged(seen, json.dumps(told | {"truncated": cut}).encode(), "application/json")

    def _contents(self, seen: Seen, repository: Repository, path: str) -> Answering:
        above, _, name = path.rpartition("/")
        try:
            tree = repository.tree_id(path) if path else repository.root
            if tree in repository.trees:
                listed = [self._listed(path, one) for one in repository.trees[tree]][:1000]
                return self._tagged(seen, json.dumps(listed).encode(), "application/json")
            entry = next(one for one in repository.trees[repository.tree_id(above)] if one["path"] == name)
        except (StopIteration, KeyError):
            return missing()
        return self._tagged(seen, json.dumps(self._listed(above, entry)).encode(), "application/json")

    def _listed(self, above: str, one: dict[str, Any]) -> dict[str, Any]:
        """As the contents API lists an entry: a submodule is called a file there."""
        kinds = {LINK: "symlink", SUBMODULE: "file", DIRECTORY: "dir"}
        where = "trees" if one["mode"] in {SUBMODULE, DIRECTORY} else "blobs"
        return {
            "name": one["path"],
            "path": f"{above}/{one['path']}".strip("/"),
            "sha": one["sha"],
            "size": one.get("size", 0),
            "type": kinds.get(one["mode"], "file"),
            "git_url": f"{self.url}/repos/o/r/git/{where}/{one['sha']}",
            "download_url": None if where == "trees" else f"{self.url}/raw",
        }

    def _tagged(self, seen: Seen, body: bytes, kind: str) -> Answering:
        tag = f'W/"{sha1(body, usedforsecurity=False).hexdigest()}"'
        if seen.headers.get("if-none-match") == tag:
            self.not_modified += 1
            return answer(304, None, ETag=tag)
        return answer(200, body, kind, ETag=tag)


def missing() -> Answering:
    return answer(
        404, {"message": "Not Found", "documentation_url": "https://docs.github.com/rest", "status": "404"}
    )


def limited(status: int, message: str, **headers: str) -> Answering:
    return answer(
        status, {"message": message, "documentation_url": "https://docs.github.com/rest"}, **headers
    )


def row(
    repo: str,
    description: str = "A tool.",
    language: str = "Python",
    stars: str = "12,345",
    period: str = "1,234 stars today",
) -> str:
    """One entry of the trending page, as it looks in 2026: other attributes stand before ``href``."""
    return f"""
    <article class="Box-row">
      <div class="float-right d-flex"><a href="/login?return_to=%2F{repo}">Star</a></div>
      <h2 class="h3 lh-condensed">
        <a data-hydro-click="{{&quot;event&quot;:1}}" data-view-component="true" href="/{repo}" class="Link">
          <span class="text-normal">{repo.partition("/")[0]} /</span> {repo.partition("/")[2]}</a>
      </h2>
      <p class="col-9 color-fg-muted my-1 pr-4">
        {description}
      </p>
      <div class="f6 color-fg-muted mt-2">
        <span class="d-inline-block ml-0 mr-3"><span itemprop="programmingLanguage">{language}</span></span>
        <a href="/{repo}/stargazers" class="Link"><svg></svg> {stars}</a>
        <a href="/{repo}/forks" class="Link"><svg></svg> 678</a>
        <span class="d-inline-block float-sm-right"><svg></svg> {period}</span>
      </div>
    </article>"""


def page(*rows: str, instead: str = "") -> bytes:
    body = "".join(rows) or f'<div class="Box"><div class="blankslate">{instead}</div></div>'
    return f"<!DOCTYPE html><html><body><h1>Trending</h1><main>{body}</main></body></html>".encode()


NOTHING = "<h3>It looks like we don’t have any trending repositories for your choices.</h3>"
