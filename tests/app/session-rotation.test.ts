import { sealData, unsealData } from "iron-session";
import { NextRequest } from "next/server";
import { GET as check } from "@/app/api/session/route";
import { SESSION_COOKIE, type SessionData, sessionOptions } from "@/lib/server/session-options";
import { middleware } from "@/middleware";
import { insertMember } from "../factories/member-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { createTestBrowser } from "../setup/test-browser";

const OLD = "old-session-secret-of-at-least-32-characters";
const NEW = "new-session-secret-of-at-least-32-characters";
const NEWEST = "newest-session-secret-of-at-least-32-characters";
const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
const before = process.env.SESSION_SECRET;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  browser = createTestBrowser(backend);
});
afterAll(async () => {
  process.env.SESSION_SECRET = before;
  await backend.close();
});

function configureSecrets(...secrets: string[]) {
  process.env.SESSION_SECRET = secrets.join(",");
}
const cookie = () => browser.jar.get(SESSION_COOKIE) ?? "";
const unseal = async () => unsealData<SessionData>(cookie(), await sessionOptions());

/** Signs a member in and lets the shop seal the session cookie. Returns the backend's session id. */
async function signIn() {
  await browser.enterSession(await backend.asMember(await insertMember(backend.db)));
  await browser.get(check, "/api/session");
  return (await unseal()).backendCookies?.sid;
}

it("a session cookie still opens after two changes of SESSION_SECRET if the older secrets stay configured", async () => {
  configureSecrets(OLD);
  const sid = await signIn();
  configureSecrets(NEW, OLD);
  expect((await unseal()).backendCookies?.sid).toBe(sid);
  configureSecrets(NEWEST, NEW, OLD);
  expect((await unseal()).backendCookies?.sid).toBe(sid);
});

it("the next answer seals the session with the first configured secret, whichever secret sealed it before", async () => {
  for (const [current, older] of [
    [OLD, NEW],
    [NEW, OLD],
  ] as const) {
    configureSecrets(older);
    const sid = await signIn();
    configureSecrets(current, older);
    await browser.get(check, "/api/session");
    configureSecrets(current);
    expect((await unseal()).backendCookies?.sid).toBe(sid);
  }
});

it("a session cookie no longer opens after the secret that sealed it was removed", async () => {
  configureSecrets(OLD);
  await signIn();
  configureSecrets(NEW);
  expect(await unseal()).toEqual({});
});

it("a new session cookie cannot be opened with SESSION_SECRET itself, because the key is derived from the secret", async () => {
  configureSecrets(NEW);
  await signIn();
  const [, id = ""] = cookie().split("*");
  expect(await unsealData(cookie(), { password: { [id]: NEW } })).toEqual({});
});

it("a cookie whose key is the plain secret and that has no key id can be opened as long as the secret is configured", async () => {
  browser.jar.set(
    SESSION_COOKIE,
    await sealData({ backendCookies: { sid: "x" }, member }, { password: OLD }),
  );
  configureSecrets(OLD);
  expect((await unseal()).backendCookies?.sid).toBe("x");
  configureSecrets(NEW, OLD);
  expect((await unseal()).backendCookies?.sid).toBe("x");
  configureSecrets(NEW);
  expect(await unseal()).toEqual({});
});

it("the middleware accepts a session cookie that an older secret sealed", async () => {
  configureSecrets(OLD);
  const sealed = await sealData({ backendCookies: { sid: "x" }, member }, await sessionOptions());
  configureSecrets(NEW, OLD);
  const headers = { cookie: `${SESSION_COOKIE}=${sealed}` };
  const answer = await middleware(new NextRequest("http://localhost:3000/member", { headers }));
  expect(answer.headers.get("location")).toBeNull();
});
