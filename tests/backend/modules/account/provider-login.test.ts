import { eq } from "drizzle-orm";
import { login_attempts, members, sessions } from "../../../../backend/db/schema/member-tables.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { agreeAtProvider, proveIdentityOf, REDIRECT_URL, SAMPLE } from "../../../setup/test-login";

const REFUSED = {
  code: CODE.refused,
  message: "登入驗證失敗，請重新登入",
  data: null,
  reason: "login-failed",
};
const gid = { gid_bar_code: SAMPLE.gid_bar_code };

let backend: TestBackend;
let member: MemberRow;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  for (const table of [sessions, login_attempts, members]) await backend.db.delete(table);
  member = await insertMember(backend.db, gid);
});
afterAll(() => backend.close());

async function expectNobodySignedIn() {
  expect(await backend.db.select().from(sessions)).toEqual([]);
}

it("signs in a person who agreed at the membership service, with a new session id", async () => {
  const visitor = backend.asVisitor();
  expect(await proveIdentityOf(backend, visitor)).toEqual({
    code: CODE.ok,
    message: "",
    data: SAMPLE,
  });
  const login = await backend.call("thirdLoginOP", { as: visitor, body: gid });
  expect(login.envelope).toMatchObject({
    code: CODE.ok,
    data: { id: member.id, last_login_time: Math.floor(backend.clock.now() / 1000) },
  });
  expect(login.session.sid).not.toBe(visitor.sid);
  expect((await backend.call("profile", { as: login.session })).status).toBe(200);
  expect((await backend.call("profile", { as: visitor })).status).toBe(401);
});

it("the anti-forgery token from before the sign-in is invalid in the new session", async () => {
  const visitor = backend.asVisitor();
  await proveIdentityOf(backend, visitor);
  const { session } = await backend.call("thirdLoginOP", { as: visitor, body: gid });
  const mixed = { sid: session.sid, token: visitor.token };
  expect((await backend.call("outLogin", { as: mixed })).status).toBe(403);
});

it("a sign-in as another member ends the first member's session", async () => {
  const first = await backend.asMember(await insertMember(backend.db));
  await proveIdentityOf(backend, first);
  await backend.call("thirdLoginOP", { as: first, body: gid });
  const rows = await backend.db.select().from(sessions);
  expect(rows.map(({ member_id }) => member_id)).toEqual([member.id]);
});

it("an unregistered identity gets code 3, and the session of the member who was signed in before ends", async () => {
  await backend.db.delete(members);
  const other = await insertMember(backend.db, { gid_bar_code: "" });
  const session = await backend.asMember(other);
  await proveIdentityOf(backend, session);
  const { envelope } = await backend.call("thirdLoginOP", { as: session, body: gid });
  expect(envelope).toMatchObject({ code: CODE.unregistered, data: null });
  await expectNobodySignedIn();
});

it("a locked member is told to contact support (RO-05)", async () => {
  await backend.db.update(members).set({ is_locked: 1 }).where(eq(members.id, member.id));
  const visitor = backend.asVisitor();
  await proveIdentityOf(backend, visitor);
  const { envelope } = await backend.call("thirdLoginOP", { as: visitor, body: gid });
  expect(envelope).toMatchObject({ code: CODE.refused, message: "此帳號目前無法使用，請聯繫客服" });
  await expectNobodySignedIn();
});

describe("a sign-in by the membership service is refused", () => {
  it("with only a gid_bar_code and no proof", async () => {
    const { envelope } = await backend.call("thirdLoginOP", { body: gid });
    expect(envelope).toEqual(REFUSED);
    await expectNobodySignedIn();
  });

  it("with a proof that belongs to another session", async () => {
    await proveIdentityOf(backend, backend.asVisitor());
    const { envelope } = await backend.call("thirdLoginOP", { body: gid });
    expect(envelope).toEqual(REFUSED);
  });

  it("for a member whose identity this session has not proved", async () => {
    const victim = await insertMember(backend.db);
    const visitor = backend.asVisitor();
    await proveIdentityOf(backend, visitor);
    const body = { gid_bar_code: victim.gid_bar_code };
    expect((await backend.call("thirdLoginOP", { as: visitor, body })).envelope).toEqual(REFUSED);
  });

  it("three times if four calls use the same proof at the same time", async () => {
    const visitor = backend.asVisitor();
    await proveIdentityOf(backend, visitor);
    const calls = [1, 2, 3, 4].map(() => backend.call("thirdLoginOP", { as: visitor, body: gid }));
    const codes = (await Promise.all(calls)).map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1);
    expect(await backend.db.select().from(sessions)).toHaveLength(1);
  });

  it("with a proof that is five minutes old (SE-03)", async () => {
    const visitor = backend.asVisitor();
    await proveIdentityOf(backend, visitor);
    backend.clock.advance(300_000);
    const { envelope } = await backend.call("thirdLoginOP", { as: visitor, body: gid });
    expect(envelope).toEqual(REFUSED);
  });

  it("with a code that the membership service did not issue", async () => {
    const visitor = backend.asVisitor();
    const { state } = await agreeAtProvider(backend, visitor);
    const body = { v: "A".repeat(43), state };
    expect((await backend.call("getOPUserInfo", { as: visitor, body })).envelope).toEqual(REFUSED);
    expect((await backend.call("thirdLoginOP", { as: visitor, body: gid })).envelope).toEqual(
      REFUSED,
    );
  });

  it("with a code and a state that were used before", async () => {
    const visitor = backend.asVisitor();
    const body = await agreeAtProvider(backend, visitor);
    expect((await backend.call("getOPUserInfo", { as: visitor, body })).envelope.code).toBe(
      CODE.ok,
    );
    expect((await backend.call("getOPUserInfo", { as: visitor, body })).envelope).toEqual(REFUSED);
  });

  it("with a used code and a new state", async () => {
    const visitor = backend.asVisitor();
    const { v, state } = await agreeAtProvider(backend, visitor);
    await backend.call("getOPUserInfo", { as: visitor, body: { v, state } });
    const thief = backend.asVisitor();
    const fresh = await agreeAtProvider(backend, thief);
    const { envelope } = await backend.call("getOPUserInfo", {
      as: thief,
      body: { v, state: fresh.state },
    });
    expect(envelope).toEqual(REFUSED);
  });

  it("with the code and state of another session", async () => {
    const body = await agreeAtProvider(backend, backend.asVisitor());
    expect((await backend.call("getOPUserInfo", { body })).envelope).toEqual(REFUSED);
  });

  it.each(["", "x", "../../..", "' or 1=1 --"])("with the state %j (PV-15)", async (state) => {
    const visitor = backend.asVisitor();
    const { v } = await agreeAtProvider(backend, visitor);
    const { status, envelope } = await backend.call("getOPUserInfo", {
      as: visitor,
      body: { v, state },
    });
    expect(state === "" ? status : envelope.message).toBe(state === "" ? 400 : REFUSED.message);
  });

  it("with a state that is ten minutes old (PV-15)", async () => {
    const visitor = backend.asVisitor();
    const old = await agreeAtProvider(backend, visitor);
    backend.clock.advance(600_000);
    const { v } = await agreeAtProvider(backend, visitor);
    const body = { v, state: old.state };
    expect((await backend.call("getOPUserInfo", { as: visitor, body })).envelope).toEqual(REFUSED);
  });

  it.each(["5xx", "reset", "bad_json"])(
    'if the membership service fails with the fault "%s"',
    async (mode) => {
      const visitor = backend.asVisitor();
      const body = await agreeAtProvider(backend, visitor);
      await backend.sandbox.fault({ provider: "membership", call: "userinfo", mode });
      expect((await backend.call("getOPUserInfo", { as: visitor, body })).envelope).toEqual(
        REFUSED,
      );
    },
  );
});

describe("getAuthParamStr", () => {
  it.each([
    "https://evil.example/third/oplogin",
    "//evil.example",
    "/third/oplogin",
    `${REDIRECT_URL}/`,
    `${REDIRECT_URL}?next=//evil.example`,
    "http://localhost:3000@evil.example/third/oplogin",
    "http://localhost:3000.evil.example/third/oplogin",
    "HTTP://localhost:3000/third/oplogin",
    "http://localhost:3000/third/../third/oplogin",
    "javascript:alert(1)",
    `${REDIRECT_URL}\r\nSet-Cookie: a=b`,
    "",
  ])("refuses the redirect_url %j", async (redirect_url) => {
    const { envelope } = await backend.call("getAuthParamStr", { body: { redirect_url } });
    expect(envelope).toEqual({
      code: CODE.refused,
      message: "登入網址不正確",
      data: null,
      reason: "login-failed",
    });
  });

  it("gives each login its own state of 128 bits", async () => {
    const visitor = backend.asVisitor();
    const states = new Set<string | null>();
    for (let n = 0; n < 5; n += 1) {
      const { envelope } = await backend.call("getAuthParamStr", {
        as: visitor,
        body: { redirect_url: REDIRECT_URL },
      });
      states.add(new URLSearchParams(envelope.data).get("state"));
    }
    expect(states.size).toBe(5);
    expect([...states].every((state) => Buffer.from(state ?? "", "base64url").length === 16)).toBe(
      true,
    );
  });
});

it("writes no gid_bar_code, phone, name or session id to the log", async () => {
  const visitor = backend.asVisitor();
  await proveIdentityOf(backend, visitor);
  await backend.call("thirdLoginOP", { as: visitor, body: gid });
  const text = backend.logged.join("\n");
  for (const secret of [SAMPLE.gid_bar_code, SAMPLE.phone, SAMPLE.name, visitor.sid]) {
    expect(text).not.toContain(secret);
  }
});
