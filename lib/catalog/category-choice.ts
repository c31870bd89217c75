import type { GroceryCategory } from "@/lib/contracts/products";

/** The chosen category of the first level, and optionally one of the second. */
export type CategoryChoice = {
  id: number;
  name: string;
  top: GroceryCategory;
  isWhole: boolean;
};

/** `cat` may be of either level. If it is unknown or missing, the first category counts (GR-01, GR-02). */
export function categoryChoice(categories: GroceryCategory[], cat: number): CategoryChoice | null {
  for (const top of categories) {
    if (top.id === cat) return whole(top);
    const child = top.children.find(({ id }) => id === cat);
    if (child) return { ...child, top, isWhole: false };
  }
  const [first] = categories;
  return first ? whole(first) : null;
}

function whole(top: GroceryCategory): CategoryChoice {
  return { id: top.id, name: top.name, top, isWhole: true };
}
