import { CODE, LOGIN_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { GOOGLE, proveThirdIdentityOf } from "../../../setup/test-identity";
import { agreeAtProvider, asNewcomer, proveIdentityOf, SAMPLE } from "../../../setup/test-login";

const gid = { gid_bar_code: SAMPLE.gid_bar_code };
const provider = { login_type: LOGIN_TYPE.provider };
const { third_login_type, third_user_id } = GOOGLE;

let backend: TestBackend;
let member: MemberRow;
let me: TestSession;
beforeEach(async () => {
  backend = await createTestBackend();
  member = await insertMember(backend.db, gid);
  me = await backend.asMember(member);
});
afterEach(() => backend.close());

const bind = () =>
  backend.call("modifyThirdUserId", { as: me, body: { third_login_type, third_user_id } });
const sendCode = (as: TestSession, phone: string) =>
  backend.call("requestOtpEncrypt", { as, body: { phone, encrypted: "" } });

it.each<[string, () => Promise<unknown>, object[]]>([
  [
    "a sign-in",
    async () => {
      const visitor = backend.asVisitor();
      await proveIdentityOf(backend, visitor);
      await backend.call("thirdLoginOP", { as: visitor, body: gid });
    },
    [{ level: "info", kind: "sign-in", ...provider }],
  ],
  [
    "a refused sign-in with the state of another session",
    async () => {
      const body = await agreeAtProvider(backend, backend.asVisitor());
      await backend.call("getOPUserInfo", { body });
    },
    [{ level: "warn", kind: "sign-in-refused", reason: "state", ...provider }],
  ],
  [
    "a forged link of the OPENPOINT app",
    () => backend.call("getOPUserInfo", { body: { v: "A".repeat(120) } }),
    [{ level: "warn", kind: "sign-in-refused", reason: "provider", ...provider }],
  ],
  [
    "a refused sign-in without a proof",
    () => backend.call("thirdLoginOP", { body: gid }),
    [{ level: "warn", kind: "sign-in-refused", reason: "proof", ...provider }],
  ],
  [
    "a sent one-time code",
    async () => sendCode(await asNewcomer(backend), "0987654321"),
    [{ level: "info", kind: "code-sent", purpose: "register" }],
  ],
  [
    "a wrong one-time code",
    () => backend.call("checkOtp2023", { body: { phone: "0987654321", otp: "000000" } }),
    [{ level: "warn", kind: "code-refused", purpose: "register" }],
  ],
  [
    "a binding",
    async () => {
      await proveIdentityOf(backend, me);
      await proveThirdIdentityOf(backend, me, GOOGLE);
      await bind();
    },
    [
      { level: "info", kind: "identity-bound", login_type: third_login_type },
      { level: "info", kind: "session-ended", reason: "binding-changed" },
    ],
  ],
  [
    "a refused binding without a confirmation of the member",
    async () => {
      await proveThirdIdentityOf(backend, me, GOOGLE);
      await bind();
    },
    [{ level: "warn", kind: "binding-refused", login_type: third_login_type }],
  ],
  [
    "the end of another session",
    async () => {
      await backend.asMember(member);
      await backend.call("endOtherSessions", { as: me });
    },
    [{ level: "info", kind: "session-ended", reason: "ended-by-member" }],
  ],
  [
    "a logout",
    () => backend.call("outLogin", { as: me }),
    [{ level: "info", kind: "session-ended", reason: "logout" }],
  ],
])("records %s in the audit trail (SE-26)", async (_what, act, expected) => {
  await act();
  expect(backend.audited).toEqual(expected.map((event) => expect.objectContaining(event)));
});

it("records that a member was locked after ten wrong one-time codes", async () => {
  await sendCode(me, member.phone);
  const body = { phone: member.phone, otp: "000000" };
  for (let n = 0; n < 10; n += 1) await backend.call("otpCheck", { as: me, body });
  expect(backend.audited.at(-1)).toMatchObject({ kind: "member-locked", member_id: member.id });
});

it("records a registration without personal values", async () => {
  const visitor = backend.asVisitor();
  const phone = "0987654321";
  await proveThirdIdentityOf(backend, visitor, GOOGLE);
  await sendCode(visitor, phone);
  const text = String((await backend.sandbox.ledger("sms")).at(-1)?.text);
  const otp = /\d{6}/.exec(text)?.[0] ?? "";
  await backend.call("checkOtp2023", { as: visitor, body: { phone, otp } });
  const body = { third_login_type, third_user_id, phone, name: "王小明", email: "" };
  const { envelope } = await backend.call("createThirdUser", { as: visitor, body });
  expect(envelope.code).toBe(CODE.ok);
  expect(backend.audited.at(-1)).toMatchObject({
    kind: "member-registered",
    member_id: envelope.data?.id,
    login_type: third_login_type,
  });
  for (const secret of [phone, otp, "王小明", third_user_id]) {
    expect(JSON.stringify(backend.audited)).not.toContain(secret);
  }
});
