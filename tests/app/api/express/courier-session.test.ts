import { NextRequest } from "next/server";
import { GET as call } from "@/app/api/[...call]/route";
import { GET as enter } from "@/app/api/express/enter/route";
import { POST as end } from "@/app/api/v3/ExpressApi/endSession/route";
import { POST as open } from "@/app/api/v3/ExpressApi/openSession/route";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";
import { insertCard } from "@/tests/factories/member-rows";
import { openOffice } from "../../../backend/modules/courier/courier-office";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

const SESSION_ENDED = {
  code: CODE.refused,
  message: "連線已失效，請重新進入",
  data: null,
  reason: REASON.courierSessionEnded,
};
const STATUS = "/api/v3/ExpressApi/getStatus";
const ENDED_PATH = "/expressDelivery?session=ended";

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  office = await openOffice(backend);
  browser = createTestBrowser(backend);
});
afterAll(() => backend.close());

/** Calls the route handler as the request guard does after a browser has followed a link with a session_id. */
async function follow(query: Record<string, string>) {
  const url = `http://localhost:3000/api/express/enter?${new URLSearchParams(query)}`;
  const { status, headers } = await enter(new NextRequest(url));
  return { status, location: headers.get("location"), headers };
}

const getAsCourier = (path: string) =>
  browser
    .get((request) => call(withCourier(request)), path)
    .then(({ envelope }) => envelope as { code: number; message: string; data: unknown });

function withCourier(request: NextRequest): NextRequest {
  request.headers.set("x-courier", "1");
  return request;
}

const sessionCookie = () => browser.jar.get("courier-session");

describe("a link with a session_id (EX-01)", () => {
  it("redirects to the URL without the session_id, and stores the session_id in an HttpOnly cookie", async () => {
    const { session_id } = office;
    const { status, location, headers } = await follow({ page: "expressDelivery", session_id });
    expect([status, location]).toEqual([303, "/expressDelivery"]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(sessionCookie()).toBe(session_id);
    expect(browser.flags.get("courier-session")).toMatchObject({
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      maxAge: 86_400,
    });
    const mark = browser.jar.get("courier") ?? "";
    expect(mark).toMatch(/^[\w-]{16}$/);
    expect(session_id).not.toContain(mark);
    expect(await getAsCourier(STATUS)).toMatchObject({ code: CODE.ok, data: { order_id: 0 } });
  });

  it("keeps the other query parameters of the link in the redirect", async () => {
    const { session_id } = office;
    const query = { page: "expressDelivery", session_id, utm_source: "line" };
    expect((await follow(query)).location).toBe("/expressDelivery?utm_source=line");
  });

  it("redirects a link to bindCard to the card page with dining_type=5 (PY-11)", async () => {
    const { session_id } = office;
    expect((await follow({ page: "bindCard", session_id })).location).toBe(
      "/bindCard?dining_type=5",
    );
  });

  it.each(["", "x", "AAAAAAAAAAAAAAAAAAAAAA", "'or 1=1--'or 1=1--'or "])(
    "redirects to the message that the session has ended, and keeps the earlier courier session, if the id is '%s' (EX-02)",
    async (session_id) => {
      await follow({ page: "expressDelivery", session_id: office.session_id });
      expect(await follow({ page: "bindCard", session_id })).toMatchObject({
        status: 303,
        location: ENDED_PATH,
      });
      expect(sessionCookie()).toBe(office.session_id);
    },
  );

  // An operator's own backend may refuse a session with any code, such as 81. Code 9 is the refusal by a rate limit.
  // It does not mean that the session has ended, so the shop stores the session_id.
  it.each([
    [81, ENDED_PATH, undefined],
    [9, "/expressDelivery", "c0a81e55-7d21-4b0e-9f3a-5e1d77aa0192"],
  ])(
    "if an operator's own backend answers getStatus with code %j, redirects to %s, and the stored session_id is %s",
    async (code, location, keptSession) => {
      const refusal = { code, message: "快遞連線逾時，請重新開啟", data: null };
      jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(refusal));
      const session_id = "c0a81e55-7d21-4b0e-9f3a-5e1d77aa0192";
      expect((await follow({ page: "expressDelivery", session_id })).location).toBe(location);
      expect(sessionCookie()).toBe(keptSession);
    },
  );

  it("redirects to the message that the session has ended, if the session was ended before", async () => {
    await backend.call("endExpressSession", { query: office.query, body: {}, as: office.as });
    const { session_id } = office;
    expect((await follow({ page: "expressDelivery", session_id })).location).toBe(ENDED_PATH);
    expect(sessionCookie()).toBeUndefined();
  });

  it("stores the session_id even if the backend does not answer, so that the page can try again", async () => {
    jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    const { session_id } = office;
    expect((await follow({ page: "expressDelivery", session_id })).location).toBe(
      "/expressDelivery",
    );
    expect(sessionCookie()).toBe(session_id);
  });
});

describe("a call with the header x-courier", () => {
  it("uses the courier session of the cookie and does not list the cards of the member who opened the session", async () => {
    await insertCard(backend.db, office.member);
    await browser.enterSession(office.login);
    await follow({ page: "expressDelivery", session_id: office.session_id });
    expect(await getAsCourier("/api/PaymentApi/cardList")).toMatchObject({
      code: CODE.ok,
      data: [],
    });
    const { envelope } = await browser.get(call, "/api/PaymentApi/cardList");
    expect(envelope.data).toHaveLength(1);
  });

  it("is refused without a valid courier session, even if a member who may open a courier session is signed in", async () => {
    await browser.enterSession(office.login);
    expect(await getAsCourier(STATUS)).toEqual(SESSION_ENDED);
    expect(await getAsCourier("/api/PaymentApi/cardList")).toEqual(SESSION_ENDED);
    browser.jar.set("courier-session", "rubbish");
    expect(await getAsCourier(STATUS)).toEqual(SESSION_ENDED);
  });
});

describe("the shop, when a courier session is opened or ended,", () => {
  it("stores the id of a new session in a cookie and not in the answer, so that scripts cannot read the id", async () => {
    await browser.enterSession(office.login);
    const { envelope } = await browser.post(open, "/api/v3/ExpressApi/openSession", {});
    expect(envelope).toMatchObject({ code: CODE.ok, data: { session_id: "" } });
    expect(sessionCookie()).toMatch(/^[\w-]{22}$/);
    expect(await getAsCourier(STATUS)).toMatchObject({ code: CODE.ok });
  });

  it("deletes the cookies when the person who uses the courier session ends it", async () => {
    await browser.enterSession(office.as);
    await follow({ page: "expressDelivery", session_id: office.session_id });
    const endAsCourier = (request: NextRequest) => end(withCourier(request));
    const { envelope } = await browser.post(endAsCourier, "/api/v3/ExpressApi/endSession", {});
    expect(envelope).toMatchObject({ code: CODE.ok });
    for (const name of ["courier-session", "courier"]) {
      expect(browser.jar.get(name)).toBe("");
      expect(browser.flags.get(name)).toMatchObject({ maxAge: 0 });
    }
    const query = office.query;
    expect((await backend.call("getStatus", { query, as: office.as })).envelope).toEqual(
      SESSION_ENDED,
    );
  });

  it("ends another courier session by its id and keeps the courier session of this browser", async () => {
    await browser.enterSession(office.login);
    await browser.post(open, "/api/v3/ExpressApi/openSession", {});
    const own = sessionCookie();
    const list = (await browser.get(call, "/api/v3/ExpressApi/sessionList")).envelope.data;
    expect(list).toHaveLength(2);
    const body = { id: list[1].id };
    expect((await browser.post(end, "/api/v3/ExpressApi/endSession", body)).envelope.code).toBe(
      CODE.ok,
    );
    expect(sessionCookie()).toBe(own);
    expect((await backend.call("getStatus", { query: office.query })).envelope).toEqual(
      SESSION_ENDED,
    );
    expect(await getAsCourier(STATUS)).toMatchObject({ code: CODE.ok });
  });

  it("refuses requests that another site sent", async () => {
    await browser.enterSession(office.login);
    const headers = { "sec-fetch-site": "cross-site" };
    for (const [route, path] of [
      [open, "openSession"],
      [end, "endSession"],
    ] as const) {
      const { status } = await browser.post(route, `/api/v3/ExpressApi/${path}`, {}, headers);
      expect(status).toBe(403);
    }
    expect(sessionCookie()).toBeUndefined();
  });
});

it("sets a Secure courier session cookie with the __Host- prefix if the shop uses https", async () => {
  const origin = process.env.APP_ORIGIN;
  process.env.APP_ORIGIN = "https://shop.example";
  await jest.isolateModulesAsync(async () => {
    const setup = await import("../../../setup/test-browser");
    const { keepCourierSession } = await import("@/lib/server/courier-cookie");
    const { flags } = setup.createTestBrowser(backend);
    await keepCourierSession(office.session_id);
    expect(flags.get("__Host-courier-session")).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: "lax",
      path: "/",
    });
  });
  process.env.APP_ORIGIN = origin;
});
