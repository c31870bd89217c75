import { POST as login } from "@/app/api/session/login/route";
import { POST as logout } from "@/app/api/session/logout/route";
import { POST as register } from "@/app/api/session/register/route";
import { GET as check } from "@/app/api/session/route";
import { CODE } from "@/lib/contracts/answer-code";
import { SESSION_COOKIE } from "@/lib/server/session-options";
import { insertAddress, insertMember } from "../../../factories/member-rows";
import { completeProviderReturn } from "../../../setup/complete-provider-return";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";
import { agreeAtProvider, SAMPLE } from "../../../setup/test-login";

/** The fields of the member that a sign-in returns (EN-22). */
const MEMBER_FIELDS = [
  "addressList",
  "business_id",
  "displayName",
  "gid",
  "isLogin",
  "login_id",
  "logintype",
  "m_grade",
  "mexid",
  "mid",
  "phone",
];
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let visitor: TestSession;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
  visitor = backend.asVisitor();
  await browser.enterSession(visitor);
});
afterEach(() => backend.close());

it("login returns the URL of the membership service's page, with the URL of our return page in the query (LG-02, LG-03)", async () => {
  const { envelope } = await browser.post(login, "/api/session/login", {});
  const url = new URL(envelope.data);
  expect(url.pathname).toBe("/op/login");
  expect(url.search).toContain(encodeURIComponent("http://localhost:3000/third/oplogin"));
});

it("signs in a known member and returns the address book and the returnTo path (CN-05, EN-22, LG-14, LG-17, LG-19)", async () => {
  const member = await insertMember(backend.db, {
    gid_bar_code: SAMPLE.gid_bar_code,
    first_name: "小明",
  });
  await insertAddress(backend.db, member, { is_default: 1 });
  browser.jar.set("returnTo", "/checkout");
  const proof = await agreeAtProvider(backend, visitor);
  const before = browser.jar.get(SESSION_COOKIE);
  const { envelope } = await completeProviderReturn(browser, proof);
  expect(envelope.data).toMatchObject({
    member: {
      isLogin: true,
      displayName: "小明",
      addressList: [{ is_default: 1 }],
      gid: SAMPLE.gid_bar_code,
      mexid: member.external_id,
      login_id: String(member.id),
    },
    returnTo: "/checkout",
  });
  expect(Object.keys(envelope.data.member).sort()).toEqual(MEMBER_FIELDS);
  const requests = jest.mocked(globalThis.fetch).mock.calls.map(([url]) => String(url));
  expect(requests).toContainEqual(expect.stringMatching(/\/UserApi\/addressList\?page=1$/));
  expect(browser.jar.get(SESSION_COOKIE)).not.toBe(before);
  expect((await browser.get(check, "/api/session")).envelope).toMatchObject({ code: CODE.ok });
});

it.each(["//evil.example", "https://evil.example/", "/\\evil.example", "/500error"])(
  "replaces the returnTo path '%s' with the intro page (LG-34, RB-03)",
  async (returnTo) => {
    await insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code });
    browser.jar.set("returnTo", returnTo);
    const proof = await agreeAtProvider(backend, visitor);
    expect((await completeProviderReturn(browser, proof)).envelope.data.returnTo).toBe("/");
  },
);

it("accepts a provider's code once, and only with the state of the same sign-in (PV-15)", async () => {
  await insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code });
  const proof = await agreeAtProvider(backend, visitor);
  const other = await completeProviderReturn(browser, { ...proof, state: "someone-else" });
  expect(other.envelope.code).not.toBe(CODE.ok);
  const fresh = await agreeAtProvider(backend, visitor);
  const codes = [];
  for (const body of [fresh, fresh]) {
    await browser.enterSession(visitor);
    codes.push((await completeProviderReturn(browser, body)).envelope.code);
  }
  expect(codes[0]).toBe(CODE.ok);
  expect(codes[1]).not.toBe(CODE.ok);
});

it("asks a person with an unknown identity to register and does not return the person's gid_bar_code (LG-21)", async () => {
  const proof = await agreeAtProvider(backend, visitor);
  const { envelope } = await completeProviderReturn(browser, proof);
  expect(envelope.data).toEqual({ register: 0, phone: SAMPLE.phone });
  expect(JSON.stringify(envelope)).not.toContain(SAMPLE.gid_bar_code);
});

it("refuses a registration without a verified identity in the session (LG-23)", async () => {
  const body = { name: "王小明", email: "", phone: "0912345678" };
  const { envelope } = await browser.post(register, "/api/session/register", body);
  expect(envelope).toMatchObject({ code: CODE.refused, message: "登入已逾時，請重新登入" });
});

it("ends the session at the backend on logout (LG-30)", async () => {
  const session = await backend.asMember(await insertMember(backend.db));
  await browser.enterSession(session);
  expect((await browser.post(logout, "/api/session/logout", {})).envelope.code).toBe(CODE.ok);
  expect((await browser.get(check, "/api/session")).envelope.code).toBe(CODE.loginNeeded);
});

it("refuses a login request that another site sent", async () => {
  const answer = await browser.post(
    login,
    "/api/session/login",
    {},
    { "sec-fetch-site": "cross-site" },
  );
  expect(answer.status).toBe(403);
});

it.each([{}, { id: 7 }])(
  "keeps the mid from the sign-in if the backend's answer to the session check has no external_id: %j (API-52, LG-26)",
  async (ids) => {
    await browser.enterSession(await backend.asMember(await insertMember(backend.db)));
    const names = { gid_bar_code: "/OPX1", last_name: "林", first_name: "企業" };
    const envelopeOfBackend = { code: CODE.ok, data: { ...names, ...ids, code: CODE.ok } };
    jest
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => Response.json(envelopeOfBackend));
    const { envelope } = await browser.get(check, "/api/session");
    expect(envelope.data).toEqual({ mid: "1", displayName: "林企業", m_grade: "", business_id: 0 });
  },
);
