import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { freePort } from "./free-port";

const PROGRAMS = ["redis-server", "valkey-server"];
const program = PROGRAMS.find((name) => spawnSync(name, ["--version"]).status === 0);

/**
 * True if a Redis or Valkey server is installed. npm has no package with a server, so `npm test` tries to install the
 * Debian package. Without a server, tests that need a server are skipped.
 */
export const hasRedisServer = program !== undefined;

export type RedisServer = Awaited<ReturnType<typeof startRedisServer>>;

/** Starts an empty Redis server on a free port. The server stores nothing on disk. */
export async function startRedisServer() {
  const port = await freePort();
  let child = await run(port);

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, "close");
    child.kill("SIGKILL");
    await closed;
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    /** Starts an empty server again on the same port. */
    async start(): Promise<void> {
      child = await run(port);
    },
    /** Pauses the server process, which then keeps its connections but does not answer. */
    freeze: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
  };
}

async function run(port: number): Promise<ChildProcess> {
  const flags = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(String(program), [...flags, "--dir", tmpdir()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  for await (const chunk of child.stdout) {
    text += String(chunk);
    if (text.includes("Ready to accept connections")) break;
  }
  // Without this call, the child would keep the test process alive.
  child.unref();
  if (!text.includes("Ready to accept connections")) throw new Error(`redis: not started: ${text}`);
  return child;
}
