export function menuSectionId(category_id: number): string {
  return `menu-${category_id}`;
}

/** Matches every section of a menu. */
export const MENU_SECTIONS = "[id^=menu-]";
