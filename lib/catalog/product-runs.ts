import type { GroceryCategory, GroceryItem } from "@/lib/contracts/products";

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
