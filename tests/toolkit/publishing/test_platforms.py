"""How platforms count, and whether a text is English."""

import pytest

from callwright.toolkit.publishing_tools.language import is_english
from callwright.toolkit.publishing_tools.platforms import PLATFORMS, PlatformName, TooLong, check_lengths

pytestmark = pytest.mark.promise("D5")
FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    ("platform", "fitting", "exceeding", "length"),
    [
        ("x", "a" * 280, "a" * 281, 281),
        ("x", "茶" * 140, "茶" * 141, 282),
        ("x", FAMILY * 140, FAMILY * 141, 282),
        ("x", "é" * 280, "e\u0301" * 281, 281),
        ("x", "🇩🇪" * 140, "🇩🇪" * 141, 282),
        ("x", "https://example.com/" + "x" * 500 + " " + "a" * 256, "http://a.co " + "a" * 257, 281),
        ("bluesky", FAMILY * 100, FAMILY * 301, 301),
        ("bluesky", "👍🏽" * 300, "👍🏽" * 301, 301),
        ("mastodon", "茶" * 500, "茶" * 501, 501),
        ("threads", "👍" * 250, "👍" * 251, 502),
        ("linkedin", "a" * 3_000, "a" * 3_001, 3_001),
        ("wechat", "茶" * 19_999, "茶" * 20_000, 20_000),
    ],
)
def test_each_platform_counts_in_its_own_way(
    platform: PlatformName, fitting: str, exceeding: str, length: int
) -> None:
    rule = PLATFORMS[platform]
    assert check_lengths("t", fitting, rule) == []
    assert TooLong("content", length, rule.content, rule.measure) in check_lengths("t", exceeding, rule)


@pytest.mark.parametrize(
    ("platform", "fitting", "exceeding"),
    [
        ("wechat", "题" * 32, "题" * 33),
        ("xiaohongshu", "题" * 20, "题" * 20 + "a"),
        ("xiaohongshu", "a" * 40, "a" * 41),
    ],
)
def test_titles_have_limits_of_their_own(platform: PlatformName, fitting: str, exceeding: str) -> None:
    rule = PLATFORMS[platform]
    assert check_lengths(fitting, "text", rule) == []
    assert [one.field for one in check_lengths(exceeding, "text", rule)] == ["title"]


def test_bluesky_has_a_limit_of_bytes_too() -> None:
    found = check_lengths("t", FAMILY * 130, PLATFORMS["bluesky"])
    assert [(one.measure, one.limit) for one in found] == [("bytes", 3_000)]


def test_every_limit_names_where_it_is_said() -> None:
    assert all(rule.source and rule.read_on for rule in PLATFORMS.values())


ENGLISH = """
# A week of trending repositories

Every morning we look at what the community has built, and this week it was mostly tools for agents. The first of them keeps a
ledger of what was done, so that nothing happens twice. `SELECT 名称 FROM 表` is how its author (林) begins.

```python
print("你好，世界，这里全是中文注释，不算正文")
```
"""
GERMAN = """
Jeden Morgen sehen wir nach, was die Gemeinschaft gebaut hat, und in dieser Woche waren es vor allem Werkzeuge für Agenten. Das erste
von ihnen führt Buch darüber, was getan wurde, damit nichts zweimal geschieht, und das zweite in der Liste schreibt Berichte.
"""
FRENCH = """
Chaque matin nous regardons ce que la communauté a construit, et cette semaine il s'agissait surtout d'outils pour les agents. Le
premier tient un registre de ce qui a été fait, afin que rien ne se passe deux fois, on le voit bien dans le dépôt de son auteur.
"""
CHINESE = (
    "每天早上我们都会看看社区做了些什么，本周主要是面向智能体的工具。第一个会记录做过的事情，避免重复执行。"
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (ENGLISH, True),
        ("Hello", True),
        ("Résumé of a café in Zürich", True),
        ("", True),
        ("2026 — 100 %", True),
        (CHINESE, False),
        ("本周 GitHub 趋势", False),
        (ENGLISH + CHINESE * 3, False),
        (GERMAN, False),
        (FRENCH, False),
        ("Привет, мир", False),
    ],
)
def test_english_is_told_by_letters_and_by_its_commonest_words(text: str, expected: bool) -> None:  # noqa: FBT001 - a column
    assert is_english(text) is expected
