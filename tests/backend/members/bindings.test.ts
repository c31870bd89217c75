import { eq } from "drizzle-orm";
import {
  login_attempts,
  members,
  otps,
  sessions,
} from "../../../backend/db/schema/member-tables.ts";
import { CODE, LOGIN_TYPE } from "../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../setup/in-process-backend";
import { GOOGLE, proveThirdIdentityOf } from "../../setup/test-identity";

const { third_login_type, third_user_id } = GOOGLE;
const body = { third_login_type, third_user_id };
const DAY_MS = 86_400_000;

let backend: TestBackend;
let member: MemberRow;
let session: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  for (const table of [sessions, login_attempts, otps, members]) await backend.db.delete(table);
  backend.clock.advance(DAY_MS);
  member = await insertMember(backend.db);
  session = await backend.asMember(member);
});
afterAll(() => backend.close());

const modify = (as = session) => backend.call("modifyThirdUserId", { as, body });
async function boundNow(): Promise<string | undefined> {
  const [row] = await backend.db.select().from(members).where(eq(members.id, member.id));
  return row?.google_user_id;
}

it("a member binds the identity that this session has proved, and signs in by it (MB-06)", async () => {
  await proveThirdIdentityOf(backend, session, GOOGLE);
  expect((await modify()).envelope).toEqual({ code: CODE.ok, message: "", data: null });
  const visitor = backend.asVisitor();
  await proveThirdIdentityOf(backend, visitor, GOOGLE);
  const { envelope } = await backend.call("thirdLogin", { as: visitor, body });
  expect(envelope.data).toMatchObject({
    id: member.id,
    binding_third: [LOGIN_TYPE.provider, LOGIN_TYPE.google],
  });
});

it("proving the bound identity again takes it off", async () => {
  for (const expected of [third_user_id, ""]) {
    await proveThirdIdentityOf(backend, session, GOOGLE);
    await modify();
    expect(await boundNow()).toBe(expected);
  }
});

it("the last way in stays", async () => {
  const last = { gid_bar_code: "", google_user_id: third_user_id };
  await backend.db.update(members).set(last).where(eq(members.id, member.id));
  await proveThirdIdentityOf(backend, session, GOOGLE);
  expect((await modify()).envelope.message).toBe("這是您唯一的登入方式，請先綁定其他方式再解除");
  expect(await boundNow()).toBe(third_user_id);
});

it("an identity of another member is refused, and stays theirs", async () => {
  await insertMember(backend.db, { google_user_id: third_user_id });
  await proveThirdIdentityOf(backend, session, GOOGLE);
  expect((await modify()).envelope.message).toBe("這個帳號已綁定其他會員");
  expect(await boundNow()).toBe("");
});

it("a second identity of one kind waits until the first is taken off", async () => {
  await backend.db
    .update(members)
    .set({ google_user_id: "https://accounts.google.com#1" })
    .where(eq(members.id, member.id));
  await proveThirdIdentityOf(backend, session, GOOGLE);
  expect((await modify()).envelope.message).toBe("請先解除目前綁定的帳號");
});

it("nothing is bound without a proof, with one of another session, an old or a used one", async () => {
  expect((await modify()).envelope.code).toBe(CODE.refused);
  await proveThirdIdentityOf(backend, backend.asVisitor(), GOOGLE);
  expect((await modify()).envelope.code).toBe(CODE.refused);
  await proveThirdIdentityOf(backend, session, GOOGLE);
  backend.clock.advance(300_000);
  expect((await modify()).envelope.code).toBe(CODE.refused);
  await proveThirdIdentityOf(backend, session, GOOGLE);
  const codes = await Promise.all([modify(), modify(), modify()]);
  expect(codes.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(1);
  expect(await boundNow()).toBe(third_user_id);
});

it("a visitor has nothing to bind to", async () => {
  const visitor = backend.asVisitor();
  await proveThirdIdentityOf(backend, visitor, GOOGLE);
  expect((await modify(visitor)).status).toBe(401);
});

it("of two members who bind one identity at once only one gets it", async () => {
  const other = await backend.asMember(await insertMember(backend.db));
  await proveThirdIdentityOf(backend, session, GOOGLE);
  await proveThirdIdentityOf(backend, other, GOOGLE);
  const answers = await Promise.all([modify(), modify(other)]);
  expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual([CODE.ok, CODE.refused]);
});

it("a newcomer registers with the proved identity and a proved number (LG-23)", async () => {
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
