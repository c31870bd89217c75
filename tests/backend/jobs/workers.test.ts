import { eq } from "drizzle-orm";
import { schema } from "../../../backend/db/client.ts";
import { deleteExpiredOnce, startWorkers } from "../../../backend/jobs/workers.ts";
import { openShop, type Shop } from "../modules/checkout/order-shop";

const DAY_MS = 86_400_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("the workers", () => {
  it("settle payments without a return, until the workers stop", async () => {
    const { envelope } = await shop.order({ pay_type: 5 });
    await shop.pay(envelope.data.payment_url_web);
    shop.clock.advance(15_000);
    const workers = startWorkers(shop.deps);
    await workers.stop();
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({ order_status: 0, pay_status: 1 });
  });

  it("a step that fails is logged and does not end the others", async () => {
    const { envelope } = await shop.order({ pay_type: 5, remark: "第二份" });
    await shop.pay(envelope.data.payment_url_web);
    shop.clock.advance(15_000);
    await shop.db.execute("alter table outbox rename to outbox_away");
    const workers = startWorkers(shop.deps);
    await workers.stop();
    await shop.db.execute("alter table outbox_away rename to outbox");
    expect(shop.logged().some((line) => line.startsWith("workers: outbox failed"))).toBe(true);
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({ order_status: 0 });
  });

  it("an unanswered audit does not delay other results", async () => {
    const asked = new Set<string>();
    let answer = () => {};
    const silence = new Promise<never>((_none, fail) => {
      answer = () => fail(new Error("hung up"));
    });
    silence.catch(() => {});
    const { linePay } = shop.deps.providers;
    const details: typeof linePay.details = (which) => {
      asked.add(String(which.transactionId));
      return silence;
    };
    shop.clock.advance(DAY_MS);
    const { envelope } = await shop.order({ pay_type: 5, remark: "稽核" });
    await shop.pay(envelope.data.payment_url_web);
    shop.clock.advance(15_000);
    shop.deps.providers.linePay = { ...linePay, details };
    const workers = startWorkers(shop.deps);
    // The confirm collects this payment, while the look-up of an older payment hangs.
    await until(async () => (await shop.orderOf(envelope.data.id)).order_status === 0);
    expect(asked.size).toBe(1);
    answer();
    await workers.stop();
    shop.deps.providers.linePay = linePay;
  });

  it("delete keys after three days, and not earlier", async () => {
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
  while (!(await isTrue())) await new Promise((later) => setTimeout(later, 20));
}
