"""Finds the configuration file that a command is about: --config, CALLWRIGHT_CONFIG, then the folder one is in."""

import os
from pathlib import Path

from callwright.cli.config_words import invalid
from callwright.cli.trouble import unreachable
from callwright.cli.words import Text
from callwright.config.model import FILE_NAME
from callwright.config.reading import Loaded, read_config
from callwright.config.trouble import ConfigError

HOME_ENV = "CALLWRIGHT_HOME"
CONFIG_ENV = "CALLWRIGHT_CONFIG"
CLIENTS_LEDGER = "ledger.db"
"""The ledger of servers that were found in the configurations of this user's clients, in ``home()``."""


def home() -> Path:
    """Where a user's own data are kept when no configuration says so."""
    return Path(os.environ.get(HOME_ENV) or "~/.callwright").expanduser()


def config_path(named: str | None) -> Path | None:
    """The file that is meant; None where none is named and none is here."""
    if named is not None:
        return Path(named)
    here = Path(FILE_NAME)
    return here if here.is_file() else None


def configured_store() -> str | None:
    """The ledger that `callwright up` keeps here: the configuration's, else that of the servers of this user's clients.

    None where there is neither. A ledger of clients' servers counts only where its file is there.

    Raises:
        CliError: there is a configuration, and it cannot be used.
    """
    from callwright.app.configured import ledger_place  # noqa: PLC0415 - commands that need no ledger start without it

    loaded = loaded_config(os.environ.get(CONFIG_ENV) or None)
    if loaded is None:
        of_clients = home() / CLIENTS_LEDGER
        return str(of_clients) if of_clients.is_file() else None
    try:
        return ledger_place(loaded, os.environ)
    except ConfigError as fault:
        raise invalid(fault) from None


def loaded_config(named: str | None) -> Loaded | None:
    """The configuration that is meant; None where there is none.

    Raises:
        CliError: it was named and is not there, or it cannot be used.
    """
    path = config_path(named)
    if path is None:
        return None
    if not path.exists():
        raise unreachable(
            "config_not_found",
            Text("There is no file {path}.", "文件 {path} 不存在。"),
            Text(
                "Give the path from where you are, or leave --config (and CALLWRIGHT_CONFIG) out; "
                "`callwright import` makes one.",
                "请给出相对当前目录的路径，或去掉 --config（及 CALLWRIGHT_CONFIG）；`callwright import` 可生成。",
            ),
            path=path,
        )
    try:
        return read_config(path)
    except ConfigError as fault:
        raise invalid(fault) from None
