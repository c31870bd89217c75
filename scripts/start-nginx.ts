import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { writeNginxConfig } from "./nginx-config.ts";

const MAX_TRIES = 100;
const PAUSE_MS = 50;

type NginxStart = Parameters<typeof writeNginxConfig>[0] & {
  /** The path of the program nginx. */
  program: string;
  /** A port of this configuration. nginx is ready as soon as it answers there. */
  port: number;
};

/** Starts nginx with files of `deploy/nginx`, and waits until it answers. `stop` ends it and waits for its end. */
export async function startNginx({ program, port, ...config }: NginxStart) {
  const origin = `http://127.0.0.1:${port}`;
  if (await isAnswering(origin)) throw new Error(`Another program uses the port ${port}.`);
  // nginx reads a variable of the name `NGINX` as a list of inherited sockets.
  const env = { ...process.env, NGINX: undefined };
  const file = writeNginxConfig(config);
  const child = spawn(program, ["-p", config.folder, "-c", file], { stdio: "inherit", env });
  let isRunning = true;
  const markEnd = () => {
    isRunning = false;
  };
  const ended = once(child, "close").then(markEnd, markEnd);
  const stop = () => {
    child.kill();
    return ended;
  };
  for (let tries = 1; !(await isAnswering(origin)); tries += 1) {
    if (!isRunning || tries === MAX_TRIES) {
      await stop();
      throw new Error("nginx did not start.");
    }
    await setTimeout(PAUSE_MS);
  }
  return { origin, pid: child.pid, stop };
}

const isAnswering = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );
