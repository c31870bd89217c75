import { TOP_SALE, topSale } from "../../../../backend/modules/benefits/top-sale-rules.ts";
import type { OpnProduct } from "../../../../lib/contracts/campaigns.ts";
import { OPEN_STATUS } from "../../../../lib/contracts/codes.ts";

const product = (id: number, store_id: number, sold_count: number): OpnProduct => ({
  id,
  item_type: "single",
  store_id,
  store_name: `店${store_id}`,
  name: `餐點${id}`,
  image: "/food",
  unit_price: 100,
  list_price: 100,
  sold_count,
  open_status: OPEN_STATUS.open,
});
const ids = (products: OpnProduct[]) => topSale(products).map(({ id }) => id);

it("puts the best-selling products first, and sorts products with equal counts by id", () => {
  expect(ids([product(3, 1, 5), product(2, 2, 9), product(1, 3, 5)])).toEqual([2, 1, 3]);
});

it("lists only the best-selling product of each store", () => {
  expect(ids([product(1, 1, 1), product(2, 1, 9), product(3, 2, 0)])).toEqual([2, 3]);
});

it("lists at most twenty products", () => {
  const many = Array.from({ length: 50 }, (_, at) => product(at + 1, at, at));
  expect(ids(many)).toHaveLength(TOP_SALE);
  expect(ids(many)[0]).toBe(50);
});
