import { DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { makePreOrderBody } from "../../../factories/order-requests";
import { insertCategory, insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const { pickup, delivery, businessReservation } = DINING_TYPE;
const POINT = { lat: 25.03361, lng: 121.56445 };

let backend: TestBackend;
let store: { id: number };
let category: { id: number };
let food: { id: number };
let pickupOnly: { id: number };

beforeAll(async () => {
  backend = await createTestBackend();
  store = await insertStore(backend.db, { has_business_reservation: 1 });
  category = await insertCategory(backend.db, { store_id: store.id });
  const category_id = category.id;
  food = await insertFood(backend.db, store, {
    category_id,
    name: "山藥雞湯",
    unit_price: 200,
    business_price: 180,
  });
  pickupOnly = await insertFood(backend.db, store, {
    category_id,
    name: "山藥冰沙",
    dining_types: [pickup],
  });
});
afterAll(() => backend.close());

type Listed = { name: string; unit_price: number };
const namesWithPrices = (foods: Listed[]) =>
  foods.map(({ name, unit_price }) => `${name} ${unit_price}`);

/** The tested calls that list products, each as a function that returns the listed products. */
const LISTS: [string, (dining_type: number) => Promise<Listed[]>][] = [
  [
    "listFood",
    async (dining_type) => {
      const query = { store_id: store.id, dining_type, page: 1 };
      const { envelope } = await backend.call("listFood", { query });
      return envelope.data.categories.flatMap(({ foods }) => foods);
    },
  ],
  [
    "store/{id}/foods",
    async (dining_type) => {
      const call = { params: { id: store.id }, query: { dining_type, page: 1 } };
      const { envelope } = await backend.call("storeFoods", call);
      return envelope.data.categories.flatMap(({ foods }) => foods);
    },
  ],
  [
    "store/{id}/search",
    async (dining_type) => {
      const call = { params: { id: store.id }, query: { terms: "山藥", dining_type, page: 1 } };
      const { envelope } = await backend.call("storeSearch", call);
      return envelope.data.data.toSorted((a, b) => a.id - b.id);
    },
  ],
  [
    "store/{id}/level2/{id}",
    async (dining_type) => {
      const params = { id: store.id, category_id: category.id };
      const call = { params, query: { dining_type, page: 1 } };
      return (await backend.call("categoryProducts", call)).envelope.data.data;
    },
  ],
  [
    "searchStoreAndStoreType",
    async (dining_type) => {
      const query = { keyword: "山藥", dining_type, ...POINT };
      const { envelope } = await backend.call("searchStoreAndStoreType", { query });
      return envelope.data.foods.toSorted((a, b) => a.id - b.id);
    },
  ],
];

describe.each(LISTS)("%s", (_call, list) => {
  test.each([
    [pickup, ["山藥雞湯 200", "山藥冰沙 120"]],
    [delivery, ["山藥雞湯 200"]],
    [businessReservation, ["山藥雞湯 180"]],
  ])(
    "lists only the products for dining type %d, with their prices for this dining type",
    async (dining_type, expected) => {
      expect(namesWithPrices(await list(dining_type))).toEqual(expected);
    },
  );
});

test("the food_count of a grocery category counts only the products for the dining type", async () => {
  const countFor = async (dining_type: number) => {
    const call = { params: { id: store.id }, query: { dining_type } };
    return (await backend.call("groceryCategories", call)).envelope.data[0]?.food_count;
  };
  expect(await countFor(pickup)).toBe(2);
  expect(await countFor(delivery)).toBe(1);
});

test.each([
  [pickup, 1],
  [delivery, 0],
])(
  "for dining type %d, a product that is only for pick-up has enable_add_cart %d",
  async (type, enabled) => {
    const query = { store_id: store.id, dining_type: type, food_id: pickupOnly.id };
    const { envelope } = await backend.call("foodDetail", { query });
    expect(envelope.data).toMatchObject({ name: "山藥冰沙", enable_add_cart: enabled });
  },
);

test.each([
  [delivery, 200],
  [businessReservation, 180],
])(
  "for dining type %d, foodDetail and a pre-order have the price NT$%d",
  async (dining_type, unit_price) => {
    const query = { store_id: store.id, dining_type, food_id: food.id };
    const { envelope } = await backend.call("foodDetail", { query });
    expect(envelope.data.unit_price).toBe(unit_price);
    expect((await quote(food.id, dining_type)).food_price).toBe(unit_price);
  },
);

test("a set has its own price for a business reservation", async () => {
  const set = await insertFood(backend.db, store, {
    item_type: "set",
    unit_price: 300,
    business_price: 250,
    category_id: category.id,
    dining_types: [businessReservation],
  });
  const query = { store_id: store.id, dining_type: businessReservation, set_id: set.id };
  const { envelope } = await backend.call("setDetail", { query });
  expect(envelope.data).toMatchObject({ unit_price: 250, list_price: 300 });
});

test("a pre-order for delivery with a product that is only for pick-up has is_disallow_order 1", async () => {
  expect(await quote(pickupOnly.id, delivery)).toMatchObject({ is_disallow_order: 1 });
  expect(await quote(pickupOnly.id, pickup)).toMatchObject({ is_disallow_order: 0 });
});

async function quote(id: number, dining_type: 0 | 1 | 4) {
  const as = await backend.asMember(await insertMember(backend.db, { business_id: 7 }));
  const body = makePreOrderBody({ store_id: store.id, dining_type, foods: [{ id }] });
  return (await backend.call("beforeOrdering", { body, as })).envelope.data;
}
