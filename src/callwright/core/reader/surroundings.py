"""Classify the text around the calls.

Consecutive calls are a group; prose, program text or another turn of the conversation separates groups. A
group that only repeats another one is dropped with a note. Any other text that is neither call
nor tag nor blank is noted too, under exactly one step.
"""

import json
import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Sequence

from callwright.core.reader.call_scanner import CallScanner
from callwright.core.reader.call_sites import CallSite
from callwright.core.reader.call_tags import Tag
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.foreign_spans import find_foreign_spans
from callwright.core.reader.lenient_literal import read_value
from callwright.core.reader.offered_tools import OfferedTools, RawCall, unescape_name
from callwright.core.reader.reading_notes import BrokenTextError, Notes

FILLER = re.compile(
    r"(?>(?:[\s,;`*>\u200b\ufeff]|\\(?=\r?\n)|[.。!！](?=\s|$)|(?i:call|action|action input|function call|tool call|functools|assistant|json|python)"
    r"\s*:?(?=\W|$))*)"
)
"""Text between calls that has no meaning."""

_TURN_START = re.compile(
    r"<\|im_start\|>\s*(?:assistant|user|system|tool)\b|<\|start_header_id\|>\s*\w+\s*<\|end_header_id\|>"
    r"|assistant<\|end_header_id\|>|#{2,3} ?(?:Instruction|Response|Input|Question|User|Human)\b"
    r"|^[ \t]*(?:user|human|User|Human|USER|Observation)[ \t]*:?[ \t]*$|^(?:Observation:|观察(?:结果)?[:：]|✿RE(?:SULT|TURN)✿)"
    r"|(?<=```)\s+(?:\"{3}|'{3})",
    re.MULTILINE,
)
"""Where another turn of the conversation begins: a model that runs on writes other speakers' turns."""

_TURN_MARKERS = ("<|", "##", "|>", "bservation", "观察", "✿RE", "user", "User", "USER", "uman", '"""', "'''")
"""Substrings of which the beginning of a turn contains at least one."""

_PROGRAM_TEXT = re.compile(
    r"^\s*(?:def|import|from|class|return|for|while|if|print|assert)\b.*[:(]|^\s*\w+(?:\[.*\])? = |^(?:\.\w|[\[|+])",
    re.MULTILINE,
)
"""Program text, or text that makes the preceding call a part of an expression."""

_MAX_COMPARED_GROUPS = 8
"""Maximum number of groups compared with one, among those that begin with the same call."""

CallIdentity = tuple[str, str]


def find_turn_starts(text: str) -> list[int]:
    """Return where other turns of the conversation begin."""
    starts = [start for start, _ in find_foreign_spans(text)]
    if any(sign in text for sign in _TURN_MARKERS):
        starts += [turn.start() for turn in _TURN_START.finditer(text)]
    return sorted(starts)


class TextLayout:
    """The positions of everything in one text, in order, so that lookups need no search."""

    def __init__(self, scan: CallScanner) -> None:
        self.text = scan.text
        self.turns = find_turn_starts(scan.text)
        self.gaps = _find_prose_gaps(scan, self.turns)
        self.gap_starts = [start for start, _ in self.gaps]
        self.fences = scan.fences
        self.openers = sorted([*(tag.start for tag in scan.opens), *scan.labels])
        self.unclosed_reasoning = scan.unclosed_reasoning
        self.open_comment = scan.open_comment
        self.call_tag_starts = sorted(tag.start for tag in (*scan.opens, *scan.closes))
        self.dangling = _find_dangling_tags(scan)
        self.tags = [*scan.opens, *scan.closes, *scan.noise]
        self.control_tokens = [tag.start for tag in scan.noise if scan.text[tag.start + 1] in "|｜"]
        self.tag_starts = {tag.start for tag in self.tags}
        self.tag_ends = {skip_whitespace(scan.text, tag.end) for tag in self.tags}
        self._inside = 0 if self._begins_inside_fence(scan) else 1

    def _begins_inside_fence(self, scan: CallScanner) -> bool:
        """Return whether the text begins inside a fence: one more closes than opens, and only calls precede the first."""
        fences = self.fences
        called = bool(fences) and any(site.start < fences[0] for site in scan.sites)
        return called and len(fences) % 2 == 1 and not (self.gap_starts and self.gap_starts[0] < fences[0])

    def has_break_between(self, last: CallSite, following: CallSite) -> bool:
        """Return whether two sites are separated: by prose, another turn, or a tag that holds only one of them."""
        start, end = last.end, following.start
        if _has_position_between(self.gap_starts, start, end) or _has_position_between(
            self.turns, start, end
        ):
            return True
        alike = is_tagged(last) == is_tagged(following)
        return not alike and _has_position_between(self.call_tag_starts, start, end)

    def is_fenced(self, place: int) -> bool:
        """Return whether a position is in a code fence."""
        return bisect_left(self.fences, place) % 2 == self._inside

    def find_opening_tag(self, begin: int, end: int) -> int | None:
        """Return the position of the first tag or label between two positions that announces a call; None without one."""
        at = bisect_left(self.openers, begin)
        return self.openers[at] if at < len(self.openers) and self.openers[at] <= end else None

    def has_fence_between(self, start: int, end: int) -> bool:
        """Return whether a fence begins or ends between two positions."""
        return _has_position_between(self.fences, start, end)

    def has_control_token_between(self, start: int, end: int) -> bool:
        """Return whether a special token of the model, such as ``<|message_sep|>``, stands between two positions."""
        return _has_position_between(self.control_tokens, start, end)

    def has_only_tags_behind(self, place: int) -> bool:
        """Return whether no prose follows a position."""
        return not self.gap_starts or self.gap_starts[-1] < place

    def is_between_tags(self, site: CallSite) -> bool:
        """Return whether a tag ends right before the site and another begins right behind it."""
        return site.start in self.tag_ends and skip_whitespace(self.text, site.end) in self.tag_starts


def _has_position_between(places: list[int], start: int, end: int) -> bool:
    at = bisect_left(places, start)
    return at < len(places) and places[at] < end


def _find_prose_gaps(scan: CallScanner, others: list[int]) -> list[tuple[int, int]]:
    """Return the non-empty pieces of text outside calls, tags and fences, each within one turn of the conversation."""
    sites = []
    at = 0
    whole = len(scan.text)
    for start, end in sorted([*scan.covered, *((turn, turn) for turn in others), (whole, whole)]):
        if start > at and not FILLER.fullmatch(scan.text, at, start):
            sites.append((at, start))
        at = max(at, start, end)
    return sites


# --- groups -----------------------------------------------------------------------------------------------------


def is_signature_mention(site: CallSite, scan: CallScanner, offered: OfferedTools) -> bool:
    """Return whether ``f(a, b)`` in a sentence only documents the tool: parameter names in place of values."""
    if site.form != "call" or (
        FILLER.fullmatch(scan.text, 0, site.start) and FILLER.fullmatch(scan.text, site.end)
    ):
        return False
    call = site.calls[0]
    if not any(note.step in ("positional", "single_positional", "unnamed") for note in call.notes):
        return False
    parameters = offered.get_parameters(unescape_name(call.name))
    return all(isinstance(value, str) and value in parameters for value in call.arguments.values())


def is_tagged(site: CallSite) -> bool:
    """Return whether tags or labels announce the calls."""
    return site.tagged or site.form == "parameters"


def group_adjacent_sites(sites: list[CallSite], layout: TextLayout) -> list[list[CallSite]]:
    """Group sites that follow one another in one turn with nothing significant between."""
    groups: list[list[CallSite]] = []
    for site in sites:
        last = groups[-1][-1] if groups else None
        if last is not None and not layout.has_break_between(last, site):
            groups[-1].append(site)
        else:
            groups.append([site])
    return groups


def drop_repeated_groups(groups: list[list[CallSite]], layout_notes: Notes) -> list[list[CallSite]]:
    """Drop groups that as a whole repeat another one."""
    identities = [Counter(_identify_call(call) for site in group for call in site.calls) for group in groups]
    holders: dict[CallIdentity, list[int]] = defaultdict(list)
    for at, keys in enumerate(identities):
        for key in keys:
            holders[key].append(at)
    unique = [at for at in range(len(groups)) if not _is_repeated_group(at, identities, holders)]
    if len(unique) < len(groups):
        layout_notes.add("repeated_call", (), f"{len(groups)} times", "once")
    return [groups[at] for at in unique]


def _is_repeated_group(
    at: int, group_identities: list[Counter[CallIdentity]], holders: dict[CallIdentity, list[int]]
) -> bool:
    mine = group_identities[at]
    others = holders[next(iter(mine))]
    here = bisect_left(others, at)
    earlier = others[: min(here, _MAX_COMPARED_GROUPS)]
    later = others[here + 1 : here + 1 + _MAX_COMPARED_GROUPS]
    return any(not mine - group_identities[one] for one in earlier) or any(
        group_identities[one].total() > mine.total() and not mine - group_identities[one] for one in later
    )


def _identify_call(call: RawCall) -> CallIdentity:
    return unescape_name(call.name), json.dumps(call.arguments, sort_keys=True)


# --- prose ------------------------------------------------------------------------------------------------------


def classify_place(sites: Sequence[CallSite], layout: TextLayout, *, several: bool) -> tuple[str, str]:
    """Return the step that names the place of calls in a text, and an excerpt of the surrounding text; both "" without such text.

    ``several``: other text separates the calls, so that none of them is the only candidate.
    """
    pieces = [(start, layout.text[start:end].strip()) for start, end in layout.gaps]
    if not several and all(layout.is_fenced(site.start) for site in sites):
        pieces = [(start, piece) for start, piece in pieces if layout.is_fenced(start)]
    if not pieces:
        return "", ""
    if not several and all(layout.is_between_tags(site) for site in sites):
        return "outside_tags", pieces[0][1]
    return _classify_prose(pieces, sites[0].start, sites[-1].end, several=several)


def _classify_prose(
    pieces: list[tuple[int, str]], first: int, last: int, *, several: bool
) -> tuple[str, str]:
    for start, piece in pieces:
        if piece.startswith(("{", "[{", '["')) and not (start >= last and _is_complete_value(piece)):
            return "cut_off", piece
        if _PROGRAM_TEXT.search(piece):
            return "in_code", piece
    start, piece = pieces[0]
    if several or first <= start < last:
        return "prose_between", piece
    return "introduction" if start < first else "prose_after", piece


def _is_complete_value(piece: str) -> bool:
    """Return whether a value is complete: behind calls, a result that the model has made up."""
    notes = Notes()
    try:
        read_value(piece, 0, notes)
    except BrokenTextError:
        return False
    return not notes.cut


def note_decoration(scan: CallScanner, layout_notes: Notes) -> None:
    """Note fences, unpaired tags, and leaked tokens."""
    if scan.text.startswith("\ufeff"):
        layout_notes.add("special_token", (), "\ufeff")
    if scan.fences:
        layout_notes.add("markdown_fence", (), "```")
    dangling = _find_dangling_tags(scan)
    if dangling:
        layout_notes.add("dangling_tag", (), scan.text[dangling[0].start : dangling[0].end])
    opened = Counter(tag.base for tag in scan.opens) - Counter(tag.base for tag in dangling)
    closed = Counter(tag.base for tag in scan.closes)
    for base in sorted((opened | closed).keys() & {*closed, "tool_call"}):
        if opened[base] != closed[base]:
            layout_notes.add("missing_tag", (), f"{opened[base]} opening", f"{closed[base]} closing")
            break
    if scan.noise:
        layout_notes.add("special_token", (), scan.text[scan.noise[0].start : scan.noise[0].end])


def _find_dangling_tags(scan: CallScanner) -> list[Tag]:
    """Return tags that announce a call but are followed by another one of their kind, or by the end."""
    words = {tag.start: tag.words for tag in scan.opens}
    return [
        tag
        for tag in scan.opens
        if (at := skip_whitespace(scan.text, tag.end)) >= len(scan.text) or words.get(at) == tag.words
    ]
