import { unsealData } from "iron-session";
import { POST as logout } from "@/app/api/session/logout/route";
import { POST as oplogin } from "@/app/api/session/oplogin/route";
import { GET as check } from "@/app/api/session/route";
import { POST as change } from "@/app/api/session/switch/route";
import { SESSION_COOKIE, sessionOptions } from "@/lib/server/session-options";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";
import { appCode, SAMPLE } from "../../../setup/test-login";

jest.mock("next/headers", () => ({
  cookies: async () => jest.requireActual("../../../setup/test-browser").cookieStore,
}));

const OPLOGIN = "/api/session/oplogin";
const SWITCH = "/api/session/switch";
const REFUSED = { code: 1, message: "登入驗證失敗，請重新登入", data: null };
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
});
afterEach(() => backend.close());

const enter = (v: string) => browser.post(oplogin, OPLOGIN, { v });
const whoIsHere = async () => (await browser.get(check, "/api/session")).envelope;
const sample = (first_name = "小明") =>
  insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code, first_name });

const sealedSession = async () =>
  unsealData(browser.jar.get(SESSION_COOKIE) ?? "", await sessionOptions());

/** Signed in already, as somebody the link is not about. */
async function signedInAsOther() {
  const other = await insertMember(backend.db, { first_name: "阿華" });
  await browser.enterAs(await backend.asMember(other));
}

it("a visitor is signed in by v1 at once (LG-15, CK-02)", async () => {
  await sample();
  await browser.enterAs(backend.asVisitor());
  browser.jar.set("returnTo", "/checkout?v3=OPN-1");
  const { envelope } = await enter(await appCode(backend));
  expect(envelope.data).toMatchObject({
    member: { isLogin: true, displayName: "小明" },
    returnTo: "/checkout?v3=OPN-1",
  });
  expect(await whoIsHere()).toMatchObject({ code: 0, data: { displayName: "小明" } });
});

it("the way back never holds a v1, whatever was stored", async () => {
  await sample();
  await browser.enterAs(backend.asVisitor());
  browser.jar.set("returnTo", "/checkout?v1=old&v3=OPN-1");
  const { envelope } = await enter(await appCode(backend));
  expect(envelope.data.returnTo).toBe("/checkout?v3=OPN-1");
});

it("the same member is signed in anew without a question", async () => {
  await browser.enterAs(await backend.asMember(await sample()));
  expect((await enter(await appCode(backend))).envelope.data).toMatchObject({
    member: { displayName: "小明" },
  });
});

it("somebody else is asked first, and stays who they are until they say yes", async () => {
  await sample();
  await signedInAsOther();
  const { envelope } = await enter(await appCode(backend));
  expect(envelope).toMatchObject({ code: 0, data: { ask: SAMPLE.name } });
  expect(JSON.stringify(envelope)).not.toContain(SAMPLE.gid_bar_code);
  expect(await whoIsHere()).toMatchObject({ data: { displayName: "阿華" } });

  const answer = await browser.post(change, SWITCH, { decision: "switch" });
  expect(answer.envelope.data).toMatchObject({ member: { displayName: "小明" } });
  expect(await whoIsHere()).toMatchObject({ data: { displayName: "小明" } });
});

it("yes counts once, and not after five minutes", async () => {
  await sample();
  await signedInAsOther();
  await enter(await appCode(backend));
  backend.clock.advance(301_000);
  expect((await browser.post(change, SWITCH, { decision: "switch" })).envelope).toEqual(REFUSED);
  const again = await browser.post(change, SWITCH, { decision: "switch" });
  expect(again.envelope).toMatchObject({ code: 1, message: "登入已逾時，請重新登入" });
  expect(await whoIsHere()).toMatchObject({ data: { displayName: "阿華" } });
});

it("no changes nothing, and a later yes finds nothing to switch to", async () => {
  await sample();
  await signedInAsOther();
  await enter(await appCode(backend));
  const no = await browser.post(change, SWITCH, { decision: "stay" });
  expect(no.envelope).toEqual({ code: 0, message: "", data: null });
  expect(await sealedSession()).not.toHaveProperty("pendingSwitch");
  const late = await browser.post(change, SWITCH, { decision: "switch" });
  expect(late.envelope).toMatchObject({ code: 1, message: "登入已逾時，請重新登入" });
  expect(await whoIsHere()).toMatchObject({ data: { displayName: "阿華" } });
});

it("logout forgets whom a link has proved", async () => {
  await sample();
  await signedInAsOther();
  await enter(await appCode(backend));
  expect(await sealedSession()).toHaveProperty("pendingSwitch");
  await browser.post(logout, "/api/session/logout", {});
  expect(await sealedSession()).not.toHaveProperty("pendingSwitch");
});

it("yes without a question changes nothing", async () => {
  await sample();
  await signedInAsOther();
  const { envelope } = await browser.post(change, SWITCH, { decision: "switch" });
  expect(envelope).toMatchObject({ code: 1, data: null });
});

it("a yes from another site is refused", async () => {
  await sample();
  await signedInAsOther();
  await enter(await appCode(backend));
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await browser.post(change, SWITCH, { decision: "switch" }, foreign)).status).toBe(403);
  expect(
    (await browser.post(change, SWITCH, { decision: "switch" }, { "x-xsrf-token": "" })).status,
  ).toBe(403);
  expect(await whoIsHere()).toMatchObject({ data: { displayName: "阿華" } });
});

it("who has no account goes on to register (LG-21)", async () => {
  await browser.enterAs(backend.asVisitor());
  const { envelope } = await enter(await appCode(backend));
  expect(envelope.data).toEqual({ register: 0, phone: SAMPLE.phone });
});

it("a code that is spent, forged or old signs nobody in, and nobody out", async () => {
  await sample();
  await browser.enterAs(backend.asVisitor());
  const spent = await appCode(backend);
  await enter(spent);
  await signedInAsOther();
  const forged = `${(await appCode(backend)).slice(0, -1)}x`;
  const old = await appCode(backend);
  backend.clock.advance(61_000);
  for (const v of [spent, forged, old]) expect((await enter(v)).envelope).toEqual(REFUSED);
  expect(await whoIsHere()).toMatchObject({ data: { displayName: "阿華" } });
});
