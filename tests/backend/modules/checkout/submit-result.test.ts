import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { CODE, ORDER_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "./order-shop";

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const ask = async (key: string, as = shop.session) =>
  (await shop.call("submitResult", { query: { key }, as })).envelope;
const NOT_PLACED = { code: CODE.refused, reason: "not-placed", data: null };

describe("submitResult, the result of a submit by its idempotency key (RU-63)", () => {
  it("is the order that was placed", async () => {
    const { envelope } = await shop.order({}, { key: "lost" });
    expect(await ask("lost")).toMatchObject({ code: CODE.ok, data: envelope.data });
    expect(await shop.orders()).toHaveLength(1);
  });

  it("has the address of the payment page only while the order waits for its payment", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay }, { key: "lost" });
    expect((await ask("lost")).data).toEqual(envelope.data);
    await shop.pay(envelope.data.payment_url_web);
    await shop.comeBack(envelope.data.id);
    expect((await ask("lost")).data).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      payment_url_web: "",
    });
  });

  it('is "not-placed" for an unknown key, for a refused submit, and for the key of another member', async () => {
    expect(await ask("never")).toMatchObject(NOT_PLACED);
    await shop.submit({}, { key: "refused" });
    expect(await ask("refused")).toMatchObject(NOT_PLACED);
    await shop.order({}, { key: "mine" });
    const other = await shop.asMember(await insertMember(shop.db));
    expect(await ask("mine", other)).toMatchObject(NOT_PLACED);
    expect(await shop.orders()).toHaveLength(1);
  });

  it('is "payment-pending" while the submit runs, and "not-placed" if the submit is unfinished after a minute', async () => {
    const create_time = Math.floor(shop.clock.now() / 1000);
    const running = { key: "running", request_hash: "x", status: "running" as const, create_time };
    await shop.db.insert(schema.idempotency_keys).values({ ...running, member_id: shop.member.id });
    expect(await ask("running")).toMatchObject({ reason: "payment-pending" });
    shop.clock.advance(61_000);
    expect(await ask("running")).toMatchObject(NOT_PLACED);
  });

  it("is paymentFailed if the order was cancelled", async () => {
    const { envelope } = await shop.order({}, { key: "lost" });
    const mine = eq(schema.orders.id, envelope.data.id);
    await shop.db.update(schema.orders).set({ order_status: ORDER_STATUS.cancelled }).where(mine);
    expect((await ask("lost")).code).toBe(CODE.paymentFailed);
  });

  it("is refused for a malformed key and for a visitor", async () => {
    expect(
      (await shop.call("submitResult", { query: { key: "a b" }, as: shop.session })).status,
    ).toBe(400);
    expect(
      (await shop.call("submitResult", { query: { key: "a" }, as: shop.asVisitor() })).status,
    ).toBe(401);
  });
});
