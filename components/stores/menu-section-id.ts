export function menuSectionId(category_id: number): string {
  return `menu-${category_id}`;
}
