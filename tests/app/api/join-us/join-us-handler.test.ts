import { POST as proxy } from "@/app/api/[...call]/route";
import { POST as join } from "@/app/api/join-us/route";
import { merchant_leads } from "@/backend/db/schema/merchant-tables";
import { CODE } from "@/lib/contracts/answer-code";
import { makeJoinUsBody } from "../../../factories/merchant-applications";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

const PATH = "/api/join-us";
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  browser = createTestBrowser(backend);
  await browser.enterSession(backend.asVisitor());
  await backend.db.delete(merchant_leads);
  backend.clock.advance(3_600_000);
});
afterAll(() => backend.close());

const from = (ip: string) => ({ "x-forwarded-for": ip });
const send = (body: unknown, headers: Record<string, string> = {}) =>
  browser.post(join, PATH, body, headers);
const leads = () => backend.db.select().from(merchant_leads);

test("stores an application with spaces for line breaks and without invisible characters, and returns only its number (API-66, JN-35, JN-40)", async () => {
  const answer = await send(makeJoinUsBody({ company_name: " 好日子\r\nBcc: x\u202e小吃店 " }));
  const data = { number: expect.stringMatching(/^J[0-9A-F]{12}$/) };
  expect(answer).toEqual({ status: 200, envelope: { code: CODE.ok, message: "", data } });
  expect(await leads()).toMatchObject([{ application: { company_name: "好日子 Bcc: x小吃店" } }]);
});

test.each([
  ["an application with an additional field", { ...makeJoinUsBody(), oid: "00D000000000000" }],
  [
    "an application with a field that only the backend may add for the CRM",
    makeJoinUsBody({ merchant_grade: "AAA+" } as object),
  ],
  ["an application with a district of another city", makeJoinUsBody({ district: "2204" })],
  ["an application without consent", makeJoinUsBody({ consent: false as true })],
  [
    "an application with a name that is too long",
    makeJoinUsBody({ company_name: "店".repeat(41) }),
  ],
  ["an empty object", {}],
  ["a list", []],
  ["a body of 600 kB", makeJoinUsBody({ question: "店".repeat(200_000) })],
])("refuses %s and stores nothing", async (_what, body) => {
  const { status, envelope } = await send(body);
  expect([400, 413]).toContain(status);
  expect(envelope.data).toBeNull();
  expect(await leads()).toEqual([]);
});

test("accepts an application only from our own page with the anti-forgery token, and only through /api/join-us", async () => {
  const forged = { "x-xsrf-token": "a.b" };
  expect((await send(makeJoinUsBody(), forged)).status).toBe(403);
  expect((await send(makeJoinUsBody(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
  const direct = await browser.post(proxy, "/api/v3/MerchantApi/joinUs", makeJoinUsBody());
  const crm = await browser.post(proxy, "/api/servlet/servlet.WebToLead", makeJoinUsBody());
  expect([direct.status, crm.status]).toEqual([404, 404]);
  expect(await leads()).toEqual([]);
});

test("accepts at most five applications an hour from one IP address, even if the client forges x-forwarded-for (SE-10)", async () => {
  const codes = [];
  for (let n = 0; n < 7; n += 1) {
    const body = makeJoinUsBody({ email: `shop${n}@example.com` });
    const { envelope } = await send(body, from(`198.51.100.${n}, 203.0.113.9`));
    codes.push(envelope.code);
  }
  expect(codes).toEqual([...Array(5).fill(CODE.ok), CODE.tooManyTries, CODE.tooManyTries]);
  expect(await leads()).toHaveLength(5);
  expect((await send(makeJoinUsBody(), from("203.0.113.10"))).envelope.code).toBe(CODE.ok);
});
