import { NextRequest } from "next/server";
import { POST } from "@/app/api/notify/[provider]/route";
import { GET } from "@/app/api/pay/payuni/[token]/route";
import { PAY_TYPE } from "@/lib/contracts/codes";
import { openShop } from "../../../backend/modules/checkout/order-shop";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => void createTestBrowser(backend));
afterAll(() => backend.close());

const FORM = "application/x-www-form-urlencoded";
const post = (path: string, body: string, type = FORM) =>
  POST(
    new NextRequest(`http://localhost:3000${path}`, {
      method: "POST",
      body,
      headers: { "content-type": type, "sec-fetch-site": "cross-site", origin: "null" },
    }),
  );

test("passes on a notice that has no session and no token to the backend, and returns the backend's refusal as status 400 and 'FAIL'", async () => {
  const response = await post("/api/notify/payuni", "EncryptInfo=x&HashInfo=y");
  expect([response.status, await response.text()]).toEqual([400, "FAIL"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("if a payer's browser posts PAYUNi's return form, redirects the browser to /third/payunireturn", async () => {
  const response = await post("/api/notify/payuni-return", "EncryptInfo=x");
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("http://localhost:3000/third/payunireturn");
  expect(response.headers.getSetCookie()).toEqual([]);
});

test.each([
  ["JSON", "/api/notify/payuni", "application/json", "{}", 400],
  ["more than 64 KiB", "/api/notify/payuni", FORM, "x".repeat(64 * 1024 + 1), 413],
  ["a path instead of a provider", "/api/notify/..%2fUserApi", FORM, "", 404],
  ["an unknown provider", "/api/notify/nobody", FORM, "", 404],
])("refuses a notice with %s", async (_what, path, type, body, status) => {
  expect((await post(path, body, type)).status).toBe(status);
});

test("answers 502 when the backend does not answer, so that the provider sends its notice again", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("fetch failed"));
  const response = await post("/api/notify/payuni", "EncryptInfo=x&HashInfo=y");
  expect([response.status, await response.text()]).toEqual([502, "FAIL"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(String(error.mock.calls[0])).toContain("payment-webhook: the backend does not answer");
});

test("serves a PAYUNi payment page with a Content-Security-Policy that allows its form", async () => {
  const shop = await openShop(backend);
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni });
  const response = await GET(new NextRequest(envelope.data.payment_url_web));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain(
    "form-action http://localhost:3002;",
  );
  expect(await response.text()).toContain('action="http://localhost:3002/api/upp"');
});

test("redirects a visit to an unknown PAYUNi payment page to the intro page", async () => {
  const response = await GET(new NextRequest("http://localhost:3000/api/pay/payuni/F1.x"));
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    "http://localhost:3000/",
  ]);
});
