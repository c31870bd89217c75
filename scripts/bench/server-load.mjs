import { execFile, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { fail } from "../console.mjs";
import { bareServer } from "./bare-server.mjs";

const CONNECTIONS = 16;
const SECONDS = 4;
const LAST_CORE = String(availableParallelism() - 1);
const TICKS_PER_SECOND = 100;
const KIB_PER_MIB = 1024;
const run = promisify(execFile);

/** Ends the program before the first measurement if wrk is missing, because the other measurements take minutes. */
export function requireWrk() {
  const { error } = spawnSync("wrk", ["--version"]);
  if (error) fail("wrk is missing. Install it from the system's packages (apt-get install wrk).");
}

/**
 * Requests the page with gzip over 16 connections. The load generator runs on the last core. The result contains:
 * - `perSecond`: the number of requests per second.
 * - `p99`: the 99th percentile of the latency in milliseconds.
 * - `cpuMs`: the processor time of a request in milliseconds, or null for a site without `pid`.
 * - `ofBare`: `perSecond` divided by the value that a bare server reaches with the same bytes.
 * - `largestMib`: the memory of the largest process in MiB, or null for a site without `pid`.
 */
export async function serverLoad(site, page) {
  const url = site.base + page.path;
  const headers = {
    "accept-encoding": "gzip",
    cookie: Object.entries(page.cookies ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join("; "),
  };
  const body = Buffer.from(
    await (await fetch(url, { headers: { cookie: headers.cookie } })).arrayBuffer(),
  );
  await load(url, headers, 2);
  const before = site.pid ? processorSeconds(site.pid) : 0;
  const own = await load(url, headers, SECONDS);
  const usedSeconds = site.pid ? processorSeconds(site.pid) - before : null;
  const bare = await bareServer(gzipSync(body));
  const limit = await load(bare.url, headers, SECONDS);
  bare.close();
  return {
    perSecond: own.perSecond,
    p99: own.p99,
    cpuMs: usedSeconds === null ? null : (usedSeconds * 1000) / own.requests,
    ofBare: own.perSecond / limit.perSecond,
    largestMib: site.pid ? largestMemory(site.pid) : null,
  };
}

async function load(url, headers, seconds) {
  const args = ["-c", LAST_CORE, "wrk", "-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency"];
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await run("taskset", [...args, ...sent, url]);
  const requests = Number(/^ *(\d+) requests in/m.exec(stdout)?.[1]);
  if (/Non-2xx or 3xx responses: [1-9]/.test(stdout))
    fail(`${url} answered with errors:\n${stdout}`);
  return {
    requests,
    perSecond: requests / seconds,
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  };
}

function milliseconds([, value, unit]) {
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit];
}

/** Returns the processor time, in seconds, of a process and all its descendants. */
function processorSeconds(pid) {
  return processTree(pid).reduce((sum, one) => {
    const [utime, stime, childUser, childSystem] = statOf(one).slice(11, 15).map(Number);
    return sum + (utime + stime + childUser + childSystem) / TICKS_PER_SECOND;
  }, 0);
}

/** Returns the memory (PSS) in MiB of the largest process among a process and all its descendants. */
function largestMemory(pid) {
  const sizes = processTree(pid).map((one) => {
    const text = readFileSync(`/proc/${one}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / KIB_PER_MIB;
  });
  return Math.max(...sizes);
}

function processTree(pid) {
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === pid,
  );
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}

function parentOf(pid) {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    // The process has ended since /proc was listed.
    return 0;
  }
}

/** Returns the fields of /proc/PID/stat that follow the process name: state, parent id … */
function statOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}
