import { productRuns } from "@/lib/catalog/product-runs";
import { makeCategories, makeGroceryItem } from "../../factories/grocery-shapes";

it("groups the products of the first level by the names of the second, in their order", () => {
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
