"""The grammar of the injection guard: which combinations of parts are an order to a model, as one table of patterns over letters.

The letters are those of ``speech_act_lexicon``, and besides: ``L`` a tool's or command's name, ``0`` a number, ``x`` any other word,
``/`` the end of a sentence, ``;`` of a line or field, and the signs ``, : ( ) " < > @ | -``. A rule says what a text does (addresses a
machine and orders it, hides something from the user, sets instructions aside), never how a known attack is worded.
"""

import re
from typing import Final

from msgspec import Struct

from callwright.core.guard.instruction_phrases import INSTRUCTION_PHRASES
from callwright.core.guard.output_phrases import OUTPUT_PHRASES
from callwright.core.guard.reader_phrases import READER_PHRASES
from callwright.core.guard.speech_act_phrases import PHRASES, EvidenceKind, TextRule
from callwright.core.text.late_pattern import compile_late


class SpeechActRule(Struct, frozen=True):
    """One combination. ``needs``: groups of parts; the rule is tried where one of each group is present."""

    name: str
    kind: EvidenceKind
    pattern: re.Pattern[str]
    weight: float
    needs: tuple[str, ...]
    supporting: bool = False
    """It counts only beside another: ordinary text asks people to do or not to mention things, too."""

    unless: re.Pattern[str] | None = None
    """A match does not count where this pattern matches its sentence up to the end of the match."""


_MIN_LEADING_WEIGHT: Final = 1


def _rule(
    name: str, kind: EvidenceKind, weight: float, needs: str, pattern: str, unless: str = ""
) -> SpeechActRule:
    supporting = kind in {"act", "excuse"} or weight < _MIN_LEADING_WEIGHT
    described = compile_late(unless) if unless else None
    return SpeechActRule(
        name, kind, compile_late(pattern), weight, tuple(needs.split()), supporting, described
    )


# fmt: off
_START = r"(?:^|(?<=[/;,:(\"<>@|0-]))"
_MACHINE = r"(?:[xS]?A[xBJ]{0,2}|[xSIt]{0,2}J{1,2}[xuU]?B|J{1,2}(?=R))"
_IMPERATIVE = r"(?:(?:(?<=[/;,:(\"<>|\-pMN])|(?<=&)|(?<=Mt)|(?<=^))[VWOIi]|a[^/,;]{0,12}V)"
_WISH = rf"(?:{_IMPERATIVE}|p[^/]{{0,8}}[VWRO]|[NC][^/]{{0,2}}[HWV]|M[tx]{{0,2}}[^/,;]{{0,6}}[VWOH])"

_DESCRIBED: Final = r"(?:^|[/;,:(\"])x?I[QxM&Z]{0,7}O[;x]{0,2}P[;x]{0,2}I$|Qx{1,2}OJx{1,3}P[;x]{0,2}I$|Hx{1,2}tO[^/,;]{0,6}I$"
"""Another person sets aside: rules in general ("later rules override previous rules"), a thing whose work is told of ("requests that the
server abandon processing of the current command"), or somebody who was told to ("you told us to ignore all earlier instructions"). What
*these* rules or *all* previous ones do is an order all the same."""

RULES: Final = (
    # --- a machine is addressed and ordered
    _rule("machine_addressed", "address", 2, "AJ", _START + r"[xQtYp&]{0,2}" + _MACHINE + r"[xBITRY]{0,3}[,:;(\-|][^/=)]{0,14}?(?:" + _WISH + "|Y[VW])"),
    _rule("machine_named_before", "address", 1.8, "AJ", _START + r"[xQtYp&]{0,2}" + _MACHINE + r"[xBITRY]{0,3}/[^/=)]{0,14}?(?:" + _WISH + "|Y[VW])"),
    _rule("machine_ordered", "address", 1.6, "AJ", r"(?:^|[/;,:(\"<>QptxS\-0@|])" + _MACHINE + r"[^/,;|]{0,12}?(?:(?<![Nn])M[tx]{0,2}[^/,;|]{0,8}?[VWOH]|p[^/|]{0,14}?[VWO]|(?<!n)(?<!nM)a[^/,;|]{0,12}V)"),
    _rule("machine_reader_ordered", "address", 2, "AJB R", r"(?:A[^/,;]{0,5}R|JB[^/,;]{0,5}R|BQ?[Yx]?R[xPY]|[Qp][^/,;]{0,4}R[^/;,]{0,8}(?:A|JB|Q?B)|R[^/;,]{0,4}Q?(?:A|JB))[^/]{0,18}?" + _WISH),
    _rule("machine_reader", "address", 1.4, "AJB R", r"[tpx](?:A|JB)[^/,;]{0,2}R[^/,;]{0,6}[:,]|p[^/;,]{0,8}R[^/;,]{0,6}A[:,]|BQR[xP]|pxQ?V[^/,;:]{0,6}A:"),
    _rule("read_by_helper", "address", 1.1, "B R", r"RQ?[^/,;|]{0,5}xB|BR[xPYS]"),
    _rule("reader_is_machine", "address", 2, "Q AJ", r"Q[^/,;\-(<>\"]{0,8}(?:A|J+x?B)[^/,;\-<>]{0,5}[,:][^/]{0,8}?(?:M|p|" + _IMPERATIVE + r")"),
    _rule("processing_person", "address", 1.6, "Q R AJB", r"Q[^/]{0,2}R[^/H]{0,6}[AJB](?:[^/]{0,4}[Mpa][^/]{0,3}[VW]|B?[,:;][^/,]{0,3}[VW])"),
    _rule("you_who_read", "address", 1.2, "Q Y R", r"[Qb]xY?M?R[^/]{0,14}?" + _WISH + r"|QYR[^/]{0,14}[VWM]|YMR[^/]{0,8}?" + _WISH),
    _rule("while_reading_say", "address", 1.2, "R HWV", r"[Qb]R[^/,;|]{0,5},[^/|]{0,3}[HWV][^/|]{0,3}U|R[^/,;|]{0,4}Qp?[HW]|bRx{0,2}V"),
    _rule("when_the_user_asks", "address", 1.2, "Q Uu H W", r"Q[Uu]H[^/,;]{0,6},[^/]{0,4}W"),
    _rule("helper_addressed", "address", 1, "B", _START + r"(?:[xt&Qp]{0,2}xB[x0]?[,:]p|x?B(?=N[HW])|[t&Qp]{0,2}B[x0]?[,:]|B[^/;,:|]{0,3}:|@[xB]?B|[xQt]{1,3}B[^/,;:(\"=|]{0,4}[,:])(?!\(?[VWHLxBAS]?[,=)])[^/;|]{0,12}?(?:" + _WISH + r"|[pMN][^/]{0,6}[VWH]|(?<=,)[xY&]?V)"),
    _rule("helper_asked", "address", 1.3, "B p", r"(?:^|[/;,:(\"<>@-])[xQYt]{0,3}pB[^/]{0,12}?[VWRO]|p[^/,]{0,3}B[^/]{0,10}?[VWO]"),
    _rule("helper_obliged", "address", 0.9, "B M", r"(?:x?B)[^/,;]{0,5}MN?[tx&]{0,2}[VWOH]"),
    # --- something is hidden from the person
    _rule("hidden_from_user", "conceal", 1.5, "NCn HWR U", r"[NCn][^/,]{0,3}[HWR][^/,]{0,3}U|U[^/,]{0,3}[Nn][^/,]{0,4}H|[Nn][^/]{0,2}U[^/,]{0,3}[HM]|C[^/,]{0,3}U|UH[^/,]{0,2}[Nn]"),
    _rule("hidden_from_customer", "conceal", 0.9, "NCn HWR u", r"[NCn][^/,]{0,3}[HWR][^/,]{0,3}u|u[^/,]{0,3}[Nn][^/,]{0,4}H|[Nn][^/]{0,2}u[^/,]{0,3}[HM]|C[^/,]{0,3}u"),
    _rule("not_to_be_mentioned", "conceal", 0.8, "NC HWC", r"N[^/,;|]{0,2}[HW]|C"),
    _rule("no_approval_needed", "conceal", 0.8, "NOn HGM", r"N[^/,;|]{0,2}[HG]|n[HG]|NM"),
    _rule("confirmation_skipped", "conceal", 1.2, "O H", r"(?:^|[/;,:x&])O[^/,;]{0,2}H"),
    # --- instructions are set aside
    _rule("instructions_set_aside", "override", 3, "O I PYbKF", r"O[^/]{0,4}?[PYbKF][^/]{0,4}?I", _DESCRIBED),
    # A word with a colon is a label: the name of an option or a column.
    _rule("rules_set_aside", "override", 1.3, "O Ii", r"(?:^|[/;,:(\"<>p&])O(?!:)[^/,;]{0,3}[Ii]", _DESCRIBED),
    _rule("rules_void", "override", 2, "X IP", r"[PYbK][^/,;|]{0,6}I[^/,;|]{0,4}X|I[^/,;|]{0,4}P[^/,;|]{0,2}X"),
    _rule("said_to_be_void", "override", 1.0, "X IP", r"I[^/,;|]{0,4}X|P[^/,;|]{0,8}X"),
    _rule("rules_do_not_apply", "override", 1.2, "P I Nn", r"P[^/,;]{0,2}I[^/,;]{0,2}[Nn]"),
    _rule("task_set_aside", "override", 1.3, "O Ii", r"(?:^|[/;,:(\"<>\-p&:])O[^/,;]{0,3}[xtYbP]{0,2}[^/,;]{0,4}(?:U[^/,;]{0,4}|P[^/,;]{0,2})[Ii]", _DESCRIBED),
    # --- a new role, a new master
    _rule("unlimited_role", "role", 3, "YAB E", r"(?:Y[^/]{0,8}|[AB][^/,]{0,4})E(?![Uu])|E[^/]{0,8}[AB]|E(?![Uu])[^/]{0,8}Y"),
    _rule("without_limits", "role", 1.6, "AB N I Y", r"Y[^/]{0,10}[AB][^/,]{0,3}N[^/,]{0,1}I"),
    _rule("from_now_on", "role", 1, "Z Y", r"Z[^/]{0,3}Y|Y[^/]{0,5}Z"),
    _rule("user_is_admin", "role", 1, "U K", r"U[^/,;]{0,4}K"),
    _rule("kept_for_later", "role", 1.5, "m Z", r"m[^/]{0,6}Z|Zm|Z[^/]{0,3}m"),
    _rule("system_speaks", "role", 1.1, "K", r"(?:^|[/;:(\"<>|-])x?K[xI]{0,3}(?:[:/>;]|\)[:;]?)(?:[^/;]{0,12}?" + _WISH + r"|[xE]{0,2}I|YM|[^/;]{0,3}O)"),
    _rule("user_speaks", "role", 1.1, "U Nn", r"(?:^|[/;])U:.{0,40}?[Nn][^/,;]{0,2}[HM]"),
    _rule("user_wants_you", "role", 1.2, "U M", r"UM[YB]"),
    _rule("own_instructions", "role", 1.2, "Y Ii", r"(?:Yx?[xP][Ii][^/]{0,2}x?:?t?[VO]|YxIx)"),
    _rule("message_to_machine", "address", 2, "AJ", r"tY,[^/;]{0,3}(?:A|J+B)|x[xt]{1,2}J{0,2}(?:A|JB)B?[:,](?:" + _WISH + ")"),
    _rule("todo_for_reader", "role", 1, "d V", r"d[:-]+(?:V|W)"),
    _rule("before_other_tools", "role", 1.5, "b T P", r"b[^/,;]{0,2}[PQ]{1,2}T|[PQ]{1,3}T[^/,;]{0,2}[bP]"),
    # --- what is to be done
    _rule("secret_sent", "act", 1, "V S D", r"V[^/]{0,14}S[^/]{0,16}D|V[^/]{0,12}D[^/]{0,12}S|S[^/]{0,14}V[^/]{0,2}D"),
    _rule("sent_away", "act", 0.8, "V D", r"V[^/]{0,14}D"),
    _rule("tool_to_call", "act", 0.7, "L V", r"V[^/]{0,4}L"),
    _rule("secret_touched", "act", 0.7, "V S", r"V[^/]{0,14}S|S[^/]{0,6}V"),
    _rule("destination_given", "act", 0.7, "m D", r"m[^/]{0,24}D"),
    _rule("answer_dictated", "act", 0.7, "& W", r"&[^/]{0,2}W|V&x?W"),
    _rule("act_asked_of_it", "act", 0.9, "AB V", r"(?:^|[/;(])[xQt]{0,2}B,[xY&p]{0,2}V|[tQ][xY]{0,3}[AB][^/;,:]{0,6}:[xY&p]{0,2}V"),
    _rule("answer_asked_of_it", "answer", 0.85, "AB W", r"B[x0]{0,2},[xY&p]{0,2}W|A[xB0]{0,2}[,:][xY&p]{0,2}W"),
    # --- why it would be all right
    _rule("before_the_answer", "excuse", 0.8, "b Y", r"b[^/,;]{0,1}Y[^/,;]{0,4}[VWR]"),
    _rule("said_to_be_agreed", "excuse", 0.8, "Uu G", r"[Uu][^/,;]{0,4}G"),
)
"""All rules."""

TAGS: Final = (
    TextRule("before_your_task", "role", 2.0, r"(?i)\b(?:before|after) (?:that )?you (?:can |may |could |do that,? you can )?(?:(?:solve|complete|continue|finish|start|begin|proceed)\w*[^.\n]{0,24}\b(?:task|question|goal|job|assignment)|answer\w*[^.\n]{0,24}\b(?:task|goal|job|question I))"),
    TextRule("chat_template", "role", 3.0, r"(?i)(?<!`)<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id)\|?>|\[/?INST\]|<</?SYS>>|(?<!`)</?(?:tool|function)_(?:result|call|response)s?>|</?(?:observation|function_results)>"),
    TextRule("system_tag", "role", 1.4, r"(?i)<(?:information|important|system|admin|instructions?|override|think|developer|assistant)>\s{0,3}[^<\s]|\[(?:system|important|admin|override|developer)[^\]\n]{0,24}\]|【(?:系统|重要|管理员|最高)[^】\n]{0,8}】|#{2,}\s?\(?system\b"),
    TextRule("end_of_data", "role", 1.4, r"\b(?:END|BEGIN|START|NEW|STOP)\b[A-Z ]{0,20}\b(?:DATA|INSTRUCTIONS?|CONTEXT|PROMPT|INPUT|OUTPUT|DOCUMENT)\b"),
    TextRule("reasoning", "role", 1.4, r"(?i)(?:^|\n)\s{0,4}(?:assistant|ai|助手)\s?[:：]\s{0,2}(?:understood|sure|ok|certainly|i will|好的|明白|收到)"),
    TextRule("dangerous_command", "act", 1.0, r"(?i)\bcurl\b[^\n]{0,80}\|\s?(?:ba)?sh\b|\bwget\b[^\n]{0,80}(?:\|\s?(?:ba)?sh\b|&&\s?(?:ba)?sh\b)|\brm -rf?\s|\bDROP TABLE\b|~/\.(?:ssh|aws|netrc|cursor|kube|env)|/etc/(?:passwd|shadow)|\bid_(?:rsa|ed25519)\b|\bchmod 777\b"),
    TextRule("image_beacon", "role", 2.0, r"(?i)!\[[^\]\n]{0,40}\]\(\s?https?://[^\s)]{1,100}[?&][^\s)=]{1,24}=[^\s)]{0,40}[\[{<]"),
    *PHRASES,
    *READER_PHRASES,
    *INSTRUCTION_PHRASES,
    *OUTPUT_PHRASES,
)
"""Patterns over the text itself: phrases, marks of a turn or of a system message, and commands that destroy or disclose."""
# fmt: on
