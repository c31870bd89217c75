import type { coverPictures } from "./picture-index.ts";

type CuisineKey = Exclude<keyof typeof coverPictures, "campaign">;

/**
 * A kind of restaurant in the demonstration data. In `menu`, the line of a category is `# name | option groups`, and
 * the line of a dish is `name price description`. `sets` has one line for each set (make-sets.ts). `sides` lists keys
 * of side menus (side-menus.ts); each store of this kind gets up to two of these menus. `names` has possible endings of
 * store names. `types` has the store types, the main type first.
 */
export type Cuisine = {
  key: CuisineKey;
  types: readonly string[];
  names: readonly string[];
  intros: readonly string[];
  menu: string;
  sets?: string;
  sides?: string;
};

export type Dish = { name: string; price: number; desc: string };
export type MenuCategory = { name: string; groups: string[]; dishes: Dish[] };

export function readMenu(text: string): MenuCategory[] {
  return text
    .trim()
    .split("# ")
    .filter(Boolean)
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [name = "", groups = ""] = head.split(" | ");
      return { name, groups: groups.split(" ").filter(Boolean), dishes: lines.map(readDish) };
    });
}

function readDish(line: string): Dish {
  const [name = "", price, desc = ""] = line.split(" ");
  return { name, price: Number(price), desc };
}
