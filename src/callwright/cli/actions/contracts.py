"""``callwright contracts``: versions of tools, their differences and their releases."""

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from callwright.app import Callwright
from callwright.app.releases import HaltRule, Release, ReleaseError
from callwright.cli.actions.audit import iterate_newest_records
from callwright.cli.app_loading import attach_store, load_app, open_ledger_app, translate_store_errors
from callwright.cli.bilingual_text import Lang, Text
from callwright.cli.cli_errors import CliError
from callwright.cli.exit_codes import ExitCode
from callwright.cli.operator_account import get_account_name
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.core.contracts.contract_diff import ContractChange, ContractDiff, compare_contracts
from callwright.core.contracts.contract_versions import find_version, parse_version
from callwright.core.contracts.release_rules import measure_rate
from callwright.core.records.judgements import (
    AccuracyDrift,
    AccuracyFigures,
    DriftRate,
    find_drifts,
    tally_judgements,
)
from callwright.domain.contract import Contract
from callwright.domain.releases import RATE_NAMES, VersionFigures

STATE_TEXTS: Final[dict[str, Text]] = {
    "staged": Text("staged", "灰度中"),
    "released": Text("released", "已全量"),
    "halted": Text("halted", "已停止"),
    "rolled_back": Text("rolled back", "已回滚"),
}


@contextlib.contextmanager
def _open_desk(app: str | None, store: str | None) -> Iterator[Callwright]:
    """Open the named application, or an application without tools on the ledger."""
    if app is None:
        with open_ledger_app(store) as desk:
            yield desk
        return
    with load_app(app) as application:
        attach_store(application, store)
        yield application


def _list_known_contracts(desk: Callwright, tool: str | None) -> dict[str, list[Contract]]:
    """Return the newest contract of every version, by tool, oldest version first; registered ones come before stored ones."""
    found: dict[tuple[str, str], Contract] = {}
    for contract in [*desk.store.list_contracts(tool), *(one.contract for one in desk.tools)]:
        if tool in (None, contract.name):
            found[contract.name, contract.version] = contract
    by_tool: dict[str, list[Contract]] = {}
    for name, version in sorted(found, key=lambda place: (place[0], parse_version(place[1]))):
        by_tool.setdefault(name, []).append(found[name, version])
    return by_tool


# --- list -------------------------------------------------------------------------------------------------------


def list_contracts(
    output: OutputOptions, *, tool: str | None, app: str | None, store: str | None
) -> ExitCode:
    """List every version of every tool, or of one tool with its history."""
    with _open_desk(app, store) as desk:
        known = _list_known_contracts(desk, tool)
        if tool is not None and tool not in known:
            raise _make_refusal(ReleaseError("unknown_tool", tool=tool))
        in_force = {one.tool: one for one in desk.releases.list()}
        figures = {name: desk.releases.figures(name) for name in known if name in in_force}
        history = desk.releases.history(tool) if tool is not None else ()
    screen = Screen(output)
    if output.json:
        document: dict[str, Any] = {
            "tools": [
                _tool_to_json(name, versions, in_force.get(name), figures.get(name, ()))
                for name, versions in known.items()
            ]
        }
        if tool is not None:
            document["history"] = [_release_to_json(one) for one in history]
        screen.print_json(document)
        return ExitCode.OK
    if not known:
        screen.print_text(Text("The ledger knows no contracts.", "账本中没有合约。"))
        return ExitCode.OK
    _print_versions(screen, known, in_force, figures)
    if history:
        _print_history(screen, history)
    return ExitCode.OK


def _tool_to_json(
    name: str, versions: Sequence[Contract], release: Release | None, figures: Sequence[VersionFigures]
) -> dict[str, Any]:
    return {
        "tool": name,
        "versions": [one.version for one in versions],
        "newest": versions[-1].version,
        "release": None if release is None else _release_to_json(release),
        "figures": [_figures_to_json(one) for one in figures],
    }


def _release_to_json(release: Release) -> dict[str, Any]:
    return {name: msgspec.to_builtins(getattr(release, name)) for name in release.__struct_fields__}


def _figures_to_json(figures: VersionFigures) -> dict[str, Any]:
    rates = {f"{name}_rate": measure_rate(figures, name) for name in RATE_NAMES}
    counts = {name: getattr(figures, name) for name in ("version", "calls", *RATE_NAMES)}
    return counts | rates


def _print_versions(
    screen: Screen,
    known: dict[str, list[Contract]],
    in_force: dict[str, Release],
    figures: dict[str, Sequence[VersionFigures]],
) -> None:
    head = (
        Text("Tool", "工具"),
        Text("Version", "版本"),
        Text("Callers", "调用方"),
        Text("State", "状态"),
        Text("Calls", "调用数"),
        Text("Unreadable", "无法解析"),
        Text("Repaired", "经修正"),
        Text("Refused", "被拒绝"),
        Text("Error", "失败"),
        Text("Unknown", "未知"),
    )
    rows = []
    for name, versions in known.items():
        counted = {one.version: one for one in figures.get(name, ())}
        for one in versions:
            share, state = _describe_share(one.version, versions[-1].version, in_force.get(name), screen.lang)
            rows.append((name, one.version, share, state, *_render_figures(counted.get(one.version))))
    screen.print_table(head, rows)


def _describe_share(version: str, newest: str, release: Release | None, lang: Lang) -> tuple[str, str]:
    """Describe who gets the version, and the state of its release."""
    everybody = Text("all", "全部").render(lang)
    if release is None:
        return (everybody if version == newest else "-"), ""
    state = STATE_TEXTS[release.state].render(lang) if version == release.version else ""
    if release.state == "released":
        return (everybody if version == release.version else "-"), state
    if version == release.version and release.state == "staged":
        share = [f"{release.percent:g} %"] if release.percent else []
        return " + ".join([*share, *release.tenants]), state
    others = Text("all others", "其余").render(lang) if release.state == "staged" else everybody
    return (others if version == release.base else "-"), state


def _render_figures(figures: VersionFigures | None) -> tuple[str, ...]:
    if figures is None:
        return ("",) * (1 + len(RATE_NAMES))
    rates = (measure_rate(figures, name) for name in RATE_NAMES)
    return str(figures.calls), *("-" if rate is None else f"{rate:.1%}" for rate in rates)


def _print_history(screen: Screen, history: Sequence[Release]) -> None:
    screen.print_line()
    head = (
        Text("At", "时间"),
        Text("Version", "版本"),
        Text("State", "状态"),
        Text("Callers", "调用方"),
        Text("By", "决定者"),
        Text("Reason", "理由"),
    )
    rows = [
        (
            render_time(one.at),
            one.version,
            STATE_TEXTS[one.state].render(screen.lang),
            _describe_share(one.version, one.version, one, screen.lang)[0],
            one.by,
            one.reason,
        )
        for one in history
    ]
    screen.print_table(head, rows)


# --- diff -------------------------------------------------------------------------------------------------------

_KIND_TEXTS: Final[dict[str, tuple[Text, str]]] = {
    "breaks_callers": (Text("Breaks callers", "使调用方出错"), "bold red"),
    "changes_keys": (Text("Changes keys", "改变幂等键"), "bold red"),
    "changes_behaviour": (Text("Behaves otherwise", "行为改变"), "bold yellow"),
    "compatible": (Text("Compatible", "兼容"), "bold green"),
}
_CHANGE_TEXTS: Final[dict[str, Text]] = {
    "argument_required": Text("{path} must be given.", "{path} 变为必填。"),
    "argument_removed": Text("{path} is no argument any more.", "{path} 不再是参数。"),
    "accepts_less": Text("{path} accepts less ({detail}).", "{path} 可接受的值变少（{detail}）。"),
    "argument_optional": Text("{path} may be left out.", "{path} 变为可选。"),
    "argument_added": Text("{path} is new and optional.", "新增可选参数 {path}。"),
    "accepts_more": Text("{path} accepts more ({detail}).", "{path} 可接受的值变多（{detail}）。"),
    "promises_nothing": Text("The result has no schema any more.", "结果不再有 schema。"),
    "promises_more": Text("The result has a schema.", "结果有了 schema。"),
    "result_field_gone": Text("The result may lack {path}.", "结果中可能没有 {path}。"),
    "returns_more": Text(
        "{path} of the result may be what was ruled out ({detail}).",
        "结果的 {path} 可能出现此前排除的值（{detail}）。",
    ),
    "key_unmapped": Text(
        "The key is another one: {detail}. One call could be made twice; map the names in key_changes.",
        "幂等键不同：{detail}。同一次调用可能执行两次；请在 key_changes 中声明名称的对应关系。",
    ),
    "key_mapped": Text(
        "The key is another one; calls of both versions meet.", "幂等键不同，但两个版本的调用可相互识别。"
    ),
    "corrections": Text(
        "{field}: arguments may be corrected otherwise.", "{field}：参数的修正方式可能不同。"
    ),
    "field_changed": Text("{field} changes: {detail}.", "{field} 变化：{detail}。"),
    "error_added": Text("New error {detail}.", "新增错误 {detail}。"),
    "error_removed": Text("The error {detail} is gone.", "错误 {detail} 已移除。"),
    "error_changed": Text("The error {detail} means another next step.", "错误 {detail} 的后续处理有变。"),
}


def diff_contracts(
    output: OutputOptions,
    *,
    tool: str,
    earlier: str | None,
    later: str | None,
    app: str | None,
    store: str | None,
) -> ExitCode:
    """Compare two versions of a tool."""
    with _open_desk(app, store) as desk:
        known = {one.version: one for one in _list_known_contracts(desk, tool).get(tool, ())}
        release = desk.releases.get(tool)
    found = compare_contracts(*_choose_contracts(tool, known, release, earlier, later))
    screen = Screen(output)
    if output.json:
        screen.print_json({**msgspec.to_builtins(found), "understated": found.understated})
    else:
        _print_diff(screen, found)
    return ExitCode.PROBLEMS if found.breaks_callers else ExitCode.OK


def _choose_contracts(
    tool: str, known: dict[str, Contract], release: Release | None, earlier: str | None, later: str | None
) -> tuple[Contract, Contract]:
    if not known:
        raise _make_refusal(ReleaseError("unknown_tool", tool=tool))
    earlier, later = (
        None if one is None else _find_known_version(tool, known, one) for one in (earlier, later)
    )
    newest = later or list(known)[-1]
    offered = None if release is None else release.version if release.state == "released" else release.base
    others = [one for one in known if one != newest]
    before = earlier or (offered if offered in others else None) or (others[-1] if others else None)
    if before is None:
        raise _make_refusal(ReleaseError("one_version", tool=tool, version=newest))
    return known[before], known[newest]


def _find_known_version(tool: str, known: dict[str, Contract], version: str) -> str:
    found = find_version(known, version)
    if found is None:
        raise _make_refusal(
            ReleaseError("unknown_version", tool=tool, version=version, known=", ".join(known))
        )
    return found


def _print_diff(screen: Screen, found: ContractDiff) -> None:
    screen.print_line(f"{found.tool} {found.earlier} → {found.later}", style="bold")
    if not found.changes:
        screen.print_text(Text("Both promise the same.", "两个版本的承诺相同。"))
    for kind, (title, style) in _KIND_TEXTS.items():
        changes = [one for one in found.changes if one.kind == kind]
        if changes:
            screen.print_text(title, style=style)
            for one in changes:
                screen.print_line(_render_change(one, screen.lang), indent="  ")
    if found.understated:
        screen.print_text(
            Text(
                "Callers that ask for major version {major} would break: raise it.",
                "指定主版本 {major} 的调用方会出错：请提升主版本。",
            ),
            major=parse_version(found.earlier)[0],
            style="yellow",
        )


def _render_change(change: ContractChange, lang: Lang) -> str:
    path = change.path or change.field
    return _CHANGE_TEXTS[change.what].render(lang, path=path, field=change.field, detail=change.detail)


# --- decisions --------------------------------------------------------------------------------------------------


def release_version(  # noqa: PLR0913 - the options of the command
    output: OutputOptions,
    *,
    tool: str,
    version: str,
    percent: float | None,
    tenants: tuple[str, ...],
    base: str,
    halt_when: tuple[HaltRule, ...],
    by: str | None,
    reason: str,
    app: str | None,
    store: str | None,
) -> ExitCode:
    """Stage or release a version."""
    with _open_desk(app, store) as desk, _translate_refusals():
        decided = desk.releases.release(
            tool,
            version,
            by=by or get_account_name(),
            percent=percent,
            tenants=tenants,
            base=base,
            halt_when=halt_when or None,
            reason=reason,
        )
    _print_decision(Screen(output), decided)
    return ExitCode.OK


def halt_release(
    output: OutputOptions, *, tool: str, by: str | None, reason: str, app: str | None, store: str | None
) -> ExitCode:
    """Halt a stage."""
    with _open_desk(app, store) as desk, _translate_refusals():
        decided = desk.releases.halt(tool, by=by or get_account_name(), reason=reason)
    _print_decision(Screen(output), decided)
    return ExitCode.OK


def roll_back_release(
    output: OutputOptions, *, tool: str, by: str | None, reason: str, app: str | None, store: str | None
) -> ExitCode:
    """Roll a release back."""
    with _open_desk(app, store) as desk, _translate_refusals():
        decided = desk.releases.rollback(tool, by=by or get_account_name(), reason=reason)
    _print_decision(Screen(output), decided)
    return ExitCode.OK


def _print_decision(screen: Screen, release: Release) -> None:
    if screen.json:
        screen.print_json(_release_to_json(release))
        return
    screen.print_text(
        Text("{tool} {version}: {state}", "{tool} {version}：{state}"),
        tool=release.tool,
        version=release.version,
        state=STATE_TEXTS[release.state],
        style="bold",
    )
    rest = release.base or Text("none: the tool is hidden from them", "无：该工具对其不可见").render(
        screen.lang
    )
    if release.state == "staged":
        share, _ = _describe_share(release.version, release.version, release, screen.lang)
        screen.print_text(
            Text("Callers: {share}; all others: {rest}", "调用方：{share}；其余：{rest}"),
            share=share,
            rest=rest,
        )
    elif release.state != "released":
        screen.print_text(Text("All callers: {rest}", "所有调用方：{rest}"), rest=rest)


_REFUSAL_TEXTS: Final[dict[str, tuple[Text, Text]]] = {
    "unknown_tool": (
        Text("No version of {tool} is known.", "没有已知的 {tool} 版本。"),
        Text(
            "Give --app of the program that has it, or start that program on this ledger once.",
            "请用 --app 指定含有它的程序，或先在该账本上启动一次该程序。",
        ),
    ),
    "unknown_version": (
        Text("{tool} has no version {version}.", "{tool} 没有版本 {version}。"),
        Text("Known: {known}.", "已知版本：{known}。"),
    ),
    "one_version": (
        Text("{tool} has only the version {version}.", "{tool} 只有版本 {version}。"),
        Text("Register another version, or name both.", "请先注册另一个版本，或同时指定两个版本。"),
    ),
    "no_release": (
        Text("{tool} has no release.", "{tool} 没有发布记录。"),
        Text("`callwright contracts release` makes one.", "可用 `callwright contracts release` 发布。"),
    ),
    "has_ended": (
        Text("The release of {tool} {version} is {state}.", "{tool} {version} 的发布状态为 {state}。"),
        Text(
            "`callwright contracts list {tool}` shows its history.",
            "`callwright contracts list {tool}` 可查看历史。",
        ),
    ),
    "no_earlier_version": (
        Text(
            "No version was released before {version} of {tool}.",
            "{tool} 在 {version} 之前没有发布过其他版本。",
        ),
        Text("Release the version that callers are to get.", "请直接发布希望调用方使用的版本。"),
    ),
    "no_version_for_the_rest": (
        Text(
            "All callers get {version} of {tool}, and there is no other version for the rest.",
            "所有调用方都在使用 {tool} {version}，没有其他版本可供其余调用方使用。",
        ),
        Text("Name one with --base.", "请用 --base 指定。"),
    ),
    "keys_unmapped": (
        Text(
            "{version} of {tool} has another key than {base}: {names}. One call could be made twice.",
            "{tool} {version} 与 {base} 的幂等键不同：{names}。同一次调用可能执行两次。",
        ),
        Text(
            "Map the names in key_changes; `callwright contracts diff {tool}` shows them.",
            "请在 key_changes 中声明名称的对应关系；`callwright contracts diff {tool}` 可查看。",
        ),
    ),
    "out_of_range": (
        Text("{problem}", "取值超出范围：{problem}"),
        Text(
            "`callwright contracts release --help` shows the ranges.",
            "取值范围见 `callwright contracts release --help`。",
        ),
    ),
    "decided_meanwhile": (
        Text("Somebody else has decided about {tool} meanwhile.", "期间已有其他人对 {tool} 作出决定。"),
        Text(
            "Look at it again: `callwright contracts list {tool}`.",
            "请重新查看：`callwright contracts list {tool}`。",
        ),
    ),
}


@contextlib.contextmanager
def _translate_refusals() -> Iterator[None]:
    try:
        yield
    except ReleaseError as refusal:
        raise _make_refusal(refusal) from None


def _make_refusal(refusal: ReleaseError) -> CliError:
    message, hint = _REFUSAL_TEXTS[refusal.code]
    return CliError(refusal.code, ExitCode.REFUSED, message, hint, **refusal.values)


# --- accuracy ---------------------------------------------------------------------------------------------------

_DAY_MS: Final = 24 * 3_600 * 1_000
_DRIFT_TEXTS: Final[dict[DriftRate, Text]] = {
    "misinvocation": Text("wrongly made", "误调用"),
    "needless_refusal": Text("needlessly held", "误拦截"),
}


def show_accuracy(
    output: OutputOptions, *, tool: str | None, days: int, app: str | None, store: str | None
) -> ExitCode:
    """Show the judged calls per tool, version and period, and what became worse."""
    with _open_desk(app, store) as desk, translate_store_errors(store):
        desk.store.chain_events()
        records = (one for one in iterate_newest_records(desk.store) if tool in (None, one.tool))
        figures = tally_judgements(records, days * _DAY_MS)
    drifts = find_drifts(figures)
    screen = Screen(output)
    if output.json:
        screen.print_json(
            {"figures": [_accuracy_to_json(one) for one in figures], "drifts": msgspec.to_builtins(drifts)}
        )
    elif not figures:
        screen.print_text(Text("No call has been judged yet.", "尚无经过判定的调用。"))
    else:
        _print_accuracy(screen, figures, drifts)
    return ExitCode.PROBLEMS if drifts else ExitCode.OK


def _accuracy_to_json(figures: AccuracyFigures) -> dict[str, Any]:
    rates = {"misinvocation": figures.misinvocation, "refusal_accuracy": figures.refusal_accuracy}
    counts = {name: getattr(figures, name) for name in figures.__struct_fields__}
    return counts | rates


def _print_accuracy(
    screen: Screen, figures: Sequence[AccuracyFigures], drifts: Sequence[AccuracyDrift]
) -> None:
    head = (
        Text("Tool", "工具"),
        Text("Version", "版本"),
        Text("From", "起始"),
        Text("Made, judged", "已判定的调用"),
        Text("Misinvocation", "误调用率"),
        Text("Held, judged", "已判定的拦截"),
        Text("Refusal accuracy", "拦截准确率"),
    )
    rows = [
        (
            one.tool,
            one.version,
            render_time(one.at),
            str(one.made_right + one.made_wrong),
            _render_share(one.misinvocation),
            str(one.held_right + one.held_wrong),
            _render_share(one.refusal_accuracy),
        )
        for one in figures
    ]
    screen.print_table(head, rows)
    for drift in drifts:
        screen.print_line()
        screen.print_text(
            Text(
                "{tool} {version}: {rate} {bad} of {calls}, before {bad_before} of {calls_before}.",
                "{tool} {version}：{rate} {bad}/{calls}，此前 {bad_before}/{calls_before}。",
            ),
            tool=drift.tool,
            version=drift.version,
            rate=_DRIFT_TEXTS[drift.rate].render(screen.lang),
            bad=drift.bad,
            calls=drift.calls,
            bad_before=drift.bad_before,
            calls_before=drift.calls_before,
        )


def _render_share(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"
