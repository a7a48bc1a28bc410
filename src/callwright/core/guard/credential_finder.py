"""Find credentials in a text: by an issuer's documented form, behind a label, in a connection string, or as a random run.

The one place that decides: the redaction filter withholds a text in which it finds one, the mask replaces it. A value behind a
label is judged with the label: ``password=`` makes any value a secret, ``key:`` only a random one. Placeholders of documentation,
expressions of program code, digests and public keys are not secrets. May not know where a text comes from.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

from callwright.core.guard.credential_sentences import find_in_sentences, looks_strange
from callwright.core.guard.credential_values import (
    FILE_PATH,
    HEX_KEY,
    Span,
    is_key_like,
    is_mixed,
    is_placeholder,
    is_random,
    is_unpronounceable,
)

# --- values behind a label ----------------------------------------------------------------------------------------

_KEY_NAME: Final = (
    r"(?:api|access|hmac|private|signing|encryption|account|shared|master|client|app|application|auth|service|license"
    r"|subscription|storage|deploy|security|session|user|secret|webhook)[_ -]?key"
)
_SECRET_NAME: Final = rf"(?:pass(?:word|wd|phrase|code|wort)|kennwort|mot de passe|contrase(?:n|ñ)a|senha|пароль|パスワード|비밀번호|pwd|psk|secret|{_KEY_NAME}|token|credential|cookie|authorization)"
_SECRET_NAME_PATTERN: Final = re.compile(rf"{_SECRET_NAME}|_KEY$", re.IGNORECASE)
_ASSIGNMENT_SIGNS: Final = r"=>|:=|==?|:|：|＝|->|→|为|是"
_LABEL_END: Final = r"[\\\"'\])`]{0,4}+"
_QUOTE: Final = r"(?P<quote>\\{0,3}[\"'`“‘「『]?)"
_ASSIGNED_LABEL: Final = re.compile(
    rf"(?P<name>{_SECRET_NAME}|(?:(?<=_)|(?<!\w)|(?<=\bstore)|(?<=\bkey)|(?<=\bauth)|(?<=\buser)|(?<=\bsmtp)|(?<=\bmail)|(?<=\bftp)|(?<=\bbind)|(?<=\bdb))pass"
    r"|(?:(?<=_)|(?<=\bbind)|(?<=\broot)|(?<=\buser)|(?<=\badmin)|(?<=\blogin)|(?<=\bdb)|(?<=\bstore))pw\b)"
    rf"(?P<rest>(?>(?:[a-z0-9_]|-(?!>)){{0,20}})){_LABEL_END}\s{{0,3}}(?P<by>{_ASSIGNMENT_SIGNS}|\b(?:is|was)\b(?:\s?[:：])?|\s)\s{{0,3}}+{_QUOTE}"
)
_KEY_LABEL: Final = re.compile(
    r"(?:key|auth|sess(?:ion\w{0,5}|_?id)?|sid|csrf\w{0,20}+|xsrf[\w-]{0,20}|jwt|ticket|uid_?tt|sub|ak|sk|pat|sso\w{0,8}+|sign(?:ature)?)"
    rf"{_LABEL_END}\s{{0,3}}+(?P<by>{_ASSIGNMENT_SIGNS}|\b(?:is|was)\b(?:\s?[:：])?)\s{{0,3}}+{_QUOTE}"
)
_LABELLED_VALUE: Final = re.compile(r"[^\s\"'`“”‘’,;&<>，。；、）】」』]+")
_ZH_SECRET_NAME: Final = r"(?:密码|口令|密钥|秘钥|密匙|令牌|私钥|授权码|凭证|凭据|密碼|金鑰|權杖|验证码|提取码|安全码|动态码|登录码|恢复码|备用码|激活码|卡密|鉴权码|暗号|校验串|校验码|短信码|解压码)"  # noqa: S105 - words that name secrets
_ZH_ASSIGNED_VALUE: Final = re.compile(
    rf"{_ZH_SECRET_NAME}(?=[^!-~]{{0,10}}+[!-~])(?P<between>[\u4e00-\u9fff]{{0,6}}?)\s?(?P<by>[:：=＝]|是|为)?\s?[\"'“‘「『【（(\[]?(?P<value>[!-&*-~]{{4,}}+(?>(?:[\u4e00-\u9fff]{{1,12}}[!-&*-~]+)?))"
)
_XML_ELEMENT: Final = re.compile(
    r"<(?P<name>[\w:-]{1,80}+)(?:\s[^<>]{0,200}+)?>\s{0,3}+(?P<value>[^<>\s]{3,}+)\s{0,3}+</"
)
_LOGIN_COMMAND: Final = re.compile(
    r"\b(?:PASS|AUTH|requirepass|masterauth)(?: {1,4}\w{1,20})? {1,4}(?P<value>[^\s\"',)}/:]{6,}+)(?=[\s\"',)}]|$)"
)
_LOGIN_PAIR: Final = re.compile(
    r"\b(?:auth|basic_auth|credentials|login|http_auth)[\"']?\s?[=(:]\s?[(\[{]?\s?[\"'][^\"'\n]{0,80}+[\"']\s?[,:]\s?[\"'](?P<value>[^\"'\n]{3,}+)[\"']"
)
_COOKIE_HEADER: Final = re.compile(
    r"cookie[^=\n;]{0,24}?[:：=\s\"']\s{0,3}+(?P<value>[\w.$-]{1,60}+=[^\s;,，。\"']++(?>(?:;\s{0,3}+[\w.$-]{1,60}+=[^\s;,，。\"']*+)*))",
    re.IGNORECASE,
)
_ONE_TIME_CODE: Final = re.compile(
    r"\b(?:(?:recovery|backup|verification|one[- ]time|security|sms|2fa|mfa|login|sign-?in|access|activation|pairing|reset)[ _-]?code|otp|pin(?:[ _-]?code)?)"
    r"(?:\s?[:：=]|\s(?:is|was))?\s?[\"'`]?(?P<value>\d{3} \d{3}|[A-Za-z0-9-]{4,24}+)(?![\w-])"
)
_IMAP_LOGIN: Final = re.compile(r"\bLOGIN [\"']?[^\s\"']{1,80}[\"']? [\"']?(?P<value>[^\s\"']{4,}+)")
_QUOTED_PHRASE: Final = re.compile(
    r"(?:(?P<phrase>passphrase|mnemonic|(?:seed|recovery|secret) phrase|助记词)|password|passwd|pwd|口令)[^\"“\n]{0,60}[\"“](?P<value>[^\"”\n]{6,200})[\"”]"
)
_COMMUNITY: Final = re.compile(r"\bcommunity (?:string|name)[ :=]{1,3}[\"']?(?P<value>[\w.-]{3,64})")
_REVOKED_KEY: Final = re.compile(
    r"\b(?:key|token) [\"'`]?(?P<value>[0-9a-f-]{16,}+)[\"'`]? (?:was|is|has been) (?:revoked|invalid|expired|rejected|disabled|not valid|no longer)"
)
_AUTHORIZATION: Final = re.compile(r"\b(?:bearer|basic)\s{1,3}+(?P<value>[\w~+/.=-]{8,}+)")
_NEARBY_LABEL: Final = re.compile(
    rf"{_SECRET_NAME}|(?<!public )\bkeys?\b|\bauthori[sz]ed with\b|\bsigned with\b|\bclient id\b|{_ZH_SECRET_NAME}"
)
_CANDIDATE_RUN: Final = re.compile(r"[A-Za-z0-9_.~+/=-]++")
_SENTENCE_END: Final = re.compile(r"[\n。；;]")
_MAX_LABEL_DISTANCE: Final = 48
"""Maximum number of characters between a label and a run that may belong to it."""

_MAX_LABEL_CHARS: Final = 20
_MAX_JUDGED_CHARS: Final = 512
"""Characters of a value that are examined; all of it is masked."""

_BEFORE_AT_SIGN: Final = re.compile(r"[^\s/@\"']++@?")
_URL_SCHEME: Final = re.compile(r"[a-z][a-z0-9+.-]{1,20}\Z", re.IGNORECASE)
_SOCKET_ADDRESS: Final = re.compile(r"(?:tcp|unix)\(", re.IGNORECASE)
_DOMAIN: Final = re.compile(r"[\w-]+\.\w")
_LABELS_OF_ADDRESSES: Final = frozenset(
    {
        "",
        "mailto",
        "to",
        "cc",
        "bcc",
        "from",
        "re",
        "mail",
        "e-mail",
        "email",
        "user",
        "by",
        "contact",
        "sip",
        "xmpp",
    }
)
"""Words before a colon and an e-mail address."""

_SERVER_ADDRESS: Final = re.compile(r"(?://)?[\w.-]{1,100}+:\d{4}\b")
_WORD_CHARACTER: Final = re.compile(r"[\w.-]")
_PUBLIC_LABEL: Final = re.compile(
    r"\bid\b|request[ _-]?(?:id|no|key)|trace|fingerprint|thumbprint|sha-?\d|md5|digest|hash|checksum|serial|commit|cursor|page|idempotency|primary|cache|partition|foreign|sort[ _-]?key|row[ _-]?key|lookup|public|integrity|etag|://",
    re.IGNORECASE,
)
"""Words between a label and a run that give the run another, public meaning."""


_PAGING_LABEL: Final = re.compile(
    r"(?:page|next|sync|continuation|cursor|pagination|delta|prev\w*|scroll)[ _-]?\Z", re.IGNORECASE
)
"""Words before ``token`` that make it a pagination token, which is not secret."""


def is_secret_name(name: str) -> bool:
    """Return whether the name of a variable or field means that its value is a credential."""
    return _SECRET_NAME_PATTERN.search(name) is not None


def _is_assigned_secret(match: re.Match[str], label: str, whole: str) -> bool:
    by, value = match["by"], whole.rstrip(".)!?]}")
    if by.isspace() and (value.isalpha() or len(value) < 6 or label == "pass"):
        return False
    if is_placeholder(whole) or is_placeholder(value) or _is_count(match, label, value):
        return False
    another_pair = by.isspace() and "=" in value[1:]
    if "://" in value or another_pair or _is_paging_token(match, label):
        return False
    if by.isspace():
        return value.isascii() and is_mixed(value) and not FILE_PATH.match(value)
    glued = match.end("by") == match.start("quote") and not match["quote"] and by in {":", "："}
    if (
        by in {"=", "==", "=>", ":=", "->", "→", "＝"} or glued
    ):  # "password:abc" is an assignment, "password: too short" a sentence
        return len(value) >= 3 and (value.isascii() or not value.isalpha())
    return (len(value) >= 4 and (is_mixed(value) or value.isdigit())) or (
        bool(match["quote"]) and len(value) >= 6 and value.isalnum()
    )


def _is_paging_token(match: re.Match[str], label: str) -> bool:
    before = max(0, match.start() - 16)
    return label == "token" and _PAGING_LABEL.search(match.string, before, match.start()) is not None


def _is_count(match: re.Match[str], label: str, value: str) -> bool:
    """Return whether the value is a count (tokens, passed tests, characters): digits, and the label is not a password."""
    if not value.replace(".", "").isdigit():
        return False
    return bool(match["rest"]) or label.endswith(("token", "pass", "cookie", "credential"))


def _is_keyed_secret(match: re.Match[str], _label: str, whole: str) -> bool:
    value = whole.rstrip(".)!?]}")
    if not is_key_like(value) or is_placeholder(whole):
        return False
    start = match.start()
    while (
        start > 0
        and match.start() - start < _MAX_CHARS_BEFORE_LABEL
        and _WORD_CHARACTER.match(match.string, start - 1)
    ):
        start -= 1
    return _PUBLIC_LABEL.search(match.string, max(0, start - 16), match.start("by")) is None


_MAX_CHARS_BEFORE_LABEL: Final = 30


_MIN_BARE_CODE: Final = 5
"""Digits directly behind a word for a code that are one: 验证码 609274."""

_SHORT_CODE: Final = re.compile(r"密码|口令|验证码|提取码|安全码|动态码|登录码|密碼|校验码|短信码")


def _is_zh_secret(match: re.Match[str]) -> bool:
    value = match["value"]
    if is_placeholder(value):
        return False
    if value.isdigit() and not match["between"]:
        if not match["by"]:
            return len(value) >= _MIN_BARE_CODE
        return len(value) >= (4 if _SHORT_CODE.match(match[0]) else 5)
    if is_unpronounceable(value):
        return True
    return is_mixed(value) and (not match["between"] or (bool(match["by"]) and len(value) >= 6))


def _is_element_secret(match: re.Match[str]) -> bool:
    return is_secret_name(match["name"]) and not is_placeholder(match["value"])


def _is_login_secret(match: re.Match[str]) -> bool:
    return not is_placeholder(match["value"])


def _is_command_secret(match: re.Match[str]) -> bool:
    return is_mixed(match["value"]) and re.search(r"\.\w{1,4}$", match["value"]) is None


def _is_phrase_secret(match: re.Match[str]) -> bool:
    value = match["value"]
    words = len(value.split())
    return words >= _MIN_PHRASE_WORDS if match["phrase"] else words > 1 and is_mixed(value)


_MIN_PHRASE_WORDS: Final = 3


def _is_one_time_code(match: re.Match[str]) -> bool:
    value = match["value"]
    return value.replace(" ", "").isdigit() or (is_mixed(value) and len(value) >= 6)


def _is_cookie_secret(match: re.Match[str]) -> bool:
    values = [pair.partition("=")[2] for pair in match["value"].split(";")]
    return any(len(value) >= 12 and (is_mixed(value) or is_key_like(value)) for value in values)


def _find_assigned(text: str, folded: str) -> Iterator[Span]:
    """Yield values behind a label and a sign or a blank. Labels inside a value that is not secret are searched too."""
    for pattern, is_secret in ((_ASSIGNED_LABEL, _is_assigned_secret), (_KEY_LABEL, _is_keyed_secret)):
        at = 0
        while (match := pattern.search(folded, at)) is not None:
            at = match.end()
            value = _LABELLED_VALUE.match(text, at, at + _MAX_JUDGED_CHARS)
            if value is None:
                continue
            label = match["name"] if pattern is _ASSIGNED_LABEL else ""
            if is_secret(match, label, value[0]):
                end = _find_value_end(text, value.end())
                yield at, end
                at = max(at + 1, end - _MAX_LABEL_CHARS)


def _find_value_end(text: str, at: int) -> int:
    rest = _LABELLED_VALUE.match(text, at)
    return at if rest is None else rest.end()


def _find_near_label(text: str, folded: str) -> Iterator[Span]:
    """Yield runs shortly behind a label, with any words between."""
    since = 0
    for match in _CANDIDATE_RUN.finditer(text):
        if match.end() - match.start() < 20:
            continue
        start = match.start()
        first = max(since, start - _MAX_LABEL_DISTANCE - _MAX_LABEL_CHARS)
        name = next(
            (
                name
                for name in _NEARBY_LABEL.finditer(folded, first, start)
                if start - name.end() <= _MAX_LABEL_DISTANCE
                and not _SENTENCE_END.search(text, name.end(), start)
            ),
            None,
        )
        since = match.end()
        if name is not None and _is_secret_near_label(name, text, match[0][:_MAX_JUDGED_CHARS]):
            yield match.span()


def _is_secret_near_label(name: re.Match[str], text: str, run: str) -> bool:
    value, between = run.strip("."), text[name.end() : text.index(run, name.end())]
    before = text[max(0, name.start() - 16) : name.start()]
    if (
        is_placeholder(value)
        or _PUBLIC_LABEL.search(before + between)
        or _PUBLIC_LABEL.search(value)
        or "/" in value[:2]
    ):
        return False
    if HEX_KEY.fullmatch(value):
        return name[0] not in {"key", "keys"} and len(between) <= 24
    return is_random(value, 20)


_SPECIAL_FORMS: Final[
    tuple[tuple[tuple[str, ...], re.Pattern[str], Callable[[re.Match[str]], bool]], ...]
] = (
    (
        ("密", "口令", "秘钥", "令牌", "私钥", "凭", "金鑰", "權杖", "码", "暗号", "校验串"),
        _ZH_ASSIGNED_VALUE,
        _is_zh_secret,
    ),
    (("</",), _XML_ELEMENT, _is_element_secret),
    (("auth", "pass"), _LOGIN_COMMAND, _is_command_secret),
    (("auth", "credentials", "login"), _LOGIN_PAIR, _is_login_secret),
    (("cookie",), _COOKIE_HEADER, _is_cookie_secret),
    (("code", "otp", "pin"), _ONE_TIME_CODE, _is_one_time_code),
    (("bearer", "basic"), _AUTHORIZATION, _is_command_secret),
    (("login",), _IMAP_LOGIN, _is_login_secret),
    (("phrase", "mnemonic", "助记词", "pass", "pwd", "口令"), _QUOTED_PHRASE, _is_phrase_secret),
    (("community",), _COMMUNITY, _is_login_secret),
    (("key", "token"), _REVOKED_KEY, _is_command_secret),
)
"""A required substring, the pattern, and a test which of its matches are secrets."""

_CASED_FORMS: Final = frozenset({_LOGIN_COMMAND, _COOKIE_HEADER, _IMAP_LOGIN})
"""Patterns of the text as it is; the others are searched in lower case, which is several times faster than ignoring case."""


def find_labelled(text: str) -> Iterator[Span]:
    """Yield values that look like a credential behind a label."""
    folded = _fold_case(text)
    yield from _find_assigned(text, folded)
    yield from _find_near_label(text, folded)
    yield from find_in_sentences(text, folded)
    for signs, pattern, is_secret in _SPECIAL_FORMS:
        if any(sign in folded for sign in signs):
            searched = text if pattern in _CASED_FORMS else folded
            yield from (match.span("value") for match in pattern.finditer(searched) if is_secret(match))


_LOWER_BY_CODE_POINT: Final = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)}


def _fold_case(text: str) -> str:
    """Lower-case the text, keeping character positions: patterns without ``IGNORECASE`` match many times faster."""
    lower = text.lower()
    return lower if len(lower) == len(text) else text.translate(_LOWER_BY_CODE_POINT)


def find_connection_passwords(text: str) -> Iterator[Span]:
    """Yield passwords in connection strings: ``scheme://user:password@``, ``user:password@tcp(``, ``user/password@host:1521``."""
    for match in _BEFORE_AT_SIGN.finditer(text):
        start, end = match.start(), match.end() - 1
        if text[end] != "@":
            continue
        password = _read_password(text, start, end)
        if password is not None and not is_placeholder(password[:_MAX_JUDGED_CHARS]):
            yield end - len(password), end


def _read_password(text: str, start: int, end: int) -> str | None:
    """Return the password between ``start`` and an ``@`` at ``end``, or None."""
    name, colon, password = text[start:end].partition(":")
    if text.startswith("://", max(0, start - 3)):
        secret = password if colon else name if is_key_like(name) else ""
        return secret if secret and _URL_SCHEME.search(text, max(0, start - 24), start - 3) else None
    if len(password) >= 3 and _WORD_CHARACTER.match(name[-1:]) and _SOCKET_ADDRESS.match(text, end + 1):
        return password
    if len(password) >= 6 and looks_strange(password) and name.lower() not in _LABELS_OF_ADDRESSES:
        return password if _DOMAIN.match(text, end + 1) else None
    behind_slash = start >= 2 and text[start - 1] == "/" and _WORD_CHARACTER.match(text, start - 2)
    return (
        text[start:end]
        if behind_slash and end - start >= 3 and _SERVER_ADDRESS.match(text, end + 1)
        else None
    )


# --- runs without a label -----------------------------------------------------------------------------------------

_LONG_RUN: Final = re.compile(r"[A-Za-z0-9+/_-]{32,}={0,2}")
_PUBLIC_RUN_LABEL: Final = re.compile(
    r"base64,|\b(?:file|document|folder|spreadsheet|presentation|playlist|video|channel|calendar)(?: id)?[:=]?[ \"'“「]{1,2}|(?:\bh1|\bsha-?\d{1,3}|\bmd5|integrity|checksum|digest|fingerprint|thumbprint|etag|cursor|page_?token|continuation\w{0,20}+|scroll_?id|\bafter|\bbefore|\bnext\w{0,20}+)"
    r"[\"'\s]{0,2}[:=\s-][\s\"']{0,3}|ssh-(?:rsa|ed25519|dss) "
)
"""Labels of a public run directly behind them: a digest, a public key, a pagination token."""

_PUBLIC_PART: Final = re.compile(
    r"-----begin (?:public key|rsa public key|certificate|pgp public key block)-----[a-z0-9_+/=\s]*+|https?://[^\s?#\"']*+"
)
"""Places where runs are public: blocks of public keys, the path of a URL."""

_FILE_PREFIXES: Final = (
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
    "sha1-",
    "sha256-",
    "sha384-",
    "sha512-",
)
"""Beginnings of files in base64: PNG, GIF, JPEG, SVG, XML, PDF, fonts, ZIP, WebP, icons, bitmaps, HTML; and of digests as npm writes them."""


def find_random_runs(text: str) -> Iterator[Span]:
    """Yield long runs of letters of both cases and digits: unlabelled keys. A hexadecimal id is not one."""
    runs = [
        match.span()
        for match in _LONG_RUN.finditer(text)
        if is_random(match[0]) and not match[0].startswith(_FILE_PREFIXES)
    ]
    if not runs:
        return
    folded = _fold_case(text)
    labelled_ends = {match.end() for match in _PUBLIC_RUN_LABEL.finditer(folded)}
    parts = iter([match.span() for match in _PUBLIC_PART.finditer(folded)])
    part = next(parts, None)
    for start, end in runs:
        while part is not None and part[1] < start:
            part = next(parts, None)
        if start not in labelled_ends and (part is None or start < part[0]):
            yield start, end


def has_card_number(text: str) -> bool:
    """Return whether the text contains digits with the check digit of a payment card."""
    return any(_is_card_number(re.sub(r"[ -]", "", match[0])) for match in _CARD_NUMBER.finditer(text))


_CARD_NUMBER: Final = re.compile(
    r"(?:(?<![\dA-Za-z] )|(?<=card )|(?<=number )|(?<=pan ))(?<![\d-])[3-6]\d{3}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}(?![\d-])"
)


def _is_card_number(digits: str) -> bool:
    if not 14 <= len(digits) <= 19:
        return False
    doubled = (int(digit) * (1 + at % 2) for at, digit in enumerate(reversed(digits)))
    return sum(value - 9 if value > 9 else value for value in doubled) % 10 == 0


FINDERS: Final[dict[str, Callable[[str], Iterator[Span]]]] = {
    "label": find_labelled,
    "pair": find_connection_passwords,
    "random": find_random_runs,
}
"""Rule family that only marks suspicious text → the function that examines it."""


def merge_spans(spans: list[Span]) -> list[Span]:
    """Sort the spans and merge those that touch or overlap."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def replace_spans(text: str, spans: list[Span], mark: str) -> str:
    """Replace every span of the text by a mark."""
    kept, at = [], 0
    for start, end in merge_spans(spans):
        kept.append(text[at:start])
        at = end
    return mark.join([*kept, text[at:]])
