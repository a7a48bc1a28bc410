"""Translate Callwright's short reasons to Chinese. They are stored and passed on in English, mostly inside a sentence. Pure.

One table of templates: the text at ``{}`` is copied unchanged. A reason without a template stays in English; a test
detects it.
"""

import re
from collections.abc import Callable
from typing import Final

_TRANSLATIONS: Final = {
    # why a text is no JSON: core/reader/strict_json.py
    "it is empty": "内容为空",
    "it is not UTF-8": "不是 UTF-8",
    "it is not JSON": "不是 JSON",
    "it is larger than {} bytes": "超过 {} 字节",
    "it is nested deeper than {} levels": "嵌套超过 {} 层",
    "it ends too early": "过早结束",
    "it holds a lone surrogate, which no encoding can carry": "含有孤立的代理字符，任何编码都无法表示",
    "a key occurs twice in one object": "同一对象中有重复的键",
    "a key is not in double quotes": "键没有使用双引号",
    "a number has too many digits": "数字位数过多",
    "a number is too large": "数字过大",
    "a number is not in JSON notation": "数字不是 JSON 的写法",
    "a string holds a raw control character": "字符串中有未转义的控制字符",
    "a string holds an invalid escape": "字符串中有无效的转义",
    "there is a comma before a closing bracket": "右括号前多了逗号",
    "a colon is missing after a key": "键后缺少冒号",
    "a comma is missing between two values": "两个值之间缺少逗号",
    "no JSON value begins there": "该处不是 JSON 值的开头",
    "it holds a value that JSON cannot represent": "含有 JSON 无法表示的值",
    "a key is not a text": "键不是文本",
    "a number is too large, infinite or NaN": "数字过大、无穷或 NaN",
    "it is nested deeper than {} levels, or holds itself": "嵌套超过 {} 层，或包含自身",
    "it is an object without a JSON form": "对象没有说明其对应的 JSON",
    "something follows the JSON document": "JSON 文档之后还有内容",
    "{} (line {}, column {})": "{}（第 {} 行第 {} 列）",
    # why no call was read: core/reader
    "a closing bracket has no opening bracket": "右括号没有对应的左括号",
    "a call is announced, but no call follows": "声明了调用，其后却不是调用",
    "there is a comma where a value is expected": "应有值处是逗号",
    "a key is missing": "缺少键",
    "a key is not followed by a value": "键后没有值",
    "a parameter has no name": "参数没有名称",
    "a parameter has no value": "参数没有值",
    "a parameter occurs twice in one call": "同一调用中参数重复",
    "a tag announces a call, but none follows": "标签声明了调用，其后却没有",
    "a value is missing": "缺少值",
    "a value is not JSON": "值不是 JSON",
    "an object in a list of calls is not a call": "调用列表中有对象不是调用",
    "there are calls both inside and outside of channels": "频道内外都有调用",
    "parallel calls are announced, but none follows": "声明了并行调用，其后却没有",
    "it holds more than {} calls": "其中的调用超过 {} 个",
    "it holds no call": "其中没有调用",
    "it is an answer and holds no call": "这是一段回答，其中没有调用",
    "it defines tools and calls none": "它只定义了工具，没有调用工具",
    "the message was cut before its end, so that none of its calls is made": "消息在结束之前被截断，因此其中的调用一个也不执行",
    "what stands in the place of its calls is none": "应为调用之处的内容不是调用",
    "several choices hold calls, and only one of them can be meant": "有多个候选包含调用，而只能执行其中之一",
    "the events are those of several APIs": "这些事件来自多个不同的 API",
    "the path of an argument is not one that is understood": "参数的路径无法理解",
    "the path of an argument leads to a place that cannot be": "参数的路径指向不可能存在的位置",
    "an argument is a text and something else": "同一参数既是文本又是其他类型",
    "it holds too many unreadable beginnings of calls": "无法读取的调用开头过多",
    "it is JSON, but not an object with a tool's name and its arguments": "是 JSON，但不是含工具名与参数的对象",
    "it is not plain JSON, and longer than {} characters": "不是纯 JSON，且超过 {} 个字符",
    "it is text, and text on a native channel contains no calls": "是文本；原生通道的文本中没有调用",
    "it is not a message of the model, so it contains no calls": "是他人的消息，其中没有调用",
    "it names no tool": "没有指明工具",
    "something follows the arguments": "参数之后还有内容",
    "there is other text between two calls": "两个调用之间有其他内容",
    "there is other text between two values": "两个值之间有其他内容",
    "there is something other than calls among the calls": "调用之间混有不是调用的内容",
    "a list of calls contains something other than calls": "调用列表中有不是调用的内容",
    "the arguments are not an object": "参数不是对象",
    "the provider says that the model's call was malformed": "提供方表示模型的调用格式有误",
    "the tool's name is not a text": "工具名不是文本",
    # why a line is no record: evals/replay
    "not JSON": "不是 JSON",
    "not a case": "不是用例",
    "not a sampled call": "不是抽样的调用",
    "not a dialogue with its call": "不是带有调用的对话",
    "names a tool that is not on offer": "指定了未提供的工具",
    "has a tool or messages that cannot be used": "其工具或消息无法使用",
    "not a recorded output": "不是录制的输出",
    "not a recorded output ({})": "不是录制的输出（{}）",
    "longer than {} bytes": "超过 {} 字节",
    "names a contract that is not in the file": "引用的合约不在文件中",
    "the tools on offer cannot be used": "所提供的工具无法使用",
    "its tools, its moment or its time zone cannot be used": "其工具、时刻或时区无法使用",
    # why the world cannot tell: evals/reconcile
    "the query gives more than one row": "查询返回多行",
    "the answer has status {}": "答复的状态码为 {}",
    "the answer is not JSON": "答复不是 JSON",
    "{} is not a tool that only reads": "{} 不是只读工具",
    "{} answers {}": "{} 答复 {}",
    "the check failed with {}": "核实时出错：{}",
    "the check answered with {}": "核实的答复类型为 {}",
    # what did not hold in a case: evals/chaos
    "it was done {} times": "执行了 {} 次",
    "{} intents were done {} times": "{} 个意图执行了 {} 次",
    "{} requests were sent": "发出了 {} 个请求",
    "{} requests were sent for {} calls": "{2} 次调用发出了 {1} 个请求",
    "a request was sent": "发出了请求",
    "an answer of the wrong form was taken": "接受了格式错误的答复",
    "it ends in {}": "以 {} 结束",
    "it is called a success": "被称为成功",
    "it was done": "执行了操作",
    "it was not tried again": "没有重试",
    "it was tried again": "进行了重试",
    "nothing was done": "什么都没有执行",
    "other arguments under the same key were not refused": "同一个键下的其他参数没有被拒绝",
    "the caller is not told that it may have happened": "没有告知调用方可能已经执行",
    "the caller is told that it happened, and it did not": "告知调用方已执行，实际没有",
    "the caller is told that nothing happened, and it did": "告知调用方什么都没有发生，实际已执行",
    "what had to be withheld was shown": "本应隔离的内容被展示",
    # why a case says nothing about a subject, and why a suite is none
    "the reference world has no such tool": "参考环境中没有这个工具",
    "the application has no such tool": "应用中没有这个工具",
    "has no store of ours": "没有我们的存储",
    "not reached: the call ended before its fault": "没有触及故障：调用在此之前已结束",
    "not reached: no arguments follow from the schema of the tool, and the case states none": "没有触及故障：无法从工具的 schema 推导出参数，用例也没有给出",
    "gives its own answers": "答复由其自身给出",
    "The suite has no cases.": "套件中没有用例。",
    "Two cases have the id {}.": "两个用例的 id 都是 {}。",
    "The suite cannot be read: {}.": "无法读取套件：{}。",
    "a field occurs twice in a nested value": "嵌套值中有重复的字段",
    "there is text between the elements of a nested value": "嵌套值的元素之间有文本",
    "an element of a nested value is not closed": "嵌套值中有未闭合的元素",
    # why a definition of a workflow is refused: workflow/document.py, workflow/strict_yaml.py
    "line {}: {}": "第 {} 行：{}",
    "a workflow is a mapping with name and steps": "工作流是包含 name 和 steps 的映射",
    "the document is longer than {} characters": "文档超过 {} 个字符",
    "this is no YAML": "不是有效的 YAML",
    "this is no YAML that can be read": "不是可以读取的 YAML",
    "aliases are not read; write the value out": "不支持别名，请直接写出值",
    "a key has to be a text": "键必须是文本",
    "the key {} stands there twice": "键 {} 重复出现",
    "{}: a list of steps": "{}：应为步骤列表",
    "{}: a step is a mapping, such as {call: name, tool: ...}": "{}：步骤应为映射，例如 {call: 名称, tool: ...}",
    "{}: name its kind, one of {}": "{}：请写明步骤类型，可选 {}",
    "{}.on_stop: stop, ask, or one of default, go_to, retry, ask with its value": (
        "{}.on_stop：应为 stop、ask，或带值的 default、go_to、retry、ask 之一"
    ),
    "{}.on_stop: there is no {}": "{}.on_stop：没有 {}",
    # why a configuration contradicts itself: domain/quota_rules.py, core/policy
    "{} of a quota must be one of {}": "配额的 {} 必须是 {} 之一",
    "per of a quota must be among {}": "配额的 per 只能取自 {}",
    "a quota needs an argument where its measure is sum or distinct, and nowhere else": "配额的 measure 为 sum 或 distinct 时必须写 argument，其他情况不能写",
    "limit of a quota must be {} from 0 to {}": "配额的 limit 必须是 0 到 {2} 的{1}",
    "a number": "数",
    "a whole number": "整数",
    "window_s of a quota must be from 1 to {} seconds": "配额的 window_s 必须是 1 到 {} 秒",
    "two quotas are called {}: give each a name of its own": "有两个配额都叫 {}：请各取一个名称",
    "the effect of a rule must be allow, deny or approve": "规则的 effect 必须是 allow、deny 或 approve",
    "an approve rule names tools only: resources and prompts are allowed or denied": "approve 规则只能写工具：资源和提示只能允许或拒绝",
    "{} of a rule must not be empty: it would match nothing; leave it out to match all": "规则的 {} 不能为空，否则什么都不匹配；要匹配全部，请省略",
    "expires_s of a rule must be from 1 to {} seconds": "规则的 expires_s 必须是 1 到 {} 秒",
    "{} must be a list of texts, such as {}": "{} 必须是文本列表，例如 {}",
    "minimum": "最小值",
    "maximum": "最大值",
    "exclusiveMinimum": "须大于",
    "exclusiveMaximum": "须小于",
    # why a toolkit or a credential cannot be used: toolkit, tools/http/credentials.py
    "the extra is missing: {}": "缺少附加包：{}",
    "a credential is named by reference": "凭据须以引用书写",
    "api_key is empty": "api_key 为空",
    'store = "objects" needs a table [toolkit.objects]': 'store = "objects" 需要 [toolkit.objects] 表',
    "the model is not known: say shape = {}": "未知的模型：请写 shape = {}",
    "files: {} is larger than {} bytes": "files：{} 超过 {} 字节",
    "files: {} cannot be read as UTF-8": "files：{} 无法按 UTF-8 读取",
    "files: {}: {}": "files：{}：{}",
    "offer: there is no workflow {}": "offer：没有工作流 {}",
    "{} has no tool {}; its tools are: {}": "{} 没有工具 {}；可用工具：{}",
    "url: it holds a password; name the URL, or the password in it, by reference": "url：其中含有密码；请以引用书写整个 URL 或其中的密码",
    "url: not a database URL such as {}": "url：不是数据库 URL，应类似 {}",
    "url: the database must be sqlite, postgresql, mysql or mariadb": "url：数据库必须是 sqlite、postgresql、mysql 或 mariadb",
    "url: sqlite needs a file": "url：sqlite 需要一个文件",
    "url: name the database after the host": "url：请在主机之后写明数据库",
    "url: a bucket or folder is named by {}": "url：存储桶或文件夹须以 {} 书写",
    "url: name bucket and prefix only; credentials are options of their own": "url：只写存储桶和前缀；凭据有各自的选项",
    "url: the name of the bucket, container or folder is missing": "url：缺少存储桶、容器或文件夹的名称",
    "tables: name the tables that may be read, as table or schema.table": "tables：请写明可读取的表，写作 table 或 schema.table",
    "table: letters, digits and _ only, at most 60": "table：只能用字母、数字和 _，最多 60 个字符",
    "access_key_id and secret_access_key belong together": "access_key_id 和 secret_access_key 必须同时给出",
    "account: az:// needs the name of the account": "account：az:// 需要账户名",
    "endpoint: an address begins with http:// or https://": "endpoint：地址须以 http:// 或 https:// 开头",
    "{} has to begin with https: a credential is sent there": "{} 必须以 https 开头：凭据会发送到该地址",
    "limits: there is no platform {}; there are: {}": "limits：没有平台 {}；可用平台：{}",
    "limits: of a platform title and content are limited, by a number that is not negative": "limits：平台只限制 title 和 content，取值为非负数",
    "The token endpoint has to be an https URL.": "令牌端点必须是 https URL。",
    "A credential is named by reference: {} The secret itself does not belong here.": "凭据须以引用书写：{} 不要写入机密本身。",
    "The secret under {} is not one line of printable ASCII.": "{} 处的机密不是一行可打印的 ASCII 字符。",
    "There is no secret under {}.": "{} 处没有机密。",
    "The file under {} cannot be read.": "无法读取 {} 处的文件。",
    "keyring: references need the keyring package ({}).": "keyring: 引用需要 keyring 包（{}）。",
    "The keyring under {} cannot be read.": "无法读取 {} 处的密钥环。",
    # what msgspec says of a document
    "{} - at `{}`": "{}（位于 `{}`）",
    "Expected `{}`, got `{}`": "应为 `{}`，实为 `{}`",
    "Expected `{}` {}": "应为 `{}` {}",
    "Invalid enum value {}": "不接受取值 {}",
    "Object contains unknown field `{}`": "含有未知字段 `{}`",
    "Object missing required field `{}`": "缺少字段 `{}`",
}


class ReasonTable:
    """Templates in English with their translations. ``{}`` takes the next part of the text, ``{2}`` the second one.

    In a translation, ``{name}`` with a letter is literal. A template is compared with the whole text; the first one
    that fits counts.
    """

    def __init__(self, translations: dict[str, str]) -> None:
        self._translations = translations
        self._patterns: list[tuple[re.Pattern[str], str]] = []

    def find(self, reason: str, translate: Callable[[str], str]) -> str | None:
        """Return the translation, with its parts translated by ``translate``; None if no template fits."""
        plain = self._translations.get(reason)
        if plain is not None:
            return plain
        if not self._patterns:  # compiled by the first text that is not in the table as it stands
            self._patterns = [(_compile_template(form), said) for form, said in self._translations.items()]
        for pattern, said in self._patterns:
            match = pattern.fullmatch(reason)
            if match is not None:
                return _fill_parts(said, [translate(part) for part in match.groups()])
        return None


def translate_reason(reason: str) -> str:
    """The reason in Chinese; one that is not known stays as it is."""
    found = _TABLE.find(reason, translate_reason)
    return reason if found is None else found


def _compile_template(form: str) -> re.Pattern[str]:
    return re.compile(re.escape(form).replace(r"\{\}", "(.+?)"), re.DOTALL)


def _fill_parts(said: str, parts: list[str]) -> str:
    rest = iter(parts)
    return _PLACEHOLDER_PATTERN.sub(lambda place: parts[int(place[1]) - 1] if place[1] else next(rest), said)


_PLACEHOLDER_PATTERN: Final = re.compile(r"\{(\d?)\}")
_TABLE: Final = ReasonTable(_TRANSLATIONS)
