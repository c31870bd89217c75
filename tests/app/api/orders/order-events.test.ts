import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { NextRequest } from "next/server";
import { GET } from "@/app/api/orders/[id]/events/route";
import { CODE } from "@/lib/contracts/answer-code";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let order_id: number;

// The test backend must listen on a port here, because an event stream needs a real connection.
beforeAll(async () => {
  backend = await createTestBackend();
  await backend.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = backend.app.server.address() as AddressInfo;
  process.env.BACKEND_URL = `http://127.0.0.1:${port}`;
});
afterAll(() => backend.close());

beforeEach(async () => {
  browser = createTestBrowser(backend);
  const [member, store] = [await insertMember(backend.db), await insertStore(backend.db)];
  order_id = (await insertOrder(backend.db, { member_id: member.id, store_id: store.id })).id;
  await browser.enterSession(await backend.asMember(member));
});

function listen(id: number | string, headers: Record<string, string> = {}) {
  const controller = new AbortController();
  const request = new NextRequest(`http://localhost:3000/api/orders/${id}/events`, {
    headers: { host: "localhost:3000", "sec-fetch-site": "same-origin", ...headers },
    signal: controller.signal,
  });
  return { leave: () => controller.abort(), answer: GET(request) };
}

async function firstEvent(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("data: ")) text += (await reader?.read())?.value ?? "";
  return text;
}

async function waitForNoConnections() {
  const { server } = backend.app;
  while ((await promisify(server.getConnections).call(server)) > 0) await setTimeout(10);
}

it("passes on the backend's event stream and closes it when the browser leaves", async () => {
  const page = listen(order_id);
  const response = await page.answer;
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(await firstEvent(response)).toContain(`"id":${order_id},"order_status":0`);
  page.leave();
  await waitForNoConnections();
});

it("does not repeat the events up to the browser's last-event-id", async () => {
  const page = listen(order_id, { "last-event-id": "0" });
  const reader = (await page.answer).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("retry: 3000\n\n");
  page.leave();
});

it("answers for another member's order in the same way as for an unknown order", async () => {
  await browser.enterSession(await backend.asMember(await insertMember(backend.db)));
  for (const id of [order_id, 999_999]) {
    const response = await listen(id).answer;
    expect(await response.json()).toEqual({
      code: CODE.refused,
      message: "找不到這筆訂單",
      data: null,
      reason: "unknown-order",
    });
  }
});

it.each(["0", "-1", "1%2F..", "a%20b"])(
  "answers 404 for '%s', which is no order id",
  async (id) => {
    expect((await listen(id).answer).status).toBe(404);
  },
);

it.each(["x", "99999999999999999"])(
  "asks the backend for the order '%s', because the backend of an operator may use letters or long numbers as order ids",
  async (id) => {
    const response = await listen(id).answer;
    expect(await response.json()).toMatchObject({ code: CODE.refused, message: "找不到這筆訂單" });
  },
);

it("refuses requests from another site and requests without a session cookie", async () => {
  const crossSite = await listen(order_id, { "sec-fetch-site": "cross-site" }).answer;
  expect(crossSite.status).toBe(403);
  browser.jar.clear();
  expect((await listen(order_id).answer).status).toBe(401);
});

it("answers 401 if no member is signed in", async () => {
  await browser.enterSession(backend.asVisitor());
  expect((await listen(order_id).answer).status).toBe(401);
});

it("refuses a session's sixth open stream with 429 and Retry-After, and accepts another stream after one has ended", async () => {
  const pages = Array.from({ length: 5 }, () => listen(order_id));
  for (const { answer } of pages) expect((await answer).status).toBe(200);
  const sixth = await listen(order_id).answer;
  expect([sixth.status, sixth.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await sixth.json()).toMatchObject({ message: "開啟的訂單頁面太多，請關閉其他頁面" });
  const [first] = pages;
  await (await first?.answer)?.body?.cancel();
  await setTimeout(0);
  const again = listen(order_id);
  expect((await again.answer).status).toBe(200);
  for (const { leave } of [...pages, again]) leave();
  await waitForNoConnections();
});

it("a stream that the backend refuses does not count for the limit of five streams", async () => {
  await browser.enterSession(await backend.asMember(await insertMember(backend.db)));
  for (let n = 0; n < 10; n += 1) {
    expect(await (await listen(order_id).answer).json()).toMatchObject({ code: CODE.refused });
  }
});

it("answers 502 when the backend cannot be reached, and does not count the stream for the limit of five streams", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const fetch = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
  for (let n = 0; n < 6; n += 1) expect((await listen(order_id).answer).status).toBe(502);
  expect(error).toHaveBeenCalled();
  fetch.mockRestore();
  const page = listen(order_id);
  expect((await page.answer).status).toBe(200);
  page.leave();
  await waitForNoConnections();
});
