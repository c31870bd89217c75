import { eq } from "drizzle-orm";
import { members, otps } from "../../../../backend/db/schema/member-tables.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { asNewcomer } from "../../../setup/test-login";

const MINUTE_MS = 60_000;
const DONE = { code: CODE.ok, message: "", data: null };
const WRONG = { code: CODE.refused, message: "驗證碼錯誤", data: null, reason: "wrong-code" };
const UNBOUND = { is_bound: 0, carrier: "" };

let backend: TestBackend;
let member: MemberRow;
let me: TestSession;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  await backend.db.delete(otps);
  await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
  backend.clock.advance(24 * 60 * MINUTE_MS);
  // The sandbox's membership service has a carrier for FT00000000001. Two members cannot have the same gid_bar_code, so
  // the members of earlier tests lose it before the new member gets it.
  await backend.db.update(members).set({ gid_bar_code: "" });
  member = await insertMember(backend.db, { gid_bar_code: "FT00000000001" });
  me = await backend.asMember(member);
});
afterAll(() => backend.close());

const send = (phone = member.phone, as = me) =>
  backend.call("requestOtpEncrypt", { as, body: { phone, encrypted: "" } });
const check = async (otp: string, { phone = member.phone, as = me } = {}) =>
  (await backend.call("otpCheck", { as, body: { phone, otp } })).envelope;
const info = async () => (await backend.call("opInvoiceInfo", { as: me })).envelope.data;
async function lastOtp() {
  const message = (await backend.sandbox.ledger("sms")).at(-1);
  return /\d{6}/.exec(String(message?.text))?.[0] ?? "";
}
const wrongFor = (otp: string) => (otp === "000000" ? "000001" : "000000");

it("binds the carrier of the membership service after the member enters the one-time code from the SMS (LG-25)", async () => {
  expect(await info()).toEqual(UNBOUND);
  await send();
  expect(await check(await lastOtp())).toEqual(DONE);
  expect(await info()).toEqual({
    is_bound: 1,
    carrier: expect.stringMatching(/^\/[0-9A-Z.+-]{7}$/),
  });
});

it("binds the same carrier again if the member binds a second time", async () => {
  await send();
  await check(await lastOtp());
  const first = await info();
  backend.clock.advance(MINUTE_MS);
  await send();
  await check(await lastOtp());
  expect(await info()).toEqual(first);
});

it("a wrong code does not bind a carrier, and after five wrong codes the right code is refused (RU-53)", async () => {
  await send();
  const otp = await lastOtp();
  for (let n = 0; n < 5; n += 1) expect(await check(wrongFor(otp))).toEqual(WRONG);
  expect(await check(otp)).toEqual(WRONG);
  expect(await info()).toEqual(UNBOUND);
});

it("a code works only once and is refused after five minutes", async () => {
  await send();
  const otp = await lastOtp();
  await check(otp);
  expect(await check(otp)).toEqual(WRONG);
  backend.clock.advance(MINUTE_MS);
  await send();
  const second = await lastOtp();
  backend.clock.advance(5 * MINUTE_MS);
  expect(await check(second)).toEqual(WRONG);
});

it("a code for a registration does not bind a carrier, and a code for binding a carrier is refused for a registration", async () => {
  await send(member.phone, await asNewcomer(backend));
  expect(await check(await lastOtp())).toEqual(WRONG);
  await send();
  const body = { phone: member.phone, otp: await lastOtp() };
  expect((await backend.call("checkOtp2023", { as: me, body })).envelope).toEqual(WRONG);
});

it("a code is refused in another session of the same member", async () => {
  await send();
  const otp = await lastOtp();
  expect(await check(otp, { as: await backend.asMember(member) })).toEqual(WRONG);
  expect(await check(otp)).toEqual(DONE);
});

it("refuses to send or check a code for a phone number other than the member's", async () => {
  const before = (await backend.sandbox.ledger("sms")).length;
  const answer = {
    code: CODE.refused,
    message: "這不是您的會員手機號碼，請重新登入後再試",
    data: null,
    reason: "other-phone",
  };
  expect((await send("0987654321")).envelope).toEqual(answer);
  expect(await backend.sandbox.ledger("sms")).toHaveLength(before);
  expect(await check("123456", { phone: "0987654321" })).toEqual(answer);
});

it.each([
  [
    "has no carrier at the membership service",
    "FT00000000002",
    "您的會員帳號還沒有手機條碼載具，設定後再回來綁定",
  ],
  [
    "is unknown at the membership service",
    "TEST999999999",
    "您的會員帳號還沒有手機條碼載具，設定後再回來綁定",
  ],
  ["has no identity of the membership service", "", "請先用會員服務登入，再綁定會員載具"],
])("refuses, with a message, a member who %s (ER-13)", async (_what, gid_bar_code, message) => {
  await backend.db.update(members).set({ gid_bar_code }).where(eq(members.id, member.id));
  await send();
  expect(await check(await lastOtp())).toMatchObject({ code: CODE.refused, message });
  expect(await info()).toEqual(UNBOUND);
});

it.each(["5xx", "reset", "bad_json"])(
  'the code stays valid if the membership service fails with the fault "%s"',
  async (mode) => {
    await send();
    const otp = await lastOtp();
    await backend.sandbox.fault({ provider: "membership", call: "carrier", mode });
    expect(await check(otp)).toMatchObject({ message: "會員服務暫時沒有回應，請稍後再試" });
    expect(await check(otp)).toEqual(DONE);
  },
);

it("refuses to check an eleventh code within an hour", async () => {
  for (let n = 0; n < 10; n += 1) await check("000000");
  expect(await check("000000")).toMatchObject({ code: CODE.tooManyTries });
});

it("opInvoiceInfo and otpCheck refuse a visitor with status 401, and otpCheck refuses an unknown field with status 400", async () => {
  const as = backend.asVisitor();
  expect((await backend.call("opInvoiceInfo", { as })).status).toBe(401);
  const body = { phone: member.phone, otp: "123456" };
  expect((await backend.call("otpCheck", { as, body })).status).toBe(401);
  const odd = { ...body, carrier: "/ABC1234" };
  expect((await backend.call("otpCheck", { as: me, body: odd })).status).toBe(400);
});

it("no log line contains the carrier", async () => {
  await send();
  await check(await lastOtp());
  const { carrier } = (await info()) ?? {};
  expect(backend.logged.join("\n")).not.toContain(String(carrier));
});
