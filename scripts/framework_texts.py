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

What your framework does with a bad call, as it is and with its tools under contract. A scripted model makes the same calls in
every framework; `make test-adapters` runs them on the lowest and the newest version that an extra allows and writes this page.

*Ran once* counts the tool's effects; *the model is told* what stands in the results that it gets. A code is that of the
[error table](errors.md).

## Large results

A text of more than 8,000 estimated tokens reaches the model as its beginning with a handle, and the tool `callwright_read_result` reads on
from there. The envelope has the whole; images, files, other content blocks and artifacts are never cut.

- LangChain's middleware, OpenAI Agents, Pydantic AI, Google ADK and `CallwrightAgent` of smolagents offer the model that tool as soon as it has
  been given such a beginning. A run that is resumed in another process is offered it with the next one.
- Of the application's own tools it is the last; where names are given (`function_tools(app, "search")`), only if it is named too.
- Lists that cannot grow, those of `callwright.anthropic`, `callwright.llama_index` and `callwright.openai`, get the whole text unless they
  have the tool: `wrap_tools([search, *function_tools(app, "callwright_read_result")], app)`. `ToolNode` of a bare LangGraph needs
  `*tools(app, "callwright_read_result")`.
- Rules have to allow the caller the tool; without that the text stays whole.
- Whole is what code gets (`CallwrightCodeAgent`), and what FastMCP and the MCP SDK send: their client decides what its model reads.

## Overhead

`build/adapters/langchain-newest/bin/python -W ignore tests/adapters/overhead.py langchain`, once `make test-adapters` has made the
environment, runs the same conversation as it is and under contract in turn, 21 rounds, and prints what one asynchronous read call takes.
Two cores of an AMD EPYC, 2026-11-24, load average 4 to 8; calls of Python functions do not depend on the load, processor time does.

| adapter | functions as it is | added | of Callwright | of the adapter | µs as it is | µs added | µs of the core |
|---|---:|---:|---:|---:|---:|---:|---:|
| Anthropic SDK | 1,258 | 190 | 165 | 40 | 1,169 | 267 | 95 |
| FastMCP | 1,790 | 504 | 212 | 51 | 1,285 | 761 | 36 |
| Google ADK | 1,567 | 166 | 154 | 34 | 1,113 | 313 | 54 |
| LangChain | 1,329 | 574 | 161 | 41 | 1,682 | 451 | 62 |
| LlamaIndex | 4,265 | 54 | 155 | 35 | 2,809 | 548 | 56 |
| MCP SDK | 610 | 244 | 202 | 45 | 565 | 287 | 50 |
| OpenAI SDK | 34,872 | 181 | 150 | 30 | – | – | – |
| OpenAI Agents | 3,842 | 387 | 158 | 33 | 1,735 | 443 | 48 |
| Pydantic AI | 1,813 | 304 | 190 | 56 | 988 | 53 | 49 |
| smolagents | 345 | 196 | 163 | 36 | 486 | 268 | 55 |

Times scatter: the 53 µs of Pydantic AI are no better than the 328 of a run before, and the functions that LlamaIndex itself calls differ
from run to run by more than is added. The runner of the OpenAI SDK takes 34,872 functions a call, in which the rest is lost.

The goal of 60 µs for each is missed. The core, that is the same call made by the application alone in a loop, calls 109 functions.
An adapter adds 30 to 56, and 10 to 50 more run again when a tool that waits resumes its coroutines. Between two calls a framework runs
thousands of functions, and the same functions of ours then take several times as long as in a loop; cold caches of the processor are the
probable cause, which has not been measured.

The difference between *added* and *of Callwright* is work of the framework and of asyncio. By the profile much of it is what a framework does
for each hook: LangChain traces each hook of a middleware with two changes of thread, FastMCP takes a call through three handlers of each
middleware, Pydantic AI copies its context about ten times for a capability, and OpenAI Agents deeply copies the custom data of each
output item, which hold the envelope. An empty hook costs less than
that where it was measured: in FastMCP 4.2.3 a middleware that only passes calls on adds 45 functions to 1,862
(`build/adapters/fastmcp-newest/bin/python -W ignore tests/adapters/empty_hook.py`). The other frameworks have not been measured.
""",
    "zh": """# 智能体框架

[English](frameworks.md)

你的框架如何处理错误的调用：原样如何，工具置于合约之下又如何。脚本化的模型在每个框架里发出相同的调用；`make test-adapters`
在扩展允许的最低和最新版本上运行它们，并生成本页。

“执行一次”指工具的副作用次数；“模型得知”指它收到的结果里有什么。错误码见[错误表](errors.zh-CN.md)。

## 大结果

估算超过 8,000 个 token 的文本，模型只收到开头和一个句柄，用工具 `callwright_read_result` 继续读取。信封里是完整的文本；图片、文件、其他内容块
和 artifact 从不截断。

- LangChain 的中间件、OpenAI Agents、Pydantic AI、Google ADK 以及 smolagents 的 `CallwrightAgent`，在给出第一个这样的开头之后就把该工具
  提供给模型。在另一个进程里恢复的运行，要到下一个这样的文本才会提供。
- 在应用自己的工具里它排在最后；如果写了名字（`function_tools(app, "search")`），则只有也写了它的名字才有。
- 不能增加工具的列表（`callwright.anthropic`、`callwright.llama_index`、`callwright.openai`）会把文本完整地交给模型，除非列表里有该工具：
  `wrap_tools([search, *function_tools(app, "callwright_read_result")], app)`。裸 LangGraph 的 `ToolNode` 需要
  `*tools(app, "callwright_read_result")`。
- 规则必须允许调用者使用该工具，否则文本保持完整。
- 代码得到的（`CallwrightCodeAgent`）以及 FastMCP 和 MCP SDK 发送的都是完整的：由它们的客户端决定模型读到什么。

## 开销

先用 `make test-adapters` 建好环境，再执行 `build/adapters/langchain-newest/bin/python -W ignore tests/adapters/overhead.py langchain`：
同一段对话原样运行和置于合约之下交替进行 21 轮，输出一次异步只读调用的开销。AMD EPYC 两个核心，2026-11-24，平均负载 4 到 8；
Python 函数调用次数与负载无关，处理器时间有关。

| 适配器 | 原样的函数调用 | 增加 | 其中 Callwright | 其中适配器 | 原样 µs | 增加 µs | 核心 µs |
|---|---:|---:|---:|---:|---:|---:|---:|
| Anthropic SDK | 1,258 | 190 | 165 | 40 | 1,169 | 267 | 95 |
| FastMCP | 1,790 | 504 | 212 | 51 | 1,285 | 761 | 36 |
| Google ADK | 1,567 | 166 | 154 | 34 | 1,113 | 313 | 54 |
| LangChain | 1,329 | 574 | 161 | 41 | 1,682 | 451 | 62 |
| LlamaIndex | 4,265 | 54 | 155 | 35 | 2,809 | 548 | 56 |
| MCP SDK | 610 | 244 | 202 | 45 | 565 | 287 | 50 |
| OpenAI SDK | 34,872 | 181 | 150 | 30 | – | – | – |
| OpenAI Agents | 3,842 | 387 | 158 | 33 | 1,735 | 443 | 48 |
| Pydantic AI | 1,813 | 304 | 190 | 56 | 988 | 53 | 49 |
| smolagents | 345 | 196 | 163 | 36 | 486 | 268 | 55 |

时间有波动：Pydantic AI 的 53 µs 并不比此前一次的 328 µs 更可信；LlamaIndex 自身的函数调用次数在各次运行之间的差别大于增加的次数。
OpenAI SDK 的 runner 每次调用要执行 34,872 个函数，其余开销淹没其中。

每个适配器 60 µs 的目标没有达到。核心（由应用在循环中直接发出同一调用）要调用 109 个函数；适配器另加 30 到 56 个；
工具需要等待时，恢复各层协程再执行 10 到 50 个。框架在两次调用之间会执行上千个函数，此时我们同样的函数所用时间是循环中的数倍；原因很可能是处理器缓存已冷，但没有实测。

“增加”与“其中 Callwright”之差是框架和 asyncio 的工作。按调用剖析，其中不少是框架为每个钩子所做的工作：LangChain 追踪中间件的每个钩子，切换两次线程；
FastMCP 让每次调用经过每个中间件的三个处理函数；Pydantic AI 为一个 capability 复制上下文约十次；OpenAI Agents 深拷贝每个输出项的自定义数据，
其中含有信封。在测量过的框架中，空钩子的开销小于此：FastMCP 4.2.3 中只向后传递调用的中间件在 1,862 次函数调用之外增加 45 次
（`build/adapters/fastmcp-newest/bin/python -W ignore tests/adapters/empty_hook.py`）。其他框架尚未测量。
""",
}

_ANTHROPIC_EN = """`pip install 'callwright[anthropic]'`; `tool_runner(client, app, ...)` in place of `client.beta.messages.tool_runner(...)`:

```py
from callwright import Callwright
from callwright.anthropic import function_tools, tool_runner, wrap_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
runner = tool_runner(
    client, app, contracts, tools=[pay, search], model=model, max_tokens=1024, messages=messages
)
tools = wrap_tools([pay, search], app, contracts, run=conversation_id)  # for any other loop
tools = function_tools(app)  # the application's own tools
```

- A plain success is what the tool returned: text and content blocks unchanged, and a dict as JSON text, of which the SDK itself sends the
  keys alone. Anything else is the envelope for models as JSON text, with `is_error` after a failure.
- A message of the API has no place for the whole envelope: `on_result=` gets that of every call, in order.
- One runner is a run: its calls share the budget that you write in `Callwright(limits=...)`, and a write with equal key arguments is
  the same call. `run=` names the run where a conversation goes on in another runner.
- Definitions, `ToolError`, streaming, asynchronous tools and cancellation work as before; a cancelled write stays `unknown` in the ledger.
- Not under contract, and named in the log: tools that the provider runs itself, MCP servers that it connects to, and toolsets. A call of
  a tool that does not exist is answered by the SDK in its own words. The SDK tells a tool no id of its call: the same reply received
  twice is a repeat, as the contract declares it.

A program that runs offline: [`examples/frameworks/anthropic_runner.py`](../examples/frameworks/anthropic_runner.py).
"""

_FASTMCP_EN = """`pip install 'callwright[fastmcp]'`; one line after the server:

```py
from callwright import Callwright
from callwright.fastmcp import CallwrightMiddleware, server

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
mcp.add_middleware(CallwrightMiddleware(app, contracts))  # the server's tools, mounted and proxied ones too
mcp.mount(server(app))  # the application's own tools
```

- A plain success is the tool's own result: text, content blocks, structured content and metadata unchanged, with the envelope
  in `_meta["callwright/result"]`. Otherwise a notice follows the tool's own content, and stands in the structured content where
  the output schema has room for it; a failure is one text, as from [the gateway](gateway.md). Definitions are not changed.
- The caller is the subject of the verified access token, without one the application's principal. A subject needs a
  rule (`Callwright(rules=...)`) that allows its calls, and nobody gets an answer to another's call.
- A run is what the client names in `_meta["callwright/run"]`: its calls share the budget of `Callwright(limits=...)`, and within
  it a write with equal key arguments is the same call. `_meta["callwright/idempotencyKey"]` is the caller's own key.
- `trust_hints=True` takes the effect of a tool without a contract from its annotations (`readOnlyHint`, `idempotentHint`).
- Questions to the user, input that a tool asks for, progress, the injected `Context`, context variables and cancellation work as
  before; a cancelled write stays `unknown` in the ledger.
- Add it last: a log message names a `RetryMiddleware` behind it. In front of it that middleware repeats nothing.
- An answer that breaks the tool's output schema is the error `invalid_output`; without Callwright the client raises.
- Not under contract: calls that the host itself cannot read as JSON; they never reach a server.

A program that runs offline: [`examples/frameworks/fastmcp_server.py`](../examples/frameworks/fastmcp_server.py).
"""

_GOOGLE_ADK_EN = """`pip install 'callwright[google-adk]'`; one line in `LlmAgent`:

```py
from callwright import Callwright
from callwright.google_adk import CallwrightToolset, wrap_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = LlmAgent(name="shop", model=model, tools=wrap_tools([pay, search, mcp_toolset], app, contracts))
agent = LlmAgent(name="shop", model=model, tools=[CallwrightToolset(app)])  # the application's own tools
```

- A plain success is what the tool returned, with its media parts unchanged. Anything else is the envelope for models as the object of the
  function response, with `error` after a failure.
- A function response has no place for the whole envelope: `on_result=` gets that of every call, in order.
- One invocation, from a message of the user to the agent's last word, is a run: its calls share the budget that you write in
  `Callwright(limits=...)` (without it only a loop is stopped), and a write with equal key arguments is the same call.
- Functions, tools and toolsets are wrapped, a toolset by the names that the model sees. Callbacks, plugins, `require_confirmation`, logins,
  session state, streaming and cancellation work as before; a cancelled write stays `unknown` in the ledger.
- A blocking function runs in a thread, with its context variables, so that its limit holds; ADK itself runs it on the event loop.
- `ask_user=True`: a call that a rule lets the caller's own user approve (`Rule("approve", ..., user_confirms=True)`) asks for a confirmation.
- Not under contract: tools that the model's provider runs itself and asynchronous generators, which stream to a live session (a log message
  names both), and agents as tools, whose own tools are to be wrapped. A tool that does not exist is answered by ADK in its own words.
- A tool has 120 seconds and 1 MiB of text by default; `timeout_ms` and `max_output_bytes` of its contract change that.

A program that runs offline: [`examples/frameworks/google_adk_agent.py`](../examples/frameworks/google_adk_agent.py).
"""

_LANGCHAIN_EN = """`pip install 'callwright[langchain]'`; one line in `create_agent`:

```py
from callwright import Callwright
from callwright.langchain import CallwrightMiddleware, tool_node_wrappers, tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = create_agent(model, [pay, search], middleware=[CallwrightMiddleware(app, contracts)])
node = ToolNode([pay, search], **tool_node_wrappers(app, contracts))  # a bare graph
agent = create_agent(model, tools(app))  # the application's own tools
```

- A plain success is the tool's own message: text, content blocks and artifact unchanged. Anything else is the envelope for
  models, with `status="error"` after a failure. `response_metadata["callwright"]` has the whole envelope.
- A turn of the user is a run: its calls share the budget that you write in `Callwright(limits=...)` (without it only a loop is
  stopped), and within it a write with equal key arguments is the same call, also after a resume and under a new id.
- `ask_user=True`: a call that a rule lets the caller's own user approve (`Rule("approve", ..., user_confirms=True)`) interrupts the
  graph, with the request and the answer of `HumanInTheLoopMiddleware`; it needs a checkpointer.
- Interrupts, commands, the stream writer, injected state, context variables and cancellation work as before; a cancelled
  write stays `unknown` in the ledger.
- Retries are ours: reads are retried under their contract, and a repetition by `ToolRetryMiddleware` of a write that failed
  without a known outcome does not run it again.
- Not under contract: tools that the provider runs itself (a log message names them), and in a bare graph calls whose
  arguments are not JSON, which LangChain puts into `invalid_tool_calls`.
- A tool has 120 seconds and 1 MiB of text by default; `timeout_ms` and `max_output_bytes` of its contract change that.

A program that runs offline: [`examples/frameworks/langchain_agent.py`](../examples/frameworks/langchain_agent.py).
"""

_ANTHROPIC_ZH = """`pip install 'callwright[anthropic]'`；用 `tool_runner(client, app, ...)` 代替 `client.beta.messages.tool_runner(...)`：

```py
from callwright import Callwright
from callwright.anthropic import function_tools, tool_runner, wrap_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
runner = tool_runner(
    client, app, contracts, tools=[pay, search], model=model, max_tokens=1024, messages=messages
)
tools = wrap_tools([pay, search], app, contracts, run=conversation_id)  # for any other loop
tools = function_tools(app)  # the application's own tools
```

- 普通的成功就是工具返回的内容：文本和内容块不变；dict 以 JSON 文本发送（SDK 自己只发送键）。其余情况是给模型的信封（JSON 文本），
  失败时带 `is_error`。
- API 的消息里放不下完整信封：`on_result=` 按顺序收到每个调用的信封。
- 一个 runner 是一次运行：其中的调用共享你在 `Callwright(limits=...)` 里写的预算，键参数相等的写操作是同一个调用。
  对话在另一个 runner 里继续时，用 `run=` 指定运行。
- 工具定义、`ToolError`、流式、异步工具和取消照常工作；被取消的写操作在账本里保持 `unknown`。
- 不在合约之下、日志会点名的：由模型提供方自己执行的工具、由它连接的 MCP 服务器，以及 toolset。调用不存在的工具由 SDK 用自己的话回答。
  SDK 不把调用的 id 告诉工具：同一回复收到两次即为重复，按合约的声明处理。

可离线运行的程序：[`examples/frameworks/anthropic_runner.py`](../examples/frameworks/anthropic_runner.py)。
"""

_FASTMCP_ZH = """`pip install 'callwright[fastmcp]'`；在服务器之后加一行：

```py
from callwright import Callwright
from callwright.fastmcp import CallwrightMiddleware, server

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
mcp.add_middleware(CallwrightMiddleware(app, contracts))  # the server's tools, mounted and proxied ones too
mcp.mount(server(app))  # the application's own tools
```

- 普通的成功就是工具自己的结果：文本、内容块、结构化内容和元数据都不变，信封在 `_meta["callwright/result"]` 里。其余情况：
  提示排在工具自己的内容之后，输出 schema 允许时也写进结构化内容；失败是一段文本，与[网关](gateway.zh-CN.md)相同。工具定义不变。
- 调用者是已验证的访问令牌的主体；没有令牌时是应用的主体。令牌的主体需要一条允许其调用的规则（`Callwright(rules=...)`）；
  谁也得不到别人调用的结果。
- 运行由客户端在 `_meta["callwright/run"]` 里指定：其中的调用共享 `Callwright(limits=...)` 的预算，键参数相等的写操作是同一个调用。
  `_meta["callwright/idempotencyKey"]` 是调用者自己的键。
- `trust_hints=True`：没有合约的工具按其注解（`readOnlyHint`、`idempotentHint`）确定副作用。
- 向用户提问、工具要求的输入、进度、注入的 `Context`、上下文变量和取消照常工作；被取消的写操作在账本里保持 `unknown`。
- 最后添加它：排在它后面的 `RetryMiddleware` 会在日志里被点名；排在它前面的则不会重复任何调用。
- 不符合输出 schema 的结果是错误 `invalid_output`；没有 Callwright 时由客户端抛出异常。
- 不在合约之下的：宿主自己就无法读作 JSON 的调用，它们到不了服务器。

可离线运行的程序：[`examples/frameworks/fastmcp_server.py`](../examples/frameworks/fastmcp_server.py)。
"""

_GOOGLE_ADK_ZH = """`pip install 'callwright[google-adk]'`；在 `LlmAgent` 里加一行：

```py
from callwright import Callwright
from callwright.google_adk import CallwrightToolset, wrap_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = LlmAgent(name="shop", model=model, tools=wrap_tools([pay, search, mcp_toolset], app, contracts))
agent = LlmAgent(name="shop", model=model, tools=[CallwrightToolset(app)])  # the application's own tools
```

- 普通的成功就是工具返回的内容，媒体部分也不变。其余情况是给模型的信封，作为函数响应的对象；失败时带 `error`。
- 函数响应里放不下完整信封：`on_result=` 按顺序收到每次调用的信封。
- 一次 invocation（从用户的一条消息到智能体的最后一句）是一次运行：其中的调用共享你在 `Callwright(limits=...)` 里写的预算（不写则只拦循环），
  键参数相等的写操作是同一个调用。
- 函数、工具和工具集都可包装，工具集按模型看到的名称。回调、插件、`require_confirmation`、登录、会话状态、流式和取消照常工作；
  被取消的写操作在账本里保持 `unknown`。
- 阻塞函数在线程里运行并带着上下文变量，时限因此有效；ADK 自己会在事件循环上运行它。
- `ask_user=True`：规则允许调用者自己的用户批准的调用（`Rule("approve", ..., user_confirms=True)`）会请求确认。
- 不在合约之下的：由模型提供方自己执行的工具、向 live 会话流式输出的异步生成器（日志会点名这两种），以及作为工具的智能体——请包装它自己的工具。
  不存在的工具由 ADK 用它自己的话答复。
- 每个工具默认 120 秒、1 MiB 文本；用合约的 `timeout_ms` 和 `max_output_bytes` 修改。

可离线运行的程序：[`examples/frameworks/google_adk_agent.py`](../examples/frameworks/google_adk_agent.py)。
"""

_LANGCHAIN_ZH = """`pip install 'callwright[langchain]'`；在 `create_agent` 里加一行：

```py
from callwright import Callwright
from callwright.langchain import CallwrightMiddleware, tool_node_wrappers, tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = create_agent(model, [pay, search], middleware=[CallwrightMiddleware(app, contracts)])
node = ToolNode([pay, search], **tool_node_wrappers(app, contracts))  # a bare graph
agent = create_agent(model, tools(app))  # the application's own tools
```

- 普通的成功就是工具自己的消息：文本、内容块和 artifact 都不变。其余情况是给模型的信封，失败时 `status="error"`。
  `response_metadata["callwright"]` 里有完整信封。
- 用户的一轮是一次运行：其中的调用共享你在 `Callwright(limits=...)` 里写的预算（不写则只拦循环），键参数相等的写操作是同一个调用，恢复之后或换了 id 也一样。
- `ask_user=True`：规则允许调用者自己的用户批准的调用（`Rule("approve", ..., user_confirms=True)`）会中断图，请求与答复的形式同
  `HumanInTheLoopMiddleware`；需要 checkpointer。
- 中断、Command、流式写出、注入的状态、上下文变量和取消照常工作；被取消的写操作在账本里保持 `unknown`。
- 重试由我们负责：读取按合约重试；结果不明的写操作，`ToolRetryMiddleware` 的重复不会再次执行它。
- 不在合约之下的：由模型提供方自己执行的工具（日志会点名），以及裸图里参数不是 JSON 的调用（LangChain 把它们放进 `invalid_tool_calls`）。
- 每个工具默认 120 秒、1 MiB 文本；用合约的 `timeout_ms` 和 `max_output_bytes` 修改。

可离线运行的程序：[`examples/frameworks/langchain_agent.py`](../examples/frameworks/langchain_agent.py)。
"""

_LLAMA_INDEX_EN = """`pip install 'callwright[llama-index]'`; one line in `FunctionAgent`, `ReActAgent` or `AgentWorkflow`:

```py
from callwright import Callwright
from callwright.llama_index import function_tools, wrap_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = FunctionAgent(tools=wrap_tools([pay, search, query_engine_tool], app, contracts), llm=llm)
agent = FunctionAgent(tools=function_tools(app), llm=llm)  # the application's own tools
```

- A plain success is the tool's own output: text, blocks and `raw_output` unchanged. Anything else is the envelope for models as JSON
  text, with `is_error` after a failure, and the whole envelope in `raw_output`. `on_result=` gets the envelope of every call, in order.
- One `agent.run` is a run: its calls share the budget that you write in `Callwright(limits=...)` (without it only a loop is stopped), and a
  write with equal key arguments is the same call. `agent.run(..., run_id=...)` names the run that another one continues. A tool that your
  program calls itself belongs to no run.
- `ask_user=True`: a call that a rule lets the caller's own user approve (`Rule("approve", ..., user_confirms=True)`) sends an
  `InputRequiredEvent` with the tool, its arguments and a `handle`; answer with
  `ctx.send_event(HumanResponseEvent(response="approve", handle=event.handle))`, or "reject".
- `ctx.wait_for_event`, the injected `Context`, callbacks, `partial_params`, `return_direct`, streaming, context variables and cancellation work
  as before; a cancelled write stays `unknown` in the ledger. LlamaIndex gives the results of one reply in the order in which the calls end.
- Not under contract: tools that an agent adds itself (the handoff), those of a `tool_retriever`, unless they were wrapped before they were
  indexed, and arguments that are not JSON: LlamaIndex makes `{}` of them before it calls the tool. A tool that does not exist is answered
  by LlamaIndex in its own words. It tells a tool no id of its call: the same reply received twice is a repeat, as the contract declares it.
- A tool has 120 seconds and 1 MiB of text by default; `timeout_ms` and `max_output_bytes` of its contract change that.

A program that runs offline: [`examples/frameworks/llama_index_agent.py`](../examples/frameworks/llama_index_agent.py).
"""

_LLAMA_INDEX_ZH = """`pip install 'callwright[llama-index]'`；在 `FunctionAgent`、`ReActAgent` 或 `AgentWorkflow` 里加一行：

```py
from callwright import Callwright
from callwright.llama_index import function_tools, wrap_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = FunctionAgent(tools=wrap_tools([pay, search, query_engine_tool], app, contracts), llm=llm)
agent = FunctionAgent(tools=function_tools(app), llm=llm)  # the application's own tools
```

- 普通的成功就是工具自己的输出：文本、内容块和 `raw_output` 都不变。其余情况是给模型的信封（JSON 文本），失败时带 `is_error`，
  完整信封在 `raw_output` 里。`on_result=` 按顺序收到每次调用的信封。
- 一次 `agent.run` 是一次运行：其中的调用共享你在 `Callwright(limits=...)` 里写的预算（不写则只拦循环），键参数相等的写操作是同一个调用。
  要让另一次运行接着前一次，用 `agent.run(..., run_id=...)` 指定。程序自己调用的工具不属于任何运行。
- `ask_user=True`：规则允许调用者自己的用户批准的调用（`Rule("approve", ..., user_confirms=True)`）会发出 `InputRequiredEvent`，
  其中有工具、参数和 `handle`；用 `ctx.send_event(HumanResponseEvent(response="approve", handle=event.handle))` 回答，拒绝则为 "reject"。
- `ctx.wait_for_event`、注入的 `Context`、回调、`partial_params`、`return_direct`、流式、上下文变量和取消照常工作；被取消的写操作在账本里保持
  `unknown`。同一回复里各调用的结果，LlamaIndex 按结束的先后给出。
- 不在合约之下的：智能体自己添加的工具（handoff）；`tool_retriever` 取回的工具，除非在建索引之前已包装；以及不是 JSON 的参数——LlamaIndex
  在调用工具之前把它们变成 `{}`。不存在的工具由 LlamaIndex 用它自己的话答复。它不把调用的 id 告诉工具：同一回复收到两次即为重复，按合约的声明处理。
- 每个工具默认 120 秒、1 MiB 文本；用合约的 `timeout_ms` 和 `max_output_bytes` 修改。

可离线运行的程序：[`examples/frameworks/llama_index_agent.py`](../examples/frameworks/llama_index_agent.py)。
"""

_MCP_SERVER_EN = """`pip install 'callwright[mcp-server]'`; one line after the server, an `MCPServer` of 2.x or a `FastMCP` of 1.x:

```py
from callwright import Callwright
from callwright.mcp_server import add_tools, put_under_contract

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
put_under_contract(mcp, app, contracts)  # the server's tools, those added later too
add_tools(mcp, app)  # the application's own tools
```

- What the client gets, runs, keys and `trust_hints` are as for [FastMCP](#fastmcp). An argument that a tool does not have is refused or
  corrected; without Callwright the SDK drops it silently.
- The caller is the subject of the verified access token, or its client id where it names no subject, as in 1.x; without a token the
  application's principal. A subject needs a rule (`Callwright(rules=...)`) that allows its calls.
- Questions to the user, progress, the injected `Context`, context variables and cancellation work as before; a cancelled write
  stays `unknown` in the ledger.
- 1.x runs a function that is not `async` on the event loop: no limit can stop it, and no call runs beside it.
- Not under contract: handlers of the low-level `Server`, and calls that the host itself cannot read as JSON.

A program that runs offline: [`examples/frameworks/mcp_server.py`](../examples/frameworks/mcp_server.py).
"""

_OPENAI_AGENTS_EN = """`pip install 'callwright[openai-agents]'`; `CallwrightAgent` in place of `Agent`:

```py
from callwright import Callwright
from callwright.openai_agents import CallwrightAgent, function_tools, run_config, wrap_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = CallwrightAgent(name="shop", tools=[pay, search], mcp_servers=[...], app=app, contracts=contracts)
result = await Runner.run(agent, "...", run_config=run_config(app))
agent = CallwrightAgent.from_agent(agent, app, contracts)  # an agent made elsewhere
tools = wrap_tools(tools, app, contracts)  # the tools of any other kind of agent
agent = Agent(name="shop", tools=function_tools(app))  # the application's own tools
```

- A plain success is what the tool returned: text, images and files unchanged. Anything else is the envelope for models as JSON
  text: the Responses API has no sign of an error. `custom_data["callwright"]` of the output item has the whole envelope.
- Without `run_config(app)` the call of a tool that does not exist ends the run; no hook sees such a call.
- `ask_user=True`: a call that a rule lets the caller's own user approve (`Rule("approve", ..., user_confirms=True)`) interrupts the run,
  like one of a tool with `needs_approval`.
- One `Runner.run` is a run, also after a handoff, an approval, and a resume from stored state: its calls share the budget that you write
  in `Callwright(limits=...)` (without it only a loop is stopped), and a write with equal key arguments is the same call.
- `needs_approval`, guardrails, hooks, sessions, streaming, injected context and cancellation work as before; a cancelled write stays
  `unknown` in the ledger. `timeout=` of a tool becomes its contract's limit, so that the model is told of an unknown outcome.
- Not under contract, and named in the log: tools that the provider runs itself, and agents that the run is handed to and that are not
  a `CallwrightAgent`. An agent offered as a tool is no call of its own.
- A tool has 120 seconds and 1 MiB of text by default; `timeout_ms` and `max_output_bytes` of its contract change that.

A program that runs offline: [`examples/frameworks/openai_agent.py`](../examples/frameworks/openai_agent.py).
"""

_MCP_SERVER_ZH = """`pip install 'callwright[mcp-server]'`；在服务器（2.x 的 `MCPServer` 或 1.x 的 `FastMCP`）之后加一行：

```py
from callwright import Callwright
from callwright.mcp_server import add_tools, put_under_contract

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
put_under_contract(mcp, app, contracts)  # the server's tools, those added later too
add_tools(mcp, app)  # the application's own tools
```

- 客户端收到的内容、运行、键和 `trust_hints` 与 [FastMCP](#fastmcp) 相同。工具没有的参数会被拒绝或更正；没有 Callwright 时 SDK 悄悄丢弃它。
- 调用者是已验证的访问令牌的主体；令牌不带主体时（如 1.x）是其客户端 id；没有令牌时是应用的主体。
  令牌的主体需要一条允许其调用的规则（`Callwright(rules=...)`）。
- 向用户提问、进度、注入的 `Context`、上下文变量和取消照常工作；被取消的写操作在账本里保持 `unknown`。
- 1.x 在事件循环上运行非 `async` 的函数：任何时限都无法停止它，也没有调用能与它同时运行。
- 不在合约之下的：低层 `Server` 的处理函数，以及宿主自己就无法读作 JSON 的调用。

可离线运行的程序：[`examples/frameworks/mcp_server.py`](../examples/frameworks/mcp_server.py)。
"""

_OPENAI_AGENTS_ZH = """`pip install 'callwright[openai-agents]'`；用 `CallwrightAgent` 代替 `Agent`：

```py
from callwright import Callwright
from callwright.openai_agents import CallwrightAgent, function_tools, run_config, wrap_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = CallwrightAgent(name="shop", tools=[pay, search], mcp_servers=[...], app=app, contracts=contracts)
result = await Runner.run(agent, "...", run_config=run_config(app))
agent = CallwrightAgent.from_agent(agent, app, contracts)  # an agent made elsewhere
tools = wrap_tools(tools, app, contracts)  # the tools of any other kind of agent
agent = Agent(name="shop", tools=function_tools(app))  # the application's own tools
```

- 普通的成功就是工具返回的内容：文本、图片和文件都不变。其余情况是给模型的信封（JSON 文本）：Responses API 没有错误标志。
  输出项的 `custom_data["callwright"]` 里有完整信封。
- 不传 `run_config(app)` 时，调用不存在的工具会中断运行；这种调用不经过任何钩子。
- `ask_user=True`：规则允许调用者自己的用户批准的调用（`Rule("approve", ..., user_confirms=True)`）会中断运行，与带 `needs_approval` 的工具一样。
- 一次 `Runner.run` 是一次运行，移交、审批以及从保存的状态恢复之后也是：其中的调用共享你在 `Callwright(limits=...)` 里写的预算（不写则只拦循环），
  键参数相等的写操作是同一个调用。
- `needs_approval`、护栏、钩子、会话、流式、注入的上下文和取消照常工作；被取消的写操作在账本里保持 `unknown`。
  工具的 `timeout=` 成为合约的时限，超时后模型得知的是“结果不明”。
- 不在合约之下、日志会点名的：由模型提供方自己执行的工具，以及移交到的、不是 `CallwrightAgent` 的智能体。作为工具提供的智能体本身不算一次调用。
- 每个工具默认 120 秒、1 MiB 文本；用合约的 `timeout_ms` 和 `max_output_bytes` 修改。

可离线运行的程序：[`examples/frameworks/openai_agent.py`](../examples/frameworks/openai_agent.py)。
"""

_PYDANTIC_AI_EN = """`pip install 'callwright[pydantic-ai]'`; one capability of the agent:

```py
from callwright import Callwright
from callwright.pydantic_ai import CallwrightCapability, CallwrightToolset

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = Agent(model, tools=[pay, search], toolsets=[...], capabilities=[CallwrightCapability(app, contracts)])
agent = Agent(model, toolsets=[CallwrightToolset(app)])  # the application's own tools
```

- A plain success is what the tool returned, with its files and its `ToolReturn.content` unchanged. Anything else is the envelope for
  models, with the outcome `failed` after a failure. `metadata["callwright"]` of the `ToolReturnPart` has the whole envelope.
- A failure costs no retry of the agent, whose default of one retry per tool would end the run at the second. The same holds for a
  `ModelRetry` or `ToolFailed` of a tool: the model is told of it in an envelope.
- One run of the agent is a run: its calls share the budget that you write in `Callwright(limits=...)` (without it only a loop
  is stopped), and a write with equal key arguments is the same call.
- `ask_user=True`: a call that a rule lets the caller's own user approve (`Rule("approve", ..., user_confirms=True)`) is deferred, like
  one of a tool with `requires_approval`; the agent's output type then needs `DeferredToolRequests`.
- `ApprovalRequired`, `CallDeferred`, validators, dependencies, streaming and cancellation work as before; a cancelled write stays
  `unknown` in the ledger. Of a tool with `requires_approval` a call that could not be made is refused before a person is asked.
- `timeout=` of a tool becomes its contract's limit, so that the model is told of an unknown outcome.
- Not under contract: tools that the provider runs itself (a log message names them), output tools and external tools. A tool
  that does not exist passes no hook: Pydantic AI answers it in its own words, and counts a retry.
- A tool has 120 seconds and 1 MiB of text by default; `timeout_ms` and `max_output_bytes` of its contract change that.

A program that runs offline: [`examples/frameworks/pydantic_ai_agent.py`](../examples/frameworks/pydantic_ai_agent.py).
"""

_PYDANTIC_AI_ZH = """`pip install 'callwright[pydantic-ai]'`；给智能体加一个 capability：

```py
from callwright import Callwright
from callwright.pydantic_ai import CallwrightCapability, CallwrightToolset

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = Agent(model, tools=[pay, search], toolsets=[...], capabilities=[CallwrightCapability(app, contracts)])
agent = Agent(model, toolsets=[CallwrightToolset(app)])  # the application's own tools
```

- 普通的成功就是工具返回的内容，文件和 `ToolReturn.content` 都不变。其余情况是给模型的信封，失败时 outcome 为 `failed`。
  `ToolReturnPart` 的 `metadata["callwright"]` 里有完整信封。
- 失败不消耗智能体的重试次数（默认每个工具一次，第二次就会中断运行）。工具抛出的 `ModelRetry` 和 `ToolFailed` 也一样：模型从信封里得知。
- 智能体的一次运行就是一次运行：其中的调用共享你在 `Callwright(limits=...)` 里写的预算（不写则只拦循环），键参数相等的写操作是同一个调用。
- `ask_user=True`：规则允许调用者自己的用户批准的调用（`Rule("approve", ..., user_confirms=True)`）会被推迟，与带 `requires_approval` 的工具一样；
  智能体的输出类型需要包含 `DeferredToolRequests`。
- `ApprovalRequired`、`CallDeferred`、校验函数、依赖、流式和取消照常工作；被取消的写操作在账本里保持 `unknown`。
  对于 `requires_approval` 的工具，无法执行的调用在询问人之前就被拒绝。
- 工具的 `timeout=` 成为合约的时限，超时后模型得知的是“结果不明”。
- 不在合约之下的：由模型提供方自己执行的工具（日志会点名）、输出工具和外部工具。不存在的工具不经过任何钩子：Pydantic AI 用自己的话回答，并计一次重试。
- 每个工具默认 120 秒、1 MiB 文本；用合约的 `timeout_ms` 和 `max_output_bytes` 修改。

可离线运行的程序：[`examples/frameworks/pydantic_ai_agent.py`](../examples/frameworks/pydantic_ai_agent.py)。
"""

_OPENAI_EN = """`pip install 'callwright[openai]'`; `CallwrightToolRunner` in place of `ResponsesToolRunner` of `openai.lib.responses_tool_runner`:

```py
from callwright import Callwright
from callwright.openai import AsyncCallwrightToolRunner, CallwrightToolRunner, function_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
runner = CallwrightToolRunner(functions=[pay, search], app=app, contracts=contracts)
response = runner.run(client, {"model": model, "input": message})
runner = CallwrightToolRunner(functions=function_tools(app), app=app)  # the application's own tools
```

- A plain success is what the function returned: text and content blocks unchanged; an object, of which the SDK itself makes an error, as JSON
  text. Anything else is the envelope for models as JSON text: the Responses API has no other sign of an error. A function that raises no
  longer ends the run. `on_result=` gets the envelope of every call, in order.
- One `run` of the runner is a run: its calls share the budget that you write in `Callwright(limits=...)`, and a write with equal key
  arguments is the same call. A `ResponsesToolLedger` names the run by its `run_id`, so a run that it resumes is the same one; `run=` names it
  where there is none.
- Definitions, functions of Pydantic models (`from_tool`), the signal `cancelled`, streaming, asynchronous functions and cancellation work as
  before; a cancelled write stays `unknown` in the ledger.
- Not under contract: tools that the provider runs itself, and the toolsets `browser` and `computer`, which a log message names. The SDK itself
  ends the run at a call of a function that does not exist, at arguments that are not JSON, and at a call id that comes twice: no hook sees
  such a call. It tells a function no id of its call. [`app.turn`](turn.md) answers all of these.
- The SDK has no runner for Chat Completions in Python: `app.turn` serves that API.

A program that runs offline: [`examples/frameworks/openai_runner.py`](../examples/frameworks/openai_runner.py).
"""

_OPENAI_ZH = """`pip install 'callwright[openai]'`；用 `CallwrightToolRunner` 代替 `openai.lib.responses_tool_runner` 的 `ResponsesToolRunner`：

```py
from callwright import Callwright
from callwright.openai import AsyncCallwrightToolRunner, CallwrightToolRunner, function_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
runner = CallwrightToolRunner(functions=[pay, search], app=app, contracts=contracts)
response = runner.run(client, {"model": model, "input": message})
runner = CallwrightToolRunner(functions=function_tools(app), app=app)  # the application's own tools
```

- 普通的成功就是函数返回的内容：文本和内容块不变；对象以 JSON 文本发送（SDK 自己会把它当成错误）。其余情况是给模型的信封（JSON 文本）：
  Responses API 没有别的出错标记。函数抛出异常不再结束运行。`on_result=` 按顺序收到每次调用的信封。
- 一次 `run` 是一次运行：其中的调用共享你在 `Callwright(limits=...)` 里写的预算，键参数相等的写操作是同一个调用。`ResponsesToolLedger` 用它的
  `run_id` 指定运行，因此由它恢复的运行是同一次；没有它时用 `run=` 指定。
- 工具定义、由 Pydantic 模型定义的函数（`from_tool`）、`cancelled` 信号、流式、异步函数和取消照常工作；被取消的写操作在账本里保持 `unknown`。
- 不在合约之下的：由模型提供方自己执行的工具，以及 `browser` 和 `computer` 工具集（日志会点名）。调用不存在的函数、参数不是 JSON、调用 id 重复时，
  SDK 自己结束运行，这样的调用不经过任何钩子。SDK 不把调用的 id 告诉函数。[`app.turn`](turn.zh-CN.md) 对这些都会作答。
- SDK 的 Python 版没有 Chat Completions 的 runner：该 API 由 `app.turn` 支持。

可离线运行的程序：[`examples/frameworks/openai_runner.py`](../examples/frameworks/openai_runner.py)。
"""

_SMOLAGENTS_EN = """`pip install 'callwright[smolagents]'`; `CallwrightAgent` in place of `ToolCallingAgent`, `CallwrightCodeAgent` in place of `CodeAgent`:

```py
from callwright import Callwright
from callwright.smolagents import CallwrightAgent, CallwrightCodeAgent, function_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = CallwrightAgent([pay, search], model, app=app, contracts=contracts)
agent = CallwrightCodeAgent([pay, search], model, app=app, contracts=contracts)
agent = CallwrightAgent(function_tools(app), model, app=app)  # the application's own tools
```

- A plain success is what the tool returned. Anything else is the envelope for models as JSON text: an observation has no other sign of an
  error. A failed call does not end its step, so the other calls of the reply keep their results; smolagents itself drops those. `on_result=`
  gets the envelope of every call, in order.
- Arguments that are not JSON are corrected or refused; smolagents runs a tool that has one required argument with the broken text as its value.
- In the code of a `CallwrightCodeAgent` a call gives its value, and one that fails raises `ToolCallError` with the envelope. What there is to
  say beside a value, such as that nothing was done now, is added to the observations of the step. Tables, images and other objects
  reach the tool as they are; in the ledger a number stands for each.
- One `agent.run` is a run: its calls share the budget that you write in `Callwright(limits=...)` (without it only a loop is stopped), and a
  write with equal key arguments is the same call.
- Definitions, prompts, variables of the agent (`additional_args`), streaming, step callbacks and context variables work as before. Base tools
  (`add_base_tools`) and tools added to `agent.tools` later are under contract too.
- Not under contract: `final_answer`, managed agents, whose own tools are to be under contract, and tools that the code of a remote executor
  calls: smolagents copies those to where the code runs, and a log message says so.
- A tool has 120 seconds and 1 MiB of text by default; `timeout_ms` and `max_output_bytes` of its contract change that.

A program that runs offline: [`examples/frameworks/smolagents_agent.py`](../examples/frameworks/smolagents_agent.py).
"""

_SMOLAGENTS_ZH = """`pip install 'callwright[smolagents]'`；用 `CallwrightAgent` 代替 `ToolCallingAgent`，用 `CallwrightCodeAgent` 代替 `CodeAgent`：

```py
from callwright import Callwright
from callwright.smolagents import CallwrightAgent, CallwrightCodeAgent, function_tools

app = Callwright("ledger.db")
contracts = {"pay": {"effect": "once", "key": ["order_no"]}, "search": {"effect": "read"}}
agent = CallwrightAgent([pay, search], model, app=app, contracts=contracts)
agent = CallwrightCodeAgent([pay, search], model, app=app, contracts=contracts)
agent = CallwrightAgent(function_tools(app), model, app=app)  # the application's own tools
```

- 普通的成功就是工具返回的内容。其余情况是给模型的信封（JSON 文本）：observation 里没有别的出错标记。一个调用失败不会结束整个 step，
  同一回复里其他调用的结果得以保留；smolagents 自己会丢弃它们。`on_result=` 按顺序收到每次调用的信封。
- 不是 JSON 的参数会被修正或拒绝；smolagents 自己会把残缺的文本当作唯一必填参数的值来执行工具。
- 在 `CallwrightCodeAgent` 的代码里，调用得到的就是返回值，失败则抛出带信封的 `ToolCallError`。返回值之外要说的话（例如这次什么也没做）
  加到该 step 的 observations 里。表格、图像等对象原样到达工具；账本里用编号代表它们。
- 一次 `agent.run` 是一次运行：其中的调用共享你在 `Callwright(limits=...)` 里写的预算（不写则只拦循环），键参数相等的写操作是同一个调用。
- 工具定义、提示词、智能体的变量（`additional_args`）、流式、step 回调和上下文变量照常工作。基础工具（`add_base_tools`）以及之后加到
  `agent.tools` 里的工具也在合约之下。
- 不在合约之下的：`final_answer`；managed agents（请把它们自己的工具置于合约之下）；以及远程执行器里的代码调用的工具——smolagents 把它们复制到
  代码运行的地方，日志会指出这一点。
- 每个工具默认 120 秒、1 MiB 文本；用合约的 `timeout_ms` 和 `max_output_bytes` 修改。

可离线运行的程序：[`examples/frameworks/smolagents_agent.py`](../examples/frameworks/smolagents_agent.py)。
"""

HOW: Final = {
    "en": {
        "anthropic": _ANTHROPIC_EN,
        "fastmcp": _FASTMCP_EN,
        "google_adk": _GOOGLE_ADK_EN,
        "langchain": _LANGCHAIN_EN,
        "llama_index": _LLAMA_INDEX_EN,
        "mcp_server": _MCP_SERVER_EN,
        "openai": _OPENAI_EN,
        "openai_agents": _OPENAI_AGENTS_EN,
        "pydantic_ai": _PYDANTIC_AI_EN,
        "smolagents": _SMOLAGENTS_EN,
    },
    "zh": {
        "anthropic": _ANTHROPIC_ZH,
        "fastmcp": _FASTMCP_ZH,
        "google_adk": _GOOGLE_ADK_ZH,
        "langchain": _LANGCHAIN_ZH,
        "llama_index": _LLAMA_INDEX_ZH,
        "mcp_server": _MCP_SERVER_ZH,
        "openai": _OPENAI_ZH,
        "openai_agents": _OPENAI_AGENTS_ZH,
        "pydantic_ai": _PYDANTIC_AI_ZH,
        "smolagents": _SMOLAGENTS_ZH,
    },
}

SECTIONS: Final[dict[str, tuple[str, tuple[str, str, str]]]] = {
    "en": ("Versions: ", ("The call", "As it is", "With Callwright")),
    "zh": ("版本：", ("调用", "原样", "使用 Callwright")),
}

MARKS: Final = {
    "executed": ("ran {}×", "执行 {} 次"),
    "dies": ("**the run dies**", "**运行中断**"),
    "silent": ("**the run ends without a word**", "**运行无声结束**"),
    "unanswered": ("**a call has no result**", "**有调用没有结果**"),
    "error": ("the model is told of an error", "模型得知出错"),
    "success": ("the model is told of a success", "模型得知成功"),
    "both": ("the model is told of each", "模型分别得知"),
    "secret": ("**the password reaches the model**", "**密码到达模型**"),
    "credential": ("the credential reaches the model", "凭据到达模型"),
    "dropped": ("**the argument is dropped silently**", "**参数被悄悄丢弃**"),
    "warned": ("with a warning", "附警告"),
    "field": ("and of the field", "以及哪个字段"),
    "handle": ("with a handle", "附句柄"),
    "large": ("**2 MB reach the model**", "**2 MB 到达模型**"),
    "beginning": ("and of the beginning, with a tool that reads on", "只收到开头，可用工具继续读取"),
    "outside": ("ends before it comes here", "到不了这里"),
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
    "denied": ("a tool that the caller may not use", "调用者无权使用的工具"),
    "quota": ("more calls than the quota allows", "超过配额的调用"),
    "budget": ("four calls, a budget of two", "四个调用，预算为两个"),
    "two_megabytes": ("a result of 2 MB", "2 MB 的结果"),
    "long_text": ("a text of more than 8,000 tokens", "超过 8,000 个 token 的文本"),
    "empty_arguments": ("no arguments at all", "完全没有参数"),
}
