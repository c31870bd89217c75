import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { isBan } from "taiwan-id-validator";
import { readMenu } from "@/backend/seed/cuisine";
import { wokHouse } from "@/backend/seed/cuisine-wok-house";
import { cuisines, grocery } from "@/backend/seed/cuisines";
import { makeCatalog } from "@/backend/seed/make-catalog";
import { isOptionKey } from "@/backend/seed/make-options";
import { coverPictures, foodPictures, logoPictures } from "@/backend/seed/picture-index";
import { reviewerNames } from "@/backend/seed/review-vocabulary";
import { sideMenus } from "@/backend/seed/side-menus";
import { storeTypePictures } from "@/backend/seed/store-vocabulary";
import { type OptionGroup, productSchema } from "@/lib/contracts/products";
import { reviewSchema, storeSchema } from "@/lib/contracts/stores";

const NOW = 1_795_000_000;
const NAME_MAX = 30;
const catalog = makeCatalog({ seed: 7, now: NOW });
const allCuisines = [...cuisines, wokHouse];
const restaurants = catalog.stores.filter((store) => store.store_classification_id === 1);
const foodsOf = Map.groupBy(catalog.foods, ({ store_id }) => store_id);

describe("the built-in catalogue", () => {
  test("is the same for the same seed and time, and differs for another seed", () => {
    const again = makeCatalog({ seed: 7, now: NOW });
    expect(digest(again)).toBe(digest(catalog));
    expect(digest(makeCatalog({ seed: 8, now: NOW }))).not.toBe(digest(catalog));
  });

  test("gives every store a unique name, and no store, product or category an empty name or one of more than 30 characters", () => {
    expect(new Set(catalog.stores.map(({ name }) => name)).size).toBe(catalog.stores.length);
    const names = [...catalog.stores, ...catalog.foods, ...catalog.food_categories];
    expect(names.filter(({ name }) => name.length > NAME_MAX || name.trim() === "")).toEqual([]);
  });

  test("gives 5 to 20 restaurants 150 to 400 products, and every other restaurant 18 to 60", () => {
    const counts = restaurants.map(({ id }) => foodsOf.get(id)?.length ?? 0);
    expect(counts.filter((count) => count < 18 || (count > 60 && count < 150))).toEqual([]);
    expect(counts.filter((count) => count > 400)).toEqual([]);
    const long = counts.filter((count) => count >= 150);
    expect(long.length).toBeGreaterThanOrEqual(5);
    expect(long.length).toBeLessThanOrEqual(20);
  });

  test("has stores, dishes and reviews that fit the schemas of the contract (EN-08, EN-10, EN-19)", () => {
    const fields = storeSchema.pick({
      id: true,
      name: true,
      image: true,
      avg_star_count: true,
      star_num: true,
      service_score: true,
      total_order_count: true,
      min_charge: true,
      take_payment_method: true,
      global_coupon: true,
      brand_coupon: true,
      store_coupon: true,
      product_id: true,
      unified_code: true,
    });
    for (const store of catalog.stores) fields.parse(store);
    for (const food of catalog.foods) productSchema.parse({ ...food, sale_count: 0 });
    for (const { first_name, last_name, icon_url, ...review } of catalog.reviews) {
      reviewSchema.parse({ ...review, user: { icon_url, first_name, last_name } });
    }
  });

  test("gives every row an id that is unique in its table, and every option an id that is unique within its product", () => {
    for (const rows of [
      catalog.stores,
      catalog.foods,
      catalog.food_categories,
      catalog.store_types,
      catalog.subjects,
      catalog.advertisements,
    ]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    for (const list of new Set(catalog.foods.map(({ relish_groups }) => relish_groups))) {
      const ids = list.flatMap(idsOf);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("puts every dish into a category of its own store", () => {
    const owner = new Map(catalog.food_categories.map(({ id, store_id }) => [id, store_id]));
    expect(catalog.foods.filter((food) => owner.get(food.category_id) !== food.store_id)).toEqual(
      [],
    );
  });

  test("has nested options for more than 100 products", () => {
    const nested = catalog.foods.filter(({ relish_groups }) =>
      relish_groups.some(({ items }) => items.some((item) => item.relish_groups.length > 0)),
    );
    expect(nested.length).toBeGreaterThan(100);
  });

  test("has the most popular types first, and a different picture for each type", () => {
    const names = catalog.store_types.toSorted((a, b) => a.position - b.position);
    expect(names.slice(0, 5).map(({ name }) => name)).toEqual([
      "手搖飲",
      "便當",
      "早餐",
      "素食",
      "生鮮雜貨",
    ]);
    const pictures = catalog.store_types.map(({ image }) => image);
    expect(pictures).not.toContain("");
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test("uses only option groups, store types and picture files that exist, and positive whole prices in menus", () => {
    const categories = [...allCuisines.flatMap(({ menu }) => readMenu(menu)), ...sideMenus];
    const groups = categories.flatMap((category) => category.groups);
    expect(groups.filter((key) => !isOptionKey(key))).toEqual([]);
    const dishes = categories.flatMap((category) => category.dishes);
    expect(dishes.filter(({ price }) => !Number.isInteger(price) || price <= 0)).toEqual([]);
    const kinds = [...allCuisines, grocery].flatMap(({ types }) => types);
    expect(kinds.filter((kind) => !(kind in storeTypePictures))).toEqual([]);
    const filesOf = (pictures: Iterable<string>, sizes: number[]) =>
      [...new Set(pictures)].flatMap((path) => sizes.map((size) => `public${path}-${size}.webp`));
    const covers = [
      ...Object.values(coverPictures).flat(),
      ...catalog.stores.map(({ image }) => image),
      ...catalog.subjects.map(({ image }) => image),
      ...catalog.advertisements.map(({ image }) => image),
    ];
    const tiles = catalog.food_categories.map(({ image }) => image).filter(Boolean);
    const files = [
      ...filesOf([...Object.values(foodPictures), ...tiles], [224, 320]),
      ...filesOf(
        catalog.foods.map(({ image }) => image),
        [224, 320],
      ),
      ...filesOf(covers, [320, 640]),
      ...filesOf(Object.values(logoPictures), [128]),
    ];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test("gives every product except cutlery and sauce packets a price; no list price is lower than the price, and each offer has a higher list price", () => {
    const free = catalog.foods.filter(({ unit_price }) => unit_price <= 0);
    expect(new Set(free.map(({ name }) => name))).toEqual(new Set(["環保餐具", "醬料包"]));
    expect(catalog.foods.filter((food) => food.list_price < food.unit_price)).toEqual([]);
    expect(
      catalog.foods.filter((food) => food.is_offer === 1 && food.list_price <= food.unit_price),
    ).toEqual([]);
  });

  test("has products and stores of every kind that the pages distinguish", () => {
    const { foods, stores } = catalog;
    const expectSome = (rows: unknown[]) => expect(rows.length).toBeGreaterThan(0);
    expectSome(foods.filter((food) => food.sale_status === 0 && food.is_user_show === 1));
    expectSome(foods.filter((food) => food.sale_status === 0 && food.is_user_show === 0));
    expectSome(foods.filter((food) => food.enable_add_cart === 0));
    expectSome(foods.filter((food) => food.is_limit === 1 && food.limit_count > 0));
    expect(new Set(foods.map(({ tag_icon }) => tag_icon))).toEqual(new Set([0, 1, 2, 3]));
    expectSome(stores.filter(({ is_paused }) => is_paused));
    expectSome(stores.filter(({ capacity }) => capacity === 0));
    expectSome(stores.filter(({ has_delivery }) => has_delivery === 0));
    expectSome(stores.filter(({ has_take }) => has_take === 0));
    expectSome(stores.filter(({ reservation }) => reservation === 0));
    expectSome(stores.filter(({ service_rate }) => service_rate === 5));
    expectSome(stores.filter(({ disable_payment_method }) => disable_payment_method === "2"));
    expectSome(stores.filter((store) => store.business_reservation_payment_method === "2,5,7,10"));
    expectSome(stores.filter((store) => store.business_reservation_payment_method === "5,7,10"));
    expectSome(stores.filter(({ global_coupon }) => global_coupon?.full_cut));
    expectSome(stores.filter(({ brand_coupon }) => brand_coupon?.full_delivery_free_cut));
    expectSome(stores.filter(({ store_coupon }) => store_coupon?.full_cut));
    expect(stores.filter((store) => !store.has_take && !store.has_delivery)).toEqual([]);
  });

  test("lets more than a third of the stores accept cash and all providers for pick-up; fewer than a quarter accept only cash and LINE Pay", () => {
    const { stores } = catalog;
    const paidBy = (methods: string) =>
      stores.filter(({ take_payment_method }) => take_payment_method === methods).length;
    expect(paidBy("2,5,9,10,11")).toBeGreaterThan(stores.length / 3);
    expect(paidBy("2,5")).toBeGreaterThan(0);
    expect(paidBy("2,5")).toBeLessThan(stores.length / 4);
    expect(
      stores.some(({ delivery_payment_method }) => !/^2/.test(delivery_payment_method ?? "")),
    ).toBe(true);
    // Exactly the stores that take business reservations accept the corporate bill (pay type 7).
    for (const { has_business_reservation, business_reservation_payment_method } of stores) {
      expect(/7/.test(business_reservation_payment_method ?? "")).toBe(
        has_business_reservation === 1,
      );
    }
  });

  test("gives every store a valid tax ID and a food registration number, and lets it accept cash and LINE Pay for pick-up", () => {
    for (const store of catalog.stores) {
      expect(isBan(store.unified_code ?? "")).toBe(true);
      expect(store.product_id).toMatch(/^A-1\d{8}-00000-0$/);
      expect(store.take_payment_method).toMatch(/^2,5/);
    }
  });

  test("gives every store the number and the average stars of its reviews", () => {
    const reviews = Map.groupBy(catalog.reviews, ({ store_id }) => store_id);
    for (const { id, star_num, avg_star_count } of catalog.stores) {
      const stars = (reviews.get(id) ?? []).map((review) => review.star_num);
      const mean = stars.reduce((sum, star) => sum + star, 0) / Math.max(1, stars.length);
      expect([star_num, avg_star_count]).toEqual([stars.length, Number(mean.toFixed(1))]);
      expect(stars.length).toBeLessThanOrEqual(40);
    }
  });

  test("has only reviews about dishes of the reviewed store, and the oldest review is more than two years old", () => {
    const dishes = new Map(catalog.foods.map(({ id, store_id }) => [id, store_id]));
    for (const { food_id, store_id, create_time, first_name } of catalog.reviews) {
      expect(dishes.get(food_id)).toBe(store_id);
      expect(create_time).toBeLessThan(NOW);
      expect(reviewerNames).toContain(first_name.split("＊")[0]);
    }
    const oldest = Math.min(...catalog.reviews.map(({ create_time }) => create_time));
    expect(NOW - oldest).toBeGreaterThan(2 * 365 * 86_400);
  });
});

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

function idsOf(group: OptionGroup): number[] {
  return [
    group.id,
    ...group.items.flatMap((item) => [item.id, ...item.relish_groups.flatMap(idsOf)]),
  ];
}
