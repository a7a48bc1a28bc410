"""The modules that set up the toolkits of tables ``[toolkit.NAME]``. A module is loaded only if its table is present."""

from importlib import import_module
from typing import Final

from callwright.config.toolkits import ToolkitTable
from callwright.toolkit.definition import SetupContext, Toolkit

MODULES: Final[dict[str, str]] = {
    "database": "callwright.toolkit.database_tools",
    "github": "callwright.toolkit.github_tools",
    "images": "callwright.toolkit.image_tools",
    "objects": "callwright.toolkit.object_tools",
    "publishing": "callwright.toolkit.publishing_tools",
    "workflows": "callwright.toolkit.workflow_tools",
}
"""Name of a toolkit → the module whose ``set_up(table, context)`` creates it."""


def set_up_toolkit(name: str, table: ToolkitTable, context: SetupContext) -> Toolkit:
    """Create the toolkit of a table.

    Raises:
        Unset: a variable that the table refers to is not set.
        ToolkitError, CredentialError: an option is wrong.
        ModuleNotFoundError: the extra of the toolkit is not installed.
    """
    made: Toolkit = import_module(MODULES[name]).set_up(table, context)
    return made
