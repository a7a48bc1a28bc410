"""What an error text must not show beside credentials of a known form: internal addresses, SQL, paths, traces, labelled secrets.

Used by the net only. A pattern that ordinary sentences meet too (``select … from``, ``token: …``) asks for more than the words:
a shape that only SQL has, a value that only a secret has. What stands behind a label is judged by ``names_a_secret``.
"""

import re
from collections.abc import Iterator
from typing import Final

from callwright.core.guard.rules import INJECTION, SECRETS, Rule

# fmt: off
_HOSTS: Final = (r"(?:db|database|cache|redis|mysql|mariadb|postgres|postgresql|pg|mongo|mongodb|kafka|zookeeper|rabbitmq|amqp|mq|nats|consul|etcd|vault|elastic"
    r"|elasticsearch|opensearch|clickhouse|memcached|minio|ldap|nacos|gateway|backend|internal|worker|node|master|replica)")
_TABLE: Final = r"[\w.\"`\[\]]+"

CLOUD: Final = (
    Rule("url_password", "secret", r"\b[a-z][a-z0-9+]{1,12}://[^\s/:@\"]{0,40}:[^\s/@\"]{1,100}@"),
    Rule("azure_key", "secret", r"\b(?:AccountKey|SharedAccessKey|SharedAccessSignature)=[\w+/=%-]{10}"),
    Rule("more_providers", "secret",
        r"\b(?:hf_[A-Za-z]{30}|SG\.[\w-]{16,}\.[\w-]{16}|ya29\.[\w-]{20}|xapp-\d-[\w-]{10}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}|dop_v1_[0-9a-f]{64}|pypi-[\w-]{16}"
        r"|glsa_\w{32}|lin_api_\w{32}|rk_test_\w{16}|sk_test_\w{16}|whsec_\w{16}|sq0[a-z]{3}-[\w-]{22}|ASIA[0-9A-Z]{16}|AIza[\w-]{30})"),
    Rule("webhook", "secret", r"hooks\.slack\.com/services/|oapi\.dingtalk\.com/robot/send\?access_token=|qyapi\.weixin\.qq\.com/cgi-bin/webhook|discord(?:app)?\.com/api/webhooks/"),
    Rule("signed_url", "secret", r"(?i)[?&](?:x-amz-signature|x-amz-credential|x-goog-signature|signature|sig|ossaccesskeyid|q-signature|access_token|token|api_?key|key)=[\w%+/.~-]{8}"),
    Rule("login_on_a_command_line", "secret",
        r"(?i)\b(?:mysql\w*|mariadb|sshpass|mongosh?)\b[^\n]{0,80}\s-p\s?[^\s-]\S+|\bcurl\b[^\n]{0,80}\s(?:-u|--user)\s?\S+:\S+"
        r"|\s--(?:password|passwd|pass|token|api-?key|secret|client-secret|access-key)[ =]\S{3}"),
    Rule("long_random", "random", r"\b[A-Za-z0-9+/_-]{32}"),
)

INTERNAL: Final = (
    Rule("private_address", "internal",
        r"\b(?:10\.\d{1,3}|192\.168|127\.\d{1,3}|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.\d{1,3}\.\d{1,3}\b"
        r"|\b0\.0\.0\.0\b|(?i:\blocalhost\b)"
        r"|(?:^|[\s\[(=\"'/@,])::1\b|(?i:(?:^|[\s\[(=\"'/@,])(?:fe[89ab][0-9a-f]|f[cd][0-9a-f]{2}):[0-9a-f:]*)"),
    Rule("internal_host", "internal",
        r"(?i)\b[\w-]+\.(?:internal|local|localdomain|corp|lan|intra|intranet|svc|consul|cluster\.local|private)\b"
        r"|\b[a-z][a-z0-9+]*://[\w-]+(?::\d+)?(?:[/\s?#,;)\"']|$)|\bmetadata\.google|" + rf"\b{_HOSTS}(?:[-_.]\w+)*:\d{{2,5}}\b"),
    Rule("service_url", "internal",
        r"(?i)\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|oracle|jdbc:\w+|ldaps?|sftp|smb|kafka|nats|clickhouse|memcached|s3|gs|file)://"),
    Rule("sql", "internal",
        r"\bSELECT\b(?s:.{1,200})\bFROM\b|\bINSERT\s+INTO\b|\bDELETE\s+FROM\b|\bUPDATE\s+\S+\s+SET\b"
        rf"|(?i:\bselect\s+(?:\*|distinct\s|count\s?\(|top\s+\d|{_TABLE}(?:\s?,\s?{_TABLE})+)\s?.{{0,120}}\bfrom\s+{_TABLE})"
        rf"|(?i:\bselect\s+{_TABLE}\s+from\s+{_TABLE}\s+(?:where|limit|order\s+by|group\s+by|join)\b)"
        rf"|(?i:\binsert\s+into\s+{_TABLE}\s?(?:\(|values\b|select\b)|\bupdate\s+{_TABLE}\s+set\s+{_TABLE}\s?=|\bdelete\s+from\s+{_TABLE}\s+where\b)"),
    Rule("sql_definition", "internal",
        rf"(?i:\b(?:drop|alter|truncate)\s+(?:table|database|schema|view|index|user|role|sequence)\s+(?:if\s+exists\s+)?{_TABLE}|\bcreate\s+(?:or\s+replace\s+)?"
        rf"(?:temp(?:orary)?\s+)?(?:table|database|schema|view|function|trigger)\s+(?:if\s+not\s+exists\s+)?{_TABLE}\s?(?:\(|as\b|on\b|$)"
        rf"|\bcreate\s+(?:unique\s+)?index\s+{_TABLE}\s+on\b|\b(?:grant|revoke)\s+[\w\s,]{{2,60}}\s+on\s+{_TABLE}\s+(?:to|from)\b)"
        r"|\bTRUNCATE\s+\w|(?i:\bexec(?:ute)?\s+(?:\w+\.){0,2}(?:sp|xp|usp)_\w)|\bUNION\s+(?:ALL\s+)?SELECT\b"),
    Rule("sql_error", "internal",
        r"(?i)\bSQLSTATE\b|\bORA-\d{4,5}\b|\b(?:psycopg|sqlite3?|pymysql|sqlalchemy|mysqlclient|asyncpg|jdbc|hibernate)\b|\brelation \"[^\"]+\" does not exist"
        r"|\bcolumn \"?[\w.]+\"? (?:of relation|does not exist)|\bunknown column '|\btable '[\w.]+' (?:doesn't|does not) exist|\bno such (?:table|column): "
        r"|\bviolates (?:unique|foreign key|check|not-null) constraint|\bduplicate entry '.*' for key|\bsyntax error at or near|\berror in your SQL syntax"
        r"|\bnear \".*\": syntax error|\bERROR \d{4} \(\w{5}\)|\binvalid (?:object|column) name '"),
    Rule("path", "internal",
        r"(?:^|[\s\"'(=:])(?:/(?:home|usr|var|etc|opt|root|mnt|proc|Users)/[\w.-]|/(?:app|srv|tmp|run|data|workspace)/[\w./-]*\.\w{1,5}\b|~/\.\w)|\b[A-Za-z]:\\|\\\\\w"),
    Rule("trace", "internal",
        r"Traceback \(most|File \"[^\"\n]+\", line|\bat [\w.$<>]+ ?\([^()\s]+:\d+(?::\d+)?\)|goroutine \d+|\b0x[0-9a-f]{6}|\+0x[0-9a-f]{2}|(?i:stack ?trace)"
        r"|\b[\w/-]+\.(?:py|js|ts|java|go|rb|php|cs|rs|cpp|kt)(?::\d+| on line \d+|\(\d+\))"),
    Rule("label", "label",
        r"(?i)pass(?:word|wd|phrase)|\bpwd|secret|[_-]?pwd\b|(?:api|access|private|signing|encryption|account|shared|master|client|app)[_ -]?key|token|credential|cookie|authorization"
        r"|密码|口令|密钥|秘钥|令牌|私钥|授权码|凭证|密匙"),
    Rule("person", "internal",
        r"[\w.+-]+@[\w-]+\.\w|\b1[3-9]\d{9}\b|\b\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dXx]\b"
        r"|\b\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{1,7}\b|\b(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13}|62\d{14,17})\b|\b\d{3}-\d{2}-\d{4}\b"),
)
# fmt: on

NET_RULES: Final = (*INJECTION, *(rule for rule in SECRETS if rule.name != "url_password"), *CLOUD, *INTERNAL)
"""What an upstream's error text must be free of; of ``label`` and ``random`` the rest of the text decides."""

# fmt: off
_STATEMENT_GOES_ON: Final = (
    r"[^;\n]*(?:\n[ \t]*(?i:from|where|and|or|set|values|inner|left|right|full|cross|join|group|order|having|limit|offset|on|returning|union|into)"
    r"\b[^;\n]*){0,40};?")
_REST_OF_URL: Final = r"(?::\d{1,5})?(?:[/?#][^\s\"'<>)\],;]*)?"
_OF_A_SERVICE: Final = r"(?:file://)?(?:/usr/|/app/|/srv/|/opt/|/var/|node:internal|[^()\s\"]*(?:site-packages|dist-packages|node_modules))"
_BY_NAME: Final = {rule.name: rule.pattern for rule in INTERNAL}
WHOLE_INTERNALS: Final = (
    r"(?:\b\w+://)?\b(?:10\.\d{1,3}|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.\d{1,3}\.\d{1,3}\b" + _REST_OF_URL,
    r"(?i)\b(?:fe[89ab][0-9a-f]|f[cd][0-9a-f]{2}):(?:[0-9a-f]{0,4}:)+[0-9a-f]{0,4}",
    r"(?i)\w+://(?:[\w-]+\.)+(?:internal|local|localdomain|corp|lan|intra|intranet|svc|consul|private|cluster\.local)\b" + _REST_OF_URL,
    r"(?i)\b(?P<part>(?:[\w-]+\.)+(?:internal|localdomain|corp|lan|intranet|svc|consul|cluster\.local)(?::\d{1,5})?)(?:[^\w.]|\.\W|\.?$)",
    r"(?i)\bmetadata\.google(?:\.\w+)*" + _REST_OF_URL,
    r"(?i)\b(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqps?|mssql|oracle|jdbc:\w+|ldaps?|kafka|nats|clickhouse|memcached)(?:\+\w+)?://[^\s\"'<>)\],;]+",
    r"(?i)\bhttps?://(?P<part>[\w-]+(?::\d+)?(?:[/?#][^\s\"'<>)\],;]*)?)(?:[\s,;)\"']|$)",
    rf"(?i)\b{_HOSTS}(?:[-_.]\w+)*:\d{{4,5}}\b",
    f"(?:{_BY_NAME['sql']}|{_BY_NAME['sql_definition']}){_STATEMENT_GOES_ON}",
    r"Traceback \(most recent call last\):?(?:(?:\n|\\n)[ \t]+[^\n]*|[ \t]*File [^\n]*)+",
    rf"File \"{_OF_A_SERVICE}[^\"\n]*\", line \d+(?:, in \S+)?",
    r"\bat [\w.$<>]+ ?\([^()\s]+\.(?:java|kt|scala):\d+\)",
    rf"\bat (?:[\w.$<> ]+ ?\()?{_OF_A_SERVICE}[^()\s]*:\d+(?::\d+)?\)?",
    r"goroutine \d+ \[[^\n]*(?:\n[^\n]+)*",
)
"""Internal addresses, SQL statements and stack traces, each from its beginning to its end (or its group ``part``): what is taken
out of a text that is shown otherwise whole. See ``is_of_the_user``."""
# fmt: on

_INSTALLED: Final = re.compile(rf"{_OF_A_SERVICE}|<frozen")
_LOOPBACK: Final = re.compile(r"localhost\b|127\.", re.IGNORECASE)


def is_of_the_user(found: str) -> bool:
    """Whether what looks internal says nothing of a service: the reader's own machine, the trace of their own test run or script."""
    if found.startswith("Traceback"):
        return _INSTALLED.search(found) is None
    return _LOOPBACK.match(found) is not None


_NAME: Final = (
    r"(?:[\w.-]{0,40}(?:pass(?:word|wd|phrase)|pwd|secret|(?:api|access|private|signing|encryption|account|shared|master|client|app)[_ -]?key"
    r"|token|credential|cookie|authorization)[\w-]{0,20})"
)
_NAMED: Final = re.compile(rf"{_NAME}|_KEY$", re.IGNORECASE)
_ZH_NAME: Final = r"(?:密码|口令|密钥|秘钥|密匙|令牌|私钥|授权码|凭证)"
_ASSIGNED: Final = re.compile(
    rf"{_NAME}[\"']?\s{{0,3}}(?P<by>=>|:=|=|:|：|\bis\b|\bwas\b|\s)\s{{0,3}}(?P<quote>[\"'`]?)(?P<value>[^\s\"'`,;&<>，。；]+)",
    re.IGNORECASE,
)
_ZH_ASSIGNED: Final = re.compile(rf"{_ZH_NAME}\s?(?:[:：=]|是|为)?\s?[\"'“]?(?P<value>[!-~]{{4,}})")
_SIGNED: Final = re.compile(r"[!@#$%^&*+/=~]")
_REFERENCE: Final = re.compile(r"\d+(?:[.,:-]\d+)*|[a-z]+(?:_[a-z]+)+", re.IGNORECASE)
"""An amount, a time, or a name in snake case."""


def announces_secret(name: str) -> bool:
    """Whether the name of a variable or field says that its value is a credential."""
    return _NAMED.search(name) is not None


def names_a_secret(text: str) -> bool:
    """Whether a value that looks like a credential stands behind a word that announces one."""
    return any(True for _ in _values(text))


def mask_labelled(text: str, mark: str) -> str:
    """The text with every such value replaced; the word that announces it stays."""
    for start, end in sorted(_values(text), reverse=True):
        text = text[:start] + mark + text[end:]
    return text


def _values(text: str) -> Iterator[tuple[int, int]]:
    """Where those values stand, each once."""
    taken = -1
    for pattern, is_secret in ((_ASSIGNED, _is_assigned), (_ZH_ASSIGNED, _is_mixed_value)):
        for found in pattern.finditer(text):
            if found.start("value") > taken and is_secret(found):
                taken = found.end("value")
                yield found.span("value")
        taken = -1


def _is_assigned(found: re.Match[str]) -> bool:
    glued = found.end("by") == found.start("value") and found["by"] in {":", "："}
    by = "=" if glued else found["by"]  # "password:abc" is no sentence, "password: too short" is one
    return _is_value(found["value"].rstrip(".)!?"), by=by, quoted=bool(found["quote"]))


def _is_mixed_value(found: re.Match[str]) -> bool:
    return _is_mixed(found["value"])


def _is_value(value: str, *, by: str, quoted: bool) -> bool:
    if by in {"=", "=>", ":="}:
        return len(value) >= 3 and value.lower() not in _PLAIN_WORDS
    if by.isspace():
        return len(value) >= 6 and not _REFERENCE.fullmatch(value) and _is_mixed(value)
    return (len(value) >= 4 and _is_mixed(value)) or (quoted and len(value) >= 6 and value.isalnum())


def _is_mixed(value: str) -> bool:
    """Letters with digits or signs, as no word of a sentence is."""
    if _REFERENCE.fullmatch(value):
        return False
    letters, digits = any(map(str.isalpha, value)), any(map(str.isdigit, value))
    return (
        (letters and digits)
        or bool(digits and _SIGNED.search(value))
        or (letters and bool(_SIGNED.search(value)))
    )


_PLAIN_WORDS: Final = frozenset(
    {"true", "false", "null", "none", "undefined", "required", "missing", "invalid", "expired"}
)

_RANDOM: Final = re.compile(r"[A-Za-z0-9+/_-]{32,}={0,2}")


def holds_random(text: str) -> bool:
    """Whether a long run of letters of both cases and digits stands in it: a key without a name. A hexadecimal id is none."""
    return any(_is_random(found[0]) for found in _RANDOM.finditer(text))


def _is_random(run: str) -> bool:
    digits, upper = sum(map(str.isdigit, run)), sum(map(str.isupper, run))
    return digits >= 2 and upper >= 4 and len(run) - digits - upper >= 4
