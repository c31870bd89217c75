import type { coverPictures } from "./picture-index.ts";

type CuisineKey = Exclude<keyof typeof coverPictures, "campaign">;

/**
 * `menu`: a category is `# name | option groups`; a dish is `name price picture description`.
 * `sets`: a line a set, see make-sets. `sides`: of the shared side menus, those that fit.
 * `names` end a store's name; `types` are its kinds on the home page, the main one first.
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
