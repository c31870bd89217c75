import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { SetFood, SetGroup } from "../../../lib/contracts/products.ts";
import {
  type ChosenOption,
  chooseOptions,
  type OptionFault,
  parseRelishIds,
} from "./option-rules.ts";

export type SetFault =
  | OptionFault
  | "repeated-part"
  | "foreign-part"
  | "required-part-missing"
  | "too-many-parts";

type ChosenPart = { food: SetFood; options: ChosenOption[] };
export type ChosenGroup = { id: number; sub_title: string; parts: ChosenPart[] };
type Refused = { ok: false; fault: SetFault };
type SetChoice = { ok: true; groups: ChosenGroup[] } | Refused;

type GroupRequests = OrderFood["groups"];
type PartRequest = GroupRequests[number]["foods"][number];

/**
 * Returns the foods that were chosen for a set, in menu order. If they are not an allowed choice, returns the fault of
 * the choice instead. In a group with required foods, all required foods must be chosen, and the other foods may be
 * chosen. In a group without required foods, exactly one food must be chosen, unless the group is empty.
 */
export function chooseParts(menu: SetGroup[], requests: GroupRequests): SetChoice {
  const ids = requests.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return refusal("repeated-part");
  if (ids.some((id) => !menu.some((group) => group.id === id))) return refusal("foreign-part");
  const groups: ChosenGroup[] = [];
  for (const group of menu) {
    const partRequests = requests.find(({ id }) => id === group.id)?.foods ?? [];
    const chosen = partsOf(group, partRequests);
    if (!chosen.ok) return chosen;
    const { id, sub_title } = group;
    if (chosen.parts.length > 0) groups.push({ id, sub_title, parts: chosen.parts });
  }
  return { ok: true, groups };
}

function partsOf(
  group: SetGroup,
  partRequests: PartRequest[],
): { ok: true; parts: ChosenPart[] } | Refused {
  const fault = groupFault(group, partRequests);
  if (fault) return refusal(fault);
  const parts: ChosenPart[] = [];
  for (const food of group.foods) {
    const part = partRequests.find(({ id }) => id === food.id);
    if (!part) continue;
    const choice = chooseOptions(food.relish_groups, parseRelishIds(part.relish_ids));
    if (!choice.ok) return choice;
    parts.push({ food, options: choice.options });
  }
  return { ok: true, parts };
}

/** Returns the amount in NT$ that the chosen foods and their options add to the price of the set. */
export function partsPrice(groups: ChosenGroup[]): number {
  const parts = groups.flatMap((group) => group.parts);
  return parts.reduce((sum, { food, options }) => sum + food.unit_price + sumOf(options), 0);
}

function sumOf(options: ChosenOption[]): number {
  return options.reduce((sum, { unit_price }) => sum + unit_price, 0);
}

function groupFault({ foods }: SetGroup, partRequests: PartRequest[]): SetFault | null {
  const ids = partRequests.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return "repeated-part";
  if (ids.some((id) => !foods.some((food) => food.id === id))) return "foreign-part";
  const required = foods.filter(({ is_required }) => is_required === 1);
  if (required.some(({ id }) => !ids.includes(id))) return "required-part-missing";
  if (required.length > 0 || foods.length === 0) return null;
  if (ids.length > 1) return "too-many-parts";
  return ids.length === 0 ? "required-part-missing" : null;
}

function refusal(fault: SetFault): Refused {
  return { ok: false, fault };
}
