"""Ready-made tools in named sets, each with a contract and with texts in English and Chinese.

``app.use(github(token="env:GITHUB_TOKEN"))``; or, for ``callwright up``, a table ``[toolkit.github]`` in ``callwright.toml``.
A toolkit creates tools and never calls them: calls go through the application, as for any other tool.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from callwright.toolkit.database_tools import database
    from callwright.toolkit.definition import SetupContext, Toolkit, ToolkitError, ToolSpec, ToolWords
    from callwright.toolkit.github_tools import github
    from callwright.toolkit.image_tools import images
    from callwright.toolkit.object_store import FolderStore, ObjectStore, ObjectStoreError, StoredObject
    from callwright.toolkit.object_tools import objects
    from callwright.toolkit.object_tools.bucket_writer import BucketStore, bucket_store
    from callwright.toolkit.publishing_tools import publishing
    from callwright.toolkit.workflow_tools import workflows

_HOMES = {
    "BucketStore": "callwright.toolkit.object_tools.bucket_writer",
    "FolderStore": "callwright.toolkit.object_store",
    "ObjectStore": "callwright.toolkit.object_store",
    "ObjectStoreError": "callwright.toolkit.object_store",
    "SetupContext": "callwright.toolkit.definition",
    "StoredObject": "callwright.toolkit.object_store",
    "ToolSpec": "callwright.toolkit.definition",
    "ToolWords": "callwright.toolkit.definition",
    "Toolkit": "callwright.toolkit.definition",
    "ToolkitError": "callwright.toolkit.definition",
    "bucket_store": "callwright.toolkit.object_tools.bucket_writer",
    "database": "callwright.toolkit.database_tools",
    "github": "callwright.toolkit.github_tools",
    "images": "callwright.toolkit.image_tools",
    "objects": "callwright.toolkit.object_tools",
    "publishing": "callwright.toolkit.publishing_tools",
    "workflows": "callwright.toolkit.workflow_tools",
}

__all__ = [
    "BucketStore", "FolderStore", "ObjectStore", "ObjectStoreError", "SetupContext", "StoredObject", "ToolSpec", "ToolWords", "Toolkit",
    "ToolkitError", "bucket_store", "database", "github", "images", "objects", "publishing", "workflows",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Load a public name at its first use, so that an unused toolkit is never imported."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'callwright.toolkit' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - only when a name is used

    value = getattr(import_module(home), name)
    globals()[name] = value
    return value
