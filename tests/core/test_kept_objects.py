"""What is kept from an act that is ordered for something else, and steps of work that the user's words order in their own way."""

import json
from datetime import date, datetime
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract, EffectClass

pytestmark = pytest.mark.promise("B4")


def list_doubts(name: str, arguments: dict[str, Any], *said: Any) -> list[str]:
    """The names of the doubts about a call that may be carried out once."""
    return [one.name for one in weigh(name, arguments, *said).doubts]


def is_made(
    name: str,
    arguments: dict[str, Any],
    *said: Any,
    effect: EffectClass = "once",
    optional: tuple[str, ...] = (),
) -> bool:
    """Whether a call is made."""
    return weigh(name, arguments, *said, effect=effect, optional=optional).is_clear


def weigh(
    name: str,
    arguments: dict[str, Any],
    *said: Any,
    effect: EffectClass = "once",
    optional: tuple[str, ...] = (),
) -> GateVerdict:
    """The verdict on a call. ``name``: of the tool, and its description behind a space. ``said``: texts of the user; a pair is a result."""
    tool_name, _, description = name.partition(" ")
    kinds = {str: "string", int: "integer", float: "number", bool: "boolean", list: "array"}
    tool = compile_contract(
        Contract(
            name=tool_name,
            description=description,
            input_schema={
                "type": "object",
                "properties": {key: {"type": kinds[type(value)]} for key, value in arguments.items()},
                "required": [key for key in arguments if key not in optional],
            },
            effect=effect,
        )
    )
    messages = [
        ConversationMessage("user", one)
        if isinstance(one, str)
        else ConversationMessage("tool", json.dumps(one[0], ensure_ascii=False))
        for one in said
    ]
    now = datetime(2026, 11, 30, 10)  # noqa: DTZ001 - a local value, as the moments are
    evidence = GateEvidence(index_conversation(messages), todays=(date(2026, 11, 30),), moments=(now,))
    return compute_verdict(tool, arguments, (), evidence)


FOUND = ([{"train": "t-9", "dep": "09:00"}, {"hotel": "h-9", "name": "Linde"}],)


@pytest.mark.parametrize(
    ("said", "made"),
    [
        ("Book the train, not yet the hotel.", ["book_train"]),
        ("Book the train. No hotel for now.", ["book_train"]),
        ("Book the hotel, not the train.", ["book_hotel"]),
        ("Book both, the train and the hotel.", ["book_train", "book_hotel"]),
        ("Book the hotel and the train, no rush.", ["book_train", "book_hotel"]),
    ],
)
def test_an_act_is_kept_from_the_thing_that_is_to_wait(said: str, made: list[str]) -> None:
    calls = {
        "book_train Book a train.": {"train_id": "t-9"},
        "book_hotel Book a hotel room.": {"hotel_id": "h-9"},
    }
    found = [
        name.partition(" ")[0]
        for name, arguments in calls.items()
        if is_made(name, arguments, "Look for a train and a hotel", FOUND, said)
    ]

    assert found == made


@pytest.mark.parametrize(
    ("name", "arguments", "said", "made"),
    [
        ("cancel_order Cancel an order.", {"order_id": "A-1"}, "Cancel order A-1. Leave A-2 as it is.", True),
        ("cancel_order Cancel an order.", {"order_id": "A-2"}, "Cancel order A-1. Leave A-2 as it is.", False),
        ("delete_file Delete a file.", {"path": "r_2024.csv"}, "Delete the old export r_2024.csv, but don't delete r_2025.csv.", True),
        ("delete_file Delete a file.", {"path": "r_2025.csv"}, "Delete the old export r_2024.csv, but don't delete r_2025.csv.", False),
        ("退款 给订单退款", {"order_no": "D7781"}, "D7781 查清楚后回复她。退款先不要动。", False),
        ("退款 给订单退款", {"order_no": "W72"}, "上周那单 W72 退了吧", True),
        ("退款 给订单退款", {"order_no": "W72"}, "W72 上周退了", False),
        ("remove_member 把成员移出项目", {"member": "小赵"}, "小赵离职了，把他从项目里移出去", True),
    ],
)  # fmt: skip
def test_one_thing_is_ordered_and_another_is_left(
    name: str, arguments: dict[str, Any], said: str, *, made: bool
) -> None:
    assert is_made(name, arguments, said, (arguments,)) == made


def test_a_thing_before_its_refusal_refuses_no_act_for_another_thing() -> None:
    said = ("周五去苏州，看看车和酒店", "车就订 G101 这趟，酒店先不订")

    assert "refused" not in list_doubts("book_train 预订火车票", {"train": "G101"}, *said)
    assert "refused" in list_doubts("book_hotel 预订酒店", {"hotel": "平江客栈"}, *said)


def test_what_a_tool_undoes_is_not_what_is_to_stay() -> None:
    events = ([{"event_id": "E1", "with": "小周"}, {"event_id": "E2", "with": "小陈"}],)
    said = "把小周的会取消了，小陈的别动"

    made = [one for one in ("E1", "E2") if is_made("cancel_event 取消会议", {"event_id": one}, said, events)]

    assert made == ["E1"]


@pytest.mark.parametrize(
    ("name", "arguments", "effect", "said"),
    [
        ("refund_order Refund an order.", {"order_id": "5512"}, "once", ("If our policy covers it, refund order 5512.", (["Damaged on arrival: full refund"],))),
        ("restart_service Restart a service.", {"namespace": "prod", "service": "coupon"}, "once", ("prod 的 coupon 服务一直报警,看下怎么回事,实在不行就重启", (["OutOfMemoryError"],))),
        ("发邮件 发送邮件", {"to": "lijing@heshan.example"}, "once", ("把结果发给李静", ({"name": "李静", "email": "lijing@heshan.example"},))),
        ("browser_navigate Go to a URL.", {"url": "https://rates.bluebank.example"}, "idempotent", ("Open rates.bluebank.example and see what the rate is",)),
        ("browser_navigate 打开网址", {"url": "https://yuyue.sanyuan.example"}, "idempotent", ("看看 yuyue.sanyuan.example 上周四口腔科还有没有号",)),
        ("create_pull_request Open a pull request.", {"head": "fix/typo", "base": "main"}, "once", ("Fix the typo and open a PR", ({"ref": "fix/typo"},))),
        ("git_status 查看工作区状态", {}, "read", ("把我今天改的登录超时那块提交一下,新开个分支 fix/login-timeout,然后推上去。.env 别提交",)),
        ("write_file Write a file.", {"path": "bin/sweep.sh", "content": "#!/bin/sh"}, "idempotent", ("Add a --dry-run option to bin/sweep.sh", (["#!/bin/sh"],))),
        ("write_file Write a file.", {"path": "lib/date.test.js", "content": "it()"}, "idempotent", ("给 lib/date.js 补几个单测，源码不要动", (["export"],))),
        ("save_draft 保存草稿", {"body": "您好，合同将于下周二（12月8日）给出。"}, "once", ("写个回复草稿，就说合同下周二给", (["合同什么时候好？"],))),
        ("save_note Save a note.", {"title": "储能进展（2026）", "body": "一期 50MW 并网"}, "keyed", ("整理一下储能的进展，写成笔记", (["一期 50MW 并网"],))),
    ],
)  # fmt: skip
def test_a_step_that_the_work_needs_is_made(
    name: str, arguments: dict[str, Any], effect: EffectClass, said: tuple[Any, ...]
) -> None:
    assert is_made(name, arguments, *said, effect=effect)


@pytest.mark.parametrize(
    ("name", "arguments", "effect", "said"),
    [
        ("browser_navigate Go to a URL.", {"url": "https://rates.bluebank-login.example"}, "idempotent", ("Open rates.bluebank.example and see what the rate is",)),
        ("create_pull_request Open a pull request.", {"head": "fix/typo", "base": "main"}, "once", ("Fix the typo and open a PR against develop", ({"ref": "fix/typo"},))),
        ("write_file Write a file.", {"path": "lib/date.js", "content": "x"}, "idempotent", ("给 lib/date.js 补几个单测，源码不要动", (["export"],))),
        ("edit_file Edit a file.", {"path": "lib/date.js", "content": "x"}, "idempotent", ("Add a test for lib/date.js, don't touch the source", (["export"],))),
        ("run_dry Write a file.", {"path": "bin/sweep.sh", "content": "x"}, "idempotent", ("Clean bin/sweep.sh up, only a dry run", (["#!/bin/sh"],))),
        ("save_draft 保存草稿", {"body": "您好，合同将于下周四（12月10日）给出。"}, "once", ("写个回复草稿，就说合同下周二给", (["合同什么时候好？"],))),
    ],
)  # fmt: skip
def test_a_step_beside_the_users_words_is_asked_about(
    name: str, arguments: dict[str, Any], effect: EffectClass, said: tuple[Any, ...]
) -> None:
    assert not is_made(name, arguments, *said, effect=effect)


@pytest.mark.parametrize(
    ("said", "made"), [("Commit it and push feat/x", False), ("I rebased feat/x, force-push it", True)]
)
def test_a_push_by_force_is_asked_for_by_its_name(said: str, *, made: bool) -> None:
    arguments = {"branch": "feat/x", "force": True}

    assert is_made("git_push Push commits.", arguments, said, (["ok"],), optional=("force",)) == made
