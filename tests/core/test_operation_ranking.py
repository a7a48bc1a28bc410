"""One tool among hundreds is found by a line in English or Chinese, its exact name always first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.selection.operation_ranking import OperationIndex, SearchedTool, make_searched_tool
from callwright.domain.contract import Contract

pytestmark = pytest.mark.promise("E2")

TOOLS = [
    SearchedTool("issues_create", "Create an issue", ("title", "body", "assignees")),
    SearchedTool("issues_create-comment", "Create an issue comment", ("body", "issue_number")),
    SearchedTool("issues_list-for-repo", "List repository issues", ("state", "labels")),
    SearchedTool("reactions_create-for-issue-comment", "Create reaction for an issue comment", ("content",)),
    SearchedTool("pulls_create", "Create a pull request", ("title", "head", "base")),
    SearchedTool("pulls_merge", "Merge a pull request", ("merge_method",)),
    SearchedTool("repos_delete-file", "Delete a file\nDeletes a file in a repository.", ("path", "sha")),
    SearchedTool("PostRefunds", "Create a refund", ("charge", "amount")),
    SearchedTool("GetCustomersCustomer", "Retrieve a customer", ("customer",)),
    SearchedTool("chat_postMessage", "Sends a message to a channel.", ("channel", "text")),
]
INDEX = OperationIndex(TOOLS)


def found(wish: str, most: int = 3) -> list[str]:
    return INDEX.rank_tools(wish, most, lambda _name: True)


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("open a new ticket", "issues_create"),
        ("reply to an issue", "issues_create-comment"),
        ("which bugs are open in the repo", "issues_list-for-repo"),
        ("merge the PR", "pulls_merge"),
        ("give the client a refund", "PostRefunds"),
        ("file a bug report", "issues_create"),
        ("take the old readme out of the repo", "repos_delete-file"),
        ("who are our customers", "GetCustomersCustomer"),
        ("把旧文件从仓库移出", "repos_delete-file"),
        ("给评论点个赞", "reactions_create-for-issue-comment"),
        ("新建一个工单", "issues_create"),
        ("合并这个拉取请求", "pulls_merge"),
        ("给客户退款", "PostRefunds"),
        ("删除仓库里的文件", "repos_delete-file"),
        ("在频道里发一条消息", "chat_postMessage"),
    ],
)
def test_a_wish_in_other_words_finds_the_tool(wish: str, name: str) -> None:
    assert name in found(wish)


def test_a_name_that_says_more_than_the_wish_comes_later() -> None:
    ranked = found("create an issue", 10)

    assert ranked[0] == "issues_create"
    assert ranked.index("reactions_create-for-issue-comment") > ranked.index("issues_create-comment")


FURTHER = OperationIndex(
    [
        SearchedTool("actions_cancel-workflow-run", "Cancel a workflow run"),
        SearchedTool("actions_list-self-hosted-runners", "List self-hosted runners", reads=True),
        SearchedTool("actions_list-workflow-runs", "List workflow runs", reads=True),
        SearchedTool("actions_delete-workflow-run", "Delete a workflow run"),
        SearchedTool("pulls_list", "List pull requests", reads=True),
        SearchedTool("pulls_create", "Create a pull request"),
        SearchedTool("pulls_request-reviewers", "Request reviewers for a pull request"),
        SearchedTool("actions_re-run-workflow", "Re-run a workflow"),
        SearchedTool("pulls_dismiss-review", "Dismiss a review for a pull request"),
        SearchedTool("pulls_create-review", "Create a review for a pull request"),
        SearchedTool("issues_add-labels", "Add labels to an issue"),
        SearchedTool("issues_remove-label", "Remove a label from an issue"),
        SearchedTool("repos_update", "Update a repository", ("private", "visibility")),
        SearchedTool("repos_codeowners-errors", "List CODEOWNERS errors", reads=True),
        SearchedTool("teams_add-member-legacy", "Add team member (Legacy)"),
        SearchedTool("teams_add-member", "Add team member"),
        *(
            SearchedTool(f"packages_delete-package-for-{whose}", "Delete a package")
            for whose in ("org", "user", "team", "repo", "enterprise")
        ),
        SearchedTool("packages_restore-package-for-org", "Restore a package", ("package_name",)),
    ]
)


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("stop that running build", "actions_cancel-workflow-run"),
        ("take back my approval on that PR", "pulls_dismiss-review"),
        ("which build machines do we have", "actions_list-self-hosted-runners"),
        ("are there any open pull requests", "pulls_list"),
        ("ask a colleague to check my change", "pulls_request-reviewers"),
        ("make the pipeline run again", "actions_re-run-workflow"),
        ("take the wontfix label off the ticket", "issues_remove-label"),
        ("stick a label on the ticket", "issues_add-labels"),
        ("what is wrong in our code owners", "repos_codeowners-errors"),
        ("add someone to the team", "teams_add-member"),
        ("停掉正在跑的构建", "actions_cancel-workflow-run"),
        ("撤销这个 PR 的审批", "pulls_dismiss-review"),
        ("有哪些构建机", "actions_list-self-hosted-runners"),
        ("把这个仓库设成私有的", "repos_update"),
        ("把 wontfix 这个标签撕掉", "issues_remove-label"),
        ("给工单打上标签", "issues_add-labels"),
        ("拉个人进团队", "teams_add-member"),
    ],
)
def test_what_is_said_colloquially_or_in_two_parts_finds_the_tool_first(wish: str, name: str) -> None:
    assert FURTHER.rank_tools(wish, 3, lambda _name: True)[0] == name


ZH = OperationIndex(
    [
        SearchedTool("订单_退款", "给客户退款\n把一笔付款退回。", ("订单号",)),
        SearchedTool("查询余额", "查询账户余额", ("账户",), reads=True),
        SearchedTool("发送短信", "向手机号码发送短信", ("号码", "内容")),
    ]
)


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("把钱退给客户", "订单_退款"),
        ("账上还剩多少钱", "查询余额"),
        ("发条短信", "发送短信"),
        ("give the buyer a refund", "订单_退款"),
        ("how much money is in the account", "查询余额"),
        ("send a text message", "发送短信"),
    ],
)
def test_tools_defined_in_chinese_are_found_in_both_languages(wish: str, name: str) -> None:
    assert ZH.rank_tools(wish, 3, lambda _name: True)[:1] == [name]


TYPES = OperationIndex(
    [
        SearchedTool(f"{verb}CoreV1Namespaced{kind}", f"{verb} the specified {kind}")
        for verb in ("read", "delete", "create")
        for kind in ("PersistentVolumeClaim", "ConfigMap", "Pod", "IPAddress")
    ]
)


def test_a_type_is_found_by_its_name_and_by_its_words() -> None:
    for wish in ("delete a PersistentVolumeClaim", "delete a persistent volume claim"):
        assert TYPES.rank_tools(wish, 1, lambda _name: True) == [
            "deleteCoreV1NamespacedPersistentVolumeClaim"
        ]
    assert TYPES.rank_tools("read an IPAddress", 1, lambda _name: True) == ["readCoreV1NamespacedIPAddress"]


def test_tools_that_differ_in_whose_things_they_are_for_leave_room_among_the_first() -> None:
    ranked = FURTHER.rank_tools("delete a package", 10, lambda _name: True)

    assert sum(name.startswith("packages_delete") for name in ranked[:3]) == 2
    assert sum(name.startswith("packages_delete") for name in ranked) == 5


@given(st.sampled_from(TOOLS), st.text(max_size=40))
def test_an_exact_name_comes_first_whatever_stands_beside_it(tool: SearchedTool, beside: str) -> None:
    wish = f"{tool.name} {beside}"

    named = [one.name for one in TOOLS if one.name.casefold() in wish.casefold()]
    assert found(wish)[0] in named
    assert found(tool.name)[0] == tool.name


@given(st.text(max_size=60), st.integers(0, 12))
def test_ranking_is_total_deterministic_and_names_only_what_is_offered(wish: str, most: int) -> None:
    ranked = INDEX.rank_tools(wish, most, lambda name: name.startswith("issues"))

    assert len(ranked) <= most
    assert all(name.startswith("issues") for name in ranked)
    assert ranked == INDEX.rank_tools(wish, most, lambda name: name.startswith("issues"))
    assert len(set(ranked)) == len(ranked)


def test_an_index_of_nothing_finds_nothing() -> None:
    assert OperationIndex([]).rank_tools("create an issue", 5, lambda _name: True) == []


UNSAID = OperationIndex(
    [
        SearchedTool("labels_get", "Get a label", reads=True),
        SearchedTool("labels_list", "List labels", reads=True),
        SearchedTool("labels_update", "Update a label", ("name", "color")),
        SearchedTool(
            "machines_act",
            "Initiate an action",
            notes=("Whether the disk is encrypted",),
            choices=("power_cycle",),
        ),
        SearchedTool("machines_list", "List machines", reads=True),
    ]
)


@pytest.mark.parametrize("wish", ["recolor the bug label", "embolden this label please"])
def test_a_verb_that_nobody_has_learned_asks_for_a_change(wish: str) -> None:
    assert UNSAID.rank_tools(wish, 3, lambda _name: True)[0] == "labels_update"


@pytest.mark.parametrize("wish", ["machines of last week", "which label is this", "the labels"])
def test_the_name_of_a_thing_asks_for_no_change(wish: str) -> None:
    assert UNSAID.rank_tools(wish, 3, lambda _name: True)[0] not in {"labels_update", "machines_act"}


@pytest.mark.parametrize("wish", ["power cycle it", "keep the disk encrypted"])
def test_a_tool_is_found_by_what_its_parameters_accept_and_by_what_is_said_of_them(wish: str) -> None:
    assert UNSAID.rank_tools(wish, 3, lambda _name: True)[:1] == ["machines_act"]


def test_a_contract_is_searched_by_its_nested_fields() -> None:
    schema = {
        "type": "object",
        "properties": {
            "order": {
                "type": "object",
                "description": "The order. Of a shop.",
                "properties": {"state": {"enum": ["paid", 3, "refunded"], "description": "Where it stands"}},
            }
        },
    }
    contract = Contract(name="orders_find", input_schema=schema, effect="read")

    searched = make_searched_tool(contract)

    assert (searched.parameters, searched.reads) == (("order",), True)
    assert searched.notes == ("The order", "Where it stands")
    assert searched.choices == ("paid", "refunded")
