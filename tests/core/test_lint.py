"""The lint: every rule finds its trap, and a contract made with care has none."""

from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright import Callwright, ToolAnswer, ok
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.contracts.contract_lint import LINT_RULES, LintFinding, lint_contract, lint_contracts
from callwright.core.contracts.lint_rules import is_one_typo_apart, split_name
from callwright.domain.contract import (
    CompiledContract,
    ConfidenceRules,
    Contract,
    DeclaredError,
    ResultRules,
    RetryPolicy,
    SourceRule,
)

CAREFUL_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "user_id": {"type": "string", "description": "Who orders."},
        "amount": {"type": "integer", "minimum": 1, "description": "How many pieces."},
        "currency": {"enum": ["CNY", "USD"], "description": "Currency of the bill."},
        "email": {"type": "string", "description": "Where the receipt goes."},
        "due_date": {"type": "string", "format": "date", "description": "Pay until."},
    },
    "required": ["user_id", "amount"],
    "additionalProperties": False,
}
CAREFUL: dict[str, Any] = {
    "name": "create_order",
    "description": "Create an order.",
    "input_schema": CAREFUL_SCHEMA,
    "output_schema": {"type": "object", "properties": {"order_id": {"type": "string"}}},
    "effect": "once",
    "key_fields": ("user_id", "amount"),
    "units": {"amount": ("件",)},
    "sinks": ("email",),
    "errors": (
        DeclaredError("NO_STOCK", "Out of stock.", "Sold out.", "已售罄。", "Offer another item."),
        DeclaredError("BUSY", "Busy.", "Busy.", "繁忙。", "Wait.", retryable=True, next_action="retry"),
    ),
}
QUERY: dict[str, Any] = {
    **CAREFUL,
    "name": "search_docs",
    "operation": "query",
    "effect": "read",
    "key_fields": None,
    "result": ResultRules(score_path="/score"),
    "source": SourceRule("document", "/items", "/id", "/title"),
}


def made(base: dict[str, Any] = CAREFUL, **changes: Any) -> CompiledContract:
    return compile_contract(Contract(**{**base, **changes}))


def with_argument(name: str, **schema: Any) -> dict[str, Any]:
    grown = {**CAREFUL_SCHEMA["properties"], name: {"description": "It.", **schema}}
    return {"input_schema": {**CAREFUL_SCHEMA, "properties": grown}}


def required(name: str, **schema: Any) -> dict[str, Any]:
    grown = with_argument(name, **schema)["input_schema"]
    return {"input_schema": {**grown, "required": [name]}}


TRAPS: list[tuple[str, str, CompiledContract]] = [
    ("L002", "result.ok_path", made(output_schema={"properties": {"status": {}}})),
    ("L003", "confidence", made(QUERY, result=ResultRules())),
    ("L004", "source.id_path", made(QUERY, source=SourceRule())),
    ("L005", "errors", made(errors=())),
    ("L006", "errors[0]", made(errors=(DeclaredError("NO_STOCK", "Out of stock."),))),
    (
        "L007",
        "errors[0].next_action",
        made(errors=(DeclaredError("BUSY", "B", "B", "忙", "W", retryable=True),)),
    ),
    ("L009", "confidence.low_action", made(confidence=ConfidenceRules(low_action="continue"))),
    ("L009", "confidence.unsourced_cap", made(confidence=ConfidenceRules(unsourced_cap=0.8))),
    ("L010", "source", made(QUERY, source=SourceRule("document", "/items", "/id"))),
    ("L020", "description", made(description=" ")),
    ("L021", "input_schema/properties/x", made(**with_argument("x", description="", type="string"))),
    (
        "L022",
        "input_schema/additionalProperties",
        made(input_schema={**CAREFUL_SCHEMA, "additionalProperties": True}),
    ),
    ("L023", "effect", made(name="getOrder")),
    ("L024", "effect", made(QUERY, name="send_docs")),
    ("L025", "key_fields", made(key_fields=None)),
    (
        "L026",
        "input_schema/properties/x",
        made(**required("x", anyOf=[{"type": "string"}, {"type": "null"}])),
    ),
    ("L027", "input_schema/properties/callbackUrl", made(**with_argument("callbackUrl", type="string"))),
    ("L028", "untrusted", made(QUERY, name="search_web")),
    ("L030", "input_schema/properties/amount", made(units={})),
    (
        "L031",
        "input_schema/properties/x",
        made(**with_argument("x", type="string", description="取值：a 或 b")),
    ),
    ("L032", "input_schema/properties/x", made(**with_argument("x", enum=["Ａ", "b", "a"]))),
    ("L033", "input_schema/properties/user_ids", made(**with_argument("user_ids", type="string"))),
    ("L034", "input_schema/properties/created_at", made(**with_argument("created_at", type="string"))),
    ("L035", "input_schema/properties/api_key", made(**with_argument("api_key", type="string"))),
    (
        "L044",
        "input_schema/properties/idempotencyKey",
        made(**with_argument("idempotencyKey", type="string")),
    ),
    ("L036", "deadline_ms", made(effect="idempotent", retries=RetryPolicy(5))),
    ("L037", "errors[0].code", made(errors=(DeclaredError("NOT_FOUND", "No.", "No.", "无。", "Ask."),))),
    ("L038", "name", made(name="shop.create_order")),
    ("L038", "description", made(description="x" * 1025)),
    (
        "L040",
        "errors",
        made(errors=(DeclaredError("BUSY", "Busy.", "Busy.", "繁忙。", "Wait.", effect="unknown"),)),
    ),
]


@pytest.mark.promise("A8")
@pytest.mark.parametrize(("code", "path", "tool"), TRAPS, ids=[f"{code} {path}" for code, path, _ in TRAPS])
def test_each_trap_is_found_where_it_is_and_alone(code: str, path: str, tool: CompiledContract) -> None:
    found = {(note.code, note.path) for note in lint_contract(tool)}
    assert found == {(code, path)}


@pytest.mark.promise("A8")
@pytest.mark.parametrize("base", [CAREFUL, QUERY], ids=["write", "query"])
def test_a_contract_made_with_care_has_nothing_to_note(base: dict[str, Any]) -> None:
    assert lint_contract(made(base)) == []


@pytest.mark.promise("A8")
def test_a_tool_without_any_promise_is_told_all_that_is_missing() -> None:
    bare = made({"name": "save", "input_schema": {}}, untrusted=True)
    assert [note.code for note in lint_contract(bare)] == ["L001", "L005", "L008", "L020", "L022", "L029"]


def test_every_code_of_the_table_is_shown_by_a_test_and_said_in_both_languages() -> None:
    shown = {code for code, _, _ in TRAPS} | {"L001", "L008", "L029"}
    assert shown == {rule.code for rule in LINT_RULES}
    assert len({rule.code for rule in LINT_RULES}) == len(LINT_RULES)
    for rule in LINT_RULES:
        assert rule.cure
        assert all(any("\u4e00" <= letter <= "\u9fff" for letter in text) for text in (rule.zh, rule.cure_zh))
        assert (rule.en + rule.cure).replace("件", "").isascii()


def test_a_note_names_tool_field_and_cure() -> None:
    note = lint_contracts([made(), made(**with_argument("token", type="string"))])[0]
    assert note == LintFinding(
        "L035",
        "error",
        "create_order",
        "input_schema/properties/token",
        "The argument token looks like a secret and would be shown in tapes and listings.",
        "参数 token 像机密，会出现在磁带与列表中。",
        note.cure,
        note.cure_zh,
    )


def test_a_marked_secret_and_a_read_of_an_address_are_no_traps() -> None:
    secret = made(**with_argument("token", type="string", format="password"))
    assert lint_contract(secret) == []
    assert lint_contract(made(QUERY, **with_argument("url", type="string"), sinks=())) == []


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("getUserID", ["get", "user", "id"]),
        ("HTTPServer-log.v2", ["http", "server", "log", "v", "2"]),
        ("created_at", ["created", "at"]),
        ("_", []),
    ],
)
def test_names_fall_into_their_words(name: str, parts: list[str]) -> None:
    assert split_name(name) == parts


WORD = st.text("abc", min_size=1, max_size=6)


@given(WORD, st.integers(0, 6), st.sampled_from("xyz"))
def test_one_letter_more_is_one_slip(word: str, place: int, letter: str) -> None:
    longer = word[:place] + letter + word[place:]
    assert is_one_typo_apart(word, longer)
    assert is_one_typo_apart(longer, word)


@pytest.mark.parametrize(
    ("first", "second", "slip"),
    [
        ("form", "from", True),
        ("user", "uses", True),
        ("user", "user", True),
        ("user", "ruse", False),
        ("abcd", "badc", False),
        ("start", "end", False),
        ("item", "items_", False),
    ],
)
def test_a_slip_is_one_change_or_one_swap(first: str, second: str, slip: bool) -> None:  # noqa: FBT001
    assert is_one_typo_apart(first, second) is slip


@pytest.mark.promise("A8")
@pytest.mark.parametrize("annotation", [ToolAnswer, Annotated[ToolAnswer, dict[str, int]], ToolAnswer | None])
def test_a_tool_that_scores_and_sources_its_own_answers_is_not_told_to_declare_how(annotation: Any) -> None:
    app = Callwright()

    def search(query: str) -> Any:
        """Search."""
        return ok({"n": 1}, score=0.9, source={"type": "document", "id": query})

    search.__annotations__["return"] = annotation
    app.tool(effect="read", operation="query")(search)

    assert {"L001", "L003", "L004"}.isdisjoint(note.code for note in app.lint())


@pytest.mark.promise("A8")
def test_a_tool_that_speaks_a_shape_is_not_told_to_declare_how() -> None:
    silent = {"result": ResultRules(), "source": SourceRule(), "output_schema": None}
    plain, speaking = made(QUERY, **silent), made(QUERY, **silent, speaks="tool-result")

    assert {"L001", "L003", "L004"} <= {note.code for note in lint_contract(plain)}
    assert {"L001", "L003", "L004"}.isdisjoint(note.code for note in lint_contract(speaking))


def test_that_nobody_scores_an_answer_is_said_by_the_lint() -> None:
    notes = {note.code: note for note in lint_contract(made(QUERY, result=ResultRules(ok_path="/ok")))}

    assert "unscored" in notes["L003"].en
    assert "评分" in notes["L003"].zh


def test_an_amount_with_decimals_is_money_and_no_count() -> None:
    def find(kind: str) -> list[str]:
        tool = made(**with_argument("amount", type=kind), units={})
        return [one.code for one in lint_contract(tool)]

    assert "L030" in find("integer")
    assert "L030" not in find("number")
