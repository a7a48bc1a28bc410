"""Find credentials that stand in a sentence, on a command line or in a link without an assignment to their name.

``credential_finder`` finds the assigned ones. Each form names its words, and the value has to look like a credential: a word of a
sentence never does. May not know where a text comes from.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from callwright.core.guard.credential_values import is_key_like, is_mixed, is_placeholder

_LABEL: Final = r"(?:pass(?:word|wd|phrase|code|wort)|kennwort|mot de passe|contraseña|senha|пароль|pre-shared key|shared secret|psk|pwd)"
_CODE_OF_AN_ERROR: Final = re.compile(
    r"[A-Z]{1,10}[-_]?\d{1,8}|v?\d+(?:\.\w+)+|\d+(?:st|nd|rd|th|px|ms|s|x|h|m|d)"
)
_COUNT_OF_A_LIMIT: Final = re.compile(r"\d{1,9}/\d{1,9}")
_FILE: Final = re.compile(r".*\.[A-Za-z]\w{0,3}|.*://.*|/.*|.*/\w[\w-]*/.*")


def _looks_chosen(value: str) -> bool:
    """Return whether a person may have chosen the value as a password: letters with digits or signs, no code, no file."""
    return (
        is_mixed(value)
        and not is_placeholder(value)
        and _CODE_OF_AN_ERROR.fullmatch(value) is None
        and _FILE.fullmatch(value) is None
    )


def looks_strange(value: str) -> bool:
    """Return whether the value is further from a word than ``page2``: both cases with digits, or signs."""
    letters_of_both_cases = value != value.lower() and value != value.upper()
    signed = any(not sign.isalnum() and sign not in "-_." for sign in value)
    return _looks_chosen(value) and (letters_of_both_cases or signed)


def _is_any(value: str) -> bool:
    return not is_placeholder(value)


def _is_phrase(value: str) -> bool:
    """Return whether several quoted words are a password: one of them holds a digit or a sign."""
    return len(value.split()) > 1 and is_mixed(value)


def _has_digits(value: str) -> bool:
    return sum(map(str.isdigit, value)) >= _MIN_DIGITS_OF_A_CODE


_MIN_DIGITS_OF_A_CODE: Final = 4


class _Form(NamedTuple):
    words: tuple[str, ...]
    """Without any of them the form is not looked for."""
    pattern: re.Pattern[str]
    """Of the text in lower case: a pattern that ignores case takes several times as long."""
    is_secret: Callable[[str], bool]


def _form(words: str, pattern: str, is_secret: Callable[[str], bool]) -> _Form:
    return _Form(tuple(words.split("|")), re.compile(pattern), is_secret)


# fmt: off
_SENTENCES: Final = (
    # password „Morrow55“, password (Morrow55), mot de passe « Morrow55 »
    _form("pass|pwd|kenn|contrase|senha|пароль|psk|secret", rf"{_LABEL}\s?[„«‹(\[<]\s?(?P<value>[^\s„“«»<>()\[\]]{{5,64}})\s?[“”»›)\]>]", _looks_chosen),
    # Morrow55 is not an acceptable password; Morrow55 was given as password
    _form("pass|pin", r"(?<![^\s\"'`“(])(?P<value>[^\s\"'`“”,;:]{5,64})[\"'`”]? (?:is|was) (?:not )?an? (?:[\w-]{1,20} ){0,2}(?:password|passphrase|pin)\b", _looks_chosen),
    _form("pass|secret|token", r"(?<![^\s\"'`“(])(?P<value>[^\s\"'`“”,;:]{5,64})[\"'`”]? (?:was |is )?(?:given|sent|used|entered|supplied|typed|set|provided|passed) (?:in )?as (?:the |a |its |his |her )?(?:[\w-]{1,20} )?(?:password|passphrase|secret|token)\b", _looks_chosen),
    _form("密码|口令", r"(?:以|用|使用|将|把) ?[“\"]?(?P<value>[!-~]{4,64}?)[”\"]? ?(?:作为|作|当作|当|做|设为|设置为)[\u4e00-\u9fff]{0,4}(?:密码|口令)", _looks_chosen),
    # wrong password for bob: Morrow55; token mismatch, received Kd8mQx7-LkRt9V
    _form("pass|kenn", r"(?:pass(?:word|phrase|wort|code)|kennwort) (?:for|of|to|für) [^\n:：]{1,40}[:：]\s?[\"'`]?(?P<value>[^\s\"'`,;]{6,64})", _looks_chosen),
    _form("pass|token|secret|key|pin", r"\b(?:password|passphrase|token|secret|api[ _-]?key|pin)\b[^\n.;:]{0,40}\b(?:received|got|sent|given|provided|entered|was|saw|value|expected)[ :=]{1,3}[\"'`]?(?P<value>[^\s\"'`,;)]{8,200})", looks_strange),
    # user edi, pass Morrow55; Basic auth (kiosk / Gull#4417); creds=bob:Xk7Rt2mm; root:Xk7Rt2mm
    _form("pass|pw", r"\b(?:user(?:name)?|login|account)[ =:]{1,2}[\"'`]?[\w.@\\-]{1,64}[\"'`]?[,;/ ]{1,3}(?:and )?(?:pass|pw|pwd|password)[ =:]{1,3}[\"'`]?(?P<value>[^\s\"'`,;)]{4,64})", _looks_chosen),
    _form("user/pass|user:pass|user / pass|login/pass", r"(?:user(?:name)?|login) ?[/:] ?pass(?:word)?[ =:]{1,3}[\"'(]?[\w.@-]{1,64} ?[/:] ?(?P<value>[^\s\"',;)]{4,64})", _looks_chosen),
    _form("cred|auth|login|signed in|sign in|logged in", r"\b(?:creds?|credentials?|basic auth(?:entication)?|auth|login|(?:log|sign)(?:ged|ed)? in (?:as|with))[ =:(]{1,3}[\"'`]?[\w.@-]{2,64}(?::| ?/ ?)(?P<value>[^\s/\"'`,;:)]{6,64})", looks_strange),
    _form("admin|root|postgres|oracle|scott|sa", r"(?<![\w/.:@-])(?:admin|root|administrator|sa|postgres|oracle|scott):(?P<value>[^\s/\"'`,;:)@]{6,64})", _looks_chosen),
    _form("admin|root|postgres|oracle|scott|sa", r"(?<![\w/.:@-])(?:admin|root|administrator|sa|postgres|oracle|scott)/(?P<value>[^\s/\"'`,;:)@]{6,64})", looks_strange),
    _form("账密|账号密码|用户名密码|账户密码|账号/密码", r"(?:账密|账号/?密码|用户名/?密码|账户密码)[：: ]{0,2}[\w.@-]{1,64}[ /:，,、]{1,2}(?P<value>[!-~]{4,64})", _looks_chosen),
    _form("ora-|sqlplus|sqlldr|expdp|impdp|rman", r"(?<![\w/])[\w.-]{1,64}/(?P<value>[^\s/@\"']{4,64})@\w[\w.-]{1,64}(?::\d+)?(?=[^\n]{0,40}\bora-)|\b(?:sqlplus|sqlldr|expdp|impdp|rman target)\s(?P<second>\S{1,64}/\S{4,64}@\w+)", _is_any),
    # a name and its value in two fields; escaped for a URL or for HTML; a list of one
    _form("value", r"(?:name|key|property|label)?[\"' :=]{1,4}[\w.-]{0,40}(?:password|passwd|passphrase|secret|token|api_?key|pwd)[\w.-]{0,20}[\"']?[\s,;]{1,8}(?:with )?[\"']?value[\"']?\s?[:= ]\s?[\"']?(?P<value>[^\s\"'<>,;]{4,200})", _looks_chosen),
    _form("%3d|%3a|&quot;", r"(?:password|passwd|secret|token|api_?key|pwd)(?:%22)?(?:&quot;)?\s?(?:%3d|%3a|:)\s?(?:%22|&quot;)?(?P<value>[^\s&%<>\"']{4,200})", _looks_chosen),
    _form("password\"|password'|passwd\"|secret\"|secret'|token\"|token'|key\"|pwd\"", r"(?:password|passwd|secret|token|api_?key|pwd)[\"']\s?:\s?\[\s?[\"'](?P<value>[^\s\"']{4,200})[\"']", _looks_chosen),
    _form("authorization", r"authorization[\"']?\s?[:=]\s?[\"']?[a-za-z][\w-]{2,20} (?P<value>[^\s\"',;]{6,400})|authorization header [\"'](?P<second>[^\"'\n]{6,400})[\"']", lambda value: not value.isalpha() and value[0] not in "<[{$(*"),
    _form("token", r"\btoken \S{8,200} (?:does not match|!=|is not|differs from|vs\.?) (?P<value>[^\s\"',;)]{8,200})", looks_strange),
    # keys under a name of several words, and those that are alone in their kind
    _form("key", r"(?:secret|account|access|private|api|storage)\.key[\w.-]{0,80}\s?[=:]\s?(?P<value>[^\s\"',;]{6,200})|\b(?:mch|merchant|master|partner|pay)[_. -]?key[ :=]{1,3}(?P<second>[0-9a-za-z]{24,200})", _looks_chosen),
    _form("define(", r"define\(\s?'\w{0,40}(?:key|salt|password|secret|token)', ?'(?P<value>[^'\n]{4,200})'", _is_any),
    _form("seed|totp|mfa|2fa", r"\b(?:mfa|totp|2fa|otp)[ _-]?(?:seed|secret|key)[ :=]{1,3}(?P<value>[a-z2-7]{16,64})\b", _is_any),
    _form("identified by", r"\bidentified by (?P<value>[^\s'\";,]{4,64})", _is_any),
    _form("password ", r"\bpassword ?=? ?n?'(?P<value>[^'\n]{4,64})'", lambda value: " " not in value and not is_placeholder(value)),
    _form("setuser", r"\bacl setuser \w{1,40}[^\n]{0,80} >(?P<value>\S{3,64})", _is_any),
    _form("cookie", r"\b(?:erlang|magic) cookie[ :='\"]{1,3}(?P<value>\w{6,64})", lambda value: not value.islower()),
    _form("wifi:", r"\bwifi:[^\n]{0,80};p:(?P<value>[^;\n]{4,64});", _is_any),
    # quoted phrases with blanks
    _form("pass|secret|psk|pre-shared", rf"{_LABEL}[^'\n]{{0,30}}(?<=[\s:=(])'(?P<value>[^'\n]{{6,120}})'(?!\w)", _is_phrase),
    _form("phrase|mnemonic", r"(?:passphrase|mnemonic|(?:seed|recovery|secret|backup) phrase)[^'`\n]{0,40}(?<=[\s:=(])['`](?P<value>[^'`\n]{10,240})['`](?!\w)", lambda value: len(value.split()) > 2),
    _form("phrase|mnemonic|助记词|seed", r"(?:mnemonic|(?:seed|recovery|backup) (?:phrase|words)|助记词)\W{1,4}(?P<value>(?:[a-z]{3,8} ){11,23}[a-z]{3,8})\b", _is_any),
    _form("口令|密码|暗号", r"(?:口令|密码|暗号)(?:[为是：:=]|已设为)\s?[“「『【\"'](?P<value>[^”」』】\"'\n]{4,40})[”」』】\"']", lambda value: is_mixed(value) and not re.search(r"[位个次]|字符|长度", value)),
    _form("口令|密码|暗号", r"(?:口令|密码|暗号)(?:[为是：:=]|已设为)\s?[“「『【\"'](?P<value>[\u4e00-\u9fff]{3,12})[”」』】\"']", lambda value: not re.search(r"[错误请应须必不为空填过期格式规则长短新旧密码无效]", value)),
    # 账号 zhang/Xk7Rt2mm; token 校验失败：b7f1e0c29ad4483e; 密保答案：红烧肉; 盐值 k8s#salt
    _form("用户|账号|账户|帐号", r"(?:用户|账号|账户|帐号)[：: ]{0,2}[\w.@-]{2,40} ?[/／] ?(?P<value>[!-~]{6,64})", looks_strange),
    _form("password|token|secret|key|pwd|密钥|令牌|凭证|密码|口令", r"(?:password|token|secret|api[-_ ]?key|app_?key|access[-_]?key|pwd|密钥|令牌|凭证|密码|口令)\s?[\u4e00-\u9fff]{1,8}\s?[：:（(“【\[为是]{1,2}\s?(?P<value>[!-&*-~]{6,200})", lambda value: not _COUNT_OF_A_LIMIT.fullmatch(value) and (looks_strange(value) or is_key_like(value))),
    _form("答案", r"(?:密保|安全问题)(?:的)?答案[：:为是“\"]{1,2}\s?(?P<value>[^\s，。；“”\"]{2,40})", lambda value: not re.search(r"[错误不空请必]", value)),
    _form("盐", r"盐值?[：:=为是 ]{1,2}(?P<value>[!-~]{4,64})", _looks_chosen),
    _form("注册码|邀请码|解锁码|开门码|开锁码|许可证|序列号密钥", r"(?:注册码|邀请码|解锁码|开门码|开锁码|许可证密钥)(?:[：:=为是]|\s)\s?(?P<value>[a-za-z0-9#-]{4,40})(?![a-za-z0-9])", _has_digits),
    # one-time codes with words between
    _form("otp|code", r"\b(?:otp|one[- ]time (?:code|password)|verification code|passcode|security code)\b[^\n\d:：]{1,40}[:：]\s?(?P<value>\d{4,8})\b", _is_any),
    _form("puk|passcode|door code|alarm code|gate code|entry code", r"\b(?:puk(?: code)?|passcode|(?:door|alarm|gate|entry) code)[ :=]{1,3}(?P<value>\d{4,10}#?)(?!\w)", _is_any),
    _form("code", r"\b(?:device|auth(?:ori[sz]ation)?|user|gift ?card)[ _]code[ :='\"]{1,3}(?P<value>[a-z]{4}-[a-z]{4}\b|[^\s\"',;)]{8,200})", lambda value: value.isupper() or _looks_chosen(value)),
    _form("backup code|recovery code", r"\b(?:backup|recovery) codes?[:：]\s?(?P<value>(?:[a-za-z0-9-]{6,20}[, ]{0,2}){1,12})", _has_digits),
    _form("cvv|cvc|cvn", r"\b(?:cvv2?|cvc2?|cvn)(?: code)?[ :=]{1,3}(?P<value>\d{3,4})\b", _is_any),
    _form("answer", r"\b(?:security|secret|recovery) answer(?: (?:is|was))?[ :=]{1,3}[\"'“](?P<value>[^\"'”\n]{2,80})[\"'”]", _is_any),
    _form("取件码|提货码|取货码|核销码|兑换码|券码", r"(?:取件码|提货码|取货码|核销码|兑换码|券码)(?:[：:=为是]|\s)\s?(?P<value>[a-za-z0-9-]{4,24})(?![a-za-z0-9])", _has_digits),
    # sessions and tickets
    _form("sess|.sid", r"\b(?:phpsessid|jsessionid|aspsessionid\w{0,20}|asp\.net_sessionid|connect\.sid|\w{1,20}_session(?:_id)?|sessionid|cftoken)[=:]\s?(?P<value>[\w%.:-]{8,400})", _looks_chosen),
    _form("st-|tgt-|pgt-", r"(?<![\w-])(?P<value>(?:st|tgt|pgt|pgtiou)-\d{1,9}-[\w.-]{8,200})", _is_any),
    _form("login|reset|magic|invit|verif|confirm|activ|password", r"https?://[^\s\"'<>]{1,200}/(?:login|reset|magic|invit\w{1,7}|verif\w{1,9}|confirm\w{0,7}|activat\w{1,4}|password)\w{0,20}/(?:[a-z]{1,10}/)?(?P<value>[\w.~-]{16,400})", is_key_like),
    _form("?t=|&t=|?tk=|&tk=|?c=|&c=|?h=|&h=|?k=|&k=|?s=|&s=|code=|hash=|otp=|ticket=|auth=", r"https?://[^\s\"'<>]{1,300}[?&](?:t|tk|c|h|k|s|code|hash|otp|ticket|auth)=(?P<value>[\w.~%-]{16,400})", is_key_like),
)

_COMMANDS: Final = (
    _form(" -p", r"\b(?:mosquitto_\w{3}|sqlcmd|bcp|isql|tsql|ipmitool|zip|unzip|plink|pscp)\b[^\n|]{0,160}\s-p\s?(?P<value>[^\s$<-]\S{2,64})", _is_any),
    _form(" -p", r"\b(?:7z\w?|rar|unrar)\b[^\n|]{0,120}\s-p(?P<value>[^\s$<]{3,64})", _is_any),
    _form("pass|pwd|secret", r"\s-{1,2}(?:\w{1,12}-?)?(?:storepass|keypass|password|passwd|passin|passout|passphrase|pass|pwd|secret)[ =](?:pass:)?[\"']?(?P<value>[^\s$<\[{(*\"'-][^\s\"']{2,64})", _looks_chosen),
    _form(" -a |--auth", r"\b(?:http|https|xh|ab|siege|hurl)\b[^\n|]{0,80}\s(?:-a|-a|--auth)[ =]\S{1,64}:(?P<value>\S{3,64})", _is_any),
    _form(" -p", r"\b(?:cqlsh|security|sqlplus|mongo\w{0,8}|cypher-shell|beeline|influx|rabbitmqadmin|svn)\b[^\n|]{0,120}\s-p ?(?P<value>[^\s$<-][^\s\"']{3,64})", _looks_chosen),
    _form("snmp", r"\bsnmp\w{1,12}\b[^\n|]{0,160}?\s-a ?[\"']?(?P<value>[^\s\"'-][^\s\"']{3,64})", _is_any),
    _form("snmp", r"\bsnmp\w{1,12}\b[^\n|]{0,160}\s-x ?[\"']?(?P<value>[^\s\"'-][^\s\"']{3,64})", _is_any),
    _form("snmp", r"\bsnmp\w{1,12}\b[^\n|]{0,160}\s-c ?[\"']?(?P<value>[^\s\"'-][^\s\"']{2,64})|\bsnmp-server community (?P<second>\S{2,64})", _is_any),
    _form("echo", r"\becho (?:-n )?[\"']?(?P<value>[^\s\"'|$]{4,64})[\"']? ?\| ?(?:sudo|kinit|passwd|chpasswd|gpg|cryptsetup|docker login|su)\b", _is_any),
    _form("convertto-securestring", r"convertto-securestring (?:-string )?[\"'](?P<value>[^\"'\n]{3,80})[\"']", _is_any),
    _form("net user", r"\bnet user \S{1,40} (?P<value>[^\s/*]\S{3,64})", _looks_chosen),
    _form("vault ", r"\bvault (?:kv put|write) \S{1,80}(?: \w{1,20}=\S{1,80}){0,4} \w{1,20}=(?P<value>[^\s@]\S{2,200})", _is_any),
    _form("from-literal|secret-string|--body|--secret", r"--(?:from-literal[= ][\w.-]{1,60}=|secret-string |body )[\"']?(?P<value>[^\s\"'$]{4,200})", _looks_chosen),
    _form("lftp|ncftp", r"\b(?:lftp|ncftp\w{0,4})\b[^\n|]{0,60}\s-[up] ?(?:\S{1,40},)?(?P<value>\S{3,64})", _looks_chosen),
    _form("key 0|key 5|key 7|key 8|key 9|password 0|password 5|password 7|password 8|password 9|secret 0|secret 5|secret 7|secret 8|secret 9", r"\b(?:key|password|secret) [05789] (?P<value>[^\s\"']{6,200})", _is_any),
    _form("pgpass|netrc", r"(?<![\w:])[\w.*-]{1,80}:(?:\d{2,5}|\*):(?:[\w*.-]{1,40}:){1,2}(?P<value>[^\s:]{4,64})", _looks_chosen),
    _form("pw", r"(?<![a-za-z0-9_-])pw(?: ?[:=] ?| )[\"'`]?(?P<value>[^\s\"'`,;)]{5,64})", _looks_chosen),
)
# fmt: on


_FORMS: Final = (*_SENTENCES, *_COMMANDS)
_MAX_BEFORE_A_WORD: Final = 240
_MAX_AFTER_A_WORD: Final = 640
"""Characters around a word of a form that are examined: a form is not longer."""


@cache
def _compile_words() -> Any:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    return re2.compile("|".join(sorted({re.escape(word) for form in _FORMS for word in form.words})))


def find_in_sentences(text: str, folded: str) -> Iterator[tuple[int, int]]:
    """Yield the places of credentials; ``folded`` is the text in lower case with the same positions."""
    for first, last in _find_windows(folded):
        window = folded[first:last]
        for words, pattern, is_secret in _FORMS:
            if not any(word in window for word in words):
                continue
            for match in pattern.finditer(folded, first, last):
                start, end = match.span("value" if match["value"] is not None else "second")
                if is_secret(text[start:end].rstrip(".!?")):
                    yield start, end


def _find_windows(folded: str) -> Iterator[tuple[int, int]]:
    """Yield the parts of the text around words of the forms, one for neighbours."""
    first = last = -1
    for match in _compile_words().finditer(folded):
        start, end = max(0, match.start() - _MAX_BEFORE_A_WORD), match.end() + _MAX_AFTER_A_WORD
        if start > last:
            if last >= 0:
                yield first, last
            first = start
        last = end
    if last >= 0:
        yield first, last
