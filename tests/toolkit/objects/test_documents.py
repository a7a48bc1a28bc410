"""Documents as text, and those that would take the machine with them."""

import os
import random
import time
from functools import cache

import pytest

from callwright.toolkit.documents.archive_check import check_archive
from callwright.toolkit.documents.child_process import KreuzbergConverter
from callwright.toolkit.documents.conversion import ConversionError, ConversionFailure, ConversionLimits
from callwright.toolkit.documents.media_types import document_type, may_be_document
from toolkit.objects.documents_made import (
    make_docx,
    make_encrypted_zip,
    make_overlapping_zip,
    make_pdf,
    make_zip,
    make_zip_that_claims,
)

pytestmark = pytest.mark.promise("D4")
DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
LIMITS = ConversionLimits()


@cache
def make_bomb() -> bytes:
    """Return a document of a third of a megabyte that unpacks to more than a hundred."""
    return make_docx("Hello 你好 " * 40, repeat=200_000)


def failure_of(body: bytes, limits: ConversionLimits = LIMITS, kind: str = DOCX) -> ConversionFailure:
    with pytest.raises(ConversionError) as failed:
        KreuzbergConverter().convert(body, kind, limits)
    return failed.value.reason


def archive_failure(body: bytes) -> ConversionFailure:
    with pytest.raises(ConversionError) as failed:
        check_archive(body, LIMITS.unpacked_bytes)
    return failed.value.reason


@pytest.mark.costly
def test_documents_become_text() -> None:
    converter = KreuzbergConverter()
    word = converter.convert(make_docx("Hello 你好", "Second"), DOCX, LIMITS)
    pdf = converter.convert(make_pdf("Hello from a page"), "application/pdf", LIMITS)
    assert ("Hello 你好" in word.text, "Second" in word.text, word.is_cut) == (True, True, False)
    assert "Hello from a page" in pdf.text


def test_a_text_beyond_the_limit_is_cut_and_said_to_be() -> None:
    found = KreuzbergConverter().convert(make_docx("Hello"), DOCX, ConversionLimits(chars=3))
    assert (found.text, found.is_cut) == ("Hel", True)


@pytest.mark.costly
def test_a_bomb_is_refused_by_its_directory_and_without_that_by_the_limits_of_the_process() -> None:
    assert len(make_bomb()) < 1_000_000
    assert archive_failure(make_bomb()) == "bomb"

    began = time.monotonic()
    limits = ConversionLimits(ms=5_000, memory_bytes=700_000_000)
    assert failure_of(make_bomb(), limits) in {"too_slow", "too_much_memory", "unreadable"}
    assert time.monotonic() - began < 10


@pytest.mark.costly
def test_a_conversion_that_takes_too_long_is_killed() -> None:
    words = random.Random(1)
    long = make_docx(*(words.randbytes(20).hex() for _ in range(150_000)))
    assert failure_of(long, ConversionLimits(ms=500)) == "too_slow"


def test_a_conversion_that_takes_too_much_memory_is_ended() -> None:
    assert (
        failure_of(make_docx("Hello", repeat=100_000), ConversionLimits(memory_bytes=200_000_000))
        == "too_much_memory"
    )


@pytest.mark.parametrize(
    ("body", "kind"), [(b"%PDF-1.7 nothing", "application/pdf"), (b"PK\x03\x04 nothing", DOCX)]
)
def test_a_damaged_document_is_unreadable(body: bytes, kind: str) -> None:
    assert failure_of(body, kind=kind) == "unreadable"


def test_the_child_sees_nothing_of_our_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_PRELOAD_SECRET", "hunter2")
    monkeypatch.setenv("PYTHONSTARTUP", "/nowhere")
    assert "Hello" in KreuzbergConverter().convert(make_docx("Hello"), DOCX, LIMITS).text
    assert os.environ["LD_PRELOAD_SECRET"] == "hunter2"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (make_zip({"a": b"0" * 3_000_000}), "bomb"),
        (make_overlapping_zip(), "bomb"),
        (make_zip_that_claims(20_000, 100), "bomb"),
        (make_zip_that_claims(5, 50_000_000), "bomb"),
        (make_zip_that_claims(0xFFFF, 0xFFFF_FFFF), "bomb"),
        (make_encrypted_zip(), "encrypted"),
        (b"PK\x03\x04", "unreadable"),
        (make_docx("x")[:-30], "unreadable"),
        (make_docx("x").replace(b"PK\x01\x02", b"PK\x01\x09"), "unreadable"),
    ],
)
def test_an_archive_is_judged_by_its_directory(body: bytes, reason: ConversionFailure) -> None:
    assert archive_failure(body) == reason


def test_an_ordinary_archive_passes() -> None:
    check_archive(make_docx("Hello", more={"word/media/a.png": os.urandom(50_000)}), LIMITS.unpacked_bytes)


@pytest.mark.parametrize(
    ("body", "name", "expected"),
    [
        (make_docx("x"), "a", DOCX),
        (make_pdf("x"), "a.txt", "application/pdf"),
        (b"{\\rtf1 x}", "a", "application/rtf"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "A.DOC", "application/msword"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "a.msi", None),
        (make_zip({"mimetype": b"application/epub+zip"}), "a", "application/epub+zip"),
        (make_zip({"mimetype": b"application/java-archive"}), "a", None),
        (make_zip({"a.txt": b"x"}), "a.docx", None),
        (b"plain", "a.pdf", None),
    ],
)
def test_a_document_is_known_by_its_bytes_and_not_by_its_name(
    body: bytes, name: str, expected: str | None
) -> None:
    assert document_type(body, name) == expected
    assert may_be_document(body) or expected is None
