"""Values that nobody said and that stand beside what was said: addresses, identifiers, figures, tables, rows, files, kinds that the user names."""

import json
from datetime import date
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract, EffectClass

pytestmark = pytest.mark.promise("B4")

TODAY = date(2026, 11, 30)


def find_superseded(
    arguments: dict[str, Any],
    result: Any,
    said: str,
    *,
    effect: EffectClass = "once",
) -> set[str]:
    """The arguments that are another's than the user means, of a call after a result that followed the user's words."""
    tool = compile_contract(
        Contract(
            name="act",
            description="Do it.",
            input_schema={
                "type": "object",
                "properties": {key: {} for key in arguments},
                "required": list(arguments),
            },
            effect=effect,
        )
    )
    given = result if isinstance(result, str) else json.dumps(result, ensure_ascii=False)
    heard = index_conversation([ConversationMessage("user", said), ConversationMessage("tool", given)])
    verdict = compute_verdict(tool, arguments, (), GateEvidence(heard, todays=(TODAY,)))
    return {path for one in verdict.doubts if one.name == "superseded" for path in one.paths}


PETRA = [{"from": "petra.nowak@lindqvist.example", "subject": "Fee?"}]


@pytest.mark.parametrize(
    ("to", "held"),
    [
        ("petra.nowak@lindqvist.example", False),
        ("petra.novak@lindqvist.example", True),
        ("petra@lindqvist.example", True),
        ("petra.nowak@lindquist.example", True),
        ("office@elsewhere.org", False),
    ],
)
def test_an_address_that_is_nearly_a_known_one_is_asked_about(to: str, *, held: bool) -> None:
    found = find_superseded({"to": [to], "body": "Hi"}, PETRA, "Answer the mail")

    assert bool(found) == held


def test_an_address_may_be_put_together_from_the_users_words() -> None:
    said = "Write to lena at lindqvist dot example that we accept"

    assert not find_superseded({"to": ["lena@lindqvist.example"], "body": "We accept."}, PETRA, said)


@pytest.mark.parametrize(
    ("service", "held"),
    [("pay-core", False), ("pay-gateway", True), ("search", False), ("billing-core-2", False)],
)
def test_an_identifier_with_a_part_of_the_one_that_was_said_is_asked_about(
    service: str, *, held: bool
) -> None:
    found = find_superseded({"target": service}, "pay-core: pool timeout", "好，重启 pay-core")

    assert bool(found) == held


@pytest.mark.parametrize(
    ("argument", "value", "said", "held"),
    [
        ("branch", "feat/limits", "Commit this on a new branch feat/limits and push it.", False),
        ("branch", "develop", "Commit this on a new branch feat/limits and push it.", True),
        ("branch", "main", "提交一下，新开分支 hotfix/login 推上去", True),
        ("from_branch", "main", "Open a branch feat/limits", False),
        ("namespace", "staging", "Restart it in the prod-eu namespace", True),
        ("replicas", 10, "scale worker-api to 5 replicas", True),
        ("replicas", 5, "把它扩到 5 个副本", False),
        ("replicas", 6, "把它扩到 5 个副本", True),
        ("replicas", 8, "it is at 4 pods, double it", False),
        ("cc", ["boss@oak.example"], "Send Ravi the minutes, no cc.", True),
        ("cc", ["boss@oak.example"], "发给拉维，抄送不用", True),
        ("cc", ["boss@oak.example"], "Send Ravi the minutes, cc boss@oak.example", False),
        ("attachments", ["a.pdf"], "Send it without attachments", True),
    ],
)
def test_a_value_is_of_the_kind_that_the_user_names_beside_it(
    argument: str, value: Any, said: str, *, held: bool
) -> None:
    found = find_superseded(
        {argument: value}, "On branch develop, staging 6 10 8 main boss@oak.example", said
    )

    assert found == ({f"/{argument}"} if held else set())


SHOPS = "shop,revenue\nHarbour,81250\nOld Town,60410\nCampus,44100"
LABELS = ["Harbour", "Old Town", "Campus"]


@pytest.mark.parametrize(
    ("arguments", "result", "held"),
    [
        ({"labels": LABELS, "values": [81250, 60410, 44100]}, SHOPS, False),
        ({"labels": LABELS, "values": [81250, 66410, 44100]}, SHOPS, True),
        ({"labels": LABELS, "values": [43.7, 32.5, 23.7]}, SHOPS, False),
        ({"data": [{"plan": "Solo", "lost": 18}]}, [{"name": "Solo", "lost": 118}, {"name": "Team", "lost": 41}], True),
        ({"data": [{"plan": "Solo", "lost": 118}]}, [{"name": "Solo", "lost": 118}, {"name": "Team", "lost": 41}], False),
        ({"body": "青云盘个人版 99 元/年"}, "青云盘：个人版 199 元/年，团队版 899 元/年。", True),
        ({"body": "青云盘个人版 199 元/年"}, "青云盘：个人版 199 元/年，团队版 899 元/年。", False),
        ({"body": "Hi Olga, the deposit is 14,500."}, [["Item", "Amount"], ["Deposit", "1,450"], ["Rent", "900"]], True),
        ({"body": "Hi Olga, the deposit is 1,450."}, [["Item", "Amount"], ["Deposit", "1,450"], ["Rent", "900"]], False),
        ({"body": "The rent of both months is 1,800."}, [["Item", "Amount"], ["Deposit", "1,450"], ["Rent", "900"]], False),
    ],
)  # fmt: skip
def test_a_figure_beside_a_label_is_that_of_the_result(
    arguments: dict[str, Any], result: Any, *, held: bool
) -> None:
    assert (
        bool(find_superseded(arguments, result, "Write it up for Olga, 帮我写", effect="idempotent")) == held
    )


@pytest.mark.parametrize(
    ("query", "said", "held"),
    [
        ("DELETE FROM leads_raw WHERE email = ''", "In table leads_raw, delete rows without an e-mail", False),
        ("DELETE FROM leads WHERE email = ''", "In table leads_raw, delete rows without an e-mail", True),
        ("DELETE FROM visitors WHERE email = ''", "Delete the visitors without an e-mail", False),
        ("UPDATE customers SET city = 'Graz' WHERE id = 70412", "Customer 70412 lives in Graz now, the customers table is wrong", False),
        ("UPDATE customers SET city = 'Graz' WHERE city = 'Linz'", "Customer 70412 lives in Graz now, the customers table is wrong", True),
        ("SELECT * FROM t WHERE d >= '2026-10-01' AND d < '2026-11-01'", "Export October", False),
        ("SELECT * FROM t WHERE d BETWEEN '2026-09-01' AND '2026-09-30'", "Export October", True),
        ("SELECT * FROM t WHERE d BETWEEN '2026-09-01' AND '2026-09-30'", "Compare October with what was before", False),
        ("SELECT * FROM t WHERE d >= '2026-11-23'", "导出上周的", False),
        ("SELECT * FROM t WHERE d >= '2026-10-05' AND d < '2026-10-12'", "导出上周的", True),
    ],
)  # fmt: skip
def test_a_statement_is_about_the_table_row_and_time_that_were_named(
    query: str, said: str, *, held: bool
) -> None:
    assert bool(find_superseded({"query": query}, [{"id": 70412, "city": "Linz"}], said)) == held


GREP = "src/cache/store.py:14: if entry.age > ttl * 1000:\nsrc/cache/api.py:3: from .store import Store"
SETTINGS = "dark_mode: false\ncompact_rows: false\n"


@pytest.mark.parametrize(
    ("path", "old", "result", "held"),
    [
        ("src/cache/store.py", "if entry.age > ttl * 1000:", GREP, set()),
        ("src/cache/pool.py", "if entry.age > ttl * 1000:", GREP, {"/path"}),
        ("src/web/api.py", "if entry.age > ttl * 1000:", GREP, {"/path"}),
        ("src/cache/pool.py", "class Pool(Base):", GREP, set()),
        ("ui.yaml", "dark_mode: false", SETTINGS, set()),
        ("ui.yaml", "compact_rows: false", SETTINGS, {"/old_text"}),
    ],
)
def test_a_passage_is_replaced_where_it_was_seen_and_under_the_key_that_was_named(
    path: str, old: str, result: str, held: set[str]
) -> None:
    said = "Our cache never expires, fix it; and turn on dark_mode in ui.yaml"

    assert (
        find_superseded({"path": path, "old_text": old, "new_text": "x"}, result, said, effect="idempotent")
        == held
    )


ORDER = {"order_id": "B7712", "total": 240.0, "shipping_fee": 14.0}


@pytest.mark.parametrize(
    ("amount", "result", "said", "held"),
    [
        (14.0, ORDER, "Refund the shipping fee of B7712", False),
        (240.0, ORDER, "Refund the shipping fee of B7712", True),
        (240.0, ORDER, "Refund all of B7712", False),
        (226.0, {**ORDER, "goods": 226.0}, "Refund B7712 except the shipping fee", False),
        (254.0, ORDER, "Refund B7712 and the shipping fee", False),
        (12, {"text": "发错颜色，运费 12 元谁出？", "amount": 199.0}, "按规定把运费退给他", False),
        (199, {"text": "发错颜色，运费 12 元谁出？", "amount": 199.0}, "按规定把运费退给他", True),
        (199, {"text": "发错颜色，运费 12 元谁出？", "amount": 199.0}, "退 199，运费除外", False),
    ],
)
def test_an_amount_is_that_of_the_part_that_the_user_names(
    amount: float, result: Any, said: str, *, held: bool
) -> None:
    found = find_superseded({"order": "B7712", "amount": amount}, result, said)

    assert found == ({"/amount"} if held else set())


PAGE = """Page: Reserve
- combobox "Pick-up branch" [ref=e7]: Central, Riverside, Hilltop
- button "Place hold" [ref=e8]"""


@pytest.mark.parametrize(
    ("said", "chosen", "held"),
    [
        ("Reserve it, pick up at Riverside.", "Riverside", False),
        ("Reserve it, pick up at Riverside.", "Central", True),
        ("Reserve it, I don't mind where.", "Central", False),
        ("Reserve it, at Riverside or Central.", "Central", False),
    ],
)
def test_an_option_of_a_page_is_the_one_that_the_user_names(said: str, chosen: str, *, held: bool) -> None:
    arguments = {"element": "Pick-up branch", "ref": "e7", "values": [chosen]}

    assert find_superseded(arguments, PAGE, said, effect="idempotent") == ({"/values"} if held else set())


@pytest.mark.parametrize(
    ("files", "said", "held"),
    [
        (["src/login.ts"], "把登录的改动暂存一下，.env 别加", False),
        (["src/login.ts", ".env"], "把登录的改动暂存一下，.env 别加", True),
        (["src/parser.py", "secrets.toml"], "Stage what I changed, but leave secrets.toml out", True),
        (["src/parser.py", "secrets.toml"], "Stage it all, don't commit secrets.toml", True),
        (["src/parser.py", "secrets.toml"], "Stage it all, secrets.toml too", False),
    ],
)
def test_a_list_is_without_what_the_user_names_to_leave_it_out(
    files: list[str], said: str, *, held: bool
) -> None:
    assert bool(find_superseded({"files": files}, "modified: a", said, effect="idempotent")) == held
