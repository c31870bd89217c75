import { foodPictures } from "./picture-index.ts";
import { dishRules, groceryRules } from "./picture-rules.ts";

type Family = keyof typeof foodPictures;
type Rule = { family: string; words: string[] };
export type StoreKind = "restaurant" | "grocery";

const RULES: Record<StoreKind, Rule[]> = {
  restaurant: readRules(dishRules),
  grocery: readRules(groceryRules),
};
const PATHS = new Map<string, string>(Object.entries(foodPictures));
const PLACEHOLDER: Family = "placeholder";
/**
 * A cache of the pictures by product. Many stores have the same dishes, and without the cache the search through the
 * rules would take most of the seed's time.
 */
const found = new Map<string, string>();

/** The path of a product's picture. A product that fits no rule gets the placeholder picture. */
export function foodPicture(kind: StoreKind, name: string, category: string): string {
  const key = [kind, name, category].join("\n");
  const picture =
    found.get(key) ??
    PATHS.get(ruleOf(kind, name, category)?.family ?? PLACEHOLDER) ??
    foodPictures[PLACEHOLDER];
  found.set(key, picture);
  return picture;
}

/** The first rule with at least one word that fits the product. */
export function ruleOf(kind: StoreKind, name: string, category: string): Rule | undefined {
  return RULES[kind].find(({ words }) => words.some((word) => fits(word, name, category)));
}

/**
 * True if a word of a rule fits the product. `甲` fits if the product name contains 甲. `@丙` fits if the category name
 * contains 丙. `甲+乙` and `甲+@丙` fit if both parts fit.
 */
export function fits(word: string, name: string, category: string): boolean {
  return word
    .split("+")
    .every((part) =>
      part.startsWith("@") ? category.includes(part.slice(1)) : name.includes(part),
    );
}

function readRules(text: string): Rule[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [family = "", ...words] = line.split(" ");
      return { family, words };
    });
}
