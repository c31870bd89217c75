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

/** Where browsers tell what a policy has kept out: it changes nothing but the log. */
const REPORTS = "/api/csp-report";
/** Where somebody else's site posts on purpose; every other door asks for a page of ours. */
const EXEMPT = [
  REPORTS,
  // icash Pay's callback, PAYUNi's notify and return: sealed by the provider.
  "/api/notify/icash-pay",
  "/api/notify/payuni",
  "/api/notify/payuni-return",
  // Apple's form: it changes nothing, and goes on by a GET.
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

/** Every handler of the storefront that may change something: each with a path that reaches it. */
const doors = routeFiles("app").flatMap((file): [string, string, Route][] => {
  const { GET, POST } = jest.requireActual(`../../../${file}`) as Module;
  const path = file.replace(/^app/, "").replace("/route.ts", "");
  if (path.includes("[...call]")) return POST && GET ? contractRoutes({ GET, POST }) : [];
  const reached = PROVIDERS[path] ?? [path];
  return POST ? reached.map((door) => ["POST", door, POST]) : [];
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
  ["from another site", (token) => ({ ...OURS, ...by(token), "sec-fetch-site": "cross-site" })],
  ["from a sister site", (token) => ({ ...OURS, ...by(token), "sec-fetch-site": "same-site" })],
  ["typed into the address bar", (token) => ({ ...OURS, ...by(token), "sec-fetch-site": "none" })],
  ["from the origin of another", (token) => old(token, "https://evil.example")],
  [
    "from an origin that looks like ours",
    (token) => old(token, "http://localhost:3000.evil.example"),
  ],
  ["from the origin null", (token) => old(token, "null")],
  [
    "with a method in a header",
    (token) => ({
      ...old(token, "https://evil.example"),
      "x-http-method-override": "PUT",
    }),
  ],
];

/** Bodies that a form of another site can send without asking first. */
const FORMS = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

const by = (token: string) => ({ "x-xsrf-token": token });
/** A browser that does not say which site asks. */
const old = (token: string, origin: string) => ({
  "content-type": "application/json",
  ...by(token),
  origin,
});

async function knock([method, path, route]: [string, string, Route], headers: object) {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const request = new NextRequest(`http://localhost:3000${path}`, {
    method,
    headers: { host: "localhost:3000", cookie: cookie.join("; "), ...headers },
    ...(method === "POST" && { body: "{}" }),
  });
  const response = await route(request);
  return { response, isRead: request.bodyUsed };
}

it("there are doors to knock at", () => {
  expect(doors.length).toBeGreaterThanOrEqual(25);
});

describe.each(FORGERIES)("a request %s (SE-06)", (_how, forge) => {
  it("is refused at every door, and its body is not read", async () => {
    const before = await backend.db.select().from(members);
    for (const door of doors.filter(([, path]) => !EXEMPT.includes(path))) {
      const { response, isRead } = await knock(door, forge(session.token));
      // 400 where the query is looked at first, 404 for what only a handler of ours may send.
      const isRefused = [400, 403, 404].includes(response.status);
      expect([door[1], isRefused, isRead]).toEqual([door[1], true, false]);
      expect((await response.json()).data).toBeNull();
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await backend.db.select().from(members)).toEqual(before);
    expect(await backend.db.select().from(sessions)).toHaveLength(1);
  });
});

it.each(FORMS)("a form sent as %s is read nowhere but at the doors of providers", async (type) => {
  const headers = { ...OURS, ...by(session.token), "content-type": type };
  for (const door of doors.filter(([method, path]) => method === "POST" && !hasNoBody(path))) {
    if (EXEMPT.includes(door[1])) continue;
    const { response } = await knock(door, headers);
    expect([door[1], [400, 404].includes(response.status)]).toEqual([door[1], true]);
  }
});

it("the doors of providers are open to their forms, and are all there is", async () => {
  const foreign = {
    "sec-fetch-site": "cross-site",
    origin: "https://evil.example",
    "content-type": "application/x-www-form-urlencoded",
  };
  const open: string[] = [];
  for (const door of doors) {
    // What is heard is answered in the provider's own words, and never in our envelope.
    const { response } = await knock(door, foreign);
    if (!response.headers.get("content-type")?.includes("json")) open.push(door[1]);
  }
  expect(open.sort()).toEqual(EXEMPT.filter((path) => path !== REPORTS));
});

it("after all of that the member is still signed in", async () => {
  expect((await backend.call("profile", { as: session })).status).toBe(200);
});

/** Nothing is read from what is posted here: the token alone lets it through. */
function hasNoBody(path: string): boolean {
  const calls = ["member/delete", "session/login", "session/logout", "session/oplogin"];
  return calls.some((call) => path === `/api/${call}`);
}

function routeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return routeFiles(path);
    return entry.name === "route.ts" ? [path] : [];
  });
}
