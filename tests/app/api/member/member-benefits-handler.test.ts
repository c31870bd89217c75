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

it("returns the member's code and subscription and nothing else of the record (SB-02, CM-04)", async () => {
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

it("returns nothing to a visitor", async () => {
  await browser.enterSession(backend.asVisitor());
  expect(await read()).toMatchObject({ code: CODE.loginNeeded, data: null });
});

it("a browser keeps its id through sign-in and sign-out, and scripts cannot read it (SE-27)", async () => {
  await browser.get(session, "/api/session");
  const { device, backendCookies } = await readSession();
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify([...browser.jar])).not.toContain(device);
  expect(browser.flags.get(SESSION_COOKIE)).toMatchObject({ httpOnly: true });
  expect((await browser.post(logOut, "/api/session/logout", {})).envelope.code).toBe(CODE.ok);
  expect(await readSession()).toMatchObject({ device });
  expect((await readSession()).backendCookies?.sid).not.toBe(backendCookies?.sid);
});
