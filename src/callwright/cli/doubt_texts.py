"""Texts on the signs that a ledger may be unreliable, each with a remedy. Must not depend on how they were found."""

from typing import Final

from callwright.cli.bilingual_text import Text
from callwright.domain.doubts import DoubtReason

_ACCEPT_HINT = Text(
    "Compare recent calls with the external systems, then: callwright ledger accept --store {name} --why …",
    "请先与外部系统核对最近的调用，再执行：callwright ledger accept --store {name} --why …",
)
DOUBT_TEXTS: Final[dict[DoubtReason, tuple[Text, Text]]] = {
    "two_names": (
        Text(
            "the file has, or is used under, {evidence} names (hard links, a rename)",
            "文件有 {evidence} 个名称，或正以 {evidence} 个名称被使用（硬链接或改名）",
        ),
        Text(
            "Each name has a WAL of its own. Stop what uses {name} under another name, and remove that name.",
            "每个名称各有一份 WAL。请停止以其他名称使用 {name} 的进程，并删除该名称。",
        ),
    ),
    "mounted_file": (
        Text(
            "the file alone is mounted, so another path may lead to it",
            "只挂载了该文件本身，可能有其他路径指向它",
        ),
        Text(
            "Mount its folder instead, for every container. If nothing else uses it: callwright ledger accept --store {name} --why …",
            "请在每个容器中改为挂载其目录。若没有其他进程使用：callwright ledger accept --store {name} --why …",
        ),
    ),
    "network_files": (
        Text("the file is on a network file system ({evidence})", "文件位于网络文件系统（{evidence}）"),
        Text(
            "Use a local disk, or PostgreSQL for several hosts. If one host alone uses it: callwright ledger accept --store {name} --why …",
            "请使用本地磁盘；多台主机请使用 PostgreSQL。若仅一台主机使用：callwright ledger accept --store {name} --why …",
        ),
    ),
    "wal_replaced": (
        Text("its -wal or -shm was removed or replaced while in use", "其 -wal 或 -shm 在使用中被删除或替换"),
        Text(
            "Restart every process that uses {name}; the next one says whether something was lost.",
            "请重启所有使用 {name} 的进程；重启后会报告是否有丢失。",
        ),
    ),
    "lost_tail": (
        Text("acknowledged claims that are missing from it: {evidence}", "缺少 {evidence} 条已确认的记录"),
        _ACCEPT_HINT,
    ),
    "replaced": (
        Text("it is another ledger than the one that was used here", "它不是此前在此使用的账本"),
        _ACCEPT_HINT,
    ),
    "restored": (
        Text(
            "it was restored from a copy; calls after {evidence} may be missing",
            "它由副本恢复而来；{evidence} 之后的调用可能缺失",
        ),
        _ACCEPT_HINT,
    ),
    "clock_unset": (
        Text(
            "the clock says {evidence}, a time before this program was written",
            "系统时钟为 {evidence}，早于本程序的编写时间",
        ),
        Text(
            "Set the clock; calls are accepted again then. A test that stops time passes a clock of its own: Callwright(clock=…).",
            "请校正系统时钟，之后即恢复。冻结时间的测试请传入自己的时钟：Callwright(clock=…)。",
        ),
    ),
    "clock_behind": (
        Text(
            "the clock is {evidence} behind what the ledger has seen",
            "系统时钟比账本记录的时间晚了 {evidence}",
        ),
        Text("Set the clock; calls are accepted again then.", "请校正系统时钟，之后即恢复。"),
    ),
    "clock_ahead": (
        Text("the clock jumped ahead by {evidence}", "系统时钟向前跳变了 {evidence}"),
        Text(
            "Set the clock. Once it is right: callwright ledger accept --store {name} --why …",
            "请校正系统时钟。确认无误后：callwright ledger accept --store {name} --why …",
        ),
    ),
}
"""The finding and the remedy for each sign that a ledger may be unreliable."""
