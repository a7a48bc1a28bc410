"""Load the app and the store of a command; never fall back to another one.

A user's own file is executed here, with its author at the terminal: an error is reported by class and line,
without the exception's text. The text of our own refusals (contracts, signatures) is shown in full: it names
the remedy.
"""

import contextlib
import importlib
import importlib.util
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from callwright.app import Callwright
from callwright.cli.app_finding import find_written_app
from callwright.cli.bilingual_text import Text, make_untranslated_text
from callwright.cli.cli_errors import CliError, make_unreachable_error, make_usage_error
from callwright.cli.config_location import ENCRYPTION_KEYS_ENV, find_configured_store, find_encryption_keys
from callwright.domain.reason import render_reason
from callwright.domain.refusal import make_refusal
from callwright.ports import StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.sealed_store import SealedStore
from callwright.stores.store_factory import open_to_look
from callwright.stores.store_url import is_database_url, is_foreign_url, redact_store_name

_NAME_APP_HINT = Text(
    "Give --app pkg.module:app or --app path/file.py:app, or set CALLWRIGHT_APP.",
    "请指定 --app pkg.module:app 或 --app path/file.py:app，或设置 CALLWRIGHT_APP。",
)
_ATTRIBUTE_HINT = Text(
    "Write {place}:{name}, with the name that it has there.",
    "请写成 {place}:{name}，冒号后为其中的名称。",
)
_SERVER_URL_HINT = Text(
    "To serve an MCP server by its address, write [servers.NAME] with url = … into callwright.toml.",
    "若要按网址接入 MCP 服务器，请在 callwright.toml 中写 [servers.名称] 和 url = …。",
)
_FOUND_APP_HINT = Text("Write {place}:{name}.", "请写成 {place}:{name}。")


# --- apps -------------------------------------------------------------------------------------------------------


def load_app(target: str | None) -> Callwright:
    """Load the application named by ``module:attribute`` or ``file.py:attribute``."""
    if not target:
        raise make_usage_error(Text("No application was named.", "没有指定应用。"), _NAME_APP_HINT)
    # The target may come from --app, CALLWRIGHT_APP or an argument: only its own text is sure to be what the user wrote.
    module, place, attribute = _load_target(target, target, "app")
    return _get_app(module, place, attribute)


def load_function(target: str, option: str) -> Callable[..., Any]:
    """Load the function named by ``module:attribute`` or ``file.py:attribute``."""
    module, place, attribute = _load_target(target, f"{option} {target}", "function")
    found = getattr(module, attribute, None)
    if not callable(found):
        raise make_unreachable_error(
            "function_not_found",
            Text("{place} has no function {name}.", "{place} 没有函数 {name}。"),
            Text("Name a function of that module after the colon.", "请在冒号后写该模块中的函数名。"),
            place=place,
            name=attribute,
        )
    function: Callable[..., Any] = found
    return function


def _load_target(target: str, written: str, example: str) -> tuple[ModuleType, str, str]:
    place, colon, attribute = target.rpartition(":")
    if not colon or not place or not attribute.isidentifier():
        named = (place if colon else target) or "file.py"
        found = find_written_app(Path(named)) if example == "app" and named.endswith(".py") else None
        raise make_usage_error(
            Text("{written} names no attribute.", "{written} 没有指明属性。"),
            _SERVER_URL_HINT if "://" in target else _ATTRIBUTE_HINT if found is None else _FOUND_APP_HINT,
            written=written,
            place=named,
            name=found or example,
        )
    with redirect_user_stdout(), translate_user_errors(place):
        module = _import_file(Path(place)) if place.endswith(".py") else _import_module(place)
    return module, place, attribute


@contextlib.contextmanager
def redirect_user_stdout() -> Iterator[None]:
    """Redirect output of the user's code to stderr: stdout is for the output of the command."""
    with contextlib.redirect_stdout(sys.stderr):
        yield


def _import_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise make_unreachable_error(
            "app_not_found",
            Text("There is no file {path}.", "文件 {path} 不存在。"),
            Text("Give the path from where you are: {here}.", "请给出相对当前目录的路径：{here}。"),
            path=path,
            here=Path.cwd(),
        )
    name = f"callwright_app_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path.absolute())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # type hints are resolved there
    _add_import_folder(str(path.absolute().parent))
    spec.loader.exec_module(module)
    return module


def _import_module(name: str) -> ModuleType:
    if not all(part.isidentifier() for part in name.split(".")):
        raise _make_no_module_error(name)
    _add_import_folder(str(Path.cwd()))
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as fault:
        if fault.name is None or not f"{name}.".startswith(f"{fault.name}."):
            raise
        raise _make_no_module_error(fault.name) from None


def _make_no_module_error(name: str) -> CliError:
    return make_unreachable_error(
        "app_not_found",
        Text("There is no module {name}.", "模块 {name} 不存在。"),
        Text(
            "It is looked for in {here} and among the installed packages; a file is named as path/file.py:app.",
            "查找范围为 {here} 和已安装的包；若是文件，请写 path/file.py:app。",
        ),
        name=name,
        here=Path.cwd(),
    )


def _add_import_folder(folder: str) -> None:
    if folder not in sys.path:
        sys.path.insert(0, folder)


def _get_app(module: ModuleType, place: str, attribute: str) -> Callwright:
    found = getattr(module, attribute, None)
    if isinstance(found, Callwright):
        return found
    apps = [name for name, value in vars(module).items() if isinstance(value, Callwright)]
    missing = Text("{place} has no attribute {name}.", "{place} 没有属性 {name}。")
    wrong_type = Text(
        "{place}:{name} is not a Callwright application.", "{place}:{name} 不是 Callwright 应用。"
    )
    suggestion = Text("Did you mean {place}:{apps}?", "是否想用 {place}:{apps}？")
    no_app = Text(
        "There is none in it: make one with app = Callwright().",
        "其中没有应用：请用 app = Callwright() 创建。",
    )
    raise make_unreachable_error(
        "app_not_found",
        wrong_type if hasattr(module, attribute) else missing,
        suggestion if apps else no_app,
        place=place,
        name=attribute,
        apps=f", {place}:".join(apps),
    )


@contextlib.contextmanager
def translate_user_errors(place: str) -> Iterator[None]:
    """Convert an exception of the user's module to an error that names its class and line."""
    try:
        yield
    except CliError:
        raise
    except StoreError as fault:
        if fault.cause in _APP_KEY_TEXTS:
            raise make_unreachable_error(
                f"store_{fault.cause}", _APP_KEY_TEXTS[fault.cause], _APP_KEY_HINT, place=place
            ) from None
        raise make_store_error(fault, fault.store or place) from None
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - any exception of a user's module is reported by class and line
        raise _make_load_error(fault, place) from None


_APP_KEY_TEXTS = {
    "no_key": Text(
        "{place} opens a ledger whose content is encrypted, and gives no key.",
        "{place} 打开的账本内容已加密，但没有给出密钥。",
    ),
    "wrong_key": Text(
        "{place} opens a ledger whose content is encrypted with another key.",
        "{place} 打开的账本内容是用另一把密钥加密的。",
    ),
}
_APP_KEY_HINT = Text(
    'Give the key there: Callwright(…, encryption_keys=["env:NAME"]); while keys change, the earlier one after the new one.',
    '请在该处给出密钥：Callwright(…, encryption_keys=["env:名称"])；更换密钥期间，旧密钥写在新密钥之后。',
)


def _make_load_error(fault: BaseException, place: str) -> CliError:
    if type(fault).__module__.partition(".")[0] == __name__.partition(".")[0]:
        return make_unreachable_error(
            "app_refused",
            Text("{place} was refused: {reason}", "{place} 被拒绝：{reason}"),
            Text("Fix the problem named above, at {line}.", "请在 {line} 处改正上述问题。"),
            place=place,
            reason=_render_refusal(fault),
            line=_find_user_line(fault),
        )
    if isinstance(fault, ModuleNotFoundError) and fault.name:
        return make_unreachable_error(
            "app_failed",
            Text(
                "{place} could not be loaded: there is no module {name}, which {line} imports.",
                "无法加载 {place}：{line} 处导入的模块 {name} 不存在。",
            ),
            Text(
                "Check its spelling, or install the package in this environment: {python}.",
                "请检查拼写，或在该环境中安装相应的包：{python}。",
            ),
            place=place,
            name=fault.name,
            line=_find_user_line(fault),
            python=sys.executable,
        )
    return make_unreachable_error(
        "app_failed",
        Text("{place} could not be loaded: {kind} at {line}.", "无法加载 {place}：{line} 处发生 {kind}。"),
        Text("Run it with python to see the whole error.", "可用 python 直接运行它以查看完整错误。"),
        place=place,
        kind=type(fault).__name__,
        line=_find_user_line(fault),
    )


def _render_refusal(fault: BaseException) -> Text:
    """Render the message of an exception of Callwright in both languages; several problems are written one per line."""
    if not isinstance(fault, Exception):
        return make_untranslated_text(str(fault))
    refusal = make_refusal(fault)
    problems = [one.render("zh-CN") for one in refusal.parts]
    head = render_reason(refusal.reason, "zh-CN")
    chinese = "\n  - ".join([head, *problems]) if head else "；".join(problems)
    return Text(refusal.text, chinese)


def _find_user_line(fault: BaseException) -> str:
    """Return the last line outside Callwright and installed packages in the fault's traceback, as ``file:line``."""
    if isinstance(fault, SyntaxError) and fault.filename:
        return f"{Path(fault.filename).name}:{fault.lineno}"
    user_frames = [
        frame for frame in traceback.extract_tb(fault.__traceback__) if _is_user_file(frame.filename)
    ]
    return f"{Path(user_frames[-1].filename).name}:{user_frames[-1].lineno}" if user_frames else "?"


def _is_user_file(filename: str) -> bool:
    path = Path(filename)
    installed = {"site-packages", "importlib", "<frozen importlib._bootstrap>"} & set(path.parts)
    return not (installed or filename.startswith("<") or _PACKAGE_FOLDER in path.parents)


_PACKAGE_FOLDER = Path(__file__).resolve().parents[1]


# --- stores -----------------------------------------------------------------------------------------------------

_DOUBTFUL_TEXTS = (
    Text("{path} may have lost what it had acknowledged.", "{path} 可能丢失了已确认的记录。"),
    Text(
        "`callwright doctor` names the cause; `callwright ledger accept` ends it.",
        "`callwright doctor` 会指出原因；`callwright ledger accept` 可予以确认。",
    ),
)
_SEALED_REASON_TEXTS: dict[str, tuple[Text, Text]] = {
    "no_cipher": (
        Text(
            "The content of {path} cannot be encrypted or decrypted: the package cryptography is not installed.",
            "无法加密或解密 {path} 的内容：未安装 cryptography 包。",
        ),
        Text("Run pip install 'callwright[encryption]'.", "请执行 pip install 'callwright[encryption]'。"),
    ),
    "no_key": (
        Text(
            "The content of {path} is encrypted, and no key was given.",
            "{path} 的内容已加密，但没有给出密钥。",
        ),
        Text(
            'Put the key into CALLWRIGHT_ENCRYPTION_KEYS, or name it in callwright.toml: encryption_keys = ["env:NAME"].',
            '请将密钥放入 CALLWRIGHT_ENCRYPTION_KEYS，或在 callwright.toml 中写 encryption_keys = ["env:名称"]。',
        ),
    ),
    "wrong_key": (
        Text("The content of {path} is encrypted with another key.", "{path} 的内容是用另一把密钥加密的。"),
        Text(
            "Give the key that it was encrypted with; while keys change, after the new one.",
            "请给出加密时所用的密钥；更换密钥期间，写在新密钥之后。",
        ),
    ),
    "unopened": (
        Text(
            "A value in {path} cannot be decrypted: its key was not given, or it was changed or cut off.",
            "{path} 中有一个值无法解密：未给出其密钥，或它被改动、残缺。",
        ),
        Text(
            "Give the keys of earlier times too, after the current one. `callwright doctor` counts both.",
            "请同时给出以前的密钥，写在当前密钥之后。`callwright doctor` 会分别计数。",
        ),
    ),
}
_FILE_REASON_TEXTS: dict[str, tuple[Text, Text]] = {
    "locked": (
        Text("{path} is locked by another process.", "{path} 被其他进程锁定。"),
        Text("Wait for it or end it, then try again.", "请等待或结束该进程后重试。"),
    ),
    "full": (
        Text("There is no space to write {path}.", "没有空间写入 {path}。"),
        Text("Free space on its disk, then try again.", "请清理磁盘空间后重试。"),
    ),
    "read_only": (
        Text("{path} cannot be written.", "{path} 不可写。"),
        Text(
            "Grant this user write access to the file and its folder; a file of a newer Callwright needs an upgrade.",
            "请授予当前用户对文件及其目录的写权限；若由更新版本的 Callwright 写入，请先升级。",
        ),
    ),
    "corrupt": (
        Text("{path} is damaged, or is not a Callwright ledger.", "{path} 已损坏，或不是 Callwright 账本。"),
        Text(
            "Check the path. A damaged ledger: move it and its -wal and -shm aside, keep them, restore a backup.",
            "请检查路径。若账本损坏：将其与 -wal、-shm 一并移开并保留，再恢复备份。",
        ),
    ),
    "doubtful": _DOUBTFUL_TEXTS,
    "gone": (
        Text("{path} is not there or cannot be opened.", "{path} 不存在或无法打开。"),
        Text("Check the path and its folder.", "请检查路径及其目录。"),
    ),
    "no_place": (
        Text("{path} is not the name of a ledger.", "{path} 不是账本的名称。"),
        Text(
            "Give the path of a SQLite file, such as shop.db, or postgresql://user@host/database. A ledger in memory is only for Python code.",
            "请给出 SQLite 文件的路径，例如 shop.db，或 postgresql://user@host/database。内存账本只供 Python 代码使用。",
        ),
    ),
    **_SEALED_REASON_TEXTS,
}

_DATABASE_REASON_TEXTS: dict[str, tuple[Text, Text]] = {
    "locked": (
        Text(
            "{path} is busy: it accepts no more connections, or a row is locked for too long.",
            "{path} 繁忙：连接数已满，或有行被长时间占用。",
        ),
        Text(
            "Wait, or end the transaction that holds the lock; then try again.", "请等待或结束占用者后重试。"
        ),
    ),
    "full": (
        Text("{path} has no space left.", "{path} 空间不足。"),
        Text("Free space on the server, then try again.", "请在服务器上清理空间后重试。"),
    ),
    "read_only": (
        Text("{path} cannot be written.", "{path} 不可写。"),
        Text(
            "Use the primary, or grant this user write access; tables of a newer Callwright need an upgrade.",
            "请指定主库，或授予该用户写权限；若由更新版本的 Callwright 建立，请先升级。",
        ),
    ),
    "corrupt": (
        Text("{path} contains no valid Callwright ledger.", "{path} 中没有完好的 Callwright 账本。"),
        Text(
            "Check the name of the database. Damaged tables: restore a backup.",
            "请检查数据库名称。若表已损坏，请恢复备份。",
        ),
    ),
    "doubtful": _DOUBTFUL_TEXTS,
    "gone": (
        Text("{path} cannot be reached.", "无法连接 {path}。"),
        Text(
            "Check that the server runs, and host, port, database, user and password.",
            "请检查服务器是否运行，以及主机、端口、数据库、用户和密码。",
        ),
    ),
    "absent": (
        Text("{path} has no ledger yet.", "{path} 中尚无账本。"),
        Text(
            "The first call makes its tables. If there should be one, check the names of database and schema.",
            "首次调用会建立表。若其中本应已有账本，请检查数据库名和模式名。",
        ),
    ),
    "no_driver": (
        Text(
            "{path} cannot be reached: the driver of PostgreSQL is not installed.",
            "无法连接 {path}：未安装 PostgreSQL 驱动。",
        ),
        Text("Run pip install 'callwright[postgres]'.", "请运行 pip install 'callwright[postgres]'。"),
    ),
    **_SEALED_REASON_TEXTS,
}


def make_store_error(fault: StoreError, path: object) -> CliError:
    """Make the error for a store that cannot be used."""
    name = str(path)
    code = fault.cause or fault.reason
    texts = _DATABASE_REASON_TEXTS if is_database_url(name) else _DATABASE_REASON_TEXTS | _FILE_REASON_TEXTS
    message, hint = texts[code]
    return make_unreachable_error("store_" + code, message, hint, path=redact_store_name(name))


@contextlib.contextmanager
def translate_store_errors(path: object) -> Iterator[None]:
    """Convert a store's exception to an error that names its file."""
    try:
        yield
    except StoreError as fault:
        raise make_store_error(fault, path) from None


def require_existing_store(store: str | None) -> str:
    """Return the path of an existing ledger: inspecting one must not create one.

    Without ``--store`` it is the ledger that `callwright up` uses in this folder.
    """
    if not store:
        store = find_configured_store()
    if not store:
        raise make_usage_error(
            Text(
                "No ledger was named, and there is no callwright.toml here.",
                "没有指定账本，当前目录也没有 callwright.toml。",
            ),
            Text(
                "Give --store PATH or URL, set CALLWRIGHT_STORE, or go to the folder of callwright.toml.",
                "请指定 --store PATH 或 URL，或设置 CALLWRIGHT_STORE，或进入 callwright.toml 所在目录。",
            ),
        )
    if not is_database_url(store) and not is_foreign_url(store) and not os.path.exists(store):  # noqa: PTH110 - Path raises for a name that is too long
        raise make_unreachable_error("store_gone", *_FILE_REASON_TEXTS["gone"], path=store)
    return store


@contextlib.contextmanager
def open_ledger_app(store: str | None) -> Iterator[Callwright]:
    """Open an application without tools on an existing ledger, for inspection and decisions."""
    name = require_existing_store(store)
    with (
        translate_store_errors(name),
        Callwright(open_to_look(name, SystemClock(), find_encryption_keys, make=False)) as desk,
    ):
        yield desk


def attach_store(app: Callwright, store: str | None) -> None:
    """Put the app's ledger into a file, unless it has a durable one: two ledgers would contradict each other.

    It is encrypted with the app's own keys, else with those of the environment or the configuration, if there are any. A ledger
    that the app opens itself without a key is refused where a key is given: it would be written in plain text.
    """
    if not store:
        _require_encryption(app, given=bool(os.environ.get(ENCRYPTION_KEYS_ENV, "").strip()))
        return
    if _is_same_store(app, store):
        _require_encryption(app, given=bool(find_encryption_keys()))
        return
    if app.store.durability != "process":
        raise make_usage_error(
            Text(
                "The app keeps its ledger in {own}, not in {store}.", "该应用的账本在 {own}，不在 {store}。"
            ),
            Text(
                "Leave out --store (and CALLWRIGHT_STORE), or name that file.",
                "请去掉 --store（及 CALLWRIGHT_STORE），或指定该文件。",
            ),
            own=app.store.collect_stats().get("path", "a store of its own"),
            store=redact_store_name(store),
        )
    keys = find_encryption_keys()
    if keys and app.host.journal is not None:
        raise _JOURNAL_ERROR
    with translate_store_errors(store):
        app.host.use_store(store, keys)


def _require_encryption(app: Callwright, *, given: bool) -> None:
    """Refuse an app that opens its ledger itself, without a key, although one is given."""
    if not given or app.store.durability == "process" or isinstance(app.store, SealedStore):
        return
    raise make_usage_error(
        Text(
            "Encryption keys are given, and the app opens its ledger {own} without one: it would not be encrypted.",
            "已给出加密密钥，但应用打开自己的账本 {own} 时没有使用密钥：其内容不会被加密。",
        ),
        _APP_KEY_HINT,
        own=get_store_name(app) or "-",
    )


_JOURNAL_ERROR = make_usage_error(
    Text(
        "The app writes journals, which are not encrypted, and encryption keys are given.",
        "该应用会写日志文件，日志文件不加密，而这里给出了加密密钥。",
    ),
    Text(
        "Leave out journal= of the app, or the keys (CALLWRIGHT_ENCRYPTION_KEYS, encryption_keys in callwright.toml).",
        "请去掉应用的 journal=，或去掉密钥（CALLWRIGHT_ENCRYPTION_KEYS、callwright.toml 中的 encryption_keys）。",
    ),
)


def get_store_name(app: Callwright) -> str | None:
    """Return the name of the app's ledger for ``--store``, without a password; None where it has none or cannot be read."""
    try:
        own = app.store.collect_stats().get("path")
    except StoreError:
        return None
    return None if own is None else str(own)


def _is_same_store(app: Callwright, store: str) -> bool:
    own = app.store.collect_stats().get("path")
    if own is not None and is_database_url(store):
        return bool(own == redact_store_name(store))
    return own is not None and os.path.realpath(own) == os.path.realpath(store)
