import type { MenuPage } from "@/lib/contracts/stores";
import type { FirstMenu } from "./shown-store";

/**
 * Appends the following pages to the menu. The merchant may change it between two pages: a category that
 * exists already is not added twice, and a removed one has no tab.
 */
export function withPages(menu: FirstMenu, read: Pick<MenuPage, "categories">[]): FirstMenu {
  const pages = menu.pages + read.length;
  const known = new Set(menu.categories.map(({ id }) => id));
  const fresh = read.flatMap(({ categories }) => categories).filter(({ id }) => isNew(known, id));
  const later = menu.later.filter(({ id, page }) => page > pages && !known.has(id));
  return { categories: [...menu.categories, ...fresh], pages, later };
}

function isNew(known: Set<number>, id: number): boolean {
  if (known.has(id)) return false;
  known.add(id);
  return true;
}
