import { createRateLimits } from "../../backend/rate-limits.ts";
import { RequestRefused, ServiceError } from "../../backend/service-error.ts";
import type { EndpointName } from "../../lib/contracts/endpoints.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const CALLER = { ip: "203.0.113.7", sid: "s1", member_id: 7, express: 3 };

let now = 0;
let limits = createRateLimits(() => now);

beforeEach(() => {
  now = Date.parse("2026-11-21T12:00:00+08:00");
  limits = createRateLimits(() => now);
});

function outcome(take: () => void): "ok" | "code 9" | "429" {
  try {
    take();
    return "ok";
  } catch (error) {
    if (error instanceof ServiceError && error.code === 9) return "code 9";
    if (error instanceof RequestRefused && error.statusCode === 429) return "429";
    throw error;
  }
}
const call = (name: EndpointName, caller = CALLER) => outcome(() => limits.call(name, caller));
const times = (count: number, take: () => string) => Array.from({ length: count }, take);

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
  ["openExpressSession", 10, HOUR_MS],
  ["getDeliveryFee", 60, MINUTE_MS],
  ["uploadImage", 10, HOUR_MS],
  ["joinUs", 5, HOUR_MS],
])("%s is answered %d times in %d ms, the next one not", (name, count, windowMs) => {
  expect(times(count, () => call(name))).toEqual(Array(count).fill("ok"));
  expect(call(name)).toBe("code 9");
  now += windowMs - 1;
  expect(call(name)).toBe("code 9");
  now += 1;
  expect(call(name)).toBe("ok");
});

it("the window slides: each use comes back when its own time is over", () => {
  for (let n = 0; n < 5; n += 1) {
    call("exchangeCoin");
    now += MINUTE_MS;
  }
  expect(call("exchangeCoin")).toBe("code 9");
  now += 5 * MINUTE_MS;
  expect([call("exchangeCoin"), call("exchangeCoin")]).toEqual(["ok", "code 9"]);
});

it("asking in vain does not make the wait longer", () => {
  times(5, () => call("exchangeCoin"));
  now += 9 * MINUTE_MS;
  expect(call("exchangeCoin")).toBe("code 9");
  now += MINUTE_MS;
  expect(call("exchangeCoin")).toBe("ok");
});

it("from ten times the limit on it is a flood", () => {
  times(20, () => call("checkTaxId"));
  expect(times(180, () => call("checkTaxId"))).toEqual(Array(180).fill("code 9"));
  expect(call("checkTaxId")).toBe("429");
});

it("another address or session has a count of its own", () => {
  times(11, () => call("checkTaxId"));
  times(10, () => call("checkTaxId"));
  expect(call("checkTaxId")).toBe("code 9");
  expect(call("checkTaxId", { ...CALLER, ip: "203.0.113.8" })).toBe("ok");
});

it("ten logins from one address end it, whatever the sessions", () => {
  const login = (n: number) => call("thirdLoginOP", { ...CALLER, sid: `s${n}` });
  expect(times(10, () => login(Math.random()))).toEqual(Array(10).fill("ok"));
  expect(login(99)).toBe("code 9");
});

it("both doors of a call share one count", () => {
  times(60, () => call("beforeOrdering"));
  expect(call("exBeforeOrdering")).toBe("code 9");
});

it("ordering is not counted at the door; a new order is, ten a minute", () => {
  expect(times(200, () => call("ordering"))).toEqual(Array(200).fill("ok"));
  const order = () => outcome(() => limits.newOrder(7));
  expect(times(11, order)).toEqual([...Array(10).fill("ok"), "code 9"]);
  expect(outcome(() => limits.newOrder(8))).toBe("ok");
});

it("the storefront's own reads have no address and no limit", () => {
  const own = { ip: null, sid: "s1", member_id: null };
  const answers = times(100, () => outcome(() => limits.call("searchStore", own)));
  expect(answers).toEqual(Array(100).fill("ok"));
});

it("a call without a limit is never counted", () => {
  expect(times(1000, () => call("storeDetail"))).toEqual(Array(1000).fill("ok"));
});

it("a scale widens every limit", () => {
  limits = createRateLimits(() => now, 3);
  expect(times(31, () => outcome(() => limits.newOrder(7))).at(-1)).toBe("code 9");
});

it("a hundred thousand addresses do not fill the memory, and a busy one is remembered", () => {
  times(20, () => call("checkTaxId"));
  for (let n = 0; n < 100_000; n += 1) {
    outcome(() => limits.call("checkTaxId", { ...CALLER, ip: `2001:db8::${n.toString(16)}` }));
    if (n % 10_000 === 0) expect(call("checkTaxId")).toBe("code 9");
  }
});
