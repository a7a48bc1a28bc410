"""Changes of files that decide who may do what, on the audit trail of the ledger that they belong to."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from callwright.app import Callwright
from callwright.app.configured import ledger_name
from callwright.cli.config_words import invalid
from callwright.cli.loading import reaching
from callwright.cli.operator import operator
from callwright.config.reading import Loaded
from callwright.config.trouble import ConfigError
from callwright.domain.audit import AuditEvent, AuditKind
from callwright.runtime.clock import SystemClock
from callwright.stores.opening import open_store


@contextmanager
def ledger(name: str) -> Iterator[Callwright]:
    """The ledger of that name, made where absent, opened before anything is changed: a change that cannot be recorded is not made.

    Raises:
        CliError: it cannot be used.
    """
    with reaching(name), Callwright(open_store(name, SystemClock())) as desk:
        yield desk


def ledger_of(loaded: Loaded) -> AbstractContextManager[Callwright]:
    """The ledger of a configuration.

    Raises:
        CliError: it refers to a variable that is not set, or cannot be used.
    """
    try:
        return ledger(ledger_name(loaded, os.environ))
    except ConfigError as fault:
        raise invalid(fault) from None


def record(desk: Callwright, kind: AuditKind, about: dict[str, str], *, tenant: str = "") -> None:
    """Write that the user of this account has made a change."""
    desk.store.note(AuditEvent(kind=kind, tenant=tenant, by=operator("").id, about=about))
