/**
 * The number of products after which the first page ends. It is small, because the HTML of the store page contains the
 * first page.
 */
const FIRST_PAGE_FOODS = 24;
const PAGE_FOODS = 60;

/**
 * Divides a menu into pages of whole categories. Categories are added to a page until it has at least
 * `FIRST_PAGE_FOODS` products (first page) or `PAGE_FOODS` products (later pages). The last page may have fewer
 * products.
 */
export function menuPages<Category extends { food_count: number }>(
  categories: Category[],
): Category[][] {
  const pages: Category[][] = [];
  let room = 0;
  for (const category of categories) {
    if (room <= 0) {
      room = pages.length === 0 ? FIRST_PAGE_FOODS : PAGE_FOODS;
      pages.push([]);
    }
    pages.at(-1)?.push(category);
    room -= category.food_count;
  }
  return pages;
}
