"""The tables ``[toolkit.NAME]`` of ``callwright.toml``: one closed table for each toolkit of this package.

A credential is written as a reference: ``${NAME}``, ``env:NAME``, ``file:PATH`` or ``keyring:SERVICE/NAME``.
"""

import re
from typing import ClassVar, Final

from msgspec import UNSET, UnsetType

from callwright.config.shared_tables import ClosedTable, PositiveInt, ToolRules

_VARIABLE: Final = re.compile(r"\$\{([A-Za-z_][A-Za-z0-9_]*)\}")
_REFERENCE: Final = re.compile(r"(env|file|keyring):.+")


class ToolkitTable(ClosedTable, frozen=True, kw_only=True):
    """What may be written about any toolkit.

    ``CREDENTIALS`` names the keys that hold a reference to a credential, ``ADDRESSES`` those that hold an http(s) URL.

    Attributes:
        prefix: What stands before the names of its tools, such as `gh_`.
        include: Only these of its tools, by their own names; all of them by default.
        disabled: Leave it out.
        tools: What the operator says about a tool, by the tool's own name.
    """

    CREDENTIALS: ClassVar[tuple[str, ...]] = ()
    ADDRESSES: ClassVar[tuple[str, ...]] = ()

    prefix: str = ""
    include: tuple[str, ...] | UnsetType = UNSET
    disabled: bool = False
    tools: dict[str, ToolRules] = {}


class GithubToolkit(ToolkitTable, frozen=True, kw_only=True):
    """Trending repositories, file trees and files of GitHub, all of them read.

    Attributes:
        token: Reference to a token; without one GitHub allows 60 requests an hour.
        api_url: Where the REST API is; of GitHub Enterprise Server, https://HOST/api/v3.
        web_url: Where the page of trending repositories is.
        private: The hosts may resolve to private addresses.
        max_file_bytes: A larger file is not read; GitHub reads files of up to 100 MB.
        max_tree_requests: Most requests for the trees of one call; a large repository needs one for each directory.
    """

    CREDENTIALS: ClassVar[tuple[str, ...]] = ("token",)
    ADDRESSES: ClassVar[tuple[str, ...]] = ("api_url", "web_url")

    token: str = ""
    api_url: str = "https://api.github.com"
    web_url: str = "https://github.com"
    private: bool = False
    max_file_bytes: PositiveInt = 1024 * 1024
    max_tree_requests: PositiveInt = 30


class DatabaseToolkit(ToolkitTable, frozen=True, kw_only=True):
    """Questions to one database: one SELECT at a time, over the tables that are listed. It only reads.

    Attributes:
        url: `postgresql://…`, `mysql://…` or `sqlite:///file.db`, or a reference to it; a password is a reference.
        tables: The tables that may be read, as `table` or `schema.table`. Nothing else can be.
        rows: Most rows of one answer; the total is said all the same.
        max_bytes: Most bytes of the rows as JSON.
        timeout_ms: Limit of one query, kept by the database itself.
    """

    url: str
    tables: tuple[str, ...]
    rows: PositiveInt = 1_000
    max_bytes: PositiveInt = 1024 * 1024
    timeout_ms: PositiveInt = 10_000


class ObjectsToolkit(ToolkitTable, frozen=True, kw_only=True):
    """Files of one bucket or folder, read as text.

    Attributes:
        url: `s3://BUCKET/PREFIX`, `oss://…`, `gs://…`, `az://…` or `file://FOLDER`.
        endpoint: Of an S3-compatible server; empty for AWS.
        region: Of the bucket.
        virtual_hosted: The bucket's name is part of the host, as Aliyun OSS wants it.
        access_key_id: Reference to the access key of S3; without it, what the environment or the machine gives.
        secret_access_key: Reference to its secret; the account's key for Azure, the service account's JSON for GCS.
        session_token: Reference to a session token.
        account: The name of the account, for Azure.
        anonymous: Sign nothing.
        part_bytes: Most bytes of a text, or characters of a document, in one part.
        max_document_bytes: A larger document is not converted.
        conversion_ms: Limit of time of one conversion.
        conversion_memory_bytes: Limit of memory of one conversion.
        timeout_ms: Limit of one request to the store.
    """

    CREDENTIALS: ClassVar[tuple[str, ...]] = ("access_key_id", "secret_access_key", "session_token")
    ADDRESSES: ClassVar[tuple[str, ...]] = ("endpoint",)

    url: str
    endpoint: str = ""
    region: str = ""
    virtual_hosted: bool = False
    access_key_id: str = ""
    secret_access_key: str = ""
    session_token: str = ""
    account: str = ""
    anonymous: bool = False
    part_bytes: PositiveInt = 64 * 1024
    max_document_bytes: PositiveInt = 20 * 1024 * 1024
    conversion_ms: PositiveInt = 20_000
    conversion_memory_bytes: PositiveInt = 1024 * 1024 * 1024
    timeout_ms: PositiveInt = 15_000


class PublishingToolkit(ToolkitTable, frozen=True, kw_only=True):
    """Blog articles and articles for social media, saved in a table of a database.

    Attributes:
        url: `postgresql://…`, `mysql://…` or `sqlite:///file.db`, or a reference to it; a password is a reference.
        table: The table of the articles; it is made where it is not there.
        drafts: A folder where an article is kept as a draft while the database cannot be reached.
        limits: Platform → `title` or `content` → another limit; 0 is none.
    """

    url: str
    table: str = "callwright_articles"
    drafts: str = ""
    limits: dict[str, dict[str, int]] = {}


class Toolkits(ClosedTable, frozen=True, kw_only=True):
    """Ready-made tools: a table for each toolkit that is to be offered.

    Attributes:
        database: Questions to one database, read only.
        github: Trending repositories, file trees and files of GitHub.
        objects: Files of one bucket or folder, read as text.
        publishing: Blog articles and articles for social media.
    """

    database: DatabaseToolkit | UnsetType = UNSET
    github: GithubToolkit | UnsetType = UNSET
    objects: ObjectsToolkit | UnsetType = UNSET
    publishing: PublishingToolkit | UnsetType = UNSET


def written_toolkits(toolkits: Toolkits) -> dict[str, ToolkitTable]:
    """The toolkits that the file has a table for, by name, without those that are disabled."""
    tables = {name: getattr(toolkits, name) for name in toolkits.__struct_fields__}
    return {name: table for name, table in tables.items() if table is not UNSET and not table.disabled}


def credential_reference(text: str) -> str | None:
    """The reference to a credential as ``env:``, ``file:`` or ``keyring:``; None where the text is no reference."""
    variable = _VARIABLE.fullmatch(text)
    if variable is not None:
        return f"env:{variable[1]}"
    return text if _REFERENCE.fullmatch(text) else None
