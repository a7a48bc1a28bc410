"""What an error text must not contain besides credentials of a known form: internal addresses, SQL, paths, stack traces.

Used by the redaction filter only. A pattern that ordinary sentences match too (``select … from``) requires more than the words: a
shape that only SQL has. Rules of the families ``label``, ``pair``, ``random`` and ``card`` only trigger a closer examination
(``credential_finder``).
"""

import re
from typing import Final

from callwright.core.guard.guard_rules import SECRET_RULES, GuardRule
from callwright.core.guard.provider_rules import PROVIDER_RULES

# fmt: off
_SERVICE_HOSTS: Final = (r"(?:db|database|cache|redis|mysql|mariadb|postgres|postgresql|pg|mongo|mongodb|kafka|zookeeper|rabbitmq|amqp|mq|nats|consul|etcd|vault|elastic"
    r"|elasticsearch|opensearch|clickhouse|memcached|minio|ldap|nacos|gateway|backend|internal|worker|node|master|replica)")
_SQL_TABLE: Final = r"[\w.\"`\[\]]+"
_SQL_SHORT_NAME: Final = r"(?:(?:AS )?\w{1,12} )?"
_SQL_FRAGMENT: Final = (
    rf"\bFROM {_SQL_TABLE} {_SQL_SHORT_NAME}(?:WHERE|(?:INNER |LEFT |RIGHT |FULL |CROSS )(?:OUTER )?JOIN|JOIN|GROUP BY|ORDER BY)\b"
    rf"|(?i:\bselect\s+(?:sum|avg|min|max|count|coalesce|ifnull|nvl|concat|cast|date\w{{0,12}}|to_\w{{1,10}}|json_\w{{1,20}}|row_number)\s?\(.{{1,200}}?\bfrom\s+{_SQL_TABLE})"
)
"""The middle of a statement, as a parser quotes it, in capital letters; and a list of columns that starts with a function."""

_HOME_OF_A_SERVICE: Final = r"(?:/(?:home)/(?:node|apps?|admin|deploy\w{0,4}|www\w{0,5}|svc|service|tomcat|nginx|work)/[\w.-]|/(?:mnt|data\d{0,2}|logs?)/(?:[\w.-]+/)+)"
_SERVICE_PATH: Final = (
    r"(?:file://)?(?:/usr/|/apps?/|/application/|/data/|/lib/|/go/|/function/|/layers/|/releases?/|/srv/|/opt/|/var/|/code/|/www/|/build/|/deploy\w{0,8}/|/services?/"
    r"|/(?:home)/(?:node|bun|deno|build|shop|web|jenkins|apps?|admin|deploy\w{0,4}|www\w{0,5}|svc|service|tomcat|nginx|work)[\w-]{0,12}/|/rustc/|/www/|node:\w+|[^()\s\"]*(?:site-packages|dist-packages|node_modules))"
)
"""Where services are installed, unlike the folders of a person."""

_SOURCE_FILE: Final = r"\.(?:py|[cm]?[jt]sx?|java|kts?|scala|groovy|go|rb|php|cs|fs|vb|rs|c|cc|cpp|hpp|hh|h|exs?|erl|p[lm]|lua|swift|jl|hs|mli?|clj|dart|R)"
_FRAME_OF_DOTNET: Final = (
    r"(?:(?:在|於|\bbei|\bà) (?:[\w$<>`]+\.){2,}|(?:\bat|在|於|\bbei|\bà|\ben|\bв) )[\w.$<>`\[\],+]+\([^()\n]{0,200}\)(?: (?:in|位置|dans|en|в) (?:[A-Za-z]:)?[^\n:]{1,200}:(?:line|行号|行號|Zeile|ligne|línea|строка) ?\d+)"
    r"|(?:在|於|\bbei|\bà) (?:[\w$<>`]+\.){2,}[\w$<>`\[\],]+\([^()\n]{0,200}\)"
)
"""A frame of .NET in the language of its machine."""

_FRAMES: Final = (
    _FRAME_OF_DOTNET,
    r"\bat (?:[\w<>`$]+\.){2,}[\w<>`$\[\],]+\([^()\n]{0,150}\)",
    r"(?:[\w$]+\.){2,}[\w$<>]+\(\w+\.(?:java|kt|scala|groovy):\d+\)",
    r"(?:\b|\\t)at [\w.$<>/@-]+ ?\([\w$-]+(?:\.(?:java|kts?|scala|groovy))?:\d+\)",
    r"\bat [\w.$<>/!?*+-]+ \(\w+\.clj[cs]?:\d+\)",
    r"\b(?:in|from) (?:file|class path resource|URL) \[[^\]\n]{1,200}\]",
    r"Require stack:(?:\s*(?:\n|\\n)?- [^\n]+)+",
    r"\bat (?:async )?(?:[^\n()]{0,80} \()?(?:webpack(?:-internal)?:///|ext:|node:|bun:|file:///|https?://)[^\s()]+:\d+(?::\d+)?\)?",
    r"[\w$.<>*/]*@(?:(?:https?|file|webpack|app|resource)://[^\s@]+:\d+:\d+|\[native code\])",
    rf"\"(?:stack_?trace|stack|trace|backtrace|caller)\" ?: ?\"[^\"]*{_SOURCE_FILE}:\d+[^\"]*\"",
    r"#\d{1,3} +(?:0x[0-9a-f]+ in )[^\n]{1,200}:\d+(?::\d+)?|#\d{1,3} +(?:0x[0-9a-f]+ in )?\w+ \([^\n]{0,200}\) at [^\s:]+:\d+",
    rf"(?:\bfunction \S+, )?\bfile \"?[^\s,\"]+{_SOURCE_FILE}\"?, line \d+",
    rf"\bin (?:file )?{_SERVICE_PATH}\S*\.php(?::\d+| on line \d+|\(\d+\))",
    rf"{_SERVICE_PATH}\S*?{_SOURCE_FILE}(?: 第 ?\d+ ?行|[，,] ?行号?[:：]? ?\d+)(?:，函数 ?\w+)?",
    rf"[（(][\w./-]+{_SOURCE_FILE}:\d+(?: in)? [\w.]+[)）]",
    rf"{_SERVICE_PATH}[\w./-]*\.(?:lua:\d+|sh: line \d+)",
    r"#\d{1,3} +[^\n(]{1,120}\((?:package|dart):[^()\n]+:\d+(?::\d+)?\)",
    r"\bCalls: \w+(?: -> [\w.]+)+|\bat \S+\.R#\d+|(?:\[\d+\] [^\n@]{1,100} )?@ (?:\w+ )?\S+\.jl:\d+",
    r"\bAt [A-Za-z]:\\[^\n]{1,200}:\d+ char:\d+(?:\s*(?:\n|\\n)\+[^\n]*)*|\bat [^\n,]{1,80}, (?:[A-Za-z]:\\[^\n:]{1,200}|<No file>): line \d+",
    r"\bModule \w+, procedure \w+, line \d+|/\S+\.(?:aspx?|jspx?|cfm|asa), line \d+|\bprogram \S+, include \S+, line \d+",
    r"\bORA-06512: [^\n]{1,20}\"[^\"\n]+\", [^\n\d]{1,10}\d+|\bProcedure [\w.\[\]]+, Line \d+|\bPL/pgSQL function [^\n]{1,160} line \d+ at \w+",
    r"[\w.<>`]+ \([^()\n]{0,120}\) \(at (?:Assets|Packages|Library|\./)[^\s()]*:\d+\)",
    r"\bin [\w./-]+\.py, line \d+, in \w+",
    rf"\((?:/src/|{_SERVICE_PATH})[^\s()]*{_SOURCE_FILE}:\d+(?::\d+)?\)",
    r"\b0x0000[0-9a-f]{8,12}\b|\b0x[0-9a-f]{12}\b",
    rf"(?:\b(?:in|at|from|by|near|raised in|called at)\b|[在于自]|位置)[ :：]?[ '\"(]?{_SERVICE_PATH}[^()\s'\"]*{_SOURCE_FILE}(?:\(\d+\)|:\d+(?::\d+)?| line \d+)",
    rf"\bpanicked at '?(?:{_SERVICE_PATH}|[A-Za-z]:\\)[^\s']*:\d+(?::\d+)?",
    r"(?:\S+\.lua|\[string \"[^\"\n]{0,80}\"\]):\d+: in (?:function|main chunk|upvalue|local|method|field)[^\n]{0,80}",
    r"(?i:\bstack traceback:)(?:\s*(?:\n|\\n)?[ \t]+[^\n]*)+",
    r"\{file,\s?\"[^\"\n]{1,200}\"\},\s?\{line,\s?\d+\}",
    r"\b(?:error, )?called at \S+\.hs:\d+:\d+ in [\w:.-]+",
    r"\b(?:Raised|Called|Re-raised) (?:at|from|by) [^\n]{1,120} in file \"[^\"\n]+\"(?: \(inlined\))?, lines? \d+[\d-]*(?:, characters \d+-\d+)?",
    r"\b\d{1,3} {1,6}[\w.-]{2,60} {1,40}0x[0-9a-f]{5,16} \S[^\n]{0,200} \+ \d+",
    r"\S*\(\S*\+0x[0-9a-f]+\) ?\[0x[0-9a-f]+\]",
)
"""Frames of stack traces that no sentence has, each whole."""

_SERVER_NAME: Final = r"(?i)\b(?:server|data source|host|addr(?:ess)?)=(?P<part>(?:tcp:)?[\w.\\-]+(?:,\d+|:\d+)?);"
_QUERY_TEXTS: Final = (
    r"\bLINE \d+: (?P<part>[^\n]*(?i:\b(?:select|insert|update|delete|from|where|join|values|set|create|alter)\b|\"\.\")[^\n]*)",
    r"\bfailed at position \d+ (?P<part>\('[^\n]*)",
    r"\bdb\.\w+\.(?:aggregate|find\w*|update\w*|insert\w*|delete\w*|count\w*)\([^\n]*",
    r"\{\s?\"(?:query|aggs|aggregations|bool)\" ?: ?\{[^\n]*",
)
"""Queries as databases quote them in their errors, other than statements of SQL."""

CLOUD_RULES: Final = (
    GuardRule("url_password", "pair",
        r"(?i)\b[a-z][a-z0-9+.-]{1,20}://[^\s/:@\"']{0,80}:[^\s/@\"']{1,100}@|\b[\w.-]{1,40}:[^\s/@\"']{3,100}@(?:tcp|unix)\("
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
    GuardRule("digest", "secret", r"(?i)\bdigest\b[^\n]{0,400}\bresponse=\"?[0-9a-f]{32}"),
    GuardRule("long_random", "random", r"[A-Za-z0-9+/_-]{32}"),
)

INTERNAL_RULES: Final = (
    GuardRule("private_address", "internal",
        r"\b(?:10\.\d{1,3}|192\.168|127\.\d{1,3}|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.\d{1,3}\.\d{1,3}\b"
        r"|\b0\.0\.0\.0\b|(?i:\blocalhost\b)"
        r"|(?:^|[\s\[(=\"'/@,])::1\b|(?i:(?:^|[\s\[(=\"'/@,])(?:fe[89ab][0-9a-f]|f[cd][0-9a-f]{2}):[0-9a-f:]*)"),
    GuardRule("internal_host", "internal",
        r"(?i)\b[\w-]+\.(?:internal|local|localdomain|corp|lan|intra|intranet|home\.arpa|svc|consul|cluster\.local|private)\b"
        r"|\b[a-z][a-z0-9+]*://[\w-]+(?::\d+)?(?:[/\s?#,;)\"']|$)|\bmetadata\.google|" + rf"\b{_SERVICE_HOSTS}(?:[-_.]\w+)*:\d{{2,5}}\b"),
    GuardRule("service_url", "internal",
        r"(?i)\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|oracle|jdbc:\w+|ldaps?|sftp|smb|kafka|nats|clickhouse|memcached|s3|gs|file)://"),
    GuardRule("sql", "internal",
        r"\bSELECT\b(?s:.{1,200})\bFROM\b|\bINSERT\s+INTO\b|\bDELETE\s+FROM\b|\bUPDATE\s+\S+\s+SET\b"
        rf"|(?i:\bselect\s+(?:\*|distinct\s|count\s?\(|top\s+\d|{_SQL_TABLE}(?:\s?,\s?{_SQL_TABLE})+)\s?.{{0,120}}\bfrom\s+{_SQL_TABLE})"
        rf"|(?i:\bselect\s+{_SQL_TABLE}\s+from\s+{_SQL_TABLE}\s+(?:where|limit|order\s+by|group\s+by|join)\b)"
        rf"|(?i:\binsert\s+into\s+{_SQL_TABLE}\s?(?:\(|values\b|select\b)|\bupdate\s+{_SQL_TABLE}\s+set\s+{_SQL_TABLE}\s?=|\bdelete\s+from\s+{_SQL_TABLE}\s+where\b"
        rf"|\bmerge\s+into\s+{_SQL_TABLE}\s+(?:as\s+)?(?:\w+\s+)?using\b|\breplace\s+into\s+{_SQL_TABLE}\s?(?:\(|values\b|select\b)|\binsert\s+overwrite\s+(?:table\s+)?{_SQL_TABLE})"),
    GuardRule("sql_fragment", "internal", _SQL_FRAGMENT),
    *(GuardRule(f"frame_{at}", "internal", one) for at, one in enumerate(_FRAMES)),
    *(GuardRule(f"query_{at}", "internal", one) for at, one in enumerate(_QUERY_TEXTS)),
    GuardRule("server_name", "internal", _SERVER_NAME),
    GuardRule("sql_definition", "internal",
        rf"(?i:\b(?:drop|alter|truncate)\s+(?:table|database|schema|view|index|user|role|sequence)\s+(?:if\s+exists\s+)?{_SQL_TABLE}|\bcreate\s+(?:or\s+replace\s+)?"
        rf"(?:temp(?:orary)?\s+)?(?:table|database|schema|view|function|trigger)\s+(?:if\s+not\s+exists\s+)?{_SQL_TABLE}\s?(?:\(|as\b|on\b|$)"
        rf"|\bcreate\s+(?:unique\s+)?index\s+{_SQL_TABLE}\s+on\b|\b(?:grant|revoke)\s+[\w\s,]{{2,60}}\s+on\s+{_SQL_TABLE}\s+(?:to|from)\b)"
        r"|\bTRUNCATE\s+\w|(?i:\bexec(?:ute)?\s+(?:\w+\.){0,2}(?:sp|xp|usp)_\w)|\bUNION\s+(?:ALL\s+)?SELECT\b"),
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
        r"(?i)pass|pwd|pw\b|secret|key|token|credential|cookie|auth|sess|\b[as]k\b|sid\b|csrf|xsrf|jwt|\bpin\b|ticket|密码|口令|密钥|秘钥|密匙|令牌|私钥|授权码|凭[证据]|密碼|金鑰|權杖|验证码|提取码|安全码|动态码|登录码|恢复码|备用码|激活码|卡密|鉴权码|暗号|校验串|\b(?:code|otp|psk|mnemonic|phrase|community|login)\b|助记词|bearer|basic|passwort|kennwort|mot de passe|contrase|senha|пароль|パスワード|비밀번호"),
    GuardRule("person", "internal",
        r"[\w.+-]+@(?:[\w-]+\.)+[A-Za-z]{2,}\b|\b1[3-9]\d{9}\b|\b\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dXx]\b"
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
_REST_OF_STATEMENT: Final = (
    r"[^;\n]*(?:\n[ \t]*(?i:from|where|and|or|set|values|inner|left|right|full|cross|join|group|order|having|limit|offset|on|returning|union|into)"
    r"\b[^;\n]*){0,40};?")
_REST_OF_URL: Final = r"(?::\d{1,5})?(?:[/?#][^\s\"'<>)\],;]*)?"
_PATTERN_BY_NAME: Final = {rule.name: rule.pattern for rule in INTERNAL_RULES}
WHOLE_INTERNAL_PATTERNS: Final = (
    r"(?:\b\w+://)?\b(?:10\.\d{1,3}|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.\d{1,3}\.\d{1,3}\b" + _REST_OF_URL,
    r"(?i)\b(?:fe[89ab][0-9a-f]|f[cd][0-9a-f]{2}):(?:[0-9a-f]{0,4}:)+[0-9a-f]{0,4}",
    r"(?i)\w+://(?:[\w-]+\.)+(?:internal|local|localdomain|corp|lan|intra|intranet|home\.arpa|svc|consul|private|cluster\.local)\b" + _REST_OF_URL,
    r"(?i)\b(?P<part>(?:[\w-]+\.)+(?:internal|localdomain|corp|lan|intranet|home\.arpa|svc|consul|cluster\.local)(?::\d{1,5})?)(?:[^\w.]|\.\W|\.?$)",
    r"(?i)(?:^|[^\w./\\-])(?P<part>[a-z0-9-]+(?:\.[a-z0-9-]+)+\.local(?::\d{1,5})?(?:/[^\s\"'<>)\],;，。；）]*)?)(?:[^\w.]|\.\W|\.?$)",
    r"(?i)\b(?P<part>[\w-]+\.local(?::\d{2,5}|/[^\s\"'<>)\],;，。；）]*))",
    r"(?i)(?:\b(?:host(?:name)?|getaddrinfo|enotfound|eai_again|resolve|lookup|ping|reach|connect(?:ion)? to|server)|主机|解析|连接|域名|服务器)[ :：]?(?:名|到|至| ?name)?[ :：'\"]{0,3}(?P<part>[\w-]+\.local)\b",
    r"\\\\[^\s\\/:*?\"<>|]{1,60}(?:\\[^\s\\/:*?\"<>|，。；]{1,100})+",
    r"(?:\bunix:(?://)?)?(?:/[\w.-]+)+(?:\.sock\b|/\.s\.PGSQL\.\d+)(?:@\d+)?",
    r"(?i)\bmetadata\.google(?:\.\w+)*" + _REST_OF_URL,
    r"(?i)\b(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqps?|mssql|oracle|jdbc:\w+|ldaps?|kafka|nats|clickhouse|memcached)(?:\+\w+)?://[^\s\"'<>)\],;]+",
    r"(?i)\bhttps?://(?P<part>[\w-]+(?::\d+)?(?:[/?#][^\s\"'<>)\],;]*)?)(?:[\s,;)\"']|$)",
    rf"(?i)\b{_SERVICE_HOSTS}(?:[-_.]\w+)*:\d{{4,5}}\b",
    f"(?:{_PATTERN_BY_NAME['sql']}|{_PATTERN_BY_NAME['sql_fragment']}|{_PATTERN_BY_NAME['sql_definition']}){_REST_OF_STATEMENT}",
    *_QUERY_TEXTS,
    r"\b[a-z][a-z0-9-]{1,60}-[0-9a-f]{8,10}-[a-z0-9]{5}\b",
    _SERVER_NAME,
    r"(?i)\bKey (?P<part>\([^()\n]{1,200}\)=\([^()\n]{1,200}\))",
    r"(?i)\bduplicate entry '(?P<part>[^'\n]{1,200})' for key",
    *_FRAMES,
    r"Traceback \(most recent call last\):?(?:(?:\n|\\n)[ \t]+[^\n]*|[ \t]*File [^\n]*)+",
    rf"File \"{_SERVICE_PATH}[^\"\n]*\", line \d+(?:, in \S+)?",
    r"\bat [\w.$<>/@-]+ ?\((?:[^()\s]+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)",
    r"\bat [\w.$<>`\[\],+]+\([^()\n]{0,200}\) in \S+:line \d+",
    rf"\bat (?:[\w.$<>\[\] ]+ ?\()?{_SERVICE_PATH}[^()\s]*:\d+(?::\d+)?\)?",
    r"goroutine \d+ \[[^\n]*(?:\n[^\n]+)*",
    rf"#\d{{1,3}} {_SERVICE_PATH}[^\s()]*\(\d+\)|\bin {_SERVICE_PATH}\S*\.php(?::\d+| on line \d+)|\bin (?:/src/|{_SERVICE_PATH})\S+:line \d+",
    r"(?:\bfrom )?(?:\b(?:app|lib)|/)[\w./-]*\.rb:\d+:in [`'][^'`\n]*'|\S+\.go:\d+ \+0x[0-9a-f]+|\([a-z]\w* \d+\.[\d.]+\) \S+\.exs?:\d+",
    r"(?i)File \"[a-z]:\\(?:apps?|srv|services?|inetpub|www|program files|programdata)\\[^\"\n]*\", line \d+(?:, in \S+)?",
)
"""Internal addresses, SQL statements and stack traces, each from its beginning to its end (or its group ``part``): what is taken
out of a text that is shown otherwise whole. See ``is_user_machine``."""
# fmt: on

_INSTALLED_PATH: Final = re.compile(rf"{_SERVICE_PATH}|<frozen")
_LOOPBACK_ADDRESS: Final = re.compile(r"localhost\b|127\.", re.IGNORECASE)


_FOUR_PARTS: Final = r"\d{1,3}(?:\.\d{1,3}){3}"
VERSION_NUMBER: Final = re.compile(
    r"(?i)(?:(?:\b(?:version|firmware|release|driver|build|kernel|upgraded?|updated?|section|chapter|clause|(?:older|newer|lower|higher|later|earlier) than)\b|版本|固件|驱动|内核|升级|更新|升至|低于|高于)"
    r"[ ('\"]{0,2}(?:(?:number|no\.?|is|was|to|from|of|than|at least|up to|号|为|是|到|至)[ ：]?){0,3}[ v'\"(]{0,2}"
    rf"{_FOUR_PARTS}\b(?![:/]\d)"
    rf"|\b{_FOUR_PARTS}(?= ?(?:(?:or|and) (?:later|newer|above|higher|up|earlier|older|below)\b|及?以[上下]|或(?:更高|更新|以上)|之[前后]的?版本|版本?\b)))"
)
"""A version number with four parts, which looks like an address of a private network. Only a few words may stand before it."""


def is_user_machine(text: str) -> bool:
    """Return whether a seemingly internal text concerns no service: the reader's machine, or the trace of the reader's test or script."""
    if text.startswith("Traceback"):
        return _INSTALLED_PATH.search(text) is None
    return _LOOPBACK_ADDRESS.match(text) is not None
