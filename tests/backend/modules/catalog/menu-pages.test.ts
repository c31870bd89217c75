import { menuPages } from "../../../../backend/modules/catalog/menu-pages.ts";

const sizes = (...counts: number[]) => counts.map((food_count) => ({ food_count }));

it.each([
  ["a menu without categories has no pages", [], []],
  ["a short menu is one page", [8, 8], [[8, 8]]],
  [
    "the first page ends after the category that brings it to 24 products",
    [12, 12, 5],
    [[12, 12], [5]],
  ],
  [
    "a later page ends after the category that brings it to 60 products",
    [24, 30, 30, 6],
    [[24], [30, 30], [6]],
  ],
  ["a category of 200 products is one page", [200, 3], [[200], [3]]],
  [
    "a page may exceed its limit, because its last category is not divided",
    [20, 20, 59, 20, 1],
    [[20, 20], [59, 20], [1]],
  ],
])("%s", (_rule, counts, expected) => {
  const pages = menuPages(sizes(...counts));
  expect(pages.map((page) => page.map((category) => category.food_count))).toEqual(expected);
});
