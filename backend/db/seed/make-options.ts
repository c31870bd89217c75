import type { Option, OptionGroup } from "../../../lib/contracts/products.ts";
import { type OptionKey, type OptionVocabulary, optionVocabulary } from "./option-vocabulary.ts";

/** Ids are unique inside a food, nested groups included: an order names its options by id alone. */
export function makeOptionGroups(food_id: number, keys: readonly OptionKey[]): OptionGroup[] {
  let last = food_id * 100;
  const nextId = () => {
    last += 1;
    return last;
  };
  return keys.map((key) => makeGroup(key, nextId));
}

export function isOptionKey(text: string): text is OptionKey {
  return text in optionVocabulary;
}

function makeGroup(key: OptionKey, nextId: () => number): OptionGroup {
  const { name, choose, options }: OptionVocabulary = optionVocabulary[key];
  return {
    id: nextId(),
    name,
    is_multi_choose: typeof choose === "number" ? 1 : 0,
    max_choose: typeof choose === "number" ? choose : 1,
    is_required: choose === "one" ? 1 : 0,
    items: options.split(" ").map((text) => makeOption(text, nextId)),
  };
}

function makeOption(text: string, nextId: () => number): Option {
  const [label = "", nested = ""] = text.split(">");
  const [name = "", price = "0"] = label.split("+");
  return {
    id: nextId(),
    name,
    unit_price: Number(price),
    is_offer: 0,
    relish_groups: isOptionKey(nested) ? [makeGroup(nested, nextId)] : [],
  };
}
