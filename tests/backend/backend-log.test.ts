import { DrizzleQueryError } from "drizzle-orm";
import { createLogs, describeError } from "../../backend/backend-log.ts";

const NOW = Date.parse("2026-11-21T04:00:00Z");

function recordLogs() {
  const lines: string[] = [];
  return { lines, ...createLogs({ now: () => NOW }, { write: (line) => void lines.push(line) }) };
}

it.each(["\n", "\r\n", "\u0000", "\u001b", "\u0085", "\u2028", "\u2029", "\u007f"])(
  "replaces %j by a space, because this text could forge a line or control a terminal (SE-08)",
  (text) => {
    const { log, lines } = recordLogs();
    log.error(`orders: failed ${text}backend: forged`, { id: 1 });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "").msg).toBe("orders: failed  backend: forged");
  },
);

it("writes one JSON object with the level, the time, the message and the ids", () => {
  const { log, lines } = recordLogs();
  log.error("orders: not placed", { order_id: 7, code: 4 });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    time: "2026-11-21T04:00:00.000Z",
    name: "backend",
    order_id: 7,
    code: 4,
    msg: "orders: not placed",
  });
});

it("shortens a long message to 2,000 characters", () => {
  const { log, lines } = recordLogs();
  log.info("x".repeat(5000));
  expect(JSON.parse(lines[0] ?? "").msg).toHaveLength(2000);
});

it("writes audit: true into the line of an audit event, so that an operator can filter these lines", () => {
  const { audit, lines } = recordLogs();
  audit({ kind: "notice-forged", provider: "payuni" }, { network: "203.0.113.0/24" });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    audit: true,
    kind: "notice-forged",
    provider: "payuni",
    network: "203.0.113.0/24",
  });
});

it("describes a failed query without its parameters", () => {
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "(phone)=(0912345678)",
  });
  const query = 'insert into "members" values ($1)';
  const error = new DrizzleQueryError(query, ["0912345678"], cause);
  expect(describeError(error)).toBe('query failed (23505): insert into "members" values ($1)');
  const lost = new DrizzleQueryError(query, ["0912345678"]);
  expect(describeError(lost)).toBe('query failed (no cause): insert into "members" values ($1)');
});

it("describes an error that is not a failed query by its stack, and a thrown value that is not an error by a fixed text", () => {
  expect(describeError(new Error("no"))).toMatch(/^Error: no\n/);
  expect(describeError("no")).toBe("a value that is not an error was thrown");
});
