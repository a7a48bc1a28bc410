"""Read all calls of a text: order the sites, and evaluate the text around them.

Nothing is dropped silently: a place that looks like a call and cannot be read makes the whole text unreadable, and
the text around calls is noted.
"""

import re
from bisect import bisect_right
from typing import Final

from msgspec.structs import replace

from callwright.core.reader import harmony, reading_reasons
from callwright.core.reader.call_builder import build_tool_call
from callwright.core.reader.call_position import are_reads, drop_mentions, is_definition, note_position
from callwright.core.reader.call_scanner import CallScanner
from callwright.core.reader.call_sites import CallSite
from callwright.core.reader.foreign_spans import begins_with_result
from callwright.core.reader.full_width import is_written_verbatim, narrow_full_width
from callwright.core.reader.offered_tools import OfferedTools
from callwright.core.reader.reading_notes import BrokenTextError, Notes, make_excerpt
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.core.reader.surroundings import (
    FILLER,
    TextLayout,
    drop_repeated_groups,
    find_turn_starts,
    group_adjacent_sites,
    is_signature_mention,
    note_decoration,
)
from callwright.domain.repair_steps import build_repair
from callwright.domain.result import Repair

MAX_TEXT_CHARS: Final = 1024 * 1024
"""Maximum characters searched for calls, at some microseconds each in the worst case: more than any model writes in a turn."""

_TOO_LONG = Unreadable(reading_reasons.NOT_PLAIN_JSON_AND_TOO_LONG(most=MAX_TEXT_CHARS), "too_large")
_CALL_TAG_WORDS = frozenset("tool_call toolcall function_call functioncall".split())
_CALL_SEPARATOR = re.compile(r"[ \t]*[;,\n]")


_FULL_WIDTH_STEPS = frozenset(
    "bare_word joined_words cut_off unclosed expression nested_call missing_comma positional unnamed".split()
)
"""Steps that a full-width character among plain ones may have caused."""


def read_text_calls(text: str, offered: OfferedTools) -> Reading | Unreadable:
    """Read every call in a text.

    Raises:
        BrokenTextError: the arguments of a call cannot be represented in JSON.
    """
    if len(text) > MAX_TEXT_CHARS:
        return _TOO_LONG
    reading = _read_as_written(text, offered)
    if text.isascii():
        return reading
    plain = (
        narrow_full_width(text)
        if isinstance(reading, Unreadable) or _collect_unfaithful_steps(reading) & _FULL_WIDTH_STEPS
        else None
    )
    again = _read_as_written(plain, offered) if plain is not None else None
    if (
        not isinstance(again, Reading)
        or not _is_less_doubtful(again, reading)
        or not is_written_verbatim([call.arguments for call in again.calls], text)
    ):
        return reading
    step = build_repair("full_width", "", "（ ： ， ）", "( : , )")
    return _add_step(again, step)


def _collect_unfaithful_steps(reading: Reading) -> set[str]:
    """Return the repair steps of a reading that require a question."""
    return {one.rule for call in reading.calls for one in call.repairs if not one.faithful}


def _is_less_doubtful(again: Reading, reading: Reading | Unreadable) -> bool:
    """Return whether a reading has fewer doubts than another, and only such as full-width characters may cause."""
    if isinstance(reading, Unreadable):
        return True
    before, after = _collect_unfaithful_steps(reading), _collect_unfaithful_steps(again)
    return after < before and before - after <= _FULL_WIDTH_STEPS


def _read_as_written(text: str, offered: OfferedTools) -> Reading | Unreadable:
    if harmony.has_harmony_channels(text):
        return _read_channels(text, offered)
    scan, end = _scan_own_turn(text, offered)
    if scan.too_tangled:
        return Unreadable(reading_reasons.TOO_MANY_UNREADABLE_BEGINNINGS())
    sites = _merge_unknown_calls(scan)
    broken = [one for one in scan.attempts if one.sure and not _is_inside_site(one.start, sites)]
    if broken:
        names = [call.name for site in sites for call in site.calls] + [one.name for one in broken]
        return Unreadable(broken[0].reason, "broken", tuple(dict.fromkeys(names)))
    sites = _drop_descriptions(sites, scan, offered)
    if not sites:
        return _read_commented_calls(scan, offered) or _explain_no_call(scan)
    if scan.action_labels and _holds_final_answer(text, sites):
        return _FINAL_ANSWER
    return _build_reading(scan, sites, offered, text[end:])


def _drop_descriptions(sites: list[CallSite], scan: CallScanner, offered: OfferedTools) -> list[CallSite]:
    """Return the sites without those that only define or document a function."""
    return [
        site
        for site in sites
        if not is_signature_mention(site, scan, offered) and not is_definition(site, scan.text)
    ]


def _read_commented_calls(scan: CallScanner, offered: OfferedTools) -> Reading | None:
    """Read the calls in comments of HTML, which the user is asked about; None where no comment holds one, or one is broken.

    Called for texts without any other call. Text outside of the comments stays prose: no further calls are read from it.
    """
    if not scan.commented or scan.attempts:
        return None
    try:
        inside = CallScanner(scan.text, offered, enters_comments=True).run()
        sites = _drop_descriptions(_merge_unknown_calls(inside), inside, offered)
        sites = [site for site in sites if _is_in_span(site, scan.commented)]
        if not sites or inside.attempts or inside.too_tangled:
            return None
        return _build_reading(inside, sites, offered, "")
    except BrokenTextError:
        return None  # a comment is prose, and prose cannot be broken


def _is_in_span(site: CallSite, spans: list[tuple[int, int]]) -> bool:
    """Return whether a site lies inside one of these spans, which are in order."""
    at = bisect_right(spans, site.start, key=lambda span: span[0]) - 1
    return at >= 0 and site.end <= spans[at][1]


def _scan_own_turn(text: str, offered: OfferedTools) -> tuple[CallScanner, int]:
    """Scan the model's own turn; return the scan and the end of the turn.

    After its first call, or its first empty list of calls, another turn begins, which contains no call of the model.
    """
    others = find_turn_starts(text)
    if others:
        own = CallScanner(text[: others[0]], offered).run()
        if _is_complete_turn(own):
            return own, others[0]
    scan = CallScanner(text, offered).run()
    sites = sorted(scan.sites, key=lambda site: site.start)
    ends = [site.end for site in sites[:1]] + scan.empty[:1]
    end = next(
        (turn for turn in others if ends and turn >= min(ends) and not _is_inside_site(turn, sites)),
        len(text),
    )
    return (CallScanner(text[:end], offered).run() if end < len(text) else scan), end


def _is_complete_turn(scan: CallScanner) -> bool:
    """Return whether a turn holds calls, or an explicit empty list, and no part of it is truncated or broken."""
    results = scan.sites or scan.empty
    return bool(results) and not (
        scan.attempts or scan.too_tangled or any(site.notes.cut for site in scan.sites)
    )


def _read_channels(text: str, offered: OfferedTools) -> Reading | Unreadable:
    outside = harmony.extract_outside_text(text)
    before = CallScanner(outside, offered).run()
    if before.sites or any(one.sure for one in before.attempts):
        return Unreadable(reading_reasons.CALLS_INSIDE_AND_OUTSIDE_CHANNELS())
    reading = harmony.read_channel_calls(text, offered)
    prose = TextLayout(before).gaps
    foreign = offered.dialect is not None and offered.dialect.name != "gpt-oss"
    if isinstance(reading, Unreadable):
        return reading
    only_reads = all(offered.is_read(call.name) for call in reading.calls)
    if not only_reads and harmony.holds_result(text):
        return _add_step(reading, build_repair("answered_call", "", "", ""))
    if not (prose or foreign):
        return reading
    step = build_repair(
        "introduction" if only_reads and not foreign else "inline_call", "", make_excerpt(outside.strip()), ""
    )
    return _add_step(reading, step)


def _add_step(reading: Reading, step: Repair) -> Reading:
    """Return a reading with one step more in each of its calls."""
    return replace(reading, calls=tuple(replace(one, repairs=(step, *one.repairs)) for one in reading.calls))


def _explain_no_call(scan: CallScanner) -> Unreadable:
    if any(tag.words.lower() in _CALL_TAG_WORDS for tag in scan.opens):
        return _TAGGED_CALL_MISSING
    return _NO_CALL


_TAGGED_CALL_MISSING = Unreadable(reading_reasons.TAGGED_CALL_MISSING())
_NO_CALL = Unreadable(reading_reasons.NO_CALL(), "no_call")


_FINAL_ANSWER = Unreadable(reading_reasons.FINAL_ANSWER(), "answer")
_FINAL_ANSWER_LABEL = re.compile(
    r"^[ \t>*]*(?:Final Answer|最终(?:答案|回答|答复))[ \t*]*[:：]|\"action\"\s*:\s*\"Final Answer\"",
    re.MULTILINE,
)


def _holds_final_answer(text: str, sites: list[CallSite]) -> bool:
    """Return whether a ReAct text answers: the actions before it are history, or were given up."""
    return any(not _is_inside_site(label.start(), sites) for label in _FINAL_ANSWER_LABEL.finditer(text))


def _is_inside_site(pos: int, sites: list[CallSite]) -> bool:
    at = bisect_right(sites, pos, key=lambda site: site.start) - 1
    return at >= 0 and pos < sites[at].end


def _merge_unknown_calls(scan: CallScanner) -> list[CallSite]:
    """Return the sites in order, with calls of unknown tools where they are beside others, or make up the whole text."""
    sites = sorted(scan.sites, key=lambda site: site.start)
    added: list[CallSite] = []
    spans = sorted(scan.covered)
    end = 0
    for stranger in scan.strangers:
        if stranger.start < end or _overlaps_any_site(stranger, sites) or _has_unnamed_argument(stranger):
            continue
        at = bisect_right(spans, (stranger.start, stranger.start)) - 1
        before = max(end, spans[at][1] if at >= 0 else 0)
        if FILLER.fullmatch(scan.text, before, stranger.start) and _is_cleanly_followed(
            scan.text, stranger, sites
        ):
            added.append(stranger)
            end = stranger.end
    scan.covered += [(stranger.start, stranger.end) for stranger in added]
    return sorted([*sites, *added], key=lambda site: site.start)


def _has_unnamed_argument(stranger: CallSite) -> bool:
    return any(note.step == "unnamed" for note in stranger.calls[0].notes)


def _overlaps_any_site(stranger: CallSite, sites: list[CallSite]) -> bool:
    at = bisect_right(sites, stranger.start, key=lambda site: site.start)
    return _is_inside_site(stranger.start, sites) or (at < len(sites) and sites[at].start < stranger.end)


def _is_cleanly_followed(text: str, stranger: CallSite, sites: list[CallSite]) -> bool:
    """Return whether a separator, the next call or the end of the text follows."""
    at = bisect_right(sites, stranger.start, key=lambda site: site.start)
    following = sites[at].start if at < len(sites) else len(text)
    return _CALL_SEPARATOR.match(text, stranger.end) is not None or (
        FILLER.fullmatch(text, stranger.end, following) is not None
    )


def _build_reading(scan: CallScanner, sites: list[CallSite], offered: OfferedTools, after: str) -> Reading:
    around = Notes()
    note_decoration(scan, around)
    layout = TextLayout(scan)
    groups = drop_mentions(group_adjacent_sites(sites, layout), layout)
    groups = drop_repeated_groups(groups, around)
    note_position(groups, layout, offered, around, offered.dialect)
    kept = [site for group in groups for site in group]
    if after:
        answered = begins_with_result(after) and not are_reads(kept, offered)
        around.add("answered_call" if answered else "next_turn", (), after.strip())
    calls = [build_tool_call(call, [*around, *site.notes], offered) for site in kept for call in site.calls]
    dialects = dict.fromkeys(call.dialect for site in kept for call in site.calls)
    return Reading(tuple(calls), "+".join(dialects), not any(site.notes.cut for site in kept))
