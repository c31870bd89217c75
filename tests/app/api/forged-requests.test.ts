import { readdirSync } from "node:fs";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { members, sessions } from "@/backend/db/schema/member-tables";
import { type Endpoint, endpoints } from "@/lib/contracts/endpoints";
import { SESSION_COOKIE } from "@/lib/server/session-options";
import { insertMember } from "../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../setup/in-process-backend";
import { createTestBrowser, sealSession } from "../../setup/test-browser";

type Route = (request: NextRequest) => Promise<Response>;
type Module = { GET?: Route; POST?: Route };

/** Browsers report violations of the Content-Security-Policy to this route. The route only writes log lines. */
const REPORTS = "/api/csp-report";
/** Routes to which other sites may post. Every other route only accepts requests from our own pages. */
const EXEMPT = [
  REPORTS,
  // The notices of icash Pay and PAYUNi and the payment return of PAYUNi are sealed by the provider.
  "/api/notify/icash-pay",
  "/api/notify/payuni",
  "/api/notify/payuni-return",
  // Apple posts a form to this route. The route changes nothing and redirects to a GET request.
  "/api/session/return/apple",
];

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let session: TestSession;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000" } });
  session = await backend.asMember(await insertMember(backend.db));
});
beforeEach(async () => {
  browser = createTestBrowser(backend);
  const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
  browser.jar.set(SESSION_COOKIE, await sealSession(session, { member }));
  browser.jar.set("XSRF-TOKEN", session.token);
});
afterAll(() => backend.close());

const PROVIDERS: Record<string, string[]> = {
  "/api/notify/[provider]": ["icash-pay", "line-pay", "payuni", "payuni-return"].map(
    (name) => `/api/notify/${name}`,
  ),
  "/api/session/return/[provider]": ["apple", "google", "op"].map(
    (name) => `/api/session/return/${name}`,
  ),
};
const QUERIES: Record<string, string> = {
  [endpoints.getLinePayConfirm.path]: "?transactionId=2026112100000000001&amount=100",
  [endpoints.payResult.path]: "?number=F26112112345678-1",
};

/** Method, path and handler of every POST route of the shop, and of every call that changes something by GET. */
const routes = routeFiles("app").flatMap((file): [string, string, Route][] => {
  const { GET, POST } = jest.requireActual(`../../../${file}`) as Module;
  const path = file.replace(/^app/, "").replace("/route.ts", "");
  if (path.includes("[...call]")) return POST && GET ? contractRoutes({ GET, POST }) : [];
  const reached = PROVIDERS[path] ?? [path];
  return POST ? reached.map((route) => ["POST", route, POST]) : [];
});

function contractRoutes({ GET, POST }: Required<Module>) {
  return Object.values(endpoints as Record<string, Endpoint>)
    .filter((row) => ["main", "opn"].includes(row.client))
    .filter((row) => row.method === "POST" || row.cache === "mutation")
    .map((row): [string, string, Route] => [
      row.method,
      `/api${row.path}${row.method === "GET" ? (QUERIES[row.path] ?? "") : ""}`,
      row.method === "POST" ? POST : GET,
    ]);
}

const OURS = { "sec-fetch-site": "same-origin", "content-type": "application/json" };

const FORGERIES: [string, (token: string) => Record<string, string>][] = [
  ["without a token", () => ({ ...OURS })],
  ["with an empty token", () => ({ ...OURS, "x-xsrf-token": "" })],
  ["with a token that is not the cookie's", () => ({ ...OURS, "x-xsrf-token": "a.b" })],
  [
    "from another site",
    (token) => ({ ...OURS, ...tokenHeader(token), "sec-fetch-site": "cross-site" }),
  ],
  [
    "from another origin of the same site",
    (token) => ({ ...OURS, ...tokenHeader(token), "sec-fetch-site": "same-site" }),
  ],
  [
    "typed into the address bar",
    (token) => ({ ...OURS, ...tokenHeader(token), "sec-fetch-site": "none" }),
  ],
  ["from another origin", (token) => oldBrowserHeaders(token, "https://evil.example")],
  [
    "from an origin that looks like ours",
    (token) => oldBrowserHeaders(token, "http://localhost:3000.evil.example"),
  ],
  ["from the origin null", (token) => oldBrowserHeaders(token, "null")],
  [
    "from another origin with x-http-method-override",
    (token) => ({
      ...oldBrowserHeaders(token, "https://evil.example"),
      "x-http-method-override": "PUT",
    }),
  ],
];

/** The content types that a form of another site can send without a CORS preflight request. */
const FORMS = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

const tokenHeader = (token: string) => ({ "x-xsrf-token": token });
/** The headers of an old browser, which sends Origin but no Sec-Fetch-Site. */
const oldBrowserHeaders = (token: string, origin: string) => ({
  "content-type": "application/json",
  ...tokenHeader(token),
  origin,
});

async function send([method, path, route]: [string, string, Route], headers: object) {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const request = new NextRequest(`http://localhost:3000${path}`, {
    method,
    headers: { host: "localhost:3000", cookie: cookie.join("; "), ...headers },
    ...(method === "POST" && { body: "{}" }),
  });
  const response = await route(request);
  return { response, isRead: request.bodyUsed };
}

it("the list `routes` has at least 25 entries", () => {
  expect(routes.length).toBeGreaterThanOrEqual(25);
});

describe.each(FORGERIES)("a request %s (SE-06)", (_how, forge) => {
  it("is refused by every route except those for providers and CSP reports, and its body is not read", async () => {
    const before = await backend.db.select().from(members);
    for (const route of routes.filter(([, path]) => !EXEMPT.includes(path))) {
      const { response, isRead } = await send(route, forge(session.token));
      // A route that checks the query before the token answers 400. A call that browsers may not send at all gets 404.
      const isRefused = [400, 403, 404].includes(response.status);
      expect([route[1], isRefused, isRead]).toEqual([route[1], true, false]);
      expect((await response.json()).data).toBeNull();
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await backend.db.select().from(members)).toEqual(before);
    expect(await backend.db.select().from(sessions)).toHaveLength(1);
  });
});

it.each(FORMS)(
  "every route for JSON refuses a body of type %s and does not read it",
  async (type) => {
    const headers = { ...OURS, ...tokenHeader(session.token), "content-type": type };
    for (const route of routes.filter(([method, path]) => method === "POST" && readsJson(path))) {
      if (EXEMPT.includes(route[1])) continue;
      const { response, isRead } = await send(route, headers);
      const isRefused = [400, 404].includes(response.status);
      expect([route[1], isRefused, isRead]).toEqual([route[1], true, false]);
    }
  },
);

it("only the routes of the providers accept a form that another site sent", async () => {
  const foreign = {
    "sec-fetch-site": "cross-site",
    origin: "https://evil.example",
    "content-type": "application/x-www-form-urlencoded",
  };
  const open: string[] = [];
  for (const route of routes) {
    // An accepted form is answered in the provider's format. Only a refusal is a JSON envelope.
    const { response } = await send(route, foreign);
    if (!response.headers.get("content-type")?.includes("json")) open.push(route[1]);
  }
  expect(open.sort()).toEqual(EXEMPT.filter((path) => path !== REPORTS));
});

it("the member is still signed in after all forged requests", async () => {
  expect((await backend.call("profile", { as: session })).status).toBe(200);
});

/**
 * False for the routes that read a form, and for the routes that read no body. The latter accept any content type if
 * the token is valid.
 */
function readsJson(path: string): boolean {
  const forms = ["notify/line-pay", "v3/OrderApi/uploadHelpPhoto", "v3/UserApi/uploadImage"];
  const calls = ["member/delete", "session/login", "session/logout", "session/oplogin"];
  return ![...forms, ...calls].some((call) => path === `/api/${call}`);
}

function routeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return routeFiles(path);
    return entry.name === "route.ts" ? [path] : [];
  });
}
