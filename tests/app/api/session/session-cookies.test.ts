import { sealData, unsealData } from "iron-session";
import { GET as proxy } from "@/app/api/[...call]/route";
import { POST as logout } from "@/app/api/session/logout/route";
import { GET as checkSession } from "@/app/api/session/route";
import { login_attempts, members, sessions } from "@/backend/db/schema/member-tables";
import { CODE } from "@/lib/contracts/answer-code";
import { BACKEND_COOKIES_LENGTH_MAX } from "@/lib/server/backend-cookies";
import { SESSION_COOKIE, type SessionData, sessionOptions } from "@/lib/server/session-options";
import { insertMember } from "../../../factories/member-rows";
import { completeProviderReturn } from "../../../setup/complete-provider-return";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { cookieStore, createTestBrowser, sealSession } from "../../../setup/test-browser";
import { agreeAtProvider, SAMPLE } from "../../../setup/test-login";

const PROFILE = "/api/v3/UserApi/profile";
const DAY_MS = 86_400_000;
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let visitor: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  for (const table of [sessions, login_attempts, members]) await backend.db.delete(table);
  browser = createTestBrowser(backend);
  visitor = backend.asVisitor();
  await browser.enterSession(visitor);
});
afterAll(() => backend.close());

const sessionCookie = () => browser.jar.get(SESSION_COOKIE) ?? "";
const unseal = async (cookie = sessionCookie()) =>
  unsealData<SessionData>(cookie, await sessionOptions());
const mayRead = async () => (await browser.get(proxy, PROFILE)).envelope.code === CODE.ok;

async function signIn(name = "小明") {
  await insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code, first_name: name });
  const answer = await completeProviderReturn(browser, await agreeAtProvider(backend, visitor));
  expect(answer.envelope.code).toBe(CODE.ok);
  return answer;
}

describe("the cookies (SE-05)", () => {
  it("hide the sealed session from scripts, while scripts can read the anti-forgery token", async () => {
    browser.jar.clear();
    await browser.get(checkSession, "/api/session");
    expect(browser.flags.get(SESSION_COOKIE)).toMatchObject({
      httpOnly: true,
      sameSite: "lax",
      path: "/",
    });
    const token = browser.flags.get("XSRF-TOKEN");
    expect(token).toMatchObject({ sameSite: "lax", path: "/" });
    expect(token).not.toHaveProperty("httpOnly", true);
    const { sid = "" } = (await unseal()).backendCookies ?? {};
    expect(Buffer.from(sid, "base64url")).toHaveLength(32);
    expect(sessionCookie()).not.toContain(sid);
  });

  it("are Secure and have the __Host- prefix if the shop uses https (AP-03)", async () => {
    process.env.APP_ORIGIN = "https://futao.example";
    await jest.isolateModulesAsync(async () => {
      const { GET } = await import("@/app/api/session/route");
      const setup = await import("../../../setup/test-browser");
      const { flags, get } = setup.createTestBrowser(backend);
      await get(GET, "/api/session");
      expect([...flags.keys()].sort()).toEqual(["__Host-XSRF-TOKEN", "__Host-futao"]);
      expect(flags.get("__Host-futao")).toMatchObject({ httpOnly: true });
      for (const flag of flags.values()) {
        expect(flag).toMatchObject({ secure: true, sameSite: "lax", path: "/" });
        expect(flag).not.toHaveProperty("domain");
      }
    });
    delete process.env.APP_ORIGIN;
  });

  it("hide the session id from scripts: neither the anti-forgery token nor the sign-in answer contains it", async () => {
    const { envelope } = await signIn();
    const { sid = "none" } = (await unseal()).backendCookies ?? {};
    expect(JSON.stringify(envelope)).not.toContain(sid);
    expect(browser.jar.get("XSRF-TOKEN")).not.toContain(sid);
  });
});

it("the session cookie is smaller than 4,096 bytes even if all its fields have their maximum length (SE-05)", async () => {
  const longName = "王".repeat(40);
  const session: SessionData = {
    backendCookies: { sid: "A".repeat(BACKEND_COOKIES_LENGTH_MAX - "sid=".length) },
    csrfToken: "A".repeat(22),
    device: "A".repeat(22),
    member: {
      mid: "9".repeat(64),
      displayName: longName + longName,
      m_grade: "金".repeat(20),
      business_id: 9999,
    },
    signInBegun: Date.now(),
    signInCode: { v: "A".repeat(200), state: "A".repeat(200), isOwn: true },
    pendingIdentity: { third_login_type: 4, third_user_id: "a".repeat(300) },
    pendingAppLogin: { gid_bar_code: "A".repeat(20), phone: "0912345678" },
  };
  const cookie = `${SESSION_COOKIE}=${await sealData(session, await sessionOptions())}`;
  expect(cookie.length).toBeLessThan(4096);
});

it("sends the backend's anti-forgery token unchanged if it contains a percent sign", async () => {
  const session = { ...(await unseal()), backendCookies: { "XSRF-TOKEN": "100%" } };
  browser.jar.set(SESSION_COOKIE, await sealData(session, await sessionOptions()));
  const sent = jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    return Response.json({ code: CODE.loginNeeded, message: "", data: null });
  });
  expect((await browser.get(checkSession, "/api/session")).status).toBe(200);
  expect(new Headers(sent.mock.lastCall?.[1]?.headers).get("x-xsrf-token")).toBe("100%");
});

describe("a member with very long names", () => {
  it("passes the session check, and the session cookie contains at least the beginning of the name", async () => {
    const name = "王".repeat(2_000);
    const answer = { external_id: name, last_name: name, member_grade: { name } };
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
      return Response.json({ code: CODE.ok, message: "", data: answer });
    });
    expect((await browser.get(checkSession, "/api/session")).status).toBe(200);
    expect((await unseal()).member?.displayName).toMatch(/^王+$/);
  });
});

describe("two calls at the same time", () => {
  it("do not undo a sign-in: a visitor's session check that ends after the sign-in does not set the session cookie", async () => {
    const before = await sealSession(visitor, {});
    browser.jar.set(SESSION_COOKIE, before);
    await signIn();
    browser.jar.set(SESSION_COOKIE, before);
    const set = jest.spyOn(cookieStore, "set");
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
      return Response.json({ code: CODE.loginNeeded, message: "", data: null }, { status: 401 });
    });
    await browser.get(checkSession, "/api/session");
    expect(set.mock.calls.map(([name]) => name)).not.toContain(SESSION_COOKIE);
  });
});

it("sets no cookie for a call that is sent before the session check", async () => {
  browser.jar.clear();
  await browser.get(proxy, "/api/v3/WebApi/cart_type");
  expect([...browser.jar.keys()]).toEqual([]);
});

describe("session fixation and rotation (SE-04):", () => {
  it("a session cookie from before the login is invalid after the login", async () => {
    const planted = sessionCookie();
    await signIn();
    expect((await unseal()).backendCookies?.sid).not.toBe(visitor.sid);
    expect(await mayRead()).toBe(true);
    browser.jar.set(SESSION_COOKIE, planted);
    expect(await mayRead()).toBe(false);
    expect((await browser.get(checkSession, "/api/session")).envelope.code).toBe(CODE.loginNeeded);
  });

  it("a login to another account creates a new session id and ends the first session", async () => {
    await browser.enterSession(await backend.asMember(await insertMember(backend.db)));
    const first = sessionCookie();
    visitor = {
      sid: (await unseal()).backendCookies?.sid ?? "",
      token: browser.jar.get("XSRF-TOKEN") ?? "",
    };
    await signIn();
    expect((await unseal()).backendCookies?.sid).not.toBe(visitor.sid);
    browser.jar.set(SESSION_COOKIE, first);
    expect(await mayRead()).toBe(false);
  });

  it("a session cookie and token from before the logout are invalid after the logout", async () => {
    await signIn();
    const copied = [sessionCookie(), browser.jar.get("XSRF-TOKEN") ?? ""] as const;
    await browser.post(logout, "/api/session/logout", {});
    expect((await unseal()).member).toBeUndefined();
    browser.jar.set(SESSION_COOKIE, copied[0]);
    browser.jar.set("XSRF-TOKEN", copied[1]);
    expect(await mayRead()).toBe(false);
    // The copied cookie still contains the member. The session check must remove the member from the cookie, because
    // the middleware reads only the cookie to decide whether a member is signed in.
    await browser.get(checkSession, "/api/session");
    expect((await unseal()).member).toBeUndefined();
  });

  it("the browser has a new session id after the logout", async () => {
    await signIn();
    const sid = (await unseal()).backendCookies?.sid;
    await browser.post(logout, "/api/session/logout", {});
    expect((await unseal()).backendCookies?.sid).not.toBe(sid);
  });

  it.each([
    ["seven days without a visit", [7]],
    ["thirty days, however often the member visits the shop", [6, 6, 6, 6, 6]],
  ])("a session ends after %s", async (_how, pauses) => {
    await signIn();
    for (const [at, days] of pauses.entries()) {
      backend.clock.advance(days * DAY_MS);
      expect(await mayRead()).toBe(at < pauses.length - 1);
    }
  });
});

describe("the cookie returnTo (RB-02, LG-19)", () => {
  it("is deleted when a sign-in has used it", async () => {
    browser.jar.set("returnTo", "/checkout");
    const { envelope } = await signIn();
    expect(envelope.data.returnTo).toBe("/checkout");
    expect(browser.jar.has("returnTo")).toBe(false);
  });

  it("stays after a failed login", async () => {
    browser.jar.set("returnTo", "/checkout");
    const body = { v: "A".repeat(43), state: "none" };
    await completeProviderReturn(browser, body);
    expect(browser.jar.get("returnTo")).toBe("/checkout");
  });

  it("stays while a new person still has to register", async () => {
    browser.jar.set("returnTo", "/checkout");
    const proof = await agreeAtProvider(backend, visitor);
    const { envelope } = await completeProviderReturn(browser, proof);
    expect(envelope.data).toHaveProperty("register", 0);
    expect(browser.jar.get("returnTo")).toBe("/checkout");
  });
});
