import { unsealData } from "iron-session";
import { NextRequest } from "next/server";
import { POST as postAppLogin } from "@/app/api/session/app-login/route";
import { POST as logout } from "@/app/api/session/logout/route";
import { GET as check } from "@/app/api/session/route";
import { CODE } from "@/lib/contracts/answer-code";
import { SESSION_COOKIE, sessionOptions } from "@/lib/server/session-options";
import { sessions } from "../../../../backend/db/schema/member-tables.ts";
import { insertMember } from "../../../factories/member-rows";
import { completeProviderReturn } from "../../../setup/complete-provider-return";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";
import { appCode, SAMPLE } from "../../../setup/test-login";

const ANSWER = "/api/session/app-login";
const CONFIRMATION = { ask: { name: "測○一", phone: "0912***001" } };
const EXPIRED = { code: CODE.refused, message: "登入已逾時，請重新登入" };
const REFUSED = {
  code: CODE.refused,
  message: "登入驗證失敗，請重新登入",
  data: null,
  reason: "login-failed",
};
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
});
afterEach(() => backend.close());

const openAppLink = (v: string) => completeProviderReturn(browser, { v });
const readSession = async () => (await browser.get(check, "/api/session")).envelope;
const insertSampleMember = (first_name = "小明") =>
  insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code, first_name });

const sealedSession = async () =>
  unsealData(browser.jar.get(SESSION_COOKIE) ?? "", await sessionOptions());

/** Signs the browser in as another member than the member of the app's link. */
async function signInAsOther() {
  const other = await insertMember(backend.db, { first_name: "阿華" });
  await browser.enterSession(await backend.asMember(other));
}

const decide = (decision: "continue" | "decline", headers = {}) =>
  browser.post(postAppLogin, ANSWER, { decision }, headers);
const sessionCount = async () => (await backend.db.select().from(sessions)).length;

describe("a link of the OPENPOINT app with v1", () => {
  it("asks for a confirmation and signs nobody in, even in a browser that had no cookies before (PV-16)", async () => {
    await insertSampleMember();
    await check(new NextRequest("http://localhost:3000/api/session"));
    const { envelope } = await openAppLink(await appCode(backend));
    expect(envelope).toEqual({ code: CODE.ok, message: "", data: CONFIRMATION });
    expect(await sessionCount()).toBe(0);
    expect(await readSession()).toMatchObject({ code: CODE.loginNeeded, data: null });
    expect(await sealedSession()).not.toHaveProperty("member");
  });

  it("returns only the masked name and phone, and no gid_bar_code", async () => {
    await insertSampleMember();
    await browser.enterSession(backend.asVisitor());
    const text = JSON.stringify((await openAppLink(await appCode(backend))).envelope);
    for (const secret of [SAMPLE.gid_bar_code, SAMPLE.name, SAMPLE.phone]) {
      expect(text).not.toContain(secret);
    }
  });

  it("signs in the member of the link after the confirmation, and returns the returnTo path (LG-15, CK-02)", async () => {
    await insertSampleMember();
    await browser.enterSession(backend.asVisitor());
    browser.jar.set("returnTo", "/checkout?v3=OPN-1");
    await openAppLink(await appCode(backend));
    const { envelope } = await decide("continue");
    expect(envelope.data).toMatchObject({
      member: { isLogin: true, displayName: "小明" },
      returnTo: "/checkout?v3=OPN-1",
    });
    expect(await readSession()).toMatchObject({ code: CODE.ok, data: { displayName: "小明" } });
  });

  it("stores platform and browser for the session list after the confirmation, even if the user agent is very long", async () => {
    await insertSampleMember();
    await browser.enterSession(backend.asVisitor());
    await openAppLink(await appCode(backend));
    await decide("continue", { "user-agent": `Mozilla/5.0 (iPhone) Safari/${"1".repeat(16_000)}` });
    expect(await backend.db.select().from(sessions)).toMatchObject([
      { platform: "iphone", browser: "safari" },
    ]);
  });

  it("removes v1 from the returnTo path", async () => {
    await insertSampleMember();
    await browser.enterSession(backend.asVisitor());
    browser.jar.set("returnTo", "/checkout?v1=old&v3=OPN-1");
    await openAppLink(await appCode(backend));
    expect((await decide("continue")).envelope.data.returnTo).toBe("/checkout?v3=OPN-1");
  });

  it("also asks for a confirmation if the same member is already signed in", async () => {
    await browser.enterSession(await backend.asMember(await insertSampleMember()));
    expect((await openAppLink(await appCode(backend))).envelope.data).toEqual(CONFIRMATION);
    expect(await readSession()).toMatchObject({ data: { displayName: "小明" } });
  });

  it("keeps another member signed in until the confirmation", async () => {
    await insertSampleMember();
    await signInAsOther();
    expect((await openAppLink(await appCode(backend))).envelope.data).toEqual(CONFIRMATION);
    expect(await readSession()).toMatchObject({ data: { displayName: "阿華" } });
    expect((await decide("continue")).envelope.data).toMatchObject({
      member: { displayName: "小明" },
    });
    expect(await readSession()).toMatchObject({ data: { displayName: "小明" } });
    expect(await sessionCount()).toBe(1);
  });

  it("after the confirmation, asks a person without an account to register (LG-21)", async () => {
    await browser.enterSession(backend.asVisitor());
    expect((await openAppLink(await appCode(backend))).envelope.data).toEqual(CONFIRMATION);
    expect((await decide("continue")).envelope.data).toEqual({ register: 0, phone: SAMPLE.phone });
  });
});

describe("the confirmation of an app login", () => {
  beforeEach(async () => {
    await insertSampleMember();
    await signInAsOther();
  });
  afterEach(async () => {
    expect(await readSession()).toMatchObject({ data: { displayName: "阿華" } });
  });

  it("is refused after five minutes, and cannot be repeated", async () => {
    await openAppLink(await appCode(backend));
    backend.clock.advance(301_000);
    expect((await decide("continue")).envelope).toEqual(REFUSED);
    expect((await decide("continue")).envelope).toMatchObject(EXPIRED);
  });

  it("is refused after the person has declined", async () => {
    const before = await sealedSession();
    await openAppLink(await appCode(backend));
    expect((await decide("decline")).envelope).toEqual({ code: CODE.ok, message: "", data: null });
    expect(await sealedSession()).toEqual(before);
    expect((await decide("continue")).envelope).toMatchObject(EXPIRED);
  });

  it("is refused if no link was opened", async () => {
    expect((await decide("continue")).envelope).toMatchObject(EXPIRED);
  });

  it("is refused if it comes from another site or lacks the anti-forgery token", async () => {
    await openAppLink(await appCode(backend));
    expect((await decide("continue", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await decide("continue", { "x-xsrf-token": "" })).status).toBe(403);
  });
});

it("logout removes the pending app login from the session", async () => {
  await insertSampleMember();
  await signInAsOther();
  await openAppLink(await appCode(backend));
  expect(await sealedSession()).toHaveProperty("pendingAppLogin");
  await browser.post(logout, "/api/session/logout", {});
  expect(await sealedSession()).not.toHaveProperty("pendingAppLogin");
});

it("refuses a used, forged or expired code and keeps the current member signed in", async () => {
  await insertSampleMember();
  await browser.enterSession(backend.asVisitor());
  const usedCode = await appCode(backend);
  await openAppLink(usedCode);
  await signInAsOther();
  const forged = `${(await appCode(backend)).slice(0, -1)}x`;
  const old = await appCode(backend);
  backend.clock.advance(61_000);
  for (const v of [usedCode, forged, old]) expect((await openAppLink(v)).envelope).toEqual(REFUSED);
  expect(await readSession()).toMatchObject({ data: { displayName: "阿華" } });
});
