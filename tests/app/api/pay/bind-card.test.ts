import { GET } from "@/app/api/[...call]/route";
import { GET as checkPage } from "@/app/api/pay/card-page/route";
import { CODE } from "@/lib/contracts/answer-code";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

const PATH = "/api/PaymentApi/bindCard";
const SESSION_ID = "abcdefghijklmnopqrstuA";
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  browser = createTestBrowser(backend);
});
afterAll(() => backend.close());

async function enter() {
  await browser.enterSession(await backend.asMember(await insertMember(backend.db)));
}

it("gives a member a card page whose form posts to an allowed URL (PY-10)", async () => {
  process.env.CARD_PAGE_ORIGINS = "http://localhost:3002";
  await enter();
  const { status, envelope } = await browser.get(GET, PATH);
  expect([status, envelope.code]).toEqual([200, CODE.ok]);
  const action = /<form method="post" action="([^"]+)"/.exec(envelope.data)?.[1] ?? "";
  const check = `/api/pay/card-page?${new URLSearchParams({ action })}`;
  expect((await browser.get(checkPage, check)).envelope.data).toBe(action);
});

it("returns the card page for the session_id of a courier session, without a login (PY-11)", async () => {
  const boss = await insertMember(backend.db, { business_id: 7 });
  const as = await backend.asMember(boss);
  const { session_id } = (await backend.call("openExpressSession", { as })).envelope.data;
  await browser.enterSession(backend.asVisitor());
  const { envelope } = await browser.get(GET, `${PATH}?session_id=${session_id}`);
  expect([envelope.code, envelope.data.includes("<form")]).toEqual([CODE.ok, true]);
});

it("refuses an unknown session_id even if a member is signed in", async () => {
  await enter();
  const { envelope } = await browser.get(GET, `${PATH}?session_id=${SESSION_ID}`);
  expect([envelope.code, envelope.message]).toEqual([CODE.refused, "連線已失效，請重新進入"]);
});

it("refuses a call without the anti-forgery token, because each call opens a page at PAYUNi (SE-06)", async () => {
  await enter();
  browser.jar.delete("XSRF-TOKEN");
  expect((await browser.get(GET, PATH)).status).toBe(403);
});

it("refuses the sixth card page within ten minutes with a message, and returns a page again later", async () => {
  await enter();
  for (let page = 0; page < 5; page += 1) await browser.get(GET, PATH);
  backend.clock.advance(599_000);
  const { status, envelope } = await browser.get(GET, PATH);
  expect([status, envelope.code]).toEqual([200, CODE.tooManyTries]);
  expect(envelope.message).toBe("操作太頻繁，請稍後再試");
  backend.clock.advance(600_000);
  expect((await browser.get(GET, PATH)).envelope.code).toBe(CODE.ok);
});
