import type { coverPictures } from "./picture-index.ts";

type CuisineKey = Exclude<keyof typeof coverPictures, "campaign">;

/**
 * `menu`: a category is `# name | option groups`, a dish is `name price description`. `sets`: one line for each
 * set, see make-sets. `sides`: the shared side menus that fit. `names`: the ends of store names. `types`: the store
 * types, the main one first.
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
