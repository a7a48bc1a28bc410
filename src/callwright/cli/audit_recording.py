"""Changes of files that decide who may do what, on the audit trail of the ledger that they belong to."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from callwright.app import Callwright
from callwright.app.app_builder import prepare_ledger_location
from callwright.cli.app_loading import translate_store_errors
from callwright.cli.config_problem_texts import make_invalid_config_error
from callwright.cli.operator_account import make_operator_principal
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig
from callwright.domain.audit_records import AuditEvent, AuditKind
from callwright.runtime.clock import SystemClock
from callwright.stores.store_factory import open_store


@contextmanager
def open_or_create_ledger(name: str) -> Iterator[Callwright]:
    """The ledger of that name, made where absent, opened before anything is changed: a change that cannot be recorded is not made.

    Raises:
        CliError: it cannot be used.
    """
    with translate_store_errors(name), Callwright(open_store(name, SystemClock())) as desk:
        yield desk


def open_config_ledger(loaded: LoadedConfig) -> AbstractContextManager[Callwright]:
    """The ledger of a configuration.

    Raises:
        CliError: it refers to a variable that is not set, or cannot be used.
    """
    try:
        return open_or_create_ledger(prepare_ledger_location(loaded, os.environ))
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None


def record_change(desk: Callwright, kind: AuditKind, about: dict[str, str], *, tenant: str = "") -> None:
    """Write that the user of this account has made a change."""
    desk.store.append_event(
        AuditEvent(kind=kind, tenant=tenant, by=make_operator_principal("").id, about=about)
    )
