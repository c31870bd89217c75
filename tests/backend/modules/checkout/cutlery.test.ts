import { CODE, DINING_TYPE, PAY_TYPE, STORE_CLASSIFICATION } from "../../../../lib/contracts/codes";
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

const detail = async (order_id: number) =>
  (await shop.call("orderDetail", { query: { order_id }, as: shop.session })).envelope.data;

it.each([[1], [0], [undefined]])(
  "stores needs_cutlery %s with the order (undefined as null), and orderDetail returns the stored value (CK-130)",
  async (needs_cutlery) => {
    await shop.quote({ pay_type: PAY_TYPE.cash });
    const { envelope } = await shop.submit({ pay_type: PAY_TYPE.cash, needs_cutlery });
    expect(envelope.code).toBe(CODE.ok);
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      needs_cutlery: needs_cutlery ?? null,
    });
    expect((await detail(envelope.data.id)).needs_cutlery).toBe(needs_cutlery ?? null);
  },
);

it.each([
  ["restaurant", DINING_TYPE.delivery, 1],
  ["restaurant", DINING_TYPE.pickup, 1],
  ["grocery", DINING_TYPE.delivery, 0],
] as const)(
  "the quote of a %s with dining type %d has takes_cutlery %d (CK-130)",
  async (kind, dining_type, takes) => {
    const classification = STORE_CLASSIFICATION[kind];
    await shop.db.execute(
      `update stores set store_classification_id = ${classification} where id = ${shop.store.id}`,
    );
    const { data } = (await shop.quote({ dining_type })).envelope;
    expect(data.takes_cutlery).toBe(takes);
  },
);
