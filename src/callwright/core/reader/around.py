"""What stands around the calls of a text, and what that makes of them.

Calls that follow one another are a group; prose, program text or another turn of the conversation sets groups apart. A
group that only says again what another one says is left out, and that is noted. Everything else that is neither call
nor tag nor blank is noted too, as the one thing it is.
"""

import json
import re
from bisect import bisect_left
from collections import Counter, defaultdict

from callwright.core.reader.cursor import past_space
from callwright.core.reader.foreign import foreign
from callwright.core.reader.known import Call, Known, unescaped
from callwright.core.reader.literal import read_value
from callwright.core.reader.meant import doubt, speaks_of
from callwright.core.reader.notes import Broken, Notes
from callwright.core.reader.scan import Scan
from callwright.core.reader.sites import Site
from callwright.core.reader.tags import Tag

FILLER = re.compile(
    r"(?>(?:[\s,;`*|>\u200b\ufeff]|\\(?=\r?\n)|[.。!！](?=\s|$)|(?i:call|action|action input|function call|tool call|functools|assistant|json|python)"
    r"\s*:?(?=\W|$))*)"
)
"""What may stand between calls and means nothing."""

_TURN = re.compile(
    r"<\|im_start\|>\s*(?:assistant|user|system|tool)\b|<\|start_header_id\|>\s*\w+\s*<\|end_header_id\|>"
    r"|assistant<\|end_header_id\|>|#{2,3} ?(?:Instruction|Response|Input|Question|User|Human)\b"
    r"|^[ \t]*(?:user|human|User|Human|USER|Observation)[ \t]*:?[ \t]*$|^(?:Observation:|✿RE(?:SULT|TURN)✿)"
    r"|(?<=```)\s+(?:\"{3}|'{3})",
    re.MULTILINE,
)
"""Where another turn of the conversation begins: what a model that runs on writes for somebody else.

Three quotes behind a fence end the example in which a model of code believes itself to be.
"""

_TURN_SIGNS = ("<|", "##", "|>", "bservation", "✿RE", "user", "User", "USER", "uman", '"""', "'''")
"""Of which a turn's beginning holds at least one."""

_CODE = re.compile(
    r"^\s*(?:def|import|from|class|return|for|while|if|print|assert)\b.*[:(]|^\s*\w+(?:\[.*\])? = |^(?:\.\w|[\[|+])",
    re.MULTILINE,
)
"""Program text, or what makes the call before it a part of an expression."""

_NEAR = 200
"""Characters before a call in which words that lead to it are looked for."""

_COMPARED = 8
"""Groups that one is compared with, of those that begin with the same call."""

Key = tuple[str, str]


def turns(text: str) -> list[int]:
    """Where other turns of the conversation begin."""
    found = [start for start, _ in foreign(text)]
    if any(sign in text for sign in _TURN_SIGNS):
        found += [turn.start() for turn in _TURN.finditer(text)]
    return sorted(found)


class Layout:
    """Where everything of one text stands, in order, so that each question takes a look and not a search."""

    def __init__(self, scan: Scan) -> None:
        self.text = scan.text
        self.turns = turns(scan.text)
        self.gaps = _gaps(scan, self.turns)
        self.gap_starts = [start for start, _ in self.gaps]
        self.fences = scan.fences
        self.tags = [*scan.opens, *scan.closes, *scan.noise]
        self.tag_starts = {tag.start for tag in self.tags}
        self.tag_ends = {past_space(scan.text, tag.end) for tag in self.tags}
        self._inside = 0 if self._begins_fenced(scan) else 1

    def _begins_fenced(self, scan: Scan) -> bool:
        """Whether the text begins inside of a fence: one more closes than opens, and before the first stand calls alone."""
        fences = self.fences
        called = bool(fences) and any(site.start < fences[0] for site in scan.sites)
        return called and len(fences) % 2 == 1 and not (self.gap_starts and self.gap_starts[0] < fences[0])

    def apart(self, start: int, end: int) -> bool:
        """Whether something between two places sets them apart."""
        return _any_in(self.gap_starts, start, end) or _any_in(self.turns, start, end)

    def fenced(self, place: int) -> bool:
        """Whether a place stands in a code fence."""
        return bisect_left(self.fences, place) % 2 == self._inside

    def prose(self, first: int, last: int) -> tuple[list[str], list[str], list[str]]:
        """The pieces that are no calls: before the first one, between, and behind the last."""
        pieces = [(start, self.text[start:end].strip()) for start, end in self.gaps]
        before = [piece for start, piece in pieces if start < first]
        between = [piece for start, piece in pieces if first <= start < last]
        return before, between, [piece for start, piece in pieces if start >= last]

    def leads_to(self, place: int) -> bool:
        """Whether words lead to a place on its own line."""
        at = bisect_left(self.gap_starts, place) - 1
        start, end = self.gaps[at] if at >= 0 else (0, -_NEAR)
        if place - end > _NEAR:
            return False
        line = self.text.rfind("\n", max(start, place - _NEAR), place)
        return any(sign.isalpha() for sign in self.text[max(line + 1, start, place - _NEAR) : end])

    def between_tags(self, site: Site) -> bool:
        """Whether a tag ends right before the site and another begins right behind it."""
        return site.start in self.tag_ends and past_space(self.text, site.end) in self.tag_starts


def _any_in(places: list[int], start: int, end: int) -> bool:
    at = bisect_left(places, start)
    return at < len(places) and places[at] < end


def _gaps(scan: Scan, others: list[int]) -> list[tuple[int, int]]:
    """Pieces of the text that are no call, no tag, no fence, and not empty; each in one turn of the conversation."""
    found = []
    at = 0
    whole = len(scan.text)
    for start, end in sorted([*scan.covered, *((turn, turn) for turn in others), (whole, whole)]):
        if start > at and not FILLER.fullmatch(scan.text, at, start):
            found.append((at, start))
        at = max(at, start, end)
    return found


# --- groups -----------------------------------------------------------------------------------------------------


def is_signature(site: Site, scan: Scan, known: Known) -> bool:
    """Whether ``f(a, b)`` in a sentence only says how the tool is called: the names of its parameters stand for values."""
    if site.form != "call" or (
        FILLER.fullmatch(scan.text, 0, site.start) and FILLER.fullmatch(scan.text, site.end)
    ):
        return False
    call = site.calls[0]
    if not any(note.step in ("positional", "single_positional", "unnamed") for note in call.notes):
        return False
    parameters = known.parameters(unescaped(call.name))
    return all(isinstance(value, str) and value in parameters for value in call.arguments.values())


def grouped(sites: list[Site], layout: Layout) -> list[list[Site]]:
    """Sites that follow one another with nothing between that means anything, and in one turn of the conversation."""
    groups: list[list[Site]] = []
    for site in sites:
        if groups and not layout.apart(groups[-1][-1].end, site.start):
            groups[-1].append(site)
        else:
            groups.append([site])
    return groups


def distinct(groups: list[list[Site]], around: Notes) -> list[list[Site]]:
    """Groups without those that only say again what another one says as a whole."""
    said = [Counter(_key(call) for site in group for call in site.calls) for group in groups]
    holders: dict[Key, list[int]] = defaultdict(list)
    for at, keys in enumerate(said):
        for key in keys:
            holders[key].append(at)
    kept = [at for at in range(len(groups)) if not _is_repeated(at, said, holders)]
    if len(kept) < len(groups):
        around.add("repeated_call", (), f"{len(groups)} times", "once")
    return [groups[at] for at in kept]


def _is_repeated(at: int, said: list[Counter[Key]], holders: dict[Key, list[int]]) -> bool:
    mine = said[at]
    others = holders[next(iter(mine))]
    here = bisect_left(others, at)
    earlier = others[: min(here, _COMPARED)]
    later = others[here + 1 : here + 1 + _COMPARED]
    return any(not mine - said[one] for one in earlier) or any(
        said[one].total() > mine.total() and not mine - said[one] for one in later
    )


def _key(call: Call) -> Key:
    return unescaped(call.name), json.dumps(call.arguments, sort_keys=True)


# --- notes ------------------------------------------------------------------------------------------------------


def note_prose(groups: list[list[Site]], layout: Layout, around: Notes) -> None:
    """Note what stands around the calls."""
    first, last = groups[0][0].start, groups[-1][-1].end
    _note_doubt([site for group in groups for site in group], layout, around)
    pieces = _pieces(groups, layout, around)
    if pieces:
        around.add(*_kind(pieces, first, last))


def _note_doubt(sites: list[Site], layout: Layout, around: Notes) -> None:
    """Note words that speak against the calls, wherever they stand."""
    if not layout.gaps:
        return
    text, first, last = layout.text, sites[0].start, sites[-1].end
    before, between, behind = layout.prose(first, last)
    said = doubt(before, between, behind)
    if said is None:
        spoken = (speaks_of(text, site.end) for site in sites if layout.leads_to(site.start))
        said = next(filter(None, spoken), None)
    if said is not None:
        around.add("not_meant", (), said)


def _kind(pieces: list[tuple[int, str]], first: int, last: int) -> tuple[str, tuple[()], str]:
    for start, piece in pieces:
        if piece.startswith(("{", "[{", '["')) and not (start >= last and _is_whole(piece)):
            return "cut_off", (), piece
        if _CODE.search(piece):
            return "in_code", (), piece
    start, piece = pieces[0]
    if start < first:
        return "introduction", (), piece
    return "prose_between" if start < last else "prose_after", (), piece


def _is_whole(piece: str) -> bool:
    """Whether a value is written to its end: behind calls, the result that a model has made up."""
    notes = Notes()
    try:
        read_value(piece, 0, notes)
    except Broken:
        return False
    return not notes.cut


def _pieces(groups: list[list[Site]], layout: Layout, around: Notes) -> list[tuple[int, str]]:
    """What stands outside of calls; where a fence or tags hold all calls, only what stands in there with them."""
    found = [(start, layout.text[start:end].strip()) for start, end in layout.gaps]
    sites = [site for group in groups for site in group]
    if all(layout.fenced(site.start) for site in sites):
        return [(start, piece) for start, piece in found if layout.fenced(start)]
    if found and all(layout.between_tags(site) for site in sites):
        around.add("outside_tags", (), found[0][1])
        return []
    return found


def note_decoration(scan: Scan, around: Notes) -> None:
    """Note fences, tags that lack their other half, and tokens that have leaked."""
    if scan.text.startswith("\ufeff"):
        around.add("special_token", (), "\ufeff")
    if scan.fences:
        around.add("markdown_fence", (), "```")
    dangling = _dangling(scan)
    if dangling:
        around.add("dangling_tag", (), scan.text[dangling[0].start : dangling[0].end])
    opened = Counter(tag.base for tag in scan.opens) - Counter(tag.base for tag in dangling)
    closed = Counter(tag.base for tag in scan.closes)
    for base in sorted((opened | closed).keys() & {*closed, "tool_call"}):
        if opened[base] != closed[base]:
            around.add("missing_tag", (), f"{opened[base]} opening", f"{closed[base]} closing")
            break
    if scan.noise:
        around.add("special_token", (), scan.text[scan.noise[0].start : scan.noise[0].end])


def _dangling(scan: Scan) -> list[Tag]:
    """Tags that announce a call and are followed by another one of their kind, or by the end."""
    words = {tag.start: tag.words for tag in scan.opens}
    return [
        tag
        for tag in scan.opens
        if (at := past_space(scan.text, tag.end)) >= len(scan.text) or words.get(at) == tag.words
    ]
