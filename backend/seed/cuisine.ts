import type { coverPictures } from "./picture-index.ts";

type CuisineKey = Exclude<keyof typeof coverPictures, "campaign">;

/**
 * `menu`: a category is `# name | option groups`, a dish is `name price picture description`. `sets`: one line for each
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
