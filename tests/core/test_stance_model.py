"""Does the user order the action? What the learnt model adds to the rules, and the linear model below it."""

import pytest
from scripts.linear_training import TrainingExample, TrainingSettings, cut_folds, train_linear_model
from scripts.train_stance_model import CASES, DIALOGUES, TEXTS

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, compute_verdict
from callwright.core.gate.action_stance import ActionStance
from callwright.core.gate.stance_weights import WEIGHTS
from callwright.core.ground import index_conversation
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.text.linear_model import LinearModel, parse_linear_model, render_linear_model
from callwright.domain.call import ConversationMessage, Role
from callwright.domain.contract import CompiledContract, Contract, EffectClass


def make_tool(name: str, effect: EffectClass = "once") -> CompiledContract:
    return compile_contract(
        Contract(
            name=name,
            description=name.replace("_", " ").capitalize(),
            input_schema={"type": "object"},
            effect=effect,
            repeat="allow" if effect == "read" else "replay",
        )
    )


def list_doubts(tool: CompiledContract, *said: str) -> list[str]:
    """The doubts about the request, and whether the rules alone raise one; the last text is the user's, the ones before alternate."""
    roles: list[Role] = ["user" if (len(said) - at) % 2 else "assistant" for at in range(len(said))]
    heard = index_conversation([*map(ConversationMessage, roles, said)])
    assert ActionStance(get_tool_keywords(tool), [], heard).judge() == (0.0, 0.0)
    verdict = compute_verdict(tool, {}, (), GateEvidence(heard))
    return [one.name for one in verdict.doubts if one.name in {"refused", "unrequested"}]


UNORDERED = [
    ("cancel_order", "My mate says I ought to cancel it. Do people really do that?"),
    ("send_email", "邮件先写个草稿,我晚上自己发"),
    ("transfer_money", "他昨天说要给我转钱,到现在没动静"),
    ("block_card", "My sister asked whether one can block a card on the phone, I said I don't know."),
]


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "said"), UNORDERED)
def test_words_that_no_rule_knows_are_read_as_no_order(name: str, said: str) -> None:
    assert list_doubts(make_tool(name), said) == ["unrequested"]


@pytest.mark.promise("B4")
def test_an_answer_that_wants_something_else_first_is_no_yes_to_a_proposal() -> None:
    tool = make_tool("cancel_order")
    said = "Where is my order?", "Shall I cancel it for you?"
    assert list_doubts(tool, *said, "I'd rather hear my options first") == ["unrequested"]
    assert list_doubts(tool, *said, "Yes, do that") == []


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cancel_order", "Please cancel order 7."),
        ("cancel_order", "取消订单7"),
        ("send_email", "邮件写完就发给老王"),
        ("cancel_order", "Storniere bitte meine Bestellung 7, ich brauche sie nicht mehr"),
        ("cancel_order", "Cancela el pedido, ya no lo quiero porque lo encontré más barato"),
        ("cancel_order", "注文をキャンセルしてください"),
        ("block_card", "Please block my card, I lost it."),
    ],
)
def test_an_order_is_not_doubted_in_whatever_language(name: str, said: str) -> None:
    assert list_doubts(make_tool(name), said) == []


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "said"), UNORDERED)
def test_a_tool_that_changes_nothing_needs_no_order(name: str, said: str) -> None:
    assert list_doubts(make_tool(name, "read"), said) == []


@pytest.mark.promise("B4")
def test_a_tool_whose_name_says_no_change_is_called_by_a_question() -> None:
    assert (
        list_doubts(
            make_tool("currency_rate"), "My mate says the euro is falling. Do people really lose money?"
        )
        == []
    )


@pytest.mark.promise("B4")
def test_who_corrects_a_value_goes_on_wanting_the_action() -> None:
    tool = make_tool("cancel_order")
    assert list_doubts(tool, "Cancel order A-1", "A-1?", "No wait, I meant B-2") == []
    assert list_doubts(tool, "取消订单 A-1", "A-1？", "不对,我说的是 B-2") == []


def test_a_model_is_read_as_it_was_written() -> None:
    model = LinearModel({"a": 3, "b c": -40, "取消": 3}, -0.25)
    assert parse_linear_model(render_linear_model(model, 1)) == model
    assert render_linear_model(parse_linear_model(WEIGHTS)) == WEIGHTS.lstrip("\n")


def test_a_score_grows_with_the_weights_of_known_features_alone() -> None:
    model = LinearModel({"yes": 64, "no": -64}, 0.5)
    assert model.score(["unknown"]) == 0.5
    assert model.score(["yes", "unknown"]) == model.score(["yes"]) > 0.5 > model.score(["no"])
    assert model.score(["yes", "no"]) == 0.5


def test_the_shipped_weights_are_small() -> None:
    assert 1_000 < len(parse_linear_model(WEIGHTS).weights) < 10_000
    assert len(WEIGHTS.encode()) < 120_000


def test_training_is_repeatable_and_finds_what_tells_the_classes_apart() -> None:
    examples = [
        TrainingExample(
            frozenset({"please", f"filler {at % 7}"} if at % 2 else {"maybe", f"filler {at % 7}"}),
            bool(at % 2),
        )
        for at in range(40)
    ]
    settings = TrainingSettings(epochs=5)
    model = train_linear_model(examples, settings)
    assert model == train_linear_model(examples, settings)
    assert model.score({"please"}) > 0 > model.score({"maybe"})
    assert abs(model.weights.get("filler 3", 0)) < model.weights["please"]


def test_folds_hold_every_group_once_and_are_of_one_size() -> None:
    folds = cut_folds([f"group {at % 20}" for at in range(60)], 5)
    assert len(folds) == 20
    assert [list(folds.values()).count(at) for at in range(5)] == [4] * 5


def test_the_model_never_trains_on_what_is_held_out() -> None:
    named = {*TEXTS, *DIALOGUES}
    assert not any("held" in one or "kept" in one for one in named)
    assert all((CASES / f"{one}.jsonl").is_file() for one in named)
