import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { PROCESS_ENV } from "../setup/process-env";

const OWN_NODE = resolve("node_modules/.bin/node");

/** Starts the backend as a separate process on a free port, and waits until it is ready. */
export async function startBackend(env: Record<string, string>) {
  const child: ChildProcess = spawn(
    existsSync(OWN_NODE) ? OWN_NODE : process.execPath,
    ["backend/server.ts"],
    {
      env: { ...PROCESS_ENV, BACKEND_PORT: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      text += String(chunk);
    });
  }
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  for (let waited = 0; waited < 120_000; waited += 20) {
    const [, port] = /ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(text) ?? [];
    if (port && port !== "0")
      return { url: `http://127.0.0.1:${port}`, child, ended, text: () => text };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the backend did not start: ${text}`);
}
