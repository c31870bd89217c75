import { categoryChoice, productRuns } from "@/lib/catalog/category-choice";
import { makeCategories, makeGroceryItem } from "../../factories/grocery-shapes";

it.each([
  ["a category of the first level", 2, "飲料", "飲料", true],
  ["a category of the second level", 12, "蔬菜", "生鮮", false],
  ["an unknown category", 99, "生鮮", "生鮮", true],
  ["no category", 0, "生鮮", "生鮮", true],
])(
  "%s (cat %i) selects the category %s in the first-level category %s (GR-01, GR-02)",
  (_which, cat, name, top, isWhole) => {
    expect(categoryChoice(makeCategories(), cat)).toMatchObject({
      name,
      top: { name: top },
      isWhole,
    });
  },
);

it("categoryChoice returns null for a store without categories", () => {
  expect(categoryChoice([], 5)).toBeNull();
});

it("productRuns groups the products of a first-level category by second-level category, in the order of the products", () => {
  const [fresh] = makeCategories();
  if (!fresh) throw new Error("no category");
  const items = [
    makeGroceryItem({ id: 1, category_id: 12 }),
    makeGroceryItem({ id: 2, category_id: 11 }),
    makeGroceryItem({ id: 3, category_id: 11 }),
    makeGroceryItem({ id: 4, category_id: 1 }),
  ];
  const shape = productRuns(items, fresh).map((run) => [run.name, run.items.map(({ id }) => id)]);
  expect(shape).toEqual([
    ["蔬菜", [1]],
    ["水果", [2, 3]],
    ["", [4]],
  ]);
});
