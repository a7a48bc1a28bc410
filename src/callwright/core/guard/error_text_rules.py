"""What an error text must not contain besides credentials of a known form: internal addresses, SQL, paths, stack traces.

Used by the redaction filter only. A pattern that ordinary sentences match too (``select … from``) requires more than the words: a
shape that only SQL has. Rules of the families ``label``, ``pair``, ``random`` and ``card`` only trigger a closer examination
(``credential_finder``).
"""

import re
from typing import Final

from callwright.core.guard.address_forms import (
    INTERNAL_ADDRESSES,
    INTERNAL_NAMES,
    MACHINE_NAMES,
    PRIVATE_NUMBERS,
    SERVER_NAME,
    SERVICE_URLS,
    SOCKETS,
)
from callwright.core.guard.frame_forms import FRAMES_IN_A_SENTENCE, SERVICE_PATH, SOURCE_FILE
from callwright.core.guard.guard_rules import SECRET_RULES, GuardRule
from callwright.core.guard.provider_rules import PROVIDER_RULES
from callwright.core.guard.query_forms import (
    QUERIES,
    REST_OF_STATEMENT,
    SQL_DEFINITION,
    SQL_FRAGMENT,
    SQL_STATEMENT,
)

# fmt: off
_HOME_OF_A_SERVICE: Final = r"(?:/(?:home)/(?:node|apps?|admin|deploy\w{0,4}|www\w{0,5}|svc|service|tomcat|nginx|work)/[\w.-]|/(?:mnt|data\d{0,2}|logs?)/(?:[\w.-]+/)+)"
CLOUD_RULES: Final = (
    GuardRule("url_password", "pair",
        r"(?i)\b[a-z][a-z0-9+.-]{1,20}://[^\s/:@\"']{0,80}:[^\s/@\"']{1,100}@|://[^\s/:@\"']{16,200}@|:[^\s/:@\"']{6,100}@[\w-]+\.\w|\b[\w.-]{1,40}:[^\s/@\"']{3,100}@(?:tcp|unix)\("
        r"|\b[\w.$-]{1,40}/[^\s/@\"']{3,60}@(?://)?[\w.-]{1,100}:\d{4}\b"),
    GuardRule("azure_key", "secret", r"\b(?:AccountKey|SharedAccessKey|SharedAccessSignature)=[\w+/=%-]{10}"),
    GuardRule("webhook", "secret", r"hooks\.slack\.com/services/|oapi\.dingtalk\.com/robot/send\?access_token=|qyapi\.weixin\.qq\.com/cgi-bin/webhook|discord(?:app)?\.com/api/webhooks/"
        r"|open\.(?:feishu\.cn|larksuite\.com)/open-apis/bot/v2/hook/|objectstorage\.[\w-]{1,40}\.oraclecloud\.com/p/|api\.telegram\.org/bot|hooks\.zapier\.com/hooks/|\.webhook\.office\.com/|chat\.googleapis\.com/v1/spaces/\S{1,60}key="),
    GuardRule("signed_url", "secret",
        r"(?i)[?&](?:x-(?:amz|goog|oss|cos|obs|bce|tos|qs)-(?:algorithm|signature|credential|security-token)|signature|sign|sig|security-token|(?:aws|oss|cos|obs|google)access(?:key)?id"
        r"|q-sign-algorithm|q-ak|q-signature|auth_key|(?:access_|refresh_|id_)?token|api_?key|app_?key|subscription-key|key|client_secret)=[\w%+/.~-]{8}|[?&]app_?id=[0-9a-f]{16}"),
    GuardRule("login_on_a_command_line", "secret",
        r"(?i)\b(?:mysql\w*|mariadb|sshpass|mongosh?|(?:docker|helm|az|oc|podman) [\w ]{0,20}login)\b[^\n]{0,80}\s-p\s?[^\s-]\S+|\bcurl\b[^\n]{0,80}\s(?:-u|--user)\s?\S+:\S+"
        r"|\bredis-cli\b[^\n]{0,80}\s-a\s\S+|\bldap\w+\b[^\n]{0,120}\s-w\s\S+|\bnet use\b[^\n]{0,100}/user:\S+ \S+|\s-U\s?[\w.\\-]+%\S+|\bIDENTIFIED\s+BY\s+'[^'\n]+'"
        r"|\s--(?:password|passwd|pass|token|api-?key|secret|client-secret|access-key)[ =][^\s<$\[{(*]\S{2}"),
    GuardRule("hashes_of_windows", "secret", r"\b[0-9a-fA-F]{32}:[0-9a-fA-F]{32}\b"),
    GuardRule("digest", "secret", r"(?i)\bdigest\b[^\n]{0,400}\bresponse=\"?[0-9a-f]{32}"),
    GuardRule("long_random", "random", r"[A-Za-z0-9+/_-]{32}"),
)

FRAMES_OF_ANYBODY: Final = (
    r"Traceback \(most recent call last\):?(?:(?:\n|\\n)[ \t]+[^\n]*|[ \t]*File [^\n]*)+",
    r"\bat (?:async |new )?[^\s()]{1,200} ?\([^()\s]*[/\\][^()\s]*:\d+(?::\d+)?\)",
    rf"[(（\[](?:[\w.-]+/)+[\w.-]+{SOURCE_FILE}:\d+(?::\d+)?[)）\]]",
    r"\bpanicked at (?:'[^'\n]*', )?(?P<part>[\w.\\/-]*[/\\][\w.-]+\.rs:\d+(?::\d+)?)",
)
"""Frames of a service, or of the reader's own script: its place decides."""

INTERNAL_RULES: Final = (
    GuardRule("private_address", "internal", PRIVATE_NUMBERS),
    GuardRule("internal_host", "internal", INTERNAL_NAMES),
    GuardRule("service_url", "internal", SERVICE_URLS),
    GuardRule("sql", "internal", SQL_STATEMENT),
    GuardRule("sql_fragment", "internal", SQL_FRAGMENT),
    GuardRule("sql_definition", "internal", SQL_DEFINITION),
    GuardRule("socket", "internal", SOCKETS),
    *(GuardRule(f"frame_{at}", "internal", one) for at, one in enumerate(FRAMES_IN_A_SENTENCE)),
    *(GuardRule(f"frame_of_anybody_{at}", "internal", one) for at, one in enumerate(FRAMES_OF_ANYBODY)),
    *(GuardRule(f"query_{at}", "internal", one) for at, one in enumerate(QUERIES)),
    *(GuardRule(f"machine_{at}", "internal", one) for at, one in enumerate(MACHINE_NAMES)),
    GuardRule("server_name", "internal", SERVER_NAME),
    GuardRule("sql_error", "internal",
        r"(?i)\bSQLSTATE\b|\bORA-\d{4,5}\b|\b(?:psycopg|sqlite3?|pymysql|sqlalchemy|mysqlclient|asyncpg|jdbc|hibernate)\b|\brelation \"[^\"]+\" does not exist"
        r"|\bcolumn \"?[\w.]+\"? (?:of relation|does not exist)|\bunknown column '|\btable '[\w.]+' (?:doesn't|does not) exist|\bno such (?:table|column): "
        r"|\bviolates (?:unique|foreign key|check|not-null) constraint|\bduplicate entry '.*' for key|\bsyntax error at or near|\berror in your SQL syntax"
        r"|\bnear \".*\": syntax error|\bERROR \d{4} \(\w{5}\)|\binvalid (?:object|column) name '"),
    GuardRule("path", "internal",
        r"(?:^|[\s\"'(=:])(?:/(?:usr|var|etc|opt|root|proc)/[\w.-]|/(?:app|srv|run|data|workspace)/[\w./-]*\.\w{1,5}\b|~/\.\w)"
        r"|(?i:\b[a-z]:\\(?:windows|program ?files|programdata|inetpub)\b)|\\\\[^\s\\/:*?\"<>|]{1,60}\\[^\s\\/:*?\"<>|]"
        rf"|(?:^|[\s\"'(=:：]){_HOME_OF_A_SERVICE}"),
    GuardRule("trace", "internal",
        r"Traceback \(most|File \"[^\"\n]+\", line|\bat (?:async |new )?[^\s()]{1,200}(?: \[as \w+\])? ?\([^()\s]+:\d+(?::\d+)?\)|\bat (?:file://|/|[A-Za-z]:\\|\w+:)[^\s()]*:\d+:\d+|goroutine \d+|\b0x(?:0000[0-9a-f]{8}|7f[0-9a-f]{10}|c0000[0-9a-f]{2,5}\b)|\b(?:at|address|pc)[ =]0x[0-9a-f]{6}|\([a-z]\w* \d+\.[\d.]+\) \S+\.exs?:\d+|\+0x[0-9a-f]{2}"
        r"|(?i:stack ?trace)|\bat [\w.$<>`]+\([^()\n]{0,200}\) in \S+:line \d+|#\d{1,3} \S+\.php\(\d+\)|\bpanicked at \S+:\d+"
        r"|\b[\w/.-]+\.\w{1,4}:\d+:in [`']|\b(?:in|at) \S*\.(?:py|js|mjs|cjs|ts|java|go|rb|php|cs|rs|cpp|kt|scala|ex|pl|lua)(?::\d+| on line \d+| line \d+|\(\d+\))"),
    GuardRule("label", "label",
        r"(?i)pass|pwd|pw\b|secret|key|token|credential|cookie|auth|sess|\b[as]k\b|sid\b|csrf|xsrf|jwt|\bpin\b|ticket|密码|口令|密钥|秘钥|密匙|令牌|私钥|授权码|凭[证据]|密碼|金鑰|權杖|验证码|提取码|安全码|动态码|登录码|恢复码|备用码|激活码|卡密|鉴权码|暗号|校验串|校验码|短信码|取件码|提货码|取货码|核销码|兑换码|券码|账密|解压码|\bsqlplus\b|\bsqlldr\b|\b(?:exp|imp)dp\b|密保|盐|注册码|邀请码|解锁码|开门码|开锁码|许可证密钥|用户 ?[\w.@-]+ ?/|账[号户]|帐号|_code\b|(?:backup|recovery) codes|\bpuk\b|\bwifi:|\bsetuser\b|identified by|\b(?:mfa|2fa|totp)\b|\bsalt\b|_SALT|\bcreds\b|[?&](?:t|tk|c|h|k|s|hash|otp)=[\w.~%-]{16}|/(?:reset|magic|invit|verif|confirm|activat)\w*/|\bcv[vcn]2?\b|\banswer\b|\bsnmp|\becho\b|securestring|secret-string|from-literal|\bnet user\b|\bn?cftp|\b(?:ST|P?TGT)-\d|\bvault (?:kv|write)|\b(?:root|admin\w*|postgres|oracle|scott|sa)[:/]|\s-[PaAp]\b|\s-p\S|\b(?:code|otp|psk|mnemonic|phrase|community|login)\b|助记词|bearer|basic|passwort|kennwort|mot de passe|contrase|senha|пароль|パスワード|비밀번호"),
    GuardRule("person", "internal",
        r"(?:^|[^\w.,¥￥$€£#-])1[3-9]\d{9}(?:[^\w.,-]|[.,](?:\D|$)|$)|\b\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dXx]\b"
        r"|\b\d{3}-\d{2}-\d{4}\b"),
    GuardRule("card", "card", r"\b[3-6]\d{3}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}\b"),
)
# fmt: on

ERROR_TEXT_RULES: Final = (
    *(rule for rule in SECRET_RULES if rule.name != "url_password"),
    *PROVIDER_RULES,
    *CLOUD_RULES,
    *INTERNAL_RULES,
)
"""Rules that an error text must not match; for ``label``, ``pair``, ``random`` and ``card`` a closer examination decides."""

# fmt: off
WHOLE_FRAME_PATTERNS: Final = (
    *FRAMES_OF_ANYBODY,
    *FRAMES_IN_A_SENTENCE,
    rf"File \"{SERVICE_PATH}[^\"\n]*\", line \d+(?:, in \S+)?",
    r"\bat [\w.$<>/@-]+ ?\((?:[^()\s]+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)",
    r"\bat [\w.$<>`\[\],+]+\([^()\n]{0,200}\) in \S+:line \d+",
    r"\bTask (?P<part>\w+(?:\.\w+)+)\[[\w-]+\] raised",
    rf"\bat (?:[\w.$<>\[\] ]+ ?\()?{SERVICE_PATH}[^()\s]*:\d+(?::\d+)?\)?",
    r"goroutine \d+ \[[^\n]*(?:\n[^\n]+)*",
    rf"#\d{{1,3}} {SERVICE_PATH}[^\s()]*\(\d+\)|\bin {SERVICE_PATH}\S*\.php(?::\d+| on line \d+)|\bin (?:/src/|{SERVICE_PATH})\S+:line \d+",
    r"(?:\bfrom )?(?:\b(?:app|lib)|/)[\w./-]*\.rb:\d+:in [`'][^'`\n]*'|\S+\.go:\d+ \+0x[0-9a-f]+|\([a-z]\w* \d+\.[\d.]+\) \S+\.exs?:\d+",
    r"(?i)File \"[a-z]:\\(?:apps?|srv|services?|inetpub|www|program files|programdata)\\[^\"\n]*\", line \d+(?:, in \S+)?",
)
"""The frames among the patterns below."""

FRAMES_BESIDE_OTHERS: Final = (
    r"\bat (?:async |new )?(?:[^\s()]{1,200} ?\()?[^\s()]+:\d+(?::\d+)?\)?",
    rf"\b(?:at|in|from|called at) \S*{SOURCE_FILE}(?::\d+(?::\d+)?| (?:on )?line \d+|\(\d+\))",
    r"[\w:$.]+\((?:[\w:]+=)?[A-Z]+\(0x[0-9a-f]+\)[^()\n]*\) called at \S+ line \d+|\bcalled at \S+ line \d+",
    rf"[\w$.<>:]+ ?\([^()\s]+{SOURCE_FILE}:\d+(?::\d+)?\)",
    r"File \"[^\"\n]+\", line \d+(?:, in \S+)?",
    r"[\w.-]+![\w:.~<>$?@*]+\+0x[0-9a-f]+|\[[A-Za-z]:\\[^\]\n]+ @ \d+\]",
)
"""What is a frame beside a service's frames, and elsewhere may be a place in the reader's own file."""

WHOLE_INTERNAL_PATTERNS: Final = (
    *INTERNAL_ADDRESSES,
    f"(?:{SQL_STATEMENT}|{SQL_FRAGMENT}|{SQL_DEFINITION}){REST_OF_STATEMENT}",
    *QUERIES,
    r"(?i)\bKey (?P<part>\([^()\n]{1,200}\)=\([^()\n]{1,200}\))",
    r"(?i)\bduplicate entry '(?P<part>[^'\n]{1,200})' for key",
    *WHOLE_FRAME_PATTERNS,
)
"""Internal addresses, SQL statements and stack traces, each from its beginning to its end (or its group ``part``): what is taken
out of a text that is shown otherwise whole."""
# fmt: on

_LOOPBACK_ADDRESS: Final = re.compile(r"(?:\w+://)?(?:localhost\b|127\.|0\.0\.0\.0|\[?::1\b)", re.IGNORECASE)


def is_loopback(address: str) -> bool:
    """Return whether the address is one of the machine itself."""
    return _LOOPBACK_ADDRESS.match(address) is not None
