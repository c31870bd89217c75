import { otps } from "../../../../backend/db/schema/member-tables.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { asNewcomer } from "../../../setup/test-login";

const MINUTE_MS = 60_000;
const PHONE = "0987654321";
const SENT = { code: CODE.ok, message: "", data: null };
const WRONG = { code: CODE.refused, message: "驗證碼錯誤", data: null, reason: "wrong-code" };

let backend: TestBackend;
/** The session of a person who has proved an identity and has no account yet. */
let visitor: TestSession;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  await backend.db.delete(otps);
  backend.clock.advance(24 * 60 * MINUTE_MS);
  visitor = await asNewcomer(backend);
});
afterAll(() => backend.close());

const send = async (as = visitor, phone = PHONE) =>
  (await backend.call("requestOtpEncrypt", { as, body: { phone, encrypted: "" } })).envelope;
const check = async (otp: string, as = visitor, phone = PHONE) =>
  (await backend.call("checkOtp2023", { as, body: { phone, otp } })).envelope;

async function lastMessage() {
  const entries = await backend.sandbox.ledger("sms");
  return entries.at(-1) ?? {};
}
async function lastOtp() {
  return /\d{6}/.exec(String((await lastMessage()).text))?.[0] ?? "";
}
const wrongFor = (otp: string) => (otp === "000000" ? "000001" : "000000");

it("sends a code of six digits by SMS, and the code verifies the number", async () => {
  expect(await send()).toEqual(SENT);
  expect(await lastMessage()).toMatchObject({
    phone: PHONE,
    text: expect.stringMatching(/^【福饕】驗證碼 \d{6}，5 分鐘內有效$/),
  });
  expect(await check(await lastOtp())).toEqual(SENT);
});

it("a one-time code works only once", async () => {
  await send();
  const otp = await lastOtp();
  await check(otp);
  expect(await check(otp)).toEqual(WRONG);
});

it("a one-time code is refused after five minutes (RU-53)", async () => {
  await send();
  const otp = await lastOtp();
  backend.clock.advance(5 * MINUTE_MS);
  expect(await check(otp)).toEqual(WRONG);
});

it("a newer one-time code replaces the previous code", async () => {
  await send();
  const first = await lastOtp();
  backend.clock.advance(MINUTE_MS);
  await send();
  const second = await lastOtp();
  expect(await check(first === second ? wrongFor(first) : first)).toEqual(WRONG);
  expect(await check(second)).toEqual(SENT);
});

it("a one-time code is only valid in the session that requested it", async () => {
  await send();
  const otp = await lastOtp();
  expect(await check(otp, backend.asVisitor())).toEqual(WRONG);
  expect(await check(otp)).toEqual(SENT);
});

it("a one-time code is only valid for the phone number it was sent to", async () => {
  await send();
  expect(await check(await lastOtp(), visitor, "0987654320")).toEqual(WRONG);
});

it("the right code still works after four wrong codes", async () => {
  await send();
  const otp = await lastOtp();
  for (let n = 0; n < 4; n += 1) expect(await check(wrongFor(otp))).toEqual(WRONG);
  expect(await check(otp)).toEqual(SENT);
});

it("a one-time code is invalid after five wrong tries", async () => {
  await send();
  const otp = await lastOtp();
  for (let n = 0; n < 5; n += 1) expect(await check(wrongFor(otp))).toEqual(WRONG);
  expect(await check(otp)).toEqual(WRONG);
});

it("wrong tries that arrive at the same time are all counted", async () => {
  await send();
  const otp = await lastOtp();
  await Promise.all(Array.from({ length: 8 }, () => check(wrongFor(otp))));
  expect(await check(otp)).toEqual(WRONG);
});

it("refuses to check an eleventh code of a session within an hour", async () => {
  for (let n = 0; n < 10; n += 1) expect(await check("000000")).toEqual(WRONG);
  expect(await check("000000")).toMatchObject({ code: CODE.tooManyTries });
  backend.clock.advance(60 * MINUTE_MS);
  expect(await check("000000")).toEqual(WRONG);
});

it("sends no second code for the same identity and number within a minute, not even in another session (RU-54)", async () => {
  const third_user_id = "one-person";
  const [first, second] = [
    await asNewcomer(backend, { third_user_id }),
    await asNewcomer(backend, { third_user_id }),
  ];
  expect(await send(first)).toEqual(SENT);
  backend.clock.advance(MINUTE_MS - 1000);
  const refused = { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" };
  expect(await send(first)).toMatchObject(refused);
  expect(await send(second)).toMatchObject(refused);
  backend.clock.advance(1000);
  expect(await send(second)).toEqual(SENT);
});

it("sends at most five codes a day to a number for the same identity (RU-54)", async () => {
  const signInAgain = () => asNewcomer(backend, { third_user_id: "one-person" });
  for (let n = 0; n < 5; n += 1) {
    expect(await send(await signInAgain())).toEqual(SENT);
    backend.clock.advance(MINUTE_MS);
  }
  expect(await send(await signInAgain())).toMatchObject({ code: CODE.tooManyTries });
  backend.clock.advance(24 * 60 * MINUTE_MS);
  expect(await send(await signInAgain())).toEqual(SENT);
});

it("sends one SMS for six simultaneous requests of one identity", async () => {
  const before = (await backend.sandbox.ledger("sms")).length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => send()));
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(1);
  expect(await backend.sandbox.ledger("sms")).toHaveLength(before + 1);
});

it("answers with a message if the SMS provider does not answer", async () => {
  await backend.sandbox.fault({ provider: "sms", call: "send", mode: "reset" });
  expect(await send()).toMatchObject({
    code: CODE.refused,
    message: "簡訊暫時無法送出，請一分鐘後再試",
  });
});

it("queryOpMember, requestOtpEncrypt and checkOtp2023 do not reveal whether a number has an account", async () => {
  const member = await insertMember(backend.db);
  const lookup = async (phone: string) =>
    (await backend.call("queryOpMember", { as: visitor, body: { phone } })).envelope;
  expect(await lookup(member.phone)).toEqual(await lookup(PHONE));
  expect(await send(visitor, member.phone)).toEqual(await send(visitor, PHONE));
  expect(await check("000000", visitor, member.phone)).toEqual(await check("000000"));
});

it("queryOpMember reveals that a number has an account, but only to the session that has verified the number", async () => {
  const { phone } = await insertMember(backend.db);
  await send(visitor, phone);
  await check(await lastOtp(), visitor, phone);
  const lookup = async (as: TestSession) =>
    (await backend.call("queryOpMember", { as, body: { phone } })).envelope.data;
  expect(await lookup(visitor)).toEqual({ is_member: 1 });
  expect(await lookup(backend.asVisitor())).toEqual({ is_member: 0 });
});

it("stores no one-time code in readable form", async () => {
  await send();
  expect(JSON.stringify(await backend.db.select().from(otps))).not.toContain(
    `"${await lastOtp()}"`,
  );
});

it.each(["0212345678", "09123", "+886912345678", "09１2345678", "0912345678\n", ""])(
  "refuses the phone number %j with status 400",
  async (phone) => {
    const { status } = await backend.call("requestOtpEncrypt", { body: { phone, encrypted: "" } });
    expect(status).toBe(400);
  },
);
