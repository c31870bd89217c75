import { existsSync } from "node:fs";
import { isBan } from "taiwan-id-validator";
import { cuisines } from "@/backend/db/seed/cuisines";
import { makeCatalog } from "@/backend/db/seed/make-catalog";
import { readMenu } from "@/backend/db/seed/make-menu";
import { isOptionKey } from "@/backend/db/seed/make-options";
import { coverPictures, foodPictures, logoPictures } from "@/backend/db/seed/picture-index";
import { seedAreas } from "@/backend/db/seed/seed-areas";
import { reviewerNames } from "@/backend/db/seed/store-vocabulary";
import { isWithinHours } from "@/backend/stores/opening-rules";
import { findDistrict } from "@/lib/address/districts";
import { metresBetween } from "@/lib/address/metres-between";
import { type OptionGroup, productSchema } from "@/lib/contracts/products";
import { reviewSchema } from "@/lib/contracts/reviews";
import { storeSchema } from "@/lib/contracts/stores";

const NOW = 1_795_000_000;
const catalog = makeCatalog({ seed: 7, now: NOW });
const restaurants = catalog.stores.filter((store) => store.store_classification_id === 1);

const CENTRAL_AREAS = {
  台北市: ["信義區", "大安區", "中山區", "松山區", "中正區"],
  新北市: ["板橋區", "三重區", "中和區", "永和區", "新莊區"],
  台中市: ["西屯區", "北屯區", "西區", "南屯區", "北區"],
};
const CENTRAL = Object.entries(CENTRAL_AREAS).flatMap(([city, areas]) =>
  areas.map((area): [string, string] => [city, area]),
);
// What the table fills in where a row says nothing.
const FOOD_DEFAULTS = {
  item_type: "single",
  enable_add_cart: 1,
  is_offer: 0,
  sale_status: 1,
  is_user_show: 0,
  is_limit: 0,
  limit_count: 0,
  sale_count: 0,
  groups: [],
};

describe("the built-in catalogue", () => {
  test("is the same for the same seed, and another for another", () => {
    expect(makeCatalog({ seed: 7, now: NOW })).toEqual(catalog);
    expect(makeCatalog({ seed: 8, now: NOW }).stores).not.toEqual(catalog.stores);
  });

  test("has at least 150 restaurants and 2 grocery stores, each of its own name", () => {
    expect(restaurants.length).toBeGreaterThanOrEqual(150);
    expect(catalog.stores.length - restaurants.length).toBeGreaterThanOrEqual(2);
    expect(new Set(catalog.stores.map(({ name }) => name)).size).toBe(catalog.stores.length);
  });

  test("gives every restaurant 18 to 60 dishes", () => {
    const counts = countBy(catalog.foods.map(({ store_id }) => store_id));
    const outside = restaurants.filter(({ id }) => {
      const count = counts.get(id) ?? 0;
      return count < 18 || count > 60;
    });
    expect(outside.map(({ name, id }) => `${name} ${counts.get(id)}`)).toEqual([]);
  });

  test("fits the contract, store by store and dish by dish", () => {
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
    for (const food of catalog.foods) productSchema.parse({ ...FOOD_DEFAULTS, ...food });
    for (const { first_name, last_name, ...review } of catalog.reviews) {
      reviewSchema.parse({ avatar: "", user: { icon_url: "", first_name, last_name }, ...review });
    }
  });

  test("gives every row an id of its own, options of one dish included", () => {
    for (const rows of [
      catalog.stores,
      catalog.foods,
      catalog.food_categories,
      catalog.store_types,
    ]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    for (const { relish_groups = [] } of catalog.foods) {
      const ids = relish_groups.flatMap(idsOf);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("asks on below an option where that is natural", () => {
    const nested = catalog.foods.filter(({ relish_groups = [] }) =>
      relish_groups.some(({ items }) => items.some((item) => item.relish_groups.length > 0)),
    );
    expect(nested.length).toBeGreaterThan(100);
  });

  test("names only option groups and pictures that exist", () => {
    const categories = cuisines.flatMap(({ menu }) => readMenu(menu));
    expect(categories.flatMap(({ groups }) => groups).filter((key) => !isOptionKey(key))).toEqual(
      [],
    );
    const dishes = categories.flatMap((category) => category.dishes);
    expect(dishes.filter(({ price }) => !Number.isInteger(price) || price <= 0)).toEqual([]);
    const filesOf = (pictures: Record<string, readonly string[]>, sizes: number[]) =>
      Object.values(pictures)
        .flat()
        .flatMap((path) => sizes.map((size) => `public${path}-${size}.webp`));
    const files = [
      ...filesOf(foodPictures, [160, 320]),
      ...filesOf(coverPictures, [320, 640]),
      ...filesOf(logoPictures, [96]),
    ];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test.each(CENTRAL)(
    "puts 15 restaurants within 3 km of any address in the middle of %s%s",
    (city, area) => {
      const { lat, lng } = findDistrict(city, area) ?? { lat: 0, lng: 0 };
      const corners = [-0.005, 0, 0.005].flatMap((north) =>
        [-0.005, 0, 0.005].map((east) => ({ lat: lat + north, lng: lng + east })),
      );
      const nearby = corners.map(
        (point) => restaurants.filter((store) => metresBetween(store, point) <= 3_000).length,
      );
      expect(Math.min(...nearby)).toBeGreaterThanOrEqual(15);
    },
  );

  test("places stores in districts of the gazetteer, by the same ids", () => {
    expect(
      seedAreas.filter(
        (area) => findDistrict(area.city_name, area.area_name)?.area_id !== area.area_id,
      ),
    ).toEqual([]);
    const strays = catalog.stores.filter((store) => {
      const district = findDistrict(store.city_name, store.area_name);
      return !district || metresBetween(store, district) > 4_000;
    });
    expect(strays.map(({ address }) => address)).toEqual([]);
  });

  test.each([0, 3, 5, 8, 12, 20, 23])(
    "has dinner at %i o'clock in every dense district",
    (hour) => {
      const midnight = NOW - ((NOW + 8 * 3600) % 86_400);
      const shares = CENTRAL.map(([city, area]) => {
        const local = catalog.stores.filter(
          (store) => store.city_name === city && store.area_name === area,
        );
        const open = local.filter(
          (store) => !store.is_paused && isWithinHours(store.opening_hours, midnight + hour * 3600),
        );
        return open.length / local.length;
      });
      // Between two and six only the stores that never close are open.
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(hour > 1 && hour < 6 ? 0.15 : 0.35);
    },
  );

  test("has something of every kind a shopper meets", () => {
    const some = (count: number) => expect(count).toBeGreaterThan(0);
    some(catalog.foods.filter(({ sale_status }) => sale_status === 0).length);
    some(catalog.foods.filter(({ is_limit }) => is_limit === 1).length);
    some(catalog.foods.filter(({ unit_price }) => unit_price === 0).length);
    some(catalog.foods.filter(({ tag_icon }) => tag_icon === 2).length);
    some(catalog.stores.filter(({ is_paused }) => is_paused).length);
    some(catalog.stores.filter(({ has_delivery }) => has_delivery === 0).length);
    some(catalog.stores.filter(({ has_take }) => has_take === 0).length);
    some(catalog.stores.filter(({ service_rate }) => service_rate === 5).length);
    some(
      catalog.stores.filter(({ disable_payment_method }) => disable_payment_method === "2").length,
    );
    some(catalog.stores.filter(({ store_coupon }) => store_coupon?.full_cut).length);
    some(catalog.stores.filter(({ brand_coupon }) => brand_coupon?.full_delivery_free_cut).length);
    expect(
      catalog.stores.filter(({ has_take, has_delivery }) => !has_take && !has_delivery),
    ).toEqual([]);
    expect(
      catalog.foods.filter((food) => food.is_offer === 1 && food.list_price <= food.unit_price),
    ).toEqual([]);
  });

  test("carries well-formed legal facts and reviews of the last three years by made-up names", () => {
    for (const store of catalog.stores) {
      expect(isBan(store.unified_code ?? "")).toBe(true);
      expect(store.product_id).toMatch(/^A-1\d{8}-00000-0$/);
      expect(store.take_payment_method).toMatch(/^2,5/);
    }
    for (const { create_time, first_name } of catalog.reviews) {
      expect(create_time).toBeLessThan(NOW);
      expect(reviewerNames).toContain(first_name.split(" ")[0]);
    }
  });
});

function countBy(ids: readonly number[]) {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function idsOf(group: OptionGroup): number[] {
  return [
    group.id,
    ...group.items.flatMap((item) => [item.id, ...item.relish_groups.flatMap(idsOf)]),
  ];
}
