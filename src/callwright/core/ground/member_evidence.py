"""Evidence in the user's words for a member of an enum: its name, another word for it, or the words of its description. Pure.

A member is a code word of the schema; people use other words for it: ``viewer`` is "he only looks at it", ``overnight`` is "tomorrow" and
``sick`` is 发烧. The table contains closed, everyday sets; other words come from the descriptions in the schema ("viewer: can only read").
A word is evidence of a member only if the schema offers that member, so that ambiguous words do no harm.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from callwright.core.ground.lexicon import SYNONYMS
from callwright.core.ground.number_mentions import TextSpan
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.tool_keywords import ToolParameter
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import COMMON_STEMS, extract_content_stems, fold_text, split_words

_MEMBER_LINES = (
    # names of the member in schemas ; what people say
    "on|enabled|enable|开|打开|开启 ; on|turn on|switch on|enable|打开|开启|开着|开一下|开灯|点亮|启用",
    "off|disabled|disable|关|关闭|关掉 ; off|turn off|switch off|kill|disable|关闭|关掉|关了|关上|关一下|关灯|熄|停用|禁用",
    "open|opened|打开 ; open|up|raise|打开|拉开|开着|升起", "closed|close|shut|关闭|关上 ; closed|close|shut|down|lower|关闭|关上|关了|拉上|合上|放下",
    "viewer|read|reader|readonly|read only|view|guest|只读|查看|访客 ; viewer|read only|readonly|only read|just read|look at|looks at|looking at|only see|just see|can see|view only|only view|look around|browse|只读|只看|只能看|只让.{0,3}看|查看|能看|看看就行|看就行|看报表|浏览",
    "editor|edit|write|writer|contributor|编辑|读写|可编辑 ; editor|edit|edits|change|changes|modify|write|write access|can work on|编辑|修改|能改|可改|可写|改文档|改内容",
    "admin|administrator|owner|superuser|管理|管理员|所有者 ; admin|administrator|owner|everything|full access|full rights|all rights|all permissions|runs the place|runs everything|in charge|manages? (?:the|all|every)\\w*|管理|管理员|全部权限|所有权限|最高权限|什么都能|负责人",
    "production|prod|live|生产|生产环境|正式 ; production|prod|live|生产|线上|正式", "staging|stage|uat|preprod|预发|预发布|灰度 ; staging|stage|uat|preprod|pre prod|预发|灰度",
    "test|testing|qa|测试 ; testing|test environment|test system|on test|to test|qa|测试环境|测试服|测试上|发测试|到测试", "development|dev|开发 ; development|dev|开发环境|开发服",
    "annual|vacation|holiday|pto|annual leave|年假|休假 ; annual|vacation|holiday|holidays|pto|days off|年假|休假|度假", "sick|sick leave|medical|病假 ; sick|ill|flu|fever|unwell|under the weather|poorly|病假|生病|发烧|感冒|不舒服|住院",
    "personal|personal leave|compassionate|事假 ; personal|family matter|private matter|事假|有点事|有事|私事", "unpaid ; unpaid|without pay|不带薪|无薪",
    "card|credit card|debit card|信用卡|银行卡 ; card|credit card|visa|mastercard|信用卡|银行卡|刷卡", "bank transfer|wire|sepa|ach|银行转账 ; bank transfer|wire|sepa|iban|银行转账|对公", "cash|现金 ; cash|现金", "paypal ; paypal", "wechat|wechat pay|微信|微信支付 ; wechat|微信", "alipay|支付宝 ; alipay|支付宝",
    "one way|oneway|单程 ; one way|oneway|single ticket|only there|no return|单程", "round trip|roundtrip|return|往返 ; round trip|return ticket|return flight|there and back|and back|往返|来回",
    "economy|coach|经济舱 ; economy|coach|经济舱", "business|business class|商务舱|商务座 ; business|商务舱|商务座|商务", "first|first class|头等舱 ; first class|first|头等舱|头等",
    "urgent|critical|blocker|emergency|紧急|加急|特急 ; urgent|urgently|critical|emergency|asap|immediately|right away|on fire|blocker|紧急|赶紧|马上|立刻|加急|十万火急", "high|高 ; high|important|高优|优先级高|高优先", "low|低 ; low|no rush|not urgent|whenever|不急|低优|优先级低|低优先", "medium|normal|中|普通|一般 ; medium|normal|普通|一般|中等",
    "sms|text|短信 ; sms|text|text message|短信", "email|mail|邮件 ; email|e mail|mail|邮件|邮箱", "phone|call|voice|电话 ; phone|call|ring|电话", "push ; push|推送",
    "xlsx|xls|excel ; excel|spreadsheet|xlsx|excel 表|电子表格", "pdf ; pdf", "csv ; csv|comma separated", "docx|word ; word|docx",
    "heat|heating|制热|暖风 ; heat|heating|warm|warmer|制热|暖风|开暖|调暖", "cool|cooling|制冷|冷风 ; cool|cooling|cooler|制冷|冷气|冷风", "dry|dehumidify|除湿 ; dry|dehumidify|除湿|潮", "auto|automatic|自动 ; auto|automatic|automatically|自动",
    "single|单人间|单人房 ; single|单人", "double|大床房|双人房 ; double|大床|双人", "twin|标间|双床房 ; twin|two beds|标间|双床",
    "small|小|小杯 ; small|小份|小杯|小号", "large|big|大|大杯 ; large|big|大份|大杯|大号",
    "damaged|defective|broken|faulty|quality|质量问题|损坏|破损 ; damaged|defective|broken|faulty|broke|cracked|smashed|torn|does ?n.?t work|质量|坏了|坏的|就坏|碎|破|裂|开胶|掉色", "wrong item|wrong|incorrect|发错货|发错 ; wrong|not what i ordered|i ordered|发错|寄错|发成|不是我要|我要的是", "changed mind|unwanted|no longer needed|not needed|不想要了|不喜欢 ; changed my mind|don.?t want|don.?t need|no longer need|不想要|不要了|不需要|不喜欢|用不上",
    "express|fast|priority|特快|加急 ; express|fast|faster|加急|特快|快点", "overnight|next day|次日达 ; overnight|next day|tomorrow|by tomorrow|次日|明天到|隔天",
    "morning|am|上午|早上 ; morning|上午|早上", "afternoon|pm|下午 ; afternoon|下午", "evening|night|晚上 ; evening|tonight|at night|晚上|傍晚|今晚",
    "private|私密|私有 ; private|privately|only me|私密|私有|仅自己|不公开", "public|公开 ; public|publicly|everyone|公开|所有人",
    "approve|approved|accept|同意|批准|通过 ; approve|approved|accept|fine by me|同意|批准|通过|准了|批了", "reject|rejected|decline|deny|拒绝|驳回|不同意 ; reject|decline|deny|turn (?:it|them|him|her|this) down|拒绝|驳回|打回|不同意|不批",
    "in progress|doing|started|进行中|处理中 ; in progress|working on|work on|started|on it|进行中|处理中|在弄|在做|正在", "resolved|done|fixed|completed|complete|finished|已解决|已完成|完成 ; resolved|done|fixed|solved|completed|finished|解决|修好|完成|弄好|做完", "pending|waiting|待处理 ; pending|waiting|待处理|等",
    "daily|day|每天 ; daily|every day|each day|per day|每天|每日|天天", "weekly|week|每周 ; weekly|every week|each week|per week|每周|每星期|一周一次", "monthly|month|每月 ; monthly|every month|each month|per month|每月|每个月", "yearly|annually|year|每年 ; yearly|annually|every year|per year|每年",
    "increase|raise|up|增加|调高|上调 ; increase|raise|up|more|higher|louder|增加|调高|上调|调大|加", "decrease|lower|reduce|down|减少|调低|下调 ; decrease|lower|reduce|down|less|quieter|减少|调低|下调|调小|减",
    "buy|买入|买 ; buy|purchase|买入|买", "sell|卖出|卖 ; sell|卖出|卖掉|卖|清仓", "deposit|存入 ; deposit|pay in|存", "withdraw|取出 ; withdraw|take out|取",
    "walking|walk|步行 ; walk|walking|on foot|步行|走路|走着", "driving|drive|car|驾车 ; drive|driving|by car|开车|驾车|自驾", "transit|public transport|公交 ; transit|public transport|bus|train|tram|subway|公交|地铁|坐车", "cycling|bicycling|bike|骑行 ; cycle|cycling|bike|by bike|骑车|骑行|单车",
    "delivery|外卖|配送 ; delivery|deliver|delivered|外卖|送来|配送|送到", "pickup|takeaway|自取|自提 ; pickup|pick up|pick it up|takeaway|take away|to go|自取|自提", "dine in|堂食 ; dine in|eat in|堂食|在店里吃|店里吃",
    "immediately|immediate|right now|立即|马上 ; immediately|right now|right away|at once|straight away|立刻|立即|马上|现在就|即刻",
    "end of period|period end|at period end|end of term|到期 ; end of the (?:period|month|term|year|contract)|run out|runs out|i paid for|到期|期满",
    "low|minor|lowest|低 ; no rush|not urgent|no hurry|whenever you|low priority|lowest|不急|不着急|有空再|优先级低|调低|最低",
    "standard|normal|regular|普通|标准 ; standard|normal|regular|cheapest way|usual way|普通|平邮|标准", "express|特快 ; as soon as possible|quickly|尽快|尽早|越快越好|走加急", "overnight|same day|当日达 ; as fast as|fastest|as quickly as|最快|当天到",
    "vegetarian|veggie|素食 ; vegetarian|veggie|no meat|not eat meat|n.?t eat meat|without meat|meat free|素食|吃素|素的|不吃肉", "vegan|纯素 ; vegan|plant based|纯素|全素", "halal|清真 ; halal|muslim|清真", "kosher ; kosher",
    "gluten free|无麸质 ; gluten|coeliac|celiac|无麸质|麸质", "window|靠窗 ; window|look out|靠窗|窗边", "aisle|靠过道|过道 ; aisle|过道|走道",
    "female|f|woman|女 ; female|woman|girl|she|her|daughter|sister|wife|mother|女", "male|m|man|男 ; male|man|boy|he|his|him|son|brother|husband|father|男|儿子|爸",
    "not planned|wont fix|rejected|不修复 ; won.?t do|won.?t fix|will not (?:do|fix)|not going to|不做了|不修|不打算", "duplicate|重复 ; duplicate|same as|already reported|重复",
    "price asc|price low|cheapest|价格升序 ; cheapest|cheap(?:er)? first|lowest price|low to high|便宜|价格低|低到高", "price desc|价格降序 ; most expensive|expensive first|highest price|high to low|高到低",
    "newest|latest|recent|date desc|最新 ; newest|latest|most recent|new ones first|最新|新的在前|按时间倒", "oldest|date asc|最早 ; oldest|earliest first|最早|旧的在前", "rating|top rated|评分 ; best rated|by rating|highest rated|top rated|best reviews|评分|好评",
    "income|收入 ; earned|salary|got paid|received|工资|收入|到账|收到", "expense|支出 ; spent|cost me|paid for|bought|花了|支出|买了",
    "food|groceries|dining|餐饮 ; lunch|dinner|breakfast|groceries|supermarket|restaurant|coffee|pizza|吃饭|午饭|晚饭|早饭|买菜|外卖|聚餐|奶茶", "transport|transportation|travel|交通 ; taxi|cab|bus|train|uber|fuel|petrol|parking|打车|地铁|公交|加油|停车|高铁|机票",
    "entertainment|娱乐 ; movie|movies|cinema|concert|game|theatre|电影|演唱会|游戏|门票", "health|medical|医疗 ; doctor|pharmacy|medicine|dentist|hospital|看病|买药|医院|牙医|体检", "housing|rent|住房 ; rent|landlord|mortgage|房租|房贷|物业",
    "utilities|水电 ; electricity|water bill|gas bill|internet bill|power bill|水电|电费|水费|网费|燃气", "shopping|购物 ; clothes|shoes|jacket|dress|衣服|鞋|裙子",
    "beginner|novice|初级|入门 ; beginner|never done|never tried|new to|first time|初学|零基础|没学过|新手|入门", "advanced|expert|高级 ; advanced|expert|for years|高级|很熟|熟练",
    "medium|中|中杯|中号 ; medium|mid size|中杯|中号|中份", "extra large|xl|xlarge|特大 ; extra large|biggest|xl|特大|加大|超大",
    "dark|深色 ; dark|night mode|深色|暗色|夜间模式", "light|浅色 ; light mode|light theme|bright|浅色|亮色",
    "full day|all day|全天 ; whole day|all day|full day|entire day|全天|一整天|整天", "half day|半天 ; half a day|half day|only the (?:morning|afternoon)|半天",
    "hourly|每小时 ; hourly|every hour|each hour|每小时|每个小时", "weekdays|workdays|工作日 ; weekdays|working days|workdays|monday to friday|工作日|周一到周五|上班的日子", "weekends|周末 ; weekends?|周末|双休",
    "once|one time|onetime|单次|一次性 ; just once|only once|one time|single time|only this time|一次性|就这一次|单次",
    "hot|热 ; hot|热的|热饮", "iced|cold|冰 ; iced|ice|cold|冰的|加冰|少冰|凉", "no sugar|sugar free|无糖 ; no sugar|without sugar|unsweetened|无糖|不加糖|不要糖", "less sugar|half sugar|少糖|半糖 ; less sugar|half sugar|少糖|半糖|微糖",
    "mild|微辣 ; mild|not too hot|not too spicy|微辣|少辣|一点点辣", "not spicy|不辣 ; not spicy|no chil|不辣|不要辣|不吃辣|免辣",
    "bug|defect|缺陷 ; bug|crash|crashes|error|does ?n.?t work|broken|报错|崩溃|闪退|打不开|用不了", "feature|feature request|需求 ; feature|would be nice|i wish|option to|希望能|建议增加|需求|能不能加",
    "question|咨询 ; how do i|how can i|question|wondering|怎么|请问|咨询", "complaint|投诉 ; complain|complaint|unacceptable|outrageous|投诉|差评",
    "billing|payment|账单 ; bill|invoice|charged|payment|refund|账单|扣款|扣费|发票|退款", "technical|technical support|技术 ; crash|error|not working|does ?n.?t work|bug|报错|打不开|故障|连不上", "account|账号|账户 ; account|password|log ?in|sign in|账号|密码|登录",
    "shipping|logistics|物流 ; parcel|delivery|shipping|shipment|package|courier|快递|物流|包裹|派送",
    "economy|coach|经济舱 ; cheapest (?:seat|ticket|fare|class)|最便宜的?(?:座|票|舱)", "family|家庭 ; family|家庭", "office|study|书房 ; study|office|home office|den|书房|办公室", "bedroom|卧室 ; bedroom|主卧|次卧|卧室", "living|living room|lounge|客厅 ; living room|lounge|sitting room|客厅",
    "p1|p0 ; top priority|highest priority|most urgent|sev ?1|最高优先级?|优先级最高", "p4|p5 ; lowest priority|bottom priority|最低优先级?|优先级最低", "above|over|greater|greater than|gt|高于 ; above|over|exceeds?|rises?|goes up|climbs?|reaches|涨破|涨到|突破|升破|超过|高于|涨过", "below|under|less|less than|lt|低于 ; below|under|drops?|falls?|goes down|dips?|跌破|跌到|跌至|低于|降到|跌穿",
    "spouse|wife|husband|配偶 ; wife|husband|spouse|partner|老婆|媳妇|妻子|太太|老公|丈夫|爱人", "child|son|daughter|子女 ; son|daughter|child|kid|kids|儿子|女儿|闺女|孩子|娃", "parent|mother|father|父母 ; mother|father|mum|mom|dad|parents?|爸|妈|父亲|母亲|爹|爸妈", "self|本人 ; myself|me|本人|我自己|我本人",
    "left|左 ; left|左", "right|右 ; right|右", "metric|公制 ; metric|celsius|公制|摄氏", "imperial|英制 ; imperial|fahrenheit|英制|华氏",
)  # fmt: skip

_HAN_SUFFIX = re.compile("(?:座|舱|间|房|环境|方式|服务|客服|模式|原因|问题)$")
_MIN_SAID_STEM = 3
_MAX_MEMBERS = 60
_MAX_DESCRIPTION_CHARS = 2_000


def _fold_name(name: str) -> str:
    """Return a member's name as words."""
    return " ".join(re.sub(r"(?<=[a-z])(?=[A-Z])|[_\-/]+", " ", name).split()).lower()


def _build_phrases() -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = {}
    for line in _MEMBER_LINES:
        names, phrases = (part.strip().split("|") for part in line.split(" ; "))
        for name in names:
            table[name] = table.get(name, ()) + tuple(phrases)
    return table


_PHRASES = _build_phrases()


class MemberCue(Struct, frozen=True):
    """How a member is recognised: a pattern of its names, whether weaker words count too, and the stems of its description.

    Attributes:
        named: Its name and what people say for it.
        hinted: A single character of its name, which is too short to speak against another member.
        described: The words that only its own description has.
    """

    named: ScriptPattern
    hinted: ScriptPattern | None
    described: frozenset[str]


class MemberMention(Struct, frozen=True):
    """Where a member was last mentioned: its clause, and the place there."""

    clause: UserClause
    place: TextSpan


def list_members(parameter: ToolParameter) -> list[str]:
    """Return the texts that the enum of an argument offers; none for other arguments."""
    return parameter.members[:_MAX_MEMBERS]


@lru_cache(1_024)
def build_cues(members: tuple[str, ...], description: str) -> dict[str, MemberCue]:
    """Return member → the cue that recognises it in the user's words."""
    described = _split_description(members, fold_text(description[:_MAX_DESCRIPTION_CHARS]))
    return {member: _build_cue(member, described.get(member, frozenset())) for member in members}


def _build_cue(member: str, described: frozenset[str]) -> MemberCue:
    name = _fold_name(member)
    phrases = [*(re.escape(one) for one in (name, *SYNONYMS.get(name, ()))), *_PHRASES.get(name, ())]
    if not name.isascii():
        phrases.append(re.escape(_HAN_SUFFIX.sub("", name)))
    plain = [one.replace(r"\ ", r"[ _-]?") for one in dict.fromkeys(phrases) if one.isascii()]
    han = [one for one in dict.fromkeys(phrases) if not one.isascii() and len(one) > 1]
    inflected = [rf"{plain[0]}(?:s|es|d|ed|ing|ly|ally)?", *plain[1:]] if plain else []
    parts = [rf"\b(?:{'|'.join(inflected)})\b"] if inflected else []
    single = [one for one in phrases if not one.isascii() and len(one) == 1]
    return MemberCue(
        ScriptPattern("|".join([*parts, *han]) or r"(?!)"),
        ScriptPattern("|".join(single)) if single else None,
        described,
    )


def _split_description(members: tuple[str, ...], described: str) -> dict[str, frozenset[str]]:
    """Return member → the words that stand behind its name in a description and behind no other member's."""
    found = sorted((at, one) for one in members if (at := described.find(fold_text(one))) >= 0)
    if len(found) < len(members):
        return {}
    ends = [at for at, _ in found[1:]] + [len(described)]
    words = {
        member: frozenset(
            one
            for one in (
                *extract_content_stems(described[at + len(member) : end]),
                *(split_words(described[at + len(member) : end]) if not described.isascii() else ()),
            )
            if (len(one) >= _MIN_SAID_STEM or (not one.isascii() and len(one) > 1)) and not one.isdigit()
        )
        for (at, member), end in zip(found, ends, strict=True)
    }
    return {
        member: own.difference(*(others for other, others in words.items() if other != member)) - COMMON_STEMS
        for member, own in words.items()
    }


def find_said_place(cue: MemberCue, text: str, stems: "frozenset[str] | dict[str, str]") -> TextSpan | None:
    """Return where a text says a member by any of its words, or None; (0, 0) for words of its description."""
    match = cue.named.search(text) or (cue.hinted.search(text) if cue.hinted else None)
    if match:
        return match.span()
    return (
        (0, 0) if any(one in stems or (not one.isascii() and one in text) for one in cue.described) else None
    )


def find_last_mentions(
    cues: dict[str, MemberCue], clauses: Sequence[UserClause], *, stem_sets: Sequence[frozenset[str]]
) -> dict[str, MemberMention]:
    """Return member → its last mention that the clause does not reject, by its names or by all words of its description."""
    found: dict[str, MemberMention] = {}
    for member, cue in cues.items():
        for clause, stems in zip(reversed(clauses), reversed(stem_sets), strict=True):
            place = next(_iter_affirmed(cue, clause), None) or _find_described(cue, clause, stems)
            if place is not None:
                found[member] = MemberMention(clause, place)
                break
    return found


def _iter_affirmed(cue: MemberCue, clause: UserClause) -> Iterator[TextSpan]:
    for match in cue.named.finditer(clause.text):
        if not clause.rejects_span(*match.span()):
            yield match.span()


def _find_described(cue: MemberCue, clause: UserClause, stems: frozenset[str]) -> TextSpan | None:
    if not cue.described or clause.negated_at >= 0:
        return None
    plain = [one for one in cue.described if one.isascii()]
    if plain and all(one in stems for one in plain):
        return 0, 0
    return (0, 0) if any(one in clause.text for one in cue.described if not one.isascii()) else None
