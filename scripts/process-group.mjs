import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "./console.mjs";

const KILL_AFTER_MS = 8_000;
const READY_WITHIN_MS = 120_000;

/** Processes that start and stop together, with prefixed logs and one exit code. */
export function processGroup() {
  const group = { members: new Map(), stopping: false, exitCode: 0 };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(group, 0));
  return {
    start: (member) => start(group, member),
    ready: (name, url) => ready(group, name, url),
    stop: (code) => stop(group, code),
  };
}

function start(group, { name, args, env, quietUntilReady = false }) {
  const child = spawn(process.execPath, ["--import", "./scripts/follow-parent.mjs", ...args], {
    cwd: root,
    env: { ...env, NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const member = { child, name, held: quietUntilReady ? [] : null };
  group.members.set(name, member);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (member.held) member.held.push(line);
      else print(name, line);
    });
  }
  child.on("close", (code, signal) => {
    group.members.delete(name);
    if (!group.stopping) {
      giveUp(group, member, { reason: `ended (${signal ?? code})`, code: code || 1 });
    }
    if (group.members.size === 0) process.exit(group.exitCode);
  });
}

async function ready(group, name, url) {
  const end = Date.now() + READY_WITHIN_MS;
  while (group.members.has(name) && !group.stopping) {
    const member = group.members.get(name);
    if (await answers(url)) {
      member.held = null;
      return true;
    }
    if (Date.now() > end) {
      const reason = `gave no answer at ${url} in ${READY_WITHIN_MS / 1000} s`;
      giveUp(group, member, { reason, code: 1 });
    }
    await new Promise((next) => setTimeout(next, 60));
  }
  return false;
}

function giveUp(group, { name, held }, { reason, code }) {
  for (const line of held ?? []) print(name, line);
  print(name, `${reason}: stopping everything`);
  stop(group, code);
}

function stop(group, code) {
  if (group.stopping) return;
  group.stopping = true;
  group.exitCode = code;
  const signalAll = (signal) => {
    for (const { child } of group.members.values()) child.kill(signal);
  };
  signalAll("SIGTERM");
  setTimeout(signalAll, KILL_AFTER_MS, "SIGKILL").unref();
  if (group.members.size === 0) process.exit(code);
}

/** A terminal gets text with a prefix. A file or a log collector gets each line unchanged. */
function print(name, line) {
  console.log(process.stdout.isTTY ? `${name.padEnd(8)}│ ${readableLine(line)}` : line);
}

/** `message id=value` of a JSON log line; other lines stay as they are. */
export function readableLine(line) {
  if (!line.startsWith('{"level":')) return line;
  try {
    const { level, time, pid, hostname, name, msg, ...ids } = JSON.parse(line);
    const mark = level === "info" ? "" : `${level}: `;
    const values = Object.entries(ids).map(([id, value]) => `${id}=${JSON.stringify(value)}`);
    return [`${mark}${msg}`, ...values].join(" ");
  } catch {
    return line;
  }
}

async function answers(url) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
