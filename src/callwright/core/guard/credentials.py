"""Where credentials stand in a text: by the form their issuer gives them, behind a label, in a connection, or as a run too random for a word.

One function knows: the net withholds a text in which it finds one, the mask replaces what it finds. A value behind a label is
judged with the label: ``password=`` makes a secret of any value, ``key:`` only of a random one. Placeholders of documentation,
expressions of program code, digests and public keys are none. May not know where a text comes from.
"""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

Span = tuple[int, int]

# --- what a value looks like --------------------------------------------------------------------------------------

_SIGNED: Final = re.compile(r"[!@#$%^&*+/=~]")
_REFERENCE: Final = re.compile(r"\d+(?:[.,:-]\d+)*|[a-z]+(?:_[a-z]+)+", re.IGNORECASE)
"""An amount, a time, or a name in snake case."""

_STANDARD: Final = re.compile(
    r"(?:rsa|aes|sha|md|des|sm|ecc|ecdsa|ed|tls|ssl|hs|rs|es|ps|utf|base|oauth|v|x|ipv|http|qps)-?\d{1,5}(?:[-./]\w{1,8}){0,3}",
    re.IGNORECASE,
)
"""Names of algorithms and versions."""

_PLACEHOLDER: Final = re.compile(
    r"[<\[{(%].*|![A-Za-z]{1,12}|\$[({A-Za-z_].*|[*•·.…x#_-]+|[A-Z]{2,}(?:_[A-Z]+)+"
    r"|(?:your|my|insert|replace|example|sample|dummy|placeholder|redacted|masked|hidden|removed)[-_ ]?(?:[a-z]+[-_ ]?)*",
    re.IGNORECASE,
)
_EXPRESSION: Final = re.compile(
    r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*[(\[].*|(?:process|os|sys|self|this|config|settings|env|ctx|req|request)\.[\w.]+"
)
"""What program code assigns: a call, an index, an attribute."""

_PATH: Final = re.compile(r"[.~]{0,2}/|[\w.-]+/[\w./-]+\.\w{1,5}(?::\d|$)|[\w-]+\.[a-z]{1,4}:\d")
_PLAIN_WORDS: Final = frozenset(
    {"true", "false", "null", "none", "nil", "undefined", "required", "missing", "invalid", "expired", "await", "new", "not", "string",
     "str", "number", "optional", "password", "passwd", "pass", "pwd", "secret", "token", "empty", "unset", "yes", "expected", "unknown"}
)  # fmt: skip


def _is_placeholder(value: str) -> bool:
    return (
        value.lower() in _PLAIN_WORDS
        or _PLACEHOLDER.fullmatch(value) is not None
        or _EXPRESSION.match(value) is not None
    )


def _is_mixed(value: str) -> bool:
    """Letters with digits or signs, as no word of a sentence is."""
    if _REFERENCE.fullmatch(value) or _STANDARD.fullmatch(value):
        return False
    letters, digits = any(map(str.isalpha, value)), any(map(str.isdigit, value))
    signed = _SIGNED.search(value) is not None
    return (letters and digits) or (signed and (letters or digits))


_CONSONANTS: Final = re.compile(r"[bcdfghjklmnpqrstvwxz]{5}")


def _is_unspeakable(value: str) -> bool:
    """Twelve letters and more with a run of consonants that words do not have."""
    return len(value) >= 12 and value.isalpha() and _CONSONANTS.search(value.lower()) is not None


_HEX: Final = re.compile(r"(?:[0-9a-f]{24,}|[0-9A-F]{24,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})")


def _is_key(value: str) -> bool:
    """Sixteen characters and more that nobody would write: mixed at random, hexadecimal, or unspeakable."""
    if len(value) < 16 or "://" in value:
        return False
    return _HEX.fullmatch(value) is not None or _is_random(value, 16) or _is_unspeakable(value)


def _is_random(run: str, shortest: int = 32) -> bool:
    """Whether letters and digits alternate as in no name of words: ``CamelCase2`` and a path change too seldom."""
    digits, upper = sum(map(str.isdigit, run)), sum(map(str.isupper, run))
    lower = sum(map(str.islower, run))
    if len(run) < shortest or digits < 2 or upper + lower < 4:
        return False
    if shortest >= 32 and (upper < 4 or lower < 4):
        return False
    kinds = [0 if c.isdigit() else 1 if c.isupper() else 2 for c in run if c.isalnum()]
    changes = sum(a != b for a, b in pairwise(kinds))
    return changes >= 0.4 * len(kinds) or (shortest < 32 and changes >= 4)


# --- what stands behind a label -----------------------------------------------------------------------------------

_KEYS: Final = (
    r"(?:api|access|private|signing|encryption|account|shared|master|client|app|application|auth|service|license"
    r"|subscription|storage|deploy|security|session|user|secret|webhook)[_ -]?key"
)
_NAME: Final = rf"(?:pass(?:word|wd|phrase|code)|pwd|secret|{_KEYS}|token|credential|cookie|authorization)"
_NAMED: Final = re.compile(rf"{_NAME}|_KEY$", re.IGNORECASE)
_VALUE: Final = r"(?P<quote>[\"'`“‘]?)(?P<value>[^\s\"'`“”‘’,;&<>，。；、）】」』]+)"
_BY: Final = r"(?P<by>=>|:=|==?|:|：|->|→|\bis\b|\bwas\b|\s)"
_ASSIGNED: Final = re.compile(
    rf"(?P<name>{_NAME}|\b(?:\w{{1,30}}_|store|key|auth|user|smtp|mail|ftp|bind|db)?pass|\b(?:\w{{1,30}}_|bind|root|user|admin|login|db|store)pw\b)(?P<rest>[\w-]{{0,20}})[\"'\])`]{{0,2}}\s{{0,3}}{_BY}\s{{0,3}}{_VALUE}",
    re.IGNORECASE,
)
_KEYED: Final = re.compile(
    r"(?<![A-Za-z])(?:[\w.-]{0,30}(?:key|auth|session\w{0,5}|sess|sess_?id|sid|csrf\w{0,20}|xsrf[\w-]{0,20}|jwt|ticket|uid_?tt|sub|ak|sk|pat|sso\w{0,8}|signature|sign))"
    rf"[\"'\])`]{{0,2}}\s{{0,2}}{_BY}\s{{0,3}}{_VALUE}",
    re.IGNORECASE,
)
_ZH_NAME: Final = r"(?:密码|口令|密钥|秘钥|密匙|令牌|私钥|授权码|凭证|凭据)"
_ZH_ASSIGNED: Final = re.compile(
    rf"{_ZH_NAME}(?P<between>[\u4e00-\u9fff]{{0,6}}?)\s?(?P<by>[:：=]|是|为)?\s?[\"'“‘「『【（(]?(?P<value>[!-&*-~]{{4,}})"
)
_ELEMENT: Final = re.compile(
    rf"<(?:[\w-]{{1,30}}:)?[\w-]{{0,30}}{_NAME}[\w-]{{0,20}}(?:\s[^<>]{{0,200}})?>\s{{0,3}}(?P<value>[^<>\s]{{3,}})\s{{0,3}}</",
    re.IGNORECASE,
)
_COMMAND: Final = re.compile(
    r"\b(?:PASS|AUTH|requirepass|masterauth)(?: +\w{1,20})? +(?P<value>[^\s\"',)}/:]{6,})(?=[\s\"',)}]|$)"
)
_LOGIN_PAIR: Final = re.compile(
    r"\b(?:auth|basic_auth|credentials|login|http_auth)\s?[=(:]\s?[(\[{]?\s?[\"'][^\"'\n]{0,80}[\"']\s?[,:]\s?[\"'](?P<value>[^\"'\n]{3,})[\"']",
    re.IGNORECASE,
)
_COOKIES: Final = re.compile(
    r"cookie[s]?[^=\n;]{0,24}?[:：=\s\"']\s{0,3}(?P<value>[\w.$-]{1,60}=[^\s;,，。\"']{1,4000}(?:;\s{0,3}[\w.$-]{1,60}=[^\s;,，。\"']{0,4000}){0,60})",
    re.IGNORECASE,
)
_NEAR: Final = re.compile(
    rf"(?P<name>{_NAME}|(?<!public )\bkeys?\b|\bauthori[sz]ed with\b|\bsigned with\b|\bclient id\b|{_ZH_NAME})(?P<between>[^\n。；;]{{0,48}}?)(?<![\w.~+/=-])(?P<value>[\w.~+/=-]{{20,}})",
    re.IGNORECASE,
)
_URL_PAIR: Final = re.compile(
    r"\b[a-z][a-z0-9+.-]{1,20}://(?P<user>[^\s/:@\"']{0,80}):(?P<value>[^\s/@\"']{1,100})@|\b[\w.-]{1,40}:(?P<dsn>[^\s/@\"']{3,100})@(?:tcp|unix)\("
    r"|\b[\w.$-]{1,40}/(?P<oracle>[^\s/@\"']{3,60})@(?://)?[\w.-]{1,100}:\d{4}\b",
    re.IGNORECASE,
)
_PUBLIC: Final = re.compile(
    r"\bid\b|request|trace|fingerprint|thumbprint|sha-?\d|md5|digest|hash|checksum|serial|commit|cursor|page|idempotency|primary|cache|partition|foreign|sort[ _-]?key|row[ _-]?key|lookup|public|integrity|etag|://",
    re.IGNORECASE,
)
"""Words between a label and a run that say what the run is instead."""


_PAGED: Final = re.compile(
    r"(?:page|next|sync|continuation|cursor|pagination|delta|prev\w*|scroll)[ _-]?\Z", re.IGNORECASE
)
"""Before ``token``: where a list goes on, and no secret."""


def announces_secret(name: str) -> bool:
    """Whether the name of a variable or field says that its value is a credential."""
    return _NAMED.search(name) is not None


def _is_assigned(found: re.Match[str]) -> bool:
    value = found["value"].rstrip(".)!?]}")
    if _is_placeholder(found["value"]) or _is_placeholder(value) or _counts(found):
        return False
    if "://" in value or _PAGED.search(found.string, max(0, found.start() - 16), found.start()):
        return False
    by, quoted = found["by"], bool(found["quote"])
    glued = found.end("by") == found.start("value") and by in {":", "："}
    if (
        by in {"=", "==", "=>", ":=", "->", "→"} or glued
    ):  # "password:abc" is no sentence, "password: too short" is one
        return len(value) >= 3 and (value.isascii() or not value.isalpha())
    if by.isspace():
        return (
            found["name"].lower() != "pass"
            and len(value) >= 6
            and _is_mixed(value)
            and not _PATH.match(value)
        )
    return (len(value) >= 4 and (_is_mixed(value) or value.isdigit())) or (
        quoted and len(value) >= 6 and value.isalnum()
    )


def _counts(found: re.Match[str]) -> bool:
    """A number of tokens, of passed tests, of characters: digits, not behind a password."""
    if not found["value"].rstrip(".)!?]}").replace(".", "").isdigit():
        return False
    return bool(found["rest"]) or found["name"].lower().endswith(("token", "pass", "cookie", "credential"))


def _is_keyed(found: re.Match[str]) -> bool:
    label = found.string[max(0, found.start() - 16) : found.start("by")]
    if found["by"].isspace() or _PUBLIC.search(label) or _is_placeholder(found["value"]):
        return False
    return _is_key(found["value"].rstrip(".)!?]}"))


def _is_zh_value(found: re.Match[str]) -> bool:
    value = found["value"]
    if _is_placeholder(value):
        return False
    if found["by"] and value.isdigit() and not found["between"]:
        return len(value) >= 5
    if _is_unspeakable(value):
        return True
    return _is_mixed(value) and (not found["between"] or (bool(found["by"]) and len(value) >= 6))


def _is_element(found: re.Match[str]) -> bool:
    return not _is_placeholder(found["value"])


def _is_command(found: re.Match[str]) -> bool:
    return _is_mixed(found["value"]) and re.search(r"\.\w{1,4}$", found["value"]) is None


def _is_cookie(found: re.Match[str]) -> bool:
    values = [pair.partition("=")[2] for pair in found["value"].split(";")]
    return any(len(value) >= 12 and (_is_mixed(value) or _is_key(value)) for value in values)


def _is_near(found: re.Match[str]) -> bool:
    value, between = found["value"].strip("."), found["between"]
    before = found.string[max(0, found.start() - 16) : found.start()]
    if (
        _is_placeholder(value)
        or _PUBLIC.search(before + between)
        or _PUBLIC.search(value)
        or "/" in value[:2]
    ):
        return False
    if _HEX.fullmatch(value):
        return found["name"].lower() not in {"key", "keys"} and len(between) <= 24
    return _is_random(value, 20)


def _is_pair(found: re.Match[str]) -> bool:
    return not _is_placeholder(found[_group(found)])


def _group(found: re.Match[str]) -> str:
    names = found.re.groupindex
    return next(
        (name for name in ("value", "dsn", "oracle") if name in names and found[name] is not None), "value"
    )


_LABELLED: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], bool]], ...]] = (
    (_ASSIGNED, _is_assigned),
    (_KEYED, _is_keyed),
    (_ZH_ASSIGNED, _is_zh_value),
    (_ELEMENT, _is_element),
    (_COMMAND, _is_command),
    (_LOGIN_PAIR, _is_element),
    (_COOKIES, _is_cookie),
    (_NEAR, _is_near),
)


def labelled(text: str) -> Iterator[Span]:
    """Values that look like a credential behind a word that announces one."""
    for pattern, is_secret in _LABELLED:
        for found in _overlapping(pattern, text):
            if is_secret(found):
                yield found.span("value")


def _overlapping(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    """Matches that may begin in the value of the one before: ``token password=x`` has two labels."""
    at = 0
    while (found := pattern.search(text, at)) is not None:
        yield found
        at = max(found.start("value"), at + 1)


def connections(text: str) -> Iterator[Span]:
    """Passwords in the address of a connection."""
    for found in _URL_PAIR.finditer(text):
        if _is_pair(found):
            yield found.span(_group(found))


# --- runs without a label -----------------------------------------------------------------------------------------

_RANDOM: Final = re.compile(r"[A-Za-z0-9+/_-]{32,}={0,2}")
_KNOWN_RUN: Final = re.compile(
    r"(?:base64,|(?:\bh1|\bsha-?\d{1,3}|\bmd5|integrity|checksum|digest|fingerprint|thumbprint|etag|cursor|page_?token|continuation\w*|scroll_?id|\bafter|\bbefore|\bnext\w*)[\"'\s]{0,2}[:=\s-][\s\"']{0,3}(?:sha\d+[-:])?"
    r"|ssh-(?:rsa|ed25519|dss) |-----BEGIN (?:PUBLIC KEY|RSA PUBLIC KEY|CERTIFICATE|PGP PUBLIC KEY BLOCK)-----[\w+/=\s]*|https?://[^\s?#\"']*)\Z",
    re.IGNORECASE,
)
_FILES: Final = (
    "iVBORw0KGgo",
    "R0lGOD",
    "/9j/",
    "PHN2Zy",
    "PD94bWw",
    "JVBERi0",
    "d09G",
    "UEsDB",
    "UklGR",
    "AAABAA",
    "Qk0",
    "PCFET0NUWVBF",
    "PGh0bWw",
)
"""How files begin in base64: PNG, GIF, JPEG, SVG, XML, PDF, fonts, ZIP, WebP, icons, bitmaps, HTML."""

_LOOK_BACK: Final = 3_000


def random_runs(text: str) -> Iterator[Span]:
    """Long runs of letters of both cases and digits: keys without a name. A hexadecimal id is none."""
    for found in _RANDOM.finditer(text):
        run = found[0]
        if (
            _is_random(run)
            and not run.startswith(_FILES)
            and not _KNOWN_RUN.search(text[max(0, found.start() - _LOOK_BACK) : found.start()])
        ):
            yield found.span()


def holds_card(text: str) -> bool:
    """Whether digits stand in it that have the check digit of a payment card."""
    return any(_is_card(re.sub(r"[ -]", "", found[0])) for found in _CARD.finditer(text))


_CARD: Final = re.compile(r"(?<![\dA-Za-z] )(?<![\d-])[3-6]\d{3}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}(?![\d-])")


def _is_card(digits: str) -> bool:
    if not 14 <= len(digits) <= 19:
        return False
    doubled = (int(digit) * (1 + at % 2) for at, digit in enumerate(reversed(digits)))
    return sum(value - 9 if value > 9 else value for value in doubled) % 10 == 0


FINDERS: Final[dict[str, Callable[[str], Iterator[Span]]]] = {
    "label": labelled,
    "pair": connections,
    "random": random_runs,
}
"""For families of rules that only say where a closer look is worth it: what looks closer."""


def merged(spans: list[Span]) -> list[Span]:
    """The spans in order, those that touch or overlap as one."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def replaced(text: str, spans: list[Span], mark: str) -> str:
    """The text with a mark in place of every span."""
    for start, end in reversed(merged(spans)):
        text = text[:start] + mark + text[end:]
    return text
