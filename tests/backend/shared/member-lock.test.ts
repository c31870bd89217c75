import { members, otps } from "../../../backend/db/schema/member-tables.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../setup/in-process-backend";
import { asNewcomer, proveIdentityOf, SAMPLE } from "../../setup/test-login";

const MINUTE_MS = 60_000;
const WRONG = { code: CODE.refused, message: "驗證碼錯誤" };
const LOCKED = {
  code: CODE.refused,
  message: "驗證碼錯誤太多次，帳號已暫停使用，請 30 分鐘後再登入",
};

let backend: TestBackend;
let member: MemberRow;
let me: TestSession;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  await backend.db.delete(otps);
  backend.clock.advance(24 * 60 * MINUTE_MS);
  await backend.db.update(members).set({ gid_bar_code: "" });
  member = await insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code });
  me = await backend.asMember(member);
});
afterAll(() => backend.close());

const send = (as = me, phone = member.phone) =>
  backend.call("requestOtpEncrypt", { as, body: { phone, encrypted: "" } });
const bind = async (otp: string, as = me) =>
  (await backend.call("otpCheck", { as, body: { phone: member.phone, otp } })).envelope;
async function rightOtp() {
  const message = (await backend.sandbox.ledger("sms")).at(-1);
  return /\d{6}/.exec(String(message?.text))?.[0] ?? "";
}
async function wrongOtp() {
  return (await rightOtp()) === "000000" ? "000001" : "000000";
}
async function failTimes(times: number, as = me) {
  const otp = await wrongOtp();
  for (let n = 0; n < times; n += 1) expect(await bind(otp, as)).toMatchObject(WRONG);
}
const refresh = async (as = me) => (await backend.call("refresh", { as })).envelope;
async function signIn() {
  const visitor = backend.asVisitor();
  await proveIdentityOf(backend, visitor);
  const body = { gid_bar_code: SAMPLE.gid_bar_code };
  return (await backend.call("thirdLoginOP", { as: visitor, body })).envelope;
}

it("ten wrong codes within an hour lock the member for half an hour (RU-55)", async () => {
  await send();
  await failTimes(9);
  expect((await refresh()).code).toBe(CODE.ok);
  expect(await bind(await wrongOtp())).toMatchObject(LOCKED);
  expect((await refresh()).code).toBe(CODE.loginNeeded);
  expect(await signIn()).toMatchObject(LOCKED);
  backend.clock.advance(30 * MINUTE_MS - 1000);
  expect(await signIn()).toMatchObject(LOCKED);
  backend.clock.advance(1000);
  expect(await signIn()).toMatchObject({ code: CODE.ok, data: { is_locked: 0 } });
  expect((await refresh()).code).toBe(CODE.ok);
});

it("a right code does not count as a failure", async () => {
  await send();
  await failTimes(4);
  expect((await bind(await rightOtp())).code).toBe(CODE.ok);
  backend.clock.advance(MINUTE_MS);
  await send();
  await failTimes(5);
  expect((await refresh()).code).toBe(CODE.ok);
});

it("wrong codes no longer count an hour after they were entered", async () => {
  await send();
  await failTimes(9);
  backend.clock.advance(60 * MINUTE_MS);
  await send();
  await failTimes(9);
  expect((await refresh()).code).toBe(CODE.ok);
});

describe("a stranger cannot lock a member (RU-55)", () => {
  const guess = async (as: TestSession) =>
    (
      await backend.call("checkOtp2023", {
        as,
        body: { phone: member.phone, otp: await wrongOtp() },
      })
    ).envelope.code;
  async function expectUnlocked() {
    expect((await refresh()).code).toBe(CODE.ok);
    backend.clock.advance(MINUTE_MS);
    await send();
    expect((await bind(await rightOtp())).code).toBe(CODE.ok);
    expect((await signIn()).code).toBe(CODE.ok);
  }

  it("by guessing one-time codes for the member's phone number in other sessions", async () => {
    for (let session = 0; session < 3; session += 1) {
      const stranger = await asNewcomer(backend);
      backend.clock.advance(MINUTE_MS);
      await send(stranger);
      for (let n = 0; n < 12; n += 1) expect(await guess(stranger)).not.toBe(CODE.ok);
    }
    await expectUnlocked();
  });

  it("as another member who guesses one-time codes for the member's phone number", async () => {
    const other = await backend.asMember(await insertMember(backend.db));
    await send(other);
    for (let n = 0; n < 12; n += 1) expect((await bind("000000", other)).code).not.toBe(CODE.ok);
    expect((await refresh(other)).code).toBe(CODE.ok);
    await expectUnlocked();
  });

  it("because the limit of ten guesses blocks only the stranger's own session", async () => {
    const stranger = await asNewcomer(backend);
    await send(stranger);
    for (let n = 0; n < 10; n += 1) expect(await guess(stranger)).toBe(CODE.refused);
    expect(await guess(stranger)).toBe(CODE.tooManyTries);
    expect(await guess(backend.asVisitor())).toBe(CODE.refused);
  });
});

it("a lock that support has set does not end by itself", async () => {
  await backend.db.update(members).set({ is_locked: 1 });
  backend.clock.advance(48 * 60 * MINUTE_MS);
  expect(await signIn()).toMatchObject({ message: "此帳號目前無法使用，請聯繫客服" });
  expect(backend.audited.at(-1)).toMatchObject({ kind: "sign-in-refused", reason: "locked" });
});
