"""The console: pages for people on the calls, approvals, ledger, withheld results, servers and workflows of a gateway.

The pages are files that name nothing and ask for no key. All that they show, the browser requests from the HTTP API as its user: the
console has neither rights nor access to data itself. May not know the application.
"""

from callwright.gateway.console.console_assets import CONSOLE_PATH, mount_console

__all__ = ["CONSOLE_PATH", "mount_console"]
