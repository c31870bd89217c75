import { withPages } from "@/lib/catalog/menu-growth";
import type { FirstMenu } from "@/lib/catalog/shown-store";

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
