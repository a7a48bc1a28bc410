"""Texts on problems of a configuration: file, line, key, problem, remedy.

May not know how they were found.
"""

import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from callwright.cli.bilingual_text import (
    COLON_BY_LANG,
    LANGS,
    Text,
    make_reason_text,
    make_untranslated_text,
)
from callwright.cli.cli_errors import CliError
from callwright.cli.exit_codes import ExitCode
from callwright.config.config_problem import ConfigError, ConfigProblem, LeftOutSummary, ProblemCode
from callwright.domain.reason import Reason
from callwright.domain.refusal import Refusal

PROBLEM_TEXTS: Final[dict[ProblemCode, tuple[Text, Text]]] = {
    "unreadable": (
        Text("the file cannot be read.", "无法读取文件。"),
        Text("Check the path and its permissions.", "请检查路径和权限。"),
    ),
    "too_large": (
        Text("the file is larger than {most} bytes.", "文件超过 {most} 字节。"),
        Text(
            "A configuration is usually a page or two: is this the right file?",
            "配置通常只有一两页：文件是否正确？",
        ),
    ),
    "not_toml": (
        Text("this is not TOML, at column {column}.", "第 {column} 列不符合 TOML 语法。"),
        Text(
            'Texts stand in "quotes", tables in [brackets], each key once.',
            '文本用 "引号"，表用 [方括号]，同一个键只能出现一次。',
        ),
    ),
    "not_utf8": (
        Text("this is not UTF-8.", "不是 UTF-8 编码。"),
        Text("Save the file as UTF-8.", "请把文件另存为 UTF-8。"),
    ),
    "unknown_key": (
        Text("{key} is unknown.", "未知的键 {key}。"),
        make_untranslated_text("{did_you_mean}"),
    ),
    "wrong_type": (
        Text("{key} has the wrong type.", "{key} 的类型不对。"),
        Text("Write it as: {expected}.", "应为：{expected}。"),
    ),
    "not_accepted": (
        Text("{key} does not accept this value.", "{key} 不接受该取值。"),
        Text("Use one of: {accepted}.", "可用取值：{accepted}。"),
    ),
    "missing_key": (
        Text("{key} is missing.", "缺少 {key}。"),
        Text("Add {name} = …", "请添加 {name} = …"),
    ),
    "out_of_range": (
        Text("{key} is out of range.", "{key} 超出范围。"),
        Text("Its {kind} is {limit}.", "限制（{kind}）为 {limit}。"),
    ),
    "server_undecided": (
        Text(
            "{key} has both a command and a url, or neither.", "{key} 同时有 command 和 url，或两者都没有。"
        ),
        Text(
            "Give command (and args) for a program, or url for an address.",
            "程序请写 command（和 args），地址请写 url。",
        ),
    ),
    "of_other_kind": (
        Text("{key} has no effect beside {own}.", "{key} 与 {own} 同时使用时不起作用。"),
        Text("It belongs to a server with {other}; remove it.", "它只用于写 {other} 的服务器；请删除。"),
    ),
    "bad_name": (
        Text("{key}: this name cannot be used.", "{key}：该名称不可用。"),
        Text("Use 1 to 32 lower-case letters, digits and dashes.", "请用 1 到 32 个小写字母、数字和短横线。"),
    ),
    "bad_reference": (
        Text("{key} has a $ that begins no reference.", "{key} 中的 $ 不是有效引用。"),
        Text(
            "Write ${{NAME}} or ${{NAME:-text}}; write $${{ for ${{ itself.",
            "请写 ${{NAME}} 或 ${{NAME:-文本}}；$${{ 表示 ${{ 本身。",
        ),
    ),
    "open_to_all": (
        Text(
            "{key} is reachable from other machines, but callers are not authenticated.",
            "{key} 可从外部访问，但不验证身份。",
        ),
        Text(
            'Set identity.mode = "keys" (`callwright keys new WHO` makes one), or host = "127.0.0.1".',
            '请设置 identity.mode = "keys"（用 `callwright keys new WHO` 生成密钥），或 host = "127.0.0.1"。',
        ),
    ),
    "nobody_may_call": (
        Text(
            "{key}: callers are authenticated, but no rule allows any call.",
            "{key}：调用方有身份，但没有任何规则允许调用。",
        ),
        Text(
            'Add [[rules]] with effect = "allow", tools and principals.',
            '请添加 [[rules]]，写明 effect = "allow"、tools 和 principals。',
        ),
    ),
    "unset": (
        Text("{key} refers to {names}, which is not set.", "{key} 引用了未设置的 {names}。"),
        Text("Set it in the environment that starts callwright.", "请在启动 callwright 的环境中设置。"),
    ),
    "module_not_allowed": (
        Text("{key}: the code of {module} may not run yet.", "{key}：尚未允许运行 {module} 的代码。"),
        Text(
            "If you trust it, start with --allow-python {module}.",
            "若信任它，请加上 --allow-python {module} 启动。",
        ),
    ),
    "module_failed": (
        Text("{key}: {module} could not be used ({kind}).", "{key}：无法使用 {module}（{kind}）。"),
        Text(
            "It must be beside the file or an installed package, and contain a Callwright application.",
            "查找范围为配置文件所在目录和已安装的包；其中须有 Callwright 应用。",
        ),
    ),
    "document_failed": (
        Text("{key} cannot be used: {reason}", "{key} 无法使用：{reason}"),
        Text("The other entries work.", "其他条目不受影响。"),
    ),
    "operations_left_out": (
        Text(
            "{key}: {count} operations are left out: {operations}.",
            "{key}：有 {count} 个操作未提供：{operations}。",
        ),
        Text(
            "All others work. Read them in the document; those that you trust go into trust_words, the others into exclude.",
            "其余操作均可用。请在文档中查看：信任的写入 trust_words，其余写入 exclude。",
        ),
    ),
    "bad_scope": (
        Text("{key}: a scope is one word.", "{key}：每个 scope 是一个词。"),
        Text("Write each by itself, in a list.", "请在列表中逐个书写。"),
    ),
    "bad_auth": (
        Text("{key} is not a reference to a credential.", "{key} 不是凭据引用。"),
        Text(
            "Write env:NAME, file:PATH or keyring:SERVICE/NAME; the secret itself does not belong here.",
            "请写 env:NAME、file:PATH 或 keyring:SERVICE/NAME；不要写入机密本身。",
        ),
    ),
    "bad_credential": (
        Text("{key} is not a reference to a credential.", "{key} 不是凭据引用。"),
        Text(
            "Write ${{NAME}}, env:NAME, file:PATH or keyring:SERVICE/NAME; the secret itself does not belong here.",
            "请写 ${{NAME}}、env:NAME、file:PATH 或 keyring:SERVICE/NAME；不要写入机密本身。",
        ),
    ),
    "no_secret_key": (
        Text("{key} leads to no key of at least {least} bytes.", "{key} 没有指向至少 {least} 字节的密钥。"),
        Text(
            "Put {least} bytes or more from a random generator there, such as the output of `openssl rand -hex 32`.",
            "请在该处放入随机生成器产生的至少 {least} 字节的内容，例如 `openssl rand -hex 32` 的输出。",
        ),
    ),
    "no_encryption_key": (
        Text(
            "{key} leads to no key of 32 bytes in base64.",
            "{key} 没有指向 32 字节的 base64 密钥。",
        ),
        Text(
            "`callwright data new-key` makes a key.",
            "`callwright data new-key` 可生成密钥。",
        ),
    ),
    "toolkit_failed": (
        Text("{key} cannot be used: {reason}", "{key} 无法使用：{reason}"),
        Text("The other entries work.", "其他条目不受影响。"),
    ),
    "no_keys": (
        Text(
            "{key}: there is no valid key in {path}, so no call is accepted.",
            "{key}：{path} 中没有有效的密钥，因此不接受任何调用。",
        ),
        Text(
            "`callwright keys new WHO` makes one; nothing has to be started again.",
            "`callwright keys new 名称` 可创建密钥，无需重启。",
        ),
    ),
    "keys_failed": (
        Text(
            "{key}: {path} cannot be read as a key file, so no call is accepted.",
            "{key}：{path} 无法作为密钥文件读取，因此不接受任何调用。",
        ),
        Text("Correct or restore the file, or check its rights.", "请修正或恢复该文件，或检查其权限。"),
    ),
    "sentence_model_failed": (
        Text("{key} cannot be used: {reason}", "{key} 无法使用：{reason}"),
        Text("Until then tools are found without it.", "在此之前，查找工具时不使用它。"),
    ),
    "login_unused": (
        Text("{key} has no effect together with {other}.", "{key} 与 {other} 并存时不起作用。"),
        Text(
            "A login is for a url without an Authorization header of yours; leave one of them out.",
            "login 只用于没有自带 Authorization 的 url；请去掉其中之一。",
        ),
    ),
    "unknown_tool": (
        Text("{key}: there is no tool {name}.", "{key}：没有名为 {name} 的工具。"),
        Text(
            "{did_you_mean}If it is to come later, set allow_absent = true beside it.",
            "{did_you_mean}如果该工具稍后才会出现，请在旁边设置 allow_absent = true。",
        ),
    ),
    "unknown_stand_in": (
        Text("{key}: there is no tool {name}.", "{key}：没有名为 {name} 的工具。"),
        make_untranslated_text("{did_you_mean}"),
    ),
    "unmatched_pattern": (
        Text("{key}: no tool matches {name}.", "{key}：没有工具匹配 {name}。"),
        Text("`callwright tools` lists the names.", "`callwright tools` 可列出所有名称。"),
    ),
    "contract_refused": (
        Text(
            "{key}: the contract declared here does not fit the tool, which is not offered: {reason}",
            "{key}：此处声明的合约与工具不符，因此不提供该工具：{reason}",
        ),
        Text(
            "`callwright tools show {name}` shows the tool's arguments.",
            "`callwright tools show {name}` 可查看该工具的参数。",
        ),
    ),
    "unknown_principal": (
        Text("{key}: no key has the principal or role {name}.", "{key}：没有密钥带有主体或角色 {name}。"),
        Text(
            "{did_you_mean}`callwright keys list` shows who has a key.",
            "{did_you_mean}`callwright keys list` 可查看谁持有密钥。",
        ),
    ),
    "not_local": (
        Text(
            '{key}: {name} fits no caller: with identity.mode = "local" each is the principal local of tenant default, without roles.',
            '{key}：{name} 不匹配任何调用方：identity.mode = "local" 时，所有调用方都是租户 default 的主体 local，且没有角色。',
        ),
        Text(
            '{did_you_mean}Set identity.mode = "keys" to tell callers apart; approvers at the command line are user:ACCOUNT.',
            '{did_you_mean}如需区分调用方，请设置 identity.mode = "keys"；在命令行审批的人写作 user:账户名。',
        ),
    ),
    "no_claim": (
        Text(
            "{key}: {name} matches no caller: no claim of the tokens is configured for it.",
            "{key}：{name} 不匹配任何调用方：未配置从令牌的哪个声明读取。",
        ),
        Text(
            "Set identity.roles_claim or identity.tenant_claim to the claim that names it.",
            "请将 identity.roles_claim 或 identity.tenant_claim 设为相应的声明。",
        ),
    ),
    "rules_gone": (
        Text("the file no longer has [[rules]].", "文件中已没有 [[rules]]。"),
        Text(
            "To serve without rules, start callwright again.",
            "如确需不设规则，请重新启动 callwright。",
        ),
    ),
    "unknown_argument": (
        Text(
            "{key}: {tool} has no argument {name}, so the quota would limit nothing.",
            "{key}：{tool} 没有参数 {name}，该配额不会起任何限制作用。",
        ),
        make_untranslated_text("{did_you_mean}"),
    ),
    "too_many_rules": (
        Text("{key}: there are more than {most} rules.", "{key}：规则超过 {most} 条。"),
        Text("Use patterns (* matches any characters) and roles.", "请使用模式（* 匹配任意字符）和角色。"),
    ),
    "of_no_meaning": (
        Text("{key} cannot be used: {detail}.", "{key} 无法使用：{detail}。"),
        Text(
            "The keys are documented on the page about `callwright up`.",
            "各键的说明见关于 `callwright up` 的文档。",
        ),
    ),
    "bad_address": (
        Text("{key} has the wrong format.", "{key} 的写法不对。"),
        Text(
            "Write it like {form}, without a name or password in it.",
            "请写成 {form} 的形式，其中不含用户名和密码。",
        ),
    ),
    "no_file": (
        Text("{key} takes a file, not an address.", "{key} 应为文件，而不是网址。"),
        Text("Download it, and give the path of the file.", "请先下载，再写文件的路径。"),
    ),
    "bad_format": (
        Text("{key} has the wrong format.", "{key} 的写法不对。"),
        Text("Write it like {form}.", "请写成 {form} 的形式。"),
    ),
}

_TYPE_TEXTS: Final = {
    "string": Text('text in "quotes"', '用 "引号" 括起的文本'),
    "integer": Text("a whole number", "整数"),
    "number": Text("a number", "数字"),
    "boolean": Text("true or false", "true 或 false"),
    "array": Text("a list in [brackets]", "用 [方括号] 括起的列表"),
    "object": Text("a table, [{at}]", "表，即 [{at}]"),
    "tables": Text("tables, each under [[{at}]]", "若干个表，每个以 [[{at}]] 开头"),
}
"""JSON type → what it is called in TOML."""

_LIMIT_TEXTS: Final = {
    "minimum": Text("minimum", "最小值"),
    "maximum": Text("maximum", "最大值"),
    "exclusiveMinimum": Text("exclusiveMinimum", "须大于"),
    "exclusiveMaximum": Text("exclusiveMaximum", "须小于"),
}
"""Keyword of a schema → what its limit is called."""


def describe_problem(problem: ConfigProblem) -> Text:
    """Describe problem and remedy in one line."""
    message, remedy = PROBLEM_TEXTS[problem.code]
    values = {name: _render_value(name, value) for name, value in problem.values.items()}
    if problem.code == "wrong_type":
        values["expected"] = _describe_types(problem.values["expected"], problem.values["at"])
    values |= {"key": problem.key, "did_you_mean": _suggest_name(problem)}
    return Text(
        *(
            f"{_end_sentence(message.render(lang, **values), lang)}{blank}{remedy.render(lang, **values)}"
            for lang, blank in zip(LANGS, (" ", ""), strict=True)
        )
    )


def _describe_types(types: Iterable[str], at: str) -> Text:
    """Describe what the key takes: each type but null once, integer not beside number."""
    known = [one for one in types if one != "null"]
    texts = [_TYPE_TEXTS[one] for one in known if not (one == "integer" and "number" in known)]
    joins = zip(LANGS, (", or ", "，或"), strict=True)
    return Text(*(join.join(text.render(lang, at=at) for text in texts) for lang, join in joins))


def _end_sentence(text: str, lang: str) -> str:
    """Return the text with a full stop: the reason at its end may come without one."""
    return text if text.endswith(tuple(".!?。！？：:")) else text + ("。" if lang == "zh-CN" else ".")


def describe_located_problem(path: Path, problem: ConfigProblem) -> Text:
    """Describe problem and remedy, after file and line."""
    place = f"{path}:{problem.line}" if problem.line else str(path)
    words = describe_problem(problem)
    return Text(*(place + COLON_BY_LANG[lang] + words.render(lang) for lang in LANGS))


def make_invalid_config_error(fault: ConfigError) -> CliError:
    """Make the error of an invalid configuration, with all its problems."""
    return CliError(
        "config_invalid",
        ExitCode.UNREACHABLE,
        make_untranslated_text("{said}"),
        Text(
            "Fix {path}; `callwright doctor --config {quoted}` checks it without starting anything.",
            "请修改 {path}；`callwright doctor --config {quoted}` 只检查，不启动。",
        ),
        said=join_lines(describe_located_problem(fault.path, one) for one in fault.problems),
        path=fault.path,
        quoted=shlex.quote(str(fault.path)),
    )


def join_lines(texts: Iterable[Text]) -> Text:
    """Join texts line by line."""
    listed = list(texts)
    return Text("\n".join(one.en for one in listed), "\n".join(one.zh for one in listed))


def _render_value(name: str, value: object) -> object:
    if isinstance(value, Refusal):
        return make_refusal_text(value)
    if isinstance(value, LeftOutSummary):
        return _describe_left_out(value)
    if isinstance(value, Reason):
        return make_reason_text(value)
    return _LIMIT_TEXTS.get(str(value), value) if name == "kind" else _join_values(value)


def make_refusal_text(refusal: Refusal) -> Text:
    """Return the reason of a refusal in both languages, in one line; a place is followed by its problem and cure."""
    return Text(refusal.render("en"), refusal.render("zh-CN"))


def _describe_left_out(summary: LeftOutSummary) -> Text:
    """Describe operations that are left out: the first of each group, how many there are, and why."""
    english, chinese = [], []
    for one in summary.groups:
        hidden = one.count - len(one.named)
        more, more_zh = (f" and {hidden} more", f" 等 {one.count} 个操作") if hidden else ("", "")
        english.append(
            f"{', '.join(one.named)}{more} {'; '.join(part.render_statement('en') for part in one.reasons)}"
        )
        reasons = "，".join(part.render_statement("zh-CN") for part in one.reasons)
        chinese.append(f"{'、'.join(one.named)}{more_zh}：{reasons}")
    end = ["…"] if summary.is_cut else []
    return Text("; ".join([*english, *end]), "；".join([*chinese, *end]))


def _join_values(value: object) -> object:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else value


def _suggest_name(problem: ConfigProblem) -> Text:
    near, known = problem.values.get("near"), _join_values(problem.values.get("known", ()))
    space = "" if problem.code == "unknown_key" else " "
    if near:
        return Text(f"Did you mean {near}?{space}", f"是否想用 {near}？")
    if "known" not in problem.values:
        return make_untranslated_text("")
    return Text(f"Available: {known}.", f"此处可用：{known}。")
