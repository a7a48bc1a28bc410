"""Texts in any charset, in parts that begin and end anywhere."""

import codecs

import pytest

from callwright.toolkit.object_tools.charset import Charset, decode_part, detect_charset
from callwright.toolkit.object_tools.signed_links import mask_signed_links

pytestmark = pytest.mark.promise("D4")
CHINESE = (
    "每天早上我们都会看看社区做了些什么，本周主要是面向智能体的工具。第一个会记录做过的事情（避免重复执行）。"
)
JAPANESE = "毎朝、コミュニティが何を作ったかを見ています。今週は主にエージェント向けのツールでした。最初のものは記録を残します。"
RUSSIAN = "Каждое утро мы смотрим, что построило сообщество, и на этой неделе это были в основном инструменты для агентов."


@pytest.mark.parametrize(
    ("body", "declared", "name", "is_guess"),
    [
        (b"plain", None, "utf-8", False),
        (CHINESE.encode(), None, "utf-8", False),
        (CHINESE.encode(), "gbk", "utf-8", False),
        (codecs.BOM_UTF8 + b"x", None, "utf-8", False),
        (CHINESE.encode("utf-16"), None, "utf-16-le", False),
        (codecs.BOM_UTF16_BE + CHINESE.encode("utf-16-be"), None, "utf-16-be", False),
        (codecs.BOM_UTF32_LE + "a".encode("utf-32-le"), None, "utf-32-le", False),
        ("plain text".encode("utf-16-le"), None, "utf-16-le", True),
        ("plain text".encode("utf-16-be"), None, "utf-16-be", True),
        (CHINESE.encode("gbk"), None, "gb18030", True),
        ("名称，价格\n茶叶，12\n".encode("gb2312"), None, "gb18030", True),
        (CHINESE.encode("gbk"), "GB2312", "gb18030", True),
        ("café".encode("latin-1"), "iso-8859-1", "iso8859-1", True),
        (JAPANESE.encode("shift_jis"), "shift_jis", "shift_jis", True),
    ],
)
def test_a_charset_is_known_by_its_bytes_and_else_a_guess(
    body: bytes,
    declared: str | None,
    name: str,
    is_guess: bool,  # noqa: FBT001 - a column
) -> None:
    found = detect_charset(body, declared, is_whole=True)
    assert found is not None
    assert (found.name, found.is_guess) == (name, is_guess)


@pytest.mark.parametrize(
    "text",
    [
        "naïve", "café naïve", "résumé\n", "señor, mañana por la mañana", "¿Qué tal, señora?", "Müller, Größe: 12 €",
        "Ça va très bien, merci. L'été à Orléans", "São Paulo, às nove", "Smörgåsbord på svenska", "“Quoted” – and it’s 20°",
    ],
)  # fmt: skip
def test_a_short_text_of_western_europe_is_read_as_one(text: str) -> None:
    body = text.encode("cp1252")
    found = detect_charset(body, None, is_whole=True)
    assert found == Charset("cp1252", is_guess=True)
    assert decode_part(body, found, 0, is_last=True).text == text


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("你好", "gbk"), ("价格：12 元", "gbk"), ("a 中 b 文 c", "gbk"), ("姓名,年龄\n李雷,12\n", "gbk"),
        ("Zażółć gęślą jaźń", "cp1250"), (RUSSIAN, "cp1251"), (JAPANESE, "shift_jis"), ("Το κείμενο είναι ελληνικό", "cp1253"),
    ],
)  # fmt: skip
def test_other_scripts_are_not_read_as_western(text: str, encoding: str) -> None:
    found = detect_charset(text.encode(encoding), None, is_whole=True)
    assert found is not None
    assert found.name != "cp1252"


def test_a_charset_that_nobody_names_is_guessed_from_the_text() -> None:
    for text, encoding in ((RUSSIAN * 3, "cp1251"), (JAPANESE * 2, "euc_jp")):
        found = detect_charset(text.encode(encoding), None, is_whole=True)
        assert found is not None
        assert found.is_guess
        assert decode_part(text.encode(encoding), found, 0, is_last=True).text == text


@pytest.mark.parametrize(
    "body",
    [
        bytes(range(256)) * 10, b"\x89PNG\r\n\x1a\n" + b"\0" * 50, b"\x01\x02\x03" * 50, b"GIF89a" + bytes(range(128, 250)) + b"\0",
    ],
)  # fmt: skip
def test_what_is_no_text_has_no_charset(body: bytes) -> None:
    assert detect_charset(body, None, is_whole=True) is None
    assert detect_charset(body, "base64", is_whole=True) is None


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "gb18030", "utf-32"])
@pytest.mark.parametrize("step", [4, 7, 16, 33])
def test_parts_of_a_text_join_to_the_whole_wherever_they_are_cut(encoding: str, step: int) -> None:
    text = (CHINESE + " plain 👍🏽 ") * 3
    body = text.encode(encoding)
    charset = detect_charset(body[:64], "utf-16-be" if encoding == "utf-16-be" else None, is_whole=False)
    charset = charset if encoding != "utf-16-be" else Charset("utf-16-be", is_guess=True)
    assert charset is not None
    joined, offset = "", 0
    while offset < len(body):
        end = min(len(body), offset + step)
        read = decode_part(body[offset:end], charset, offset, is_last=end == len(body))
        assert not read.replaced
        joined += read.text
        offset += read.used
    assert joined == text


def test_a_part_that_begins_within_a_sign_leaves_it_to_the_part_before() -> None:
    body = "茶a".encode()
    assert [decode_part(body[at:], Charset("utf-8", is_guess=False), at, is_last=True).text for at in range(4)] == [
        "茶a", "a", "a", "a",
    ]  # fmt: skip
    wide = "茶a".encode("utf-16-le")
    assert decode_part(wide[1:], Charset("utf-16-le", is_guess=True), 1, is_last=True).text == "a"


def test_bytes_that_are_not_valid_are_replaced_and_that_is_said() -> None:
    read = decode_part(b"a\xffb", Charset("utf-8", is_guess=False), 0, is_last=True)
    assert (read.text, read.replaced) == ("a\ufffdb", True)
    genuine = decode_part("a\ufffdb".encode(), Charset("utf-8", is_guess=False), 0, is_last=True)
    assert not genuine.replaced


@pytest.mark.parametrize(
    ("link", "shown"),
    [
        ("https://b.s3.amazonaws.com/a?X-Amz-Date=1&X-Amz-Signature=0123456789abcdef", "https://b.s3.amazonaws.com/a?X-Amz-Date=1&X-Amz-Signature=***"),
        ("(https://b.oss-cn-hangzhou.aliyuncs.com/a?OSSAccessKeyId=LTAI12345&Expires=9&Signature=abc%2Bdef%3D)", "(https://b.oss-cn-hangzhou.aliyuncs.com/a?OSSAccessKeyId=***&Expires=9&Signature=***)"),
        ("https://a.blob.core.windows.net/c/b?sv=2024&sig=abcdefghij%3D", "https://a.blob.core.windows.net/c/b?sv=2024&sig=***"),
        ('<a href="https://b.s3.amazonaws.com/a?x=1&amp;X-Amz-Signature=0123456789abcdef">', '<a href="https://b.s3.amazonaws.com/a?x=1&amp;X-Amz-Signature=***">'),
        (r'{"u":"https://b.s3.amazonaws.com/a?x=1\u0026X-Amz-Signature=0123456789abcdef"}', r'{"u":"https://b.s3.amazonaws.com/a?x=1\u0026X-Amz-Signature=***"}'),
        ("?next=https%3A%2F%2Fb%3Fx%3D1%26Signature%3D0123456789abcdef", "?next=https%3A%2F%2Fb%3Fx%3D1%26Signature%3D***"),
        ("https://b.cos.ap-beijing.myqcloud.com/a?q-sign-algorithm=sha1&q-signature=0123456789abcdef", "https://b.cos.ap-beijing.myqcloud.com/a?q-sign-algorithm=sha1&q-signature=***"),
        ("https://example.com/?q=1&page=2", "https://example.com/?q=1&page=2"),
    ],
)  # fmt: skip
def test_signatures_of_links_are_masked(link: str, shown: str) -> None:
    assert mask_signed_links(f"See {link} now") == f"See {shown} now"


def test_a_signature_is_masked_wherever_a_part_begins_and_ends() -> None:
    text = "See https://b.example.com/a?X-Amz-Signature=23456789abcdef&x=1 now"
    for begin in range(len(text)):
        for end in range(begin + 1, len(text) + 1):
            shown = mask_signed_links(text[begin:end], text[:begin], text[end:])
            assert not set("23456789") & set(shown), (begin, end)
