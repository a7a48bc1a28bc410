"""Find the configuration file of a command: --config, CALLWRIGHT_CONFIG, then the current folder."""

import os
from pathlib import Path

from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error
from callwright.cli.config_problem_texts import make_invalid_config_error
from callwright.config.config_model import CONFIG_FILE_NAME
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig, read_config
from callwright.config.home_path import expand_home
from callwright.core.guard.configured_secrets import remember_secret

HOME_ENV = "CALLWRIGHT_HOME"
CONFIG_ENV = "CALLWRIGHT_CONFIG"
ENCRYPTION_KEYS_ENV = "CALLWRIGHT_ENCRYPTION_KEYS"
CLIENTS_LEDGER_NAME = "ledger.db"
"""The ledger of servers found in this user's client configurations, in ``get_home_folder()``."""


def get_home_folder() -> Path:
    """Return the folder of a user's own data, used without a configuration."""
    return expand_home(os.environ.get(HOME_ENV) or "~/.callwright")


def resolve_config_path(named: str | None) -> Path | None:
    """Return the path of the configuration file; None if none is named and none is in this folder."""
    if named is not None:
        return expand_home(named)
    here = Path(CONFIG_FILE_NAME)
    return here if here.is_file() else None


def find_configured_store() -> str | None:
    """Return the ledger of `callwright up` in this folder: the configuration's, else that of the clients' servers.

    None if there is neither. A ledger of clients' servers counts only if its file exists.

    Raises:
        CliError: The configuration cannot be used.
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


def find_encryption_keys(loaded: LoadedConfig | None = None) -> tuple[bytes, ...]:
    """Return the keys that open a ledger: of CALLWRIGHT_ENCRYPTION_KEYS, else of the configuration, by default of that in this folder.

    A configuration that does not speak of any is not read further: what else is wrong with it concerns no command on a ledger.

    Raises:
        CliError: One is no key, or the configuration cannot be used.
    """
    from callwright.app.app_builder import load_configured_keys  # noqa: PLC0415 - commands that need no ledger start without it
    from callwright.stores.aes_sealer import parse_key  # noqa: PLC0415 - the same

    given = os.environ.get(ENCRYPTION_KEYS_ENV, "")
    if given.strip():
        try:
            keys = tuple(parse_key(one) for one in given.split(","))
        except ValueError:
            raise make_usage_error(
                Text(
                    "CALLWRIGHT_ENCRYPTION_KEYS holds no keys of 32 bytes in base64, with commas between them.",
                    "CALLWRIGHT_ENCRYPTION_KEYS 不是以逗号分隔的 32 字节 base64 密钥。",
                ),
                Text("`callwright data new-key` makes a key.", "`callwright data new-key` 可生成密钥。"),
            ) from None
        for one in given.split(","):
            remember_secret(one.strip())
        return keys
    if loaded is None:
        path = find_config_path(os.environ.get(CONFIG_ENV) or None)
        loaded = load_config(str(path)) if path is not None and _mentions_keys(path) else None
    if loaded is None or not loaded.config.encryption_keys:
        return ()
    try:
        return load_configured_keys(loaded, os.environ)
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None


def _mentions_keys(path: Path) -> bool:
    try:
        return b"encryption_keys" in path.read_bytes()
    except OSError:
        return True  # reading it as a configuration says what is wrong


def load_config(named: str | None) -> LoadedConfig | None:
    """Load the configuration; None if there is none.

    Raises:
        CliError: The named file does not exist, or cannot be used.
    """
    path = find_config_path(named)
    if path is None:
        return None
    try:
        return read_config(path)
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None


def find_config_path(named: str | None) -> Path | None:
    """Return the path of a configuration that exists; None if none is named and none is in this folder.

    Raises:
        CliError: The named file does not exist.
    """
    path = resolve_config_path(named)
    if path is not None and not path.exists():
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
    return path
