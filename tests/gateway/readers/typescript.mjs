// The official TypeScript SDK, 1.x and 2.x: its texts and its structured content. Run with: folder of its packages, URL, list of calls.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [folder, url, listed] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

async function sdk() {
  try {
    return await load("@modelcontextprotocol/client");
  } catch {
    const { Client } = await load("@modelcontextprotocol/sdk/client/index.js");
    const { StreamableHTTPClientTransport } = await load("@modelcontextprotocol/sdk/client/streamableHttp.js");
    return { Client, StreamableHTTPClientTransport };
  }
}

const { Client, StreamableHTTPClientTransport } = await sdk();
const client = new Client({ name: "reader", version: "1" });
await client.connect(new StreamableHTTPClientTransport(new URL(url)));
await client.listTools();
const seen = {};
for (const [situation, name, args] of JSON.parse(listed)) {
  const result = await client.callTool({ name, arguments: args });
  const texts = result.content.map((one) => one.text).join("\n");
  const structured = result.structuredContent;
  seen[situation] = structured === undefined ? texts : `${texts}\n${JSON.stringify(structured)}`;
}
await client.close();
process.stdout.write(JSON.stringify(seen));
process.exit(0);
