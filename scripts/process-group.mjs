import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./console.mjs";

/** Longer than a process may take to finish its work after its grace period (lib/process/drain.ts). */
const KILL_AFTER_MS = 60_000;
/**
 * A second Ctrl-C kills all processes at once. One press of Ctrl-C may arrive as two signals, from the terminal and
 * from npm, so signals within this time count as one press.
 */
const SAME_STOP_MS = 1_000;
const MIN_RESTART_WAIT_MS = 500;
const MAX_RESTART_WAIT_MS = 30_000;
/** After a run that was longer than this, the group waits only `MIN_RESTART_WAIT_MS` before it restarts the process. */
const STABLE_MS = 60_000;
const MAX_READY_WAIT_MS = 120_000;
/** Node keeps the compiled programs here, so that a later start takes a quarter less CPU time. */
const COMPILED = join(root, "node_modules/.cache/compiled");

/**
 * Runs several processes that stop together and share one exit code. On a terminal, each log line begins with the
 * name of its process.
 *
 * If a process ends after it has once been ready, the group starts it again. Before each further restart, the group
 * waits twice as long as before, but at most 30 seconds. If a process ends before it has ever been ready, or is not
 * ready in time, the group stops all processes.
 */
export function processGroup() {
  const group = { members: new Map(), stopping: false, exitCode: 0 };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => onSignal(group));
  return {
    start: (member) => start(group, member),
    waitUntilReady: (name, url) => waitUntilReady(group, name, url),
    stop: (code) => stop(group, code),
  };
}

function start(group, options) {
  const { name, args, env, quietUntilReady = false, wait = MIN_RESTART_WAIT_MS } = options;
  const child = spawn(process.execPath, ["--import", "./scripts/follow-parent.mjs", ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: COMPILED, ...env, NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const member = {
    child,
    name,
    env,
    heldLines: quietUntilReady ? [] : null,
    wasReady: options.wasReady ?? false,
    startedAt: performance.now(),
  };
  group.members.set(name, member);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (member.heldLines) member.heldLines.push(line);
      else print(name, line);
    });
  }
  child.on("close", (code, signal) => {
    group.members.delete(name);
    const reason = `ended (${signal ?? code})`;
    if (!group.stopping && member.wasReady)
      return restart(group, { member, reason, options, wait });
    if (!group.stopping) giveUp(group, member, { reason, code: code || 1 });
    if (group.members.size === 0) process.exit(group.exitCode);
  });
}

function restart(group, { member, reason, options, wait }) {
  const isStable = performance.now() - member.startedAt > STABLE_MS;
  const pause = isStable ? MIN_RESTART_WAIT_MS : wait;
  print(member.name, `${reason}: starting it again in ${pause / 1000} s`);
  setTimeout(() => {
    if (group.stopping) return;
    const next = Math.min(MAX_RESTART_WAIT_MS, pause * 2);
    start(group, { ...options, quietUntilReady: false, wasReady: true, wait: next });
  }, pause);
}

async function waitUntilReady(group, name, url) {
  const deadline = Date.now() + MAX_READY_WAIT_MS;
  while (group.members.has(name) && !group.stopping) {
    const member = group.members.get(name);
    if (await answers(url)) {
      member.heldLines = null;
      member.wasReady = true;
      return true;
    }
    if (Date.now() > deadline) {
      const reason = `gave no answer at ${url} in ${MAX_READY_WAIT_MS / 1000} s`;
      giveUp(group, member, { reason, code: 1 });
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return false;
}

function giveUp(group, { name, heldLines }, { reason, code }) {
  for (const line of heldLines ?? []) print(name, line);
  print(name, `${reason}: stopping everything`);
  stop(group, code);
}

function onSignal(group) {
  if (group.stopping && performance.now() - group.stoppedAt > SAME_STOP_MS) {
    for (const { child } of group.members.values()) child.kill("SIGKILL");
  }
  stop(group, 0);
}

function stop(group, code) {
  if (group.stopping) return;
  group.stopping = true;
  group.stoppedAt = performance.now();
  group.exitCode = code;
  for (const { child, env } of group.members.values()) {
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), killAfterMs(env)).unref();
  }
  if (group.members.size === 0) process.exit(code);
}

/** Returns how many milliseconds after SIGTERM a process with these settings is killed. */
export function killAfterMs({ STOP_GRACE_SECONDS }) {
  return Number(STOP_GRACE_SECONDS || 0) * 1000 + KILL_AFTER_MS;
}

/** On a terminal, prints a readable line after the name of the process. Elsewhere, prints the line unchanged. */
function print(name, line) {
  console.log(process.stdout.isTTY ? `${name.padEnd(8)}│ ${readableLine(line)}` : line);
}

/** Turns a JSON log line into `message id=value …`. Returns other lines unchanged. */
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
