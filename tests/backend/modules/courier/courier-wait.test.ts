import {
  courierMet,
  courierWaits,
  endWaits,
} from "../../../../backend/modules/courier/courier-wait-service.ts";
import { simulateOrdersOnce } from "../../../../backend/modules/orders/order-simulator-service.ts";
import { auditPaymentsOnce } from "../../../../backend/modules/payments/payment-audit-service.ts";
import { giveCoupon } from "../../../factories/benefit-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { expectSamePayments } from "../../../setup/provider-ledgers";
import { payuniPayer } from "../payments/payuni-payer";
import { openOffice } from "./courier-office";

const FARTHER = { lat: 25.0266, lng: 121.5645 };
const DAY_SECONDS = 86_400;

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;

beforeAll(async () => {
  backend = await createTestBackend({ env: { ORDER_SIMULATOR_SECONDS: "60,240,480" } });
});
beforeEach(async () => {
  await backend.sandbox.fetch("/__sandbox/faults", { method: "DELETE" });
  office = await openOffice(backend);
});
afterAll(() => backend.close());

async function pass(seconds: number) {
  backend.clock.advance(seconds * 1000);
  await simulateOrdersOnce(backend.deps);
  await endWaits(backend.deps);
}

/** The courier has accepted, stands at the door and nobody comes. */
async function leftWaiting(id: number) {
  await pass(60);
  expect(await courierWaits(backend.deps, id)).toBe(true);
  await pass(600);
}

const PAY: Record<string, (url: string) => Promise<unknown>> = {
  "LINE Pay": (url) => office.pay(url),
  PAYUNi: async (url) => (await payuniPayer({ ...office, session: office.as })).pay(url),
  "icash Pay": (url) =>
    backend.sandbox.fetch(`/icashpay/pay/${new URL(url).searchParams.get("Value")}`, {
      method: "POST",
      body: new URLSearchParams({ choice: "pay" }),
    }),
};

async function paidWith(name: string, pay_type: number) {
  const { data } = (await office.order({ pay_type, ...FARTHER })).envelope;
  await PAY[name]?.(data.payment_url_web);
  await office.reconcile(60);
  expect((await office.orderOf(data.id)).order_status).toBe(0);
  return data.id;
}

describe("a courier who waits ten minutes (RU-50)", () => {
  it("the clock stands still, then half of the fee is kept and the rest goes back", async () => {
    const id = await office.paidOrder(FARTHER);
    await pass(60);
    expect(await courierWaits(backend.deps, id)).toBe(true);
    expect(await courierWaits(backend.deps, id)).toBe(false);
    await pass(599);
    expect(await office.status()).toMatchObject({ status: 1, order: { cancel_fee: 0 } });
    await pass(1);
    const { order } = await office.status();
    expect(order).toMatchObject({ order_status: -2, pay_status: 4, pay_total: 85, cancel_fee: 43 });
    expect(order?.events.map(({ step }) => step)).toEqual([
      "placed",
      "accepted",
      "courier-waiting",
      "cancelled-by-courier",
    ]);
    await office.reconcile();
    expect((await office.status()).order?.pay_status).toBe(5);
    const refunds = (await backend.sandbox.ledger("linepay")).filter(
      ({ type }) => type === "refunded",
    );
    expect(refunds.at(-1)).toMatchObject({ refundAmount: 42 });
    await expectSamePayments(backend);
    // The session may order again.
    expect((await office.quote()).envelope.data.is_disallow_order).toBe(0);
  });

  it("whoever comes in time gets it, and nothing is kept", async () => {
    const id = await office.paidOrder();
    await pass(60);
    await courierWaits(backend.deps, id);
    await pass(590);
    await courierMet(backend.deps, id);
    await pass(30);
    expect(await office.status()).toMatchObject({ status: 2, order: { cancel_fee: 0 } });
  });

  it("it is no wait before a courier rides, nor after he has come", async () => {
    const id = await office.paidOrder();
    expect(await courierWaits(backend.deps, id)).toBe(false);
    await pass(480);
    expect(await courierWaits(backend.deps, id)).toBe(false);
    expect((await office.status()).status).toBe(2);
  });

  it("of the company's bill there is nothing to give back", async () => {
    const { id } = (await office.order({ pay_type: 7 })).envelope.data;
    await leftWaiting(id);
    expect(await office.orderOf(id)).toMatchObject({
      order_status: -2,
      pay_status: 0,
      cancel_fee: 35,
    });
  });

  it("a coupon comes back, and no more is kept than was paid", async () => {
    const terms = { cut_type: 2, type: 2, cut_money: 50 } as const;
    const code_id = await giveCoupon(backend.db, office.boss, { ...terms, dining_types: [5] });
    const id = await office.paidOrder({ code_id });
    await leftWaiting(id);
    expect(await office.orderOf(id)).toMatchObject({
      order_status: -2,
      pay_status: 1,
      pay_total: 20,
      cancel_fee: 20,
    });
    const { data } = (await office.quote({ code_id })).envelope;
    expect(data.discount_price).toBe(50);
    await office.reconcile();
    await expectSamePayments(backend);
  });
});

describe("a part is given back once", () => {
  it.each([
    ["LINE Pay", 5, "linepay"],
    ["icash Pay", 9, "icashpay"],
  ])("%s, although its first answer was lost", async (name, pay_type, provider) => {
    const id = await paidWith(name, pay_type);
    await leftWaiting(id);
    await backend.sandbox.fetch("/__sandbox/faults", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ provider, call: "refund", mode: "drop_after_commit", count: 1 }),
    });
    await office.reconcile();
    expect((await office.orderOf(id)).pay_status).toBe(4);
    await office.reconcile(30);
    await office.reconcile(3600);
    expect((await office.orderOf(id)).pay_status).toBe(5);
    await expectSamePayments(backend);
  });

  it("PAYUNi, as soon as it has captured the money", async () => {
    const id = await paidWith("PAYUNi", 10);
    await leftWaiting(id);
    await office.reconcile();
    expect((await office.orderOf(id)).pay_status).toBe(4);
    for (let hour = 0; hour <= 25; hour += 1) await office.reconcile(3600);
    expect((await office.orderOf(id)).pay_status).toBe(5);
    await expectSamePayments(backend);
  });

  it("the day after, the books still agree", async () => {
    backend.clock.advance(2 * DAY_SECONDS * 1000);
    for (const provider of ["line-pay", "payuni"] as const) {
      const found = [];
      for (let n = 0; n < 20; n += 1) found.push(await auditPaymentsOnce(backend.deps, provider));
      expect(found.filter((one) => one !== "agreed" && one !== "nothing-due")).toEqual([]);
    }
  });
});

it("a cancelled courier order is given back whole within five minutes, from its session", async () => {
  const id = await office.paidOrder();
  const { query, as } = office;
  const { envelope } = await backend.call("cancelOrder", { query, body: { order_id: id }, as });
  expect(envelope.data).toMatchObject({ order_status: -2, pay_status: 4 });
  await office.reconcile();
  expect(await office.orderOf(id)).toMatchObject({ pay_status: 5, cancel_fee: 0 });
  await expectSamePayments(backend);
});
