"""Parse the parameters of MiniMax M3, whose every tag has a mark before it: ``]<]minimax[>[<city>Rome]<]minimax[>[</city>``.

Only a tag with the mark counts: a tag without it, or a mark before other text, is part of a value.
"""

import re
from typing import Any, Final

from callwright.core.reader import reading_reasons
from callwright.core.reader.call_tags import Tag, extract_tag_name, parse_any_tag
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.offered_tools import ParameterSchemas
from callwright.core.reader.reading_notes import BrokenTextError, Notes
from callwright.core.reader.tagged_parameters import ClosingTags
from callwright.core.reader.tagged_values import TaggedValue, decode_tagged_value

MARK: Final = "]<]minimax[>["

_TAG_START = re.compile(re.escape(MARK) + "(?=<)")
_MAX_CLOSERS_TRIED: Final = 64


def read_marked_parameters(
    elements: ClosingTags, pos: int, notes: Notes, schemas: ParameterSchemas
) -> tuple[dict[str, Any], int]:
    """Read parameters from ``pos`` up to the first closing tag, or other text; return them and the position there.

    Raises:
        BrokenTextError: a parameter occurs twice.
    """
    arguments: dict[str, Any] = {}
    text = elements.text
    while True:
        pos = skip_whitespace(text, pos)
        tag = parse_any_tag(text, pos + len(MARK)) if text.startswith(MARK, pos) else None
        if tag is None or tag.closing:
            return arguments, pos
        key = extract_tag_name(tag) or tag.words
        if key in arguments:
            raise BrokenTextError(reading_reasons.DUPLICATE_PARAMETER(), pos)
        body, pos = _read_marked_body(elements, tag, key, notes, schemas)
        arguments[key] = decode_tagged_value(TaggedValue(body, "lines", mark=MARK), key, notes, schemas)


def _read_marked_body(
    elements: ClosingTags, tag: Tag, key: str, notes: Notes, schemas: ParameterSchemas
) -> tuple[str, int]:
    """Return the content of a parameter, as written, and where it ends.

    Without its closing tag it ends at the next parameter of the tool, or with the text.
    """
    text = elements.text
    closer = f"{MARK}</{tag.words}>"
    end = elements.find_text(closer, tag.end)
    for _ in range(_MAX_CLOSERS_TRIED):
        if end < 0:
            break
        after = skip_whitespace(text, end + len(closer))
        if after == len(text) or text.startswith(MARK, after):
            return text[tag.end : end], end + len(closer)
        end = elements.find_text(closer, end + len(closer))
    for mark in _TAG_START.finditer(text, tag.end):
        following = parse_any_tag(text, mark.end())
        if following and (following.role == "end_invoke" or schemas.is_declared(following.words)):
            notes.add("missing_tag", (key,), "", f"</{tag.words}>")
            return text[tag.end : mark.start()], mark.start()
    notes.cut = True
    notes.add("cut_off", (key,), text[tag.end :][-20:], "")
    return text[tag.end :], len(text)
