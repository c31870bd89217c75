import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../setup/free-port";

/**
 * Returns an output line of a process as `npm start` prints it on a terminal. Calls `readableLine` in a separate
 * process, because Jest cannot import process-group.mjs, which is an ES module.
 */
function readable(line: string): string {
  const program = `
    const { readableLine } = await import("./scripts/process-group.mjs");
    process.stdout.write(readableLine(process.argv[1]));`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", program, line], {
    encoding: "utf8",
  });
}

it("readableLine shows the level, message and fields of a JSON log line", () => {
  const line = JSON.stringify({
    level: "warn",
    time: "2026-11-21T04:00:00.000Z",
    pid: 1,
    hostname: "a",
    name: "backend",
    audit: true,
    member_id: 7,
    msg: "audit: token-refused",
  });
  expect(readable(line)).toBe("warn: audit: token-refused audit=true member_id=7");
});

it.each(["✓ Ready in 300ms", '{"level":broken'])(
  "readableLine does not change the line %s",
  (line) => {
    expect(readable(line)).toBe(line);
  },
);

/**
 * A program that launches one process with `processGroup`. That process answers each request with its process id, and
 * it exits after a request for `/die`.
 */
const LAUNCHER = `
  const { processGroup } = await import("./scripts/process-group.mjs");
  const [port] = process.argv.slice(1);
  const program = 'import http from "node:http"; http.createServer((q, a) => a.end(String(process.pid), () => q.url === "/die" && process.exit(1))).listen(' + port + ', "127.0.0.1")';
  const group = processGroup();
  group.start({ name: "answers", args: ["--input-type=module", "-e", program], env: process.env });
  await group.waitUntilReady("answers", "http://127.0.0.1:" + port);
  console.log("launched");`;

it("processGroup restarts a process that has exited, and exits with 0 on SIGTERM (OP-07)", async () => {
  const port = await freePort();
  const args = ["--input-type=module", "-e", LAUNCHER, String(port)];
  const launcher = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(launcher, "close");
  const lines: string[] = [];
  launcher.stdout.on("data", (chunk) => lines.push(String(chunk)));
  const ask = async (path: string) => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      if (answer) return answer.text();
    }
  };
  while (!lines.join("").includes("launched")) await once(launcher.stdout, "data");
  const first = await ask("/die");
  let second = first;
  while (second === first)
    second = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.text(),
      () => first,
    );
  expect(lines.join("")).toContain("starting it again in 0.5 s");
  expect(Number(second)).toBeGreaterThan(0);
  launcher.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("processGroup exits with the exit code of a process that ends before it is ready", async () => {
  const program = LAUNCHER.replace("http.createServer", "process.exit(3); http.createServer");
  const args = ["--input-type=module", "-e", program, String(await freePort())];
  const launcher = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  launcher.stdout.resume();
  expect(await once(launcher, "close")).toEqual([3, null]);
});
