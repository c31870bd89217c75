import {
  pickGroups,
  storesOfGroup,
} from "../../../../backend/modules/catalog/store-group-rules.ts";
import type { CardRow, StoreGroupRow } from "../../../../backend/modules/catalog/store-row.ts";
import { OPEN_STATUS, STORE_CLASSIFICATION } from "../../../../lib/contracts/codes.ts";

type Rule = StoreGroupRow["rule"];

function store(values: Partial<CardRow>): CardRow {
  return {
    id: 1,
    name: "測試餐廳",
    image: "",
    city_name: "台北市",
    area_name: "信義區",
    lat: 25,
    lng: 121,
    opening_hours: [],
    is_paused: false,
    service_rate: 0,
    capacity: 20,
    delivery_radius_m: 5000,
    use_fodomo_deliver: 1,
    has_take: 1,
    has_delivery: 1,
    has_business_reservation: 0,
    min_charge: 0,
    delivery_min_amount: 0,
    fodomo_delivery_min_amount: 0,
    eatin_min_amount: 0,
    business_reservation_min_amount: 0,
    store_classification_id: STORE_CLASSIFICATION.restaurant,
    global_coupon: null,
    brand_coupon: null,
    store_coupon: null,
    avg_star_count: 4,
    star_num: 50,
    total_order_count: 50,
    ...values,
  };
}

const cut = {
  name: "滿額折扣",
  full_cut: { full_money: 300, cut_money: 30 },
  full_delivery_free_cut: null,
};
const freeDelivery = { name: "免運", full_cut: null, full_delivery_free_cut: 400 };
const group = (id: number, rule: Rule) => ({ id, name: rule, rule, position: id });
const nearby = (values: Partial<CardRow>, open_status: 0 | 1 | 2 = OPEN_STATUS.open) => ({
  store: store(values),
  open_status,
});
const many = (count: number, values: Partial<CardRow> = {}) =>
  Array.from({ length: count }, (_, index) => nearby({ id: index + 1, ...values }));

it.each<[Rule, string, Partial<CardRow>, boolean]>([
  ["top-rated", "4.5 stars of 10 reviews", { avg_star_count: 4.5, star_num: 10 }, true],
  ["top-rated", "4.4 stars", { avg_star_count: 4.4, star_num: 10 }, false],
  ["top-rated", "5 stars of 9 reviews", { avg_star_count: 5, star_num: 9 }, false],
  ["free-delivery", "a free delivery threshold", { brand_coupon: freeDelivery }, true],
  ["free-delivery", "only a discount", { store_coupon: cut }, false],
  ["offers", "a discount", { store_coupon: cut }, true],
  ["offers", "only free delivery", { global_coupon: freeDelivery }, false],
  ["popular", "100 orders", { total_order_count: 100 }, true],
  ["popular", "99 orders", { total_order_count: 99 }, false],
  ["new", "29 orders", { total_order_count: 29 }, true],
  ["new", "30 orders", { total_order_count: 30 }, false],
])('the group "%s" contains a store with %s (%j): %s', (rule, _what, values, expected) => {
  expect(storesOfGroup({ rule }, [nearby(values)])).toHaveLength(expected ? 1 : 0);
});

it("a group shows at most 6 stores", () => {
  const [picked] = pickGroups([group(1, "offers")], many(9, { store_coupon: cut }));
  expect(picked?.stores).toHaveLength(6);
});

it("lists the open stores of a group before closed stores, the best store first", () => {
  const resting = nearby({ id: 1, avg_star_count: 5 }, OPEN_STATUS.resting);
  const good = nearby({ id: 2, avg_star_count: 4.6 });
  const best = nearby({ id: 3, avg_star_count: 4.9 });
  const [picked] = pickGroups([group(1, "top-rated")], [resting, good, best]);
  expect(picked?.stores).toEqual([best, good, resting]);
});

it.each<[Rule, Partial<CardRow>, Partial<CardRow>]>([
  [
    "offers",
    { store_coupon: { ...cut, full_cut: { full_money: 300, cut_money: 80 } } },
    { store_coupon: cut },
  ],
  [
    "free-delivery",
    { store_coupon: { ...freeDelivery, full_delivery_free_cut: 200 } },
    { store_coupon: freeDelivery },
  ],
  ["popular", { total_order_count: 900 }, { total_order_count: 200 }],
])('lists the best store of the group "%s" first', (rule, better, good) => {
  const stores = [nearby({ id: 1, ...good }), nearby({ id: 2, ...better })];
  expect(storesOfGroup({ rule }, stores).map(({ store }) => store.id)).toEqual([2, 1]);
});

it("leaves out a group without stores", () => {
  const groups = [group(1, "offers"), group(2, "popular")];
  const picked = pickGroups(groups, many(3, { total_order_count: 500 }));
  expect(picked.map((entry) => entry.group.name)).toEqual(["popular"]);
});

it("does not show a store in a third group if that group also has a store that appears in fewer than two groups", () => {
  const everywhere = { store_coupon: cut, avg_star_count: 5, total_order_count: 500 };
  const groups = [group(1, "top-rated"), group(2, "offers"), group(3, "popular")];
  const picked = pickGroups(groups, [
    ...many(6, everywhere),
    nearby({ id: 7, total_order_count: 100 }),
  ]);
  expect(picked[2]?.stores.map(({ store }) => store.id)).toEqual([7]);
});

it("shows a store in a third group if that group would otherwise be empty", () => {
  const everywhere = { store_coupon: cut, avg_star_count: 5, total_order_count: 500 };
  const groups = [group(1, "top-rated"), group(2, "offers"), group(3, "popular")];
  expect(pickGroups(groups, many(2, everywhere)).map((entry) => entry.stores.length)).toEqual([
    2, 2, 2,
  ]);
});
