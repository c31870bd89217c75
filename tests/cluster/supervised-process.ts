import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const MAX_READY_WAIT_MS = 120_000;
/** The pause before a process that has ended is started again, like `RestartSec` of a systemd unit. */
const RESTART_MS = 1_000;

type Program = {
  name: string;
  command: string[];
  env: Record<string, string>;
  /** The process is ready when this address answers with success. */
  readyUrl: string;
  logFile: string;
};

export type SupervisedProcess = ReturnType<typeof supervise>;

/**
 * Starts a process. Until `stop` is called, starts the process again whenever it ends, as systemd does. Its output goes
 * to `logFile`.
 */
export function supervise({ name, command, env, readyUrl, logFile }: Program) {
  let shouldRestart = true;
  let child: ChildProcess;
  const [program = "", ...args] = command;
  const start = () => {
    const log = createWriteStream(logFile, { flags: "a" });
    child = spawn(program, args, {
      env: { NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    child.once("exit", () => {
      if (shouldRestart) setTimeout(() => shouldRestart && start(), RESTART_MS);
    });
  };
  start();

  return {
    name,
    async waitUntilReady(): Promise<void> {
      for (const end = Date.now() + MAX_READY_WAIT_MS; Date.now() < end; await wait(100)) {
        const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(5_000) }).catch(
          () => null,
        );
        if (answer?.ok) return;
      }
      throw new Error(`${name} is not ready: see ${logFile}`);
    },
    signal: (signal: "SIGKILL" | "SIGSTOP" | "SIGCONT") => child.kill(signal),
    /** Sets the clock of the process forward until the process ends (tests/setup/controlled-process.ts). */
    setForward: (milliseconds: number) => child.send(milliseconds),
    async stop(): Promise<void> {
      shouldRestart = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
