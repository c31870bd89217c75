import type { Option, OptionGroup } from "../../lib/contracts/products.ts";
import { type OptionKey, type OptionVocabulary, optionVocabulary } from "./option-vocabulary.ts";

/** The number of ids that are reserved for one option group with its options and nested groups. */
const IDS_PER_GROUP = 1000;

const groups = new Map(Object.keys(optionVocabulary).filter(isOptionKey).map(keyedGroup));
const lists = new Map<string, OptionGroup[]>();

/**
 * Returns the option groups of a dish. Dishes with the same keys get the same array, so that `insertFoods` sends each
 * array only once. The ids of the options are unique within a dish, including nested groups, because an order names its
 * options by id alone.
 */
export function optionGroups(keys: readonly OptionKey[]): OptionGroup[] {
  const name = keys.join(" ");
  const known = lists.get(name);
  if (known) return known;
  const list = keys.flatMap((key) => groups.get(key) ?? []);
  lists.set(name, list);
  return list;
}

export function isOptionKey(text: string): text is OptionKey {
  return text in optionVocabulary;
}

function keyedGroup(key: OptionKey, index: number): [OptionKey, OptionGroup] {
  let last = (index + 1) * IDS_PER_GROUP;
  const nextId = () => {
    last += 1;
    return last;
  };
  return [key, makeGroup(key, nextId)];
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
