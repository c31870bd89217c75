import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { runSubscriptionsOnce } from "../../../../backend/modules/payments/subscription-charge-service.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";
import { type PayuniPayer, payuniPayer } from "./payuni-payer";

let backend: TestBackend;
let shop: Shop;
let payer: PayuniPayer;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  payer = await payuniPayer(shop);
  // Prevents renewals for the members of earlier tests.
  await backend.db.update(schema.subscriptions).set({ auto_renew: 0 });
});
afterAll(() => backend.close());

const buy = async (card_id: number | string, as = shop.session) =>
  (await shop.call("buySubscription", { as, body: { card_id, price: 99 } })).envelope;
/** Reads the subscription in a new session, because a session ends before the month of a subscription ends. */
const readSubscription = async () =>
  (await shop.call("ownSubscription", { as: await backend.asMember(shop.member) })).envelope.data;
const charges = () =>
  backend.db
    .select()
    .from(schema.subscription_charges)
    .where(eq(schema.subscription_charges.member_id, shop.member.id));
const advanceAndRun = async (ms: number) => {
  shop.clock.advance(ms);
  await runSubscriptionsOnce(backend.deps);
};
/** Moves the clock to just after the renewal time and runs the renewal. */
const runRenewal = async () => {
  const { renew_time } = await readSubscription();
  shop.clock.set((renew_time + 2) * 1000);
  await runSubscriptionsOnce(backend.deps);
};

describe("a renewal (SB-07)", () => {
  it("charges nothing, sets auto_renew to 0 and keeps the paid month if PAYUNi refuses the charge", async () => {
    const card = await payer.bindCard("mastercard");
    const { end_time } = (await buy(card.id)).data;
    const saved = (await payer.rows()).find(({ type }) => type === "bound");
    await backend.deps.providers.payuni.forgetCard(String(saved?.creditHash));
    await runRenewal();
    expect(await readSubscription()).toMatchObject({ auto_renew: 0, has_failed: 1, end_time });
    await advanceAndRun(3_600_000);
    expect(await charges()).toHaveLength(2);
    expect(await payer.balance()).toBe(99);
    expect(shop.logged().filter((line) => line.startsWith("subscriptions:"))).toEqual([]);
  });

  it("charges nothing and sets auto_renew to 0 when the service no longer offers PAYUNi", async () => {
    const card = await payer.bindCard("mastercard");
    const { end_time } = (await buy(card.id)).data;
    const { offered } = backend.deps.config;
    offered.delete("PAYUNI");
    await runRenewal();
    offered.add("PAYUNI");
    expect(await readSubscription()).toMatchObject({ auto_renew: 0, has_failed: 0, end_time });
    expect(await charges()).toHaveLength(1);
    expect(await payer.balance()).toBe(99);
  });

  it("that fails with an error does not stop the renewals of other members", async () => {
    const card = await payer.bindCard("mastercard");
    await buy(card.id);
    const other = await backend.asMember(await insertMember(backend.db));
    const theirs = await payer.bindCard("mastercard", other);
    shop.clock.advance(1000);
    await buy(theirs.id, other);
    jest.spyOn(backend.deps.providers.payuni, "charge").mockRejectedValueOnce(new Error("broken"));
    await runRenewal();
    expect(shop.logged()).toContainEqual(expect.stringMatching(/^subscriptions: .*broken/));
    expect(await payer.balance()).toBe(3 * 99);
    // The failed charge did not reach PAYUNi, so the backend ends it after five minutes.
    await advanceAndRun(300_000);
    expect(await readSubscription()).toMatchObject({ auto_renew: 0, has_failed: 1 });
    expect(await payer.balance()).toBe(3 * 99);
  });
});
