import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Starts another shop process for the backend on `backendPort`. A test can set the clock of this process forward. */
export async function startSecondShop(
  port: number,
  backendPort: number,
  settings: Record<string, string> = {},
) {
  const secrets = readFileSync(join(String(process.env.E2E_DATA_DIR), "secrets.json"), "utf8");
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", "./tests/setup/controlled-process.ts", "scripts/shop-server.mjs"],
    {
      env: {
        ...process.env,
        ...(JSON.parse(secrets) as Record<string, string>),
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        RATE_LIMIT_SCALE: "1000",
        PORT: String(port),
        APP_ORIGIN: `http://localhost:${port}`,
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        ...settings,
      },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  await waitUntilReady(child);
  async function ask(request: number | "memory"): Promise<number> {
    child.send(request);
    const [answer] = (await once(child, "message")) as [number];
    return answer;
  }
  return {
    origin: `http://localhost:${port}`,
    setClockForward: ask,
    /**
     * Returns the milliseconds of processor time that the shop process has used. The time of other processes is not
     * included.
     */
    processorTime: () => ask(0),
    /** Returns the bytes in use after a garbage collection. */
    memory: () => ask("memory"),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "close");
    },
  };
}

async function waitUntilReady({ stdout }: ChildProcess): Promise<void> {
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    if (!String(chunk).includes("Ready on port")) continue;
    // The pipe stays open, because the shop would crash if it later wrote to a closed pipe.
    stdout?.resume();
    return;
  }
  throw new Error("the second shop did not start");
}
