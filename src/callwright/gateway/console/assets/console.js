// The console: a client of the HTTP API and nothing more. Whatever a tool, a model or a server wrote becomes a text node, never markup:
// no assignment of markup is made here, and the Content-Security-Policy of the page would refuse one.

import { WORDS } from "./words.js";

const POLL_MS = 2000;
const SLOW_POLL_MS = 5000;
const COUNT_POLL_MS = 10_000;
const MAX_COUNTED = 20;
const MAX_LISTED = 200;
const MAX_ROWS = 500;
// Calls of several gateways reach one store out of order: so many known rows are asked for again.
const OVERLAP = 20;
const MAX_LANES = 60;
const ASKED_AT_ONCE = 6;
const MAX_SHOWN_CHARS = 20_000;
const MAX_INLINE_CHARS = 1000;
const MAX_COMPARED_LINES = 400;

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

// A refusal by the gateway, with its status; 0 where no answer came, so that nobody knows whether the request was received.
class ApiError extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }

  get isPassing() {
    return this.status === 0 || this.status >= 500;
  }
}

function lose(fault) {
  throw fault instanceof SyntaxError ? fault : new ApiError(0, t("away"));
}

// Anything else than a refusal comes of an answer in a form that these pages do not expect, such as the login page of a proxy.
const explain = (fault) => (fault instanceof ApiError ? fault.message : t("unexpected"));

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
  }).catch(lose);
  if (answer.ok) return (text ? answer.text() : answer.json()).catch(lose);
  const problem = await answer.json().catch(() => ({}));
  throw new ApiError(answer.status, problem.detail || problem.title || String(answer.status));
}

const part = encodeURIComponent;

// --- elements ------------------------------------------------------------------------------------------------------

// Controls that reorder or hide text: somebody who approves a call has to see what is in it.
// Joiners (U+200C, U+200D) stay, because scripts and emoji need them.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu;
const reveal = (text) => text.replace(HIDDEN, (one) => `\\u{${one.codePointAt(0).toString(16)}}`);

function el(name, properties, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...present(children).map((one) => (one instanceof Node ? one : reveal(String(one)))));
  return made;
}

const present = (children) => children.flat(3).filter((one) => one !== null && one !== undefined && one !== false);

const svg = (name, properties) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
  return made;
};

const show = (value) => (typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? ""));
const cut = (text) => (text.length > MAX_INLINE_CHARS ? `${text.slice(0, MAX_INLINE_CHARS)}…` : text);
const mono = (value) => el("code", null, cut(show(value)));
const id = (value) => el("code", { class: "id" }, value);

// Megabytes of one text hold up a browser: the rest is shown on request.
function pre(value) {
  const text = show(value);
  const shown = el("pre", { tabindex: "0" }, text.slice(0, MAX_SHOWN_CHARS));
  if (text.length <= MAX_SHOWN_CHARS) return shown;
  const size = new Intl.NumberFormat(language.current).format(text.length);
  const showRest = () => {
    shown.textContent = reveal(text);
    shown.focus();
    rest.remove();
  };
  const rest = el("p", { class: "dim" }, `${t("cut")} `, el("button", { type: "button", onclick: showRest }, `${t("show_all")} (${size})`));
  return el("div", null, shown, rest);
}

// The zone in which moments are shown, once per table; hovering over a moment shows it in UTC.
function zone() {
  const parts = new Intl.DateTimeFormat(language.current, { timeZoneName: "shortOffset" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName").value;
}
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
const timeHead = () => `${t("time")} (${zone()})`;

function outcome(code, replayed = false) {
  if (replayed) return badge(code === null ? t("replayed") : `${t("replayed")}: ${code}`, "warn");
  return code === null ? badge(t("done"), "good") : badge(code, code === "outcome_unknown" ? "warn" : "bad");
}
const runLink = (run) => (run === null || run === undefined ? "" : link(`#/runs/${part(run)}`, run));
const callLink = (id, text) => link(`#/calls/${part(id)}`, text || id);

// States of effects, entries, servers, runs, steps and withheld results. ``answered``: with a failure, and its effect is not known.
const STATE_KINDS = {
  committed: "good", ready: "good", done: "good", completed: "good",
  unknown: "warn", answered: "warn", in_doubt: "warn", claimed: "warn", starting: "warn", waiting: "warn", running: "warn", defaulted: "warn", withheld: "warn",
  failed: "bad", away: "bad", blocked: "bad", stopped: "bad", undo_failed: "bad",
};
const state = (name) => badge(name, STATE_KINDS[name]);

// --- calls ---------------------------------------------------------------------------------------------------------

// Newest first, each call once. A full answer may leave a gap to the rows that are known, which are dropped then.
function mergeCalls(known, found) {
  if (found.length === MAX_LISTED) return found;
  const fresh = new Set(found.map((one) => one.callId));
  const merged = [...found, ...known.filter((one) => !fresh.has(one.callId))];
  return merged.sort((one, other) => other.at - one.at).slice(0, MAX_ROWS);
}

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
    const older = rows.length < MAX_LISTED ? [] : [el("p", null, t("newest_only"))];
    if (!shown.length) return list.replaceChildren(empty(rows.length ? t("no_match") : t("no_calls")), ...older);
    const cells = shown.map((row) => [time(row.at), callLink(row.callId, row.tool), outcome(row.code, row.replayed), runLink(row.runId)]);
    return keepFocus(() => list.replaceChildren(table([timeHead(), t("tool"), t("outcome"), t("run")], cells), ...older));
  }

  async function update() {
    const from = rows[Math.min(OVERLAP, rows.length - 1)];
    const { calls } = await ask(`calls?limit=${MAX_LISTED}${from ? `&since=${part(from.callId)}` : ""}`);
    const known = new Set(rows.map((row) => row.callId));
    if (rows.length && calls.every((one) => known.has(one.callId))) return;
    rows = mergeCalls(rows, calls);
    draw();
  }

  await update();
  draw();
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

// A text that is no valid Unicode, or bytes, stands in a tape as base64.
function restoreWritten(raw) {
  const form = raw?.["callwright.raw"];
  if (form === "dict") return raw.value;
  if (raw?.base64 === undefined || form === undefined) return raw;
  return new TextDecoder().decode(Uint8Array.from(atob(raw.base64), (one) => one.charCodeAt(0)));
}

function readWritten(recorded) {
  const raw = restoreWritten(recorded);
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

function showDifference(raw, executed) {
  const written = readWritten(raw);
  const head = el("h2", null, `${t("written")} → ${t("executed")}`);
  if (executed === null) return [el("h2", null, t("written")), pre(written.whole), el("p", { class: "dim" }, t("not_executed"))];
  const texts = [show(written.values), show(executed)];
  const [before, after] = texts.map((text) => text.split("\n"));
  if (texts.some((text) => text.length > MAX_SHOWN_CHARS) || Math.max(before.length, after.length) > MAX_COMPARED_LINES)
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
  const made = el("details", { class: "step" }, el("summary", null, el("code", null, name), " ", el("span", { class: "dim" }, cut(show(what)))));
  const fill = () => made.append(...[asked, answer].filter(Boolean).map(pre));
  made.addEventListener("toggle", fill, { once: true });
  return made;
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
      [t("trace"), id(meta.traceId)],
      [t("quarantine"), error?.code === "unsafe_output" && meta.handle ? link(`#/quarantine/${part(meta.handle)}`, meta.handle) : null],
    ]),
    meta.replayed ? el("p", { class: "box warn" }, t("replayed_why")) : null,
    error ? showError(error) : null,
    result.warnings.length ? [el("h2", null, t("warnings")), el("ul", null, result.warnings.map((one) => el("li", null, mono(one.code), " ", one.message)))] : null,
    result.repairs.length ? showRepairs(result.repairs) : null,
  ].flat();
}

// What the tool was given: of the parts of a batch, each; null where it was not called.
function findExecuted(steps) {
  const asked = steps.filter(([one]) => one.type === "Execute").map(([one]) => JSON.stringify(one.arguments ?? {}));
  const different = [...new Set(asked)].map((one) => JSON.parse(one));
  return different.length > 1 ? different : (different[0] ?? null);
}

const isNotComputed = (fault) => fault.status === 409;

async function showCall(page, callId) {
  const shown = await Promise.all([
    ask(`calls/${part(callId)}`).catch((fault) => (isNotComputed(fault) ? fault : Promise.reject(fault))),
    ask(`calls/${part(callId)}/tape`, { text: true }).then(parseTape),
  ]).catch((fault) => (fault.status === 404 ? null : Promise.reject(fault)));
  if (!shown) return page.show(el("h1", null, t("call")), el("p", { class: "dim" }, id(callId)), el("p", { class: "box" }, t("no_call")));
  const [found, tape] = shown;
  const result = found instanceof ApiError ? null : found;
  const tool = result?.meta.toolName ?? tape.steps.find(([asked]) => asked.type === "Resolve")?.[0].name ?? tape.head.method ?? callId;
  page.show(
    el("h1", null, `${tool} `, result ? outcome(result.error?.code ?? null, result.meta.replayed) : null),
    el("p", { class: "dim" }, id(callId)),
    result ? showEnvelope(result) : el("p", { class: "box warn" }, t("diverged")),
    showDifference(tape.head.request.raw, findExecuted(tape.steps)),
    result && result.data !== null ? [el("h2", null, t("data")), pre(result.data)] : null,
    result && result.partial ? [el("h2", null, t("partial")), pre(result.partial)] : null,
    el("h2", null, t("steps")),
    el("p", { class: "dim" }, t("steps_why")),
    tape.steps.map(showStep),
  );
}

// --- runs ----------------------------------------------------------------------------------------------------------

async function askInTurn(items, look) {
  const upcoming = [...items];
  const worker = async () => {
    while (upcoming.length) await look(upcoming.shift());
  };
  await Promise.all(Array.from({ length: Math.min(ASKED_AT_ONCE, items.length) }, worker));
}

function showLanes(calls, results) {
  const spans = calls.map((call) => ({ call, meta: results.get(call.callId)?.meta })).reverse();
  const beginning = ({ call, meta }) => call.at - (meta?.durationMs ?? 0);
  const first = Math.min(...spans.map(beginning));
  const whole = Math.max(...spans.map(({ call }) => call.at)) - first || 1;
  return spans.map((span) => {
    const { call, meta } = span;
    const took = meta ? duration(meta.durationMs) : t("unknown_duration");
    const bar = svg("svg", { viewBox: "0 0 1000 18", preserveAspectRatio: "none", role: "img", "aria-label": took });
    const width = Math.max(((meta?.durationMs ?? 0) / whole) * 1000, 3);
    const x = Math.min(((beginning(span) - first) / whole) * 1000, 1000 - width);
    bar.append(svg("rect", { x, y: 3, width, height: 12, class: call.code === null ? "ok" : "no" }));
    const said = call.code === null && !meta?.replayed ? null : outcome(call.code, meta?.replayed);
    return el("div", { class: "lane" }, el("span", null, callLink(call.callId, call.tool), " ", said, " ", el("span", { class: "dim" }, took)), bar);
  });
}

function showReplyCheck(run) {
  const words = el("textarea", { "aria-label": t("reply") });
  const found = el("div", { role: "status" });
  const chinese = language.current === "zh-CN";
  const check = async () => {
    const { findings } = await ask(`runs/${part(run)}/check-reply`, { body: { text: words.value } });
    const rows = findings.map((one) => [one.sentence, badge(one.code, one.level === "contradiction" ? "bad" : "warn"), chinese ? one.messageZh : one.message, chinese ? one.insteadZh : one.instead]);
    const heads = [t("finding"), t("outcome"), t("reason"), t("instead")];
    found.replaceChildren(rows.length ? table(heads, rows) : el("p", null, badge(t("nothing_found"), "good")));
  };
  const bar = el("div", { class: "bar" }, button(t("check"), check, found));
  return el("details", { class: "box" }, el("summary", null, t("check_reply")), el("p", { class: "dim" }, t("check_reply_why")), words, bar, found);
}

function showRunEntries(ledger) {
  const cells = ledger.map((one) => [one.tool, one.effect, state(one.state), el("td", { class: "num" }, String(one.attempt)), callLink(one.callId)]);
  return [el("h2", null, t("ledger")), table([t("tool"), t("effect_class"), t("state"), t("attempt"), t("call")], cells)];
}

async function showRun(page, run) {
  const results = new Map();
  const drawn = el("div", null);
  let last = "";

  async function update() {
    const answer = await ask(`runs/${part(run)}`);
    const text = JSON.stringify(answer);
    if (text === last) return;
    const calls = answer.calls.slice(0, MAX_LANES);
    // Of a page that was left nothing more is asked; what cannot be computed again has no duration.
    const look = async ({ callId }) => page.isOpen && results.set(callId, await ask(`calls/${part(callId)}`).catch(() => null));
    await askInTurn(calls.filter(({ callId }) => !results.get(callId)), look);
    last = text;
    const parts = [
      calls.length ? showLanes(calls, results) : empty(t("no_run")),
      answer.calls.length > calls.length ? el("p", { class: "dim" }, `${calls.length} / ${answer.calls.length}`) : null,
      answer.ledger.length ? showRunEntries(answer.ledger) : null,
    ];
    keepFocus(() => drawn.replaceChildren(...present(parts)));
  }

  await update();
  page.show(el("h1", null, `${t("run_title")} ${run}`), el("h2", null, t("waterfall")), drawn, showReplyCheck(run));
  page.poll(update, SLOW_POLL_MS);
}

// --- decisions -----------------------------------------------------------------------------------------------------

// A button that cannot be pressed twice while its request runs, nor another one of its bar; a refusal is shown where the result would be.
function button(text, act, told, kind) {
  const made = el("button", { type: "button", class: kind, onclick: press }, text);
  async function press() {
    const bar = made.closest(".bar").querySelectorAll("button");
    bar.forEach((one) => (one.disabled = true));
    try {
      await act();
    } catch (fault) {
      told.replaceChildren(el("p", { class: "box bad" }, fault.status === 0 ? t("lost") : explain(fault)));
    } finally {
      bar.forEach((one) => (one.disabled = false));
    }
  }
  return made;
}

const reasonField = (label, size = "34") => el("input", { type: "text", maxlength: "1000", placeholder: label, "aria-label": label, size });

function showApproval(one) {
  const reason = reasonField(t("reason_optional"));
  const told = el("div", { role: "status" });
  const settle = (text, kind) => {
    bar.remove();
    told.replaceChildren(badge(text, kind));
  };
  const decide = (granted) => async () => {
    await ask(`approvals/${part(one.handle)}`, { body: { granted, reason: reason.value } });
    settle(granted ? t("approved") : t("rejected"), granted ? "good" : "bad");
  };
  const bar = el("div", { class: "bar" }, reason, button(t("approve"), decide(true), told, "main"), button(t("reject"), decide(false), told));
  const drawn = el(
    "section",
    { class: "box" },
    el("h2", null, `${one.tool} ${one.version}`),
    facts([[t("requested_by"), one.requestedBy], [t("started"), when(one.createdAt)], [t("expires"), one.expiresAt ? when(one.expiresAt) : null], [t("handle"), id(one.handle)], [t("arguments"), pre(one.arguments)]]),
    bar,
    told,
  );
  return { drawn, close: () => bar.isConnected && settle(t("not_open")) };
}

async function showApprovals(page) {
  const shown = new Map();
  const list = el("div", null);
  const hint = el("p", { class: "empty" }, t("no_approvals"), " ", mono("callwright ledger approve HANDLE"));

  // What somebody is about to decide stays where it is: new requests come below, and closed ones say so.
  async function update() {
    const { approvals } = await ask(`approvals?limit=${MAX_LISTED}`);
    const open = new Set(approvals.map((one) => one.handle));
    for (const one of approvals.filter((each) => !shown.has(each.handle))) {
      shown.set(one.handle, showApproval(one));
      list.append(shown.get(one.handle).drawn);
    }
    for (const [handle, one] of shown) if (!open.has(handle)) one.close();
    hint.hidden = shown.size > 0;
  }

  await update();
  page.show(el("h1", null, t("approvals")), hint, list);
  page.poll(update, SLOW_POLL_MS);
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
    ledger.length ? table(["#", timeHead(), t("tool"), t("effect_class"), t("state"), t("run")], cells) : empty(t("no_ledger")),
  );
  page.pollAgain();
}

async function showQuarantine(page) {
  const { quarantine } = await ask("quarantine?limit=200").catch((fault) => (fault.status === 403 ? {} : Promise.reject(fault)));
  if (!quarantine) return page.show(el("h1", null, t("quarantine")), el("p", { class: "empty" }, t("only_reviewers"), " ", mono("callwright quarantine list")));
  const cells = quarantine.map((one) => [time(one.at), link(`#/quarantine/${part(one.handle)}`, one.tool), state(one.state), mono(one.verdict), el("td", { class: "num" }, String(one.bytes))]);
  page.show(el("h1", null, t("quarantine")), quarantine.length ? table([timeHead(), t("tool"), t("state"), t("why"), t("size")], cells) : empty(t("no_quarantine")));
  page.pollAgain();
}

async function showWithheld(page, handle) {
  const one = await ask(`quarantine/${part(handle)}`);
  const reason = reasonField(t("reason_needed"), "40");
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
  const cells = servers.map((one) => [one.name, state(one.state), duration(one.forMs), el("td", { class: "num" }, String(one.tools)), el("td", { class: "num" }, String(one.held)), el("td", { class: "num" }, String(one.unusable)), [one.cause, one.reason, ...(one.lastWords ?? [])].filter(Boolean).join(" · ")]);
  const offered = tools.map((one) => [link(`#/tools/${part(one.name)}`, one.name), one.version, one.effect, one.description]);
  page.show(
    el("h1", null, t("servers")),
    servers.length ? table([t("server"), t("state"), t("since"), t("tools"), t("held"), t("unusable"), t("cause")], cells) : el("p", { class: "dim" }, t("no_servers")),
    el("h2", null, t("tools")),
    tools.length ? table([t("tool"), t("version"), t("effect_class"), t("description")], offered) : empty(t("no_tools")),
  );
  page.pollAgain();
}

async function showTool(page, name) {
  const one = await ask(`tools/${part(name)}`);
  page.show(el("h1", null, one.name), facts([[t("version"), one.version], [t("effect_class"), one.effect], [t("description"), one.description]]), el("h2", null, t("schema")), pre(one.inputSchema));
}

// Kinds of questions whose answer is more than yes or no.
const ANSWERED_WITH_VALUES = ["ask", "question", "signal"];

// ``isMine``: whoever looks may answer it.
function showQuestion(page, run, one, isMine) {
  const told = el("div", { role: "status" });
  const reason = reasonField(t("reason_optional"));
  const answer = (granted) => async () => {
    await ask(`workflow-runs/${part(run)}/answers`, { body: { step: one.path, granted, reason: reason.value } });
    await page.again();
  };
  const decide = () => el("div", { class: "bar" }, reason, button(t("answer_yes"), answer(true), told, "main"), button(t("answer_no"), answer(false), told));
  const explainHow = () => {
    if (!isMine) return one.approvers?.length ? el("p", { class: "dim" }, `${t("waits_for")} ${one.approvers.join(", ")}`) : null;
    if (one.kind === "approve") return decide();
    return ANSWERED_WITH_VALUES.includes(one.kind) ? el("p", { class: "dim" }, t("answer_elsewhere"), " ", mono("callwright flow answer --help")) : null;
  };
  return el(
    "section",
    { class: "box" },
    el("p", null, el("strong", null, one.text || one.topic || one.path)),
    facts([[t("run"), link(`#/workflows/${part(run)}`, run)], [t("step"), mono(one.path)], [t("started"), one.askedAt ? when(one.askedAt) : null], [t("expires"), one.until ? when(one.until) : null]]),
    one.show === null || one.show === undefined ? null : pre(one.show),
    explainHow(),
    told,
  );
}

async function showWorkflows(page) {
  const [{ runs }, { questions }] = await Promise.all([ask("workflow-runs?limit=100"), ask("workflow-questions")]);
  const cells = runs.map((one) => [time(one.createdAt), link(`#/workflows/${part(one.run)}`, one.workflow), state(one.state), one.stopped?.reason ?? ""]);
  page.show(
    el("h1", null, t("workflows")),
    el("h2", null, t("questions")),
    questions.length ? questions.map((one) => showQuestion(page, one.run, one, true)) : el("p", { class: "dim" }, t("no_questions")),
    el("h2", null, t("run")),
    runs.length ? table([timeHead(), t("workflow"), t("state"), t("reason")], cells) : empty(t("no_workflow_runs")),
  );
  page.pollAgain();
}

async function showWorkflowRun(page, run) {
  const [one, inbox] = await Promise.all([ask(`workflow-runs/${part(run)}`), ask("workflow-questions")]);
  const isMine = ({ path }) => inbox.questions.some((each) => each.run === run && each.path === path);
  // Who may only answer a question of the run is shown neither its steps nor its values.
  const isOwn = one.steps !== undefined;
  const cells = (one.steps ?? []).map((step) => [mono(step.path), state(step.state), step.startedAt ? when(step.startedAt) : "", el("td", null, (step.calls ?? []).map((call) => [callLink(call, call.slice(0, 8)), " "]).flat()), step.stopped?.reason ?? ""]);
  page.show(
    el("h1", null, `${one.workflow} ${one.version} `, state(one.state)),
    el("p", { class: "dim" }, id(run)),
    one.stopped ? el("div", { class: "box bad" }, facts([[t("stopped_at"), mono(one.stopped.step)], [t("reason"), one.stopped.reason]])) : null,
    (one.questions ?? []).map((question) => showQuestion(page, run, question, isMine(question))),
    isOwn ? [el("h2", null, t("steps")), table([t("step"), t("state"), t("started"), t("calls"), t("reason")], cells)] : el("p", { class: "dim" }, t("not_own_run")),
    one.input === null ? null : [el("h2", null, t("input")), pre(one.input)],
    one.output === null ? null : [el("h2", null, t("output")), pre(one.output)],
  );
  page.pollAgain();
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
const main = document.getElementById("main");

// Replace a part of the page, and give the focus back to the same link: whoever goes by the keyboard keeps their place.
function keepFocus(replace) {
  const held = main.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  replace();
  if (held !== null) main.querySelector(`a[href="${CSS.escape(held)}"]`)?.focus();
}

class Page {
  constructor(view, values) {
    this.view = view;
    this.values = values;
    this.timer = null;
    this.notice = null;
    this.drawn = null;
    this.needsKey = false;
  }

  get isOpen() {
    return current === this;
  }

  // An answer that comes after another page was opened changes nothing; neither does one that says the same.
  show(...children) {
    const drawn = el("div", null, children);
    if (!this.isOpen || this.drawn?.isEqualNode(drawn)) return;
    this.drawn = drawn.cloneNode(true);
    keepFocus(() => main.replaceChildren(...drawn.childNodes));
  }

  async again() {
    await this.view(this, ...this.values);
  }

  // Show the page; where the gateway is away or its store is, say so and try again.
  async load() {
    try {
      await this.again();
    } catch (fault) {
      if (!this.isOpen) return;
      if (fault.status === 401) return showKeyForm(this);
      this.show(el("p", { class: "box bad", role: "alert" }, explain(fault)));
      if (fault.isPassing) this.timer = setTimeout(() => this.isOpen && this.load(), POLL_MS);
    }
  }

  // Look again and again while the page is open and visible; an unreachable gateway is said once and asked again.
  poll(update, pause = POLL_MS) {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.isOpen) return;
      try {
        if (!document.hidden) await update();
        this.notice?.remove();
        this.notice = null;
      } catch (fault) {
        if (fault.status === 401) return showKeyForm(this);
        this.tell(explain(fault));
      }
      if (this.isOpen) this.poll(update, pause);
    }, pause);
  }

  // Draw the whole page again from time to time, except under the hands of somebody who fills in a field.
  pollAgain() {
    const isFilledIn = () => document.activeElement.matches("main input, main select, main textarea");
    this.poll(() => (isFilledIn() ? null : this.again()), SLOW_POLL_MS);
  }

  tell(text) {
    if (!this.isOpen || this.notice) return;
    this.notice = el("p", { class: "box warn", role: "status" }, text);
    main.prepend(this.notice);
  }
}

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

function showKeyForm(page) {
  if (!page.isOpen) return;
  page.needsKey = true;
  const key = el("input", { type: "password", autocomplete: "off", "aria-label": t("key"), size: "44", required: true });
  const refused = el("p", { class: "box bad", role: "alert", hidden: !sessionStorage.getItem("callwright.key") }, t("key_refused"));
  const enter = (event) => {
    event.preventDefault();
    const typed = key.value.trim();
    // A request with any other character could not be sent.
    refused.hidden = VISIBLE_ASCII.test(typed);
    if (!refused.hidden) return;
    sessionStorage.setItem("callwright.key", typed);
    open();
  };
  page.show(el("h1", null, t("key_title")), refused, el("p", null, t("key_why")), el("form", { class: "bar", onsubmit: enter }, key, el("button", { class: "main" }, t("enter"))));
  key.focus();
}

// How much waits for whoever looks, beside the names of the pages.
const COUNTED = {
  approvals: { look: () => ask(`approvals?limit=${MAX_COUNTED}`).then((found) => found.approvals), title: () => t("waiting_approvals") },
  ledger: { look: () => ask(`ledger?state=in_doubt&limit=${MAX_COUNTED}`).then((found) => found.ledger), title: () => t("in_doubt_entries") },
  workflows: { look: () => ask(`workflow-questions?limit=${MAX_COUNTED}`).then((found) => found.questions), title: () => t("waiting_questions") },
};
const counts = {};

function drawCounts() {
  for (const [section, { title }] of Object.entries(COUNTED)) {
    const count = counts[section];
    const place = document.querySelector(`nav a[href="#/${section}"] .count`);
    place.textContent = count ? ` (${count}${count === MAX_COUNTED ? "+" : ""})` : "";
    place.title = count ? title() : "";
  }
}

async function countWaiting() {
  if (document.hidden || current.needsKey) return;
  for (const [section, { look }] of Object.entries(COUNTED)) counts[section] = (await look().catch(() => [])).length;
  drawCounts();
}

function drawFrame(section) {
  document.documentElement.lang = language.current;
  document.title = `${section ? `${t(section)} · ` : ""}Callwright`;
  const links = SECTIONS.map((one) => el("a", { href: `#/${one}`, "aria-current": one === section ? "page" : null }, t(one), el("span", { class: "count" })));
  document.getElementById("nav").replaceChildren(...links);
  drawCounts();
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

function readPath(match) {
  const values = match.slice(1);
  try {
    return values.map((one) => one && decodeURIComponent(one));
  } catch {
    return values;
  }
}

async function open() {
  const path = location.hash.replace(/^#\/?/, "") || "calls";
  const found = PAGES.map(([pattern, view, section]) => [pattern.exec(path), view, section]).find(([match]) => match);
  const [match, view, section] = found ?? [];
  clearTimeout(current?.timer);
  drawFrame(section);
  const page = (current = new Page(view, match ? readPath(match) : []));
  if (!match) return page.show(el("h1", null, t("unknown_page")));
  page.show(el("p", { class: "dim" }, t("loading")));
  await page.load();
  await countWaiting();
}

document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
window.addEventListener("hashchange", () => {
  main.focus();
  open();
});
setInterval(countWaiting, COUNT_POLL_MS);
open();
