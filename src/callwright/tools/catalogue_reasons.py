"""Reasons why a tool or version cannot be registered or chosen. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

RELEASE_DECIDES: Final = ReasonCode(
    "catalogue.release_decides",
    "A release decides about the versions of {tool}: use app.releases, or `callwright contracts`.",
    "{tool} 的版本由发布管理：请用 app.releases 或 `callwright contracts`。",
)
UNKNOWN_TOOL: Final = ReasonCode(
    "catalogue.unknown_tool",
    "There is no tool named {tool}.",
    "没有名为 {tool} 的工具。",
)
UNKNOWN_VERSION: Final = ReasonCode(
    "catalogue.unknown_version",
    "{tool} has no version {version}; it has {known}.",
    "{tool} 没有版本 {version}；现有版本：{known}。",
)
SAME_VERSION: Final = ReasonCode(
    "catalogue.same_version",
    "{tool} {version} and {other} are the same version. Write it in one way.",
    "{tool} 的 {version} 与 {other} 是同一个版本，请统一写法。",
)
OTHER_CONTRACT: Final = ReasonCode(
    "catalogue.other_contract",
    "{tool} {version} is registered with another contract. Give the changed contract a new version.",
    "{tool} {version} 已按另一份合约注册。合约有改动时请使用新版本。",
)
LOOKALIKE_NAME: Final = ReasonCode(
    "catalogue.lookalike_name",
    "{tool} cannot be told from {other}: they differ only in case, in look-alike letters or in _ - and dots. A model, or a person who approves, would confuse them. Choose another name.",
    "{tool} 与 {other} 难以区分：两者只在大小写、形近字符或 _、-、点号上不同，模型和审批人会混淆。请另取名称。",
)
SAME_OFFERED_NAME: Final = ReasonCode(
    "catalogue.same_offered_name",
    "Models are offered {tool} and {other} under one name. Choose another name.",
    "{tool} 和 {other} 提供给模型的名称相同。请另取名称。",
)
NO_FORMER_VERSION: Final = ReasonCode(
    "catalogue.no_former_version",
    "{tool} has had no other current version. Choose one with use(name, version).",
    "{tool} 没有过其他当前版本。请用 use(name, version) 选择。",
)
SHARE_OF_CURRENT: Final = ReasonCode(
    "catalogue.share_of_current",
    "{version} is current for {tool} and gets the rest. Share another version.",
    "{version} 是 {tool} 的当前版本，承接其余流量。请为另一个版本分配流量。",
)
SHARES_OUT_OF_RANGE: Final = ReasonCode(
    "catalogue.shares_out_of_range",
    "The shares of {tool} would leave 0 to 100 percent. Lower one of them first.",
    "{tool} 的各版本流量之和会超出 0 到 100%。请先降低其中之一。",
)
OTHER_CONTRACT_IN_STORE: Final = ReasonCode(
    "catalogue.other_contract_in_store",
    "{tool} {version} is known to the store with another contract; changed: {changed}. Give the changed contract a new version.",
    "存储中 {tool} {version} 对应另一份合约；改动之处：{changed}。合约有改动时请使用新版本。",
)
OTHER_KEY_THAN_BEFORE: Final = ReasonCode(
    "catalogue.other_key_than_before",
    "{tool} {version} has another key than {other}; changed: {changed}. Say in key_changes what each was before: KeyChange(was=...), KeyChange(default=...) or KeyChange(separate=True).",
    "{tool} {version} 的键与 {other} 不同；改动之处：{changed}。请在 key_changes 中写明各自原来的情况：KeyChange(was=...)、KeyChange(default=...) 或 KeyChange(separate=True)。",
)
