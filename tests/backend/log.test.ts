import { describeError, logLine } from "../../backend/log.ts";

it.each(["\n", "\r\n", "\u0000", "\u001b", "\u0085", "\u2028", "\u2029", "\u007f"])(
  "the character %j cannot end or steer a line",
  (text) => {
    const line = logLine(`orders: failed ${text}backend: forged`, { id: `1${text}` });
    expect(line).toMatch(/^orders: failed .*backend: forged id=1 $/);
    expect(line).not.toContain(text);
  },
);

it("ids follow the message", () => {
  expect(logLine("orders: not placed", { order_id: 7, code: 4 })).toBe(
    "orders: not placed order_id=7 code=4",
  );
});

it("a failed query is told without the values it was given", () => {
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "(phone)=(0912345678)",
  });
  const error = Object.assign(new Error("Failed query: insert … params: 0912345678", { cause }), {
    query: 'insert into "members" values ($1)',
    params: ["0912345678"],
  });
  expect(describeError(error)).toBe('query failed (23505): insert into "members" values ($1)');
});

it("other errors bring their stack", () => {
  expect(describeError(new Error("no"))).toMatch(/^Error: no\n/);
  expect(describeError("no")).toBe("a value that is no error was thrown");
});
