"""Tell version numbers with four parts from addresses of a private network, which look the same.

A word for versions directly beside the number decides; else the words of its line do: those of releases, and none of networks.
"""

import re
from collections.abc import Iterator
from typing import Final

from callwright.core.guard.credential_values import Span

_FOUR_PARTS: Final = r"\d{1,3}(?:\.\d{1,3}){3}"
_OLD_OR_NEW: Final = r"(?:too (?:old|new)|outdated|deprecated|obsolete|incompatible|end of life|the (?:newest|latest|minimum|oldest|last)|not (?:supported|compatible)|no longer supported|unsupported)"
_VERSION_NUMBER: Final = re.compile(
    r"(?i)(?:(?:\b(?:version|firmware|release|driver|build|kernel|upgraded?|updated?|section|chapter|clause|(?:older|newer|lower|higher|later|earlier) than)\b|版本|固件|驱动|内核|升级|更新|升至|低于|高于)"
    r"[ ('\"]{0,2}(?:(?:number|no\.?|is|was|to|from|of|than|at least|up to|号|为|是|到|至)[ ：]?){0,3}[ v'\"(]{0,2}"
    rf"{_FOUR_PARTS}\b(?![:/]\d)"
    r"|(?:\b(?:requires?|needs|installed|latest|minimum|newest|supported|sdk|patch|hotfix|plug-?in|package|library|bios|uefi|odbc|toolkit|runtime|schema|revision|rev\.?)\b|补丁|插件|依赖|组件|客户端|最新|最低|至少|需要|要求)"
    rf"[ ('\"：:]{{0,2}}(?:(?:version|number|is|was|at least|号|为|是)[ ：]?){{0,2}}[ v'\"(]{{0,2}}{_FOUR_PARTS}\b(?![:/]\d)"
    rf"|(?<![\w./:@-])v{_FOUR_PARTS}\b(?![:/]\d)|(?<!\w)(?:[<>=~^!]=?|~>|==) ?v?{_FOUR_PARTS}\b(?![:/]\d)|[A-Za-z]\w*[-_@]v?{_FOUR_PARTS}(?:-[\w.]+)?\.(?:jar|war|zip|whl|tar\.gz|tgz|exe|msi|dll|deb|rpm|apk|bin|img|iso)\b"
    rf"|\b{_FOUR_PARTS}-(?:alpha|beta|rc|snapshot|release|final|ga|hotfix|sp|preview|dev|nightly)\w*"
    rf"|\b{_FOUR_PARTS}(?= ?(?:→|->|=>) ?v?\d)|(?<=→ ){_FOUR_PARTS}\b|(?<=-> ){_FOUR_PARTS}\b"
    rf"|\b{_FOUR_PARTS}(?= (?:is|was|are) {_OLD_OR_NEW}\b| \(\d{{4}}-\d\d-\d\d\))"
    rf"|\b{_FOUR_PARTS}(?= ?(?:(?:or|and) (?:later|newer|above|higher|up|earlier|older|below)\b|\+|及?以[上下]|或(?:更高|更新|以上)|之[前后]的?版本|版本?\b|版|已过时|不再(?:受)?支持)))"
)
"""A version number with four parts, which looks like an address of a private network. Only a few words may stand before it."""

_LIKE_AN_ADDRESS: Final = re.compile(_FOUR_PARTS)
_ANY_NUMBER: Final = re.compile(rf"(?<![\w./:@-]){_FOUR_PARTS}(?![\w/:@-]|\.\d)")
_BEFORE_AN_ADDRESS: Final = re.compile(
    r"(?:\b(?:on|at|via|by|against|from|to|in|with|and|for|ip|address)|[在于到从]|来自|访问|地址)[ (：:]{0,2}$",
    re.IGNORECASE,
)
_WORDS_OF_RELEASES: Final = re.compile(
    r"\b(?:versions?|releases?|updates?|upgrad\w+|install\w*|compatib\w+|supports?|supported|newer|older|newest|latest|firmware|edition|sdk|changelog|downgrad\w+|patch\w*|licen[cs]e\w*)\b|版本|升级|更新|兼容|支持|安装|固件|补丁",
    re.IGNORECASE,
)
_WORDS_OF_NETWORKS: Final = re.compile(
    r"\b(?:servers?|hosts?|address\w*|ips?|ipv[46]|connect\w*|ports?|networks?|nodes?|ping\w*|rout\w+|sockets?|refused|timed out|timeout|reach\w*|dial\w*|tcp|udp|https?|ssh|dns|subnet|gateway|proxy|peers?|clusters?|brokers?"
    r"|upstreams?|backends?|endpoints?|listen\w*|bind\w*|database|redis|mysql|postgres\w*|kafka|machines?|unavailable|down|offline|vpn|cidr|mirror|registry|repository|download\w*|pull\w*|fetch\w*)\b"
    r"|://|服务器|地址|连接|主机|网络|超时|节点|端口|网关|代理|内网|数据库|集群|机器|下载|镜像|仓库",
    re.IGNORECASE,
)


_MAX_DISTANCE: Final = 160
"""Characters of the line on each side of a number that are read."""


def find_versions(text: str) -> Iterator[Span]:
    """Yield the version numbers in the text that look like addresses of a private network."""
    if _LIKE_AN_ADDRESS.search(text) is None:
        return
    yield from (match.span() for match in _VERSION_NUMBER.finditer(text))
    for match in _ANY_NUMBER.finditer(text):
        first, last = max(0, match.start() - _MAX_DISTANCE), match.end() + _MAX_DISTANCE
        start = max(first, text.rfind("\n", first, match.start()) + 1)
        end = text.find("\n", match.end(), last)
        line = text[start : end if end >= 0 else last]
        if (
            _BEFORE_AN_ADDRESS.search(text, start, match.start()) is None
            and _WORDS_OF_RELEASES.search(line) is not None
            and _WORDS_OF_NETWORKS.search(line) is None
        ):
            yield match.span()
