"""The error table, row by row and word by word (C1, C2, C10)."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.wording import result_messages
from callwright.domain.contract import DeclaredError
from callwright.domain.error_codes import ERRORS, ErrorSpec
from callwright.domain.notices import NOTICES, NoticeSpec
from callwright.domain.result import FieldProblem

HAN = re.compile(r"[\u4e00-\u9fff]")
PLACEHOLDER = re.compile(r"\{(\w+)\}")
KNOWN = {"ago", "handle", "key", "when", "tool", "fields", "detail", "limit", "seconds", "server", "times"}
every_code = pytest.mark.parametrize("row", ERRORS.values(), ids=list(ERRORS))
every_notice = pytest.mark.parametrize("row", NOTICES.values(), ids=list(NOTICES))

# Seed 002 §3.1: is it retried by us, is the model told, and what happens.
CLASSES = [
    ("invalid_arguments", False, {"yes"}, {"retry", "ask_user"}),
    ("permission_denied", False, {"yes", "partly"}, {"stop"}),
    ("approval_required", False, {"no", "partly"}, {"human_review"}),
    ("timeout", True, {"yes"}, {"retry"}),
    ("rate_limited", True, {"yes"}, {"retry"}),
    ("upstream_error", True, {"yes"}, {"retry"}),
    ("partial_success", False, {"yes"}, {"human_review", "ask_user"}),
    ("unsafe_output", False, {"no"}, {"human_review", "stop"}),
]

# Seed 002 §10: what people are told, what is done by itself, and where it is written down.
DECISIONS = [
    ("missing_required_field", "需要补充信息", "ask_user", "trace"),
    ("permission_denied", "无权执行该操作", "stop", "audit"),
    ("approval_expired", "审批已过期", "human_review", "audit"),
    ("timeout", "系统暂时超时", "retry", "trace"),
    ("unsafe_output", "工具返回不安全内容", "human_review", "security"),
    ("idempotency_conflict", "操作状态不确定", "human_review", "audit"),
]


@pytest.mark.promise("C1")
@pytest.mark.parametrize(("code", "retried", "told", "actions"), CLASSES)
def test_a_class_of_errors_behaves_as_seed_002_says(
    code: str, retried: Any, told: set[str], actions: set[str]
) -> None:
    row = ERRORS[code]

    assert row.retried is retried
    assert row.shown in told
    assert result_messages.get_next_action(code) in actions


@pytest.mark.promise("C1")
@pytest.mark.parametrize(("code", "said", "action", "audit"), DECISIONS)
def test_a_decision_of_seed_002_is_kept(code: str, said: str, action: str, audit: str) -> None:
    error = result_messages.build_error(code, locale="zh-CN")

    assert said in error.user_message
    assert result_messages.get_next_action(code) == action
    assert ERRORS[code].audit == audit


@pytest.mark.promise("C1", "C7")
def test_only_the_classes_that_may_pass_by_themselves_are_retried() -> None:
    assert {code for code, row in ERRORS.items() if row.retried} == {
        "timeout",
        "rate_limited",
        "upstream_error",
        "connection_failed",
    }
    assert all(row.retryable for row in ERRORS.values() if row.retried)


@pytest.mark.promise("C1")
def test_an_unknown_outcome_is_never_offered_for_a_retry() -> None:
    row = ERRORS["outcome_unknown"]

    assert (row.retried, row.retryable, row.effect) == (False, False, "unknown")


@pytest.mark.promise("C1")
@every_code
def test_every_code_has_a_status_a_cure_and_words_in_both_languages(row: ErrorSpec) -> None:
    assert 200 <= row.http < 600
    assert row.cure.endswith(".")
    assert row.meaning.endswith(".")
    for chinese in (row.zh, row.meaning_zh):
        assert HAN.search(chinese)
        assert chinese.endswith(("。", "？"))
    for english in (row.meaning, row.model, row.en, row.cure):
        assert not HAN.search(english)


@every_code
def test_a_message_has_the_same_placeholders_in_both_languages(row: ErrorSpec) -> None:
    assert set(PLACEHOLDER.findall(row.en)) == set(PLACEHOLDER.findall(row.zh))
    assert set(PLACEHOLDER.findall(row.model + row.en + row.cure)) <= KNOWN
    assert "{detail}" not in row.cure


@every_notice
def test_a_warning_has_words_for_the_model_and_in_both_languages(row: NoticeSpec) -> None:
    assert HAN.search(row.zh)
    assert not HAN.search(row.model + row.en)
    assert "{" not in result_messages.build_notice(row.code).message
    assert HAN.search(result_messages.build_notice(row.code, "zh-CN").message)
    assert not HAN.search(result_messages.build_notice(row.code, "en").message)


@pytest.mark.promise("C10")
@every_code
def test_no_message_speaks_of_the_inside(row: ErrorSpec) -> None:
    inside = re.compile(
        r"password|token|secret|traceback|stack|exception|sql|select |https?:|localhost", re.IGNORECASE
    )

    assert not inside.search(f"{row.model} {row.en} {row.zh} {row.cure}")


@every_code
@pytest.mark.parametrize("locale", ["en", "zh-CN"])
def test_a_message_without_any_value_still_reads(row: ErrorSpec, locale: Any) -> None:
    error = result_messages.build_error(row.code, locale=locale)

    for said in (error.message, error.user_message, error.suggestion or ""):
        assert not re.search(r"[{}\[\]]|\s[.,;:]|[:：]\s*[.。]|\.\.", said)
        assert said[:1] == said[:1].upper()
    assert bool(HAN.search(error.user_message)) is (locale == "zh-CN")
    assert not HAN.search(error.message)


values = st.dictionaries(
    st.sampled_from([*KNOWN, "detail.zh-CN", "message", "order_id"]), st.text(max_size=300), max_size=4
)


@given(code=st.text() | st.sampled_from(list(ERRORS)), params=values, locale=st.sampled_from(["en", "zh-CN"]))
def test_whatever_the_code_and_the_values_there_is_one_clean_line(
    code: str, params: Any, locale: Any
) -> None:
    error = result_messages.build_error(code, params=params, locale=locale)

    assert error.code == code
    for said in (error.message, error.user_message, error.suggestion or ""):
        assert said.isprintable()
        assert "{tool}" not in said or "{tool}" in "".join(params.values())


@pytest.mark.promise("C10")
def test_a_value_is_cleaned_cut_and_never_read_as_a_template() -> None:
    dirty = "{fields}\r\n\x1b[31m\u202e[{detail}]" + "x" * 500

    said = result_messages.build_error("timeout", params={"tool": dirty, "detail": "leak"}).message

    assert said.startswith("{fields} [31m [{detail}]x")
    assert "…" in said
    assert len(said) < 260


def test_a_refusal_names_the_fields_the_rules_and_what_is_accepted() -> None:
    fields = [
        FieldProblem("/currency", "must be one of the accepted values", ["CNY", "USD", 3], "CNY"),
        FieldProblem("/items/0/amount", "must be at least 1"),
    ]

    error = result_messages.build_error(
        "invalid_arguments", params={"tool": "create_order"}, fields=fields, locale="zh-CN"
    )

    assert error.message == (
        "The arguments of create_order do not meet its contract: currency must be one of the accepted values"
        " (accepted: CNY, USD, 3) (closest: CNY); items.0.amount must be at least 1."
    )
    assert error.user_message == "请求中有些内容不正确：currency、items.0.amount。"
    assert error.fields == fields


@pytest.mark.promise("C2")
def test_a_missing_field_is_asked_for_as_in_seed_002() -> None:
    error = result_messages.build_error(
        "missing_required_field",
        params={"tool": "calendar.create_event"},
        fields=[FieldProblem("/start_time", "is required")],
    )

    assert error.suggestion == "Ask the user for start_time before calling calendar.create_event again."
    assert error.user_message == "More information is needed: start_time."


def test_many_problems_are_counted_rather_than_recited() -> None:
    fields = [FieldProblem(f"/f{n}", "is required") for n in range(9)]

    assert (
        "and 4 more in error.fields"
        in result_messages.build_error("invalid_arguments", fields=fields).message
    )


@pytest.mark.parametrize(
    ("names", "en", "zh"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a、b"),
        (["a", "b", "c"], "a, b and c", "a、b、c"),
    ],
)
def test_a_list_reads_as_its_language_does(names: list[str], en: str, zh: str) -> None:
    assert result_messages.join_names(names) == en
    assert result_messages.join_names(names, "zh-CN") == zh


@pytest.mark.parametrize(
    ("path", "name"), [("", ""), ("/a/0/b", "a.0.b"), ("/a~1b/c~0d", "a/b.c~d"), ("/~01", "~1")]
)
def test_a_pointer_is_named_for_readers(path: str, name: str) -> None:
    assert result_messages.render_field_name(path) == name


def test_english_detail_never_leaks_into_a_chinese_message() -> None:
    english = {"tool": "t", "detail": "amount was read as 2"}
    both = english | {"detail.zh-CN": "数量是否为2"}

    assert (
        result_messages.build_error("low_confidence", params=english, locale="zh-CN").user_message
        == "请确认您的意图。"
    )
    assert (
        result_messages.build_error("low_confidence", params=both, locale="zh-CN").user_message
        == "请确认您的意图：数量是否为2。"
    )
    assert (
        "amount was read as 2"
        in result_messages.build_error("low_confidence", params=both, locale="zh-CN").message
    )


SOLD_OUT = DeclaredError(
    "SOLD_OUT",
    "{sku} is sold out.",
    user_en="It is sold out.",
    user_zh="商品已售罄。",
    suggestion="Offer another one.",
    retryable=True,
)
NO_ORDER = DeclaredError("ORDER_NOT_FOUND", "No such order.")
OWN = {"SOLD_OUT": SOLD_OUT, "ORDER_NOT_FOUND": NO_ORDER}


def test_a_code_of_the_contract_has_the_words_of_the_contract() -> None:
    error = result_messages.build_error("SOLD_OUT", params={"sku": "S1"}, contract_codes=OWN, locale="zh-CN")

    assert (error.type, error.code, error.retryable) == ("state_conflict", "SOLD_OUT", True)
    assert error.message == "S1 is sold out."
    assert error.user_message == "商品已售罄。"
    assert error.suggestion == "Offer another one."
    assert result_messages.get_next_action("SOLD_OUT", OWN) == "ask_user"
    assert result_messages.get_http_status("SOLD_OUT", OWN) == 409


def test_a_code_of_the_contract_without_words_borrows_those_of_its_kind() -> None:
    error = result_messages.build_error("ORDER_NOT_FOUND", contract_codes=OWN, locale="zh-CN")

    assert (error.type, error.user_message) == ("not_found", "未找到相应内容。")
    assert result_messages.get_http_status("ORDER_NOT_FOUND", OWN) == 404


def test_a_code_that_nobody_declared_is_kept_and_means_what_its_name_says() -> None:
    assert (result_messages.build_error("SOLD_OUT").code, result_messages.build_error("SOLD_OUT").type) == (
        "SOLD_OUT",
        "unknown",
    )
    assert result_messages.get_next_action("SOLD_OUT") == "ask_user"
    assert result_messages.get_http_status("SOLD_OUT") == 500
    assert result_messages.build_error("ORDER_NOT_FOUND").type == "not_found"
    assert result_messages.build_error("TIMEOUT").type == "timeout"


def test_what_is_said_for_one_case_wins_over_the_table() -> None:
    error = result_messages.build_error(
        "tool_failed",
        params={"message": "The printer is out of paper."},
        suggestion="Ask for paper.",
        retryable=True,
        retry_after_ms=500,
        details={"tray": 2},
    )

    assert (error.message, error.suggestion) == ("The printer is out of paper.", "Ask for paper.")
    assert (error.retryable, error.retry_after_ms, error.details) == (True, 500, {"tray": 2})


@pytest.mark.parametrize(
    ("operation", "tool", "locale", "said"),
    [
        ("query", "search", "en", "search answered."),
        ("save", "blog", "zh-CN", "blog 已保存。"),
        ("operation", "", "en", "The tool was carried out."),
        ("deploy", "ship", "en", "ship was carried out."),
    ],
)
def test_a_success_has_a_line_of_its_own(operation: str, tool: str, locale: Any, said: str) -> None:
    assert result_messages.render_success(operation, tool, locale) == said
