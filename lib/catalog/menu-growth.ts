import type { FoodCategory, MenuPage } from "@/lib/contracts/stores";
import type { FirstMenu } from "./shown-store";

/**
 * The HTML contains as many of the first pages of a menu as are needed to show this number of products. It also
 * contains the following pages if all their categories have begun on these pages. The browser reads the other pages.
 */
const FIRST_FOODS = 60;

type ReadPage = (page: number) => Promise<MenuPage | null>;

/**
 * Reads the first part of a menu and the names of the categories after it. Returns null if the first page cannot be
 * read.
 */
export async function firstMenu(readPage: ReadPage): Promise<FirstMenu | null> {
  const menu: FirstMenu = { categories: [], pages: 0, later: [] };
  let hasAnswer = false;
  for await (const { page, categories } of pagesOf(readPage)) {
    hasAnswer = true;
    if (foodCount(categories) === 0) continue;
    const isContinued = categories.every(({ id }) =>
      menu.categories.some((shown) => shown.id === id),
    );
    if (isContinued || foodCount(menu.categories) < FIRST_FOODS) {
      addCategories(menu.categories, categories);
      menu.pages = page;
    } else {
      menu.later.push(...categories.map(({ id, name }) => ({ id, name, page })));
    }
  }
  return hasAnswer ? menu : null;
}

/** Reads all categories with all products. Returns null if the first page cannot be read. */
export async function wholeMenu(readPage: ReadPage): Promise<FoodCategory[] | null> {
  const shown: FoodCategory[] = [];
  let hasAnswer = false;
  for await (const { categories } of pagesOf(readPage)) {
    hasAnswer = true;
    addCategories(shown, categories);
  }
  return hasAnswer ? shown : null;
}

/** Joins several menus into one that contains each product once. The order follows the first menu. */
export function joinedMenus(menus: FoodCategory[][]): FoodCategory[] {
  const joined: FoodCategory[] = [];
  const seen = new Set<number>();
  for (const menu of menus) {
    const fresh = menu.map((category) => ({
      ...category,
      foods: category.foods.filter(({ id }) => !seen.has(id)),
    }));
    addCategories(
      joined,
      fresh.filter(({ foods }) => foods.length > 0),
    );
    for (const { id } of fresh.flatMap(({ foods }) => foods)) seen.add(id);
  }
  return joined;
}

/** Reads the pages of a menu until its end, or until a page that cannot be read. */
async function* pagesOf(readPage: ReadPage) {
  const seen = new Set<number>();
  for (let page = 1, last_page = 1; page <= last_page; page += 1) {
    const read = await readPage(page);
    if (read === null) return;
    const { categories } = read;
    const ids = categories.flatMap(({ foods }) => foods.map(({ id }) => id));
    // A backend that sends no `last_page` answers with an empty page after the end, or repeats the last page.
    if (page > 1 && ids.every((id) => seen.has(id))) return;
    for (const id of ids) seen.add(id);
    last_page = read.last_page;
    yield { page, categories };
  }
}

/**
 * Adds the categories of a page to `shown`. If a category continues from the page before, its products are added to
 * that category.
 */
function addCategories(shown: FoodCategory[], more: FoodCategory[]): void {
  for (const category of more) {
    const same = shown.find(({ id }) => id === category.id);
    if (same) same.foods.push(...category.foods);
    else shown.push({ ...category, foods: [...category.foods] });
  }
}

function foodCount(categories: FoodCategory[]): number {
  return categories.reduce((sum, { foods }) => sum + foods.length, 0);
}

/**
 * Appends the following pages to the menu. The merchant may change the menu while the pages are read. So a product that
 * its category already shows is not added again, and a removed category loses its tab.
 */
export function withPages(menu: FirstMenu, read: Pick<MenuPage, "categories">[]): FirstMenu {
  const pages = menu.pages + read.length;
  const categories: FoodCategory[] = [];
  addCategories(categories, menu.categories);
  for (const page of read) addCategories(categories, newParts(categories, page.categories));
  const known = new Set(categories.map(({ id }) => id));
  const later = menu.later.filter(({ id, page }) => page > pages && !known.has(id));
  return { categories, pages, later };
}

/** Returns the categories without the products that the same category of `shown` has. */
function newParts(shown: FoodCategory[], more: FoodCategory[]): FoodCategory[] {
  return more.map((category) => {
    const same = shown.find(({ id }) => id === category.id);
    const ids = new Set(same?.foods.map(({ id }) => id));
    return { ...category, foods: category.foods.filter(({ id }) => !ids.has(id)) };
  });
}
