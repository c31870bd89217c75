import { NextRequest } from "next/server";
import { GET, POST } from "@/app/api/[...call]/route";
import { CODE } from "@/lib/contracts/answer-code";
import { insertStore } from "../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { createTestBrowser } from "../../setup/test-browser";

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
  await browser.enterSession(backend.asVisitor());
});
afterEach(() => backend.close());

const SERVER_TIME = "/api/getServerTime";
const OTP = "/api/UserApi/requestOtpEncrypt";

async function post(body: string, headers: Record<string, string>) {
  const token = browser.jar.get("XSRF-TOKEN") ?? "";
  const request = new NextRequest(`http://localhost:3000${OTP}`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-xsrf-token": token,
      cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`,
      ...headers,
    },
  });
  return POST(request);
}

test("forwards a call of the contract to the backend and returns the backend's envelope (AP-01, AP-09)", async () => {
  const answer = await browser.get(GET, SERVER_TIME);
  expect(answer).toMatchObject({ status: 200, envelope: { code: CODE.ok, message: "" } });
});

test("sets no cookie in a public answer (AP-11)", async () => {
  const store = await insertStore(backend.db);
  const query = `store_id=${store.id}&dining_type=1`;
  const request = new NextRequest(`http://localhost:3000/api/StoreApi/storeDetail?${query}`);
  const response = await GET(request);
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30");
  expect(response.headers.getSetCookie()).toEqual([]);
});

test.each([
  ["for a call that is not in the contract", "/api/UserApi/deleteEverything", 404],
  ["for a call that has its own route handler", "/api/UserApi/refresh", 404],
  ["for a call of another service", "/api/maps/geocode", 404],
  [
    "for sitemapPage, which browsers may not call",
    "/api/v3/StoreApi/sitemapPage?kind=products&from=1",
    404,
  ],
  ["with an id that is not a number", "/api/StoreApi/storeDetail?store_id=abc&dining_type=1", 400],
  ["with an unknown field", "/api/StoreApi/storeDetail?store_id=1&dining_type=1&admin=1", 400],
  ["with an unknown dining type", "/api/StoreApi/storeDetail?store_id=1&dining_type=3", 400],
])("refuses a GET request %s", async (_what, path, status) => {
  expect((await browser.get(GET, path)).status).toBe(status);
});

test.each([
  ["with malformed JSON", "{", {}, 400],
  ["with a form", "phone=0912345678", { "content-type": "application/x-www-form-urlencoded" }, 400],
  ["with JSON of the type text/plain", "{}", { "content-type": "text/plain" }, 400],
  ["with a body of 10 MB", "x".repeat(10 * 1024 * 1024), {}, 413],
  [
    "from another site",
    '{"phone":"0912345678","encrypted":""}',
    { "sec-fetch-site": "cross-site" },
    403,
  ],
  [
    "from another origin of the same site",
    '{"phone":"0912345678","encrypted":""}',
    { "sec-fetch-site": "same-site" },
    403,
  ],
  [
    "without the anti-forgery token",
    '{"phone":"0912345678","encrypted":""}',
    { "x-xsrf-token": "" },
    403,
  ],
  [
    "with an invalid token",
    '{"phone":"0912345678","encrypted":""}',
    { "x-xsrf-token": "a.b" },
    403,
  ],
])("refuses a POST request %s", async (_what, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status);
});

test("answers 429 with Retry-After when the backend refuses a call with 429", async () => {
  const body = JSON.stringify({ phone: "0912345678", encrypted: "" });
  const ask = () => post(body, { "x-forwarded-for": "203.0.113.7" });
  // Ten calls an hour are allowed. The next ninety calls get a refusal in the envelope, and later calls get HTTP 429.
  for (let n = 0; n < 100; n += 1) expect((await ask()).status).toBe(200);
  const { status, headers } = await ask();
  expect([status, headers.get("retry-after")]).toEqual([429, "3600"]);
});

test.each([-1, -2, -3, "-1"])(
  "replaces the code %j of a refusal by 1 and keeps its message, because negative codes stand for failures without an answer (AP-09, ER-06)",
  async (code) => {
    const message = "店家休息中";
    jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ code, message }));
    const answer = await browser.get(GET, SERVER_TIME);
    expect(answer).toMatchObject({ status: 200, envelope: { code: CODE.refused, message } });
  },
);

describe("when the backend does not answer", () => {
  beforeEach(() => {
    jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    jest.spyOn(console, "error").mockImplementation(() => {});
  });

  test("answers 502 for a required call", async () => {
    const answer = await browser.get(GET, SERVER_TIME);
    expect(answer).toMatchObject({ status: 502, envelope: { message: "系統忙碌中，請稍後再試" } });
  });

  test.each([
    "/api/AdvertiseApi/announcement",
    "/api/CampaignApi/list",
    "/api/StoreApi/getOpnCampaign",
  ])("answers 200 with a refusal for an optional call: %s (ER-03, RE-13)", async (path) => {
    const answer = await browser.get(GET, path);
    expect(answer).toMatchObject({ status: 200, envelope: { code: CODE.refused, data: null } });
  });
});
