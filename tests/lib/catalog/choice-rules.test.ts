import { linePrice } from "@/lib/cart/cart-line";
import {
  type Choices,
  choicesOf,
  chosenRelish,
  isMissing,
  pressOption,
  visibleGroups,
} from "@/lib/catalog/choice-rules";
import type { OptionGroup } from "@/lib/contracts/products";
import { fc } from "@/tests/setup/seeded-properties";
import { makeItem } from "../../factories/cart-lines";
import { makeGroup, makeOption } from "../../factories/product-shapes";

const spicy = makeGroup({
  id: 3,
  name: "辣度",
  is_required: 1,
  items: [makeOption({ id: 31 }), makeOption({ id: 32 })],
});
const size = makeGroup({
  id: 1,
  name: "份量",
  is_required: 1,
  items: [makeOption({ id: 11 }), makeOption({ id: 12, unit_price: 30, relish_groups: [spicy] })],
});
const extras = makeGroup({
  id: 2,
  name: "加料",
  is_multi_choose: 1,
  max_choose: 2,
  items: [
    makeOption({ id: 21, unit_price: 10 }),
    makeOption({ id: 22, unit_price: 15 }),
    makeOption({ id: 23 }),
  ],
});
const sauce = makeGroup({
  id: 4,
  name: "醬料",
  items: [makeOption({ id: 41 }), makeOption({ id: 42 })],
});
const groups = [size, extras, sauce];

function pressAll(pressed: [path: string, id: number][]): Choices {
  return pressed.reduce((choices, [path, id]) => {
    const shown = visibleGroups(groups, choices).find((one) => one.path === path);
    if (!shown) throw new Error(`no group at ${path}`);
    return pressOption(choices, shown, id).choices;
  }, {} as Choices);
}

it.each<[string, [string, number][], Choices]>([
  [
    "a second option replaces the first in a group that allows one",
    [
      ["/1", 11],
      ["/1", 12],
    ],
    { "/1": [12] },
  ],
  [
    "a second press does not remove the option of a required group (PR-10)",
    [
      ["/1", 11],
      ["/1", 11],
    ],
    { "/1": [11] },
  ],
  [
    "a second press removes the option of an optional group (PR-09)",
    [
      ["/4", 41],
      ["/4", 41],
    ],
    { "/4": [] },
  ],
  [
    "several options can be chosen up to the maximum of the group (PR-07)",
    [
      ["/2", 21],
      ["/2", 22],
    ],
    { "/2": [21, 22] },
  ],
  [
    "an option above the maximum is not chosen, and the others stay chosen (PR-08)",
    [
      ["/2", 21],
      ["/2", 22],
      ["/2", 23],
    ],
    { "/2": [21, 22] },
  ],
  [
    "another option can be chosen after one is removed",
    [
      ["/2", 21],
      ["/2", 22],
      ["/2", 21],
      ["/2", 23],
    ],
    { "/2": [22, 23] },
  ],
])("%s", (_name, pressed, expected) => {
  expect(pressAll(pressed)).toEqual(expected);
});

it("pressOption reports a refused press if the group already has its maximum number of options", () => {
  const choices = { "/2": [21, 22] };
  const shown = { path: "/2", group: extras, chosen: [21, 22] };
  expect(pressOption(choices, shown, 23)).toEqual({ choices, refused: true });
});

it("pressOption refuses a second option in a multiple-choice group with a maximum of one (PR-08)", () => {
  const shown = { path: "/2", group: { ...extras, max_choose: 1 }, chosen: [21] };
  expect(pressOption({}, shown, 22).refused).toBe(true);
});

it("pressOption applies no maximum when max_choose is 0", () => {
  const shown = { path: "/2", group: { ...extras, max_choose: 0 }, chosen: [21, 22] };
  expect(pressOption({}, shown, 23).refused).toBe(false);
});

it.each<[string, Choices, string[]]>([
  ["no option is chosen", {}, ["份量"]],
  ["an option without nested options is chosen", { "/1": [11] }, []],
  ["an option is chosen without its required nested option", { "/1": [12] }, ["辣度"]],
  ["an option and its required nested option are chosen", { "/1": [12], "/1/12/3": [31] }, []],
  ["a nested option is chosen without its parent option", { "/1/12/3": [31] }, ["份量"]],
  ["the chosen option is no longer on the menu", { "/1": [99] }, ["份量"]],
])(
  "isMissing finds the required groups without a choice if %s (PR-11)",
  (_name, choices, names) => {
    const missing = visibleGroups(groups, choices).filter(isMissing);
    expect(missing.map(({ group }) => group.name)).toEqual(names);
  },
);

it("visibleGroups contains nested option groups only below a chosen option (PR-05)", () => {
  expect(visibleGroups(groups, {}).map(({ path }) => path)).toEqual(["/1", "/2", "/4"]);
  expect(visibleGroups(groups, { "/1": [12] }).map(({ path }) => path)).toEqual([
    "/1",
    "/1/12/3",
    "/2",
    "/4",
  ]);
});

it("the line price includes the prices of options and nested options (PR-12)", () => {
  const relish_ids = chosenRelish(groups, { "/1": [12], "/1/12/3": [31], "/2": [21, 22] });
  expect(linePrice(makeItem({ unit_price: 100, relish_ids }))).toBe(100 + 30 + 10 + 15);
});

it("choicesOf drops options of an edited line that are no longer on the menu (PR-19)", () => {
  const relish = chosenRelish(groups, { "/1": [12], "/1/12/3": [31], "/2": [21] });
  const shrunk: OptionGroup[] = [size, { ...extras, items: extras.items.slice(1) }];
  expect(choicesOf(shrunk, relish)).toEqual({ "/1": [12], "/1/12/3": [31] });
});

it("after any presses, no group exceeds its maximum, and the cart options stay the same if choicesOf reads them and chosenRelish writes them again", () => {
  const press = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 }));
  fc.assert(
    fc.property(fc.array(press, { maxLength: 25 }), (presses) => {
      const choices = presses.reduce((now, [at, option]) => {
        const shown = visibleGroups(groups, now);
        const one = shown[at % shown.length];
        const item = one?.group.items[option % one.group.items.length];
        return one && item ? pressOption(now, one, item.id).choices : now;
      }, {} as Choices);
      const relish = chosenRelish(groups, choices);
      expect(chosenRelish(groups, choicesOf(groups, relish))).toEqual(relish);
      for (const { group, chosen } of visibleGroups(groups, choices)) {
        const maxChoices = group.is_multi_choose === 1 ? group.max_choose : 1;
        expect(chosen.length).toBeLessThanOrEqual(maxChoices);
      }
    }),
  );
});
