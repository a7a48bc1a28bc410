// One client of the official TypeScript SDK behind the line protocol of python_client.py: node node_client.mjs NAME MODULES
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
const [name, modules] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(`${modules}/${path}`));
const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");
const one = name === "ts1";
const sdk = one
  ? {
      ...(await load("@modelcontextprotocol/sdk/dist/esm/client/index.js")),
      ...(await load("@modelcontextprotocol/sdk/dist/esm/client/streamableHttp.js")),
      ...(await load("@modelcontextprotocol/sdk/dist/esm/client/stdio.js")),
      types: await load("@modelcontextprotocol/sdk/dist/esm/types.js"),
    }
  : { ...(await load("@modelcontextprotocol/client/dist/index.mjs")), ...(await load("@modelcontextprotocol/client/dist/stdio.mjs")) };

async function open(target) {
  const options = { capabilities: { elicitation: {}, sampling: {} } };
  if (name === "ts2-2026") options.versionNegotiation = { mode: "auto" };
  const client = new sdk.Client({ name: "proving", version: "1.0.0" }, options);
  const ask = async () => ({ action: "accept", content: { name: "Ada" } });
  const sample = async () => ({ role: "assistant", content: { type: "text", text: "Paris" }, model: "m" });
  client.setRequestHandler(one ? sdk.types.ElicitRequestSchema : "elicitation/create", ask);
  client.setRequestHandler(one ? sdk.types.CreateMessageRequestSchema : "sampling/createMessage", sample);
  const transport =
    typeof target === "string"
      ? new sdk.StreamableHTTPClientTransport(new URL(target))
      : new sdk.StdioClientTransport({ command: target[0], args: target.slice(1), env: process.env, stderr: "ignore" });
  await client.connect(transport);
  return client;
}

async function call(client, order) {
  const abort = new AbortController();
  const options = { signal: abort.signal, timeout: (order.timeout_s ?? 30) * 1000 };
  if (order.cancel_after_s !== undefined) setTimeout(() => abort.abort("the user does not want it"), order.cancel_after_s * 1000);
  const params = { name: order.call, arguments: order.arguments };
  try {
    const result = one ? await client.callTool(params, undefined, options) : await client.callTool(params, options);
    const text = result.content.map((block) => block.text ?? "").join("\n");
    return { outcome: result.isError ? "failed" : "answered", text: text.slice(0, 600), tail: text.slice(-400), size: text.length };
  } catch (fault) {
    if (abort.signal.aborted) return { outcome: "cancelled", text: String(fault) };
    if (order.timeout_s !== undefined && /tim/i.test(String(fault))) return { outcome: "timed out", text: String(fault) };
    throw fault;
  }
}

let client;
for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  try {
    if ("connect" in order) {
      client = await open(order.connect);
      say({ outcome: "connected" });
    } else if ("close" in order) {
      await client?.close();
      say({ outcome: "closed" });
    } else if ("list" in order) {
      say({ outcome: "listed", names: (await client.listTools()).tools.map((tool) => tool.name) });
    } else say(await call(client, order));
  } catch (fault) {
    say({ outcome: "raised", text: String(fault).slice(0, 600) });
  }
}
process.exit(0);
