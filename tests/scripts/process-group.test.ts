import { execFileSync } from "node:child_process";

/** The output of `npm start` for one line of a process. Runs in its own process, because the script is an ES module. */
function readable(line: string): string {
  const program = `
    const { readableLine } = await import("./scripts/process-group.mjs");
    process.stdout.write(readableLine(process.argv[1]));`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", program, line], {
    encoding: "utf8",
  });
}

it("shows a JSON log line as its message and ids", () => {
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

it.each(["✓ Ready in 300ms", '{"level":broken'])("leaves %s unchanged", (line) => {
  expect(readable(line)).toBe(line);
});
