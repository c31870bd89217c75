import { POST as join } from "@/app/api/join-us/route";
import { CODE } from "@/lib/contracts/answer-code";
import { makeJoinUsBody } from "../../../factories/merchant-applications";
import { PROVIDER_EXAMPLES } from "../../../factories/start-settings";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

const CRM = "https://crm.example";
const SETTINGS: Record<string, string> = { ...PROVIDER_EXAMPLES.CRM, CRM_HOST: CRM };
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  browser = createTestBrowser(backend);
  await browser.enterSession(backend.asVisitor());
  Object.assign(process.env, SETTINGS);
});
afterEach(() => {
  for (const name of Object.keys(SETTINGS)) Reflect.deleteProperty(process.env, name);
});
afterAll(() => backend.close());

const HOUR_MS = 3_600_000;
let clients = 0;
/**
 * Sends an application to a shop whose backend lacks joinUs. The CRM answers with `crm`. Returns the forms that the
 * shop sent to the CRM.
 */
async function send(
  body: object,
  crm: Response | "down" = new Response(""),
  client = nextClient(),
) {
  const forms: URLSearchParams[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!String(input).startsWith(CRM)) return new Response("", { status: 404 });
    forms.push(new URLSearchParams(String(init?.body)));
    if (crm === "down") throw new TypeError("fetch failed");
    return crm;
  });
  const address = { "x-forwarded-for": client };
  const { envelope } = await browser.post(join, "/api/join-us", body, address);
  return { envelope, forms };
}

function nextClient(): string {
  clients += 1;
  return `203.0.113.${clients}`;
}

it("if the backend lacks joinUs, sends the application to the CRM with added fields such as `oid` (API-66, JN-37)", async () => {
  const { envelope, forms } = await send(makeJoinUsBody());
  expect(envelope).toEqual({ code: CODE.ok, message: "", data: null });
  expect(forms).toHaveLength(1);
  expect(Object.fromEntries(forms[0] ?? [])).toMatchObject({
    oid: SETTINGS.CRM_ORG_ID,
    company: "好日子小吃店",
    lead_source: "商家招商",
  });
});

it.each<[string, Response | "down"]>([
  ["does not answer", "down"],
  ["answers HTTP 503", new Response("", { status: 503 })],
  ["refuses the lead", new Response("", { headers: { "Is-Processed": "true Exception:x" } })],
])("answers with a refusal if the CRM %s", async (_what, crm) => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { envelope } = await send(makeJoinUsBody(), crm);
  expect(envelope).toMatchObject({ code: CODE.refused, data: null });
});

it("answers with a refusal and logs the missing setting if no CRM is configured", async () => {
  for (const name of Object.keys(SETTINGS)) Reflect.deleteProperty(process.env, name);
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  expect((await send(makeJoinUsBody())).envelope).toMatchObject({ code: CODE.refused });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("CRM_ORG_ID"));
});

it.each([
  [
    "whose hidden website field is filled in is not sent to the CRM, and the answer is a success (PV-23)",
    { website: "x" },
    0,
  ],
  [
    "that was filled in within two seconds is not sent to the CRM, and the answer is a refusal (PV-23)",
    { filled_seconds: 2 },
    9,
  ],
])("an application %s", async (_what, part, code) => {
  const { envelope, forms } = await send({ ...makeJoinUsBody(), ...part });
  expect([envelope.code, forms]).toEqual([code, []]);
});

it("does not send an application with an invalid tax ID to the CRM", async () => {
  const { envelope, forms } = await send(makeJoinUsBody({ tax_id: "12345678" }));
  expect([envelope.code, forms]).toEqual([1, []]);
});

it("sends at most five applications of a client in an hour (SE-10)", async () => {
  const clock = jest.spyOn(Date, "now");
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  const client = nextClient();
  const codes: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    clock.mockReturnValue(start + n * 2 * 60_000);
    codes.push((await send(makeJoinUsBody(), new Response(""), client)).envelope.code);
  }
  expect(codes).toEqual([...Array(5).fill(CODE.ok), CODE.tooManyTries]);
});
