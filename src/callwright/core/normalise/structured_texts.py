"""Parse a text that represents an object: JSON, a short XML document or the pairs of a form.

A longer text is a document and is not read. All readings are linear in the length of the text.
"""

import re
from html import unescape
from typing import Any, Final

import msgspec

from callwright.core.normalise.lazy_pattern import LazyPattern

MAX_JSON_TEXT_CHARS: Final = 65_536
"""Maximum characters of a text that may be a JSON error; a longer one is a document."""

MAX_XML_CHARS: Final = 4_000
"""Maximum characters of an XML text that may be an error."""

_MAX_FORM_CHARS: Final = 4_000
_MAX_FIRST_NAME_CHARS: Final = 64
_MAX_XML_DEPTH: Final = 12

_FAILURE_HINT: Final = LazyPattern(
    r"err|fault|exception|fail|code|status|message|success|reason", re.IGNORECASE
)
_XML_TOKEN: Final = LazyPattern(
    r"<(?P<close>/)?(?P<name>[A-Za-z_][\w.:-]{0,80})(?P<attributes>[^<>]*?)(?P<empty>/)?>|<[!?][^<>]*>|(?P<text>[^<]+)"
)
_XML_ATTRIBUTE: Final = LazyPattern(
    r"(?<![\w.:-])(?P<name>[\w.:-]{1,60})\s{0,3}=\s{0,3}(?:\"(?P<a>[^\"]{0,400})\"|'(?P<b>[^']{0,400})')"
)
_CALLBACK: Final = LazyPattern(
    r"(?:[\w$.]{0,20}(?:callback|jsonp|jquery)|cb)[\w$]{0,60}\(\s{0,10}\{", re.IGNORECASE
)
"""The beginning of JSONP; the name of the function is the caller's choice, and those of libraries have one of these words."""
_HEX_BYTE: Final = LazyPattern(r"[0-9A-Fa-f]{2}")
_FORM_SIGNS: Final = frozenset(
    {
        "error",
        "oauth_problem",
        "RESULT",
        "ACK",
        "respCode",
        "respcode",
        "retCode",
        "retcode",
        "errcode",
        "err_code",
        "return_code",
        "errorCode",
    }
)
"""Names without which a form is no error: any other is a query or a record."""

_CDATA: Final = "<![CDATA["
_FORM: Final = LazyPattern(r"[A-Za-z_][\w.-]{0,60}=[^\s&=]{0,400}(?:&[\w.-]{1,60}=[^\s&]{0,400})+&?")

_ANSWER_ROOTS: Final = frozenset(
    {"xml", "root", "response", "rsp", "result", "reply", "errorresponse", "responsestatus", "lfm"}
)
"""Names of a root that only hold an answer."""

_STATUS_ELEMENTS: Final = frozenset(
    {"Ack", "Errors", "Error", "errors", "error", "HighestSeverity", "ResponseStatus"}
)
"""Elements with which the answer of a method speaks of itself."""

_ERROR_ROOT: Final = LazyPattern(r"(?:error|exception|fault)$", re.IGNORECASE)
_ARXIV_ERROR: Final = "arxiv.org/api/errors#"
"""The id of the one entry of a feed of arXiv that reports an error."""

_EXCEPTION_REPORTS: Final = {"ServiceExceptionReport": "ServiceException", "ExceptionReport": "Exception"}
"""Roots of the reports of OGC services → the element of the first exception."""


def parse_json_text(text: str) -> dict[str, Any] | list[Any] | None:
    """Parse a text of at most ``MAX_JSON_TEXT_CHARS`` characters as a JSON object or array, or return None."""
    if len(text) > MAX_JSON_TEXT_CHARS or text[:1].isalnum() or text.lstrip()[:1] not in {"{", "["}:
        return None
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    return found if isinstance(found, dict | list) else None


def parse_structured_text(text: str) -> dict[str, Any] | list[Any] | None:
    """Parse a text that represents an object or a list; None for plain words.

    Shapes: JSON unchanged, also as the argument of a callback (JSONP); XML as ``{root: content}``, or the content alone if the root is only a
    wrapper; a form as ``{name: value}``. Namespaces are dropped; the text of an element with attributes is its ``message``.
    """
    if text[:1].isalnum():
        if text.endswith((")", ");")):
            return _parse_callback(text)
        return _parse_form_text(text) if "=" in text[:_MAX_FIRST_NAME_CHARS] else None
    if len(text) <= MAX_XML_CHARS and text.lstrip()[:1] == "<":
        return parse_xml_text(text)
    return parse_json_text(text)


def _parse_callback(text: str) -> dict[str, Any] | list[Any] | None:
    """Return the JSON in ``callback({…});``, as JSONP writes it."""
    if len(text) > _MAX_FORM_CHARS or _CALLBACK.match(text) is None:
        return None
    return parse_json_text(text[text.index("(") + 1 : text.rindex(")")].strip())


def _parse_form_text(text: str) -> dict[str, Any] | None:
    if len(text) > _MAX_FORM_CHARS or _FORM.fullmatch(text.strip()) is None:
        return None
    split = (pair.partition("=") for pair in text.strip().split("&") if pair)
    pairs = {_decode_form_value(name): _decode_form_value(value) for name, _, value in split}
    return None if _FORM_SIGNS.isdisjoint(pairs) else pairs


def _decode_form_value(written: str) -> str:
    """Return a value without its percent signs; bytes that are no UTF-8 become the replacement character."""
    first, *escaped = written.replace("+", " ").split("%")
    read = bytearray(first.encode("utf-8", "replace"))
    for part in escaped:
        if _HEX_BYTE.match(part) is None:
            read += f"%{part}".encode("utf-8", "replace")
        else:
            read += bytes.fromhex(part[:2]) + part[2:].encode("utf-8", "replace")
    return read.decode("utf-8", "replace")


def parse_xml_text(text: str) -> dict[str, Any] | None:
    """Return a short XML document as an object, or None: HTML, longer or broken documents, and those without a word of a failure."""
    if len(text) > MAX_XML_CHARS or "<html" in text[:200].lower() or _FAILURE_HINT.search(text) is None:
        return None
    read = _read_elements(text)
    if read is None:
        return None
    root, content = read
    if isinstance(content, str) and _ERROR_ROOT.search(root) is None:
        return None
    if root == "feed" and _ARXIV_ERROR in text:
        entry = content.get("entry") if isinstance(content, dict) else None
        return {"error": entry.get("summary")} if isinstance(entry, dict) else None
    if root in _EXCEPTION_REPORTS and isinstance(content, dict):
        return {"error": content.get(_EXCEPTION_REPORTS[root])}
    holds_answer = root.lower() in _ANSWER_ROOTS or root.endswith("-response")
    if not holds_answer and root.endswith(("Response", "Reply")) and isinstance(content, dict):
        holds_answer = not _STATUS_ELEMENTS.isdisjoint(content)
    return content if holds_answer and isinstance(content, dict) else {root: content}


def _read_elements(text: str) -> tuple[str, Any] | None:
    """Return name and content of the root, or None where the elements do not fit."""
    top: dict[str, Any] = {}
    stack: list[tuple[str, dict[str, Any], list[str]]] = [("", top, [])]
    at = 0
    while at < len(text):
        if text.startswith(_CDATA, at):
            end = text.find("]]>", at)
            if end < 0:
                return None
            stack[-1][2].append(text[at + len(_CDATA) : end])
            at = end + 3
            continue
        token = _XML_TOKEN.match(text, at)
        if token is None or not _take_token(token, stack):
            return None
        at = token.end()
    if len(stack) != 1 or len(top) != 1:
        return None
    return next(iter(top.items()))


def _take_token(token: re.Match[str], stack: list[tuple[str, dict[str, Any], list[str]]]) -> bool:
    """Add one token to the open elements; return whether it fits them."""
    if token["text"] is not None:
        stack[-1][2].append(unescape(token["text"]))
        return True
    if token["name"] is None:
        return True
    name = token["name"].rpartition(":")[2]
    if token["close"]:
        return len(stack) > 1 and stack[-1][0] == name and _close_element(stack)
    if len(stack) == 1 and stack[0][1]:
        return False  # a second root
    stack.append((name, _read_attributes(token["attributes"]), []))
    return len(stack) <= _MAX_XML_DEPTH and (not token["empty"] or _close_element(stack))


def _close_element(stack: list[tuple[str, dict[str, Any], list[str]]]) -> bool:
    name, inside, words = stack.pop()
    said = "".join(words).strip()
    if inside and said:
        inside.setdefault("message", said)
    parent = stack[-1][1]
    content: Any = inside or said
    if name not in parent:
        parent[name] = content
    elif isinstance(parent[name], list):
        parent[name].append(content)
    else:
        parent[name] = [parent[name], content]
    return True


def _read_attributes(written: str) -> dict[str, Any]:
    """Return the attributes without those of XML itself."""
    if "=" not in written:
        return {}
    found = (
        (one["name"], one["a"] if one["a"] is not None else one["b"])
        for one in _XML_ATTRIBUTE.finditer(written)
    )
    return {
        name.rpartition(":")[2]: unescape(value)
        for name, value in found
        if not name.startswith(("xmlns", "xml:", "xsi:"))
    }
