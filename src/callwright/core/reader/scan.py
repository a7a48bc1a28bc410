"""Where calls stand in a text: one pass from left to right over tags, fences, objects, lists and names with brackets.

Every place that may be a call is tried once. What is read is a ``Site``; what tries to be a call and cannot be read is
an ``Attempt``. Nothing is judged here. Failed attempts may cost a few times the length of the text and no more, so that
no text costs more than a multiple of its length.
"""

import re
from collections.abc import Callable

from callwright.core.reader.calls import CALL, read_call, read_list
from callwright.core.reader.cursor import past, past_space
from callwright.core.reader.finish import bare
from callwright.core.reader.foreign import foreign
from callwright.core.reader.known import NAME, Call, Known, names_tool, unescaped
from callwright.core.reader.literal import read_value
from callwright.core.reader.notes import Broken, Notes, TooDeep
from callwright.core.reader.objects import holds_definition, in_value, spread
from callwright.core.reader.parameters import Elements, read_parameters
from callwright.core.reader.reading import CUT
from callwright.core.reader.sites import (
    BRACE,
    EMPTY,
    EVENT,
    GAP,
    GLUE,
    HEADER,
    LABELLED,
    LIST,
    SURPLUS,
    TOOL_NAME,
    VALUE,
    Attempt,
    Site,
)
from callwright.core.reader.tags import Tag, element_at, named, tag_at

_SLACK = 65_536
_LONGEST_NAME = 200
_LEAST = 16
"""Characters that a failed attempt counts for at least."""


class Scan:
    """What was found in one text."""

    def __init__(self, text: str, known: Known) -> None:
        self.text = text
        self.elements = Elements(text)
        self.foreign = dict(foreign(text))
        self.known = known
        self.sites: list[Site] = []
        self.attempts: list[Attempt] = []
        self.strangers: list[Site] = []
        self.covered: list[tuple[int, int]] = []
        self.fences: list[int] = []
        self.opens: list[Tag] = []
        self.closes: list[Tag] = []
        self.noise: list[Tag] = []
        self.empty: list[int] = []
        self.tagged_at = -1
        self.too_tangled = False
        self._work = 0

    def run(self) -> "Scan":
        """Read the text to its end.

        Raises:
            TooDeep: something in it is nested too deep.
        """
        pos = 0
        while not self.too_tangled and (found := EVENT.search(self.text, pos)):
            pos = _HANDLERS[found.lastgroup or ""](self, found)
        return self

    # --- events -------------------------------------------------------------------------------------------------

    def fence(self, found: re.Match[str]) -> int:
        """A fence opens or closes; a tool's name behind it is no language."""
        glued = self.known.offered(found[0][3:].strip())
        end = found.start() + 3 if glued else found.end()
        self.fences.append(found.start())
        self._cover(found.start(), end)
        if self.tagged_at == found.start():
            self.tagged_at = end if glued else self._skip(end)
        return end

    def tag(self, found: re.Match[str]) -> int:
        """A tag: it announces calls, ends them, names one, or means nothing here."""
        if end := self.foreign.get(found.start()):
            self._cover(found.start(), end)
            return end
        tag = tag_at(self.text, found.start())
        if tag is None:
            return self.bracket(found) if found[0] == "[" else self._own_tag(found)
        if tag.role == "think":
            return self._reasoning(tag)
        self._cover(tag.start, tag.end)
        if tag.role == "invoke":
            return self._invoke(tag)
        if tag.role == "open":
            self.opens.append(tag)
            return self._announced(tag)
        self._passed(tag)
        return tag.end

    def _passed(self, tag: Tag) -> None:
        """A tag that calls neither begin nor stand in."""
        if tag.role == "unthink":
            self._forget(tag.end)
        elif tag.role in ("close", "end_invoke"):
            self.closes.append(tag)
        elif tag.role == "noise":
            self.noise.append(tag)
        if self.tagged_at == tag.start:
            self.tagged_at = self._skip(tag.end)

    def bracket(self, found: re.Match[str]) -> int:
        """An object or a list that may hold calls."""
        pos = found.start()
        empty = EMPTY.match(self.text, pos)
        if empty:
            self.empty.append(pos)
            self._cover(pos, empty.end())
            return empty.end()
        if LIST.match(self.text, pos):
            return self._try(pos, self._list)
        if VALUE.match(self.text, pos):
            return self._try(pos, self._object)
        return pos + 1

    def name(self, found: re.Match[str]) -> int:
        """A name before a bracket."""
        call = CALL.match(self.text, found.start())
        name = unescaped(found[0])
        offered = self.known.offered(name) or self.known.offered(bare(name))
        if call and (offered or self._tagged(found.start())):
            return self._try(found.start(), self._call)
        if offered:
            return self._headed(found.start()) or found.end()
        return self._glued(found) or (self._stranger(call) if call else found.end())

    def _glued(self, found: re.Match[str]) -> int | None:
        """A sentence that runs into a tool's name: ``…this function.f`` and then ``{…}``, or ``我来调用f(…)``."""
        for sign in GLUE.finditer(found[0][-_LONGEST_NAME:]):
            pos = max(found.start(), found.end() - _LONGEST_NAME) + sign.end()
            if self.known.offered(unescaped(self.text[pos : found.end()])):
                if CALL.match(self.text, pos):
                    return None if sign[0] == "." else self._try(pos, self._call)
                return self._headed(pos)
        return None

    # --- kinds of sites -----------------------------------------------------------------------------------------

    def _list(self, pos: int) -> Site | None:
        found = read_list(self.text, pos, self.known)
        return Site(pos, found.end, found.calls, found.notes, "list")

    def _object(self, pos: int) -> Site | None:
        notes = Notes()
        value, end = read_value(self.text, pos, notes)
        calls = in_value(value, notes, self.known)
        if not calls and not holds_definition(value):
            if self._tagged(pos) or names_tool(self.text, pos, self.known):
                raise Broken("a call is announced, and what follows is none", end)
            return None
        outside = notes.cut_only()
        surplus = SURPLUS.match(self.text, end) if calls else None
        if surplus and self.text.rfind("{", self.sites[-1].end if self.sites else 0, pos) < 0:
            outside.add("extra_bracket", (), surplus[1], "")
            end = surplus.end()
        return Site(pos, end, calls, outside, "json")

    def _call(self, pos: int) -> Site | None:
        found = CALL.match(self.text, pos)
        assert found is not None
        call, end = read_call(self.text, found, self.known)
        cut = any(note.step in CUT for note in call.notes)
        return Site(pos, end, [call], Notes.whole(cut=cut), "call")

    def _stranger(self, call: re.Match[str]) -> int:
        """A call of a tool that is not on offer, in a text: most often no call. It is looked into for others."""
        try:
            read, end = read_call(self.text, call, self.known)
        except TooDeep:
            raise
        except Broken as fault:
            self._spend(max(fault.at - call.start(), 1) + fault.vain)
            return call.end()
        self._spend(end - call.start())
        self.strangers.append(Site(call.start(), end, [read], Notes(), "call"))
        return call.end()

    def _headed(self, pos: int) -> int | None:
        """A name and then its arguments: as an object, in tags, or none at all between two tags."""
        header = HEADER.match(self.text, pos)
        if header is None:
            return None
        brace = BRACE.match(self.text, header.end())
        if brace:
            return self._try(pos, lambda _: self._name_and_object(header[1], pos, brace.end()))
        if self.text.startswith("<", header.end()):
            return self._in_tags(header[1], pos, header.end())
        return None

    def _name_and_object(self, name: str, pos: int, brace: int) -> Site | None:
        notes = Notes()
        value, end = read_value(self.text, brace, notes)
        if not isinstance(value, dict):
            return None
        own = (
            [note for note in notes if note.step != "unquoted_key"]
            if name.startswith("call:")
            else list(notes)
        )
        call = Call(name, value, own, dialect="name_and_json")
        return Site(pos, end, spread(call, self.known), notes.cut_only(), "name")

    def labelled(self, found: re.Match[str]) -> int:
        """``Action: f`` and, on the next line, ``Action Input: {…}``."""
        called = LABELLED.match(self.text, found.end())
        if called is None:
            return found.end()
        self._cover(found.start(), found.end())
        return self._try(found.end(), lambda pos: self._name_and_object(called[1], pos, called.end()))

    # --- tags ---------------------------------------------------------------------------------------------------

    def _announced(self, tag: Tag) -> int:
        """After a tag that announces a call: the place where it must begin."""
        pos = self._skip(tag.end)
        self.tagged_at = pos
        first = self._tag(pos)
        if first and first.role == "next" and not first.closing:
            self._cover(first.start, first.end)
            return self._sequence(self._skip(first.end))
        header = HEADER.match(self.text, pos)
        if header is None or CALL.match(self.text, pos):
            return tag.end
        after = tag_at(self.text, header.end()) if self.text.startswith(("<", "["), header.end()) else None
        if after and after.role == "next":
            return self._sequence(pos)
        return self._headed(header.start(1)) or tag.end

    def _sequence(self, pos: int) -> int:
        """``name SEP arguments`` with separators of any family; DeepSeek writes ``function SEP name``."""
        names, at = list[str](), pos
        while header := HEADER.match(self.text, at):
            names.append(header[1])
            at = header.end()
            while (after := self._tag(at)) and (after.role == "next" or after.closing):
                self._cover(after.start, after.end)
                at = past_space(self.text, after.end)
        if not names:
            self._attempt(pos, "", "a tag announces a call, and none follows", sure=True)
            return max(at, pos)
        if (after := self._tag(at)) and after.role == "invoke":
            self._cover(pos, at)
            return at
        name = names[1] if len(names) > 1 and names[0] == "function" else names[0]
        brace = BRACE.match(self.text, at)
        if brace is None:
            self._attempt(pos, name, "its arguments are missing", sure=True)
            return max(at, pos + 1)
        self._cover(pos, brace.end())
        return self._try(pos, lambda _: self._name_and_object(name, pos, brace.end()))

    def _tag(self, at: int) -> Tag | None:
        return tag_at(self.text, at) if self.text.startswith(("<", "["), at) else None

    def _invoke(self, tag: Tag) -> int:
        name = named(tag)
        if not name:
            inner = TOOL_NAME.match(self.text, tag.end)
            if inner is None:
                return tag.end
            name, end = inner[1], inner.end()
        else:
            end = tag.end
        self.opens.append(tag)
        brace = BRACE.match(self.text, end)
        if brace:
            return self._try(tag.start, lambda _: self._name_and_object(name, tag.start, brace.end()))
        return self._in_tags(name, tag.start, end)

    def _own_tag(self, found: re.Match[str]) -> int:
        """``<get_weather><city>Paris</city></get_weather>``: the tool's name is the tag."""
        tag = element_at(self.text, found.start())
        if tag is None or tag.closing or tag.attributes or not self.known.offered(tag.words):
            return found.end()
        if self.elements.end_of(tag) is None:
            return found.end()
        closing = f"</{tag.words}>"
        end = self._in_tags(tag.words, tag.start, tag.end)
        after = end + len(closing) if self.text.startswith(closing, end) else end
        self._cover(end, after)
        return after

    def _in_tags(self, name: str, start: int, pos: int) -> int:
        notes = Notes()
        tool = unescaped(name)
        try:
            arguments, end = read_parameters(
                self.elements, pos, notes, lambda key: self.known.types(tool, key), tool
            )
        except Broken as fault:
            self._attempt(start, name, fault.reason, sure=True)
            return max(fault.at, pos)
        if not self._ends_at(end):
            step = "missing_tag" if self.text[end : end + 1] not in ("", "<", "]") else "cut_off"
            notes.add(step, (), "", f"the end of {name[:40]}")
            notes.cut |= step == "cut_off"
        call = Call(name, arguments, list(notes), dialect="parameters")
        self._add(Site(start, end, [call], notes.cut_only(), "parameters", tagged=True))
        return end

    def _ends_at(self, pos: int) -> bool:
        """Whether a call in tags is ended by a tag of its own, or by one that begins another."""
        tag = element_at(self.text, pos) if self.text.startswith("<", pos) else None
        return tag is not None and (tag.closing or tag.role != "")

    def _reasoning(self, tag: Tag) -> int:
        """Inside reasoning nothing is a call; reasoning that does not end takes the rest of the text."""
        closing = re.compile(rf"</(?:\w+:)?{tag.words}>|<\|?/?(?:END|end)_?\w+\|?>|\[/THINK\]").search(
            self.text, tag.end
        )
        end = closing.end() if closing else len(self.text)
        self._cover(tag.start, end)
        return end

    def _forget(self, end: int) -> None:
        """Reasoning ends that began before the text: all up to here was reasoning."""
        self.sites.clear()
        self.attempts.clear()
        self.strangers.clear()
        self.covered = [(0, end)]

    # --- bookkeeping --------------------------------------------------------------------------------------------

    def _try(self, pos: int, read: Callable[[int], Site | None]) -> int:
        """Read a site, or note that it cannot be read; where to go on."""
        try:
            site = read(pos)
        except TooDeep:
            raise
        except Broken as fault:
            self._spend(max(fault.at - pos, _LEAST) + fault.vain)
            self._attempt(pos, self._name_at(pos), fault.reason, sure=self._is_sure(pos, fault.at))
            return pos + 1
        if site is None:
            self._spend(_LEAST)
            return pos + 1
        if not site.calls:  # tools that were described to the model, and that it repeats
            self._cover(site.start, site.end)
            return site.end
        site.tagged = self._tagged(pos)
        self._add(site)
        return site.end

    def _spend(self, characters: int) -> None:
        self._work += characters
        self.too_tangled = self._work > len(self.text) + _SLACK

    def _add(self, site: Site) -> None:
        self.sites.append(site)
        self._cover(site.start, site.end)

    def _attempt(self, pos: int, name: str, reason: str, *, sure: bool) -> None:
        self.attempts.append(Attempt(pos, name, reason, sure))

    def _name_at(self, pos: int) -> str:
        found = re.compile(NAME).search(self.text, pos, pos + 200)
        return unescaped(found[0])[:128] if found else ""

    def _is_sure(self, pos: int, at: int) -> bool:
        """Whether it tries to be a call: in a tag, by a tool's name up to where it broke, or as the name in an object."""
        words = _WORDS.findall(self.text, pos, max(at, pos + 80))
        sure = self._tagged(pos) or names_tool(self.text, pos, self.known)
        return sure or any(self.known.offered(unescaped(word)) for word in words)

    def _tagged(self, pos: int) -> bool:
        return self.tagged_at == pos

    def _skip(self, pos: int) -> int:
        return past(GAP, self.text, pos)

    def _cover(self, start: int, end: int) -> None:
        self.covered.append((start, end))


_WORDS = re.compile(NAME)
_HANDLERS: dict[str, Callable[[Scan, re.Match[str]], int]] = {
    "tag": Scan.tag,
    "fence": Scan.fence,
    "open": Scan.bracket,
    "name": Scan.name,
    "labelled": Scan.labelled,
}
