"""The length limits of titles and texts on each platform, and how the platform counts. Pure; every row names its source.

Limits change without notice: an operator may configure others. A platform that is not listed has no limits here.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

Measure = Literal["characters", "utf16", "graphemes", "x", "half_width"]
"""characters: code points · utf16: code units, an emoji is two · graphemes: what a reader takes for one sign ·
x: weighted as on X, where CJK and emoji are two and a link is 23 · half_width: as on Xiaohongshu, where ASCII is a half."""


PlatformName = Literal["x", "bluesky", "mastodon", "threads", "linkedin", "wechat", "xiaohongshu"]


class PlatformRule(Struct, frozen=True):
    """One platform. A limit of 0 is none; ``source`` is where the limits are said, as read on ``read_on``."""

    title: int
    content: int
    measure: Measure
    source: str
    read_on: str
    content_bytes: int = 0


PLATFORMS: Final[Mapping[PlatformName, PlatformRule]] = {
    "x": PlatformRule(0, 280, "x", "twitter-text, config v3.json (docs.x.com, Counting characters)", "2026-11-23"),
    "bluesky": PlatformRule(
        0, 300, "graphemes", "atproto lexicon app.bsky.feed.post", "2026-11-23", content_bytes=3_000
    ),
    "mastodon": PlatformRule(
        0, 500, "characters", "developers.buffer.com/guides/character-limits (default of a server)", "2026-11-23"
    ),
    "threads": PlatformRule(0, 500, "utf16", "developers.buffer.com/guides/character-limits", "2026-11-23"),
    "linkedin": PlatformRule(0, 3_000, "utf16", "developers.buffer.com/guides/character-limits", "2026-11-23"),
    "wechat": PlatformRule(
        32, 19_999, "characters",
        "developers.weixin.qq.com/doc/service/api/draftbox/draftmanage/api_draft_add", "2026-11-23",
        content_bytes=1_048_575,
    ),
    "xiaohongshu": PlatformRule(20, 0, "half_width", "www.myaibot.vip/docs/api (a publisher's)", "2026-11-23"),
}  # fmt: skip


class TooLong(Struct, frozen=True):
    """A field is longer than its platform takes: ``length`` and ``limit`` in the platform's own measure."""

    field: Literal["title", "content"]
    length: int
    limit: int
    measure: Measure | Literal["bytes"]


def check_lengths(title: str, content: str, rule: PlatformRule) -> list[TooLong]:
    """Every limit of the platform that title and content exceed."""
    measure = _MEASURES[rule.measure]
    fields: tuple[tuple[Literal["title", "content"], str, int], ...] = (
        ("title", title, rule.title),
        ("content", content, rule.content),
    )
    found = [
        TooLong(field, measure(text), limit, rule.measure)
        for field, text, limit in fields
        if limit and measure(text) > limit
    ]
    size = len(content.encode())
    if rule.content_bytes and size > rule.content_bytes:
        found.append(TooLong("content", size, rule.content_bytes, "bytes"))
    return found


# --- how platforms count -----------------------------------------------------------------------------------------

_LINK: Final = re.compile(r"https?://[^\s<>\"'）】]+", re.IGNORECASE)
_LINK_WEIGHT: Final = 23
_LIGHT: Final = ((0, 4351), (8192, 8205), (8208, 8223), (8242, 8247))


def _count_utf16(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _count_graphemes(text: str) -> int:
    return sum(1 for _ in _graphemes(text))


def _weigh_as_x(text: str) -> int:
    """As twitter-text v3 counts: an emoji of many code points is one of weight 2, as is a letter outside the light ranges."""
    normal = unicodedata.normalize("NFC", text)
    links = len(_LINK.findall(normal))
    return links * _LINK_WEIGHT + sum(map(_x_weight, _graphemes(_LINK.sub("", normal))))


def _x_weight(grapheme: str) -> int:
    if _is_emoji(grapheme):
        return 2
    return sum(1 if any(low <= ord(one) <= high for low, high in _LIGHT) else 2 for one in grapheme)


def _is_emoji(grapheme: str) -> bool:
    first = ord(grapheme[0])
    return first >= 0x1F000 or (len(grapheme) > 1 and "\ufe0f" in grapheme) or "\u20e3" in grapheme


def _count_half_width(text: str) -> int:
    """ASCII counts a half; a half at the end counts whole."""
    halves = sum(1 if one.isascii() else 2 for one in text)
    return (halves + 1) // 2


_JOINER: Final = "\u200d"


def _graphemes(text: str) -> Iterator[str]:
    """What a reader takes for one sign: a base with its marks, modifiers and joined signs, a pair of regional letters."""
    cluster = ""
    for one in text:
        if cluster and not _extends(cluster, one):
            yield cluster
            cluster = ""
        cluster += one
    if cluster:
        yield cluster


def _extends(cluster: str, one: str) -> bool:
    if cluster == "\r" and one == "\n":
        return True
    if cluster[-1] == _JOINER and ord(one) > 0x2000:
        return True
    if _is_regional(one):
        return _is_regional(cluster[-1]) and sum(map(_is_regional, cluster)) % 2 == 1
    return one == _JOINER or _is_mark(one)


def _is_mark(one: str) -> bool:
    code = ord(one)
    return (
        unicodedata.category(one) in {"Mn", "Me", "Mc"}
        or 0x1F3FB <= code <= 0x1F3FF
        or 0xE0020 <= code <= 0xE007F
        or 0x1160 <= code <= 0x11FF
    )


def _is_regional(one: str) -> bool:
    return 0x1F1E6 <= ord(one) <= 0x1F1FF


_MEASURES: Final[Mapping[Measure, Callable[[str], int]]] = {
    "characters": len,
    "utf16": _count_utf16,
    "graphemes": _count_graphemes,
    "x": _weigh_as_x,
    "half_width": _count_half_width,
}
