import { eq } from "drizzle-orm";
import { login_attempts, members, sessions } from "../../../../backend/db/schema/member-tables.ts";
import { CODE, LOGIN_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import {
  APPLE,
  askIdentity,
  chooseAccount,
  GOOGLE,
  proveThirdIdentityOf,
  type SamplePerson,
} from "../../../setup/test-identity";
import { proveIdentityOf, SAMPLE } from "../../../setup/test-login";

const REFUSED = {
  code: CODE.refused,
  message: "登入驗證失敗，請重新登入",
  data: null,
  reason: "login-failed",
};
const [googleBody, appleBody] = [bodyOf(GOOGLE), bodyOf(APPLE)];

let backend: TestBackend;
let google: MemberRow;
let visitor: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  for (const table of [sessions, login_attempts, members]) await backend.db.delete(table);
  google = await insertMember(backend.db, { google_user_id: GOOGLE.third_user_id });
  await insertMember(backend.db, { apple_user_id: APPLE.third_user_id });
  visitor = backend.asVisitor();
});
afterAll(() => backend.close());

function bodyOf({ third_login_type, third_user_id }: SamplePerson) {
  return { third_login_type, third_user_id };
}
const prove = (query: string, as: TestSession, person: SamplePerson = GOOGLE) =>
  backend.call("thirdUserInfo", {
    as,
    body: { third_login_type: person.third_login_type, query },
  });
const login = (as: TestSession, body: object = googleBody) =>
  backend.call("thirdLogin", { as, body });

/** Signs in at Google in the session `as`. Returns the query string of Google's redirect to the shop. */
async function comeBack(as: TestSession, { sub } = { sub: GOOGLE.sub as string }) {
  const url = await askIdentity(backend, as, GOOGLE.third_login_type);
  return chooseAccount(backend, url, { sub });
}

it.each([
  ["Google", GOOGLE],
  ["Apple", APPLE],
])(
  "signs in a person who agreed at %s, with a new session id (LG-07, SE-04)",
  async (_name, person) => {
    expect(await proveThirdIdentityOf(backend, visitor, person)).toMatchObject({
      code: CODE.ok,
      data: { third_user_id: person.third_user_id, email: person.email },
    });
    const { envelope, session } = await login(visitor, bodyOf(person));
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { binding_third: expect.arrayContaining([person.third_login_type]) },
    });
    expect(session.sid).not.toBe(visitor.sid);
    expect((await backend.call("profile", { as: session })).status).toBe(200);
    expect((await backend.call("profile", { as: visitor })).status).toBe(401);
  },
);

it("getAppClientConfig offers Google and Apple if the backend uses the sandbox (LG-05, LG-08)", async () => {
  const { envelope } = await backend.call("getAppClientConfig");
  expect(envelope.data.third_login_types).toEqual([LOGIN_TYPE.google, LOGIN_TYPE.apple]);
});

it("asks Google for the scopes openid, email and profile without the client secret in the URL (LG-05)", async () => {
  const url = new URL(await askIdentity(backend, visitor, LOGIN_TYPE.google));
  expect(url.searchParams.get("scope")).toBe("openid email profile");
  expect(url.searchParams.get("redirect_uri")).toBe(
    "http://localhost:3000/api/session/return/google",
  );
  expect([...url.searchParams.keys()]).not.toContain("client_secret");
});

it("an unregistered identity gets code 3 even if a member has the same email address (LG-21)", async () => {
  await backend.db.delete(members);
  await insertMember(backend.db, { email: GOOGLE.email });
  await proveThirdIdentityOf(backend, visitor, GOOGLE);
  expect((await login(visitor)).envelope).toMatchObject({ code: CODE.unregistered, data: null });
  expect(await backend.db.select().from(sessions)).toEqual([]);
});

it("a locked member is told to contact support", async () => {
  await backend.db.update(members).set({ is_locked: 1 }).where(eq(members.id, google.id));
  await proveThirdIdentityOf(backend, visitor, GOOGLE);
  expect((await login(visitor)).envelope.message).toBe("此帳號目前無法使用，請聯繫客服");
});

describe("memberCheck (LG-06)", () => {
  const check = (email: string, as: TestSession) =>
    backend.call("memberCheck", { as, body: { email, source: "google" } });
  const UNVERIFIED = "這個 Google 帳號的電子郵件尚未驗證，請改用其他方式登入";

  it("accepts the email address that Google has verified for this session", async () => {
    await proveThirdIdentityOf(backend, visitor, GOOGLE);
    expect((await check(GOOGLE.email, visitor)).envelope.code).toBe(CODE.ok);
  });

  it("gives the same refusal for a member's email address, an unknown one and one that another session has proved (SE-11)", async () => {
    await insertMember(backend.db, { email: "known@example.com" });
    await proveThirdIdentityOf(backend, backend.asVisitor(), GOOGLE);
    for (const email of ["known@example.com", "unknown@example.com", GOOGLE.email]) {
      expect((await check(email, visitor)).envelope.message).toBe(UNVERIFIED);
    }
  });

  it("refuses an email address that Google has not verified", async () => {
    const back = await comeBack(visitor, { sub: "100000000000000000003" });
    const { envelope } = await prove(String(back), visitor);
    expect((await check(envelope.data.email, visitor)).envelope.message).toBe(UNVERIFIED);
  });
});

describe("a sign-in by Google or Apple is refused (SE-03)", () => {
  afterEach(async () => expect(await backend.db.select().from(sessions)).toEqual([]));

  it.each([
    ["a known identity", googleBody],
    ["only the subject", { ...googleBody, third_user_id: GOOGLE.sub }],
    ["an email address", { ...googleBody, third_user_id: GOOGLE.email }],
    ["a Google identity in Apple's flow", { ...googleBody, third_login_type: LOGIN_TYPE.apple }],
    ["a member code in Google's flow", { ...googleBody, third_user_id: SAMPLE.gid_bar_code }],
    ["a wildcard as the identity", { ...googleBody, third_user_id: "%" }],
  ])("with %s but without a proof", async (_what, body) => {
    expect((await login(visitor, body)).envelope).toEqual(REFUSED);
  });

  it("with a proof that belongs to another session", async () => {
    await proveThirdIdentityOf(backend, backend.asVisitor(), GOOGLE);
    expect((await login(visitor)).envelope).toEqual(REFUSED);
  });

  it.each([
    ["the member with an Apple identity", appleBody],
    ["a Google id sent as an Apple id", { ...googleBody, third_login_type: LOGIN_TYPE.apple }],
    [
      "a Google id sent as an id of the membership service",
      { ...googleBody, third_login_type: LOGIN_TYPE.provider },
    ],
  ])("for %s, with a proof by Google", async (_who, body) => {
    await proveThirdIdentityOf(backend, visitor, GOOGLE);
    expect((await login(visitor, body)).envelope).toEqual(REFUSED);
  });

  it("for a member code in Google's flow with a proof by the membership service", async () => {
    await proveIdentityOf(backend, visitor);
    const body = { ...googleBody, third_user_id: SAMPLE.gid_bar_code };
    expect((await login(visitor, body)).envelope).toEqual(REFUSED);
  });

  it("with a proof that is five minutes old", async () => {
    await proveThirdIdentityOf(backend, visitor, GOOGLE);
    backend.clock.advance(300_000);
    expect((await login(visitor)).envelope).toEqual(REFUSED);
  });

  it("with a code and a missing, empty, repeated or guessed state", async () => {
    const back = await comeBack(visitor);
    const without = new URLSearchParams(back);
    without.delete("state");
    const twice = new URLSearchParams(back);
    twice.append("state", "second");
    const withState = (state: string) => {
      const copy = new URLSearchParams(back);
      copy.set("state", state);
      return copy;
    };
    for (const query of [
      without,
      twice,
      withState(""),
      withState("guess"),
      withState("' or 1=1 --"),
    ]) {
      expect((await prove(String(query), visitor)).envelope).toEqual(REFUSED);
    }
  });

  it("with the return query of another session", async () => {
    const back = await comeBack(backend.asVisitor());
    expect((await prove(String(back), visitor)).envelope).toEqual(REFUSED);
  });

  it("with another session's code and this session's state, because the PKCE verifier does not match", async () => {
    const stolen = (await comeBack(backend.asVisitor())).get("code") ?? "";
    const own = await comeBack(visitor);
    own.set("code", stolen);
    expect((await prove(String(own), visitor)).envelope).toEqual(REFUSED);
    expect((await login(visitor)).envelope).toEqual(REFUSED);
  });

  it.each([
    ["no code", (query: URLSearchParams) => query.delete("code")],
    ["a code that was not issued", (query: URLSearchParams) => query.set("code", "x".repeat(43))],
    ["two codes", (query: URLSearchParams) => query.append("code", "x")],
    [
      "an error together with the code",
      (query: URLSearchParams) => query.set("error", "access_denied"),
    ],
    [
      "the name of another issuer",
      (query: URLSearchParams) => query.set("iss", "https://evil.example"),
    ],
    ["no issuer", (query: URLSearchParams) => query.delete("iss")],
    [
      "an ID token in addition to the code",
      (query: URLSearchParams) => query.set("id_token", "e30.e30."),
    ],
  ])("for a return query with %s", async (_what, spoil) => {
    const back = await comeBack(visitor);
    spoil(back);
    expect((await prove(String(back), visitor)).envelope).toEqual(REFUSED);
    expect((await login(visitor)).envelope).toEqual(REFUSED);
  });

  it("if Google's return query is sent as Apple's return query", async () => {
    const back = String(await comeBack(visitor));
    expect((await prove(back, visitor, APPLE)).envelope).toEqual(REFUSED);
  });

  it("with a return query that was used before, in this session or in another session", async () => {
    const back = String(await comeBack(visitor));
    expect((await prove(back, visitor)).envelope.code).toBe(CODE.ok);
    expect((await prove(back, visitor)).envelope).toEqual(REFUSED);
    expect((await prove(back, backend.asVisitor())).envelope).toEqual(REFUSED);
  });

  it("with a return query of a sign-in that began ten minutes ago", async () => {
    const back = String(await comeBack(visitor));
    backend.clock.advance(600_000);
    expect((await prove(back, visitor)).envelope).toEqual(REFUSED);
  });

  it("for a Google account without an email address, because no address can be verified", async () => {
    const { google: client } = backend.deps.providers.identity;
    if (!client) throw new Error("the sandbox offers Google");
    const back = String(await comeBack(visitor));
    const redeem = client.redeem.bind(client);
    jest.spyOn(client, "redeem").mockImplementationOnce(async (answer) => {
      const result = await redeem(answer);
      return result.ok === true ? { ...result, info: { ...result.info, email: "" } } : result;
    });
    expect((await prove(back, visitor)).envelope).toMatchObject({
      code: CODE.refused,
      reason: "google-email-unverified",
    });
    expect((await login(visitor)).envelope).toEqual(REFUSED);
  });

  it("if Google does not answer when the sign-in begins", async () => {
    const { google: client } = backend.deps.providers.identity;
    if (!client) throw new Error("the sandbox offers Google");
    jest.spyOn(client, "authorizationUrl").mockResolvedValueOnce(null);
    const body = { third_login_type: GOOGLE.third_login_type };
    const { envelope } = await backend.call("thirdAuthUrl", { as: visitor, body });
    expect(envelope).toMatchObject({
      code: CODE.refused,
      message: "Google 暫時沒有回應，請稍後再試",
      reason: "provider-silent",
    });
    expect((await login(visitor)).envelope).toEqual(REFUSED);
  });

  it.each(["5xx", "reset", "hang"])(
    'with a message if Google\'s token endpoint fails with the fault "%s"',
    async (mode) => {
      const back = String(await comeBack(visitor));
      await backend.sandbox.fault({ provider: "google", call: "token", mode });
      const { envelope } = await prove(back, visitor);
      expect(envelope.message).toBe("Google 暫時沒有回應，請稍後再試");
      expect((await login(visitor)).envelope).toEqual(REFUSED);
    },
    15_000,
  );
});

it("one proof allows only one sign-in, even if four calls use the proof at the same time", async () => {
  await proveThirdIdentityOf(backend, visitor, GOOGLE);
  const answers = await Promise.all([1, 2, 3, 4].map(() => login(visitor)));
  const codes = answers.map(({ envelope }) => envelope.code);
  expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1);
  expect(await backend.db.select().from(sessions)).toHaveLength(1);
});

it("writes no Google id, email address, code or session id to the log", async () => {
  const back = await comeBack(visitor);
  await prove(String(back), visitor);
  await login(visitor);
  const text = backend.logged.join("\n");
  for (const secret of [GOOGLE.sub, GOOGLE.email, back.get("code") ?? "", visitor.sid]) {
    expect(text).not.toContain(secret);
  }
});
