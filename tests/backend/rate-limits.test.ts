import { CALL_LIMITS, createRateLimits } from "../../backend/rate-limits.ts";
import { RequestRefused, ServiceError } from "../../backend/service-error.ts";
import { CODE } from "../../lib/contracts/answer-code.ts";
import type { EndpointName } from "../../lib/contracts/endpoints.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const CALLER = { ip: "203.0.113.7", sid: "s1", member_id: 7, courierSession: 3 };

let now = 0;
let limits: ReturnType<typeof createRateLimits>;

beforeEach(() => {
  now = Date.parse("2026-11-21T12:00:00+08:00");
  limits = createRateLimits(() => now);
});

type Outcome = "ok" | "code 9" | "429";

async function outcome(counted: Promise<void>): Promise<Outcome> {
  try {
    await counted;
    return "ok";
  } catch (error) {
    if (error instanceof ServiceError && error.code === CODE.tooManyTries) return "code 9";
    if (error instanceof RequestRefused && error.statusCode === 429) return "429";
    throw error;
  }
}
const call = (name: EndpointName, caller: Partial<typeof CALLER> = {}) =>
  outcome(limits.call(name, { ...CALLER, ...caller }));

async function times(count: number, take: (n: number) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let n = 0; n < count; n += 1) outcomes.push(await take(n));
  return outcomes;
}

it.each<[EndpointName, number, number]>([
  ["requestOtpEncrypt", 10, HOUR_MS],
  ["checkOtp2023", 10, HOUR_MS],
  ["thirdLoginOP", 5, MINUTE_MS],
  ["getOPUserInfo", 5, MINUTE_MS],
  ["createThirdUser", 5, MINUTE_MS],
  ["queryOpMember", 10, HOUR_MS],
  ["userReferralCode", 60, MINUTE_MS],
  ["exchangeCoin", 5, 10 * MINUTE_MS],
  ["checkTaxId", 20, MINUTE_MS],
  ["beforeOrdering", 60, MINUTE_MS],
  ["searchStore", 60, MINUTE_MS],
  ["listStore", 300, MINUTE_MS],
  ["storeDetail", 600, MINUTE_MS],
  ["openExpressSession", 10, HOUR_MS],
  ["getDeliveryFee", 60, MINUTE_MS],
  ["uploadImage", 10, HOUR_MS],
  ["joinUs", 5, HOUR_MS],
])("answers %s %d times in %d ms and refuses the next call", async (name, count, windowMs) => {
  expect(await times(count, () => call(name))).toEqual(Array(count).fill("ok"));
  expect(await call(name)).toBe("code 9");
  now += windowMs - 1;
  expect(await call(name)).toBe("code 9");
  now += 1;
  expect(await call(name)).toBe("ok");
});

it("allows the whole limit again when the window has ended", async () => {
  for (let n = 0; n < 5; n += 1) {
    await call("exchangeCoin");
    now += MINUTE_MS;
  }
  expect(await call("exchangeCoin")).toBe("code 9");
  now += 5 * MINUTE_MS;
  expect(await times(6, () => call("exchangeCoin"))).toEqual([...Array(5).fill("ok"), "code 9"]);
});

it("does not extend the window when calls are refused", async () => {
  await times(5, () => call("exchangeCoin"));
  now += 9 * MINUTE_MS;
  expect(await call("exchangeCoin")).toBe("code 9");
  now += MINUTE_MS;
  expect(await call("exchangeCoin")).toBe("ok");
});

it("answers with HTTP 429 after ten times as many calls as the limit allows", async () => {
  await times(20, () => call("checkTaxId"));
  expect(await times(180, () => call("checkTaxId"))).toEqual(Array(180).fill("code 9"));
  expect(await call("checkTaxId")).toBe("429");
});

it("counts the calls of each IP address separately", async () => {
  await times(21, () => call("checkTaxId"));
  expect(await call("checkTaxId")).toBe("code 9");
  expect(await call("checkTaxId", { ip: "203.0.113.8" })).toBe("ok");
});

it("counts all IPv6 addresses of a /64 network together, and an IPv4-mapped address as its IPv4 address", async () => {
  const address = (n: number) => `2001:db8:0:1:${n.toString(16)}::1`;
  await times(20, (n) => call("checkTaxId", { ip: address(n) }));
  expect(await call("checkTaxId", { ip: "2001:db8:0:1:ffff:ffff:ffff:ffff" })).toBe("code 9");
  expect(await call("checkTaxId", { ip: "2001:db8:0:2::1" })).toBe("ok");
  await times(20, () => call("checkTaxId"));
  expect(await call("checkTaxId", { ip: `::ffff:${CALLER.ip}` })).toBe("code 9");
});

it("refuses the eleventh sign-in from one IP address, even if each sign-in has another session", async () => {
  const login = (n: number) => call("thirdLoginOP", { sid: `s${n}` });
  expect(await times(10, login)).toEqual(Array(10).fill("ok"));
  expect(await login(99)).toBe("code 9");
});

it.each(CALL_LIMITS.flatMap(({ calls, uses }) => calls.map((name) => [name, uses] as const)))(
  "refuses %s above the limit, even if each call has another session and courier session",
  async (name, uses) => {
    // Some limits count only the calls of a member and not those of the network. A new session cannot avoid such a
    // limit, because the caller remains the same member.
    const maxUses = "network" in uses ? uses.network : uses.member;
    const fresh = (n: number) => call(name, { sid: `s${n}`, courierSession: n + 1 });
    expect((await times(maxUses + 1, fresh)).at(-1)).toBe("code 9");
  },
);

it("does not count a session's refused calls against the limit of its IP address", async () => {
  await times(50, () => call("thirdLoginOP"));
  expect(await call("thirdLoginOP", { sid: "s2" })).toBe("ok");
});

it("counts beforeOrdering and exBeforeOrdering together", async () => {
  await times(60, () => call("beforeOrdering"));
  expect(await call("exBeforeOrdering")).toBe("code 9");
});

it("allows a member ten new orders a minute, and does not limit the call ordering itself", async () => {
  expect(await times(200, () => call("ordering"))).toEqual(Array(200).fill("ok"));
  const order = () => outcome(limits.newOrder(7));
  expect(await times(11, order)).toEqual([...Array(10).fill("ok"), "code 9"]);
  expect(await outcome(limits.newOrder(8))).toBe("ok");
});

it("allows 30 orders of partners' guests an hour from one network, without counting members' orders (AP-18)", async () => {
  const guest = (n: number) =>
    outcome(limits.call("exOrdering", { ip: CALLER.ip, sid: `s${n}`, member_id: null }));
  await times(31, () => call("exOrdering"));
  now += MINUTE_MS;
  expect(await times(31, guest)).toEqual([...Array(30).fill("ok"), "code 9"]);
  now += MINUTE_MS;
  expect(await guest(99)).toBe("code 9");
  expect(await call("exOrdering")).toBe("ok");
  now += HOUR_MS;
  expect(await guest(99)).toBe("ok");
});

it("does not count the reads that the shop makes itself, which have no IP address", async () => {
  const own = { ip: null, sid: "s1", member_id: null };
  const answers = await times(100, () => outcome(limits.call("searchStore", own)));
  expect(answers).toEqual(Array(100).fill("ok"));
});

it("allows any number of calls that have no limit", async () => {
  expect(await times(1000, () => call("getServerTime"))).toEqual(Array(1000).fill("ok"));
});

it("multiplies the limit of new orders by the configured scale", async () => {
  limits = createRateLimits(() => now, { scale: 3 });
  const outcomes = await times(31, () => outcome(limits.newOrder(7)));
  expect(outcomes).toEqual([...Array(30).fill("ok"), "code 9"]);
});

it("still refuses an IP address above the limit after calls from twenty thousand other IP addresses", async () => {
  await times(21, () => call("checkTaxId"));
  for (let n = 0; n < 20_000; n += 1) {
    await call("checkTaxId", { ip: `20.${n >> 8}.${n & 255}.1` });
  }
  expect(await call("checkTaxId")).toBe("code 9");
});
