import { NextRequest } from "next/server";
import { GET as callGet, POST as callPost } from "@/app/api/[...call]/route";
import { GET as geocode } from "@/app/api/address/geocode/route";
import { GET as predict } from "@/app/api/address/predict/route";
import { GET as reverse } from "@/app/api/address/reverse/route";
import { GET as suggest } from "@/app/api/address/suggest/route";
import { POST as openCheckout } from "@/app/api/checkout/open/route";
import { POST as report } from "@/app/api/csp-report/route";
import { GET as image } from "@/app/api/express/images/[name]/route";
import { POST as joinUs } from "@/app/api/join-us/route";
import { POST as notify } from "@/app/api/notify/[provider]/route";
import { GET as events } from "@/app/api/orders/[id]/events/route";
import { GET as cardPage } from "@/app/api/pay/card-page/route";
import { GET as icash } from "@/app/api/pay/icash/route";
import { GET as payuni } from "@/app/api/pay/payuni/[token]/route";
import { POST as appLogin } from "@/app/api/session/app-login/route";
import { POST as oplogin } from "@/app/api/session/oplogin/route";
import { POST as register } from "@/app/api/session/register/route";
import { GET as cameBack, POST as comeBack } from "@/app/api/session/return/[provider]/route";
import { POST as bind } from "@/app/api/session/third/bind/route";
import { POST as confirm } from "@/app/api/session/third/confirm/route";
import { POST as finish } from "@/app/api/session/third/finish/route";
import { POST as third } from "@/app/api/session/third/route";
import { POST as unbind } from "@/app/api/session/third/unbind/route";
import { POST as upload } from "@/app/api/v3/UserApi/uploadImage/route";
import { endpoints } from "@/lib/contracts/endpoints";
import { SESSION_COOKIE } from "@/lib/server/session-options";
import { insertMember } from "../../factories/member-rows";
import { adversarial, leastTime, SHAPES } from "../../setup/adversarial-text";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { createTestBrowser } from "../../setup/test-browser";

jest.mock("next/headers", () => ({
  cookies: async () => jest.requireActual("../../setup/test-browser").cookieStore,
}));
jest.setTimeout(60_000);

const ALLOWED_MS = 20;
const ORIGIN = "http://localhost:3000";
/** The shop server takes 16 KB of headers, and a path of 1,500 characters. */
const HEAD_BYTES = 15_000;
const BODY_BYTES = 60_000;
const JSON_LIMIT = 256 * 1024;

type Route = (request: NextRequest) => Promise<Response>;

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000000" } });
});
beforeEach(async () => {
  browser = createTestBrowser(backend);
  await browser.enterAs(await backend.asMember(await insertMember(backend.db)));
});
afterAll(() => backend.close());

const ownHeaders = () => ({
  host: "localhost:3000",
  "sec-fetch-site": "same-origin",
  "x-xsrf-token": browser.jar.get("XSRF-TOKEN") ?? "",
  cookie: [...browser.jar]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; "),
});

type Sent = { route: Route; path: string; body?: string; headers?: Record<string, string> };

function send({ route, path, body, headers }: Sent): Promise<Response> {
  const request = new NextRequest(`${ORIGIN}${path}`, {
    headers: { ...ownHeaders(), "content-type": "application/json", ...headers },
    ...(body !== undefined && { method: "POST", body }),
  });
  return route(request);
}

/** Compares each attack with the same request with ordinary text; returns those that take too long. */
async function slowOnes(ordinary: Sent, attacked: (text: string) => Sent, length: number) {
  await send(ordinary);
  const base = await leastTime(() => send(ordinary), 1, 5);
  const slow: string[] = [];
  for (const shape of SHAPES) {
    const attack = attacked(adversarial(shape, length).trimEnd());
    const time = await leastTime(() => send(attack), base + ALLOWED_MS);
    if (time >= base + ALLOWED_MS)
      slow.push(`${shape.what}: ${Math.round(time)} ms, not ${Math.round(base)}`);
  }
  return slow;
}

/** As many units of text as an address may have when each takes up to nine bytes in it. */
const QUERY_UNITS = Math.floor(HEAD_BYTES / 9);

it.each<[string, Route, (text: string) => string]>([
  ["suggest, text", suggest, (text) => `/api/address/suggest?input=${text}`],
  ["suggest, number", suggest, (text) => `/api/address/suggest?input=a&lat=${text}&lng=1`],
  ["geocode", geocode, (text) => `/api/address/geocode?text=${text}`],
  ["predict", predict, (text) => `/api/address/predict?input=${text}`],
  ["reverse", reverse, (text) => `/api/address/reverse?lat=${text}&lng=121`],
  ["icash Pay's page", icash, (text) => `/api/pay/icash?qc=${text}`],
  ["the card's page", cardPage, (text) => `/api/pay/card-page?action=${text}`],
  ["PAYUNi's page", payuni, (text) => `/api/pay/payuni/${text.slice(0, 160)}`],
  ["events", events, (text) => `/api/orders/${text.slice(0, 160)}/events`],
  ["an image", image, (text) => `/api/express/images/${text.slice(0, 160)}?session_id=${text}`],
  ["Google's return", cameBack, (text) => `/api/session/return/google?code=${text}&state=${text}`],
  ["a path of the API", callGet, (text) => `/api/${text.slice(0, 160)}`],
  [
    "a search",
    callGet,
    (text) => `/api${endpoints.searchStore.path}?dining_type=1&keyword=${text}`,
  ],
])("%s answers any query as fast as an ordinary one", async (_name, route, path) => {
  const slow = await slowOnes(
    { route, path: path("a") },
    (text) => ({ route, path: path(encodeURIComponent(text)) }),
    QUERY_UNITS,
  );
  expect(slow).toEqual([]);
});

const JSON_ROUTES: [string, Route, string][] = [
  ["a call", callPost, `/api${endpoints.reviewOrder.path}`],
  ["the checkout", openCheckout, "/api/checkout/open"],
  ["the merchant's application", joinUs, "/api/join-us"],
  ["the app's code", oplogin, "/api/session/oplogin"],
  ["the registration", register, "/api/session/register"],
  ["a sign-in", third, "/api/session/third"],
  ["the answer to the app's sign-in", appLogin, "/api/session/app-login"],
  ["the end of a sign-in", finish, "/api/session/third/finish"],
  ["a binding", bind, "/api/session/third/bind"],
  ["the end of a binding", unbind, "/api/session/third/unbind"],
  ["the proof before it", confirm, "/api/session/third/confirm"],
];

it.each(JSON_ROUTES)(
  "%s answers any body as fast as an ordinary one",
  async (_name, route, path) => {
    const body = (text: string) =>
      JSON.stringify({ email: text, phone: text, name: text, v: text, third_user_id: text });
    const slow = await slowOnes(
      { route, path, body: body("a") },
      (text) => ({ route, path, body: body(text.slice(0, BODY_BYTES / 2)) }),
      BODY_BYTES / 2,
    );
    expect(slow).toEqual([]);
  },
);

const FORM = { "content-type": "application/x-www-form-urlencoded" };

it.each<[string, Route, string, Record<string, string>, number]>([
  ["a notice of PAYUNi", notify, "/api/notify/payuni", FORM, BODY_BYTES / 9],
  [
    "a notice of icash Pay",
    notify,
    "/api/notify/icash-pay",
    { ...FORM, "x-icp-signature": "a" },
    BODY_BYTES / 9,
  ],
  ["Apple's return", comeBack, "/api/session/return/apple", FORM, 1_700],
])(
  "%s answers any form as fast as an ordinary one",
  async (_name, route, path, headers, length) => {
    const body = (text: string) =>
      String(
        new URLSearchParams({
          EncryptInfo: text,
          HashInfo: "a",
          EncData: text,
          user: text,
          state: text,
        }),
      ).slice(0, BODY_BYTES);
    const slow = await slowOnes(
      { route, path, body: body("a"), headers },
      (text) => ({ route, path, body: body(text), headers }),
      length,
    );
    expect(slow).toEqual([]);
  },
);

it("a report of the content security policy is read as fast as an ordinary one", async () => {
  const route = report;
  const path = "/api/csp-report";
  const headers = { "content-type": "application/csp-report" };
  const body = (text: string) =>
    JSON.stringify({
      "csp-report": {
        "document-uri": `${ORIGIN}/${text}`,
        "effective-directive": text,
        "blocked-uri": text,
      },
    });
  jest.spyOn(console, "error").mockImplementation();
  const slow = await slowOnes(
    { route, path, body: body("a"), headers },
    (text) => ({ route, path, body: body(text), headers }),
    800,
  );
  expect(slow).toEqual([]);
});

it.each([
  "x-address",
  "x-xsrf-token",
  "x-forwarded-for",
  "idempotency-key",
  "origin",
  "sec-fetch-site",
  "content-type",
  "user-agent",
  "referer",
  SESSION_COOKIE,
  "XSRF-TOKEN",
])("the header or cookie %s is read as fast as an ordinary one", async (name) => {
  const isCookie = [SESSION_COOKIE, "XSRF-TOKEN"].includes(name);
  const before = browser.jar.get(name) ?? "";
  for (const sent of [
    { route: callGet, path: `/api${endpoints.refresh.path}` },
    { route: callPost, path: `/api${endpoints.outLogin.path}`, body: "{}" },
  ]) {
    const attacked = (text: string) => {
      const value = encodeURIComponent(text).slice(0, HEAD_BYTES);
      if (isCookie) browser.jar.set(name, value);
      return isCookie ? sent : { ...sent, headers: { [name]: value } };
    };
    expect(await slowOnes(sent, attacked, HEAD_BYTES)).toEqual([]);
    browser.jar.set(isCookie ? name : "unused", before);
  }
});

describe.each([...JSON_ROUTES, ["an upload", upload, "/api/v3/UserApi/uploadImage"] as const])(
  "the body of %s",
  (name, route, path) => {
    /** What the handler answers, and whether it asked for the body. */
    async function answer(headers: Record<string, string>) {
      const seen = { isRead: false };
      const body = new ReadableStream(
        {
          pull(controller) {
            seen.isRead = true;
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const type = name === "an upload" ? "multipart/form-data; boundary=x" : "application/json";
      const request = new NextRequest(`${ORIGIN}${path}`, {
        method: "POST",
        headers: { ...ownHeaders(), "content-type": type, ...headers },
        body,
        duplex: "half",
      });
      const { status } = await route(request);
      return { status, ...seen };
    }

    it("is not read without the anti-forgery token (S6)", async () => {
      expect(await answer({ "x-xsrf-token": "a.b" })).toEqual({ status: 403, isRead: false });
    });

    it("is not read without a session", async () => {
      browser.jar.delete(SESSION_COOKIE);
      expect(await answer({})).toEqual({ status: 403, isRead: false });
    });

    it("is not read when it announces too much", async () => {
      const limit = name === "an upload" ? 10 * 1024 * 1024 : JSON_LIMIT;
      const headers = { "content-length": String(limit + 1) };
      expect(await answer(headers)).toEqual({ status: 413, isRead: false });
    });
  },
);
