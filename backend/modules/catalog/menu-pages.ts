/** The first page is part of the HTML, so it is small. */
const FIRST_PAGE_FOODS = 24;
const PAGE_FOODS = 60;

/** Divides a menu into pages of whole categories. A page ends when it has enough products. */
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
