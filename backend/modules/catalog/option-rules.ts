import type { Option, OptionGroup } from "../../../lib/contracts/products.ts";

export type OptionFault =
  | "repeated-option"
  | "foreign-option"
  | "option-without-parent"
  | "too-many-options"
  | "required-option-missing";

export type ChosenOption = { id: number; name: string; unit_price: number };

type OptionChoice = { ok: true; options: ChosenOption[] } | { ok: false; fault: OptionFault };

/** Reads a list of option ids such as `12,15,18`, the format of requests (EN-13). */
export function parseRelishIds(relish_ids: string): number[] {
  return relish_ids === "" ? [] : relish_ids.split(",").map(Number);
}

/**
 * Returns the options with these ids in menu order. If they are not an allowed choice from these groups, returns the
 * fault of the choice instead (PR-08, PR-11).
 */
export function chooseOptions(groups: OptionGroup[], ids: number[]): OptionChoice {
  const wanted = new Set(ids);
  if (wanted.size !== ids.length) return { ok: false, fault: "repeated-option" };
  const reached = reach(groups, wanted);
  if (reached.fault) return { ok: false, fault: reached.fault };
  const stray = ids.find((id) => !reached.options.some((option) => option.id === id));
  if (stray === undefined) return { ok: true, options: reached.options };
  const fault = allOptions(groups).some(({ id }) => id === stray)
    ? "option-without-parent"
    : "foreign-option";
  return { ok: false, fault };
}

type Reached = { options: ChosenOption[]; fault: OptionFault | null };

/**
 * Collects the chosen options. The groups below an option are visited only if this option is chosen. Therefore an
 * option that was chosen without its parent option is not collected.
 */
function reach(groups: OptionGroup[], wanted: Set<number>): Reached {
  const options: ChosenOption[] = [];
  for (const group of groups) {
    const chosen = group.items.filter(({ id }) => wanted.has(id));
    const fault = groupFault(group, chosen.length);
    if (fault) return { options, fault };
    for (const { id, name, unit_price, relish_groups } of chosen) {
      const below = reach(relish_groups, wanted);
      options.push({ id, name, unit_price }, ...below.options);
      if (below.fault) return { options, fault: below.fault };
    }
  }
  return { options, fault: null };
}

function groupFault(group: OptionGroup, count: number): OptionFault | null {
  if (count > mostChoices(group)) return "too-many-options";
  return group.is_required === 1 && count === 0 ? "required-option-missing" : null;
}

function mostChoices({ is_multi_choose, max_choose }: OptionGroup): number {
  if (is_multi_choose === 0) return 1;
  return max_choose === 0 ? Number.POSITIVE_INFINITY : max_choose;
}

function allOptions(groups: OptionGroup[]): Option[] {
  return groups.flatMap(({ items }) =>
    items.flatMap((item) => [item, ...allOptions(item.relish_groups)]),
  );
}
