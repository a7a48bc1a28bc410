"""Reasons why a toolkit cannot be set up, or why what it was given cannot be used. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

EXTRA_MISSING: Final = ReasonCode(
    "toolkit.extra_missing",
    "the extra is missing: pip install 'callwright[{extra}]'",
    "缺少附加包：pip install 'callwright[{extra}]'",
)
CREDENTIAL_IN_CLEAR: Final = ReasonCode(
    "toolkit.credential_in_clear",
    "a credential is named by reference",
    "凭据须以引用书写",
)
EMPTY_API_KEY: Final = ReasonCode(
    "toolkit.empty_api_key",
    "api_key is empty",
    "api_key 为空",
)
NO_OBJECTS_TABLE: Final = ReasonCode(
    "toolkit.no_objects_table",
    'store = "objects" needs a table [toolkit.objects]',
    'store = "objects" 需要 [toolkit.objects] 表',
)
UNKNOWN_MODEL: Final = ReasonCode(
    "toolkit.unknown_model",
    'the model is not known: say shape = "task", "message_task" or "message"',
    '未知的模型：请写 shape = "task"、"message_task" 或 "message"',
)
FILE_TOO_LARGE: Final = ReasonCode(
    "toolkit.file_too_large",
    "files: {file} is larger than {most} bytes",
    "files：{file} 超过 {most} 字节",
)
FILE_NOT_UTF8: Final = ReasonCode(
    "toolkit.file_not_utf8",
    "files: {file} cannot be read as UTF-8",
    "files：{file} 无法按 UTF-8 读取",
)
FILE_REFUSED: Final = ReasonCode(
    "toolkit.file_refused",
    "files: {file}: {problems}",
    "files：无法使用 {file}：{problems}",
)
UNKNOWN_WORKFLOW: Final = ReasonCode(
    "toolkit.unknown_workflow",
    "offer: there is no workflow {name!r}",
    "offer：没有工作流 {name!r}",
)
UNKNOWN_TOOL: Final = ReasonCode(
    "toolkit.unknown_tool",
    "{toolkit} has no tool {name!r}; its tools are: {known}",
    "{toolkit} 没有工具 {name!r}；可用工具：{known}",
)
PASSWORD_IN_URL: Final = ReasonCode(
    "toolkit.password_in_url",
    "url: it holds a password; name the URL, or the password in it, by reference",
    "url：其中含有密码；请以引用书写整个 URL 或其中的密码",
)
NOT_A_DATABASE_URL: Final = ReasonCode(
    "toolkit.not_a_database_url",
    "url: not a database URL such as {example}",
    "url：不是数据库 URL，应类似 {example}",
)
UNKNOWN_DATABASE: Final = ReasonCode(
    "toolkit.unknown_database",
    "url: the database must be sqlite, postgresql, mysql or mariadb",
    "url：数据库必须是 sqlite、postgresql、mysql 或 mariadb",
)
SQLITE_WITHOUT_FILE: Final = ReasonCode(
    "toolkit.sqlite_without_file",
    "url: sqlite needs a file",
    "url：sqlite 需要一个文件",
)
URL_WITHOUT_DATABASE: Final = ReasonCode(
    "toolkit.url_without_database",
    "url: name the database after the host",
    "url：请在主机之后写明数据库",
)
WRONG_PLACE_SCHEME: Final = ReasonCode(
    "toolkit.wrong_place_scheme",
    "url: a bucket or folder is named by {schemes}",
    "url：存储桶或文件夹的 URL 须以 {schemes} 开头",
)
URL_WITH_CREDENTIALS: Final = ReasonCode(
    "toolkit.url_with_credentials",
    "url: name bucket and prefix only; credentials are options of their own",
    "url：只写存储桶和前缀；凭据有各自的选项",
)
NO_BUCKET: Final = ReasonCode(
    "toolkit.no_bucket",
    "url: the name of the bucket, container or folder is missing",
    "url：缺少存储桶、容器或文件夹的名称",
)
WRONG_TABLES: Final = ReasonCode(
    "toolkit.wrong_tables",
    "tables: name the tables that may be read, as table or schema.table",
    "tables：请写明可读取的表，写作 table 或 schema.table",
)
WRONG_TABLE_NAME: Final = ReasonCode(
    "toolkit.wrong_table_name",
    "table: letters, digits and _ only, at most 60",
    "table：只能用字母、数字和 _，最多 60 个字符",
)
KEY_PAIR_INCOMPLETE: Final = ReasonCode(
    "toolkit.key_pair_incomplete",
    "access_key_id and secret_access_key belong together",
    "access_key_id 和 secret_access_key 必须同时给出",
)
NO_ACCOUNT: Final = ReasonCode(
    "toolkit.no_account",
    "account: az:// needs the name of the account",
    "account：az:// 需要账户名",
)
WRONG_ENDPOINT: Final = ReasonCode(
    "toolkit.wrong_endpoint",
    "endpoint: an address begins with http:// or https://",
    "endpoint：地址须以 http:// 或 https:// 开头",
)
URL_WITHOUT_TLS: Final = ReasonCode(
    "toolkit.url_without_tls",
    "{option} has to begin with https: a credential is sent there",
    "{option} 必须以 https 开头：凭据会发送到该地址",
)
UNKNOWN_PLATFORM: Final = ReasonCode(
    "toolkit.unknown_platform",
    "limits: there is no platform {name!r}; there are: {known}",
    "limits：没有平台 {name!r}；可用平台：{known}",
)
WRONG_LIMITS: Final = ReasonCode(
    "toolkit.wrong_limits",
    "limits: of a platform title and content are limited, by a number that is not negative",
    "limits：平台只限制 title 和 content，取值为非负数",
)
WRONG_OPTION: Final = ReasonCode(
    "toolkit.wrong_option",
    "{option} {problem}",
    "{option}：{problem}。",
)
PAGE_WITHOUT_NAMES: Final = ReasonCode(
    "toolkit.page_without_names",
    "no entry of the page has a repository name where it is known to stand",
    "页面的条目在已知位置都没有仓库名",
)
PAGE_WITHOUT_ENTRIES: Final = ReasonCode(
    "toolkit.page_without_entries",
    "the page has no entries and does not say that there are none",
    "页面没有条目，也没有说明结果为空",
)
PAGE_WITHOUT_STARS_IN_PERIOD: Final = ReasonCode(
    "toolkit.page_without_stars_in_period",
    "no entry of the page has a count of stars in the period",
    "页面的条目都没有周期内的 star 数",
)
PAGE_WITHOUT_STARS: Final = ReasonCode(
    "toolkit.page_without_stars",
    "no entry of the page has a count of stars",
    "页面的条目都没有 star 数",
)
PAGE_OF_ANOTHER_PERIOD: Final = ReasonCode(
    "toolkit.page_of_another_period",
    "the page shows another period than the one that was asked for",
    "页面显示的周期与所请求的不同",
)
