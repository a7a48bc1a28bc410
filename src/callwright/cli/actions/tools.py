"""``callwright tools``: the tools of an app, and one contract in full."""

from typing import Any

import msgspec

from callwright.app import Callwright
from callwright.cli.app_loading import load_app
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, Contract

EFFECT_CLASS_TEXTS: dict[str, Text] = {
    "read": Text("read: changes nothing", "read：不改变任何状态"),
    "idempotent": Text("idempotent: may run again", "idempotent：可重复执行"),
    "keyed": Text("keyed: the upstream takes our key", "keyed：上游接受我们的幂等键"),
    "once": Text("once: must not run again", "once：不得重复执行"),
}
REPEAT_TEXTS: dict[str, Text] = {
    "replay": Text("replay: the first answer is given again", "replay：再次给出首次的结果"),
    "replay_undelivered": Text(
        "replay_undelivered: the first answer is given again until it was delivered",
        "replay_undelivered：首次结果送达之前再次给出，之后重新执行",
    ),
    "allow": Text("allow: it runs again", "allow：再次执行"),
    "ask": Text("ask: a person is asked whether a second one is meant", "ask：询问是否确需再次执行"),
}


def list_tools(output: OutputOptions, *, app: str | None) -> ExitCode:
    """List every contract."""
    with load_app(app) as application:
        _print_list(Screen(output), application)
    return ExitCode.OK


def show_tool(output: OutputOptions, *, name: str, app: str | None) -> ExitCode:
    """Show all versions of one contract."""
    with load_app(app) as application:
        _print_tool(Screen(output), application, name)
    return ExitCode.OK


def _print_list(screen: Screen, app: Callwright) -> None:
    if screen.json:
        screen.print_json({"tools": [_contract_to_json(app, one.contract) for one in app.tools]})
        return
    if not app.tools:
        screen.print_text(Text("The app offers no tools.", "该应用没有提供工具。"))
        return
    head = (
        Text("Name", "名称"),
        Text("Version", "版本"),
        Text("Effect", "副作用"),
        Text("Key", "键"),
        Text("Description", "描述"),
    )
    screen.print_table(head, [_make_tool_row(app, one) for one in app.tools])


def _make_tool_row(app: Callwright, one: CompiledContract) -> tuple[str, ...]:
    contract = one.contract
    versions = app.catalogue.list_versions(contract.name)
    mark = (
        "*"
        if len(versions) > 1 and app.catalogue.get_current_version(contract.name) == contract.version
        else ""
    )
    first = contract.description.strip().partition("\n")[0]
    return contract.name, contract.version + mark, contract.effect, _render_key_fields(contract), first


def _render_key_fields(contract: Contract) -> str:
    if contract.effect == "read":
        return "-"
    return "*" if contract.key_fields is None else ", ".join(contract.key_fields)


def _contract_to_json(app: Callwright, contract: Contract) -> dict[str, Any]:
    return {
        "name": contract.name,
        "version": contract.version,
        "current": app.catalogue.get_current_version(contract.name) == contract.version,
        "effect": contract.effect,
        "key_fields": contract.key_fields,
        "description": contract.description,
    }


def _print_tool(screen: Screen, app: Callwright, name: str) -> None:
    found = [one for one in app.tools if one.contract.name == name]
    if not found:
        near = app.catalogue.find_closest(name, Principal())
        raise make_usage_error(
            Text("There is no tool {name}.", "没有名为 {name} 的工具。"),
            Text("Did you mean {near}?", "是否想用 {near}？")
            if near
            else Text("`callwright tools` lists them.", "`callwright tools` 可列出全部。"),
            name=name,
            near=near,
        )
    if screen.json:
        screen.print_json(
            {"contracts": [{"hash": one.hash, **msgspec.to_builtins(one.contract)} for one in found]}
        )
        return
    for one in found:
        _print_contract(screen, one)


def _print_contract(screen: Screen, one: CompiledContract) -> None:
    contract = one.contract
    screen.print_line(f"{contract.name} {contract.version}", style="bold")
    if contract.description:
        screen.print_line(contract.description.strip(), indent="  ")
    screen.print_line()
    screen.print_pairs(_list_policy(one))
    screen.print_heading(Text("Arguments", "参数"))
    screen.print_pretty_json(contract.input_schema)
    if contract.output_schema is not None:
        screen.print_heading(Text("Result", "结果"))
        screen.print_pretty_json(contract.output_schema)
    _print_error_codes(screen, contract)
    screen.print_line()


def _list_policy(one: CompiledContract) -> list[tuple[Text, object]]:
    contract = one.contract
    retries = contract.retries
    whole = Text("all arguments", "全部参数")
    rows: list[tuple[Text, object]] = [
        (Text("Effect", "副作用"), EFFECT_CLASS_TEXTS[contract.effect]),
        (Text("Key", "键"), whole if contract.key_fields is None else ", ".join(contract.key_fields)),
        (Text("Repeat", "重复"), REPEAT_TEXTS[contract.repeat]),
        (Text("Limits", "时限"), _describe_limits(contract)),
        (Text("Retries", "重试"), f"{retries.max_retries} × {retries.base_ms}-{retries.cap_ms} ms"),
        (Text("Confidence", "置信度"), _describe_confidence(contract)),
        (Text("Hash", "哈希"), one.hash),
    ]
    if contract.failure_means_none:
        rows.append((Text("Failure", "失败"), Text("means no effect", "表示没有副作用")))
    if one.secrets:
        rows.append((Text("Secret", "机密参数"), ", ".join(one.secrets)))
    if contract.sinks:
        rows.append((Text("Sinks", "去向参数"), ", ".join(contract.sinks)))
    return [row for row in rows if contract.effect != "read" or row[0].en not in {"Key", "Repeat"}]


def _describe_limits(contract: Contract) -> Text:
    attempt, whole = contract.timeout_ms, contract.deadline_ms
    return Text(f"{attempt} ms an attempt, {whole} ms in all", f"单次尝试 {attempt} ms，总计 {whole} ms")


def _describe_confidence(contract: Contract) -> Text:
    rules = contract.confidence
    return Text(
        f"base {rules.base}; from {rules.sure} sure, from {rules.unsure} uncertain, below {rules.low_action}",
        f"基准 {rules.base}；≥{rules.sure} 可信，≥{rules.unsure} 不确定，更低则 {rules.low_action}",
    )


def _print_error_codes(screen: Screen, contract: Contract) -> None:
    if not contract.errors:
        return
    screen.print_heading(Text("Error codes", "错误码"))
    head = (
        Text("Code", "错误码"),
        Text("Next", "下一步"),
        Text("Retryable", "可再次调用"),
        Text("Effect", "副作用"),
        Text("Message", "信息"),
    )
    yes, no = Text("yes", "是").render(screen.lang), Text("no", "否").render(screen.lang)
    rows = [
        (one.code, one.next_action, yes if one.retryable else no, one.effect, one.message)
        for one in contract.errors
    ]
    screen.print_table(head, rows, indent="  ")
