// The console: a client of the HTTP API and nothing more. Whatever a tool, a model or a server wrote becomes a text node, never markup:
// no assignment of markup is made here, and the Content-Security-Policy of the page would refuse one.

import { WORDS } from "./words.js";

const POLL_MS = 2000;
const MAX_ROWS = 500;
const MAX_LANES = 60;
const ASKED_AT_ONCE = 6;

// --- language, key, requests ---------------------------------------------------------------------------------------

const language = {
  get current() {
    const kept = localStorage.getItem("callwright.lang");
    return kept in WORDS ? kept : navigator.language.toLowerCase().startsWith("zh") ? "zh-CN" : "en";
  },
  set current(name) {
    localStorage.setItem("callwright.lang", name);
  },
};

function t(word) {
  return WORDS[language.current][word];
}

class ApiError extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

async function ask(path, { body, text = false } = {}) {
  const headers = { "Accept-Language": language.current };
  const key = sessionStorage.getItem("callwright.key");
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`../v1/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: "no-store",
  });
  if (answer.ok) return text ? answer.text() : answer.json();
  const problem = await answer.json().catch(() => ({}));
  throw new ApiError(answer.status, problem.detail || problem.title || String(answer.status));
}

const part = encodeURIComponent;

// --- elements ------------------------------------------------------------------------------------------------------

function el(name, properties, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((one) => one !== null && one !== undefined && one !== false));
  return made;
}

const svg = (name, properties) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
  return made;
};

const show = (value) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));
const pre = (value) => el("pre", { tabindex: "0" }, show(value));
const mono = (value) => el("code", null, show(value));
const link = (to, text) => el("a", { href: to }, text);
const badge = (text, kind) => el("span", { class: `badge ${kind || ""}` }, text);
const empty = (text) => el("p", { class: "empty" }, text);

function when(ms) {
  const at = new Date(ms);
  const today = at.toDateString() === new Date().toDateString();
  const form = today ? { timeStyle: "medium" } : { dateStyle: "short", timeStyle: "medium" };
  return el("time", { datetime: at.toISOString(), title: at.toISOString() }, new Intl.DateTimeFormat(language.current, form).format(at));
}

function duration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ${t("ms")}`;
  const unit = ms < 60_000 ? ["second", 1000] : ms < 3_600_000 ? ["minute", 60_000] : ["hour", 3_600_000];
  const form = { style: "unit", unit: unit[0], unitDisplay: "short", maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language.current, form).format(ms / unit[1]);
}

function table(heads, rows) {
  const isNumber = (at) => rows[0]?.[at]?.className === "num";
  const head = el("tr", null, heads.map((one, at) => el("th", { scope: "col", class: isNumber(at) ? "num" : null }, one)));
  const body = rows.map((row) => el("tr", null, row.map((cell) => (cell?.tagName === "TD" ? cell : el("td", null, cell ?? "")))));
  return el("div", { class: "wide" }, el("table", null, el("thead", null, head), el("tbody", null, body)));
}

const time = (ms) => el("td", { class: "time" }, when(ms));
const facts = (pairs) => el("dl", null, pairs.filter(([, value]) => value !== null && value !== undefined && value !== "").flatMap(([name, value]) => [el("dt", null, name), el("dd", null, value)]));
const outcome = (code) => (code === null ? badge(t("done"), "good") : badge(code, code === "outcome_unknown" ? "warn" : "bad"));
const runLink = (run) => (run === null || run === undefined ? "" : link(`#/runs/${part(run)}`, run));
const callLink = (id, text) => link(`#/calls/${part(id)}`, text || id);

const STATE_KINDS = {
  committed: "good", answered: "good", ready: "good", done: "good", succeeded: "good", released: "good",
  unknown: "warn", claimed: "warn", in_doubt: "warn", starting: "warn", waiting: "warn", running: "warn",
  failed: "bad", away: "bad", stopped: "bad", rejected: "bad",
};
const state = (name) => badge(name, STATE_KINDS[name]);

// --- calls ---------------------------------------------------------------------------------------------------------

async function showCalls(page) {
  let rows = [];
  const filter = el("input", { type: "search", placeholder: t("filter"), "aria-label": t("filter"), size: "34", oninput: draw });
  const failures = el("input", { type: "checkbox", onchange: draw });
  const live = el("input", { type: "checkbox", checked: true });
  const list = el("div", { "aria-live": "off" });

  function fits(row) {
    const words = filter.value.trim().toLowerCase();
    const held = `${row.tool} ${row.runId ?? ""} ${row.code ?? ""} ${row.callId}`.toLowerCase();
    return (!failures.checked || row.code !== null) && held.includes(words);
  }

  function draw() {
    const shown = rows.filter(fits);
    if (!shown.length) return list.replaceChildren(empty(rows.length ? t("no_match") : t("no_calls")));
    const cells = shown.map((row) => [time(row.at), callLink(row.callId, row.tool), outcome(row.code), runLink(row.runId)]);
    return list.replaceChildren(table([t("time"), t("tool"), t("outcome"), t("run")], cells));
  }

  async function update() {
    const since = rows.length ? `&since=${part(rows[0].callId)}` : "";
    const { calls } = await ask(`calls?limit=200${since}`);
    if (!calls.length && rows.length) return;
    rows = [...calls, ...rows].slice(0, MAX_ROWS);
    draw();
  }

  await update();
  page.show(
    el("h1", null, t("calls")),
    el("div", { class: "bar" }, filter, el("label", null, failures, t("failed_only")), el("label", null, live, t("live"))),
    list,
  );
  page.poll(() => (live.checked ? update() : null));
}

function parseTape(text) {
  const [head, ...steps] = text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  return { head, steps };
}

// The lines of two texts in one order: [sign, line] with sign " " for both, "-" for the first only, "+" for the second only.
function compareLines(before, after) {
  const longest = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i][j] = before[i] === after[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
  const found = [];
  for (let i = 0, j = 0; i < before.length || j < after.length; )
    if (i < before.length && j < after.length && before[i] === after[j]) found.push([" ", before[i++]], j++ && null);
    else if (j >= after.length || (i < before.length && longest[i + 1][j] >= longest[i][j + 1])) found.push(["-", before[i++]]);
    else found.push(["+", after[j++]]);
  return found.filter(Boolean);
}

function readWritten(raw) {
  let value = raw;
  if (typeof raw === "string")
    try {
      value = JSON.parse(raw);
    } catch {
      return { whole: raw, values: raw };
    }
  const given = value?.arguments ?? value?.args ?? value?.input ?? value?.parameters ?? value?.function?.arguments ?? value;
  let values = given;
  if (typeof given === "string")
    try {
      values = JSON.parse(given);
    } catch {
      values = given;
    }
  return { whole: value, values };
}

const MAX_COMPARED_LINES = 400;

function showDifference(raw, executed) {
  const written = readWritten(raw);
  const head = el("h2", null, `${t("written")} → ${t("executed")}`);
  if (executed === null) return [el("h2", null, t("written")), pre(written.whole), el("p", { class: "dim" }, t("not_executed"))];
  const [before, after] = [show(written.values).split("\n"), show(executed).split("\n")];
  if (before.length > MAX_COMPARED_LINES || after.length > MAX_COMPARED_LINES)
    return [head, el("div", { class: "pair" }, pre(written.values), pre(executed))];
  const lines = compareLines(before, after);
  const kinds = { " ": "", "-": "out", "+": "in" };
  const same = lines.every(([sign]) => sign === " ");
  const drawn = el("pre", { class: "diff", tabindex: "0" }, lines.map(([sign, line]) => el("span", { class: kinds[sign] }, `${sign} ${line}`)));
  return [head, same ? el("p", { class: "dim" }, t("no_difference")) : null, drawn];
}

function showStep([asked, answer]) {
  const name = answer ? `${asked.type} → ${answer.type}` : asked.type;
  const what = asked.tool || asked.name || "";
  return el("details", { class: "step" }, el("summary", null, el("code", null, name), " ", el("span", { class: "dim" }, what)), pre(asked), answer ? pre(answer) : null);
}

function showError(error) {
  return el(
    "div",
    { class: "box bad" },
    el("strong", null, `${t("why")}: `),
    mono(error.code),
    facts([[t("to_model"), error.message], [t("to_user"), error.userMessage], [t("suggestion"), error.suggestion]]),
  );
}

function showRepairs(repairs) {
  const cells = repairs.map((one) => [mono(one.path), mono(one.before), mono(one.after), one.rule, el("td", { class: "num" }, String(one.confidence))]);
  return [el("h2", null, t("repairs")), table([t("path"), t("before"), t("after"), t("rule"), t("confidence")], cells)];
}

function showEnvelope(result) {
  const { meta, error } = result;
  return [
    facts([
      [t("effect"), state(result.effect)],
      [t("next_action"), result.nextAction],
      [t("confidence"), String(result.confidence)],
      [t("duration"), duration(meta.durationMs)],
      [t("attempts"), String(meta.attempts)],
      [t("run"), runLink(meta.runId)],
      [t("version"), meta.toolVersion],
      [t("asked_by"), meta.principal],
      [t("trace"), mono(meta.traceId)],
      [t("quarantine"), error?.code === "unsafe_output" && meta.handle ? link(`#/quarantine/${part(meta.handle)}`, meta.handle) : null],
    ]),
    meta.replayed ? el("p", { class: "box warn" }, t("replayed_why")) : null,
    error ? showError(error) : null,
    result.warnings.length ? [el("h2", null, t("warnings")), el("ul", null, result.warnings.map((one) => el("li", null, mono(one.code), " ", one.message)))] : null,
    result.repairs.length ? showRepairs(result.repairs) : null,
  ].flat();
}

async function showCall(page, id) {
  const [result, tape] = await Promise.all([
    ask(`calls/${part(id)}`).catch((fault) => (fault.status === 409 ? null : Promise.reject(fault))),
    ask(`calls/${part(id)}/tape`, { text: true }).then(parseTape),
  ]);
  const executed = tape.steps.findLast(([asked]) => asked.type === "Execute")?.[0].arguments ?? null;
  const tool = result?.meta.toolName ?? tape.steps.find(([asked]) => asked.type === "Resolve")?.[0].name ?? id;
  page.show(
    el("h1", null, `${tool} `, result ? outcome(result.error?.code ?? null) : null, " ", result?.meta.replayed ? badge(t("replayed"), "warn") : null),
    el("p", { class: "dim mono" }, id),
    result ? showEnvelope(result) : el("p", { class: "box warn" }, t("diverged")),
    showDifference(tape.head.request.raw, executed),
    result && result.data !== null ? [el("h2", null, t("data")), pre(result.data)] : null,
    el("h2", null, t("steps")),
    el("p", { class: "dim" }, t("steps_why")),
    tape.steps.map(showStep),
  );
}

// --- runs ----------------------------------------------------------------------------------------------------------

async function askInTurn(items, look) {
  const found = new Array(items.length);
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) found[at] = await look(items[at]).catch(() => null);
  };
  await Promise.all(Array.from({ length: Math.min(ASKED_AT_ONCE, items.length) }, worker));
  return found;
}

function showLanes(calls, results) {
  const spans = calls.map((call, at) => ({ call, took: results[at]?.meta.durationMs ?? 0 })).reverse();
  const first = Math.min(...spans.map(({ call, took }) => call.at - took));
  const whole = Math.max(...spans.map(({ call }) => call.at)) - first || 1;
  return spans.map(({ call, took }) => {
    const bar = svg("svg", { viewBox: "0 0 1000 18", preserveAspectRatio: "none", role: "img", "aria-label": duration(took) });
    const width = Math.max((took / whole) * 1000, 3);
    const x = Math.min(((call.at - took - first) / whole) * 1000, 1000 - width);
    bar.append(svg("rect", { x, y: 3, width, height: 12, class: call.code === null ? "ok" : "no" }));
    return el("div", { class: "lane" }, el("span", null, callLink(call.callId, call.tool), " ", call.code === null ? null : outcome(call.code), " ", el("span", { class: "dim" }, duration(took))), bar);
  });
}

function showReplyCheck(run) {
  const words = el("textarea", { "aria-label": t("reply") });
  const found = el("div", { role: "status" });
  const check = async () => {
    const { findings } = await ask(`runs/${part(run)}/check-reply`, { body: { text: words.value } });
    const rows = findings.map((one) => [one.claim ?? one.text ?? "", badge(one.code, "bad"), one.message ?? one.reason ?? ""]);
    found.replaceChildren(rows.length ? table([t("finding"), t("outcome"), t("reason")], rows) : el("p", null, badge(t("nothing_found"), "good")));
  };
  return el("details", { class: "box" }, el("summary", null, t("check_reply")), el("p", { class: "dim" }, t("check_reply_why")), words, button(t("check"), check, found), found);
}

async function showRun(page, run) {
  const { calls, ledger } = await ask(`runs/${part(run)}`);
  const drawn = calls.slice(0, MAX_LANES);
  const results = await askInTurn(drawn, (one) => ask(`calls/${part(one.callId)}`));
  page.show(
    el("h1", null, `${t("run_title")} ${run}`),
    el("h2", null, t("waterfall")),
    drawn.length ? showLanes(drawn, results) : empty(t("no_run")),
    calls.length > drawn.length ? el("p", { class: "dim" }, `${drawn.length} / ${calls.length}`) : null,
    ledger.length ? [el("h2", null, t("ledger")), table([t("tool"), t("effect"), t("state"), t("attempt"), t("call")], ledger.map((one) => [one.tool, one.effect, state(one.state), String(one.attempt), callLink(one.callId)]))] : null,
    showReplyCheck(run),
  );
}

// --- decisions -----------------------------------------------------------------------------------------------------

// A button that cannot be pressed twice while its request runs; a refusal is shown where the result would be.
function button(text, act, told, kind) {
  const made = el("button", { type: "button", class: kind, onclick: press }, text);
  async function press() {
    made.disabled = true;
    try {
      await act();
    } catch (fault) {
      told.replaceChildren(el("p", { class: "box bad" }, fault.message));
    } finally {
      made.disabled = false;
    }
  }
  return made;
}

function showApproval(one) {
  const reason = el("input", { type: "text", maxlength: "1000", placeholder: t("reason_optional"), "aria-label": t("reason_optional"), size: "34" });
  const told = el("div", { role: "status" });
  const decide = (granted) => async () => {
    await ask(`approvals/${part(one.handle)}`, { body: { granted, reason: reason.value } });
    bar.replaceChildren(badge(t("decided"), granted ? "good" : "bad"));
  };
  const bar = el("div", { class: "bar" }, reason, button(t("approve"), decide(true), told, "main"), button(t("reject"), decide(false), told));
  return el(
    "section",
    { class: "box" },
    el("h2", null, `${one.tool} ${one.version}`),
    facts([[t("requested_by"), one.requestedBy], [t("started"), when(one.createdAt)], [t("expires"), one.expiresAt ? when(one.expiresAt) : null], [t("arguments"), pre(one.arguments)]]),
    bar,
    told,
  );
}

async function showApprovals(page) {
  const { approvals } = await ask("approvals?limit=200");
  const hint = el("p", { class: "empty" }, t("no_approvals"), " ", mono("callwright ledger approve HANDLE"));
  page.show(el("h1", null, t("approvals")), approvals.length ? approvals.map(showApproval) : hint);
}

const LEDGER_STATES = ["in_doubt", "unknown", "claimed", "committed", "answered", "released", "failed"];

async function showLedger(page, chosen = "") {
  const asked = LEDGER_STATES.includes(chosen) ? `&state=${chosen}` : "";
  const { ledger } = await ask(`ledger?limit=200${asked}`);
  const options = ["", ...LEDGER_STATES].map((one) => el("option", { value: one, selected: one === chosen }, one || t("all_states")));
  const choice = el("select", { "aria-label": t("state"), onchange: () => (location.hash = `#/ledger/${choice.value}`) }, options);
  const doubtful = ledger.filter((one) => one.state === "unknown");
  const cells = ledger.map((one) => [el("td", { class: "num" }, String(one.entryId)), time(one.updatedAt), callLink(one.callId, one.tool), one.effect, state(one.state), runLink(one.runId)]);
  page.show(
    el("h1", null, t("ledger")),
    el("div", { class: "bar" }, choice),
    doubtful.length ? el("div", { class: "box warn" }, el("p", null, t("in_doubt_why")), mono(`callwright ledger resolve ${doubtful[0].entryId} --help`)) : null,
    ledger.length ? table(["#", t("time"), t("tool"), t("effect"), t("state"), t("run")], cells) : empty(t("no_ledger")),
  );
}

async function showQuarantine(page) {
  const { quarantine } = await ask("quarantine?limit=200").catch((fault) => (fault.status === 403 ? {} : Promise.reject(fault)));
  if (!quarantine) return page.show(el("h1", null, t("quarantine")), el("p", { class: "empty" }, t("only_reviewers"), " ", mono("callwright quarantine list")));
  const cells = quarantine.map((one) => [time(one.at), link(`#/quarantine/${part(one.handle)}`, one.tool), state(one.state), mono(one.verdict), el("td", { class: "num" }, String(one.bytes))]);
  page.show(el("h1", null, t("quarantine")), quarantine.length ? table([t("time"), t("tool"), t("state"), t("why"), t("size")], cells) : empty(t("no_quarantine")));
}

async function showWithheld(page, handle) {
  const one = await ask(`quarantine/${part(handle)}`);
  const reason = el("input", { type: "text", maxlength: "1000", placeholder: t("reason_needed"), "aria-label": t("reason_needed"), size: "40" });
  const told = el("div", { role: "status" });
  const release = async () => {
    await ask(`quarantine/${part(handle)}/release`, { body: { reason: reason.value } });
    await page.again();
  };
  page.show(
    el("h1", null, `${one.tool ?? t("quarantine")} `, state(one.state)),
    facts([[t("call"), one.callId ? callLink(one.callId) : null], [t("why"), one.verdict ? mono(one.verdict) : null], [t("asked_by"), show(one.principal ?? "")], [t("released_by"), one.releasedBy], [t("reason"), one.reason]]),
    el("p", { class: "dim" }, t("withheld_why")),
    pre(one.body),
    one.state === "withheld" ? el("div", { class: "bar" }, reason, button(t("release"), release, told)) : null,
    told,
  );
}

// --- servers, tools, workflows -------------------------------------------------------------------------------------

async function showServers(page) {
  const [{ servers }, { tools }] = await Promise.all([ask("servers"), ask("tools?limit=200")]);
  const cells = servers.map((one) => [one.name, state(one.state), duration(one.forMs), el("td", { class: "num" }, String(one.tools ?? "")), [one.cause, one.reason, ...(one.lastWords ?? [])].filter(Boolean).join(" · ")]);
  const offered = tools.map((one) => [link(`#/tools/${part(one.name)}`, one.name), one.version, one.effect, one.description]);
  page.show(
    el("h1", null, t("servers")),
    servers.length ? table([t("server"), t("state"), t("since"), t("tools"), t("cause")], cells) : el("p", { class: "dim" }, t("no_servers")),
    el("h2", null, t("tools")),
    tools.length ? table([t("tool"), t("version"), t("effect"), t("description")], offered) : empty(t("no_tools")),
  );
}

async function showTool(page, name) {
  const one = await ask(`tools/${part(name)}`);
  page.show(el("h1", null, one.name), facts([[t("version"), one.version], [t("effect"), one.effect], [t("description"), one.description]]), el("h2", null, t("schema")), pre(one.inputSchema));
}

function showQuestion(page, run, one) {
  const told = el("div", { role: "status" });
  const answer = (granted) => async () => {
    await ask(`workflow-runs/${part(run)}/answers`, { body: { step: one.path, granted } });
    await page.again();
  };
  const decided = one.kind === "approval";
  return el(
    "section",
    { class: "box" },
    el("p", null, el("strong", null, one.text || one.topic || one.path)),
    facts([[t("run"), link(`#/workflows/${part(run)}`, run)], [t("step"), mono(one.path)], [t("started"), one.askedAt ? when(one.askedAt) : null]]),
    one.show === null || one.show === undefined ? null : pre(one.show),
    decided ? el("div", { class: "bar" }, button(t("answer_yes"), answer(true), told, "main"), button(t("answer_no"), answer(false), told)) : el("p", { class: "dim" }, t("answer_elsewhere"), " ", mono("callwright flow answer --help")),
    told,
  );
}

async function showWorkflows(page) {
  const [{ runs }, { questions }] = await Promise.all([ask("workflow-runs?limit=100"), ask("workflow-questions")]);
  const cells = runs.map((one) => [time(one.createdAt), link(`#/workflows/${part(one.run)}`, one.workflow), state(one.state), one.stopped?.reason ?? ""]);
  page.show(
    el("h1", null, t("workflows")),
    el("h2", null, t("questions")),
    questions.length ? questions.map((one) => showQuestion(page, one.run, one)) : el("p", { class: "dim" }, t("no_questions")),
    el("h2", null, t("run")),
    runs.length ? table([t("started"), t("workflow"), t("state"), t("reason")], cells) : empty(t("no_workflow_runs")),
  );
}

async function showWorkflowRun(page, id) {
  const one = await ask(`workflow-runs/${part(id)}`);
  const cells = (one.steps ?? []).map((step) => [mono(step.path), state(step.state), step.startedAt ? when(step.startedAt) : "", el("td", null, (step.calls ?? []).map((call) => [callLink(call, call.slice(0, 8)), " "]).flat()), step.stopped?.reason ?? ""]);
  page.show(
    el("h1", null, `${one.workflow} ${one.version} `, state(one.state)),
    el("p", { class: "dim mono" }, id),
    one.stopped ? el("div", { class: "box bad" }, facts([[t("stopped_at"), mono(one.stopped.step)], [t("reason"), one.stopped.reason]])) : null,
    (one.questions ?? []).map((question) => showQuestion(page, id, question)),
    el("h2", null, t("steps")),
    table([t("step"), t("state"), t("started"), t("calls"), t("reason")], cells),
    one.input === null ? null : [el("h2", null, t("input")), pre(one.input)],
    one.output === null ? null : [el("h2", null, t("output")), pre(one.output)],
  );
}

// --- the page ------------------------------------------------------------------------------------------------------

const PAGES = [
  [/^calls$/, showCalls, "calls"],
  [/^calls\/([^/]+)$/, showCall, "calls"],
  [/^runs\/([^/]+)$/, showRun, "calls"],
  [/^approvals$/, showApprovals, "approvals"],
  [/^ledger(?:\/([^/]*))?$/, showLedger, "ledger"],
  [/^quarantine$/, showQuarantine, "quarantine"],
  [/^quarantine\/([^/]+)$/, showWithheld, "quarantine"],
  [/^servers$/, showServers, "servers"],
  [/^tools\/([^/]+)$/, showTool, "servers"],
  [/^workflows$/, showWorkflows, "workflows"],
  [/^workflows\/([^/]+)$/, showWorkflowRun, "workflows"],
];
const SECTIONS = ["calls", "approvals", "ledger", "quarantine", "servers", "workflows"];

let current = null;

class Page {
  constructor(view, values) {
    this.view = view;
    this.values = values;
    this.timer = null;
    this.notice = null;
  }

  get isOpen() {
    return current === this;
  }

  show(...children) {
    if (this.isOpen) document.getElementById("main").replaceChildren(...children.flat(2).filter((one) => one !== null && one !== undefined && one !== false));
  }

  async again() {
    await this.view(this, ...this.values);
  }

  // Look again every two seconds while the page is open and visible; an unreachable gateway is said once and asked again.
  poll(update) {
    this.timer = setTimeout(async () => {
      if (!this.isOpen) return;
      try {
        if (!document.hidden) await update();
        this.notice?.remove();
        this.notice = null;
      } catch (fault) {
        if (fault.status === 401) return showKeyForm(this);
        this.tell(fault.status === undefined ? t("away") : fault.message);
      }
      this.poll(update);
    }, POLL_MS);
  }

  tell(text) {
    if (!this.isOpen || this.notice) return;
    this.notice = el("p", { class: "box warn", role: "status" }, text);
    document.getElementById("main").prepend(this.notice);
  }
}

function showKeyForm(page) {
  const key = el("input", { type: "password", autocomplete: "off", "aria-label": t("key"), size: "44", required: true });
  const enter = (event) => {
    event.preventDefault();
    sessionStorage.setItem("callwright.key", key.value.trim());
    open();
  };
  page.show(el("h1", null, t("key_title")), el("p", null, t("key_why")), el("form", { class: "bar", onsubmit: enter }, key, el("button", { class: "main" }, t("enter"))));
  key.focus();
}

function drawFrame(section) {
  document.documentElement.lang = language.current;
  document.title = `${section ? `${t(section)} · ` : ""}Callwright`;
  const links = SECTIONS.map((one) => el("a", { href: `#/${one}`, "aria-current": one === section ? "page" : null }, t(one)));
  document.getElementById("nav").replaceChildren(...links);
  const other = language.current === "en" ? ["zh-CN", "中文"] : ["en", "English"];
  const change = () => {
    language.current = other[0];
    open();
  };
  const forget = () => {
    sessionStorage.removeItem("callwright.key");
    open();
  };
  const tools = [el("button", { type: "button", lang: other[0], onclick: change }, other[1])];
  if (sessionStorage.getItem("callwright.key")) tools.unshift(el("button", { type: "button", onclick: forget }, t("forget_key")), " ");
  document.getElementById("tools").replaceChildren(...tools);
}

async function open() {
  const path = location.hash.replace(/^#\/?/, "") || "calls";
  const found = PAGES.map(([pattern, view, section]) => [pattern.exec(path), view, section]).find(([match]) => match);
  clearTimeout(current?.timer);
  drawFrame(found?.[2]);
  if (!found) {
    current = new Page(null, []);
    return current.show(el("h1", null, t("unknown_page")));
  }
  const [match, view] = found;
  let values = [];
  try {
    values = match.slice(1).map((one) => (one === undefined ? undefined : decodeURIComponent(one)));
  } catch {
    values = match.slice(1);
  }
  const page = (current = new Page(view, values));
  page.show(el("p", { class: "dim" }, t("loading")));
  try {
    await page.again();
  } catch (fault) {
    if (fault.status === 401) return showKeyForm(page);
    page.show(el("h1", null, t(found[2])), el("p", { class: "box bad", role: "alert" }, fault.status === undefined ? t("away") : fault.message));
    if (fault.status === undefined) page.poll(() => page.again());
  }
}

document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("main").focus();
});
window.addEventListener("hashchange", open);
open();
