import { GET as proxy } from "@/app/api/[...call]/route";
import { GET as show } from "@/app/api/pay/card-document/route";
import { CODE } from "@/lib/contracts/answer-code";
import { COURIER_COOKIE } from "@/lib/server/session-options";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

jest.mock("next/headers", () => ({
  cookies: async () => jest.requireActual("../../../setup/test-browser").cookieStore,
}));

const PATH = "/api/pay/card-document";
const PAGE = `<form method="post" action="http://localhost:3002/card"><input name="card_number"></form>`;
const SESSION = "c0a81e55-7d21-4b0e-9f3a-5e1d77aa0192";
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  process.env.CARD_PAGE_ORIGINS = "http://localhost:3002";
  backend = await createTestBackend();
});
beforeEach(async () => {
  browser = createTestBrowser(backend);
  await browser.enterSession(await backend.asMember(await insertMember(backend.db)));
});
afterAll(() => {
  Reflect.deleteProperty(process.env, "CARD_PAGE_ORIGINS");
  return backend.close();
});

/** Makes the backend answer every call with this body. Returns the URLs that the shop requests. */
function answerWith(body: string, headers: Record<string, string> = {}) {
  const urls: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    urls.push(String(input));
    return new Response(body, { headers: { "content-type": "text/html", ...headers } });
  });
  return urls;
}

it("shows the backend's card page with a Content-Security-Policy that sandboxes the page and allows its form (PY-10)", async () => {
  const urls = answerWith(PAGE);
  const response = await browser.visit(show, PATH);
  expect(await response.text()).toBe(PAGE);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("sandbox allow-forms allow-scripts;");
  expect(policy).toContain("form-action 'self' http://localhost:3002;");
  expect(urls).toEqual([expect.stringMatching(/\/PaymentApi\/bindCard$/)]);
});

it("sends the courier session's id if the URL has dining_type=5 (PY-11)", async () => {
  browser.jar.set(COURIER_COOKIE, SESSION);
  const urls = answerWith(PAGE);
  await browser.visit(show, `${PATH}?dining_type=5`);
  expect(urls).toEqual([expect.stringContaining(`session_id=${SESSION}`)]);
});

it.each([
  ["", "/checkout"],
  ["?dining_type=5", "/expressDelivery"],
])(
  "if the backend refuses bindCard, a request with the query %j is redirected to %s",
  async (query, place) => {
    answerWith(JSON.stringify({ code: CODE.tooManyTries, message: "" }), {
      "content-type": "application/json",
    });
    const response = await browser.visit(show, PATH + query);
    expect([response.status, response.headers.get("location")]).toEqual([303, place]);
  },
);

it("refuses a visit by a link on another site, because each visit opens a page at PAYUNi (SE-06)", async () => {
  const urls = answerWith(PAGE);
  const response = await browser.visit((request) => {
    request.headers.set("sec-fetch-site", "cross-site");
    return show(request);
  }, PATH);
  expect([response.status, urls]).toEqual([403, []]);
});

it("if the backend answers with HTML, the proxy returns the HTML as data for bindCard, and answers 502 for cardList", async () => {
  answerWith(PAGE);
  expect((await browser.get(proxy, "/api/PaymentApi/bindCard")).envelope).toMatchObject({
    code: CODE.ok,
    data: PAGE,
  });
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect((await browser.get(proxy, "/api/PaymentApi/cardList")).status).toBe(502);
});
