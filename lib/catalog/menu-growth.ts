import type { MenuPage } from "@/lib/contracts/stores";
import type { FirstMenu } from "./shown-store";

/**
 * The menu with the pages that follow it. The merchant may have changed it between two of them: a category that
 * is there already is not put there twice, and one that has gone has no tab.
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
