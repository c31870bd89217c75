import { eq } from "drizzle-orm";
import { members, sessions } from "../../../../backend/db/schema/member-tables.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const DAY_MS = 86_400_000;

let backend: TestBackend;
let member: MemberRow;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  await backend.db.delete(sessions);
  member = await insertMember(backend.db, { first_name: "王小明" });
});
afterAll(() => backend.close());

describe("a visitor", () => {
  it("gets a session cookie and an anti-forgery token, but no member, from refresh", async () => {
    const { status, envelope, response } = await backend.call("refresh", {
      headers: { cookie: "" },
    });
    expect(status).toBe(200);
    expect(envelope).toEqual({ code: CODE.loginNeeded, message: "請先登入", data: null });
    const [sid, token] = ["sid", "XSRF-TOKEN"].map((name) =>
      response.cookies.find((cookie) => cookie.name === name),
    );
    expect(sid).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(sid?.value).toMatch(/^[\w-]{43}$/);
    expect(token?.httpOnly).toBeUndefined();
    expect(token).toMatchObject({ sameSite: "Lax", path: "/" });
  });

  it("keeps a well-formed session id, which is not stored in the database", async () => {
    const visitor = backend.asVisitor();
    const { session } = await backend.call("refresh", { as: visitor });
    expect(session.sid).toBe(visitor.sid);
    expect(await backend.db.select().from(sessions)).toEqual([]);
  });

  it.each(["x", "../../etc/passwd", `${"a".repeat(42)}!`, "a".repeat(44), "%00".repeat(15)])(
    "gets a new session id instead of the malformed id %s",
    async (sid) => {
      const { session, envelope } = await backend.call("refresh", { as: { sid, token: "" } });
      expect(session.sid).not.toBe(sid);
      expect(envelope.code).toBe(CODE.loginNeeded);
    },
  );

  it("is refused by a call that needs a member", async () => {
    const { status, envelope } = await backend.call("profile");
    expect(status).toBe(401);
    expect(envelope.data).toBeNull();
  });
});

describe("a member", () => {
  it("is recognised by the session id", async () => {
    const { envelope } = await backend.call("refresh", { as: await backend.asMember(member) });
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: {
        id: member.id,
        phone: member.phone,
        first_name: "王小明",
        member_grade: { name: "一般會員" },
      },
    });
  });

  it("is not recognised after logout, even with a copy of the old session id", async () => {
    const before = await backend.asMember(member);
    const { envelope, session: after } = await backend.call("outLogin", { as: before });
    expect(envelope.code).toBe(CODE.ok);
    expect(after.sid).not.toBe(before.sid);
    expect(await backend.db.select().from(sessions)).toEqual([]);
    expect((await backend.call("profile", { as: before })).status).toBe(401);
    expect((await backend.call("profile", { as: after })).status).toBe(401);
  });

  it("stays signed in on another device after a logout", async () => {
    const [phone, desktop] = [await backend.asMember(member), await backend.asMember(member)];
    await backend.call("outLogin", { as: phone });
    expect((await backend.call("profile", { as: desktop })).status).toBe(200);
  });

  it("is signed out after seven days without a visit (SE-04)", async () => {
    const session = await backend.asMember(member);
    backend.clock.advance(7 * DAY_MS - 1000);
    expect((await backend.call("profile", { as: session })).status).toBe(200);
    backend.clock.advance(7 * DAY_MS);
    expect((await backend.call("profile", { as: session })).status).toBe(401);
  });

  it("is signed out after thirty days even with a visit each day (SE-04)", async () => {
    const session = await backend.asMember(member);
    for (let day = 1; day < 30; day += 1) {
      backend.clock.advance(DAY_MS);
      expect((await backend.call("profile", { as: session })).status).toBe(200);
    }
    backend.clock.advance(DAY_MS);
    expect((await backend.call("profile", { as: session })).status).toBe(401);
  });

  it("has a session whose last_seen_time is updated at most once a minute", async () => {
    const session = await backend.asMember(member);
    const lastSeen = async () => (await backend.db.select().from(sessions))[0]?.last_seen_time ?? 0;
    const start = await lastSeen();
    backend.clock.advance(59_000);
    await backend.call("profile", { as: session });
    expect(await lastSeen()).toBe(start);
    backend.clock.advance(1_000);
    await backend.call("profile", { as: session });
    expect(await lastSeen()).toBe(start + 60);
  });

  it("is signed out at once when the account is locked", async () => {
    const session = await backend.asMember(member);
    await backend.db.update(members).set({ is_locked: 1 }).where(eq(members.id, member.id));
    expect((await backend.call("refresh", { as: session })).envelope.code).toBe(CODE.loginNeeded);
  });

  it("has a session id that is not stored in readable form", async () => {
    const { sid } = await backend.asMember(member);
    expect(JSON.stringify(await backend.db.select().from(sessions))).not.toContain(sid);
  });
});

it("marks the cookies sid and XSRF-TOKEN as Secure if APP_ORIGIN begins with https", async () => {
  const secure = await createTestBackend({ env: { APP_ORIGIN: "https://futao.test" } });
  const { response } = await secure.call("refresh");
  await secure.close();
  expect(response.cookies.map(({ name, secure }) => ({ name, secure }))).toEqual([
    { name: "sid", secure: true },
    { name: "XSRF-TOKEN", secure: true },
  ]);
});
