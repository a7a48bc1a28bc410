r"""Shorten the paths of a server's own files to ``…/name``: its reader has to know which file it was, not where the server keeps it.

A path is a server's where the folders say so (``/etc``, ``/srv``, ``C:\inetpub``, a folder ``logs`` in ``/data``). Paths of persons and
of an agent's sandbox, relative paths, routes and JSON pointers stay; so does every path that the caller wrote itself. May not know where
the text comes from.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from callwright.core.guard.caller_words import NO_WORDS, CallerWords
from callwright.core.guard.credential_finder import replace_spans

SHORTENED: Final = "…/"

# fmt: off
_SEGMENT: Final = r"[^\s/\\'\"`<>|:;,，。；：！？、（）「」《》“”()\[\]{}?*#&=]+"
_ROOTS: Final = r"/(?:usr|var|etc|opt|srv|run|root|proc|sys|s?bin|lib(?:32|64)?|boot|u0\d|inetpub)/"
_ROOTS_OF_MANY: Final = (
    r"/(?:apps?|applications?|data\w{0,8}|disk\w{0,3}|logs?|mnt|media|code|src|go|builds?|releases?|deploy\w{0,8}|services?|function|layers|vol\w{0,6}|www\w*|webapps?|web|sites?|storage|exports?|nfs\w*|efs|backups?|server"
    r"|production|prod|vault|config|conf|oracle|tomcat\w*|nginx|home\d|work|soft(?:ware)?|program|project|var\d|tank|pool|hadoop|ftp|repo\w{0,5}|nas\w*|gpfs|ceph|shared?|archive|ali\w*data\w*|java|jenkins\w*|docker|minio|mysql|redis|kafka|userdata|user_data|bak)/"
)
_HOMES: Final = (
    r"(?:(?:~|/(?:home|Users)/[^\s/]+)/\.(?:ssh|aws|kube|gnupg|docker|config|azure|netrc\w*)/)|/(?:home)/(?:node|apps?\w*|admin\w*|deploy\w*|www\w*|svc\w*|services?|tomcat\w*|nginx|work|web\w*|site\w*|jenkins|gitlab[\w-]*|oracle|postgres|mysql|hadoop|spark|airflow|ec2-user|centos|git|shop|prod\w*|ops|oper\w*|ftp\w*|java|redis|es|elastic\w*)/"
)
_DRIVE: Final = r"[A-Za-z]:[\\/]{1,4}"
_DRIVE_SEGMENT: Final = rf"(?:Program Files(?: \(x86\))?|[A-Z][\w.()-]*(?: [A-Z(\d][\w.()-]*){{1,3}}|{_SEGMENT})"
_PLACES: Final = (
    rf"(?m)(?:^|[^\w./\\~%$}}-]|[一-龥]|\bfile:)((?:file:/{{2,3}})?(?:(?:{_ROOTS}|{_HOMES}|{_ROOTS_OF_MANY})(?:{_SEGMENT}/)*|{_DRIVE}(?:{_DRIVE_SEGMENT}[\\/]{{1,4}})*))({_SEGMENT}[\\/]?)"
)

_COMMON: Final = re.compile(
    r"/usr/(?:local/)?s?bin/[\w.+-]+$|/s?bin/[\w.+-]+$|/etc/(?:hosts|fstab|os-release|localtime|passwd|group|resolv\.conf|shells)$|/proc/(?:cpuinfo|meminfo|self|\d+)\b|(?i:c:\\+windows\\+fonts\\)"
    r"|/mnt/(?:data/[^/]+$|user-data/|[a-z]/(?:Users)/)|/sys/fs/cgroup|/run/(?:media|user)/"
)
"""A place that every machine has, or one where a person or an agent's sandbox keeps documents."""

_FOLDER_OF_A_SERVER: Final = re.compile(
    r"(?i)(?:^|[\\/])(?:logs?|conf|configs?|bin|lib|libs|dist|wwwroot|www\w*|htdocs|inetpub|webapps?|app_data|public_html|uploads?|backups?|dumps?|secrets?|keys|certs?|ssl|releases?|current|shared|publish|spool|queue|cache|vendor|node_modules"
    r"|site-packages|services?|svc|srv|servers?|apps?|web|sites|deploy\w*|builds?|agents?|_work|ci|jenkins|jobs|cron|etl|yarn|hadoop|hdfs|kafka|zookeeper|redis|mysql|postgres\w*|pgdata|mongo\w*|oracle|mssql\S*|db|tomcat\S*|nginx\S*|apache\S*|iis\S*|docker"
    r"|containers?|k8s|kubelet|erp|crm|oa|mes|wms|his|pms|program ?files(?: \(x86\))?|programdata|windows|system32|ftp\w*|nas|share|kingdee|ufida|seeyon|weaver|日志|配置|上传|备份|附件|系统|服务|数据库|接口|证书|密钥|网站|站点|程序|models?|weights|checkpoints?)(?=[\\/])"
)
"""A folder that server software has; a person's documents lie in folders of other names."""

_FOLDER_OF_A_PERSON: Final = re.compile(
    r"(?i)[\\/](?:users|documents and settings|documents|desktop|downloads|pictures|dev|projects?|repos?|git(?:hub)?|sources?|src|workspaces?|桌面|文档|下载|图片)[\\/]"
)
_SERVICE_ACCOUNT: Final = re.compile(
    r"(?i)[a-z]:[\\/]+users[\\/]+(?:administrator|svc|service|iusr|default|networkservice|system|deploy|jenkins)\w*[\\/]"
)
_FILE_NAME: Final = re.compile(r"\.[A-Za-z][A-Za-z0-9]{0,9}(?:\.\d+|\.gz)?[^\x00-\x7f]*[./\\]?$")
_BEFORE_A_ROUTE: Final = re.compile(
    r"(?:\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|routes?|endpoints?|urls?|uri|pointer|at|links?|pages?|HTTP)|[a-z]://\S*|接口|路由|网址|页面)[ :：'\"`(]{0,3}$"
)
_BEFORE_A_FILE: Final = re.compile(
    r"(?:\b(?:directory|folder|dir|cwd|mount(?:ing|ed)?|files?|open|read|write|l?stat|scandir|mkdir|chdir|chmod|chown|rename|unlink|access|into|volume|spool)|目录|文件夹?|挂载点?|日志|写入|读取|打开|保存到?|导出到|上传到)[ :：'\"`(（“]{0,3}$"
)
_BEHIND_A_PLACE: Final = re.compile(
    r"(?::\d+(?::\d+)?|\(\d+(?:,\d+)?\)):? (?=\S)"
)
"""What follows a path in the message of a compiler or linter, which is about the reader's own file."""
_STRONG: Final = re.compile(rf"(?:file://)?(?:{_ROOTS}|{_HOMES})")
_DRIVE_START: Final = re.compile(rf"(?:file:/{{2,3}})?{_DRIVE}")
# fmt: on


@cache
def _compile_places() -> Any:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    return re2.compile(_PLACES)


def shorten_server_paths(text: str, words: CallerWords = NO_WORDS) -> str:
    """Replace the folders of a server's paths by ``SHORTENED``; paths that the caller wrote itself stay."""
    spans = [
        (start, name_at)
        for start, name_at, end in _find_server_paths(text)
        if not words.hold(text[start:end])
    ]
    return replace_spans(text, spans, SHORTENED) if spans else text


def _find_server_paths(text: str) -> Iterator[tuple[int, int, int]]:
    """Yield where each path of a server begins, where its last name does, and where it ends."""
    if "/" not in text and "\\" not in text:
        return
    for match in _compile_places().finditer(text):
        start, (name_at, end) = match.start(1), match.span(2)
        if _is_server_path(text, start, name_at, end):
            yield start, name_at, end


def _is_server_path(text: str, start: int, name_at: int, end: int) -> bool:
    path, folders = text[start:end], text[start:name_at]
    if _COMMON.match(path) is not None or _BEHIND_A_PLACE.match(text, end) is not None:
        return False
    if _STRONG.match(path) is not None or _SERVICE_ACCOUNT.match(path) is not None:
        return True
    if _DRIVE_START.match(path) is not None:
        return (
            _FOLDER_OF_A_SERVER.search(folders, 2) is not None and _FOLDER_OF_A_PERSON.search(folders) is None
        )
    if _BEFORE_A_ROUTE.search(text, max(0, start - 80), start) is not None:
        return False
    below = folders.find("/", 1)
    return (
        _FILE_NAME.search(path, below) is not None
        or _FOLDER_OF_A_SERVER.search(path + "/", below) is not None
        or (path.startswith("/mnt/") and path.count("/") > 2)
        or _BEFORE_A_FILE.search(text, max(0, start - 40), start) is not None
    )
