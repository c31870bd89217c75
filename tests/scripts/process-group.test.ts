import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../setup/free-port";

/**
 * Evaluates an expression with a function of process-group.mjs. It runs in a separate process, because Jest cannot
 * import this ES module. `argument` is available as `process.argv[1]`.
 */
function evaluate(name: string, expression: string, argument: string): string {
  const program = `
    const { ${name} } = await import("./scripts/process-group.mjs");
    process.stdout.write(String(${expression}));`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", program, argument], {
    encoding: "utf8",
  });
}

/** Returns the form in which `npm start` prints one output line of a process on a terminal. */
const readable = (line: string) => evaluate("readableLine", "readableLine(process.argv[1])", line);

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

it.each([
  ["no grace period", "", 60_000],
  ["a grace period of 60 s", "60", 120_000],
])("kills a process with %s only after the time that its drain may take", (_what, grace, ms) => {
  const expression = "killAfterMs({ STOP_GRACE_SECONDS: process.argv[1] })";
  expect(evaluate("killAfterMs", expression, grace)).toBe(String(ms));
});

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
