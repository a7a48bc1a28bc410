"""The toolkit ``github``: trending repositories, file trees and files, all of them read. Needs the extra ``github``."""

from importlib.util import find_spec

from callwright.config.toolkits import GithubToolkit, ToolkitTable
from callwright.ports import Clock
from callwright.runtime.clock import SystemClock
from callwright.toolkit.api import ApiClient
from callwright.toolkit.definition import SetupContext, Toolkit, ToolSpec
from callwright.toolkit.github_tools import words
from callwright.toolkit.github_tools.file_content import FILE_OPTIONS, make_file_content
from callwright.toolkit.github_tools.github_api import make_github_client
from callwright.toolkit.github_tools.repo_tree import TREE_OPTIONS, make_repo_tree
from callwright.toolkit.github_tools.trending import (
    SEARCH_OPTIONS,
    TRENDING_OPTIONS,
    make_search,
    make_trending,
)
from callwright.tools.http.client_pool import SHARED_POOL, HttpClientPool
from callwright.tools.http.credentials import SecretReference


def github(
    *,
    token: str | SecretReference | None = None,
    api_url: str = "https://api.github.com",
    web_url: str = "https://github.com",
    private: bool = False,
    max_file_bytes: int = 1024 * 1024,
    max_tree_requests: int = 30,
    clock: Clock | None = None,
    sessions: HttpClientPool = SHARED_POOL,
) -> Toolkit:
    """Create the tools ``github_trending``, ``github_new_repositories``, ``github_repo_tree`` and ``github_file_content``.

    Args:
        token: Reference to a token, such as ``env:GITHUB_TOKEN``; without one GitHub allows 60 requests an hour.
        api_url: Base URL of the REST API; for GitHub Enterprise Server ``https://HOST/api/v3``.
        web_url: Base URL of the page of trending repositories and of sources.
        private: The hosts may resolve to private addresses.
        max_file_bytes: A larger file is not read; GitHub reads files of up to 100 MB.
        max_tree_requests: Maximum number of requests for trees in one call.
        clock: The current date, for the search.
        sessions: HTTP clients by event loop; those of the process by default.

    Raises:
        CredentialError: ``token`` is not a reference.
        ToolkitError: a URL is invalid.
        ModuleNotFoundError: the extra ``github`` is not installed.
    """
    for package in ("httptools", "selectolax"):
        if find_spec(package) is None:
            raise ModuleNotFoundError(package)
    secret = SecretReference(token) if isinstance(token, str) else token
    web = ApiClient(web_url, "web_url", private=private, sessions=sessions)
    api = make_github_client(api_url, secret, private=private, sessions=sessions)
    site = web.endpoint
    return Toolkit(
        name="github",
        title=words.TITLE,
        tools=(
            ToolSpec(
                name="github_trending",
                make=make_trending(web, site),
                options=TRENDING_OPTIONS | {"endpoint": web.endpoint},
                words=words.TRENDING,
            ),
            ToolSpec(
                name="github_new_repositories",
                make=make_search(api, site, clock or SystemClock()),
                options=SEARCH_OPTIONS | {"endpoint": api.endpoint},
                words=words.NEW_REPOSITORIES,
            ),
            ToolSpec(
                name="github_repo_tree",
                make=make_repo_tree(api, site, max_tree_requests),
                options=TREE_OPTIONS | {"endpoint": api.endpoint},
                words=words.REPO_TREE,
            ),
            ToolSpec(
                name="github_file_content",
                make=make_file_content(api, site, max_file_bytes),
                options=FILE_OPTIONS | {"endpoint": api.endpoint},
                words=words.FILE_CONTENT,
            ),
        ),
    )


def set_up(table: ToolkitTable, context: SetupContext) -> Toolkit:
    """Make the toolkit of ``[toolkit.github]``.

    Raises:
        Unset: a variable is not set.
        ToolkitError, CredentialError, ModuleNotFoundError: as ``github``.
    """
    assert isinstance(table, GithubToolkit)
    return github(
        token=context.secret(table.token),
        api_url=context.resolve(table.api_url),
        web_url=context.resolve(table.web_url),
        private=table.private,
        max_file_bytes=table.max_file_bytes,
        max_tree_requests=table.max_tree_requests,
    )
