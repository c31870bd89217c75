import { NextRequest } from "next/server";
import { GET } from "@/app/api/pay/return/route";
import { CODE, REASON } from "@/lib/contracts/answer-code";
import { DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { readResult } from "@/lib/payments/payment-result";
import { PUBLIC_URL_HEADER } from "@/lib/routing/public-route";
import { openSession } from "@/lib/server/sealed-session";
import { COURIER_COOKIE, SESSION_COOKIE } from "@/lib/server/session-options";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser, sealSession } from "../../../setup/test-browser";

jest.mock("next/headers", () => ({
  cookies: async () => jest.requireActual("../../../setup/test-browser").cookieStore,
}));

const COURIER_SESSION = "abcdefghijklmnopqrstuA";
const PLACED = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};
const PENDING = {
  code: CODE.refused,
  message: "付款確認中",
  data: null,
  reason: REASON.paymentPending,
};
const REFUSED = {
  code: CODE.paymentFailed,
  message: "付款未完成，訂單未成立，請重新送出訂單",
  data: null,
};
const LINE_PAY =
  "/third/lpconfirm?amount=155&transactionId=2026112100000000001&orderId=F26112112345678-1";

type Return = [
  name: string,
  place: string,
  path: string,
  sent: object,
  paid: { id: number } | null,
];
const RETURNS: Return[] = [
  [
    "LINE Pay (PY-01)",
    LINE_PAY,
    "/v3/OrderApi/getLinePayConfirm",
    { transactionId: "2026112100000000001", amount: "155" },
    PLACED,
  ],
  [
    "PAYUNi (PY-03)",
    "/third/payunireturn?number=F26112112345678-1",
    "/PaymentApi/payResult",
    { number: "F26112112345678-1" },
    PLACED,
  ],
  [
    "any provider, in another letter case (PY-03, RT-29)",
    "/Third/PayReturn?number=F26112112345678-1",
    "/PaymentApi/payResult",
    { number: "F26112112345678-1" },
    PLACED,
  ],
  [
    "icash Pay (PY-07)",
    "/third/icashpayreturn?id=7",
    "/icashpay/appPayConfirm",
    { order_id: 7 },
    null,
  ],
  [
    "icash Pay, with the parameter order_id instead of id (PY-07)",
    "/third/icashpayreturn?order_id=20261122-000017",
    "/icashpay/appPayConfirm",
    { order_id: "20261122-000017" },
    null,
  ],
];

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let member: { id: number };
beforeAll(async () => {
  backend = await createTestBackend();
  member = await insertMember(backend.db);
});
beforeEach(async () => {
  browser = createTestBrowser(backend);
  await browser.enterSession(await backend.asMember(member));
});
afterEach(() => jest.useRealTimers());
afterAll(() => backend.close());

/** Makes the backend answer every call with `body`. Returns the calls that the shop sends. */
function answerWith(body: object, status = 200) {
  const calls: { path: string; sent: Record<string, unknown>; headers: Headers }[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const sent = { ...Object.fromEntries(searchParams), ...JSON.parse(String(init?.body ?? "{}")) };
    calls.push({ path: pathname, sent, headers: new Headers(init?.headers) });
    return Response.json(body, { status });
  });
  return calls;
}

/** Calls the route handler as the request guard and the middleware do after a browser has opened `place`. */
async function comeBack(place: string) {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const request = new NextRequest("http://localhost:3000/api/pay/return", {
    headers: {
      [PUBLIC_URL_HEADER]: place,
      cookie: cookie.join("; "),
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
    },
  });
  const response = await GET(request);
  const [bare = "", mark] = (response.headers.get("location") ?? "").split(/[?&]result=/);
  const text = mark === undefined ? undefined : browser.jar.get(`payment-${mark}`);
  return { response, place: bare, result: text === undefined ? undefined : readResult(text) };
}

describe.each(RETURNS)("the payment return of %s", (_name, place, path, sent, paid) => {
  const [pathname = ""] = place.split("?");

  it("settles the payment with one call and, if it is paid, redirects to the order list (PY-02, PY-04)", async () => {
    const calls = answerWith({ code: CODE.ok, message: "", data: paid });
    const back = await comeBack(place);
    const order_id = String(paid?.id ?? ("order_id" in sent ? sent.order_id : ""));
    expect(back).toMatchObject({ place: "/orderList", result: { state: "paid", order_id } });
    expect(calls).toMatchObject([{ path, sent }]);
    expect(calls[0]?.headers.get("x-xsrf-token")).toBe(browser.jar.get("XSRF-TOKEN"));
    expect(back.response.status).toBe(303);
    expect(back.response.headers.get("cache-control")).toBe("no-store");
    expect(back.response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("if the payment is refused, redirects to the payment return page with the backend's message (PY-02, PY-03)", async () => {
    answerWith(REFUSED);
    const { code, message } = REFUSED;
    const result = { state: "refused", code, message };
    expect(await comeBack(place)).toMatchObject({ place: pathname, result });
  });

  it("if the result of the payment is not known yet, redirects to the payment return page, which asks again", async () => {
    answerWith(PENDING);
    const result = { state: "pending", place };
    expect(await comeBack(place)).toMatchObject({ place: pathname, result });
  });

  it("redirects with the state 'login' to the payment return page if the session has ended", async () => {
    answerWith({ code: CODE.loginNeeded, message: "", data: null }, 401);
    const result = { state: "login", place };
    expect(await comeBack(place)).toMatchObject({ place: pathname, result });
  });

  it("for a courier order, sends the courier session, redirects to /expressDelivery after a payment, and keeps dining_type=5 after a refusal (PY-08, PY-09)", async () => {
    browser.jar.set(COURIER_COOKIE, COURIER_SESSION);
    const calls = answerWith({ code: CODE.ok, message: "", data: paid });
    const back = await comeBack(`${place}&dining_type=5`);
    expect(back).toMatchObject({ place: "/expressDelivery", result: { state: "paid" } });
    expect(calls).toMatchObject([{ path, sent: { ...sent, session_id: COURIER_SESSION } }]);
    answerWith(REFUSED);
    const failed = await comeBack(`${place}&dining_type=5`);
    expect(failed.place).toBe(`${pathname}?dining_type=5`);
  });

  it("does not send the stored courier session for an order that is not a courier order (AP-06)", async () => {
    browser.jar.set(COURIER_COOKIE, COURIER_SESSION);
    const calls = answerWith({ code: CODE.ok, message: "", data: paid });
    expect(await comeBack(`${place}&dining_type=1`)).toMatchObject({ place: "/orderList" });
    expect(calls[0]?.sent).not.toHaveProperty("session_id");
  });

  it("redirects with the state 'pending' to the payment return page if the backend cannot be reached", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    expect(await comeBack(place)).toMatchObject({ place: pathname, result: { state: "pending" } });
  });

  it("redirects with the state 'pending' within six seconds if the backend is slow, and does not abort the call", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const aborted = jest.fn();
    jest.spyOn(globalThis, "fetch").mockImplementation((_input, init) => {
      init?.signal?.addEventListener("abort", aborted);
      return new Promise(() => {});
    });
    const visit = comeBack(place);
    for (let step = 0; step < 60; step += 1) await jest.advanceTimersByTimeAsync(100);
    expect(await visit).toMatchObject({ place: pathname, result: { state: "pending" } });
    expect(aborted).not.toHaveBeenCalled();
  });

  it("if the backend does not know the payment, redirects to the payment return page with the backend's message", async () => {
    const result = { state: "refused", message: "找不到這筆付款" };
    expect(await comeBack(place)).toMatchObject({ place: pathname, result });
  });
});

it.each(["", "stale.token"])("renews the refused anti-forgery token %j", async (token) => {
  const { sid } = await backend.asMember(await insertMember(backend.db));
  const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
  browser.jar.set(SESSION_COOKIE, await sealSession({ sid, token }, { member }));
  const back = await comeBack("/third/payreturn?number=F26112112345678-1");
  expect(back.result).toMatchObject({ state: "refused", message: "找不到這筆付款" });
  const { backendCookies } = await openSession();
  expect(backendCookies).toMatchObject({ sid });
  expect(backendCookies?.["XSRF-TOKEN"]).not.toBe(token);
});

it("reports the state 'pending' if the order still waits for its payment", async () => {
  answerWith({
    code: CODE.ok,
    message: "",
    data: { ...PLACED, order_status: ORDER_STATUS.awaitingPayment },
  });
  expect((await comeBack(LINE_PAY)).result).toMatchObject({ state: "pending" });
});

it("stores the result for ten minutes in a SameSite=Lax cookie for all paths", async () => {
  answerWith(REFUSED);
  const { response } = await comeBack(LINE_PAY);
  const mark = response.headers.get("location")?.at(-1);
  const flags = browser.flags.get(`payment-${mark}`);
  expect(flags).toMatchObject({ path: "/", sameSite: "lax", maxAge: 600 });
  expect(flags).not.toHaveProperty("httpOnly");
});

it.each([{}, { data: null }])(
  "reports a LINE Pay payment as paid if the backend confirms it without data (API-08): %j",
  async (data) => {
    answerWith({ code: CODE.ok, message: "", ...data });
    expect(await comeBack(LINE_PAY)).toMatchObject({
      place: "/orderList",
      result: { state: "paid" },
    });
  },
);

it("reports a payment as pending, not as failed, if the backend answers 404", async () => {
  answerWith({}, 404);
  const back = await comeBack("/third/payreturn?number=F26112112345678-1");
  expect(back.result).toMatchObject({ state: "pending" });
});

describe("a return from LINE Pay with no amount in the URL (PY-01)", () => {
  const place = "/third/lpconfirm?transactionId=2026112100000000001&orderId=20261122-000017";

  it("confirms the payment with the amount from the order list", async () => {
    const order = {
      id: "20261122-000017",
      order_status: ORDER_STATUS.confirming,
      dining_type: DINING_TYPE.delivery,
      pay_type: PAY_TYPE.linePay,
    };
    const calls = answerWith({ code: CODE.ok, data: [{ ...order, pay_total: 155 }] });
    expect(await comeBack(place)).toMatchObject({ place: "/orderList", result: { state: "paid" } });
    const sent = { transactionId: "2026112100000000001", amount: "155" };
    expect(calls.at(0)).toMatchObject({ path: "/v3/OrderApi/listUserOrder" });
    expect(calls.at(-1)).toMatchObject({ path: "/v3/OrderApi/getLinePayConfirm", sent });
  });

  it("reports the state 'pending' if the order is not in the order list", async () => {
    answerWith({ code: CODE.ok, data: [] });
    expect((await comeBack(place)).result).toEqual({ state: "pending", place });
  });

  it("reports the state 'login' if the order list needs a sign-in (PY-08)", async () => {
    const calls = answerWith({ code: CODE.loginNeeded, message: "", data: null }, 401);
    expect((await comeBack(place)).result).toEqual({ state: "login", place });
    expect(calls).toHaveLength(1);
  });
});

describe("a return from PAYUNi with an order id and no payment number (PY-03)", () => {
  const place = "/third/payunireturn?order_id=20261122-000017";
  const orderListAnswer = (order_status: number) => ({
    code: CODE.ok,
    data: [
      {
        id: "20261122-000017",
        order_status,
        dining_type: DINING_TYPE.delivery,
        pay_type: PAY_TYPE.payuni,
      },
    ],
  });

  it.each([
    [0, { place: "/orderList", result: { state: "paid" } }],
    [1, { place: "/third/payunireturn", result: { state: "pending", place } }],
  ])("derives the result from order_status %j in the order list", async (order_status, back) => {
    const calls = answerWith(orderListAnswer(order_status));
    expect(await comeBack(place)).toMatchObject(back);
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(["/v3/OrderApi/listUserOrder"]));
  });

  it("reports the state 'pending' if the backend refuses the order list", async () => {
    answerWith({ code: CODE.tooManyTries, message: "請先登入會員再繼續", data: null });
    expect((await comeBack(place)).result).toMatchObject({ state: "pending" });
  });
});

it("keeps each query parameter once in the result, so that the cookie stays short", async () => {
  answerWith(PENDING);
  const more = `&id=${"7".repeat(40)}`.repeat(50);
  const { result } = await comeBack(`/third/payreturn?number=F26112112345678-1${more}`);
  const place = `/third/payreturn?number=F26112112345678-1&id=${"7".repeat(40)}`;
  expect(result).toEqual({ state: "pending", place });
});

it.each([
  "/third/lpconfirm",
  "/third/lpconfirm?amount=155",
  "/third/lpconfirm?transactionId=1&amount=155",
  "/third/lpconfirm?transactionId=2026112100000000001&amount=-1",
  "/third/icashpayreturn?id=7 a",
  "/third/icashpayreturn?id=7%2Fa",
  "/third/payunireturn?number=1 2",
  "/third/payunireturn?number=F26112112345678-1/x",
  "/third/oplogin?number=F26112112345678-1",
  "/orderList?id=7",
])("answers 404 without a backend call for %s, which names no payment", async (place) => {
  const calls = answerWith(PENDING);
  expect((await comeBack(place)).response.status).toBe(404);
  expect(calls).toEqual([]);
});
