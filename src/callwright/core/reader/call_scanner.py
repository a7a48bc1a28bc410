"""Scan a text for calls: one pass from left to right over tags, fences, objects, lists and names with brackets.

Every place that may be a call is tried once. A call that was read becomes a ``CallSite``; a place that looks like a call and
cannot be read, a ``FailedSite``. Nothing is judged here. Failed attempts may cost at most a few times the length of the text,
so that no text costs more than a multiple of its length.
"""

import re
from collections.abc import Callable

from callwright.core.reader import reading_reasons
from callwright.core.reader.call_builder import strip_dialect_affixes
from callwright.core.reader.call_objects import (
    expand_parallel_call,
    find_calls,
    holds_tool_definitions,
    is_final_answer,
)
from callwright.core.reader.call_sites import (
    ARGUMENTS_BRACE,
    CALL_GAP,
    CALL_ID,
    CALL_LIST_START,
    CALL_SECTION,
    EMPTY_LIST,
    EMPTY_SEPARATED_CALL,
    GLUED_NAME_START,
    LABELLED_CALL,
    NAME_HEADER,
    PLAIN_BRACES,
    SITE_EVENT,
    SURPLUS_BRACES,
    TOOL_NAME_ELEMENT,
    VALUE_START,
    CallSite,
    FailedSite,
)
from callwright.core.reader.call_syntax import CALL_START, read_call, read_call_list
from callwright.core.reader.call_tags import Tag, extract_tag_name, parse_any_tag, parse_call_tag
from callwright.core.reader.cursor import skip_pattern, skip_whitespace
from callwright.core.reader.foreign_spans import find_foreign_spans
from callwright.core.reader.lenient_literal import read_value
from callwright.core.reader.marked_parameters import MARK, read_marked_parameters
from callwright.core.reader.offered_tools import (
    TOOL_NAME_PATTERN,
    OfferedTools,
    RawCall,
    is_offered_tool_object,
    unescape_name,
)
from callwright.core.reader.reading_notes import BrokenTextError, Notes, TooDeepError
from callwright.core.reader.reading_outcome import CUT_STEPS
from callwright.core.reader.tagged_parameters import ClosingTags, read_parameters
from callwright.domain.reason import Reason

_SPARE_WORK_CHARS = 65_536
_MAX_NAME_CHARS = 200
_LIST_LABEL = "functools"
"""Phi's and Firefunction's announcement of a list of calls, in place of a tag."""

_ROLE_LABEL = "function call"
"""GigaChat's name of the role in which a call is written, before ``<|role_sep|>``."""

_CALL_ENDS = ("}", "]", ")", ">")
_MIN_ATTEMPT_COST = 16
"""Minimum cost, in characters, of a failed attempt."""


class CallScanner:
    """The sites found in one text.

    Args:
        text: What the model wrote.
        offered: The tools on offer.
        enters_comments: Closed comments of HTML are read too, so that the sites in them are found.

    Attributes:
        open_comment: Where the first comment begins that is not closed, or, with ``enters_comments``, the first of all; None without one.
        commented: Spans of the skipped comments that end like a call; empty with ``enters_comments``.
    """

    def __init__(self, text: str, offered: OfferedTools, *, enters_comments: bool = False) -> None:
        self.text = text
        self.elements = ClosingTags(text)
        self.foreign = dict(find_foreign_spans(text))
        self.known = offered
        self.sites: list[CallSite] = []
        self.attempts: list[FailedSite] = []
        self.strangers: list[CallSite] = []
        self.covered: list[tuple[int, int]] = []
        self.fences: list[int] = []
        self.opens: list[Tag] = []
        self.closes: list[Tag] = []
        self.noise: list[Tag] = []
        self.labels: list[int] = []
        self.action_labels: list[int] = []
        self.unclosed_reasoning = False
        self.open_comment: int | None = None
        self.commented: list[tuple[int, int]] = []
        self._enters_comments = enters_comments
        self.empty: list[int] = []
        self.tagged_at = -1
        self.too_tangled = False
        self._work = 0

    def run(self) -> "CallScanner":
        """Scan the text to its end.

        Raises:
            TooDeepError: a part of it is nested too deep.
        """
        pos = 0
        while not self.too_tangled and (match := SITE_EVENT.search(self.text, pos)):
            pos = _EVENT_HANDLERS[match.lastgroup or ""](self, match)
        return self

    # --- events -------------------------------------------------------------------------------------------------

    def handle_fence(self, match: re.Match[str]) -> int:
        """Handle an opening or closing fence; a tool's name behind it is not a language."""
        glued = self.known.is_offered(match[0][3:].strip())
        end = match.start() + 3 if glued else match.end()
        self.fences.append(match.start())
        self._mark_covered(match.start(), end)
        if self.tagged_at == match.start():
            self.tagged_at = end if glued else self._skip_gap(end)
        return end

    def handle_tag(self, match: re.Match[str]) -> int:
        """Handle a tag: it announces calls, ends them, names one, or is ignored."""
        if end := self.foreign.get(match.start()):
            self._mark_covered(match.start(), end)
            return end
        tag = parse_call_tag(self.text, match.start())
        if tag is None:
            return self._handle_other_sign(match)
        if tag.role == "think" or self._opens_thought_channel(tag):
            return self._skip_reasoning(tag)
        if self.text.endswith(MARK, 0, tag.start):
            tag = tag._replace(start=tag.start - len(MARK))
        if tag.base == _INVOKING_CONTENT:
            tag = tag._replace(start=self._find_header_start(tag))
        self._mark_covered(tag.start, tag.end)
        if tag.role == "invoke":
            return self._read_invoke_tag(tag)
        if tag.role == "open":
            self.opens.append(tag)
            return self._read_announced_call(tag)
        return self._handle_passive_tag(tag)

    def _find_header_start(self, tag: Tag) -> int:
        """Return where a call of Inkling begins: at the tool's name before the tag, where the object behind it has the same."""
        header = _MODEL_HEADER.search(self.text, max(0, tag.start - _MAX_NAME_CHARS), tag.start)
        if header is None or not re.compile(rf'\s*\{{\s*"name"\s*:\s*"{re.escape(header[1])}"').match(
            self.text, tag.end
        ):
            return tag.start
        return header.start(1)

    def _handle_other_sign(self, match: re.Match[str]) -> int:
        """Handle what begins like a tag and is none of a call: a list, a comment, or a tag with the name of a tool."""
        if match[0] == "[":
            return self.handle_bracket(match)
        if self.text.startswith("<!--", match.start()):
            return self._skip_comment(match.start())
        return self._read_tool_named_tag(match)

    def _skip_comment(self, start: int) -> int:
        """Skip a comment of HTML, which is prose. One that is not closed hides nothing."""
        # Behind an unclosed comment all others are unclosed: a search for each would make the time quadratic.
        end = -1 if self._enters_comments or self.open_comment is not None else self.text.find("-->", start)
        if end < 0:
            self.open_comment = start if self.open_comment is None else self.open_comment
            return start + 1
        if self.text[start + 4 : end].rstrip().endswith(_CALL_ENDS):
            self.commented.append((start, end))
        return end + 3

    def _handle_passive_tag(self, tag: Tag) -> int:
        """Handle a tag that does not begin a call; return where to continue."""
        if tag.role == "unthink":
            self._discard_found_sites(tag.end)
        elif tag.role in ("close", "end_invoke"):
            self.closes.append(tag)
        elif tag.role == "noise":
            self.noise.append(tag)
        if self.tagged_at == tag.start:
            self.tagged_at = self._skip_gap(tag.end)
        if tag.base == "role_sep" and self.text.endswith(_ROLE_LABEL, 0, tag.start):
            self.labels.append(tag.start - len(_ROLE_LABEL))
            self._mark_covered(tag.start - len(_ROLE_LABEL), tag.start)
            self.tagged_at = self._skip_gap(tag.end)
        before = max(0, tag.start - _MAX_NAME_CHARS)
        recipient = _RECIPIENT.search(self.text, before, tag.start) if tag.base == "message" else None
        return self._read_addressed_message(recipient, tag) if recipient else tag.end

    def _read_addressed_message(self, recipient: re.Match[str], tag: Tag) -> int:
        """Read the beginning of a message of Muse, ``to=f<|message|>``; one to the user or to itself contains no calls."""
        self._mark_covered(recipient.start(), tag.end)
        if recipient[1] not in ("user", "self"):
            return tag.end
        end = _MESSAGE_END.search(self.text, tag.end)
        self._mark_covered(tag.end, end.start() if end else len(self.text))
        return end.start() if end else len(self.text)

    def _opens_thought_channel(self, tag: Tag) -> bool:
        """Return whether it opens the channel in which Gemma reasons: ``<|channel>thought`` up to ``<channel|>``."""
        return tag.base == "channel" and not tag.closing and self.text.startswith("thought", tag.end)

    def handle_bracket(self, match: re.Match[str]) -> int:
        """Handle an object or a list that may hold calls."""
        pos = match.start()
        empty = EMPTY_LIST.match(self.text, pos)
        if empty:
            self.empty.append(pos)
            self._mark_covered(pos, empty.end())
            return empty.end()
        if self.text.endswith(_LIST_LABEL, 0, pos):
            self.labels.append(pos - len(_LIST_LABEL))
            self._mark_covered(pos - len(_LIST_LABEL), pos)
            self.tagged_at = pos
        if CALL_LIST_START.match(self.text, pos):
            return self._try_site(pos, self._read_list_site)
        words = PLAIN_BRACES.match(self.text, pos) if match[0] == "{" else None
        if words and not self.known.is_offered(unescape_name(words[1].strip())):
            return words.end()
        if VALUE_START.match(self.text, pos):
            return self._try_site(pos, self._read_object_site)
        return pos + 1

    def handle_name(self, match: re.Match[str]) -> int:
        """Handle a name before a bracket."""
        call = CALL_START.match(self.text, match.start())
        name = unescape_name(match[0])
        offered = self.known.is_offered(name) or self.known.is_offered(strip_dialect_affixes(name))
        if call and (offered or self._is_tagged(match.start())):
            return self._try_site(match.start(), self._read_call_site)
        if offered:
            return self._read_named_arguments(match.start()) or match.end()
        return self._read_glued_name(match) or (self._record_unknown_call(call) if call else match.end())

    def _read_glued_name(self, match: re.Match[str]) -> int | None:
        """Read a tool's name glued to a sentence: ``…this function.f`` followed by ``{…}``, or ``我来调用f(…)``."""
        for sign in GLUED_NAME_START.finditer(match[0][-_MAX_NAME_CHARS:]):
            pos = max(match.start(), match.end() - _MAX_NAME_CHARS) + sign.end()
            if self.known.is_offered(unescape_name(self.text[pos : match.end()])):
                if CALL_START.match(self.text, pos):
                    return None if sign[0] == "." else self._try_site(pos, self._read_call_site)
                return self._read_named_arguments(pos)
        return None

    # --- kinds of sites -----------------------------------------------------------------------------------------

    def _read_list_site(self, pos: int) -> CallSite | None:
        found = read_call_list(self.text, pos, self.known)
        return CallSite(pos, found.end, found.calls, found.notes, "list")

    def _read_object_site(self, pos: int) -> CallSite | None:
        notes = Notes()
        value, end = read_value(self.text, pos, notes)
        calls = find_calls(value, notes, self.known)
        if not calls and not holds_tool_definitions(value) and not is_final_answer(value):
            if self._is_tagged(pos) or is_offered_tool_object(self.text, pos, self.known):
                raise BrokenTextError(reading_reasons.ANNOUNCED_CALL_MISSING(), end)
            return None
        outside = notes.copy_cut_flag()
        surplus = SURPLUS_BRACES.match(self.text, end) if calls else None
        if surplus and self.text.rfind("{", self.sites[-1].end if self.sites else 0, pos) < 0:
            outside.add("extra_bracket", (), surplus[1], "")
            end = surplus.end()
        return CallSite(pos, end, calls, outside, "json")

    def _read_call_site(self, pos: int) -> CallSite | None:
        match = CALL_START.match(self.text, pos)
        assert match is not None
        call, end = read_call(self.text, match, self.known)
        cut = any(note.step in CUT_STEPS for note in call.notes)
        return CallSite(pos, end, [call], Notes.make_empty(cut=cut), "call")

    def _record_unknown_call(self, call: re.Match[str]) -> int:
        """Record a call of a tool that is not on offer, mostly not a call at all. Its inside is searched for others."""
        try:
            read, end = read_call(self.text, call, self.known)
        except TooDeepError:
            raise
        except BrokenTextError as fault:
            self._spend_work(max(fault.at - call.start(), 1) + fault.vain)
            return call.end()
        self._spend_work(end - call.start())
        self.strangers.append(CallSite(call.start(), end, [read], Notes(), "call"))
        return call.end()

    def _read_named_arguments(self, pos: int) -> int | None:
        """Read a name followed by its arguments: as an object, in tags, or none at all between two tags."""
        header = NAME_HEADER.match(self.text, pos)
        if header is None:
            return None
        brace = ARGUMENTS_BRACE.match(self.text, header.end())
        if brace:
            return self._try_site(pos, lambda _: self._read_name_and_object(header[1], pos, brace.end()))
        if self.text.startswith("<", header.end()):
            return self._read_tagged_parameters(header[1], pos, header.end())
        return None

    def _read_name_and_object(
        self, name: str, pos: int, brace: int, call_id: str | None = None
    ) -> CallSite | None:
        notes = Notes()
        value, end = read_value(self.text, brace, notes)
        if not isinstance(value, dict):
            return None
        own = (
            [note for note in notes if note.step != "unquoted_key"]
            if name.startswith("call:")
            else list(notes)
        )
        call = RawCall(name, value, own, call_id, dialect="name_and_json")
        return CallSite(pos, end, expand_parallel_call(call, self.known), notes.copy_cut_flag(), "name")

    def handle_label(self, match: re.Match[str]) -> int:
        """Handle ``Action: f`` and, on the next line, ``Action Input: {…}``; or ``Action:`` and an object in a fence."""
        called = LABELLED_CALL.match(self.text, match.end())
        fenced = self.text.startswith("```", match.end())
        if called is None and not fenced:
            return match.end()
        self._mark_covered(match.start(), match.end())
        self.labels.append(match.start())
        self.action_labels.append(match.start())
        self.tagged_at = match.end()
        if called is None:
            return match.end()
        return self._try_site(
            match.end(),
            lambda pos: self._read_name_and_object(called[1], pos, called.end()),
        )

    # --- tags ---------------------------------------------------------------------------------------------------

    def _read_announced_call(self, tag: Tag) -> int:
        """Read the call that must follow a tag that announces one."""
        pos = self._skip_gap(tag.end)
        self.tagged_at = pos
        first = self._find_call_tag(pos)
        if first and first.role == "next" and not first.closing:
            self._mark_covered(first.start, first.end)
            return self._read_separated_call(self._skip_gap(first.end))
        header = NAME_HEADER.match(self.text, pos)
        if header is None or CALL_START.match(self.text, pos):
            return tag.end
        after = (
            parse_call_tag(self.text, header.end())
            if self.text.startswith(("<", "["), header.end())
            else None
        )
        if after and after.role == "next":
            return self._read_separated_call(pos)
        return self._read_named_arguments(header.start(1)) or tag.end

    def _read_separated_call(self, pos: int) -> int:
        """Read ``name SEP arguments`` with separators of any family; DeepSeek writes ``function SEP name``."""
        if empty := EMPTY_SEPARATED_CALL.match(self.text, pos):
            call = RawCall(empty[1], {}, [], dialect="parameters")
            self._add_site(CallSite(pos, empty.end(), [call], Notes(), "parameters", tagged=True))
            return empty.end()
        names, call_id, at = self._read_separated_names(pos)
        if not names:
            self._record_failed_site(pos, "", reading_reasons.TAGGED_CALL_MISSING(), sure=True)
            return max(at, pos)
        if (after := self._find_call_tag(at)) and after.role == "invoke":
            self._mark_covered(pos, at)
            return at
        name = names[1] if len(names) > 1 and names[0] == "function" else names[0]
        if self.text.startswith("<arg_key", at):
            self._mark_covered(pos, at)
            return self._read_tagged_parameters(name, pos, at)
        brace = ARGUMENTS_BRACE.match(self.text, at)
        if brace is None:
            self._record_failed_site(pos, name, reading_reasons.ARGUMENTS_MISSING(), sure=True)
            return max(at, pos + 1)
        self._mark_covered(pos, brace.end())
        self.tagged_at = pos
        return self._try_site(
            pos, lambda _: self._read_name_and_object(name, pos, brace.end(), call_id or None)
        )

    def _read_separated_names(self, pos: int) -> tuple[list[str], str, int]:
        """Read the names before the arguments, and the id among them; return both and the position of the arguments."""
        names, call_id, at = list[str](), "", pos
        while header := NAME_HEADER.match(self.text, at):
            names.append(header[1])
            at = header.end()
            while (after := self._find_call_tag(at)) and (after.role == "next" or after.closing):
                if after.base.endswith("arg_key"):
                    break
                self._mark_covered(after.start, after.end)
                at = skip_whitespace(self.text, after.end)
                if after.base == "call_id" and (given := CALL_ID.match(self.text, at)):
                    call_id, at = given[1], given.end()
                elif after.base == "tool_call_name":  # the name before it is the id
                    call_id = names.pop() if names else ""
        return names, call_id, at

    def _find_call_tag(self, at: int) -> Tag | None:
        return parse_call_tag(self.text, at) if self.text.startswith(("<", "["), at) else None

    def _read_invoke_tag(self, tag: Tag) -> int:
        name = extract_tag_name(tag)
        if not name:
            inner = TOOL_NAME_ELEMENT.match(self.text, tag.end)
            if inner is None:
                return tag.end
            name, end = inner[1], inner.end()
        else:
            end = tag.end
        self.opens.append(tag)
        brace = ARGUMENTS_BRACE.match(self.text, end)
        if brace:
            self.tagged_at = tag.start
            return self._try_site(
                tag.start, lambda _: self._read_name_and_object(name, tag.start, brace.end())
            )
        return self._read_tagged_parameters(name, tag.start, end)

    def _read_tool_named_tag(self, match: re.Match[str]) -> int:
        """Read ``<get_weather><city>Paris</city></get_weather>``, where the tag is the tool's name."""
        tag = parse_any_tag(self.text, match.start())
        if tag is None or tag.closing or tag.attributes or not self.known.is_offered(tag.words):
            return match.end()
        if self.elements.find_closing_tag(tag) is None:
            return match.end()
        closing = f"</{tag.words}>"
        end = self._read_tagged_parameters(tag.words, tag.start, tag.end)
        after = end + len(closing) if self.text.startswith(closing, end) else end
        self._mark_covered(end, after)
        return after

    def _read_tagged_parameters(self, name: str, start: int, pos: int) -> int:
        notes = Notes()
        tool = unescape_name(name)
        schemas = self.known.get_parameter_schemas(tool)
        try:
            arguments, end = (
                read_marked_parameters(self.elements, pos, notes, schemas)
                if self.text.startswith(MARK, start)
                else read_parameters(self.elements, pos, notes, schemas, tool)
            )
        except BrokenTextError as fault:
            self._record_failed_site(start, name, fault.reason, sure=True)
            return max(fault.at, pos)
        if not self._is_ended_by_tag(end):
            step = "missing_tag" if self.text[end : end + 1] not in ("", "<", "]") else "cut_off"
            notes.add(step, (), "", f"the end of {name[:40]}")
            notes.cut |= step == "cut_off"
        call = RawCall(name, arguments, list(notes), dialect="parameters")
        self._add_site(CallSite(start, end, [call], notes.copy_cut_flag(), "parameters", tagged=True))
        return end

    def _is_ended_by_tag(self, pos: int) -> bool:
        """Return whether a call in tags is ended by its closing tag, or by one that begins another call."""
        pos += len(MARK) * self.text.startswith(MARK, pos)
        tag = parse_any_tag(self.text, pos) if self.text.startswith("<", pos) else None
        return tag is not None and (tag.closing or tag.role != "")

    def _skip_reasoning(self, tag: Tag) -> int:
        """Skip reasoning, in which nothing is a call; unclosed reasoning takes the rest of the text."""
        closing = re.compile(
            rf"</(?:\w+[:|])?{tag.words}>|<{tag.words}\|>|<\|?/?(?:END|end)_?\w+\|?>|\[/THINK\]|<\|close\|>{tag.words}<\|sep\|>"
        ).search(self.text, tag.end)
        section = None if closing else CALL_SECTION.search(self.text, tag.end)
        end = closing.end() if closing else section.start() if section else len(self.text)
        if section:
            self.unclosed_reasoning = True
        self._mark_covered(tag.start, end)
        return end

    def _discard_found_sites(self, end: int) -> None:
        """Discard all sites up to the end of reasoning that began before the text."""
        self.sites.clear()
        self.attempts.clear()
        self.strangers.clear()
        self.covered = [(0, end)]

    # --- bookkeeping --------------------------------------------------------------------------------------------

    def _try_site(self, pos: int, read: Callable[[int], CallSite | None]) -> int:
        """Try to read a site, or record a failure; return the position to continue at."""
        try:
            site = read(pos)
        except TooDeepError:
            raise
        except BrokenTextError as fault:
            self._spend_work(max(fault.at - pos, _MIN_ATTEMPT_COST) + fault.vain)
            self._record_failed_site(
                pos, self._find_name(pos), fault.reason, sure=self._is_intended_call(pos, fault.at)
            )
            return pos + 1
        if site is None:
            self._spend_work(_MIN_ATTEMPT_COST)
            return pos + 1
        if not site.calls:  # a final answer, or tool definitions from the prompt that the model repeats
            self._mark_covered(site.start, site.end)
            return site.end
        site.tagged = self._is_tagged(pos)
        self._add_site(site)
        return site.end

    def _spend_work(self, characters: int) -> None:
        self._work += characters
        self.too_tangled = self._work > len(self.text) + _SPARE_WORK_CHARS

    def _add_site(self, site: CallSite) -> None:
        self.sites.append(site)
        self._mark_covered(site.start, site.end)

    def _record_failed_site(self, pos: int, name: str, reason: Reason, *, sure: bool) -> None:
        self.attempts.append(FailedSite(pos, name, reason, sure))

    def _find_name(self, pos: int) -> str:
        match = re.compile(TOOL_NAME_PATTERN).search(self.text, pos, pos + 200)
        return unescape_name(match[0])[:128] if match else ""

    def _is_intended_call(self, pos: int, at: int) -> bool:
        """Return whether it looks like an intended call: in a tag, by a tool's name before the error, or as the name in an object."""
        words = _NAME_WORDS.findall(self.text, pos, max(at, pos + 80))
        sure = self._is_tagged(pos) or is_offered_tool_object(self.text, pos, self.known)
        return sure or any(self.known.is_offered(unescape_name(word)) for word in words)

    def _is_tagged(self, pos: int) -> bool:
        return self.tagged_at == pos

    def _skip_gap(self, pos: int) -> int:
        return skip_pattern(CALL_GAP, self.text, pos)

    def _mark_covered(self, start: int, end: int) -> None:
        self.covered.append((start, end))


_NAME_WORDS = re.compile(TOOL_NAME_PATTERN)
_INVOKING_CONTENT = "content_invoke_tool_json"
_MODEL_HEADER = re.compile(r"<\|message_model\|>([\w.:/-]{1,128})\Z")
_RECIPIENT = re.compile(r"(?<![\w.])to=([\w.:/-]{1,128})\Z")
_MESSAGE_END = re.compile(r"<\|(?:eom|eot|start)\|>")
_EVENT_HANDLERS: dict[str, Callable[[CallScanner, re.Match[str]], int]] = {
    "tag": CallScanner.handle_tag,
    "fence": CallScanner.handle_fence,
    "open": CallScanner.handle_bracket,
    "name": CallScanner.handle_name,
    "labelled": CallScanner.handle_label,
}
