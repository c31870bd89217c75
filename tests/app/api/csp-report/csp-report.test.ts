import { NextRequest } from "next/server";
import { POST } from "@/app/api/csp-report/route";

let logged: string[] = [];
let address = 0;
beforeEach(() => {
  logged = [];
  address += 1;
  jest.spyOn(console, "error").mockImplementation((text: string) => void logged.push(text));
});

async function send(body: string, type = "application/csp-report") {
  const headers = { "content-type": type, "x-forwarded-for": `203.0.113.${address}` };
  const url = "http://localhost:3000/api/csp-report";
  const response = await POST(new NextRequest(url, { method: "POST", body, headers }));
  return response.status;
}
const oldReport = (values = {}) =>
  JSON.stringify({
    "csp-report": {
      "document-uri": "http://localhost:3000/store?stid=5",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?phone=0912345678",
      "script-sample": "alert('王小明')",
      ...values,
    },
  });
const newReport = (documentURL = "http://localhost:3000/home", type = "csp-violation") => ({
  type,
  age: 1,
  body: { documentURL, effectiveDirective: "img-src", blockedURL: "inline", sample: "0912345678" },
});

it("logs a report as one line with directive, host and page, without query and sample (SE-13, SE-16)", async () => {
  expect(await send(oldReport())).toBe(204);
  expect(logged).toEqual(["policy: blocked script-src-elem evil.example on /store"]);
});

it.each([
  ["data:text/javascript,alert(0912345678)", "data:"],
  ["blob:null/0912345678", "blob:"],
  ["about:blank", "about:"],
])("logs only the scheme of the blocked URL %s, which has no host", async (blocked, scheme) => {
  await send(oldReport({ "blocked-uri": blocked }));
  expect(logged).toEqual([`policy: blocked script-src-elem ${scheme} on /store`]);
});

it("logs at most five different reports of a batch in the application/reports+json format", async () => {
  const many = Array.from({ length: 9 }, (_, n) => newReport(`http://localhost:3000/p${n}`));
  const batch = [newReport(), newReport(), ...many];
  expect(await send(JSON.stringify(batch), "application/reports+json")).toBe(204);
  expect(logged).toHaveLength(5);
  expect(logged[0]).toBe("policy: blocked img-src inline on /home");
});

it.each([
  ["a line break", { "effective-directive": "x\nINFO forged: line" }],
  ["markup", { "blocked-uri": "<script>alert(1)</script>" }],
  ["an email address", { "document-uri": "http://localhost:3000/amy@example.com" }],
])("logs a question mark instead of a value with %s", async (_what, values) => {
  await send(oldReport(values));
  expect(logged[0]).toContain("?");
  expect(logged[0]).not.toMatch(/forged|<|@|\n/);
});

it.each([
  ["that is not JSON", "{", 400],
  ["with JSON that is no report", '{"a":1}', 204],
  [
    "with another kind of report",
    JSON.stringify([newReport("http://x.example/", "deprecation")]),
    204,
  ],
  ["of 8 KiB and one byte", "x".repeat(8 * 1024 + 1), 413],
])("logs nothing for a body %s", async (_what, body, status) => {
  expect(await send(body)).toBe(status);
  expect(logged).toEqual([]);
});

it("refuses content types that a browser sends to another site without a CORS preflight (SE-06)", async () => {
  const types = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""];
  for (const type of types) expect(await send(oldReport(), type)).toBe(400);
  expect(logged).toEqual([]);
});

it("accepts at most twenty requests a minute from one IP address (SE-13)", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T04:00:10Z") });
  const statuses = await Promise.all(Array.from({ length: 25 }, () => send(oldReport())));
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  jest.setSystemTime(Date.parse("2026-11-21T04:01:10Z"));
  expect(await send(oldReport())).toBe(204);
  jest.useRealTimers();
});
