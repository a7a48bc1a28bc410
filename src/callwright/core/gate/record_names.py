"""What people call a person whom a record has by the full name: Bob for Robert, 张总 for 张伟. Pure."""

import re
from functools import lru_cache
from typing import Final

_NICKNAME_LINES: Final = (
    "robert|bob|bobby|robbie", "william|billy|liam", "richard|rick|dick|richie", "james|jim|jimmy|jamie", "john|jack|johnny", "jonathan|jon|johnny", "michael|mike|mick|mikey", "thomas|tom|tommy",
    "daniel|dan|danny", "david|dave|davy", "matthew|matt", "christopher|chris", "nicholas|nick|nicky", "anthony|tony", "edward|ed|eddie|ted|ned", "theodore|ted|teddy|theo", "joseph|joe|joey", "samuel|sam|sammy", "samantha|sam",
    "benjamin|ben|benny", "andrew|andy", "alexander|alex|sasha|xander", "alexandra|alex|sasha|sandra", "stephen|steve", "steven|steve", "peter|pete", "patrick|paddy", "patricia|patty|trish", "gregory|greg", "kenneth|ken|kenny",
    "charles|charlie", "frederick|fred|freddie", "lawrence|larry", "leonard|leo|len", "ronald|ron|ronnie", "timothy|tim", "vincent|vince", "zachary|zach", "elizabeth|liz|beth|lizzie|betty|eliza", "katherine|kate|kathy|katie",
    "catherine|kate|cathy|cate", "margaret|maggie|meg|peggy|greta", "jennifer|jen|jenny", "jessica|jess|jessie", "rebecca|becky|becca", "susan|susie", "deborah|deb|debbie", "barbara|barb", "victoria|vicky|tori", "christina|chris|tina",
    "christine|chris|tina", "kimberly|kim", "pamela|pam", "natalie|nat", "nathaniel|nate|nat", "jacob|jake", "joshua|josh", "maximilian|max", "isabella|bella|izzy", "gabriella|gabby", "abigail|abby", "amanda", "dorothy|dottie",
)  # fmt: skip


"""First names and what they are cut to, without words that mean something else as often: will, bill, sue."""


@lru_cache(1)
def _build_full_names() -> dict[str, frozenset[str]]:
    table: dict[str, set[str]] = {}
    for line in _NICKNAME_LINES:
        full, *short = line.split("|")
        for one in short:
            table.setdefault(one, set()).add(full)
    return {short: frozenset(full) for short, full in table.items()}


def list_full_names(word: str) -> frozenset[str]:
    """Return the first names that a folded word is short for: robert for bob."""
    return _build_full_names().get(word, frozenset())


_TITLED: Final = re.compile(
    r"([\u4e00-\u9fff])(?:总(?!共|计|额|是|的|体|结|部)|经理|老师|医生|大夫|主任|工(?!作|资|单|程|厂|具|时|号)|哥|姐|师傅|教授|律师|书记|校长|院长|处长|局长|部长|科长|老板|董(?!事)|博士|先生|女士|小姐)|[小老]([\u4e00-\u9fff])"
)
_SURNAMES: Final = frozenset(
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖萧田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤葛康施牛洪温樊殷章庄柳祝"
)
_MIN_NAME, _MAX_NAME = 2, 3


def list_surnames(text: str) -> frozenset[str]:
    """Return the surnames by which a folded Chinese text names people: 张 in 跟张总说, 周 in 小周."""
    if text.isascii():
        return frozenset()
    return frozenset(
        one for match in _TITLED.finditer(text) for one in match.groups() if one and one in _SURNAMES
    )


def get_surname(name: str) -> str | None:
    """Return the surname of a Chinese person's name; None for another text."""
    return (
        name[0]
        if _MIN_NAME <= len(name) <= _MAX_NAME and name[0] in _SURNAMES and not name.isascii()
        else None
    )
