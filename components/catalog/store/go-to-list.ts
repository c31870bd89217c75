import { landOn } from "./land-on";
import { MENU_SECTIONS } from "./menu-section-id";

/** What a store offers: a restaurant the first list of its menu, a grocery its categories (ST-32). */
export function goToList(): void {
  const list = document.querySelector<HTMLElement>(`${MENU_SECTIONS}, section:has(> #categories)`);
  if (!list) return;
  list.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  landOn(list);
}
