// HTTP requests of a plan, by Node's fetch or its module http: node http_client.mjs NAME PLAN (see http_clients.py)
import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";

const [name, planFile] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(planFile));
const module = plan.url.startsWith("https:") ? https : http;
const agent = new module.Agent({ keepAlive: true, maxSockets: plan.together ? 8 : 1 });

function write(file, answer) {
  writeFileSync(file, "");
  const hash = createHash("sha256");
  let size = 0;
  return {
    add(part) {
      appendFileSync(file, part);
      hash.update(part);
      size += part.length;
    },
    end: () => ({ ...answer, size, sha256: hash.digest("hex") }),
  };
}

async function* split(text) {
  for (let at = 0; at < text.length; at += 60000) yield Buffer.from(text.slice(at, at + 60000));
}

async function useFetch(one, text) {
  const body = text === null ? undefined : one.chunked ? split(text) : text;
  const signal = AbortSignal.timeout(one.timeout_s * 1000);
  const options = { method: one.method, headers: one.headers, body, signal, redirect: "manual", duplex: "half" };
  const reply = await fetch(plan.url + one.path, options);
  const taken = write(one.file, { status: reply.status, headers: Object.fromEntries(reply.headers) });
  for await (const part of reply.body ?? []) taken.add(part);
  return taken.end();
}

function useHttp(one, text) {
  const headers = { ...one.headers };
  if (one.expect) headers.Expect = "100-continue";
  if (one.trailers) headers.Trailer = Object.keys(one.trailers).join(", ");
  if (text !== null && !one.chunked && !one.trailers) headers["Content-Length"] = Buffer.byteLength(text);
  return new Promise((done, failed) => {
    const signal = AbortSignal.timeout(one.timeout_s * 1000);
    const request = module.request(plan.url + one.path, { method: one.method, headers, agent, signal });
    request.on("error", failed);
    request.on("response", (reply) => {
      const taken = write(one.file, { status: reply.statusCode, headers: reply.headers, connection: request.socket.localPort });
      reply.on("data", (part) => taken.add(part));
      reply.on("error", failed);
      reply.on("end", () => done(taken.end()));
    });
    const send = async () => {
      if (text !== null) for await (const part of split(text)) request.write(part);
      if (one.trailers) request.addTrailers(one.trailers);
      request.end();
    };
    if (one.expect) request.on("continue", send);
    else send();
  });
}

async function make(one) {
  const text = one.body === null ? null : one.body.repeat(one.times);
  try {
    return await (name === "fetch" ? useFetch : useHttp)(one, text);
  } catch (fault) {
    return { status: 0, fault: `${fault} ${fault.cause ?? ""}` };
  }
}

const answers = [];
if (plan.together) answers.push(...(await Promise.all(plan.requests.map(make))));
else for (const one of plan.requests) answers.push(await make(one));
process.stdout.write(JSON.stringify(answers));
process.exit(0);
