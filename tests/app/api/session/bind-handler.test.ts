import { eq } from "drizzle-orm";
import { POST as bind } from "@/app/api/session/third/bind/route";
import { POST as start } from "@/app/api/session/third/route";
import { members } from "../../../../backend/db/schema/member-tables.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";
import { chooseAccount, GOOGLE, wakeIdentity } from "../../../setup/test-identity";

jest.mock("next/headers", () => ({
  cookies: async () => jest.requireActual("../../../setup/test-browser").cookieStore,
}));

const START = "/api/session/third";
const BIND = "/api/session/third/bind";
const { third_login_type, third_user_id, sub } = GOOGLE;
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let member: MemberRow;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
  member = await insertMember(backend.db);
  await browser.enterAs(await backend.asMember(member));
});
afterEach(() => backend.close());

async function comeBackAsGoogle() {
  await wakeIdentity(backend, third_login_type);
  const { envelope } = await browser.post(start, START, { third_login_type });
  const query = String(await chooseAccount(backend, envelope.data, { sub }));
  return { third_login_type, query };
}

async function boundId() {
  const [row] = await backend.db.select().from(members).where(eq(members.id, member.id));
  return row?.google_user_id;
}

it("what Google proved is bound, and proved again it is taken off (MB-06)", async () => {
  const { envelope } = await browser.post(bind, BIND, await comeBackAsGoogle());
  expect(envelope).toMatchObject({ code: 0, data: null });
  expect(await boundId()).toBe(third_user_id);
  expect((await browser.post(bind, BIND, await comeBackAsGoogle())).envelope.code).toBe(0);
  expect(await boundId()).toBe("");
});

it("an account of another member is refused in the server's words (MB-06)", async () => {
  await insertMember(backend.db, { google_user_id: third_user_id });
  const { envelope } = await browser.post(bind, BIND, await comeBackAsGoogle());
  expect(envelope).toMatchObject({ code: 1, message: "這個帳號已綁定其他會員" });
  expect(await boundId()).toBe("");
});

it("what came back is good once, and only for the session that asked", async () => {
  const body = await comeBackAsGoogle();
  expect((await browser.post(bind, BIND, body)).envelope.code).toBe(0);
  expect((await browser.post(bind, BIND, body)).envelope.code).toBe(1);
  const stolen = await comeBackAsGoogle();
  const other = await insertMember(backend.db);
  await browser.enterAs(await backend.asMember(other));
  expect((await browser.post(bind, BIND, stolen)).envelope.code).toBe(1);
  expect(await boundId()).toBe(third_user_id);
});

it("a visitor binds nothing", async () => {
  await browser.enterAs(backend.asVisitor());
  expect((await browser.post(bind, BIND, await comeBackAsGoogle())).envelope.code).toBe(2);
});

it("is for our own pages only (S6)", async () => {
  const body = { third_login_type, query: "state=a" };
  const answers = await Promise.all([
    browser.post(bind, BIND, body, { "sec-fetch-site": "cross-site" }),
    browser.post(bind, BIND, body, { "x-xsrf-token": "other" }),
    browser.post(bind, BIND, { ...body, third_user_id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 400]);
});
