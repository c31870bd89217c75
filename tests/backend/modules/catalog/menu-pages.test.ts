import { menuPages } from "../../../../backend/modules/catalog/menu-pages.ts";

const sizes = (...counts: number[]) => counts.map((food_count) => ({ food_count }));

it.each([
  ["a menu without categories has no page", [], []],
  ["a short menu is one page", [8, 8], [[8, 8]]],
  ["the first page ends at 24 products", [12, 12, 5], [[12, 12], [5]]],
  ["later pages end at 60", [24, 30, 30, 6], [[24], [30, 30], [6]]],
  ["a category is never cut, however long", [200, 3], [[200], [3]]],
  [
    "a page includes the category that completes it",
    [20, 20, 59, 20, 1],
    [[20, 20], [59, 20], [1]],
  ],
])("%s", (_rule, counts, expected) => {
  const pages = menuPages(sizes(...counts));
  expect(pages.map((page) => page.map((category) => category.food_count))).toEqual(expected);
});
