import { SHOP_KEY_HEADER } from "../../../backend/config/backend-config.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

async function codes(count: number, forwarded: (n: number) => string | undefined) {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const address = forwarded(n);
    const { envelope } = await backend.call("queryOpMember", {
      body: { phone: "0912345678" },
      headers: address ? { "x-forwarded-for": address } : {},
    });
    found.push(envelope.code);
  }
  return found;
}

const TEN_OF_ELEVEN = [...Array(10).fill(CODE.ok), CODE.tooManyTries];

it("limits calls by the visitor's IP address, which the shop sends in x-forwarded-for", async () => {
  expect(await codes(11, () => "203.0.113.7")).toEqual(TEN_OF_ELEVEN);
  expect(await codes(1, () => "203.0.113.8")).toEqual([CODE.ok]);
});

it("records a call beyond the limit in the audit trail, with the call's name and the visitor's network", async () => {
  await codes(10, () => "203.0.113.7");
  expect(backend.audited).toEqual([]);
  await codes(1, () => "203.0.113.7");
  const source = { call: "queryOpMember", network: "203.0.113.0/24" };
  expect(backend.audited).toMatchObject([{ kind: "rate-limit-hit", level: "warn", ...source }]);
});

it("counts only the last address of x-forwarded-for, because a visitor can forge the addresses before it (SE-10, SE-23)", async () => {
  expect(await codes(11, (n) => `198.51.100.${n}, 203.0.113.7`)).toEqual(TEN_OF_ELEVEN);
});

it("trusts x-forwarded-for from another machine that sends the shop key", async () => {
  const forwarded = { remoteAddress: "192.0.2.1", headers: { "x-forwarded-for": "203.0.113.7" } };
  for (let n = 0; n < 11; n += 1) await callOnce(forwarded);
  expect(backend.audited).toMatchObject([{ kind: "rate-limit-hit", network: "203.0.113.0/24" }]);
});

it("records the network of the connection if the caller does not send the shop key", async () => {
  await callOnce({
    remoteAddress: "192.0.2.1",
    headers: { "x-forwarded-for": "203.0.113.7", [SHOP_KEY_HEADER]: undefined },
  });
  const source = { kind: "shop-secret-refused", network: "192.0.2.0/24" };
  expect(backend.audited).toMatchObject([source]);
});

function callOnce({ remoteAddress, headers }: { remoteAddress: string; headers: object }) {
  const visitor = backend.asVisitor();
  return backend.app.inject({
    method: "POST",
    url: "/UserApi/queryOpMember",
    remoteAddress,
    headers: { cookie: `sid=${visitor.sid}`, "x-xsrf-token": visitor.token, ...headers },
    payload: { phone: "0912345678" },
  });
}

it("does not limit calls without x-forwarded-for, because the shop makes such calls for its own cache", async () => {
  expect(await codes(12, () => undefined)).toEqual(Array(12).fill(CODE.ok));
});

it("answers the 101st call within an hour with 429 and Retry-After", async () => {
  await codes(100, () => "203.0.113.7");
  backend.clock.advance(60_000);
  const { status, response } = await backend.call("queryOpMember", {
    body: { phone: "0912345678" },
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect([status, response.headers["retry-after"]]).toEqual([429, "3540"]);
});
