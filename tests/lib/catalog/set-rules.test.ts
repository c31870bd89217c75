import { chooseOptions, parseRelishIds } from "@/backend/modules/catalog/option-rules";
import { chooseParts, partsPrice } from "@/backend/modules/catalog/set-part-rules";
import { lineTotal } from "@/backend/modules/checkout/price-rules";
import { linePrice } from "@/lib/cart/cart-line";
import type { NewItem } from "@/lib/cart/cart-rules";
import {
  type Choices,
  chosenRelish,
  isMissing,
  pressOption,
  type VisibleGroup,
  visibleGroups,
} from "@/lib/catalog/choice-rules";
import { chosenGroups, setChoicesOf, visibleSetGroups } from "@/lib/catalog/set-rules";
import { orderFoods } from "@/lib/checkout/foods-text";
import { foodsJsonSchema } from "@/lib/contracts/order-foods";
import { fc } from "@/tests/setup/seeded-properties";
import { makeItem, makeLine } from "../../factories/cart-lines";
import { makeGroup, makeOption, makePart, makePartGroup } from "../../factories/product-shapes";

const size = makeGroup({
  id: 1,
  name: "份量",
  is_required: 1,
  items: [makeOption({ id: 11 }), makeOption({ id: 12, unit_price: 20 })],
});
const ice = makeGroup({
  id: 1,
  name: "冰量",
  items: [makeOption({ id: 11 }), makeOption({ id: 13 })],
});
const sauce = makeGroup({
  id: 9,
  name: "醬料",
  is_required: 1,
  items: [makeOption({ id: 91, unit_price: 5 })],
});
const noodles = makePart({ id: 41, name: "牛肉麵", relish_groups: [size] });
const rice = makePart({ id: 42, name: "排骨飯", unit_price: 30 });
const gone = makePart({ id: 43, name: "炒飯", is_limit: 1, limit_count: 3, sale_count: 3 });
const soup = makePart({ id: 51, name: "例湯", is_required: 1 });
const egg = makePart({ id: 52, name: "滷蛋", unit_price: 15 });
const tea = makePart({ id: 61, name: "紅茶", relish_groups: [ice] });
const mains = makePartGroup({ id: 9, sub_title: "選一份主餐", foods: [noodles, rice, gone] });
const sides = makePartGroup({ id: 8, sub_title: "配餐", foods: [soup, egg] });
const drinks = makePartGroup({ id: 7, sub_title: "選一杯飲料", foods: [tea] });
const groups = [mains, sides, drinks];

const whole: Choices = { "set/9": [42], "set/7": [61] };
const shownIn = (choices: Choices) => visibleSetGroups(groups, choices);
const missingIn = (choices: Choices) =>
  shownIn(choices)
    .filter(isMissing)
    .map(({ group, owner }) => [owner, group.name].filter(Boolean).join(" "));

it("visibleSetGroups contains each group with its foods, and the options of each chosen food (PR-06)", () => {
  const before = shownIn({}).map(({ group }) => [group.name, group.items.map(({ name }) => name)]);
  expect(before).toEqual([
    ["選一份主餐", ["牛肉麵", "排骨飯", "炒飯"]],
    ["配餐", ["例湯", "滷蛋"]],
    ["選一杯飲料", ["紅茶"]],
  ]);
  const after = shownIn({ "set/9": [41], "set/7": [61] });
  expect(after.map(({ owner, group }) => [owner, group.name])).toEqual([
    [undefined, "選一份主餐"],
    ["牛肉麵", "份量"],
    [undefined, "配餐"],
    [undefined, "選一杯飲料"],
    ["紅茶", "冰量"],
  ]);
});

it("a fixed food is always chosen, and a chosen food that is sold out is no longer chosen", () => {
  const [first, second] = shownIn({ "set/9": [43] });
  expect(first).toMatchObject({ chosen: [], soldOut: [43], fixed: [] });
  expect(second).toMatchObject({ chosen: [51], fixed: [51] });
});

it.each<[string, Choices, string[]]>([
  ["no food is chosen", {}, ["選一份主餐", "選一杯飲料"]],
  ["a food of each group is chosen", whole, []],
  ["a food is chosen without its required option", { ...whole, "set/9": [41] }, ["牛肉麵 份量"]],
  [
    "a food and its required option are chosen",
    { ...whole, "set/9": [41], "set/9/41/1": [11] },
    [],
  ],
  ["the chosen food is sold out", { ...whole, "set/9": [43] }, ["選一份主餐"]],
  ["the chosen food is no longer on the menu", { ...whole, "set/9": [99] }, ["選一份主餐"]],
])(
  "isMissing finds the groups that lack a required choice if %s (PR-11)",
  (_name, choices, names) => {
    expect(missingIn(choices)).toEqual(names);
  },
);

it.each<[string, Choices, [path: string, id: number], number[]]>([
  [
    "another food of a single-choice group replaces the chosen food",
    { "set/9": [42] },
    ["set/9", 41],
    [41],
  ],
  [
    "a second press does not remove the food of a single-choice group",
    { "set/9": [42] },
    ["set/9", 42],
    [42],
  ],
  ["an extra food is added to the fixed foods", {}, ["set/8", 52], [51, 52]],
  ["a second press removes an extra food", { "set/8": [52] }, ["set/8", 52], [51]],
])("%s", (_name, choices, [path, id], expected) => {
  const shown = shownIn(choices).find((one) => one.path === path);
  const after = pressOption(choices, shown as VisibleGroup, id).choices;
  expect(shownIn(after).find((one) => one.path === path)?.chosen).toEqual(expected);
});

it("a food that is no longer on the menu is not chosen when its line is edited (PR-19)", () => {
  const line = chosenGroups(groups, { ...whole, "set/8": [52] });
  const shrunk = [mains, { ...sides, foods: [soup] }, drinks];
  expect(chosenGroups(shrunk, setChoicesOf(shrunk, line)).map(({ foods }) => foods.length)).toEqual(
    [1, 1, 1],
  );
});

const press = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 3 }));

/** Makes choices from random presses. Skips presses on fixed and sold-out foods. */
function pressFoods(presses: [number, number][]): Choices {
  return presses.reduce<Choices>((choices, [at, food]) => {
    const shown = [...shownIn(choices), ...visibleGroups([sauce], choices)];
    const one = shown[at % shown.length];
    const item = one?.group.items[food % one.group.items.length];
    return one && item && !isFixedOrSoldOut(one, item.id)
      ? pressOption(choices, one, item.id).choices
      : choices;
  }, {});
}

function isFixedOrSoldOut({ fixed = [], soldOut = [] }: VisibleGroup, id: number): boolean {
  return [...fixed, ...soldOut].includes(id);
}

const itemOf = (choices: Choices, values: Partial<NewItem> = {}) =>
  makeItem({
    item_type: "set",
    unit_price: 180,
    relish_ids: chosenRelish([sauce], choices),
    groups: chosenGroups(groups, choices),
    ...values,
  });

it("the groups of a cart line stay the same if setChoicesOf reads them and chosenGroups writes them again", () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 25 }), (presses) => {
      const line = chosenGroups(groups, pressFoods(presses));
      expect(chosenGroups(groups, setChoicesOf(groups, line))).toEqual(line);
    }),
  );
});

it("the backend accepts a set exactly if the page finds no missing choice, and computes the same price as the page", () => {
  fc.assert(
    fc.property(
      fc.array(press, { maxLength: 25 }),
      fc.integer({ min: 1, max: 9 }),
      (presses, quantity) => {
        const choices = pressFoods(presses);
        const isWhole = ![...shownIn(choices), ...visibleGroups([sauce], choices)].some(isMissing);
        const item = itemOf(choices, { quantity });
        const [food] = foodsJsonSchema.parse(orderFoods([makeLine(item)]));
        const parts = chooseParts(groups, food?.groups ?? []);
        const own = chooseOptions([sauce], parseRelishIds(food?.relish_ids ?? ""));
        expect(parts.ok && own.ok).toBe(isWhole);
        if (!parts.ok || !own.ok) return;
        const relish = own.options.reduce((sum, { unit_price }) => sum + unit_price, 0);
        const option_price = relish + partsPrice(parts.groups);
        const price = { quantity, unit_price: 180, list_price: 180, option_price };
        expect(linePrice(item)).toBe(lineTotal(price));
      },
    ),
  );
});
