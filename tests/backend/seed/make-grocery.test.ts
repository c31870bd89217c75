import { makeCatalog } from "@/backend/seed/make-catalog";

const NOW = 1_795_000_000;
const { foods, stores, food_categories } = makeCatalog({ seed: 7, now: NOW });
const groceries = stores.filter((store) => store.store_classification_id === 2);
const large = groceries.filter(({ id }) => productsOf(id).length > 1000);

describe("grocery stores of the built-in catalogue", () => {
  test("include four large stores, each in another city and with 1,500 to 3,000 products", () => {
    expect(large.map(({ city_name }) => city_name)).toEqual([
      "台北市",
      "新北市",
      "台中市",
      "高雄市",
    ]);
    const counts = large.map(({ id }) => productsOf(id).length);
    expect(counts.filter((count) => count < 1500 || count > 3000)).toEqual([]);
  });

  test("have 10 to 14 categories with a picture, and 4 to 9 categories below each", () => {
    for (const { id } of groceries) {
      const own = food_categories.filter(({ store_id }) => store_id === id);
      const topCategories = own.filter(({ parent_id }) => parent_id === null);
      expect(topCategories.length).toBeGreaterThanOrEqual(10);
      expect(topCategories.length).toBeLessThanOrEqual(14);
      expect(topCategories.filter(({ image }) => image === "")).toEqual([]);
      const subcategories = Map.groupBy(own, ({ parent_id }) => parent_id);
      const sizes = topCategories.map((top) => subcategories.get(top.id)?.length ?? 0);
      expect(sizes.filter((size) => size < 4 || size > 9)).toEqual([]);
    }
  });

  test("have products in the lower categories only, at least one in each, and no name twice in a store", () => {
    const subcategories = new Set(
      food_categories.filter(({ parent_id }) => parent_id !== null).map(({ id }) => id),
    );
    for (const { id } of groceries) {
      const products = productsOf(id);
      expect(products.filter(({ category_id }) => !subcategories.has(category_id))).toEqual([]);
      expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    }
    const stocked = new Set(foods.map(({ category_id }) => category_id));
    expect([...subcategories].filter((id) => !stocked.has(id))).toEqual([]);
  });

  test("deliver from a minimum amount; some of the large stores, but not all, are open day and night", () => {
    for (const store of groceries) {
      expect(store.fodomo_delivery_min_amount).toBeGreaterThan(0);
      expect(store.has_delivery).toBe(1);
    }
    const nonstop = large.filter(({ opening_hours }) =>
      opening_hours.some(
        ({ days, start, end }) => days.length === 7 && start === "00:00" && end === "24:00",
      ),
    );
    expect(nonstop.length).toBeGreaterThanOrEqual(1);
    expect(nonstop.length).toBeLessThan(large.length);
  });

  test("include a large store with offers, products with a limit and products that are off sale", () => {
    const [first] = large;
    const products = productsOf(first?.id ?? 0);
    expect(products.some(({ is_offer }) => is_offer === 1)).toBe(true);
    expect(products.some(({ is_limit }) => is_limit === 1)).toBe(true);
    expect(products.some(({ sale_status }) => sale_status === 0)).toBe(true);
  });
});

function productsOf(store_id: number) {
  return foods.filter((food) => food.store_id === store_id);
}
