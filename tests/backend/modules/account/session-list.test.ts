import { sessions } from "../../../../backend/db/schema/member-tables.ts";
import { deviceKind } from "../../../../backend/modules/account/device-kind-rules.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { proveIdentityOf, SAMPLE } from "../../../setup/test-login";

const DAY_MS = 86_400_000;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0";

let backend: TestBackend;
let member: MemberRow;
beforeAll(async () => {
  backend = await createTestBackend();
  member = await insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code });
});
beforeEach(async () => {
  await backend.db.delete(sessions);
  backend.clock.advance(DAY_MS);
});
afterAll(() => backend.close());

/** Signs the member in with a browser that has this user agent and IP address. */
async function signIn(userAgent: string, ip: string): Promise<TestSession> {
  const visitor = backend.asVisitor();
  await proveIdentityOf(backend, visitor);
  const login = await backend.call("thirdLoginOP", {
    as: visitor,
    body: { gid_bar_code: SAMPLE.gid_bar_code },
    headers: { "user-agent": userAgent, "x-forwarded-for": ip },
  });
  return login.session;
}
const list = async (as: TestSession) => (await backend.call("sessionList", { as })).envelope.data;
const isSignedIn = async (as: TestSession) =>
  (await backend.call("profile", { as })).status === 200;

it("lists the member's sessions, the current session first, with device, coarse network and last use", async () => {
  const phone = await signIn(IPHONE, "203.0.113.77");
  backend.clock.advance(3_600_000);
  await signIn(WINDOWS, "2001:db8:7:8:9::1");
  await backend.asMember(await insertMember(backend.db));
  const rows = await list(phone);
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      platform: "iphone",
      browser: "safari",
      network: "203.0.113.0/24",
      create_time: expect.any(Number),
      last_seen_time: backend.clock.now() / 1000,
      is_current: 1,
    },
    expect.objectContaining({
      platform: "windows",
      browser: "edge",
      network: "2001:db8:7::/48",
      is_current: 0,
    }),
  ]);
});

it("the list contains no session id, no hash of a session id and no full IP address", async () => {
  const phone = await signIn(IPHONE, "203.0.113.77");
  const answer = JSON.stringify(await list(phone));
  const [row] = await backend.db.select().from(sessions);
  for (const secret of [phone.sid, String(row?.sid_hash), "203.0.113.77"]) {
    expect(answer).not.toContain(secret);
  }
});

it("lists a session with the network of its last visit", async () => {
  const phone = await signIn(IPHONE, "203.0.113.77");
  backend.clock.advance(60_000);
  await backend.call("profile", { as: phone, headers: { "x-forwarded-for": "198.51.100.4" } });
  expect(await list(phone)).toMatchObject([{ network: "198.51.100.0/24" }]);
});

it("does not list expired sessions", async () => {
  await signIn(WINDOWS, "203.0.113.1");
  backend.clock.advance(7 * DAY_MS);
  expect(await list(await signIn(IPHONE, "203.0.113.2"))).toHaveLength(1);
});

describe("the calls that end sessions:", () => {
  let current: TestSession;
  let other: TestSession;
  let stranger: TestSession;
  beforeEach(async () => {
    [current, other] = [await backend.asMember(member), await backend.asMember(member)];
    stranger = await backend.asMember(await insertMember(backend.db));
  });
  const idOf = async (as: TestSession) =>
    (await list(as))?.find(({ is_current }) => is_current === 1)?.id;
  const end = async (id: unknown, as = current) =>
    (await backend.call("endSession", { as, body: { id } })).envelope;

  it("endSession ends the given session", async () => {
    const third = await backend.asMember(member);
    expect(await end(await idOf(other))).toEqual({ code: CODE.ok, message: "", data: null });
    expect(await Promise.all([current, other, third].map(isSignedIn))).toEqual([true, false, true]);
  });

  it("endOtherSessions ends all other sessions of the member", async () => {
    await backend.asMember(member);
    await backend.call("endOtherSessions", { as: current });
    expect(await list(current)).toHaveLength(1);
    expect(await Promise.all([current, other, stranger].map(isSignedIn))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("endSession ends neither the current session nor another member's session", async () => {
    await end(await idOf(current));
    await end(await idOf(stranger));
    expect(await Promise.all([current, other, stranger].map(isSignedIn))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("endSession gives the same answer for an unknown session as for a session that it ends", async () => {
    expect(await end(2_147_483_647)).toEqual({ code: CODE.ok, message: "", data: null });
  });

  it("a visitor gets status 401, and a member who sends the anti-forgery token of another session gets 403", async () => {
    const visitor = backend.asVisitor();
    const forged = { sid: current.sid, token: visitor.token };
    const status = async (name: "endSession" | "endOtherSessions", as: TestSession) =>
      (await backend.call(name, { as, body: name === "endSession" ? { id: 1 } : {} })).status;
    expect(await status("endSession", visitor)).toBe(401);
    expect(await status("endOtherSessions", visitor)).toBe(401);
    expect(await status("endSession", forged)).toBe(403);
    expect(await status("endOtherSessions", forged)).toBe(403);
    expect((await backend.call("sessionList", { as: visitor })).status).toBe(401);
    expect(await isSignedIn(other)).toBe(true);
  });
});

it.each([
  [IPHONE, "iphone", "safari"],
  [WINDOWS, "windows", "edge"],
  [`${IPHONE} Line/14.19.0`, "iphone", "line"],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36",
    "android",
    "chrome",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) SamsungBrowser/26.0 Chrome/122 Safari/537.36",
    "android",
    "samsung",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0",
    "mac",
    "firefox",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36", "linux", "chrome"],
  ["curl/8.0", "other", "other"],
  ["", "other", "other"],
  [null, "other", "other"],
])("describes the user agent %j as platform %s with browser %s", (userAgent, platform, browser) => {
  expect(deviceKind(userAgent)).toEqual({ platform, browser });
});
