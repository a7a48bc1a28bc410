"""Who sits at the command line: the account of the operating system, which no caller of a tool can be named like."""

import getpass
import os

from callwright.domain.call import OPERATOR_PREFIX, Principal


def get_account_name() -> str:
    """Name of this user's account; its number where it has no name."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # no name for this number; from Python 3.13 on an OSError
        return str(os.getuid()) if hasattr(os, "getuid") else "unknown"


def make_operator_principal(tenant: str) -> Principal:
    """The principal ``user:ACCOUNT``, as it decides for this tenant."""
    return Principal(f"{OPERATOR_PREFIX}{get_account_name()}", tenant)
