"""The operator at the command line: the account of the operating system, a name that no caller of a tool can have."""

import getpass
import os

from callwright.domain.call import OPERATOR_PREFIX, Principal


def get_account_name() -> str:
    """Return the name of this user's account; its number if it has no name."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # no name for this number; an OSError from Python 3.13 on
        return str(os.getuid()) if hasattr(os, "getuid") else "unknown"


def make_operator_principal(tenant: str) -> Principal:
    """Return the principal ``user:ACCOUNT``, acting for this tenant."""
    return Principal(f"{OPERATOR_PREFIX}{get_account_name()}", tenant)
