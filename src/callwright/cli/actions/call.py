"""``callwright call``: build one call from the command line, and print its envelope."""

import sys
from pathlib import Path
from typing import Any

from callwright.app import CallOptions, Callwright
from callwright.cli.actions.envelope_output import print_envelope, result_to_exit_code, select_hint
from callwright.cli.app_loading import attach_store, get_store_name, load_app, redirect_user_stdout
from callwright.cli.bilingual_text import Text, make_reason_text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error, write_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.core.call.clarification import to_pointer
from callwright.core.dialects.canonical import dump
from callwright.core.reader.strict_json import StrictJsonError, parse_strict_json
from callwright.core.repair.local_moment import load_time_zone
from callwright.core.text.conversation import ConversationError, read_conversation
from callwright.domain.call import ConversationMessage, Principal
from callwright.domain.result import ToolResult

MAX_INPUT_BYTES = 8 * 1024 * 1024
"""Bytes read from a file or stdin; more than any call that would be accepted."""

_CHOOSE_HINT = Text(
    "Give NAME and arguments, or --raw, not both.", "请给出工具名和参数，或使用 --raw，二者不能同时使用。"
)


def _load_steps(app: Callwright) -> None:
    """Load what the first call of a process loads, so that the printed duration is that of the call alone."""
    from callwright.core.call import gate_step  # noqa: F401, PLC0415 - loaded for its effect; other commands need none of it
    from callwright.core.call.completion import preload_checks  # noqa: PLC0415 - the same

    for tool in app.tools[:1]:
        preload_checks(tool)


def make_call(
    output: OutputOptions,
    *,
    name: str | None,
    fields: tuple[str, ...],
    app: str | None,
    store: str | None,
    args: str | None,
    raw: str | None,
    lines: int,
    **about: Any,
) -> ExitCode:
    """Make the call, print its envelope, and return the exit code of its outcome."""
    request = _read_request(name, fields, args, raw)
    options = _build_call_options(output, about)
    with load_app(app) as application:
        attach_store(application, store)
        application.tasks.executes_here = False  # this process ends with the call: a worker executes a task
        remembered = application.store.durability != "process"
        with redirect_user_stdout():
            _load_steps(application)
            result = application.call(request, **options)
        near = _find_near_name(application, result, options)
        named = (
            get_store_name(application) if remembered and result.error is not None and not store else store
        )
    _print_result(output, result, lines=lines, store=named, remembered=remembered, near=near)
    return result_to_exit_code(result)


def _find_near_name(application: Callwright, result: ToolResult, options: CallOptions) -> str | None:
    """Return the tool that a misspelt name probably means; None for a caller from whom tools are hidden (``permission_denied``)."""
    if result.error is None or result.error.code != "unknown_tool":
        return None
    principal = options.get("principal") or application.principal
    return application.catalogue.find_closest(result.meta.tool_name, principal)


def _print_result(
    output: OutputOptions,
    result: ToolResult,
    *,
    lines: int,
    store: str | None,
    remembered: bool,
    near: str | None,
) -> None:
    screen = Screen(output)
    if output.json:
        screen.print_json(dump(result))
    else:
        print_envelope(screen, result, lines=lines, forgets=not remembered)
    if result.error is not None:
        sys.stdout.flush()
        words = result.error.user_message
        write_error(output, result.error.code, words, select_hint(result, output.lang, store, near))


# --- the request
# ---------------------------------------------------------------------------------------------------


def _read_request(name: str | None, fields: tuple[str, ...], args: str | None, raw: str | None) -> Any:
    """Return the request in the model's place: its own text, or a name with arguments."""
    if raw is not None:
        if name is not None or args is not None:
            raise make_usage_error(
                Text("--raw already names the tool and its arguments.", "--raw 已包含工具名和参数。"),
                _CHOOSE_HINT,
            )
        return _read_stdin() if raw == "-" else raw
    if name is None or "=" in name:
        raise make_usage_error(
            Text("No tool was named.", "没有指定工具。"),
            Text(
                "`callwright call NAME field=value …`; `callwright tools` lists the names.",
                "用法：`callwright call NAME field=value …`；`callwright tools` 可列出名称。",
            ),
        )
    if name.lstrip()[:1] in _CALL_OPENERS:
        raise make_usage_error(
            Text("This is a whole call, not a tool's name.", "这是一整个调用，不是工具名。"),
            Text(
                "Give it with --raw: `callwright call --raw '…'`.",
                "请用 --raw 传入：`callwright call --raw '…'`。",
            ),
        )
    return {"name": name, "arguments": parse_arguments(fields, args)}


_CALL_OPENERS = ("{", "[", "<")


def parse_arguments(fields: tuple[str, ...], args: str | None) -> dict[str, Any]:
    """Parse arguments given as ``field=text``, ``field:=json``, and as the JSON object of ``--args``."""
    arguments = _parse_arguments_object(args) if args is not None else {}
    for field in fields:
        name, value = _parse_field(field)
        if name in arguments:
            raise make_usage_error(
                Text("{name} is given twice.", "{name} 重复给出。"),
                Text("Give every argument once.", "每个参数只给一次。"),
                name=name,
            )
        arguments[name] = value
    return arguments


def _parse_field(field: str) -> tuple[str, Any]:
    name, equals, text = field.partition("=")
    if not equals or not name.strip(":"):
        raise make_usage_error(
            Text("‘{field}’ is not written as an argument.", "“{field}”不是参数的写法。"),
            Text("Write field=text or field:=json.", "请写成 field=文本 或 field:=JSON。"),
            field=field[:64],
        )
    if not name.endswith(":"):
        return name, text
    return name.removesuffix(":"), _parse_json(text, name.removesuffix(":"))


def _parse_arguments_object(args: str) -> dict[str, Any]:
    value = _parse_json(_read_source(args), "--args")
    if not isinstance(value, dict):
        raise make_usage_error(
            Text("--args is JSON, but not an object.", "--args 是 JSON，但不是对象。"),
            Text(
                "Write {example}: one object with every argument.",
                "请写成 {example}：一个包含全部参数的对象。",
            ),
            example='{"field": "value"}',
        )
    return value


def _parse_json(text: str | bytes, place: str) -> Any:
    try:
        return parse_strict_json(text, MAX_INPUT_BYTES)
    except StrictJsonError as fault:
        raise make_usage_error(
            Text("{place} is not JSON: {reason}.", "{place} 不是有效的 JSON（{reason}）。"),
            Text(
                "Quote texts with double quotes, and the whole for your shell with single ones.",
                "文本用双引号，整体再用单引号括起交给 shell。",
            ),
            place=place,
            reason=make_reason_text(fault.reason),
        ) from None


def parse_json_source(text: str, option: str) -> Any:
    """The JSON that an option gives: itself, ``@FILE``, or ``-`` for stdin."""
    return _parse_json(_read_source(text), option)


def _read_source(args: str) -> str | bytes:
    if args == "-":
        return _read_stdin()
    return _read_file(Path(args[1:])) if args.startswith("@") else args


def read_input_file(file: str) -> bytes:
    """Return the bytes of a file, or of stdin for ``-``."""
    return _read_stdin() if file == "-" else _read_file(Path(file))


def read_input_text(file: str) -> str:
    """Return the text of a file, or of stdin for ``-``. Another encoding is refused: words lost in it would pass as not said."""
    try:
        return read_input_file(file).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise make_unreachable_error(
            "not_utf8",
            Text("{file} is not UTF-8.", "{file} 不是 UTF-8 编码。"),
            Text("Convert it first: iconv -f GB18030 -t UTF-8.", "请先转换：iconv -f GB18030 -t UTF-8。"),
            file="stdin" if file == "-" else file,
        ) from None


def _read_stdin() -> bytes:
    if sys.stdin is None or sys.stdin.isatty():
        raise make_usage_error(
            Text("There is nothing on stdin.", "标准输入没有内容。"),
            Text(
                "Pipe it in: cat call.json | callwright call …",
                "请用管道输入：cat call.json | callwright call …",
            ),
        )
    return sys.stdin.buffer.read(MAX_INPUT_BYTES + 1)


def _read_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_INPUT_BYTES + 1)
    except OSError:
        raise make_unreachable_error(
            "file_not_found",
            Text("{path} cannot be read.", "无法读取 {path}。"),
            Text("Check the path and its permissions.", "请检查路径和权限。"),
            path=path,
        ) from None


# --- the options
# ---------------------------------------------------------------------------------------------------


def _build_call_options(output: OutputOptions, about: dict[str, Any]) -> CallOptions:
    options: CallOptions = {
        "locale": output.lang,
        "run": about["run"],
        "key": about["key"],
        "version": about["tool_version"],
        "timeout_ms": about["timeout"],
        "dry_run": about["dry_run"],
        "zone": _check_zone(about["zone"]),
    }
    if about["repeat"] is not None:
        options["repeat"] = about["repeat"]
    if about["conversation"] is not None:
        options["conversation"] = _read_conversation(about["conversation"])
    options["confirmed"] = tuple("" if one == "*" else to_pointer(one) for one in about["confirmed"])
    if about["principal"] is not None:
        options["principal"] = parse_principal(about["principal"], about["roles"])
    elif about["roles"]:
        raise make_usage_error(
            Text("--role needs --as.", "--role 需要与 --as 一起使用。"),
            Text("Add --as ID.", "请加上 --as ID。"),
        )
    return options


def _check_zone(name: str | None) -> str | None:
    if name is not None:
        try:
            load_time_zone(name)
        except ValueError:
            raise make_usage_error(
                Text("The time zone {zone} is unknown.", "这里没有时区 {zone}。"),
                Text(
                    "Write an IANA name, such as Asia/Shanghai; on Windows install the package tzdata.",
                    "请写 IANA 名称，例如 Asia/Shanghai；在 Windows 上请安装 tzdata 包。",
                ),
                zone=name[:64],
            ) from None
    return name


def _read_conversation(file: str) -> tuple[ConversationMessage, ...]:
    """Read messages as JSON, in a list or under ``messages``; any other text is the user's words."""
    text = read_input_text(file).strip()
    messages = _parse_json(text, "--conversation") if text[:1] in {"[", "{"} else text
    if isinstance(messages, dict) and "messages" in messages:
        messages = messages["messages"]
    try:
        return read_conversation(messages)
    except ConversationError as fault:
        raise make_usage_error(
            Text("--conversation cannot be read: {fault}.", "无法读取 --conversation：{fault}。"),
            Text(
                "Write a list of messages, each with role and content.",
                "请写成消息列表，每条含 role 与 content。",
            ),
            fault=fault,
        ) from None


def parse_principal(named: str, roles: tuple[str, ...]) -> Principal:
    """The principal that ``--as [TENANT/]ID`` names, with these roles."""
    tenant, _, id_ = named.rpartition("/")
    if not id_ or named.startswith("/"):
        raise make_usage_error(
            Text("--as names no principal.", "--as 没有指明身份。"),
            Text("Write --as ID or --as TENANT/ID.", "请写成 --as ID 或 --as TENANT/ID。"),
        )
    return Principal(id_, tenant or Principal().tenant, roles)
