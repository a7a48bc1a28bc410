"""The objects toolkit on an S3 server that checks signatures: ranges of one version, odd keys, documents, wrong secrets."""

import json
import os
import random
import socket
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, RetryPolicy, ToolResult
from callwright.app.app_builder import build_app
from callwright.cli.config_problem_texts import describe_problem
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import read_config
from callwright.domain.call import Locale
from callwright.execution_result import dumps
from callwright.toolkit import ToolkitError, objects
from callwright.toolkit.documents.conversion import ConversionLimits, ConvertedDocument
from callwright.toolkit.documents.recent import RecentDocuments
from callwright.toolkit.object_tools.bucket import ObjectChangedError, ObjectNotFoundError
from callwright.toolkit.object_tools.obstore_reader import open_store
from callwright.toolkit.object_tools.opening import open_reader
from callwright.toolkit.object_tools.place import parse_place
from callwright.tools.http.credentials import CredentialError, SecretReference
from toolkit.chaotic import complaints, run_toolkit_suite
from toolkit.objects.documents_made import make_docx, make_overlapping_zip
from toolkit.objects.s3_server import ACCESS_KEY, BUCKET, SECRET_KEY, S3Server, s3_server

pytestmark = pytest.mark.promise("D4")
_NO_RETRIES = RetryPolicy(max_retries=0)
CHINESE = "每天早上我们都会看看社区做了些什么，本周主要是面向智能体的工具。"


@pytest.fixture(scope="module")
def server() -> Iterator[S3Server]:
    with s3_server() as made:
        yield made


@pytest.fixture(autouse=True)
def keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("S3_KEY", ACCESS_KEY)
    monkeypatch.setenv("S3_SECRET", SECRET_KEY)


def application(server: S3Server, locale: Locale = "en", **options: Any) -> Callwright:
    said = {"endpoint": server.url, "access_key_id": "env:S3_KEY", "secret_access_key": "env:S3_SECRET"}
    app = Callwright(locale=locale)
    app.use(objects(options.pop("url", f"s3://{BUCKET}"), **said | options))
    return app


def read(app: Callwright, key: str, **more: Any) -> ToolResult:
    return app.call({"name": "oss_file_read", "arguments": {"key": key, **more}})


def code_of(result: ToolResult) -> str:
    assert result.error is not None
    return result.error.code


# --- texts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "message"), [("en", "Read a.txt, 12 of 12 bytes."), ("zh-CN", "已读取 a.txt，12 / 12 字节。")]
)
def test_a_text_comes_with_its_charset_its_version_and_its_source(
    server: S3Server, locale: Locale, message: str
) -> None:
    server.put("a.txt", "你好 world".encode(), "text/plain; charset=utf-8")
    with application(server, locale) as app:
        result = read(app, "a.txt")

    assert (result.data["text"], result.data["charset"], result.data["mediaType"]) == (
        "你好 world",
        "utf-8",
        "text/plain",
    )
    assert (result.data["nextOffset"], result.data["size"], bool(result.data["etag"])) == (None, 12, True)
    assert (result.message, result.confidence) == (message, 0.95)
    assert [(one.type, one.id, one.section) for one in result.source] == [
        ("file", "s3://press/a.txt", "bytes 0-12")
    ]
    assert json.loads(dumps(result))["metadata"] == {
        "total": 12,
        "returned": 12,
        "unit": "bytes",
        "nextOffset": None,
    }


def test_a_guessed_charset_is_believed_less_than_one_that_is_proved(server: S3Server) -> None:
    server.put("gbk.csv", CHINESE.encode("gbk"))
    with application(server) as app:
        result = read(app, "gbk.csv")
    assert (result.data["text"], result.data["charset"], result.confidence) == (CHINESE, "gb18030", 0.8)


@pytest.mark.costly
def test_a_long_text_is_read_in_parts_of_one_version(server: S3Server) -> None:
    whole = "".join(f"第 {number} 行 👍\n" for number in range(20_000))
    server.put("long.txt", whole.encode())
    with application(server, part_bytes=100_001) as app:
        result = read(app, "long.txt")
        parts: str = result.data["text"]
        while result.data["nextOffset"] is not None:
            result = read(app, "long.txt", offset=result.data["nextOffset"], etag=result.data["etag"])
            parts += result.data["text"]
    assert parts == whole


def test_a_file_that_changes_between_two_parts_is_told_and_not_mixed(server: S3Server) -> None:
    server.put("changing.txt", b"one " * 50_000)
    with application(server) as app:
        first = read(app, "changing.txt")
        server.put("changing.txt", b"two " * 50_000)
        second = read(app, "changing.txt", offset=first.data["nextOffset"], etag=first.data["etag"])
    assert (code_of(second), second.next_action) == ("FILE_CHANGED", "retry")


def test_a_file_that_changes_while_it_is_read_is_told_too(server: S3Server) -> None:
    server.put("racing.txt", b"one " * 50_000)

    def change() -> None:
        server.check.on_get = lambda: None
        server.put("racing.txt", b"two " * 50_000)

    server.check.on_get = change
    with application(server) as app:
        result = read(app, "racing.txt")
    assert code_of(result) == "FILE_CHANGED"


def test_signed_links_in_a_file_are_masked(server: S3Server) -> None:
    server.put(
        "links.md", b"See https://b.s3.amazonaws.com/a?X-Amz-Signature=0123456789abcdef0123456789abcdef"
    )
    with application(server) as app:
        result = read(app, "links.md")
    assert "0123456789abcdef" not in dumps(result)
    assert result.data["text"].endswith("X-Amz-Signature=***")


@pytest.mark.parametrize("charset", ["utf-8", "utf-16-le", "gb18030"])
def test_a_signature_is_masked_whatever_offset_is_asked_for(tmp_path: Path, charset: str) -> None:
    signature = "0123456789abcdef" * 4
    text = f"说明：{'见 ' * 30}https://b.s3.amazonaws.com/a?X-Amz-Signature={signature} 完"
    mark = b"\xff\xfe" if charset == "utf-16-le" else b""
    body = mark + text.encode(charset)
    (tmp_path / "links.md").write_bytes(body)
    with Callwright() as app:
        app.use(objects(f"file://{tmp_path}", part_bytes=37))
        for offset in range(0, len(body), 3):
            call = {"name": "oss_file_read", "arguments": {"key": "links.md", "offset": offset}}
            result = app.call(call, run=str(offset))
            assert result.success
            assert "23" not in result.data["text"], offset


# --- keys --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["", " ", "a/", "/", "a\nb", "x" * 1_100])
def test_a_key_that_names_no_file_is_refused_before_anything_is_asked(server: S3Server, key: str) -> None:
    server.put("a", b"another object")
    asked = len(server.check.requests)
    with application(server) as app:
        result = read(app, key)
    assert code_of(result) in {"NOT_A_FILE_KEY", "invalid_arguments"}
    assert len(server.check.requests) == asked


@pytest.mark.costly
@pytest.mark.parametrize("key", ["a//b", "../up", "./here", "x/../y", "/leading", "名 称+&?#%.txt", "a b"])
def test_any_legal_key_of_s3_can_be_read(server: S3Server, key: str) -> None:
    server.put(key, f"text of {key}".encode())
    with application(server) as app:
        result = read(app, key)
    assert result.data["text"] == f"text of {key}"


@pytest.mark.costly
def test_files_are_listed_by_prefix_even_beside_odd_keys() -> None:
    with s3_server() as server:
        for key in ("docs/a.txt", "docs/b.txt", "docs//odd", "docsets/c.txt", "other.txt"):
            server.put(key, b"x")
        with application(server) as app:
            listed = app.call({"name": "oss_file_list", "arguments": {"prefix": "docs/"}})
            cut = app.call({"name": "oss_file_list", "arguments": {"prefix": "docs", "limit": 2}})
            none = app.call({"name": "oss_file_list", "arguments": {"prefix": "zzz"}})
        with application(server, url=f"s3://{BUCKET}/docs") as below:
            inside = below.call({"name": "oss_file_list", "arguments": {}})
            found = read(below, "a.txt")

    assert [one["key"] for one in listed.data] == ["docs//odd", "docs/a.txt", "docs/b.txt"]
    assert (len(cut.data), "There are more than 2 files" in cut.message) == (2, True)
    assert json.loads(dumps(none))["success"] is False
    assert "a.txt" in [one["key"] for one in inside.data]
    assert found.source[0].id == "s3://press/docs/a.txt"


# --- what is no text ---------------------------------------------------------------------------------------------


def test_documents_are_converted_and_read_in_parts(server: S3Server) -> None:
    server.put("report", make_docx("Hello 你好", "The second paragraph"))
    with application(server, part_bytes=10) as app:
        first = read(app, "report")
        second = read(app, "report", offset=first.data["nextOffset"], etag=first.data["etag"])
    assert first.data["unit"] == "characters"
    assert "Hello 你好" in first.data["text"] + second.data["text"]
    assert "wordprocessingml" in first.data["mediaType"]


class CountingConverter:
    """A converter of one's own, that counts."""

    def __init__(self) -> None:
        self.conversions = 0

    def convert(self, body: bytes, media_type: str, limits: ConversionLimits) -> ConvertedDocument:
        """Give the size of the document as a text."""
        self.conversions += 1
        return ConvertedDocument(f"{self.conversions}: {len(body)} bytes", is_cut=False)


def test_a_document_is_converted_once_for_all_its_parts_and_again_when_it_has_changed(
    server: S3Server,
) -> None:
    converter = CountingConverter()
    server.put("parts.docx", make_docx("one"))
    with application(server, part_bytes=4, converter=converter) as app:
        first = read(app, "parts.docx")
        assert read(app, "parts.docx", offset=4, etag=first.data["etag"]).success
        assert converter.conversions == 1
        server.put("parts.docx", make_docx("two"))
        assert read(app, "parts.docx").data["text"].startswith("2: ")


def test_documents_that_were_not_read_for_longest_are_forgotten() -> None:
    recent = RecentDocuments()
    asked: list[str] = []

    def convert(name: str) -> ConvertedDocument:
        asked.append(name)
        return ConvertedDocument(name, is_cut=False)

    for name in [*"abcdefgh", "a", "i", "a", "b"]:
        recent.get_or_convert(name, "v1", lambda name=name: convert(name))  # type: ignore[misc] # a default
    recent.get_or_convert("large", "v1", lambda: ConvertedDocument("x" * 9_000_000, is_cut=False))
    recent.get_or_convert("a", "v1", lambda: convert("a"))
    recent.get_or_convert("none", "", lambda: convert("none"))
    recent.get_or_convert("none", "", lambda: convert("none"))
    assert "".join(asked) == "abcdefgh" + "i" + "b" + "a" + "none" * 2


@pytest.mark.costly
@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: bytes(range(256)) * 20, "NOT_TEXT"),
        (make_overlapping_zip, "DOCUMENT_TOO_COMPLEX"),
        (lambda: make_docx("Hello 你好 " * 40, repeat=200_000), "DOCUMENT_TOO_COMPLEX"),
        (lambda: b"%PDF-1.7 nothing at all", "DOCUMENT_UNREADABLE"),
        (lambda: b"PK\x03\x04" + bytes(100), "DOCUMENT_UNREADABLE"),
    ],
)
def test_a_file_without_a_text_that_can_be_had_has_a_code_of_its_own(
    server: S3Server, make: Callable[[], bytes], code: str
) -> None:
    server.put("strange", make())
    with application(server) as app:
        assert code_of(read(app, "strange")) == code


@pytest.mark.costly
def test_documents_have_limits_of_size_and_time(server: S3Server) -> None:
    words = random.Random(1)
    server.put("large.docx", make_docx(*(words.randbytes(20).hex() for _ in range(150_000))))
    with application(server, max_document_bytes=1_000) as app:
        assert code_of(read(app, "large.docx")) == "DOCUMENT_TOO_LARGE"
    with application(server, limits=ConversionLimits(ms=500)) as app:
        result = read(app, "large.docx")
    assert code_of(result) == "DOCUMENT_TOO_COMPLEX"
    assert "500 ms" in result.message


def test_an_empty_file_is_empty_and_an_offset_beyond_the_end_is_told(server: S3Server) -> None:
    server.put("empty", b"")
    server.put("short", b"abc")
    with application(server, "zh-CN") as app:
        empty = read(app, "empty")
        beyond = read(app, "short", offset=3)
    assert json.loads(dumps(empty)) == {
        "success": False,
        "operationType": "query",
        "data": None,
        "message": "文件内容为空",
    }
    assert code_of(beyond) == "OFFSET_BEYOND_END"


# --- access ------------------------------------------------------------------------------------------------------


def test_a_wrong_secret_is_refused_and_nothing_of_it_is_said(
    server: S3Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.put("a.txt", b"x")
    monkeypatch.setenv("S3_SECRET", "a-wrong-secret-of-somebody")
    with application(server) as app:
        results = [
            read(app, "a.txt"),
            read(app, "a//b"),
            app.call({"name": "oss_file_list", "arguments": {}}),
        ]
    for result in results:
        assert code_of(result) == "permission_denied"
        said = json.dumps(result.to_dict())
        assert not any(part in said for part in ("a-wrong-secret", ACCESS_KEY, server.url, "Signature"))


def test_a_secret_that_is_rotated_is_used_at_once(server: S3Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server.put("a.txt", b"x")
    with application(server) as app:
        monkeypatch.setenv("S3_SECRET", "not-yet")
        assert code_of(read(app, "a.txt")) == "permission_denied"
        monkeypatch.setenv("S3_SECRET", SECRET_KEY)
        assert read(app, "a.txt").success


def test_a_missing_file_and_a_missing_bucket_are_not_found(server: S3Server) -> None:
    with application(server) as app:
        assert code_of(read(app, "nothing/here.txt")) == "FILE_NOT_FOUND"
    with application(server, url="s3://another") as app:
        assert code_of(read(app, "a.txt")) == "FILE_NOT_FOUND"


def test_a_server_that_never_answers_is_given_up_in_time() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        app = Callwright()
        toolkit = objects(
            "s3://press",
            endpoint=f"http://127.0.0.1:{silent.getsockname()[1]}",
            access_key_id="env:S3_KEY",
            secret_access_key="env:S3_SECRET",
            timeout_ms=200,
        )
        app.use(toolkit, overrides={"oss_file_read": {"retries": _NO_RETRIES}})
        done = threading.Event()
        results: list[ToolResult] = []

        def work() -> None:
            results.append(read(app, "a.txt"))
            done.set()

        threading.Thread(target=work).start()
        assert done.wait(20)
        app.close()
    assert code_of(results[0]) == "upstream_error"
    assert "127.0.0.1" not in json.dumps(results[0].to_dict())


@pytest.mark.costly
def test_faults_on_the_way_end_as_they_should(server: S3Server) -> None:
    server.put("a.txt", b"Some text.")
    with application(server) as app:
        wrong = complaints(run_toolkit_suite("objects", app))
    assert wrong == []


# --- other places ------------------------------------------------------------------------------------------------


@pytest.mark.promise("T36")
def test_a_folder_is_read_and_never_left(tmp_path: Path) -> None:
    root = tmp_path / "press"
    root.mkdir()
    (root / "a.txt").write_text("inside", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("outside", encoding="utf-8")
    (root / "link.txt").symlink_to(tmp_path / "secret.txt")
    app = Callwright()
    app.use(objects(f"file://{root}"))
    with app:
        assert read(app, "a.txt").data["text"] == "inside"
        outside = [
            read(app, key)
            for key in ("link.txt", "../secret.txt", str(tmp_path / "secret.txt"), "x/../../secret.txt")
        ]
    assert {code_of(one) for one in outside} <= {"FILE_NOT_FOUND", "KEY_NOT_NAMEABLE"}


@pytest.mark.promise("T36")
def test_a_pipe_a_folder_and_a_link_to_a_device_are_no_files_and_nothing_waits_for_them(
    tmp_path: Path,
) -> None:
    root = tmp_path / "press"
    (root / "sub").mkdir(parents=True)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere/b.txt").write_text("outside", encoding="utf-8")
    (root / "sub/a.txt").write_text("inside", encoding="utf-8")
    (root / "within.txt").symlink_to(root / "sub/a.txt")
    os.mkfifo(root / "pipe.txt")
    (root / "device.txt").symlink_to("/dev/zero")
    (root / "process.txt").symlink_to("/proc/self/environ")
    (root / "ring.txt").symlink_to(root / "ring.txt")
    (root / "out").symlink_to(tmp_path / "elsewhere")
    app = Callwright()
    app.use(objects(f"file://{root}"))
    with app:
        assert read(app, "sub/a.txt").data["text"] == "inside"
        assert read(app, "within.txt").data["text"] == "inside"
        keys = (
            "pipe.txt",
            "device.txt",
            "process.txt",
            "ring.txt",
            "out/b.txt",
            "sub",
            "sub/a.txt/b",
            "a" * 300,
        )
        assert {key: code_of(read(app, key)) for key in keys} == dict.fromkeys(keys, "FILE_NOT_FOUND")


@pytest.mark.promise("T36")
def test_a_folder_lists_what_it_reads_and_nothing_outside_and_no_odd_name_hides_the_others(
    tmp_path: Path,
) -> None:
    root = tmp_path / "press"
    (root / "a" / "深").mkdir(parents=True)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere/b.txt").write_text("outside", encoding="utf-8")
    names = ["a/b.txt", "a/深/c.txt", "a-z.txt", "a.txt", "z\u3000全角.txt", "x%2F#?.txt"]
    for name in names:
        (root / name).write_text(name, encoding="utf-8")
    (root / "within").symlink_to(root / "a/深")
    (root / "a/up").symlink_to(root)
    (root / "out").symlink_to(tmp_path / "elsewhere")
    (root / "out.txt").symlink_to(tmp_path / "elsewhere/b.txt")
    (root / "ring").symlink_to(root / "ring")
    (root / "gone").symlink_to(root / "nothing")
    os.mkfifo(root / "pipe")
    (root / "line\nbreak.txt").write_text("x", encoding="utf-8")
    Path(os.fsdecode(os.fsencode(root) + b"/b\xff.txt")).write_text("x", encoding="utf-8")

    with Callwright() as app:
        app.use(objects(f"file://{root}"))

        def listed(prefix: str = "") -> list[str]:
            found = app.call({"name": "oss_file_list", "arguments": {"prefix": prefix}})
            return [one["key"] for one in found.data or []]

        assert listed() == sorted([*names, "within/c.txt"])
        assert all(read(app, key).success for key in listed())
        assert listed("a") == ["a-z.txt", "a.txt", "a/b.txt", "a/深/c.txt"]
        assert (listed("a/深"), listed("out/"), listed("../"), listed("a/深/c.txt/")) == (
            ["a/深/c.txt"],
            [],
            [],
            [],
        )


@pytest.mark.costly
@pytest.mark.promise("T36")
def test_a_link_that_is_swapped_while_files_are_read_leads_nowhere(tmp_path: Path) -> None:
    root = tmp_path / "press"
    root.mkdir()
    (tmp_path / "secret.txt").write_text("outside", encoding="utf-8")
    (root / "honest.txt").write_text("inside", encoding="utf-8")
    end = threading.Event()

    def swap() -> None:
        while not end.is_set():
            for target in (root / "honest.txt", tmp_path / "secret.txt"):
                beside = root / "beside"
                beside.symlink_to(target)
                beside.replace(root / "a.txt")

    swapping = threading.Thread(target=swap)
    place = parse_place(f"file://{root}")
    reader = open_reader(place, 5.0)
    swapping.start()
    seen = Counter[str]()
    try:
        for _ in range(3_000):
            try:
                seen[reader.read(reader.head("a.txt"), 0, 100).decode()] += 1
            except (ObjectNotFoundError, ObjectChangedError):
                seen["refused"] += 1
    finally:
        end.set()
        swapping.join()
    assert seen["inside"]
    assert "outside" not in seen


def test_stores_of_other_makers_are_opened_with_their_own_credentials(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AZURE_KEY", "a2V5")
    azure = parse_place("az://press/a", account="acc", secret_access_key=SecretReference("env:AZURE_KEY"))
    google = parse_place("gs://press", anonymous=True)
    aliyun = parse_place(
        "oss://press",
        endpoint="https://oss-cn-hangzhou.aliyuncs.com",
        virtual_hosted=True,
        access_key_id=SecretReference("env:S3_KEY"),
        secret_access_key=SecretReference("env:S3_SECRET"),
    )
    assert [type(open_store(place, 1.0)).__name__ for place in (azure, google, aliyun)] == [
        "AzureStore", "GCSStore", "S3Store",
    ]  # fmt: skip
    assert open_store(aliyun, 1.0).config["endpoint"] == "https://press.oss-cn-hangzhou.aliyuncs.com"
    assert (azure.title, google.title, aliyun.title) == ("az://press/a", "gs://press", "s3://press")


@pytest.mark.parametrize(
    ("url", "options", "part"),
    [
        ("ftp://a", {}, "url:"),
        ("s3://", {}, "url:"),
        ("s3://key:secret@press", {}, "url:"),
        ("s3://press?x=1", {}, "url:"),
        ("az://press", {}, "account:"),
        ("s3://press", {"access_key_id": "env:S3_KEY"}, "belong together"),
        ("s3://press", {"endpoint": "ftp://x"}, "endpoint:"),
    ],
)
def test_a_wrong_option_is_refused_by_its_name(url: str, options: dict[str, Any], part: str) -> None:
    with pytest.raises(ToolkitError, match=part):
        objects(url, **options)


def test_a_secret_itself_is_refused() -> None:
    with pytest.raises(CredentialError):
        objects("s3://press", access_key_id="AKIDEXAMPLE", secret_access_key="a-long-secret")


def test_lines_of_configuration_bring_the_tools(tmp_path: Path, server: S3Server) -> None:
    server.put("a.txt", b"Some text.")
    path = tmp_path / "callwright.toml"
    path.write_text(
        f'[toolkit.objects]\nurl = "s3://press"\nendpoint = "{server.url}"\n'
        'access_key_id = "${KEY}"\nsecret_access_key = "env:SECRET"\n',
        encoding="utf-8",
    )
    found = build_app(read_config(path), {"KEY": ACCESS_KEY, "SECRET": SECRET_KEY})
    with found.app as app:
        assert found.problems == ()
        assert read(app, "a.txt").data["text"] == "Some text."


def test_a_secret_in_the_configuration_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(
        '[toolkit.objects]\nurl = "s3://press"\nsecret_access_key = "a-long-secret"\n', encoding="utf-8"
    )
    with pytest.raises(ConfigError) as refused:
        read_config(path)
    (trouble,) = refused.value.problems
    assert (trouble.code, trouble.line) == ("bad_credential", 3)
    assert "a-long-secret" not in describe_problem(trouble).en
