"""Decide by its position whether a call in a text is meant to be executed, or is only mentioned.

A call is meant to be executed in two positions: where calls are the whole text, and between tags that open after a finished piece of prose
and are followed only by whitespace and end tokens. In every other position (after an introducing sentence, in a list of options, a
quotation, a fence beside prose, program text) the surrounding words decide its meaning, in any language. This module does not interpret
words: such a call is executed only if it is a read and the only candidate. For any other, the model is asked.

May not depend on the meaning of a word.
"""

import re
import unicodedata
from collections.abc import Sequence

from callwright.core.reader.call_builder import strip_dialect_affixes
from callwright.core.reader.call_sites import CallSite
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.dialect_registry import DialectGrammar, begins_block
from callwright.core.reader.offered_tools import OfferedTools, unescape_name
from callwright.core.reader.reading_notes import Notes
from callwright.core.reader.surroundings import TextLayout, classify_place, is_tagged

_SENTENCE_ENDS = frozenset(".!…。！．")
"""Signs after which a tag may open on the same line. A question mark is not among them: an answer is awaited there."""

_UNFINISHED_SIGNS = frozenset(":：,，、;；?？(（[【{<《|=`*_#~+/\\&$@-–—→⇒-")
"""Signs at the end of prose that refer to what follows, or open it."""

_QUOTATION_MARKS = (("“", "”"), ("「", "」"), ("『", "』"), ("«", "»"), ("《", "》"), ("（", "）"))
_SHOWING_MARKS = ("`", '"', "“", "‘", "「", "『", "«")
_QUOTED_LINE = re.compile(r"[ \t]*(?:>|\|(?!\w+\|>)|`(?!``))")
"""The beginning of a line that quotes: a block quotation, a row of a table, or code in a sentence."""

_MAX_PARAGRAPH_CHARS = 4_000
"""Maximum characters before a tag in which an open quotation is searched."""

_MAX_BESIDE_CHARS = 500
"""Maximum characters on each side of a call in which prose on its line is searched."""

_DEFINITION_WORD = re.compile(
    r"(\bdef|\b(?:function|func|fn|fun|class|sub|proc|procedure|void|static))[ \t]+[*&]?$"
)
_DEFINITION_BODY = re.compile(r"[ \t]*(?:->|:[ \t]*(?:\n|$)|\{[ \t]*(?:\n|$))")
_RETURN_TYPE = re.compile(r"[ \t]*->")


def is_definition(site: CallSite, text: str) -> bool:
    """Return whether ``f(a=1)`` defines a function in a programming language, which calls nothing."""
    if site.form != "call":
        return False
    line = text.rfind("\n", 0, site.start) + 1
    word = _DEFINITION_WORD.search(text, max(line, site.start - 40), site.start)
    if word is None:
        return _RETURN_TYPE.match(text, site.end) is not None
    return word[1] == "def" or _DEFINITION_BODY.match(text, site.end) is not None


def note_position(
    groups: Sequence[Sequence[CallSite]],
    layout: TextLayout,
    offered: OfferedTools,
    around: Notes,
    dialect: DialectGrammar | None = None,
) -> None:
    """Note under one step where the calls stand, unless they are the whole text.

    Under the lock of a dialect, calls that are not written in it are mentions, wherever they stand.
    """
    sites = [site for group in groups for site in group]
    area = _find_area_start(layout, sites[0])
    if dialect is not None and not _is_written_in(dialect, sites, layout, area):
        around.add("inline_call", (), layout.text[area : area + 80])
        return
    if _is_in_open_comment(layout, sites[0]):
        around.add("inline_call", (), layout.text[layout.open_comment or 0 :][:80])
        return
    quoted = _is_quoted_line(layout.text, area, sites[0])
    reasoning = layout.unclosed_reasoning and not (dialect is not None and dialect.ends_reasoning)
    if not layout.gaps and not quoted and not reasoning:
        return
    excerpt = layout.text[slice(*layout.gaps[0])].strip() if layout.gaps else layout.text[:80]
    if not quoted and not reasoning and _is_due_between_tags(sites, layout, area):
        known = dialect is not None or _begins_with_known_block(layout, area, sites[0].start, offered)
        around.add("outside_tags" if are_reads(sites, offered) or known else "inline_call", (), excerpt)
        return
    step, excerpt = classify_place(sites, layout, several=len(groups) > 1) if layout.gaps else ("", excerpt)
    shown = _is_shown_in_quotes(sites[0], layout, area)
    if step in ("", "introduction", "outside_tags") and (shown or not are_reads(sites, offered)):
        around.add("inline_call", (), excerpt)
    elif step:
        around.add(step, (), excerpt)


def drop_mentions(groups: list[list[CallSite]], layout: TextLayout) -> list[list[CallSite]]:
    """Return only the last group if its tags mark it for execution and all others are untagged calls within sentences; else all groups."""
    last = groups[-1]
    mentions = [site for group in groups[:-1] for site in group]
    if not mentions or not all(_is_in_sentence(site, layout) for site in mentions):
        return groups
    area = max(_find_area_start(layout, last[0]), mentions[-1].end)
    return [last] if _is_due_between_tags(last, layout, area) else groups


def _is_in_sentence(site: CallSite, layout: TextLayout) -> bool:
    """Return whether an untagged call shares its line with prose."""
    if is_tagged(site):
        return False
    before = layout.text[max(0, site.start - _MAX_BESIDE_CHARS) : site.start].rpartition("\n")[2]
    after = layout.text[site.end : site.end + _MAX_BESIDE_CHARS].partition("\n")[0]
    return any(sign.isalpha() for sign in before + after)


def are_reads(sites: Sequence[CallSite], offered: OfferedTools) -> bool:
    """Return whether every call is of a tool on offer that only reads."""
    names = [unescape_name(call.name) for site in sites for call in site.calls]
    return all(offered.is_read(name) or offered.is_read(strip_dialect_affixes(name)) for name in names)


def _find_area_start(layout: TextLayout, site: CallSite) -> int:
    """Return where the prose before the first call ends and its tags begin."""
    ends = [end for start, end in layout.gaps if start < site.start]
    return ends[-1] if ends else 0


def _is_quoted_line(text: str, area: int, site: CallSite) -> bool:
    """Return whether the line on which the calls begin is a quotation."""
    place = text.find("<", area, site.start) if site.tagged else site.start
    place = site.start if place < 0 else place
    line = text.rfind("\n", 0, place) + 1
    quoted = _QUOTED_LINE.match(text, line, place)
    return quoted is not None and not (site.form == "name" and text.startswith(">>>", line))


def _is_in_open_comment(layout: TextLayout, site: CallSite) -> bool:
    """Return whether a comment of HTML begins before the calls and is not closed."""
    return layout.open_comment is not None and layout.open_comment < site.start


def _is_written_in(dialect: DialectGrammar, sites: Sequence[CallSite], layout: TextLayout, area: int) -> bool:
    """Return whether the calls are written in this dialect."""
    if dialect.is_whole_message:
        begin = skip_whitespace(layout.text)
        return not layout.gaps and dialect.block.match(layout.text, begin) is not None
    found = dialect.block.search(layout.text, area)
    opener = layout.find_opening_tag(area, sites[0].start)
    return found is not None and found.start() <= (sites[0].start if opener is None else opener)


def _begins_with_known_block(layout: TextLayout, area: int, first: int, offered: OfferedTools) -> bool:
    """Return whether the tags before the first call belong to a known dialect and are not invented by the model.

    If the dialect was learnt from the model's earlier texts, the tags must belong to it.
    """
    opener = layout.find_opening_tag(area, first)
    if opener is None or not begins_block(layout.text, opener):
        return False
    learnt = offered.learnt_dialect
    return learnt is None or learnt.block.match(layout.text, opener) is not None


def _is_shown_in_quotes(site: CallSite, layout: TextLayout, area: int) -> bool:
    """Return whether a block in tags begins right behind an opening quotation mark: it shows a format, even of a read."""
    opener = layout.find_opening_tag(area, site.start) if is_tagged(site) and layout.gaps else None
    return (
        opener is not None
        and layout.text.endswith(_SHOWING_MARKS, 0, opener)
        and not layout.text.endswith("```", 0, opener)
    )


def _is_due_between_tags(sites: Sequence[CallSite], layout: TextLayout, area: int) -> bool:
    """Return whether all calls stand between tags that open after finished prose, with no prose behind them."""
    first = sites[0]
    opener = layout.find_opening_tag(area, first.start)
    if opener is None or layout.dangling or not layout.has_only_tags_behind(first.start):
        return False
    if layout.is_fenced(opener) or layout.has_fence_between(area, opener):
        return False
    if not all(map(is_tagged, sites)):
        return False
    prose = layout.text[max(0, area - _MAX_PARAGRAPH_CHARS) : area]
    if prose.strip() and _is_indented_code(layout.text, opener):
        return False
    separate = "\n" in layout.text[area:opener] or layout.has_control_token_between(area, opener)
    return is_finished_prose(prose, separate=separate)


def _is_indented_code(text: str, place: int) -> bool:
    """Return whether a line that begins here is code in Markdown: indented, behind an empty line."""
    line = text.rfind("\n", 0, place) + 1
    indentation = text[line:place]
    if indentation.strip() or not indentation.startswith(("    ", "\t")):
        return False
    return not text[text.rfind("\n", 0, line - 1) + 1 : line].strip()


def is_finished_prose(prose: str, *, separate: bool = False) -> bool:
    """Return whether a piece of prose is complete, so that the text after it is separate from it.

    ``separate``: a line break or a control token of the model follows the prose.
    """
    bare = prose.rstrip()
    if not bare:
        return True
    if bare[-1] in _UNFINISHED_SIGNS or _has_open_quotation(bare):
        return False
    own_line = separate or "\n" in prose[len(bare) :]
    return own_line or bare[-1] in _SENTENCE_ENDS or unicodedata.category(bare[-1]) == "So"


def _has_open_quotation(prose: str) -> bool:
    paragraph = prose[prose.rfind("\n\n") + 1 :]
    if paragraph.count('"') % 2 or paragraph.count("```") % 2:
        return True
    return any(prose.count(before) > prose.count(after) for before, after in _QUOTATION_MARKS)
