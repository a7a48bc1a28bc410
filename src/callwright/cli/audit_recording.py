"""Record changes of access-control files in the audit trail of the ledger that they belong to."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial

from callwright.app import Callwright
from callwright.app.app_builder import prepare_ledger_location
from callwright.cli.app_loading import translate_store_errors
from callwright.cli.config_location import find_encryption_keys
from callwright.cli.config_problem_texts import make_invalid_config_error
from callwright.cli.operator_account import make_operator_principal
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig
from callwright.domain.audit_records import AuditEvent, AuditKind
from callwright.runtime.clock import SystemClock
from callwright.stores.store_factory import open_to_look


@contextmanager
def open_or_create_ledger(name: str, loaded: LoadedConfig | None = None) -> Iterator[Callwright]:
    """Open the ledger with that name, creating it if missing, before anything is changed: a change that cannot be recorded is not made.

    Args:
        name: A SQLite file, or the URL of a database.
        loaded: The configuration that names the keys of its content, by default that of this folder.

    Raises:
        CliError: The ledger cannot be used.
    """
    find_keys = partial(find_encryption_keys, loaded)
    with translate_store_errors(name), Callwright(open_to_look(name, SystemClock(), find_keys)) as desk:
        yield desk


def open_config_ledger(loaded: LoadedConfig) -> AbstractContextManager[Callwright]:
    """Open the ledger of a configuration.

    Raises:
        CliError: It refers to an unset variable, or cannot be used.
    """
    try:
        return open_or_create_ledger(prepare_ledger_location(loaded, os.environ), loaded)
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None


def record_change(desk: Callwright, kind: AuditKind, about: dict[str, str], *, tenant: str = "") -> None:
    """Record that the user of this account has made a change."""
    desk.store.append_event(
        AuditEvent(kind=kind, tenant=tenant, by=make_operator_principal("").id, about=about)
    )
