import {
  login_attempts,
  members,
  otps,
  sessions,
} from "../../../../backend/db/schema/member-tables.ts";
import { member_devices, referrals } from "../../../../backend/db/schema/referral-tables.ts";
import { CODE, LOGIN_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { proveIdentityOf, SAMPLE } from "../../../setup/test-login";

const MINUTE_MS = 60_000;
const PHONE = "0987654321";
const FORM = {
  third_login_type: LOGIN_TYPE.provider,
  third_user_id: SAMPLE.gid_bar_code,
  phone: PHONE,
  name: "王小明",
  email: "ming@example.com",
};

let backend: TestBackend;
let visitor: TestSession;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  for (const table of [sessions, login_attempts, otps, referrals, member_devices, members]) {
    await backend.db.delete(table);
  }
  backend.clock.advance(24 * 60 * MINUTE_MS);
  visitor = backend.asVisitor();
});
afterAll(() => backend.close());

async function provePhone(as: TestSession, phone = PHONE) {
  await backend.call("requestOtpEncrypt", { as, body: { phone, encrypted: "" } });
  const text = String((await backend.sandbox.ledger("sms")).at(-1)?.text);
  const otp = /\d{6}/.exec(text)?.[0] ?? "";
  await backend.call("checkOtp2023", { as, body: { phone, otp } });
}
async function prove(as = visitor, phone = PHONE) {
  await proveIdentityOf(backend, as);
  await backend.call("thirdLoginOP", { as, body: { gid_bar_code: SAMPLE.gid_bar_code } });
  await provePhone(as, phone);
}
const register = (form = {}, as = visitor) =>
  backend.call("createThirdUser", { as, body: { ...FORM, ...form } });

it("creates an account for a verified identity and a verified number, and signs the new member in", async () => {
  await prove();
  const { envelope, session } = await register();
  expect(envelope).toMatchObject({
    code: CODE.ok,
    data: {
      phone: PHONE,
      gid_bar_code: SAMPLE.gid_bar_code,
      first_name: "王小明",
      email: "ming@example.com",
      is_first_order: 1,
      binding_third: [LOGIN_TYPE.provider],
      recommend_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
    },
  });
  expect(session.sid).not.toBe(visitor.sid);
  const profile = await backend.call("profile", { as: session });
  expect(profile.envelope.data).toEqual({ name: "王小明", phone: PHONE });
});

it("draws another referral code if another member already has the first drawn code", async () => {
  await insertMember(backend.db, { recommend_code: "22222222" });
  await prove();
  const { randomBytes } = backend.deps;
  const codes = [Buffer.alloc(8, 0), Buffer.alloc(8, 1)];
  backend.deps.randomBytes = (size) => (size === 8 && codes.shift()) || randomBytes(size);
  const { envelope } = await register();
  backend.deps.randomBytes = randomBytes;
  expect(envelope).toMatchObject({ code: CODE.ok, data: { recommend_code: "33333333" } });
});

it("adds the identity to the account of the verified number if this account has no identity", async () => {
  const old = await insertMember(backend.db, {
    phone: PHONE,
    gid_bar_code: "",
    first_name: "老王",
  });
  await prove();
  const { envelope } = await register();
  expect(envelope.data).toMatchObject({
    id: old.id,
    first_name: "老王",
    gid_bar_code: SAMPLE.gid_bar_code,
  });
  expect(await backend.db.select().from(members)).toHaveLength(1);
});

it("refuses a number whose account has another identity", async () => {
  const owner = await insertMember(backend.db, { phone: PHONE });
  await prove();
  const { envelope } = await register();
  expect(envelope).toMatchObject({
    code: CODE.refused,
    message: "此手機號碼已有會員帳號，請用原本的方式登入，再到我的帳戶綁定",
  });
  expect(await backend.db.select().from(members)).toEqual([owner]);
  expect(await backend.db.select().from(sessions)).toEqual([]);
});

it("accepts another number after it has refused a number with an account", async () => {
  await insertMember(backend.db, { phone: PHONE });
  await prove();
  await register();
  await provePhone(visitor, "0987654322");
  expect((await register({ phone: "0987654322" })).envelope.code).toBe(CODE.ok);
});

it("does not add an identity to a locked account", async () => {
  await insertMember(backend.db, { phone: PHONE, gid_bar_code: "", is_locked: 1 });
  await prove();
  expect((await register()).envelope.message).toBe("此帳號目前無法使用，請聯繫客服");
});

it("creates one account and one session from five simultaneous requests", async () => {
  await prove();
  await Promise.all(Array.from({ length: 5 }, () => register()));
  expect(await backend.db.select().from(members)).toHaveLength(1);
  expect(await backend.db.select().from(sessions)).toHaveLength(1);
});

describe("a visitor who was invited by a friend", () => {
  const invite = (values = {}) =>
    insertMember(backend.db, { recommend_code: "FUTA22AB", ...values });

  it("is recorded as a referral of the friend, even if the friend's code is sent in lower case (RU-43)", async () => {
    const inviter = await invite();
    await prove();
    const { envelope } = await register({ recommend_code: "futa22ab" });
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { recommend_member_id: inviter.id, recommend_count: 0 },
    });
    expect(await backend.db.select().from(referrals)).toMatchObject([
      { member_id: envelope.data?.id, inviter_id: inviter.id, status: "waiting" },
    ]);
  });

  it("can correct a wrong referral code without verifying identity and number again", async () => {
    await invite();
    await prove();
    const { envelope } = await register({ recommend_code: "FUTA22ZZ" });
    expect(envelope).toMatchObject({
      code: CODE.refused,
      message: "找不到這個推薦碼，請向好友確認",
    });
    expect((await register({ recommend_code: "FUTA22AB" })).envelope.code).toBe(CODE.ok);
  });

  it("is not recorded as a referral if the number already has an account", async () => {
    await invite();
    await insertMember(backend.db, { phone: PHONE, gid_bar_code: "" });
    await prove();
    expect((await register({ recommend_code: "FUTA22AB" })).envelope.code).toBe(CODE.ok);
    expect(await backend.db.select().from(referrals)).toEqual([]);
  });
});

describe("the browser id of a registration (x-device)", () => {
  it("is stored only as a hash (SE-27)", async () => {
    await prove();
    const headers = { "x-device": "aaaaaaaaaaaaaaaaaaaaaA" };
    await backend.call("createThirdUser", { as: visitor, body: FORM, headers });
    const rows = await backend.db.select().from(member_devices);
    expect(rows).toMatchObject([{ device_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it.each(["", "x", "a".repeat(23), "aaaaaaaaaaaaaaaaaaaaa;"])(
    "is not stored if x-device is %j",
    async (device) => {
      await prove();
      const headers = { "x-device": device };
      await backend.call("createThirdUser", { as: visitor, body: FORM, headers });
      expect(await backend.db.select().from(member_devices)).toEqual([]);
    },
  );
});

describe("refuses a registration", () => {
  afterEach(async () => {
    expect(await backend.db.select().from(members)).toEqual([]);
    expect(await backend.db.select().from(sessions)).toEqual([]);
  });

  it("without a verified identity", async () => {
    await provePhone(visitor);
    expect(await backend.db.select().from(otps)).toEqual([]);
    expect((await register()).envelope.message).toBe("登入驗證失敗，請重新登入");
  });

  it("for an identity other than the verified identity", async () => {
    await prove();
    expect((await register({ third_user_id: "FT00000000002" })).envelope.code).toBe(CODE.refused);
  });

  it("without a verified number", async () => {
    await proveIdentityOf(backend, visitor);
    expect((await register()).envelope.message).toBe("請先完成手機驗證");
  });

  it("for a phone number other than the verified number", async () => {
    await prove();
    expect((await register({ phone: "0911111111" })).envelope.message).toBe("請先完成手機驗證");
  });

  it("with the proofs of another session", async () => {
    await prove(backend.asVisitor());
    expect((await register()).envelope.code).toBe(CODE.refused);
  });

  it("half an hour after the proof of the identity", async () => {
    await proveIdentityOf(backend, visitor);
    backend.clock.advance(30 * MINUTE_MS);
    await provePhone(visitor);
    expect((await register()).envelope.message).toBe("登入驗證失敗，請重新登入");
  });

  it.each([LOGIN_TYPE.google, LOGIN_TYPE.apple])(
    "with login type %d instead of the verified identity's type",
    async (type) => {
      await prove();
      expect((await register({ third_login_type: type })).envelope.code).toBe(CODE.refused);
    },
  );

  it.each([
    { id: 1 },
    { is_locked: 0 },
    { business_id: 1001 },
    { member_level: 3 },
    { coin: 1000 },
    { gid_bar_code: "FT00000000002" },
    { create_time: 0 },
    { isAdmin: true },
    { name: "王\u0000" },
    { name: "王\r\nSet-Cookie: a=b" },
    { name: "王".repeat(41) },
    { email: "no mail" },
    { third_login_type: 2 },
    { third_user_id: ["FT00000000001"] },
    { phone: { $gt: "" } },
    { recommend_code: "FUTA/222" },
    { recommend_code: "" },
    { recommend_code: "FUTA22AB\n" },
  ])("with the unknown or invalid field %j", async (field) => {
    await prove();
    expect((await register(field)).status).toBe(400);
  });
});
