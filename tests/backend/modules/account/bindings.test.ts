import { eq } from "drizzle-orm";
import {
  login_attempts,
  members,
  otps,
  sessions,
  sms_messages,
} from "../../../../backend/db/schema/member-tables.ts";
import { changeBinding } from "../../../../backend/modules/account/binding-service.ts";
import { deliverNextSms } from "../../../../backend/modules/account/sms-message-service.ts";
import { CODE, LOGIN_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { APPLE, GOOGLE, proveThirdIdentityOf } from "../../../setup/test-identity";
import { proveIdentityOf, SAMPLE } from "../../../setup/test-login";

const { third_login_type, third_user_id } = GOOGLE;
const body = { third_login_type, third_user_id };
const DAY_MS = 86_400_000;
const UNCONFIRMED = {
  code: CODE.refused,
  message: "請先用目前的登入方式確認身分，再變更登入方式",
  data: null,
  reason: "confirm-identity",
};

let backend: TestBackend;
let member: MemberRow;
let session: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  for (const table of [sms_messages, sessions, login_attempts, otps, members]) {
    await backend.db.delete(table);
  }
  await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
  backend.clock.advance(DAY_MS);
  member = await insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code });
  session = await backend.asMember(member);
});
afterAll(() => backend.close());

/** Confirms who the member is: signs in again at the membership service with the identity of the account. */
const confirm = (as = session) => proveIdentityOf(backend, as);
const proveGoogle = (as = session) => proveThirdIdentityOf(backend, as, GOOGLE);
const modify = async (as = session, identity: object = body) => {
  const answer = await backend.call("modifyThirdUserId", { as, body: identity });
  if (as === session) session = answer.session;
  return answer;
};
/** Confirms the member, proves the Google identity and then binds or unbinds the identity. */
async function change(as = session) {
  await confirm(as);
  await proveGoogle(as);
  return modify(as);
}
async function boundGoogleId(): Promise<string | undefined> {
  const [row] = await backend.db.select().from(members).where(eq(members.id, member.id));
  return row?.google_user_id;
}
const isSignedIn = async (as: TestSession) =>
  (await backend.call("profile", { as })).status === 200;

it("a member binds an identity that this session has proved, and can sign in with it (MB-06)", async () => {
  expect((await change()).envelope).toEqual({ code: CODE.ok, message: "", data: null });
  const visitor = backend.asVisitor();
  await proveGoogle(visitor);
  const { envelope } = await backend.call("thirdLogin", { as: visitor, body });
  expect(envelope.data).toMatchObject({
    id: member.id,
    binding_third: [LOGIN_TYPE.provider, LOGIN_TYPE.google],
  });
});

it("a member unbinds an identity after a new proof of this identity", async () => {
  await change();
  expect(await boundGoogleId()).toBe(third_user_id);
  await proveGoogle();
  await modify();
  expect(await boundGoogleId()).toBe("");
});

it("a member unbinds an identity after a proof of another bound identity", async () => {
  await change();
  await confirm();
  expect((await modify()).envelope.code).toBe(CODE.ok);
  expect(await boundGoogleId()).toBe("");
});

describe("modifyThirdUserId, which needs a valid confirmation of the member (SE-25),", () => {
  afterEach(async () => {
    expect(await boundGoogleId()).toBe("");
    expect(await backend.db.select().from(sms_messages)).toEqual([]);
  });

  it("refuses to bind an identity if only the new identity is proved", async () => {
    await proveGoogle();
    expect((await modify()).envelope).toEqual(UNCONFIRMED);
  });

  it("refuses to unbind an identity if no identity is proved", async () => {
    await backend.db.update(members).set({ google_user_id: third_user_id });
    expect((await modify()).envelope).toEqual(UNCONFIRMED);
    expect(await boundGoogleId()).toBe(third_user_id);
    await backend.db.update(members).set({ google_user_id: "" });
  });

  it("refuses a confirmation that is ten minutes old", async () => {
    await confirm();
    backend.clock.advance(600_000);
    await proveGoogle();
    expect((await modify()).envelope).toEqual(UNCONFIRMED);
  });

  it("refuses a confirmation that was made in another session of the member", async () => {
    await confirm(await backend.asMember(member));
    await proveGoogle();
    expect((await modify()).envelope).toEqual(UNCONFIRMED);
  });

  it("refuses a confirmation with another person's identity", async () => {
    await proveIdentityOf(backend, session, "FT00000000002");
    await proveGoogle();
    expect((await modify()).envelope).toEqual(UNCONFIRMED);
  });

  it("does not accept the proof of the sign-in as a confirmation", async () => {
    const visitor = backend.asVisitor();
    await confirm(visitor);
    const login = await backend.call("thirdLoginOP", {
      as: visitor,
      body: { gid_bar_code: SAMPLE.gid_bar_code },
    });
    await proveGoogle(login.session);
    expect((await modify(login.session)).envelope).toEqual(UNCONFIRMED);
  });
});

it("after a change, the new session of the member needs a new confirmation, and the previous session has ended", async () => {
  await confirm();
  await proveGoogle();
  const { third_login_type: type, third_user_id: id } = APPLE;
  const before = session;
  const apple = { third_login_type: type, third_user_id: id };
  expect((await modify()).envelope.code).toBe(CODE.ok);
  await proveThirdIdentityOf(backend, session, APPLE);
  expect((await modify(session, apple)).envelope).toEqual(UNCONFIRMED);
  expect((await modify(before, apple)).status).toBe(401);
});

it("the second of two changes is refused if both were admitted with the same confirmation", async () => {
  await confirm();
  await proveGoogle();
  const { sid } = session;
  const visit = { ip: "", userAgent: null };
  const admitted = { session: { sid, member_id: member.id }, member_id: member.id, visit };
  await changeBinding(backend.deps, { ...admitted, identity: body });
  const second = changeBinding(backend.deps, { ...admitted, identity: body });
  await expect(second).rejects.toThrow(UNCONFIRMED.message);
  expect(await boundGoogleId()).toBe(third_user_id);
});

it("a change ends the other sessions and gives this session a new id (SE-25)", async () => {
  const [elsewhere, before] = [await backend.asMember(member), session];
  const stranger = await backend.asMember(await insertMember(backend.db));
  await change();
  expect(session.sid).not.toBe(before.sid);
  expect(await Promise.all([elsewhere, before, session, stranger].map(isSignedIn))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

describe("an SMS tells the member about a changed binding (SE-25)", () => {
  const sentSms = async () =>
    (await backend.sandbox.ledger("sms")).map(({ phone, text }) => ({ phone, text }));

  it.each<[string, () => Promise<unknown>, string]>([
    [
      "binding an identity",
      () => change(),
      "【福饕】您的會員帳號已綁定 Google 登入，其他裝置都已登出。若非本人操作，請立即聯絡客服。",
    ],
    [
      "unbinding an identity",
      async () => {
        await backend.db.update(members).set({ google_user_id: third_user_id });
        await change();
      },
      "【福饕】您的會員帳號已解除 Google 登入，其他裝置都已登出。若非本人操作，請立即聯絡客服。",
    ],
  ])("and has no link and at most 70 characters, after %s", async (_what, act, text) => {
    await act();
    expect(await deliverNextSms(backend.deps)).toBe(true);
    expect((await sentSms()).at(-1)).toEqual({ phone: member.phone, text });
    expect(backend.audited.map(({ kind }) => kind)).toContain(
      text.includes("已綁定") ? "identity-bound" : "identity-unbound",
    );
    expect(text).not.toMatch(/https?:|\.|\//);
    expect(text.length).toBeLessThanOrEqual(70);
    expect(await deliverNextSms(backend.deps)).toBe(false);
  });

  it("and is sent again 30 seconds after a failure of the SMS provider", async () => {
    await change();
    const before = (await sentSms()).length;
    await backend.sandbox.fault({ provider: "sms", call: "send", mode: "5xx" });
    expect(await deliverNextSms(backend.deps)).toBe(true);
    expect(await deliverNextSms(backend.deps)).toBe(false);
    expect(await sentSms()).toHaveLength(before);
    backend.clock.advance(30_000);
    await deliverNextSms(backend.deps);
    expect(await sentSms()).toHaveLength(before + 1);
  });

  it("and is given up with an error in the log after twelve failed tries", async () => {
    await change();
    await backend.sandbox.fault({ provider: "sms", call: "send", mode: "5xx", count: 12 });
    for (let n = 0; n < 12; n += 1) {
      await deliverNextSms(backend.deps);
      backend.clock.advance(3_600_000);
    }
    expect(await deliverNextSms(backend.deps)).toBe(false);
    expect(backend.logged.at(-1)).toContain("sms: message given up");
  });

  it("and is sent once even if three workers deliver at the same time", async () => {
    await change();
    const before = (await sentSms()).length;
    await Promise.all([1, 2, 3].map(() => deliverNextSms(backend.deps)));
    expect(await sentSms()).toHaveLength(before + 1);
  });

  it("at most six times a day, because a seventh change on the same day is refused", async () => {
    for (let n = 0; n < 6; n += 1) {
      expect((await change()).envelope.code).toBe(CODE.ok);
      backend.clock.advance(60_000);
    }
    expect((await change()).envelope).toMatchObject({
      code: CODE.tooManyTries,
      message: "今天變更登入方式的次數太多，請明天再試",
    });
    backend.clock.advance(DAY_MS);
    expect((await change()).envelope.code).toBe(CODE.ok);
  });
});

it("the only identity of a member cannot be unbound", async () => {
  const last = { gid_bar_code: "", google_user_id: third_user_id };
  await backend.db.update(members).set(last).where(eq(members.id, member.id));
  await proveGoogle();
  expect((await modify()).envelope.message).toBe("這是您唯一的登入方式，請先綁定其他方式再解除");
  expect(await boundGoogleId()).toBe(third_user_id);
});

it("an identity that is bound to another member cannot be bound", async () => {
  await insertMember(backend.db, { google_user_id: third_user_id });
  expect((await change()).envelope.message).toBe("這個帳號已綁定其他會員");
  expect(await boundGoogleId()).toBe("");
});

it("a second Google identity cannot be bound before the first Google identity is unbound", async () => {
  await backend.db
    .update(members)
    .set({ google_user_id: "https://accounts.google.com#1" })
    .where(eq(members.id, member.id));
  expect((await change()).envelope.message).toBe("請先解除目前綁定的帳號");
});

it("an identity is only bound with an unused proof of this session from the last five minutes", async () => {
  await confirm();
  expect((await modify()).envelope.code).toBe(CODE.refused);
  await proveGoogle(backend.asVisitor());
  expect((await modify()).envelope.code).toBe(CODE.refused);
  await proveGoogle();
  backend.clock.advance(300_000);
  expect((await modify()).envelope.code).toBe(CODE.refused);
  await confirm();
  await proveGoogle();
  const codes = await Promise.all([modify(), modify(), modify()]);
  expect(codes.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(1);
  expect(await boundGoogleId()).toBe(third_user_id);
});

it("a visitor cannot bind an identity", async () => {
  const visitor = backend.asVisitor();
  await proveGoogle(visitor);
  expect((await modify(visitor)).status).toBe(401);
});

it("when two members bind the same identity at the same time, only one of them succeeds", async () => {
  const gid_bar_code = "FT00000000002";
  const other = await backend.asMember(await insertMember(backend.db, { gid_bar_code }));
  await confirm();
  await proveIdentityOf(backend, other, gid_bar_code);
  await proveGoogle();
  await proveGoogle(other);
  const answers = await Promise.all([modify(), modify(other)]);
  expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual([CODE.ok, CODE.refused]);
});

it("a new customer can only register with the identity that the session has proved (LG-23)", async () => {
  const visitor = backend.asVisitor();
  const phone = "0987654321";
  await proveThirdIdentityOf(backend, visitor, GOOGLE);
  await backend.call("thirdLogin", { as: visitor, body });
  await backend.call("requestOtpEncrypt", { as: visitor, body: { phone, encrypted: "" } });
  const text = String((await backend.sandbox.ledger("sms")).at(-1)?.text);
  const otp = /\d{6}/.exec(text)?.[0] ?? "";
  await backend.call("checkOtp2023", { as: visitor, body: { phone, otp } });
  const person = { phone, name: GOOGLE.name, email: GOOGLE.email };
  const register = (who: object) =>
    backend.call("createThirdUser", { as: visitor, body: { ...body, ...who, ...person } });
  const stranger = { third_user_id: `${third_user_id}9` };
  expect((await register(stranger)).envelope.code).toBe(CODE.refused);
  expect((await register({})).envelope).toMatchObject({
    code: CODE.ok,
    data: { google_user_id: third_user_id, gid_bar_code: "", binding_third: [LOGIN_TYPE.google] },
  });
});
