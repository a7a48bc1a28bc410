"""Finds the configuration file that a command is about: --config, CALLWRIGHT_CONFIG, then the folder one is in."""

import os
from pathlib import Path

from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error
from callwright.cli.config_problem_texts import make_invalid_config_error
from callwright.config.config_model import CONFIG_FILE_NAME
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig, read_config

HOME_ENV = "CALLWRIGHT_HOME"
CONFIG_ENV = "CALLWRIGHT_CONFIG"
CLIENTS_LEDGER_NAME = "ledger.db"
"""The ledger of servers that were found in the configurations of this user's clients, in ``get_home_folder()``."""


def get_home_folder() -> Path:
    """Where a user's own data are kept when no configuration says so."""
    return Path(os.environ.get(HOME_ENV) or "~/.callwright").expanduser()


def resolve_config_path(named: str | None) -> Path | None:
    """The file that is meant; None where none is named and none is here."""
    if named is not None:
        return Path(named)
    here = Path(CONFIG_FILE_NAME)
    return here if here.is_file() else None


def find_configured_store() -> str | None:
    """The ledger that `callwright up` keeps here: the configuration's, else that of the servers of this user's clients.

    None where there is neither. A ledger of clients' servers counts only where its file is there.

    Raises:
        CliError: there is a configuration, and it cannot be used.
    """
    from callwright.app.app_builder import resolve_ledger_location  # noqa: PLC0415 - commands that need no ledger start without it

    loaded = load_config(os.environ.get(CONFIG_ENV) or None)
    if loaded is None:
        of_clients = get_home_folder() / CLIENTS_LEDGER_NAME
        return str(of_clients) if of_clients.is_file() else None
    try:
        return resolve_ledger_location(loaded, os.environ)
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None


def load_config(named: str | None) -> LoadedConfig | None:
    """The configuration that is meant; None where there is none.

    Raises:
        CliError: it was named and is not there, or it cannot be used.
    """
    path = resolve_config_path(named)
    if path is None:
        return None
    if not path.exists():
        raise make_unreachable_error(
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
        raise make_invalid_config_error(fault) from None
