import { eq } from "drizzle-orm";
import { POST as login } from "@/app/api/session/login/route";
import { GET as check } from "@/app/api/session/route";
import { POST as bind } from "@/app/api/session/third/bind/route";
import { POST as confirm } from "@/app/api/session/third/confirm/route";
import { POST as start } from "@/app/api/session/third/route";
import { POST as unbind } from "@/app/api/session/third/unbind/route";
import { members } from "../../../../backend/db/schema/member-tables.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { openLink } from "../../../setup/complete-provider-return";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";
import { chooseAccount, GOOGLE, loadIdentityProvider } from "../../../setup/test-identity";
import { agreeAt, SAMPLE } from "../../../setup/test-login";

const START = "/api/session/third";
const BIND = "/api/session/third/bind";
const CONFIRM = "/api/session/third/confirm";
const UNBIND = "/api/session/third/unbind";
const { third_login_type, third_user_id, sub } = GOOGLE;
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let member: MemberRow;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
  member = await insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code });
  await browser.enterSession(await backend.asMember(member));
});
afterEach(() => backend.close());

async function comeBackAsGoogle() {
  await loadIdentityProvider(backend, third_login_type);
  const { envelope } = await browser.post(start, START, { third_login_type });
  const query = String(await chooseAccount(backend, envelope.data, { sub }));
  return { third_login_type, query };
}

async function boundId() {
  const [row] = await backend.db.select().from(members).where(eq(members.id, member.id));
  return row?.google_user_id;
}

/** Confirms the member's identity: signs in again at the membership service in this browser. */
async function confirmAs(gid = SAMPLE.gid_bar_code) {
  const { envelope } = await browser.post(login, "/api/session/login", {});
  const page = String(envelope.data).split("?")[1] ?? "";
  await openLink(browser, await agreeAt(backend, page, gid));
  return (await browser.post(confirm, CONFIRM, { third_login_type: 0, query: "v=1" })).envelope;
}
const bindGoogle = async () => (await browser.post(bind, BIND, await comeBackAsGoogle())).envelope;
const unbindGoogle = async () =>
  (await browser.post(unbind, UNBIND, { third_login_type })).envelope;
const DONE = { code: CODE.ok, message: "", data: null };
const UNCONFIRMED = { code: CODE.refused, message: "請先用目前的登入方式確認身分，再變更登入方式" };

it("binds and unbinds a Google account if the member confirms their identity before each change (MB-06)", async () => {
  expect(await confirmAs()).toEqual(DONE);
  expect(await bindGoogle()).toEqual(DONE);
  expect(await boundId()).toBe(third_user_id);
  await confirmAs();
  expect(await unbindGoogle()).toEqual(DONE);
  expect(await boundId()).toBe("");
});

it("a changed binding ends all other sessions (SE-25)", async () => {
  const other = await backend.asMember(member);
  await confirmAs();
  await bindGoogle();
  const who = (await browser.get(check, "/api/session")).envelope;
  expect(who).toMatchObject({ code: CODE.ok, data: { displayName: member.first_name } });
  expect((await backend.call("profile", { as: other })).status).toBe(401);
});

it("refuses to change a binding without a confirmation, with a confirmation that was used before, and after a confirmation with another account", async () => {
  expect(await bindGoogle()).toMatchObject(UNCONFIRMED);
  expect(await confirmAs("FT00000000002")).toMatchObject({
    code: CODE.refused,
    message: "這個帳號不是您目前綁定的登入方式，請改用已綁定的帳號確認",
  });
  expect(await bindGoogle()).toMatchObject(UNCONFIRMED);
  await confirmAs();
  await bindGoogle();
  expect(await unbindGoogle()).toMatchObject(UNCONFIRMED);
  expect(await boundId()).toBe(third_user_id);
});

it("unbinding an identity that is not bound succeeds", async () => {
  expect(await unbindGoogle()).toEqual(DONE);
  expect(await boundId()).toBe("");
});

it("refuses a Google account that is bound to another member, with the backend's message (MB-06)", async () => {
  await insertMember(backend.db, { google_user_id: third_user_id });
  await confirmAs();
  expect(await bindGoogle()).toMatchObject({
    code: CODE.refused,
    message: "這個帳號已綁定其他會員",
  });
  expect(await boundId()).toBe("");
});

it("accepts the provider's answer once, and only in the session that began the sign-in", async () => {
  const body = await comeBackAsGoogle();
  await confirmAs();
  expect((await browser.post(bind, BIND, body)).envelope.code).toBe(CODE.ok);
  const refused = { code: CODE.refused, message: "登入驗證失敗，請重新登入" };
  // Each refused request follows a new confirmation, so that only the provider's answer can be the reason.
  await confirmAs();
  expect((await browser.post(bind, BIND, body)).envelope).toMatchObject(refused);
  const stolen = await comeBackAsGoogle();
  const gid_bar_code = "FT00000000002";
  const other = await insertMember(backend.db, { gid_bar_code });
  await browser.enterSession(await backend.asMember(other));
  expect(await confirmAs(gid_bar_code)).toEqual(DONE);
  expect((await browser.post(bind, BIND, stolen)).envelope).toMatchObject(refused);
  expect(await boundId()).toBe(third_user_id);
});

it("answers loginNeeded if a visitor tries to confirm an identity, to bind it or to unbind it", async () => {
  await browser.enterSession(backend.asVisitor());
  expect((await browser.post(bind, BIND, await comeBackAsGoogle())).envelope.code).toBe(
    CODE.loginNeeded,
  );
  expect((await confirmAs()).code).toBe(CODE.loginNeeded);
  expect((await unbindGoogle()).code).toBe(CODE.loginNeeded);
});

it.each([
  [bind, BIND, { third_login_type, query: "state=a" }],
  [confirm, CONFIRM, { third_login_type, query: "state=a" }],
  [unbind, UNBIND, { third_login_type }],
])(
  "refuses a request that comes from another site, has a wrong token or contains a third_user_id (SE-06): case %#",
  async (route, path, body) => {
    const answers = await Promise.all([
      browser.post(route, path, body, { "sec-fetch-site": "cross-site" }),
      browser.post(route, path, body, { "x-xsrf-token": "other" }),
      browser.post(route, path, { ...body, third_user_id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 400]);
  },
);
