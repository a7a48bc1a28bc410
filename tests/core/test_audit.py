"""The chain: what was tampered with is named, and anybody can check an export without us."""

import hashlib
import hmac
import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from callwright.core.records import audit_chain
from callwright.domain.audit_records import AuditEvent, AuditExamination, AuditHead, AuditSegment

SECRET = b"s" * 32
SIZE = 5


def trail(records: int = 20) -> tuple[list[AuditSegment], AuditHead]:
    head, segments = AuditHead(), []
    for first in range(0, records, SIZE):
        events = [
            AuditEvent(kind="settled", at=n, principal="ann", call_id=f"c{n}", key="k", args_hash="a")
            for n in range(first, first + SIZE)
        ]
        segment = audit_chain.chain_events(events, head, SECRET)
        segments.append(segment)
        head = AuditHead(segment.last, segment.head, segment.at)
    return segments, head


def examine(segments: list[AuditSegment], head: AuditHead) -> AuditExamination:
    examiner = audit_chain.AuditExaminer()
    for one in segments:
        examiner.examine_segment(one)
    return examiner.finish(head)


def lines(segment: AuditSegment) -> list[bytes]:
    return segment.body.splitlines(keepends=True)


def with_lines(segment: AuditSegment, kept: list[bytes]) -> AuditSegment:
    return replace(segment, body=b"".join(kept))


def edited(segments: list[AuditSegment]) -> None:
    body = segments[1].body.replace(b'"callId":"c7"', b'"callId":"c8"')
    segments[1] = replace(segments[1], body=body)


def edited_last(segments: list[AuditSegment]) -> None:
    segments[-1] = replace(segments[-1], body=segments[-1].body.replace(b"c19", b"c18"))


def dropped(segments: list[AuditSegment]) -> None:
    segments[1] = with_lines(segments[1], [one for n, one in enumerate(lines(segments[1])) if n != 2])


def moved(segments: list[AuditSegment]) -> None:
    found = lines(segments[1])
    segments[1] = with_lines(segments[1], [found[0], found[2], found[1], *found[3:]])


def cut_off(segments: list[AuditSegment]) -> None:
    segments.pop()


def segment_dropped(segments: list[AuditSegment]) -> None:
    del segments[1]


def scribbled(segments: list[AuditSegment]) -> None:
    segments[1] = replace(segments[1], body=b"")


def one_scribbled(segments: list[AuditSegment]) -> None:
    found = lines(segments[1])
    segments[1] = with_lines(segments[1], [found[0], b"?\n", *found[2:]])


@pytest.mark.promise("E7", "T38")
@pytest.mark.parametrize(
    ("harm", "named"),
    [
        (edited, [("changed", 8, 8)]),
        (edited_last, [("changed", 20, 20)]),
        (dropped, [("missing", 8, 8)]),
        (moved, [("missing", 7, 7), ("repeated", 7, 7), ("missing", 8, 8)]),
        (cut_off, [("truncated", 16, 20)]),
        (segment_dropped, [("missing", 6, 10)]),
        (scribbled, [("unreadable", 6, 10)]),
        (one_scribbled, [("changed", 7, 7), ("unreadable", 7, 7)]),
    ],
)
def test_whatever_is_done_to_a_trail_is_named_by_record(
    harm: Callable[[list[AuditSegment]], None], named: list[tuple[str, int, int]]
) -> None:
    segments, head = trail()
    assert examine(segments, head).troubles == ()
    harm(segments)
    found = [(one.kind, one.seq, one.upto) for one in examine(segments, head).troubles]
    assert set(named) <= set(found)
    assert {kind for kind, _, _ in found} <= {kind for kind, _, _ in named} | {"changed"}


@pytest.mark.promise("E7")
def test_a_trail_that_was_made_anew_is_told_by_a_head_that_was_kept_elsewhere() -> None:
    _, kept = trail()
    forged, head = trail(15)
    events = [AuditEvent(kind="settled", call_id="forged") for _ in range(SIZE)]
    last = audit_chain.chain_events(events, AuditHead(15, forged[-1].head, 0), SECRET)
    forged.append(last)
    examiner = audit_chain.AuditExaminer({kept.seq: kept.hash})
    for one in forged:
        examiner.examine_segment(one)
    assert [one.kind for one in examiner.finish(AuditHead(last.last, last.head)).troubles] == ["not_anchored"]
    assert examine(forged, AuditHead(last.last, last.head)).troubles == ()
    assert head.seq == 15


@pytest.mark.promise("E7")
def test_an_export_is_checked_by_hashing_each_line() -> None:
    segments, head = trail()
    previous = "0" * 64
    for line in b"".join(one.body for one in segments).splitlines():
        assert json.loads(line)["previous"] == previous
        previous = hashlib.sha256(line).hexdigest()
    assert previous == head.hash


@pytest.mark.promise("E7")
@given(st.integers(0, 19), st.data())
def test_no_byte_of_a_line_can_be_changed_without_being_noticed(line: int, data: st.DataObject) -> None:
    segments, head = trail()
    found = lines(segments[line // SIZE])
    chosen = found[line % SIZE]
    place = data.draw(st.integers(0, len(chosen) - 2))
    byte = data.draw(st.integers(1, 255))
    other = bytes([chosen[place] ^ byte])
    if other in b"\r\n\x0b\x0c\x1c\x1d\x1e\x85":
        return
    found[line % SIZE] = chosen[:place] + other + chosen[place + 1 :]
    segments[line // SIZE] = with_lines(segments[line // SIZE], found)
    assert examine(segments, head).troubles


@pytest.mark.promise("E7", "T09")
@given(st.text(), st.text(), st.text())
def test_no_words_break_out_of_their_line(by: str, why: str, tool: str) -> None:
    event = AuditEvent(kind="decided", by=by, why=why, tool=tool, key=why)
    segment = audit_chain.chain_events([event, event], AuditHead(), SECRET)
    assert len(segment.body.split(b"\n")) == 3
    assert examine([segment], AuditHead(2, segment.head)).troubles == ()


def test_what_is_no_segment_reads_as_none() -> None:
    assert audit_chain.decompress_segment(b"?") == b""
    assert audit_chain.decompress_segment(audit_chain.compress_segment(b"a\n")) == b"a\n"


@given(st.binary(max_size=200), st.text(min_size=1))
def test_a_keyed_digest_is_the_hmac_of_the_standard_library(secret: bytes, text: str) -> None:
    expected = hmac.new(secret, text.encode("utf-8", "surrogatepass"), "sha256").hexdigest()
    digest = audit_chain.KeyedDigest(secret)
    assert [digest.compute(text), digest.compute(text)] == [expected, expected]
    assert digest.compute("") == ""
