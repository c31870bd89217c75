import type { GroceryCategory, GroceryItem } from "@/lib/contracts/products";

/**
 * The chosen category. `top` is the first-level category to which it belongs. `isWhole` is true if the chosen category
 * is itself a first-level category.
 */
export type CategoryChoice = {
  id: number;
  name: string;
  top: GroceryCategory;
  isWhole: boolean;
};

/**
 * Returns the category with the id `cat`, which may be of the first or second level. For an unknown or missing id, it
 * returns the first category, or null if there are no categories (GR-01, GR-02).
 */
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

/**
 * The products of a first-level category, grouped by their second-level category. The groups have the order of their
 * first products. A group of products without a second-level category has the name "".
 */
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
