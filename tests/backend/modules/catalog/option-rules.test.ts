import { fc } from "@/tests/setup/seeded-properties";
import { chooseOptions, parseRelishIds } from "../../../../backend/modules/catalog/option-rules.ts";
import type { Option, OptionGroup } from "../../../../lib/contracts/products.ts";

const option = (id: number, unit_price = 0, relish_groups: OptionGroup[] = []): Option => ({
  id,
  name: `選項${id}`,
  unit_price,
  is_offer: 0,
  relish_groups,
});

const group = (id: number, values: Partial<OptionGroup>): OptionGroup => ({
  id,
  name: `群組${id}`,
  is_multi_choose: 0,
  max_choose: 0,
  is_required: 0,
  items: [],
  ...values,
});

const sauce = group(3, { is_required: 1, items: [option(31), option(32, 5)] });
const size = group(1, { is_required: 1, items: [option(11), option(12, 20, [sauce])] });
const extras = group(2, {
  is_multi_choose: 1,
  max_choose: 2,
  items: [option(21, 10), option(22, 15), option(23, 20)],
});
const drink = group(4, { items: [option(41), option(42)] });
const menu = [size, extras, drink];

describe("choosing options", () => {
  it.each`
    ids                     | chosen
    ${[11]}                 | ${[11]}
    ${[12, 31]}             | ${[12, 31]}
    ${[22, 32, 12, 21, 41]} | ${[12, 32, 21, 22, 41]}
    ${[11, 23, 21]}         | ${[11, 21, 23]}
  `("accepts the option ids $ids and returns them in the order of the menu", ({ ids, chosen }) => {
    const choice = chooseOptions(menu, ids);
    expect(choice).toMatchObject({ ok: true, options: chosen.map((id: number) => ({ id })) });
  });

  it.each`
    what                                                       | ids                 | fault
    ${"an option of another product"}                          | ${[11, 999]}        | ${"foreign-option"}
    ${"the same option twice"}                                 | ${[11, 21, 21]}     | ${"repeated-option"}
    ${"a nested option without its parent"}                    | ${[11, 31]}         | ${"option-without-parent"}
    ${"more options than the group's maximum"}                 | ${[11, 21, 22, 23]} | ${"too-many-options"}
    ${"two options of a single-choice group"}                  | ${[11, 41, 42]}     | ${"too-many-options"}
    ${"two options of a required single-choice group"}         | ${[11, 12, 31]}     | ${"too-many-options"}
    ${"a choice without an option of a required group"}        | ${[21]}             | ${"required-option-missing"}
    ${"a choice without an option of a required nested group"} | ${[12]}             | ${"required-option-missing"}
    ${"a choice without any option"}                           | ${[]}               | ${"required-option-missing"}
    ${"an id that is not on the menu"}                         | ${[11, 0]}          | ${"foreign-option"}
  `("refuses $what", ({ ids, fault }) => {
    expect(chooseOptions(menu, ids)).toEqual({ ok: false, fault });
  });

  it("a group without a maximum accepts all of its options", () => {
    const free = group(5, { is_multi_choose: 1, items: [option(51), option(52), option(53)] });
    expect(chooseOptions([free], [51, 52, 53])).toMatchObject({ ok: true });
  });

  it("a product without options accepts no option", () => {
    expect(chooseOptions([], [])).toEqual({ ok: true, options: [] });
    expect(chooseOptions([], [1])).toEqual({ ok: false, fault: "foreign-option" });
  });

  it("parseRelishIds reads option ids from a text with commas (EN-13)", () => {
    expect(parseRelishIds("")).toEqual([]);
    expect(parseRelishIds("12,7")).toEqual([12, 7]);
  });
});

const treeArb = fc
  .array(
    fc.record({
      multi: fc.boolean(),
      max: fc.nat(3),
      required: fc.boolean(),
      nested: fc.boolean(),
      size: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 3 },
  )
  .map((specs) => {
    let next = 1;
    const build = (depth: number): OptionGroup[] =>
      specs.map((spec) =>
        group(next++, {
          is_multi_choose: spec.multi ? 1 : 0,
          max_choose: spec.max,
          is_required: spec.required ? 1 : 0,
          items: Array.from({ length: spec.size }, () =>
            option(next++, 0, spec.nested && depth < 1 ? build(depth + 1) : []),
          ),
        }),
      );
    return build(0);
  });

/** Checks the rules of `chooseOptions` on a flat list of the groups, without calling `chooseOptions`. */
function isAllowed(groups: OptionGroup[], ids: number[]): boolean {
  const flat: { group: OptionGroup; parent: number | null }[] = [];
  const open = groups.map((one): (typeof flat)[number] => ({ group: one, parent: null }));
  for (let at = open.shift(); at; at = open.shift()) {
    flat.push(at);
    for (const item of at.group.items) {
      for (const below of item.relish_groups) open.push({ group: below, parent: item.id });
    }
  }
  const isOnce = new Set(ids).size === ids.length;
  const isKnown = ids.every((id) => flat.some(({ group: g }) => g.items.some((i) => i.id === id)));
  return (
    isOnce &&
    isKnown &&
    flat.every(({ group: g, parent }) => {
      const count = g.items.filter((item) => ids.includes(item.id)).length;
      if (parent !== null && !ids.includes(parent)) return count === 0;
      if (g.is_required === 1 && count === 0) return false;
      if (g.is_multi_choose === 0) return count <= 1;
      return g.max_choose === 0 || count <= g.max_choose;
    })
  );
}

describe("for random menus and choices", () => {
  it("chooseOptions accepts exactly the choices that isAllowed accepts", () => {
    fc.assert(
      fc.property(
        treeArb,
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
        (groups, ids) => {
          expect(chooseOptions(groups, ids).ok).toBe(isAllowed(groups, ids));
        },
      ),
      { numRuns: 10_000, seed: 20261121 },
    );
  });
});
