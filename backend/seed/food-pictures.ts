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
/** The pictures found so far. Stores share their dishes, and without this the rules take most of the seed's time. */
const found = new Map<string, string>();

/** The picture of a product. A product that no rule knows gets the placeholder instead of a wrong dish. */
export function foodPicture(kind: StoreKind, name: string, category: string): string {
  const key = [kind, name, category].join("\n");
  const picture =
    found.get(key) ??
    PATHS.get(ruleOf(kind, name, category)?.family ?? PLACEHOLDER) ??
    foodPictures[PLACEHOLDER];
  found.set(key, picture);
  return picture;
}

/** The first rule of which one word fits the product. */
export function ruleOf(kind: StoreKind, name: string, category: string): Rule | undefined {
  return RULES[kind].find(({ words }) => words.some((word) => fits(word, name, category)));
}

/** `甲+乙` needs both words in the name. `@丙` needs the word in the category. */
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
