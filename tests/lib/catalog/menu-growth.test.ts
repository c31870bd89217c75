import { withPages } from "@/lib/catalog/menu-growth";
import type { FirstMenu } from "@/lib/catalog/shown-store";
import { makeGroceryItem } from "../../factories/grocery-shapes";

const category = (id: number) => ({ id, name: `分類${id}`, foods: [] });
const menu: FirstMenu = {
  categories: [category(1)],
  pages: 1,
  later: [
    { id: 2, name: "分類2", page: 2 },
    { id: 3, name: "分類3", page: 3 },
  ],
};
const ids = (categories: { id: number }[]) => categories.map(({ id }) => id);

it("withPages adds the categories of a read page and removes them from the list of later categories (ST-06)", () => {
  const grown = withPages(menu, [{ categories: [category(2)] }]);
  expect(ids(grown.categories)).toEqual([1, 2]);
  expect(ids(grown.later)).toEqual([3]);
  expect(grown.pages).toBe(2);
});

it("withPages adds several pages at once", () => {
  const grown = withPages(menu, [{ categories: [category(2)] }, { categories: [category(3)] }]);
  expect(ids(grown.categories)).toEqual([1, 2, 3]);
  expect(grown).toMatchObject({ pages: 3, later: [] });
});

it("withPages does not add a shown category again when the merchant has moved the category to a later page", () => {
  const grown = withPages(menu, [{ categories: [category(1), category(3)] }]);
  expect(ids(grown.categories)).toEqual([1, 3]);
  expect(ids(grown.later)).toEqual([]);
});

it("withPages adds the products of a later category that continues on the next page", () => {
  const food = (id: number) => makeGroceryItem({ id });
  const grown = withPages(menu, [
    { categories: [{ ...category(2), foods: [food(21)] }] },
    { categories: [{ ...category(2), foods: [food(22)] }] },
  ]);
  const again = withPages(grown, [
    { categories: [{ ...category(2), foods: [food(23), food(22)] }] },
  ]);
  expect(ids(again.categories)).toEqual([1, 2]);
  expect(ids(again.categories[1]?.foods ?? [])).toEqual([21, 22, 23]);
});
