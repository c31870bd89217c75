import { eq } from "drizzle-orm";
import { schema } from "../../../backend/db/client.ts";
import { deleteExpiredOnce } from "../../../backend/jobs/schedules.ts";
import { startJobs } from "../../../backend/jobs/start-jobs.ts";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../modules/checkout/order-shop";

const DAY_MS = 86_400_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("the workers of the jobs", () => {
  it("settle a payment that the payer made without returning to the shop", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
    await shop.pay(envelope.data.payment_url_web);
    shop.clock.advance(15_000);
    const workers = startJobs(shop.deps);
    await workers.stop();
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
    });
  });

  it("log a job that fails and continue with the other jobs", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, remark: "第二份" });
    await shop.pay(envelope.data.payment_url_web);
    shop.clock.advance(15_000);
    await shop.db.execute("alter table outbox rename to outbox_away");
    const workers = startJobs(shop.deps);
    await workers.stop();
    await shop.db.execute("alter table outbox_away rename to outbox");
    expect(shop.logged().some((line) => line.startsWith("jobs: payment-request failed"))).toBe(
      true,
    );
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
    });
  });

  it("settle a payment while the audit of another payment gets no answer (JB-07)", async () => {
    const requestedIds = new Set<string>();
    let answer = () => {};
    const silence = new Promise<never>((_resolve, reject) => {
      answer = () => reject(new Error("hung up"));
    });
    silence.catch(() => {});
    const { linePay } = shop.deps.providers;
    const details: typeof linePay.details = (query) => {
      requestedIds.add(String(query.transactionId));
      return silence;
    };
    shop.clock.advance(DAY_MS);
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, remark: "稽核" });
    await shop.pay(envelope.data.payment_url_web);
    shop.clock.advance(15_000);
    shop.deps.providers.linePay = { ...linePay, details };
    const workers = startJobs(shop.deps);
    // The reconcile job confirms the new payment while the audit of an older payment waits for LINE Pay.
    await until(
      async () => (await shop.orderOf(envelope.data.id)).order_status === ORDER_STATUS.ordered,
    );
    expect(requestedIds.size).toBe(1);
    answer();
    await workers.stop();
    shop.deps.providers.linePay = linePay;
  });

  it("finish the work in progress before they stop (JB-07)", async () => {
    const { linePay } = shop.deps.providers;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const requests: string[] = [];
    shop.clock.advance(DAY_MS);
    const check: typeof linePay.check = async (id) => {
      requests.push(id);
      await held;
      return linePay.check(id);
    };
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, remark: "停止" });
    await shop.pay(envelope.data.payment_url_web);
    shop.clock.advance(15_000);
    shop.deps.providers.linePay = { ...linePay, check };
    const workers = startJobs(shop.deps);
    await until(async () => requests.length > 0);
    let isStopped = false;
    const stopped = workers.stop().then(() => {
      isStopped = true;
    });
    await shop.db.execute("select 1");
    expect(isStopped).toBe(false);
    answer();
    await stopped;
    shop.deps.providers.linePay = linePay;
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
    });
  });

  it("delete idempotency keys that are older than three days", async () => {
    const keys = () =>
      shop.db.select().from(schema.idempotency_keys).where(eq(schema.idempotency_keys.key, "kept"));
    await shop.order({ remark: "第三份" }, { key: "kept" });
    shop.clock.advance(3 * DAY_MS);
    await deleteExpiredOnce(shop.deps);
    expect(await keys()).toHaveLength(1);
    shop.clock.advance(1000);
    await deleteExpiredOnce(shop.deps);
    expect(await keys()).toHaveLength(0);
  });
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}
