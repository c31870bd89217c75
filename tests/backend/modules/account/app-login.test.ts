import { createHmac } from "node:crypto";
import { login_attempts, members, sessions } from "../../../../backend/db/schema/member-tables.ts";
import { sandboxProviders } from "../../../../config/provider-config.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { agreeAtProvider, appCode, proveIdentityOf, SAMPLE } from "../../../setup/test-login";

const REFUSED = {
  code: CODE.refused,
  message: "登入驗證失敗，請重新登入",
  data: null,
  reason: "login-failed",
};
const { clientId, clientSecret } = sandboxProviders({}).membership;
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

const redeem = (v: string, as: TestSession, state?: string) =>
  backend.call("getOPUserInfo", { as, body: { v, ...(state !== undefined && { state }) } });

it("a login with v1, the signed text from the OPENPOINT app, signs in the member and gives the browser a new session id (LG-15)", async () => {
  const visitor = backend.asVisitor();
  const { envelope } = await redeem(await appCode(backend), visitor);
  expect(envelope).toEqual({ code: CODE.ok, message: "", data: SAMPLE });
  const login = await backend.call("thirdLoginOP", { as: visitor, body: gid });
  expect(login.envelope).toMatchObject({ code: CODE.ok, data: { id: member.id } });
  expect(login.session.sid).not.toBe(visitor.sid);
});

it("answers `unregistered` if the person of the app login has no account (LG-21)", async () => {
  await backend.db.delete(members);
  const visitor = backend.asVisitor();
  await redeem(await appCode(backend), visitor);
  const { envelope } = await backend.call("thirdLoginOP", { as: visitor, body: gid });
  expect(envelope.code).toBe(CODE.unregistered);
});

/** Signs a v1 text as the OPENPOINT app does, and returns it. Its time is the current time plus `seconds`. */
function signCode({
  cid = clientId,
  secret = clientSecret,
  code = "A".repeat(43),
  seconds = 0,
} = {}) {
  const ts = String(Math.floor(backend.clock.now() / 1000) + seconds);
  const canonical = new URLSearchParams({ cid, code, ts }).toString();
  return `${code}.${ts}.${createHmac("sha256", secret).update(canonical).digest("hex")}`;
}

const parts = (v1: string) => {
  const [code = "", ts = "", sig = ""] = v1.split(".");
  return { code, ts, sig };
};

const forgeries: [string, (v1: string) => string][] = [
  ["the member code (gid_bar_code) instead of the signed text", () => SAMPLE.gid_bar_code],
  ["the code without its time and signature", (v1) => parts(v1).code],
  ["a code and a time without a signature", (v1) => v1.replace(/\.[^.]+$/, "")],
  ["a text with an empty signature", (v1) => v1.replace(/[^.]+$/, "")],
  [
    "a text with a changed signature",
    (v1) => v1.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
  ],
  ["a text with a shortened signature", (v1) => v1.slice(0, -1)],
  [
    "a text with a signature in capitals",
    (v1) => `${parts(v1).code}.${parts(v1).ts}.${parts(v1).sig.toUpperCase()}`,
  ],
  [
    "a text whose code was changed after signing",
    (v1) => v1.replace(/^./, (first) => (first === "B" ? "C" : "B")),
  ],
  [
    "a text whose time was set to a later time after signing",
    (v1) => v1.replace(parts(v1).ts, String(Number(parts(v1).ts) + 1)),
  ],
  ["a text that was signed with another key", () => signCode({ secret: "guess" })],
  ["a text that was signed with an empty key", () => signCode({ secret: "" })],
  ["a text that was signed for another shop", () => signCode({ cid: "other-shop" })],
  ["a correctly signed text with a code that was not issued", () => signCode()],
  ["a correctly signed text whose time is 61 seconds ago", () => signCode({ seconds: -61 })],
  ["a correctly signed text whose time is 6 seconds in the future", () => signCode({ seconds: 6 })],
  [
    "a correctly signed text that contains a member code instead of a login code",
    () => signCode({ code: `${SAMPLE.gid_bar_code}00000000` }),
  ],
  ["a valid text after other text", (v1) => `x.${v1}`],
  ["a valid text before other text", (v1) => `${v1}.x`],
  ["a valid text before a line break", (v1) => `${v1}\n`],
  ["a valid text after a space", (v1) => ` ${v1}`],
  ["a text of only dots", () => ".."],
  ["an SQL expression", () => "' or 1=1 --"],
];

describe("an app login does not sign anyone in", () => {
  it.each(forgeries)("if v1 is %s", async (_what, forge) => {
    const visitor = backend.asVisitor();
    const { envelope } = await redeem(forge(await appCode(backend)), visitor);
    expect(envelope).toEqual(REFUSED);
    const login = await backend.call("thirdLoginOP", { as: visitor, body: gid });
    expect(login.envelope).toEqual(REFUSED);
    expect(await backend.db.select().from(sessions)).toEqual([]);
  });

  it.each([
    ["older than a minute", 61_000],
    ["exactly a minute old, which the membership service no longer accepts", 60_000],
    ["a day old", 86_400_000],
  ])("if its code is %s (PV-16)", async (_age, ms) => {
    const v1 = await appCode(backend);
    backend.clock.advance(ms);
    expect((await redeem(v1, backend.asVisitor())).envelope).toEqual(REFUSED);
  });

  it("if its code was used before, in the same session or in another session (PV-16)", async () => {
    const visitor = backend.asVisitor();
    const v1 = await appCode(backend);
    expect((await redeem(v1, visitor)).envelope.code).toBe(CODE.ok);
    expect((await redeem(v1, visitor)).envelope).toEqual(REFUSED);
    expect((await redeem(v1, backend.asVisitor())).envelope).toEqual(REFUSED);
  });

  it("in three of four browsers that send the same code at the same time", async () => {
    const v1 = await appCode(backend);
    const visitors = Array.from({ length: 4 }, () => backend.asVisitor());
    await Promise.all(visitors.map((visitor) => redeem(v1, visitor)));
    const logins = await Promise.all(
      visitors.map((as) => backend.call("thirdLoginOP", { as, body: gid })),
    );
    const refused = logins.filter(({ envelope }) => envelope.code !== CODE.ok);
    expect(refused.map(({ envelope }) => envelope)).toEqual([REFUSED, REFUSED, REFUSED]);
    expect(await backend.db.select().from(sessions)).toHaveLength(1);
  });

  it("with a proof that belongs to another session", async () => {
    await redeem(await appCode(backend), backend.asVisitor());
    const { envelope } = await backend.call("thirdLoginOP", { body: gid });
    expect(envelope).toEqual(REFUSED);
  });

  it("as another member than the member of the code", async () => {
    const victim = await insertMember(backend.db);
    const visitor = backend.asVisitor();
    await redeem(await appCode(backend), visitor);
    const body = { gid_bar_code: victim.gid_bar_code };
    expect((await backend.call("thirdLoginOP", { as: visitor, body })).envelope).toEqual(REFUSED);
  });

  it("if it has a code of the login page without the state, as somebody with a stolen return URL could send it", async () => {
    const visitor = backend.asVisitor();
    const { v } = await agreeAtProvider(backend, visitor);
    expect((await redeem(v, visitor)).envelope).toEqual(REFUSED);
  });

  it("if it has a valid v1 together with the state of another session", async () => {
    const { state } = await agreeAtProvider(backend, backend.asVisitor());
    const thief = backend.asVisitor();
    expect((await redeem(await appCode(backend), thief, state)).envelope).toEqual(REFUSED);
  });

  it.each(["5xx", "reset", "bad_json"])(
    'if the membership service fails with the fault "%s", not even when the browser sends the same code again',
    async (mode) => {
      const v1 = await appCode(backend);
      await backend.sandbox.fault({ provider: "membership", call: "userinfo", mode });
      const visitor = backend.asVisitor();
      expect((await redeem(v1, visitor)).envelope).toEqual(REFUSED);
      expect((await redeem(v1, visitor)).envelope).toEqual(REFUSED);
    },
  );
});

it("the login on the membership service's page works after an app login in the same session", async () => {
  const visitor = backend.asVisitor();
  await redeem(await appCode(backend), visitor);
  expect((await proveIdentityOf(backend, visitor)).code).toBe(CODE.ok);
});

it("writes no code of an app login to the log or to login_attempts", async () => {
  const visitor = backend.asVisitor();
  const v1 = await appCode(backend);
  await redeem(v1, visitor);
  const rows = JSON.stringify(await backend.db.select().from(login_attempts));
  for (const text of [backend.logged.join("\n"), rows]) expect(text).not.toContain(parts(v1).code);
});
