import type { CartSetGroup } from "@/lib/contracts/carts";
import type { OptionGroup, SetFood, SetGroup } from "@/lib/contracts/products";
import {
  type Choices,
  choicesOf,
  chosenRelish,
  type VisibleGroup,
  visibleGroups,
} from "./choice-rules";
import { isFoodSoldOut } from "./sale-rules";

/**
 * A group of foods in a set is treated like an option group: its foods are the options, and the option groups of a food
 * are nested groups. The paths of these groups start with this prefix, so that they differ from the paths of the set's
 * own option groups.
 */
const SET = "set";

/** The groups of a set that the page shows. Each group is followed by the option groups of its chosen foods (PR-06). */
export function visibleSetGroups(groups: SetGroup[], choices: Choices): VisibleGroup[] {
  return groups.flatMap((group) => {
    const path = pathOf(group);
    const foods = chosenFoods(group, choices);
    return [
      {
        path,
        group: asOptionGroup(group),
        chosen: foods.map(({ id }) => id),
        fixed: group.foods.filter(isFixed).map(({ id }) => id),
        soldOut: group.foods.filter(isFoodSoldOut).map(({ id }) => id),
      },
      ...foods.flatMap((food) =>
        visibleGroups(food.relish_groups, choices, `${path}/${food.id}`).map((shown) => ({
          ...shown,
          owner: food.name,
        })),
      ),
    ];
  });
}

/**
 * Converts the choices to the form of a cart line, in the order of the menu. Leaves out groups in which nothing is
 * chosen.
 */
export function chosenGroups(groups: SetGroup[], choices: Choices): CartSetGroup[] {
  return groups.flatMap((group) => {
    const foods = chosenFoods(group, choices).map(({ relish_groups, ...food }) => ({
      ...food,
      relish_ids: chosenRelish(relish_groups, choices, `${pathOf(group)}/${food.id}`),
    }));
    return foods.length > 0 ? [{ id: group.id, sub_title: group.sub_title, foods }] : [];
  });
}

/**
 * Converts a cart line back to choices, so that the customer can edit the line. Drops groups and options that the menu
 * no longer contains. The id of a removed food may stay, but `chosenFoods` ignores it.
 */
export function setChoicesOf(groups: SetGroup[], line: CartSetGroup[]): Choices {
  const choices: Choices = {};
  for (const group of groups) {
    const path = pathOf(group);
    const chosenHere = line.find(({ id }) => id === group.id)?.foods ?? [];
    choices[path] = chosenHere.map(({ id }) => id);
    for (const food of group.foods) {
      const relish = chosenHere.find(({ id }) => id === food.id)?.relish_ids ?? [];
      Object.assign(choices, choicesOf(food.relish_groups, relish, `${path}/${food.id}`));
    }
  }
  return choices;
}

/**
 * If a group has fixed foods, these are always chosen and the customer may add other foods. In a group that has only
 * other foods, the customer must choose exactly one food.
 */
function asOptionGroup({ id, sub_title, foods }: SetGroup): OptionGroup {
  const hasFixed = foods.some(isFixed);
  return {
    id,
    name: sub_title,
    is_multi_choose: hasFixed ? 1 : 0,
    max_choose: 0,
    is_required: hasFixed || foods.length === 0 ? 0 : 1,
    items: foods.map((food) => ({ ...food, is_offer: 0 })),
  };
}

function chosenFoods(group: SetGroup, choices: Choices): SetFood[] {
  const chosen = choices[pathOf(group)] ?? [];
  return group.foods.filter(
    (food) => isFixed(food) || (chosen.includes(food.id) && !isFoodSoldOut(food)),
  );
}

function isFixed({ is_required }: SetFood): boolean {
  return is_required === 1;
}

function pathOf({ id }: SetGroup): string {
  return `${SET}/${id}`;
}
