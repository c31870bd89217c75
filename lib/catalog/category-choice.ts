import type { GroceryCategory, GroceryItem } from "@/lib/contracts/products";

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
    if (top.id === cat) return wholeCategory(top);
    const child = top.children.find(({ id }) => id === cat);
    if (child) return { ...child, top, isWhole: false };
  }
  const [first] = categories;
  return first ? wholeCategory(first) : null;
}

function wholeCategory(top: GroceryCategory): CategoryChoice {
  return { id: top.id, name: top.name, top, isWhole: true };
}

type ProductRun = { category_id: number; name: string; items: GroceryItem[] };

/** The products of a first-level category, grouped by second level in the given order. */
export function productRuns(items: GroceryItem[], { children }: GroceryCategory): ProductRun[] {
  const names = new Map(children.map(({ id, name }) => [id, name]));
  const runs = new Map<number, ProductRun>();
  for (const item of items) {
    const { category_id } = item;
    const run = runs.get(category_id);
    if (run) run.items.push(item);
    else runs.set(category_id, { category_id, name: names.get(category_id) ?? "", items: [item] });
  }
  return [...runs.values()];
}
