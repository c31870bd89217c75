import { NextRequest } from "next/server";
import { GET } from "@/app/opnRedirect/route";
import { CODE, ORDER_STATUS } from "@/lib/contracts/codes";
import { insertOpnCampaign } from "../../factories/campaign-rows";
import { insertMember } from "../../factories/member-rows";
import { insertOrder } from "../../factories/order-rows";
import { insertStore } from "../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { createTestBrowser } from "../../setup/test-browser";

const CAMPAIGN = "/StoreApi/getOpnCampaign";
const STATE = "/v3/UserApi/getOpnRedirctStatus";

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
/** The calls to the backend, in order. */
let requests: string[];
beforeAll(async () => {
  backend = await createTestBackend();
  await insertOpnCampaign(backend.db);
});
beforeEach(() => {
  browser = createTestBrowser(backend);
  requests = [];
  answer();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.close());

/** Replaces the answers of the calls in `broken`. The backend answers all other calls. */
function answer(broken: Record<string, () => Promise<Response>> = {}): void {
  const whole = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockImplementation((input, init) => {
    const { pathname } = new URL(String(input));
    requests.push(pathname);
    return broken[pathname]?.() ?? (whole ?? fetch)(input, init);
  });
}

async function follow(query: string) {
  const response = await GET(new NextRequest(`http://inside:3000/opnRedirect?${query}`));
  expect(response.status).toBe(307);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return response.headers.get("location");
}

async function enterWithOrder(source_order_id: string) {
  const member = await insertMember(backend.db);
  const store = await insertStore(backend.db);
  await insertOrder(backend.db, {
    member_id: member.id,
    store_id: store.id,
    source_order_id,
    order_status: ORDER_STATUS.awaitingPayment,
  });
  await browser.enterSession(await backend.asMember(member));
}

test("calls getOpnCampaign and getOpnRedirctStatus and redirects to a path of the same host (CM-07)", async () => {
  expect(await follow("rtt=1&stid=7&number=B2")).toBe("/store?stid=7&number=B2");
  expect(requests.toSorted()).toEqual([CAMPAIGN, STATE]);
});

test("stores the utm parameters of a link to /opnRedirect in the utm cookie (RB-05)", async () => {
  const campaign = "utm_source=LINE&utm_medium=push&utm_campaign=Noon";
  const response = await GET(
    new NextRequest(`http://inside:3000/opnRedirect?rtt=1&stid=7&${campaign}`),
  );
  expect(response.cookies.get("utm")?.value).toBe(`/opnRedirect?${campaign}`);
});

test("adds the partner order number of the member's unpaid order to the redirect only if the link's query is rtt=8 (RT-10)", async () => {
  await enterWithOrder("OPN-LEFT");
  expect(await follow("rtt=8")).toBe("/checkout?v3=OPN-LEFT");
  expect(await follow("rtt=8&v1=a&v3=OPN-2")).toBe("/checkout?v1=a&v3=OPN-2");
  expect(await follow("rtt=1&stid=7")).toBe("/store?stid=7");
  expect(await follow("")).toBe("/home");
});

describe("/opnRedirect, after a failed call to the backend (CM-08),", () => {
  const refusalWith = (status: number) => async () =>
    Response.json({ code: CODE.refused, message: "", data: null }, { status });
  const faults: [string, () => Promise<Response>][] = [
    ...[400, 401, 403, 404, 418, 429, 500, 502, 503, 504, 599].map(
      (status): [string, () => Promise<Response>] => [`HTTP ${status}`, refusalWith(status)],
    ),
    ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
    ["no JSON", async () => new Response("<html>")],
    ["a refusal", async () => Response.json({ code: CODE.refused, message: "不行", data: null })],
    ["an answer without a code", async () => Response.json({ message: "", data: { id: "x" } })],
  ];
  beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => {}));

  test.each(faults)(
    "still redirects, without the backend's v3, if getOpnCampaign fails alone or together with getOpnRedirctStatus: %s (RE-13)",
    async (_what, fault) => {
      await enterWithOrder(`OPN-${Math.random().toString(36).slice(2)}`);
      answer({ [CAMPAIGN]: fault });
      expect(await follow("rtt=8")).toBe("/checkout");
      expect(await follow("rtt=1&stid=7")).toBe("/store?stid=7");
      answer({ [CAMPAIGN]: fault, [STATE]: fault });
      expect(await follow("rtt=8&v1=a&v3=OPN-2")).toBe("/checkout?v1=a&v3=OPN-2");
    },
  );

  test("redirects after three seconds at most if the calls never end", async () => {
    const silent = () => new Promise<Response>(() => {});
    answer({ [CAMPAIGN]: silent, [STATE]: silent });
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const place = follow("rtt=1&stid=7");
    await jest.advanceTimersByTimeAsync(3000);
    jest.useRealTimers();
    expect(await place).toBe("/store?stid=7");
  });
});
