import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { PROCESS_ENV } from "../../setup/process-env";

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * The program of a test server. The server answers a request for `/slow` only when it gets a request for `/finish`. It
 * prints its port at the start, `waiting` when it gets a request for `/slow`, `stopping` when it begins to close, and
 * `cut` with the reason if it ends before its work is finished.
 */
const PROGRAM = `
  const { createServer } = await import("node:http");
  const { drainOnSignal } = await import("./lib/process/drain.ts");
  let waiting;
  const server = createServer((request, response) => {
    if (request.url === "/slow") {
      waiting = response;
      console.log("waiting");
      return;
    }
    response.end(String(drain.isDraining()));
    if (request.url === "/finish") waiting.end("whole");
  });
  const drain = drainOnSignal({
    graceMs: Number(process.env.GRACE_MS),
    drainMs: Number(process.env.DRAIN_MS),
    close: () => {
      console.log("stopping");
      return new Promise((resolve) => server.close(resolve));
    },
    onCut: (reason) => console.log("cut: " + reason),
  });
  server.listen(0, "127.0.0.1", () => console.log("port " + server.address().port));`;

async function startServer(env: { GRACE_MS: string; DRAIN_MS: string }) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    env: { ...PROCESS_ENV, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  const ended = once(child, "close").then(([code]) => code as number);
  let text = "";
  const waits: { pattern: RegExp; resolve: (found: string) => void }[] = [];
  child.stdout.on("data", (chunk) => {
    text += chunk;
    for (const { pattern, resolve } of waits) {
      const found = pattern.exec(text);
      if (found) resolve(found[1] ?? "");
    }
  });
  const waitForOutput = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const found = pattern.exec(text);
      if (found) resolve(found[1] ?? "");
      else waits.push({ pattern, resolve });
    });
  const url = `http://127.0.0.1:${await waitForOutput(/port (\d+)/)}`;
  const ask = async (path: string) => (await fetch(`${url}${path}`)).text();
  return { child, ended, waitForOutput, ask };
}

it("a stopping server accepts new connections during the grace period, and exits when the last answer is complete (OP-03)", async () => {
  const { child, ended, waitForOutput, ask } = await startServer({
    GRACE_MS: "1500",
    DRAIN_MS: "20000",
  });
  expect(await ask("/")).toBe("false");
  const slow = ask("/slow");
  await waitForOutput(/waiting/);
  child.kill("SIGTERM");
  let answer = "false";
  while (answer === "false") answer = await ask("/");
  expect(answer).toBe("true");
  await ask("/finish");
  expect(await slow).toBe("whole");
  expect(await ended).toBe(0);
});

it("a stopping server refuses new connections after the grace period, while an answer is in progress", async () => {
  const { child, waitForOutput, ask } = await startServer({ GRACE_MS: "0", DRAIN_MS: "20000" });
  const slow = ask("/slow").catch(() => "lost");
  await waitForOutput(/waiting/);
  child.kill("SIGTERM");
  await waitForOutput(/stopping/);
  await expect(ask("/")).rejects.toThrow("fetch failed");
  child.kill("SIGKILL");
  expect(await slow).toBe("lost");
});

it("a stopping server exits with 1 when work in progress takes longer than drainMs", async () => {
  const { child, ended, waitForOutput, ask } = await startServer({
    GRACE_MS: "0",
    DRAIN_MS: "300",
  });
  ask("/slow").catch(() => {});
  await waitForOutput(/waiting/);
  child.kill("SIGTERM");
  expect(await ended).toBe(1);
  await waitForOutput(/cut: work in progress took longer than 0.3 s/);
});

it("a server treats two signals within a short time as one signal, and exits at once on a later signal", async () => {
  const { child, ended, waitForOutput, ask } = await startServer({
    GRACE_MS: "0",
    DRAIN_MS: "20000",
  });
  ask("/slow").catch(() => {});
  await waitForOutput(/waiting/);
  child.kill("SIGINT");
  await waitForOutput(/stopping/);
  child.kill("SIGTERM");
  const again = setInterval(() => child.kill("SIGTERM"), 300);
  expect(await ended).toBe(1);
  clearInterval(again);
  await waitForOutput(/cut: a second signal/);
});
