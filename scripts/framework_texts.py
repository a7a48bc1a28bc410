"""The texts of the pages on agent frameworks, English and Chinese."""

from typing import Final

TITLES: Final = {
    "anthropic": "Anthropic SDK",
    "fastmcp": "FastMCP",
    "google_adk": "Google ADK",
    "langchain": "LangChain",
    "llama_index": "LlamaIndex",
    "mcp_server": "MCP SDK",
    "openai": "OpenAI SDK",
    "openai_agents": "OpenAI Agents",
    "pydantic_ai": "Pydantic AI",
    "smolagents": "smolagents",
}

HEAD: Final = {
    "en": """# Agent frameworks

[中文](frameworks.zh-CN.md)

Put the tools of your framework under contract: one line where the agent is made. Every section below assumes:

```py
from callwright import Callwright

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
```

## What holds in every framework

- **Results.** A plain success is the tool's own value, unchanged: text, content blocks, files, artifacts. Anything else (a failure, a
  warning, a call not repeated) is the [envelope for models](results.md) as JSON text, marked as an error after a failure where the
  framework has such a mark. `on_result=`, where named, gets the whole envelope of every call, in order.
- **Runs.** The calls of one run share the budget of `Callwright(limits=...)` (without it only a loop is stopped: a call that has failed 8 times
  in a row in the same way is refused with `repeated_failure`), and within it a write with equal key arguments is the same call, also under
  a new id. A call outside any run, of a tool that your program calls itself, is not counted.
- **Limits.** A tool has 120 seconds and 1 MiB of text by default; `timeout_ms` and `max_output_bytes` of its contract change that. A `timeout=` of a
  tool (OpenAI Agents, Pydantic AI) becomes its contract's limit, so that the model is told of an unknown outcome.
- **Approval.** `ask_user=True`, where named: a call that a rule lets the caller's own user approve
  (`Rule("approve", ..., user_confirms=True)`) is asked about in the framework's own way.
- **Unchanged.** Definitions, streaming, asynchronous tools, injected context, context variables, callbacks and cancellation work as before;
  a cancelled write stays `unknown` in the ledger.
- **Definitions.** Agents and runs of one application may have tools of one name with other parameters, such as a list of choices for each
  user: each of up to 20 is a version of the contract, and a call is checked by what its own model was offered.
- **Not under contract.** Tools that the model's provider runs itself; a log message names them. The Anthropic SDK and LlamaIndex
  tell a tool no id of its call: the same reply received twice is a repeat, as the contract declares it.

### Large results

A text of more than 8,000 estimated tokens reaches the model as its beginning with a handle; the tool `callwright_read_result` reads on.
The envelope has the whole, and other content is never cut.

| Framework | The model gets `callwright_read_result` |
|---|---|
| LangChain's middleware, OpenAI Agents, Pydantic AI, Google ADK, `CallwrightAgent` | with the first such text |
| `callwright.anthropic`, `callwright.llama_index`, `callwright.openai` | if the list has it, otherwise the whole text: `wrap_tools([search, *function_tools(app, "callwright_read_result")], app)` |
| `ToolNode` of a bare LangGraph | if it is given `*tools(app, "callwright_read_result")` |
| `CallwrightCodeAgent`, FastMCP, MCP SDK | never: code and clients get the whole text |

Where you name the application's own tools (`function_tools(app, "search")`), name it too. Rules have to allow the caller the tool;
without that the text stays whole.
""",
    "zh": """# 智能体框架

[English](frameworks.md)

将框架的工具置于合约之下，只需在创建智能体处改一行。以下各节都以此为前提：

```py
from callwright import Callwright

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
```

## 各框架的共同点

- **结果。** 普通的成功就是工具自己的返回值，文本、内容块、文件和 artifact 都不变。其余情况（失败、警告、未重复执行的调用）是
  [给模型的信封](results.zh-CN.md)（JSON 文本）；失败时，框架有错误标志的就设置该标志。注明 `on_result=` 的，按顺序收到每次调用的完整信封。
- **运行。** 同一次运行中的调用共享 `Callwright(limits=...)` 的预算（不写则只拦循环：同样的调用连续 8 次以同样方式失败后，
  以 `repeated_failure` 拒绝）；键参数相等的写操作是同一个调用，换了 id 也一样。不属于任何运行的调用（程序自己调用的工具）不计数。
- **限额。** 每个工具默认 120 秒、1 MiB 文本；用合约的 `timeout_ms` 和 `max_output_bytes` 修改。工具的 `timeout=`（OpenAI Agents、Pydantic AI）成为合约的时限，超时后模型得知的是“结果不明”。
- **审批。** 注明 `ask_user=True` 的：规则允许由调用方自己的用户批准的调用（`Rule("approve", ..., user_confirms=True)`），按框架自己的方式询问用户。
- **不变的。** 工具定义、流式输出、异步工具、注入的上下文、上下文变量、回调和取消照常工作；被取消的写操作在账本里保持 `unknown`。
- **定义。** 同一个应用的智能体和运行可以有同名而参数不同的工具，例如为每个用户列出不同的选项：最多 20 种，每种是合约的一个版本，
  调用按它自己的模型看到的定义检查。
- **不在合约之下的。** 由模型提供方自己执行的工具；日志会列出它们。Anthropic SDK 和 LlamaIndex 不把调用的 id 告诉工具：同一回复收到两次即为重复，
  按合约的声明处理。

### 大结果

估算超过 8,000 个 token 的文本，模型只收到开头和一个句柄，用工具 `callwright_read_result` 继续读取。信封里是完整的文本；其他内容从不截断。

| 框架 | 模型何时得到 `callwright_read_result` |
|---|---|
| LangChain 的中间件、OpenAI Agents、Pydantic AI、Google ADK、`CallwrightAgent` | 出现第一个这样的文本时 |
| `callwright.anthropic`、`callwright.llama_index`、`callwright.openai` | 列表里有它时，否则收到全文：`wrap_tools([search, *function_tools(app, "callwright_read_result")], app)` |
| 单独使用的 LangGraph `ToolNode` | 加入 `*tools(app, "callwright_read_result")` 时 |
| `CallwrightCodeAgent`、FastMCP、MCP SDK | 从不：代码和客户端收到全文 |

按名称列出应用自己的工具时（`function_tools(app, "search")`），也要列出它。规则必须允许调用方使用该工具，否则文本保持完整。
""",
}

COMPARED: Final = {
    "en": """## What each framework does with a bad call

A scripted model makes the same calls in every framework, as it is and with Callwright (`make test-adapters`, newest versions).
*0×*, *1×*, *2×*: how often the tool's effect happened. Then what the model is told: *success*, *error*, *each* (every call has
its own result); a code is of the [error table](errors.md). *No hook*: the call ends in the framework or the client before an adapter sees it.

Versions: {versions}.
""",
    "zh": """## 各框架如何处理错误的调用

脚本化的模型在每个框架里发出相同的调用，分别是原样和使用 Callwright（`make test-adapters`，最新版本）。*0×*、*1×*、*2×*：工具副作用发生的次数。
其后是模型得知的内容：*成功*、*出错*、*各自*（每个调用都有自己的结果）；错误码见[错误表](errors.zh-CN.md)。*无钩子*：调用在框架或客户端里就结束，适配器看不到。

版本：{versions}。
""",
}
"""What stands before the table; ``versions`` are those of the frameworks."""

OVERHEAD: Final = {
    "en": """## Overhead

Functions of Python in one asynchronous read call, with Callwright beside a hook of the framework that does nothing. Of what is added, 112 are
the call itself: an application makes it without any framework in as many. The rest is ours, for the adapter and for waiting for the tool, or the
event loop's and the framework's; OpenAI Agents copies the envelope in `custom_data`.

| Adapter | Framework as it is | An empty hook adds | Added beside the hook | Adapter and waiting | Event loop and framework |
|---|---:|---:|---:|---:|---:|
| Anthropic SDK | 1,254 | – | 176 | 54 | 10 |
| FastMCP | 1,788 | 52 | 237 | 95 | 30 |
| Google ADK | 1,475 | – | 165 | 42 | 11 |
| LangChain | 1,284 | 382 | 180 | 51 | 17 |
| LlamaIndex | 4,289 | – | – | 45 | – |
| MCP SDK | 610 | – | 243 | 90 | 41 |
| OpenAI SDK | 34,878 | – | 203 | 39 | 52 |
| OpenAI Agents | 3,647 | – | 310 | 45 | 153 |
| Pydantic AI | 1,820 | 97 | 200 | 72 | 16 |
| smolagents | 315 | – | 196 | 56 | 28 |

The goal of 60 µs beside the framework's own is reached by none: the call without any framework took 64 to 101 µs of processor time on two cores of
an AMD EPYC beside much other work (load average 7 to 18), 2026-11-29. On a calm machine, before the counts above were lowered, 135 µs (Google
ADK) to 767 µs (FastMCP) were added beside the hook; this was not measured again. The counts of functions do not depend on the load. Functions are
not alike: in machine instructions 628 thousand are added for the MCP SDK, of which the call itself takes 238.

`build/adapters/langchain-newest/bin/python -W ignore tests/adapters/overhead.py langchain` repeats it and prints microseconds too, once
`make test-adapters` has made the environment; with `instructions` it counts machine instructions under Callgrind. Without a hook the adapter
replaces the tools. What LlamaIndex itself takes differs from run to run.
""",
    "zh": """## 开销

一次异步只读调用中 Python 函数的调用次数：与框架的空钩子相比，使用 Callwright 增加多少。增加的部分里有 112 次属于调用本身，
应用不带任何框架直接执行时也是这么多。其余或属于我们（适配器和等待工具），或属于事件循环和框架；OpenAI Agents 会复制 `custom_data` 里的信封。

| 适配器 | 框架原样 | 空钩子增加 | 空钩子之外增加 | 适配器和等待 | 事件循环和框架 |
|---|---:|---:|---:|---:|---:|
| Anthropic SDK | 1,254 | – | 176 | 54 | 10 |
| FastMCP | 1,788 | 52 | 237 | 95 | 30 |
| Google ADK | 1,475 | – | 165 | 42 | 11 |
| LangChain | 1,284 | 382 | 180 | 51 | 17 |
| LlamaIndex | 4,289 | – | – | 45 | – |
| MCP SDK | 610 | – | 243 | 90 | 41 |
| OpenAI SDK | 34,878 | – | 203 | 39 | 52 |
| OpenAI Agents | 3,647 | – | 310 | 45 | 153 |
| Pydantic AI | 1,820 | 97 | 200 | 72 | 16 |
| smolagents | 315 | – | 196 | 56 | 28 |

除框架自身开销外不超过 60 µs 的目标，没有一个适配器达到：不带任何框架的同一调用，在 AMD EPYC 两个核心上、同时有许多其他工作时（平均负载 7 到 18，2026-11-29）
就占用处理器 64 到 101 µs。在空闲的机器上，上表的次数降低之前，空钩子之外增加 135 µs（Google ADK）到 767 µs（FastMCP）；之后没有重测。
函数调用次数与负载无关。
各函数的开销并不相同：按机器指令计，MCP SDK 增加 62.8 万条，其中调用本身占 23.8 万条。

先用 `make test-adapters` 建好环境，再执行 `build/adapters/langchain-newest/bin/python -W ignore tests/adapters/overhead.py langchain` 即可重测，
它也打印微秒数；加上 `instructions` 则在 Callgrind 下统计机器指令数。没有钩子的框架由适配器替换工具。LlamaIndex 自身的次数在各次运行之间有差别。
""",
}

CODE: Final = {
    "anthropic": """from callwright.anthropic import function_tools, tool_runner, wrap_tools

runner = tool_runner(
    client, app, contracts, tools=[pay, search], model=model, max_tokens=1024, messages=messages
)
tools = wrap_tools([pay, search], app, contracts, run=conversation_id)  # for any other loop
tools = function_tools(app)  # the application's own tools
""",
    "fastmcp": """from callwright.fastmcp import CallwrightMiddleware, server

mcp.add_middleware(CallwrightMiddleware(app, contracts))  # the server's tools, mounted and proxied ones too
mcp.mount(server(app))  # the application's own tools
""",
    "google_adk": """from callwright.google_adk import CallwrightToolset, wrap_tools

agent = LlmAgent(name="shop", model=model, tools=wrap_tools([pay, search, mcp_toolset], app, contracts))
agent = LlmAgent(name="shop", model=model, tools=[CallwrightToolset(app)])  # the application's own tools
""",
    "langchain": """from callwright.langchain import CallwrightMiddleware, tool_node_wrappers, tools

agent = create_agent(model, [pay, search], middleware=[CallwrightMiddleware(app, contracts)])
node = ToolNode([pay, search], **tool_node_wrappers(app, contracts))  # a bare graph
agent = create_agent(model, tools(app))  # the application's own tools
""",
    "llama_index": """from callwright.llama_index import function_tools, wrap_tools

agent = FunctionAgent(tools=wrap_tools([pay, search, query_engine_tool], app, contracts), llm=llm)
agent = FunctionAgent(tools=function_tools(app), llm=llm)  # the application's own tools
""",
    "mcp_server": """from callwright.mcp_server import add_tools, put_under_contract

put_under_contract(mcp, app, contracts)  # the server's tools, those added later too
add_tools(mcp, app)  # the application's own tools
""",
    "openai": """from callwright.openai import AsyncCallwrightToolRunner, CallwrightToolRunner, function_tools

runner = CallwrightToolRunner(functions=[pay, search], app=app, contracts=contracts)
response = runner.run(client, {"model": model, "input": message})
runner = CallwrightToolRunner(functions=function_tools(app), app=app)  # the application's own tools
""",
    "openai_agents": """from callwright.openai_agents import CallwrightAgent, function_tools, run_config, wrap_tools

agent = CallwrightAgent(name="shop", tools=[pay, search], mcp_servers=[...], app=app, contracts=contracts)
result = await Runner.run(agent, "...", run_config=run_config(app))
agent = CallwrightAgent.from_agent(agent, app, contracts)  # an agent made elsewhere
tools = wrap_tools(tools, app, contracts)  # the tools of any other kind of agent
agent = Agent(name="shop", tools=function_tools(app))  # the application's own tools
""",
    "pydantic_ai": """from callwright.pydantic_ai import CallwrightCapability, CallwrightToolset

agent = Agent(model, tools=[pay, search], toolsets=[...], capabilities=[CallwrightCapability(app, contracts)])
agent = Agent(model, toolsets=[CallwrightToolset(app)])  # the application's own tools
""",
    "smolagents": """from callwright.smolagents import CallwrightAgent, CallwrightCodeAgent, function_tools

agent = CallwrightAgent([pay, search], model, app=app, contracts=contracts)
agent = CallwrightCodeAgent([pay, search], model, app=app, contracts=contracts)
agent = CallwrightAgent(function_tools(app), model, app=app)  # the application's own tools
""",
}
"""What an application writes; equal in both languages."""

EXAMPLES: Final = {
    "anthropic": "anthropic_runner",
    "fastmcp": "fastmcp_server",
    "google_adk": "google_adk_agent",
    "langchain": "langchain_agent",
    "llama_index": "llama_index_agent",
    "mcp_server": "mcp_server",
    "openai": "openai_runner",
    "openai_agents": "openai_agent",
    "pydantic_ai": "pydantic_ai_agent",
    "smolagents": "smolagents_agent",
}
"""The program of each framework that runs offline, in examples/frameworks."""

HOW: Final = {
    "en": {
        "anthropic": (
            """`tool_runner(client, app, ...)` in place of `client.beta.messages.tool_runner(...)`:""",
            """- `on_result=` gets the whole envelope; a message of the API has no place for it. A dict is sent as JSON text (the SDK sends its keys alone).
- One runner is a run; `run=` names it where a conversation goes on in another runner.
- Not under contract: MCP servers that the provider connects to, and toolsets (both named in the log). A call of a tool that does not exist
  is answered by the SDK.""",
        ),
        "fastmcp": (
            """one line after the server:""",
            """- The envelope stands in `_meta["callwright/result"]`. A notice follows the tool's own content, and stands in the structured content where the
  output schema has room for it; a failure is one text, as from [the gateway](gateway.md).
- The caller is the subject of the verified access token, without one the application's principal. A subject needs a rule
  (`Callwright(rules=...)`) that allows its calls, and nobody gets an answer to another's call.
- The client names the run in `_meta["callwright/run"]` and a key of its own in `_meta["callwright/idempotencyKey"]`. Of a client that names
  no run, a call that keeps failing fast is held as at [the gateway](gateway.md#which-run-a-call-is-counted-in).
- `trust_hints=True` takes the effect of a tool without a contract from its annotations (`readOnlyHint`, `idempotentHint`).
- Add it last: behind it a `RetryMiddleware` repeats calls (a log message names it), in front of it none.
- An answer that breaks the tool's output schema is the error `invalid_output`.
- Not under contract: calls that the host cannot read as JSON.""",
        ),
        "google_adk": (
            """one line in `LlmAgent`:""",
            """- Other results are the object of the function response, with `error` after a failure. `on_result=` gets the whole envelope.
- One invocation, from a message of the user to the agent's last word, is a run.
- Functions, tools and toolsets are wrapped, a toolset by the names that the model sees. A blocking function runs in a thread, so that its
  limit holds; ADK itself runs it on the event loop.
- `ask_user=True` asks for a confirmation. ADK asks about a call once: the tool sees the answer as that to a question of its own.
- Not under contract: asynchronous generators that stream to a live session (named in the log), and agents as tools: wrap their own
  tools. A tool that does not exist is answered by ADK.""",
        ),
        "langchain": (
            """one line in `create_agent`:""",
            """- After a failure the message has `status="error"`; `response_metadata["callwright"]` has the whole envelope.
- A turn of the user is a run, also after a resume, and after a summary of its messages.
- `ask_user=True` interrupts the graph, with the request and the answer of `HumanInTheLoopMiddleware`; it needs a checkpointer. Of several
  such calls that one bare `ToolNode` makes together only the first is asked about; the model is told to send the others again.
- Interrupts, commands, the stream writer and injected state work as before. Reads are retried under their contract; a repetition by
  `ToolRetryMiddleware` of a write without a known outcome does not run it again.
- Not under contract: in a bare graph, calls whose arguments are not JSON (LangChain puts them into `invalid_tool_calls`).""",
        ),
        "llama_index": (
            """one line in `FunctionAgent`, `ReActAgent` or `AgentWorkflow`:""",
            """- `raw_output` has the whole envelope of other results, with `is_error` after a failure; `on_result=` gets that of every call.
- One `agent.run` is a run; `agent.run(..., run_id=...)` names the run that another one continues. A tool that your program calls itself
  belongs to no run.
- `ask_user=True` sends an `InputRequiredEvent` with the tool, its arguments and a `handle`; answer with
  `ctx.send_event(HumanResponseEvent(response="approve", handle=event.handle))`, or "reject".
- `ctx.wait_for_event`, `partial_params` and `return_direct` work as before. The results of one reply come in the order in which calls end.
- Not under contract: the handoff of an agent, tools of a `tool_retriever` that were not wrapped before they were indexed, and arguments
  that are not JSON (LlamaIndex makes `{}` of them). A tool that does not exist is answered by LlamaIndex.""",
        ),
        "mcp_server": (
            """one line after the server, an `MCPServer` of 2.x or a `FastMCP` of 1.x:""",
            """- Results, runs, keys and `trust_hints` are as for [FastMCP](#fastmcp). An argument that a tool does not have is refused or corrected; the SDK
  drops it silently.
- The caller is the subject of the verified access token, or its client id where it names no subject, as in 1.x; without a token the
  application's principal. Rules: as for FastMCP.
- 1.x runs a function that is not `async` on the event loop: no limit can stop it, and no call runs beside it.
- Not under contract: handlers of the low-level `Server`, and calls that the host cannot read as JSON.""",
        ),
        "openai": (
            """`CallwrightToolRunner` in place of `ResponsesToolRunner` of `openai.lib.responses_tool_runner`:""",
            """- `on_result=` gets the whole envelope. An object, of which the SDK itself makes an error, is sent as JSON text. A function that raises no
  longer ends the run.
- One `run` of the runner is a run. A `ResponsesToolLedger` names it by its `run_id`, so a resumed run is the same one; `run=` names it where
  there is none. Functions of Pydantic models (`from_tool`) and the signal `cancelled` work as before.
- Not under contract: the toolsets `browser` and `computer` (named in the log). The SDK itself ends the run at a call of a function that does
  not exist, at arguments that are not JSON, and at a call id that comes twice; it tells a function no id of its call.
  [`app.turn`](turn.md) answers all of these, and serves Chat Completions, for which the SDK has no runner.""",
        ),
        "openai_agents": (
            """`CallwrightAgent` in place of `Agent`:""",
            """- `custom_data["callwright"]` of the output item has the whole envelope.
- Without `run_config(app)` the call of a tool that does not exist ends the run; no hook sees such a call.
- One `Runner.run` is a run, also after a handoff, an approval, and a resume from stored state.
- `ask_user=True` interrupts the run, like a call of a tool with `needs_approval`. Guardrails, hooks, sessions and spans
  work as before; what a tool's `failure_error_function` says of its failure stands in the envelope.
- Not under contract: agents that the run is handed to and that are not a `CallwrightAgent` (named in the log). An agent offered as a tool is no
  call of its own.""",
        ),
        "pydantic_ai": (
            """one capability of the agent:""",
            """- After a failure the outcome is `failed`; `metadata["callwright"]` of the `ToolReturnPart` has the whole envelope.
- A failure, also a `ModelRetry` or `ToolFailed`, costs no retry of the agent, whose default of one per tool would end the run at the second.
- One run of the agent is a run, also one that continues it with the results of deferred calls.
- `ask_user=True` defers the call, like one of a tool with `requires_approval`; the agent's output type then needs `DeferredToolRequests`.
- A call whose tool raised `CallDeferred` is in doubt (`unknown`) until its end is known, for its work continues elsewhere: the same call in the same
  run is not started again. `ApprovalRequired` and validators work as before. Of a tool with `requires_approval` a call that could not be made is refused
  before a person is asked.
- Not under contract: output tools and external tools. A tool that does not exist passes no hook: Pydantic AI answers it and counts a retry.""",
        ),
        "smolagents": (
            """`CallwrightAgent` in place of `ToolCallingAgent`, `CallwrightCodeAgent` in place of `CodeAgent`:""",
            """- `on_result=` gets the whole envelope. A failed call does not end its step, so the other calls of the reply keep their results.
- Arguments that are not JSON are corrected or refused; smolagents runs a tool that has one required argument with the broken text.
- In the code of a `CallwrightCodeAgent` a call gives its value, and one that fails raises `ToolCallError` with the envelope. A warning is
  added to the observations of the step. Tables, images and other objects reach the tool as they are; in the ledger a number stands for each.
- One `agent.run` is a run. Base tools (`add_base_tools`) and tools added to `agent.tools` later are under contract too.
- Not under contract: `final_answer`, managed agents (put their own tools under contract), and tools that the code of a remote executor calls
  (named in the log).""",
        ),
    },
    "zh": {
        "anthropic": (
            """用 `tool_runner(client, app, ...)` 代替 `client.beta.messages.tool_runner(...)`：""",
            """- `on_result=` 收到完整信封，API 的消息里放不下它。dict 以 JSON 文本发送（SDK 自己只发送键）。
- 一个 runner 是一次运行；对话在另一个 runner 里继续时，用 `run=` 指定运行。
- 不在合约之下的：由提供方连接的 MCP 服务器和 toolset（日志都会列出）。调用不存在的工具由 SDK 答复。""",
        ),
        "fastmcp": (
            """在服务器之后加一行：""",
            """- 信封在 `_meta["callwright/result"]` 里。提示排在工具自己的内容之后，输出 schema 允许时也写进结构化内容；失败是一段文本，与[网关](gateway.zh-CN.md)相同。
- 调用方是已验证的访问令牌的主体；没有令牌时是应用的主体。令牌的主体需要一条允许其调用的规则（`Callwright(rules=...)`）；谁也得不到别人调用的结果。
- 客户端在 `_meta["callwright/run"]` 里指定运行，在 `_meta["callwright/idempotencyKey"]` 里给出自己的键。客户端没有指定运行时，
  接连快速失败的调用像在[网关](gateway.zh-CN.md#调用计入哪次运行)那里一样被暂时拦下。
- `trust_hints=True`：没有合约的工具按其注解（`readOnlyHint`、`idempotentHint`）确定副作用。
- 最后添加它：排在它后面的 `RetryMiddleware` 会重复调用（日志会指出），排在前面的不会。
- 不符合输出 schema 的结果是错误 `invalid_output`。
- 不在合约之下的：宿主无法读作 JSON 的调用。""",
        ),
        "google_adk": (
            """在 `LlmAgent` 里加一行：""",
            """- 其他结果是函数响应的对象，失败时带 `error`。`on_result=` 收到完整信封。
- 一次 invocation（从用户的一条消息到智能体的最后一句）是一次运行。
- 函数、工具和工具集都可包装，工具集按模型看到的名称。阻塞函数在线程里运行，时限因此有效；ADK 自己会在事件循环上运行它。
- `ask_user=True` 会请求确认。ADK 对一次调用只询问一次：工具会把这个答复当作对它自己问题的答复。
- 不在合约之下的：向 live 会话流式输出的异步生成器（日志会列出），以及作为工具的智能体——请包装它自己的工具。不存在的工具由 ADK 答复。""",
        ),
        "langchain": (
            """在 `create_agent` 里加一行：""",
            """- 失败的消息带 `status="error"`；`response_metadata["callwright"]` 里有完整信封。
- 用户的一轮是一次运行，恢复之后、消息被摘要替换之后也是。
- `ask_user=True` 会中断图，请求与答复的形式同 `HumanInTheLoopMiddleware`；需要 checkpointer。
  单独使用的 `ToolNode` 一起执行的几个这样的调用中，只询问第一个；模型会得知其余的要重新发送。
- 中断、Command、流式写出和注入的状态照常工作。读取按合约重试；结果不明的写操作，`ToolRetryMiddleware` 的重复不会再次执行它。
- 不在合约之下的：单独使用的图里参数不是 JSON 的调用（LangChain 把它们放进 `invalid_tool_calls`）。""",
        ),
        "llama_index": (
            """在 `FunctionAgent`、`ReActAgent` 或 `AgentWorkflow` 里加一行：""",
            """- 其他结果的完整信封在 `raw_output` 里，失败时带 `is_error`；`on_result=` 收到每次调用的信封。
- 一次 `agent.run` 是一次运行；要让另一次运行接着前一次，用 `agent.run(..., run_id=...)` 指定。程序自己调用的工具不属于任何运行。
- `ask_user=True` 会发出 `InputRequiredEvent`，其中有工具、参数和 `handle`；用
  `ctx.send_event(HumanResponseEvent(response="approve", handle=event.handle))` 回答，拒绝则为 "reject"。
- `ctx.wait_for_event`、`partial_params` 和 `return_direct` 照常工作。同一回复里各调用的结果按结束的先后给出。
- 不在合约之下的：智能体的 handoff；`tool_retriever` 取回、建索引之前未包装的工具；不是 JSON 的参数（LlamaIndex 把它们变成 `{}`）。
  不存在的工具由 LlamaIndex 答复。""",
        ),
        "mcp_server": (
            """在服务器（2.x 的 `MCPServer` 或 1.x 的 `FastMCP`）之后加一行：""",
            """- 结果、运行、键和 `trust_hints` 与 [FastMCP](#fastmcp) 相同。工具没有的参数会被拒绝或更正；SDK 自己会悄悄丢弃它。
- 调用方是已验证的访问令牌的主体；令牌不带主体时（如 1.x）是其客户端 id；没有令牌时是应用的主体。规则与 FastMCP 相同。
- 1.x 在事件循环上运行非 `async` 的函数：任何时限都无法停止它，也没有调用能与它同时运行。
- 不在合约之下的：低层 `Server` 的处理函数，以及宿主无法读作 JSON 的调用。""",
        ),
        "openai": (
            """用 `CallwrightToolRunner` 代替 `openai.lib.responses_tool_runner` 的 `ResponsesToolRunner`：""",
            """- `on_result=` 收到完整信封。对象以 JSON 文本发送（SDK 自己会把它当成错误）。函数抛出异常不再结束运行。
- 一次 `run` 是一次运行。`ResponsesToolLedger` 用它的 `run_id` 指定运行，因此恢复的运行是同一次；没有它时用 `run=` 指定。
  由 Pydantic 模型定义的函数（`from_tool`）和 `cancelled` 信号照常工作。
- 不在合约之下的：`browser` 和 `computer` 工具集（日志会列出）。调用不存在的函数、参数不是 JSON、调用 id 重复时，SDK 自己结束运行；
  它也不把调用的 id 告诉函数。[`app.turn`](turn.zh-CN.md) 对这些都会答复，也支持没有 runner 的 Chat Completions。""",
        ),
        "openai_agents": (
            """用 `CallwrightAgent` 代替 `Agent`：""",
            """- 输出项的 `custom_data["callwright"]` 里有完整信封。
- 不传 `run_config(app)` 时，调用不存在的工具会中断运行；这种调用不经过任何钩子。
- 一次 `Runner.run` 是一次运行，移交、审批以及从保存的状态恢复之后也是。
- `ask_user=True` 会中断运行，与带 `needs_approval` 的工具一样。guardrail、钩子、会话和 span 照常工作；
  工具的 `failure_error_function` 对失败的说明写在信封里。
- 不在合约之下的：移交到的、不是 `CallwrightAgent` 的智能体（日志会列出）。作为工具提供的智能体本身不算一次调用。""",
        ),
        "pydantic_ai": (
            """给智能体加一个 capability：""",
            """- 失败时 outcome 为 `failed`；`ToolReturnPart` 的 `metadata["callwright"]` 里有完整信封。
- 失败（包括 `ModelRetry` 和 `ToolFailed`）不消耗智能体的重试次数；默认每个工具一次，第二次就会中断运行。
- 智能体的一次运行就是一次运行，带着延后调用的结果接着运行时也还是同一次。
- `ask_user=True` 会推迟调用，与带 `requires_approval` 的工具一样；智能体的输出类型需要包含 `DeferredToolRequests`。
- 工具抛出 `CallDeferred` 后，其工作在别处继续，因此该调用在结果明确之前存疑（`unknown`）：同一次运行中的相同调用不会再次开始。`ApprovalRequired` 和校验函数照常工作。对于 `requires_approval` 的工具，无法执行的调用在询问用户之前就被拒绝。
- 不在合约之下的：输出工具和外部工具。不存在的工具不经过任何钩子：由 Pydantic AI 答复，并计一次重试。""",
        ),
        "smolagents": (
            """用 `CallwrightAgent` 代替 `ToolCallingAgent`，用 `CallwrightCodeAgent` 代替 `CodeAgent`：""",
            """- `on_result=` 收到完整信封。一个调用失败不会结束整个 step，同一回复里其他调用的结果得以保留。
- 不是 JSON 的参数会被修正或拒绝；smolagents 自己会把残缺的文本当作唯一必填参数的值来执行工具。
- 在 `CallwrightCodeAgent` 的代码里，调用得到的就是返回值，失败则抛出带信封的 `ToolCallError`；警告加到该 step 的 observations 里。
  表格、图像等对象原样到达工具；账本里用编号代表它们。
- 一次 `agent.run` 是一次运行。基础工具（`add_base_tools`）以及之后加到 `agent.tools` 里的工具也在合约之下。
- 不在合约之下的：`final_answer`、managed agents（请将其自己的工具置于合约之下），以及远程执行器里的代码调用的工具（日志会列出）。""",
        ),
    },
}
"""How a framework is put under contract: the line that changes, and what is different there."""

SECTIONS: Final[dict[str, tuple[tuple[str, str, str], str, str]]] = {
    "en": (("The call", "As it is", "With Callwright"), "others", "Runs offline: "),
    "zh": (("调用", "原样", "使用 Callwright"), "其余", "可离线运行："),
}

MARKS: Final = {
    "executed": ("{}×", "{}×"),
    "dies": ("**the run dies**", "**运行中断**"),
    "silent": ("**the run ends silently**", "**运行无声结束**"),
    "unanswered": ("**a call has no result**", "**有调用没有结果**"),
    "error": ("error", "出错"),
    "success": ("success", "成功"),
    "both": ("each", "各自"),
    "secret": ("**password reaches the model**", "**密码到达模型**"),
    "credential": ("credential reaches the model", "凭据到达模型"),
    "dropped": ("**argument dropped silently**", "**参数被悄悄丢弃**"),
    "warned": ("warning", "警告"),
    "field": ("names the field", "指明字段"),
    "handle": ("handle", "句柄"),
    "large": ("**2 MB reach the model**", "**2 MB 到达模型**"),
    "beginning": ("beginning only", "只有开头"),
    "outside": ("no hook", "无钩子"),
    "code": ("`{}`", "`{}`"),
}

PROBE_TEXTS: Final = {
    "invalid_json": ("arguments cut off: not JSON", "参数被截断，不是 JSON"),
    "invalid_beside": ("two calls, one of them not JSON", "两个调用，其中一个不是 JSON"),
    "fenced_json": ("arguments in a code fence, with a trailing comma", "参数在代码围栏里，多一个逗号"),
    "wrong_type": ('a number in words: qty "two"', '用文字写的数：qty "two"'),
    "hopeless_type": ('no number at all: qty "many"', '根本不是数：qty "many"'),
    "typo": ("a misspelt argument: qyt 5", "参数名写错：qyt 5"),
    "extra": ("an argument that does not exist", "不存在的参数"),
    "missing": ("a required argument is missing", "缺少必填参数"),
    "unknown_near": ("a misspelt tool: okk", "工具名写错：okk"),
    "unknown": ("a tool that does not exist", "不存在的工具"),
    "schema_tool": ("a JSON Schema tool, wrong type", "JSON Schema 工具，类型不对"),
    "schema_missing": ("a JSON Schema tool, argument missing", "JSON Schema 工具，缺参数"),
    "raises": ("the tool raises, with a password in the message", "工具抛出异常，消息里有密码"),
    "says_error": ('the tool returns {"status": "error"}', '工具返回 {"status": "error"}'),
    "leaks": ("a credential in the result", "结果里有凭据"),
    "timeout": ("the tool is slower than its limit, its effect comes later", "工具超时，之后副作用才发生"),
    "after_timeout": ("the same call again after that", "之后又发同一个调用"),
    "one_raises": ("two calls, one raises", "两个调用，一个抛异常"),
    "parallel": ("three reads in one reply", "一次回复里三个读取"),
    "same_id": ("the same call sent twice with one id", "同一 id 的同一调用发两次"),
    "same_call": ("the same write under a new id, key declared", "新 id 的同一写操作，已声明键"),
    "question": ("the same write under a new id, once without a key", "新 id 的同一写操作，一次性且无键"),
    "two_intents": ("two writes that differ", "两个不同的写操作"),
    "same_read": ("the same read twice", "同一读取两次"),
    "approval": ("a call that needs an approval", "需要审批的调用"),
    "denied": ("a tool that the caller may not use", "调用方无权使用的工具"),
    "quota": ("more calls than the quota allows", "超过配额的调用"),
    "budget": ("four calls, a budget of two", "四个调用，预算为两个"),
    "two_megabytes": ("a result of 2 MB", "2 MB 的结果"),
    "long_text": ("a text of more than 8,000 tokens", "超过 8,000 个 token 的文本"),
    "empty_arguments": ("no arguments at all", "完全没有参数"),
}
