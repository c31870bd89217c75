import { buildApp } from "../../../backend/app.ts";
import { createLogs } from "../../../backend/backend-log.ts";
import { CODE, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import { endpoints } from "../../../lib/contracts/endpoints.ts";
import { startTracing } from "../../../lib/process/start-tracing.ts";
import { makeOrderingBody } from "../../factories/order-requests";
import { startOtlpReceiver } from "../../setup/otlp-receiver";
import { reconcile, runOutbox } from "../../setup/run-jobs";
import { TEST_KEY } from "../../setup/test-secrets";
import { openShop, type Shop } from "../modules/checkout/order-shop";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const FROM_SHOP = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

let shop: Shop;
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let stopTracing: () => Promise<void>;
beforeEach(async () => {
  shop = await openShop();
  receiver = await startOtlpReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
  const tracing = startTracing({ service: "backend", share: 1, onState: () => {} });
  stopTracing = tracing.stop;
});
afterEach(async () => {
  await stopTracing();
  receiver.stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  await shop.close();
});

const place = async (values: Parameters<Shop["request"]>[0]) => {
  await shop.quote(values);
  const body = makeOrderingBody(shop.request(values));
  const { envelope } = await shop.call("ordering", { body, as: shop.session, headers: FROM_SHOP });
  return envelope.data;
};
const paths = async () => {
  await stopTracing();
  return receiver.pathsOf(TRACE);
};

it("a call, its database queries and the later payment check of its order belong to one trace (OP-13)", async () => {
  await place({ pay_type: PAY_TYPE.linePay });
  shop.clock.advance(15_000);
  await reconcile(shop.deps);
  expect(await paths()).toEqual(
    expect.arrayContaining([
      "backend: POST /v3/OrderApi/ordering > backend: insert orders",
      "backend: POST /v3/OrderApi/ordering > backend: payment-check line-pay > backend: update payments",
    ]),
  );
});

it("a refund belongs to the trace of the call that cancelled the order (OP-13)", async () => {
  const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.linePay })).envelope.data;
  await shop.pay(payment_url_web);
  await shop.comeBack(id);
  const body = { order_id: id };
  await shop.call("cancelOrder", { body, as: shop.session, headers: FROM_SHOP });
  await runOutbox(shop.deps);
  expect(await shop.providerBalance()).toBe(0);
  expect(await paths()).toContain(
    "backend: POST /v3/OrderApi/cancelOrder > backend: task payment-refund > backend: update payments",
  );
});

it("the log lines of a call have the trace id that the shop sent (OP-13)", async () => {
  const lines: string[] = [];
  const logs = createLogs({ now: shop.clock.now }, { write: (line) => lines.push(line) });
  const db = new Proxy(shop.db, {
    get: () => {
      throw new Error("the database is away");
    },
  });
  const app = await buildApp({ ...shop.deps, ...logs, db });
  await app.inject({ url: endpoints.cardList.path, headers: FROM_SHOP });
  const headers = { ...FROM_SHOP, "x-backend-key": TEST_KEY, cookie: `sid=${shop.session.sid}` };
  await app.inject({ url: endpoints.cardList.path, headers });
  await app.close();
  const events = lines.map((line) => JSON.parse(line));
  // The backend ignores the traceparent of a caller without the shop key.
  expect(events[0]).toMatchObject({ kind: "shop-secret-refused" });
  expect(events[0].trace_id).toMatch(/^[\da-f]{32}$/);
  expect(events[0].trace_id).not.toBe(TRACE);
  expect(events[1]).toMatchObject({ level: "error", trace_id: TRACE });
});

it("spans contain the code and reason of an answer and no data of the customer (OP-14)", async () => {
  const { envelope } = await shop.order({ remark: "請按電鈴三次", pay_type: PAY_TYPE.cash });
  expect(envelope.code).toBe(CODE.ok);
  const foods = [{ id: shop.food.id + 1_000, quantity: 1 }];
  expect((await shop.submit({ foods })).envelope.code).not.toBe(CODE.ok);
  await stopTracing();
  const submits = receiver.spans.filter(({ name }) => name === "POST /v3/OrderApi/ordering");
  expect(submits).toMatchObject([
    { values: { "futao.code": 0, "http.response.status_code": 200 } },
    { values: { "futao.code": expect.any(Number), "futao.reason": expect.any(String) } },
  ]);
  const sent = receiver.text();
  const secrets = [
    shop.session.sid,
    shop.session.token,
    TEST_KEY,
    "請按電鈴三次",
    "me@example.com",
    String(shop.member.phone),
  ];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  const names = new Set(receiver.spans.flatMap(({ values }) => Object.keys(values)));
  expect([...names].toSorted()).toEqual([
    "db.query.text",
    "db.system.name",
    "futao.code",
    "futao.reason",
    "futao.request_id",
    "http.request.method",
    "http.response.status_code",
    "http.route",
  ]);
});
