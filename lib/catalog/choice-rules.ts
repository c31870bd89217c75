import type { CartRelish } from "@/lib/contracts/carts";
import type { Option, OptionGroup } from "@/lib/contracts/products";

/**
 * The ids of the chosen options. The key is the path of the option group, because the same group may occur below
 * several options, each time with its own choices.
 */
export type Choices = Record<string, number[]>;

export type VisibleGroup = {
  path: string;
  group: OptionGroup;
  chosen: number[];
  /** In a set: the name of the food to which the group belongs. */
  owner?: string;
  /** For a group of foods in a set: the ids of its fixed foods and of its sold-out foods. */
  fixed?: number[];
  soldOut?: number[];
};

function choicesBelow(parent: string, { id }: OptionGroup): string {
  return `${parent}/${id}`;
}

/**
 * The option groups that the page shows. When an option with nested groups is chosen, these groups follow the group of
 * the option (PR-05).
 */
export function visibleGroups(
  groups: OptionGroup[],
  choices: Choices,
  parent = "",
): VisibleGroup[] {
  return groups.flatMap((group) => {
    const path = choicesBelow(parent, group);
    const chosen = choices[path] ?? [];
    const below = chosenOptions(group, chosen).flatMap((option) =>
      visibleGroups(option.relish_groups, choices, `${path}/${option.id}`),
    );
    return [{ path, group, chosen }, ...below];
  });
}

type ChoiceResult = { choices: Choices; refused: boolean };

/**
 * Selects or deselects an option. In a group that allows one option, another option replaces the chosen option. If this
 * group is required, a press on the chosen option changes nothing. `refused` is true if the option would exceed the
 * maximum number of options of its group (PR-08 to PR-10).
 */
export function pressOption(
  choices: Choices,
  { path, group, chosen }: VisibleGroup,
  id: number,
): ChoiceResult {
  if (chosen.includes(id))
    return { choices: { ...choices, [path]: afterSecondPress(group, chosen, id) }, refused: false };
  if (group.is_multi_choose === 0) return { choices: { ...choices, [path]: [id] }, refused: false };
  if (group.max_choose > 0 && chosen.length >= group.max_choose) return { choices, refused: true };
  return { choices: { ...choices, [path]: [...chosen, id] }, refused: false };
}

function afterSecondPress(group: OptionGroup, chosen: number[], id: number): number[] {
  const isKept = group.is_multi_choose === 0 && group.is_required === 1;
  return isKept ? chosen : chosen.filter((one) => one !== id);
}

/** True if the group is required and nothing is chosen in it. */
export function isMissing({ group, chosen }: VisibleGroup): boolean {
  return group.is_required === 1 && chosenOptions(group, chosen).length === 0;
}

/** Converts the choices to the options of a cart line, in the order of the menu. */
export function chosenRelish(groups: OptionGroup[], choices: Choices, parent = ""): CartRelish[] {
  return groups.flatMap((group) => {
    const path = choicesBelow(parent, group);
    return chosenOptions(group, choices[path] ?? []).map(
      ({ id, name, unit_price, relish_groups }) => ({
        id,
        name,
        parent_id: group.id,
        unit_price,
        relish_ids: chosenRelish(relish_groups, choices, `${path}/${id}`),
      }),
    );
  });
}

/**
 * Converts the options of a cart line back to choices, so that the customer can edit the line. Drops options that the
 * menu no longer contains.
 */
export function choicesOf(groups: OptionGroup[], relish: CartRelish[], parent = ""): Choices {
  const choices: Choices = {};
  for (const group of groups) {
    const path = choicesBelow(parent, group);
    const chosenHere = relish.filter(({ parent_id }) => parent_id === group.id);
    const kept = chosenOptions(
      group,
      chosenHere.map(({ id }) => id),
    );
    if (kept.length === 0) continue;
    choices[path] = kept.map(({ id }) => id);
    for (const option of kept) {
      const below = chosenHere.find(({ id }) => id === option.id)?.relish_ids ?? [];
      Object.assign(choices, choicesOf(option.relish_groups, below, `${path}/${option.id}`));
    }
  }
  return choices;
}

function chosenOptions({ items }: OptionGroup, chosen: number[]): Option[] {
  return items.filter(({ id }) => chosen.includes(id));
}
