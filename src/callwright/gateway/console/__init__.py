"""The console: pages for people on the calls, approvals, ledger, withheld results, servers and workflows of a gateway.

The pages are files that name nothing and ask for no key. All that they show, the browser asks of the HTTP API as whoever uses it: the
console has no rights and no way to the data of its own. May not know the application.
"""

from callwright.gateway.console.console_assets import CONSOLE_PATH, mount_console

__all__ = ["CONSOLE_PATH", "mount_console"]
