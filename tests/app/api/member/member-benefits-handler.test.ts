import { unsealData } from "iron-session";
import { GET as benefits } from "@/app/api/member/benefits/route";
import { POST as logOut } from "@/app/api/session/logout/route";
import { GET as session } from "@/app/api/session/route";
import { CODE } from "@/lib/contracts/answer-code";
import { SESSION_COOKIE, type SessionData, sessionOptions } from "@/lib/server/session-options";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  browser = createTestBrowser(backend);
});
afterAll(() => backend.close());

const read = async () => (await browser.get(benefits, "/api/member/benefits")).envelope;
const readSession = async () =>
  unsealData<SessionData>(browser.jar.get(SESSION_COOKIE) ?? "", await sessionOptions());

it("returns only the referral fields and the subscription of the member's record (SB-02, CM-04)", async () => {
  const member = await insertMember(backend.db, { recommend_code: "FUTA22AB" });
  await browser.enterSession(await backend.asMember(member));
  expect((await read()).data).toEqual({
    recommend_code: "FUTA22AB",
    recommend_count: 0,
    subscription_start_time: 0,
    subscription_end_time: 0,
    subscription_status: 0,
  });
});

it("answers a visitor with loginNeeded and no data", async () => {
  await browser.enterSession(backend.asVisitor());
  expect(await read()).toMatchObject({ code: CODE.loginNeeded, data: null });
});

it("keeps the browser's device id in the HttpOnly session cookie after a sign-out (SE-27)", async () => {
  await browser.get(session, "/api/session");
  const { device, backendCookies } = await readSession();
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify([...browser.jar])).not.toContain(device);
  expect(browser.flags.get(SESSION_COOKIE)).toMatchObject({ httpOnly: true });
  expect((await browser.post(logOut, "/api/session/logout", {})).envelope.code).toBe(CODE.ok);
  expect(await readSession()).toMatchObject({ device });
  expect((await readSession()).backendCookies?.sid).not.toBe(backendCookies?.sid);
});
