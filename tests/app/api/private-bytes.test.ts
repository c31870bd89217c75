import { sealData } from "iron-session";
import { NextRequest } from "next/server";
import { GET } from "@/app/api/[...call]/route";
import { POST as openCheckout } from "@/app/api/checkout/open/route";
import { GET as memberPage } from "@/app/api/member/route";
import { GET as events } from "@/app/api/orders/[id]/events/route";
import { GET as check } from "@/app/api/session/route";
import { sessions } from "@/backend/db/schema/member-tables";
import { CODE } from "@/lib/contracts/answer-code";
import { endpoints } from "@/lib/contracts/endpoints";
import { SESSION_COOKIE, sessionOptions } from "@/lib/server/session-options";
import { giveCoupon } from "../../factories/benefit-rows";
import { insertAddress, insertCard, insertMember } from "../../factories/member-rows";
import { makePreOrderBody } from "../../factories/order-requests";
import { insertOrder } from "../../factories/order-rows";
import { insertFood, insertStore } from "../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../setup/in-process-backend";
import { createTestBrowser } from "../../setup/test-browser";

/** Values of the member's data that no other person may get. */
const PRIVATE = [
  "機密者",
  "0955123987",
  "secret@example.com",
  "祕密路",
  "SECRET1",
  "F26112100000777",
];
const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
const COUPONS = "page=1&type=1";
const SUBREQUEST = "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware";

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let order_id: number;
let store_id: number;
let own: TestSession;
let idle: TestSession;
let sids: Record<"own" | "other" | "idle" | "loggedOut", string>;

beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000" } });
  const { db } = backend;
  const ming = await insertMember(db, {
    first_name: "機密者",
    phone: "0955123987",
    email: "secret@example.com",
  });
  const store = await insertStore(db);
  await insertAddress(db, ming, { street: "祕密路1號", address: "台北市信義區祕密路1號" });
  await insertCard(db, ming);
  await giveCoupon(db, ming, { code: "SECRET1" });
  store_id = store.id;
  const order = { member_id: ming.id, store_id, street: "祕密路1號" };
  order_id = (await insertOrder(db, { ...order, order_no: "F26112100000777" })).id;
  idle = await backend.asMember(ming);
  await db.update(sessions).set({ last_seen_time: 1 });
  const loggedOut = await backend.asMember(ming);
  await backend.call("outLogin", { as: loggedOut });
  own = await backend.asMember(ming);
  sids = {
    own: own.sid,
    other: (await backend.asMember(await insertMember(db))).sid,
    idle: idle.sid,
    loggedOut: loggedOut.sid,
  };
});
beforeEach(() => {
  browser = createTestBrowser(backend);
});
afterAll(() => backend.close());

type Route = (request: NextRequest) => Promise<Response>;
const CALLS: [string, Route, string][] = [
  ["addressList", GET, `${endpoints.addressList.path}?page=1`],
  ["profile", GET, endpoints.profile.path],
  ["member", GET, endpoints.member.path],
  ["opInvoiceInfo", GET, endpoints.opInvoiceInfo.path],
  ["cardList", GET, endpoints.cardList.path],
  ["newDiscountCodeList", GET, `${endpoints.newDiscountCodeList.path}?${COUPONS}`],
  ["listUserOrder", GET, `${endpoints.listUserOrder.path}?page=1`],
  ["orderDetail", GET, `${endpoints.orderDetail.path}?order_id=ID`],
  ["orderCodBarcode", GET, `${endpoints.orderCodBarcode.path}?order_id=ID`],
  ["reorder", GET, `${endpoints.reorder.path}?order_id=ID`],
  ["the member page", memberPage, "/member"],
  ["the session check", check, "/session"],
  ["the order's events", events, "/orders/ID/events"],
];

async function strangers(): Promise<[string, string | null, Record<string, string>][]> {
  const seal = async (data: object, options = {}) =>
    sealData(data, { ...(await sessionOptions()), ...options });
  const password = "another-secret-that-is-at-least-32-characters";
  return [
    ["no cookie", null, {}],
    ["an empty cookie", "", {}],
    ["an invented cookie", "Fe26.2*1*0*a*b**c*d~2", {}],
    [
      "another key's cookie",
      await seal({ backendCookies: { sid: sids.own }, member }, { password }),
      {},
    ],
    ["a member's name without a session", await seal({ member }), {}],
    ["an invented session", await seal({ backendCookies: { sid: "A".repeat(43) }, member }), {}],
    ["a malformed session", await seal({ backendCookies: { sid: "' or 1=1 --" }, member }), {}],
    ["an expired session", await seal({ backendCookies: { sid: sids.idle }, member }), {}],
    ["a session after logout", await seal({ backendCookies: { sid: sids.loggedOut }, member }), {}],
    ["another member's session", await seal({ backendCookies: { sid: sids.other }, member }), {}],
    ["the backend's own cookie", null, { cookie: `sid=${sids.own}` }],
    ["x-middleware-subrequest", null, { "x-middleware-subrequest": SUBREQUEST }],
    ["a forged proxy address", null, { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" }],
    ["a rewritten path", null, { "x-rewrite-url": "/api/session", "x-original-url": "/" }],
  ];
}

async function ask(route: Route, path: string, headers: Record<string, string> = {}) {
  const url = `http://localhost:3000/api${path.replace("ID", String(order_id))}`;
  const init = { headers: { "sec-fetch-site": "same-origin", ...headers } };
  const response = await route(new NextRequest(url, init));
  const isStream = response.headers.get("content-type")?.includes("event-stream");
  if (isStream) await response.body?.cancel();
  return { response, text: isStream ? "a stream" : await response.text() };
}

function leaksOf(text: string): string[] {
  return text === "a stream" ? [text] : PRIVATE.filter((secret) => text.includes(secret));
}

const SPELLINGS = [
  (path: string) => `/${path}`,
  (path: string) => `${path}.`,
  (path: string) => `${path}%2f`,
  (path: string) => `${path};x=1`,
  (path: string) => `${path}%20`,
  (path: string) => `${path}%00`,
  (path: string) => path.toLowerCase(),
  (path: string) => path.toUpperCase(),
  (path: string) => `/.${path.replaceAll("/", "%2f")}`,
];

let requestCount = 0;
afterAll(() => expect(requestCount).toBeGreaterThanOrEqual(280));

describe.each(CALLS)("%s (SE-01)", (_name, route, path) => {
  it("returns no private value to anyone except the signed-in member, and forbids caching", async () => {
    for (const [who, cookie, headers] of await strangers()) {
      browser.jar.clear();
      if (cookie !== null) browser.jar.set(SESSION_COOKIE, cookie);
      const { response, text } = await ask(route, path, headers);
      requestCount += 1;
      expect([who, leaksOf(text)]).toEqual([who, []]);
      expect(response.headers.get("cache-control")).toMatch("no-store");
    }
  });

  it("answers 404 to other spellings of its path, even if the member sends them", async () => {
    browser.jar.set(
      SESSION_COOKIE,
      await sealData({ backendCookies: { sid: sids.own }, member }, await sessionOptions()),
    );
    const [plain = "", query = ""] = path.split("?");
    for (const spell of SPELLINGS) {
      const { response, text } = await ask(GET, `${spell(plain)}?${query}`);
      requestCount += 1;
      expect([spell(plain), response.status, leaksOf(text)]).toEqual([spell(plain), 404, []]);
    }
  });
});

it.each(CALLS.filter(([, route]) => route === GET || route === memberPage))(
  "%s answers the member with headers that forbid caching (AP-10)",
  async (_name, route, path) => {
    browser.jar.set(
      SESSION_COOKIE,
      await sealData({ backendCookies: { sid: sids.own }, member }, await sessionOptions()),
    );
    const { response, text } = await ask(route, path);
    expect(JSON.parse(text)).toMatchObject({ code: CODE.ok });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  },
);

it("all private values of this test appear in the answers for the member", async () => {
  browser.jar.set(
    SESSION_COOKIE,
    await sealData({ backendCookies: { sid: sids.own }, member }, await sessionOptions()),
  );
  const texts = await Promise.all(CALLS.slice(0, 8).map(([, route, path]) => ask(route, path)));
  const all = texts.map(({ text }) => text).join();
  expect(PRIVATE.filter((secret) => !all.includes(secret))).toEqual([]);
});

it("the checkout opens for the member, but not with an expired session", async () => {
  const food = await insertFood(backend.db, { id: store_id });
  const order = makePreOrderBody({ store_id, foods: [{ id: food.id }] });
  const open = async (session: TestSession) => {
    await browser.enterSession(session);
    const body = { order, last_order_id: null };
    return browser.post(openCheckout, "/api/checkout/open", body);
  };
  const opened = await open(own);
  expect(opened.envelope).toMatchObject({ code: CODE.ok });
  expect(leaksOf(JSON.stringify(opened.envelope))).not.toEqual([]);
  const refused = await open(idle);
  expect(refused.envelope).toMatchObject({ code: CODE.loginNeeded });
  expect(leaksOf(JSON.stringify(refused.envelope))).toEqual([]);
});
