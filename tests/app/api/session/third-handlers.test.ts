import { NextRequest } from "next/server";
import { POST as proxy } from "@/app/api/[...call]/route";
import { POST as register } from "@/app/api/session/register/route";
import {
  GET as returnByAddress,
  POST as returnByForm,
} from "@/app/api/session/return/[provider]/route";
import { GET as check } from "@/app/api/session/route";
import { POST as finish } from "@/app/api/session/third/finish/route";
import { POST as start } from "@/app/api/session/third/route";
import { CODE } from "@/lib/contracts/answer-code";
import { SESSION_COOKIE } from "@/lib/server/session-options";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";
import {
  APPLE,
  chooseAccount,
  GOOGLE,
  loadIdentityProvider,
  type SamplePerson,
} from "../../../setup/test-identity";

const START = "/api/session/third";
const FINISH = "/api/session/third/finish";
const RETURN = "http://localhost:3000/api/session/return";
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
  await browser.enterSession(backend.asVisitor());
});
afterEach(() => backend.close());

async function agreeAs({ third_login_type, sub }: SamplePerson) {
  await loadIdentityProvider(backend, third_login_type);
  const { envelope } = await browser.post(start, START, { third_login_type });
  const query = String(await chooseAccount(backend, envelope.data, { sub }));
  return { third_login_type, query };
}

it.each([
  ["Google", GOOGLE, { google_user_id: GOOGLE.third_user_id }],
  ["Apple", APPLE, { apple_user_id: APPLE.third_user_id }],
])(
  "signs in a member by %s with a new session and returns the returnTo path (LG-06, LG-07, LG-19, RO-03)",
  async (_name, person, row) => {
    const { gid_bar_code: gid } = await insertMember(backend.db, { ...row, first_name: "小明" });
    browser.jar.set("returnTo", "/checkout");
    const body = await agreeAs(person);
    const before = browser.jar.get(SESSION_COOKIE);
    const { envelope } = await browser.post(finish, FINISH, body);
    expect(envelope.data).toMatchObject({
      member: { isLogin: true, displayName: "小明", logintype: person.third_login_type, gid },
      returnTo: "/checkout",
    });
    expect(JSON.stringify(envelope)).not.toContain(person.sub);
    expect(browser.jar.get(SESSION_COOKIE)).not.toBe(before);
    expect((await browser.get(check, "/api/session")).envelope.code).toBe(CODE.ok);
  },
);

it("asks a new person to register and returns their name and email but not their Google id (LG-21)", async () => {
  const { envelope } = await browser.post(finish, FINISH, await agreeAs(GOOGLE));
  const { name, email } = GOOGLE;
  expect(envelope.data).toEqual({ register: 1, phone: "", name, email });
  expect(JSON.stringify(envelope)).not.toContain(GOOGLE.sub);
  // The verified identity is in the sealed session, so the registration only lacks the verified phone number.
  const person = { name, email, phone: "0912345678" };
  const refused = await browser.post(register, "/api/session/register", person);
  expect(refused.envelope.message).toBe("請先完成手機驗證");
});

it("refuses a Google account with an unverified email (LG-06, LG-22)", async () => {
  const body = await agreeAs({
    ...GOOGLE,
    sub: "100000000000000000003",
  } as unknown as SamplePerson);
  const { envelope } = await browser.post(finish, FINISH, body);
  expect(envelope.message).toBe("這個 Google 帳號的電子郵件尚未驗證，請改用其他方式登入");
});

it("accepts the provider's answer once", async () => {
  await insertMember(backend.db, { google_user_id: GOOGLE.third_user_id });
  const body = await agreeAs(GOOGLE);
  const visitor = browser.jar.get(SESSION_COOKIE) ?? "";
  const token = browser.jar.get("XSRF-TOKEN") ?? "";
  expect((await browser.post(finish, FINISH, body)).envelope.code).toBe(CODE.ok);
  browser.jar.set(SESSION_COOKIE, visitor);
  browser.jar.set("XSRF-TOKEN", token);
  expect((await browser.post(finish, FINISH, body)).envelope.code).toBe(CODE.refused);
});

it.each([START, FINISH])(
  "%s refuses a request from another origin, a request with a wrong token and a request as text/plain (SE-06)",
  async (path) => {
    const body = { third_login_type: 1, query: "state=a" };
    const route = path === START ? start : finish;
    const answers = await Promise.all([
      browser.post(route, path, body, { "sec-fetch-site": "cross-site" }),
      browser.post(route, path, body, { "sec-fetch-site": "same-site" }),
      browser.post(route, path, body, { "x-xsrf-token": "other" }),
      browser.post(route, path, body, { "content-type": "text/plain" }),
    ]);
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
  },
);

it.each([
  "/api/UserApi/thirdLogin",
  "/api/UserApi/memberCheck",
  "/api/v3/UserApi/modifyThirdUserId",
  "/api/v3/UserApi/getThirdAuthUrl",
  "/api/v3/UserApi/getThirdUserInfo",
])("answers 404 if a page calls %s, because only our handlers may call it", async (path) => {
  expect((await browser.post(proxy, path, {})).status).toBe(404);
});

describe("the routes to which Google and Apple return", () => {
  const postReturn = (init: RequestInit) =>
    returnByForm(
      new NextRequest(`${RETURN}/apple`, {
        method: "POST",
        headers: { "sec-fetch-site": "cross-site", origin: "https://appleid.apple.com" },
        ...(init as { body: URLSearchParams }),
      }),
    );

  it("redirect a browser that posts Apple's form without our cookies to the sign-in page (PV-19)", async () => {
    const answer = await postReturn({ body: new URLSearchParams({ code: "a", state: "b" }) });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/login#third_login_type=4&code=a&state=b");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("redirect a return from Google to the sign-in page with third_login_type=1", async () => {
    const answer = await returnByAddress(new NextRequest(`${RETURN}/google?code=a&state=b`));
    expect(answer.headers.get("location")).toBe("/login#third_login_type=1&code=a&state=b");
  });

  it("refuse unknown providers, bodies that are no form, and large bodies", async () => {
    expect((await returnByAddress(new NextRequest(`${RETURN}/evil?code=a`))).status).toBe(404);
    expect((await postReturn({ body: "{}" })).status).toBe(400);
    const large = new URLSearchParams({ code: "x".repeat(17_000) });
    expect((await postReturn({ body: large })).status).toBe(413);
  });
});
