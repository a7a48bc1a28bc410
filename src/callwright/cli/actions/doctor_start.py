"""The checks of ``callwright doctor`` on what ``callwright up`` needs to start: extras, ledger, folders, the keys. Makes nothing."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from callwright.app.app_builder import load_configured_keys, load_secret_key, resolve_ledger_location
from callwright.cli.actions.audit_heads import load_key
from callwright.cli.actions.doctor_store import DoctorFinding, check_folder_of, check_store
from callwright.cli.bilingual_text import LANGS, Text
from callwright.cli.cli_errors import CliError
from callwright.cli.command_framework import find_missing_modules
from callwright.cli.config_location import find_encryption_keys
from callwright.cli.config_problem_texts import describe_located_problem
from callwright.cli.pin_texts import PINS_HINT, PINS_TEXT
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig
from callwright.config.home_path import expand_home
from callwright.stores.store_url import is_database_url


def check_start(loaded: LoadedConfig, overdue_ms: int) -> Iterator[DoctorFinding]:
    """Check what would stop a gateway with this configuration from starting, other than its entries and rules.

    Args:
        loaded: The configuration.
        overdue_ms: A call in doubt for longer than this is a failure.
    """
    yield from _check_extra()
    yield from _check_ledger(loaded, overdue_ms)
    pins = loaded.folder / expand_home(loaded.config.pins)
    writable = check_folder_of("pins", Text("Folder of the pins", "工具定义存档目录"), pins)
    if writable.verdict != "ok":
        yield writable
    yield from _check_pins(pins)
    for load in (load_secret_key, load_configured_keys):
        try:
            load(loaded, os.environ)
        except ConfigError as fault:
            yield from _make_problem_findings(fault)
    if loaded.config.audit.key and not find_missing_modules("gateway"):
        yield from _check_head_signing(loaded)
    yield from _check_keyring(loaded)


def _check_head_signing(loaded: LoadedConfig) -> Iterator[DoctorFinding]:
    """Check that heads of the audit trail can be signed and appended."""
    title = Text("Signed heads", "已签名的链头")
    key, heads = (
        loaded.folder / expand_home(one) for one in (loaded.config.audit.key, loaded.config.audit.heads)
    )
    try:
        load_key(str(key))
    except CliError as fault:
        seen = Text(fault.message.render("en", **fault.values), fault.message.render("zh-CN", **fault.values))
        yield DoctorFinding("audit:key", "fail", title, seen, fault.hint)
    is_writable = os.access(heads, os.R_OK | os.W_OK) if heads.exists() else heads.parent.is_dir()
    if not is_writable or heads.is_dir():
        seen = Text(f"{heads} cannot be written", f"无法写入 {heads}")
        yield DoctorFinding("audit:heads", "fail", title, seen)
    elif _is_beside_ledger(loaded, heads):
        seen = Text(
            f"{heads} is in the folder of the ledger: whoever can write there can change both",
            f"{heads} 与账本在同一目录：能写该目录的人可以同时改动两者",
        )
        yield DoctorFinding("audit:heads", "warn", title, seen, _HEADS_ELSEWHERE_HINT)


def _is_beside_ledger(loaded: LoadedConfig, heads: Path) -> bool:
    try:
        place = resolve_ledger_location(loaded, os.environ)
    except ConfigError:
        return False  # the check of the ledger says so
    return not is_database_url(place) and heads.resolve().parent == Path(place).resolve().parent


_HEADS_ELSEWHERE_HINT = Text(
    "Name a file on a disk or host where nobody who can write to the ledger can change it: audit = { heads = FILE }",
    "请指定另一磁盘或主机上的文件，使能写账本的人无法改动它：audit = { heads = FILE }",
)


def _check_keyring(loaded: LoadedConfig) -> Iterator[DoctorFinding]:
    """Check that a keyring that the configuration asks for by name can be used; the default asks for none."""
    if loaded.written.get("keyring") is True and find_missing_modules("keyring"):
        seen = Text(
            "keyring = true, but the extra is not installed: tokens are kept in the file of logins",
            "keyring = true，但未安装该扩展：令牌保存在登录文件中",
        )
        hint = Text("pip install 'callwright[keyring]'", "请运行 pip install 'callwright[keyring]'")
        yield DoctorFinding("extra:keyring", "warn", Text("Extra keyring", "扩展 keyring"), seen, hint)


def _make_problem_findings(fault: ConfigError) -> Iterator[DoctorFinding]:
    for one in fault.problems:
        seen = describe_located_problem(fault.path, one)
        yield DoctorFinding("config", "fail", Text("Configuration", "配置"), seen)


def _check_extra() -> Iterator[DoctorFinding]:
    missing = find_missing_modules("gateway")
    if missing:
        names = ", ".join(missing)
        seen = Text(f"not installed: {names}; a gateway needs it", f"未安装：{names}；网关需要它")
        hint = Text("pip install 'callwright[gateway]'", "请运行 pip install 'callwright[gateway]'")
        yield DoctorFinding("extra:gateway", "fail", Text("Extra gateway", "扩展 gateway"), seen, hint)


def _check_pins(pins: Path) -> Iterator[DoctorFinding]:
    if find_missing_modules("gateway"):
        return
    from callwright.app.tool_acceptance import PinError, check_pins  # noqa: PLC0415 - needs an extra

    try:
        check_pins(pins)
    except PinError:
        seen = Text(*(PINS_TEXT.render(lang, path=pins) for lang in LANGS))
        yield DoctorFinding("pins", "fail", Text("Accepted definitions", "已接受的工具定义"), seen, PINS_HINT)


def _check_ledger(loaded: LoadedConfig, overdue_ms: int) -> Iterator[DoctorFinding]:
    """Check the ledger that the configuration names; one that the gateway would make is no failure."""
    try:
        place = resolve_ledger_location(loaded, os.environ)
    except ConfigError as fault:
        yield from _make_problem_findings(fault)
        return
    find_keys = partial(find_encryption_keys, loaded)
    yield from check_store(place, overdue_ms, makes=True, find_keys=find_keys)
