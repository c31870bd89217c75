import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { OptionGroup, Product, SetFood } from "../../../lib/contracts/products.ts";
import { parseRelishIds } from "./option-rules.ts";

/**
 * The part of an earlier choice (options, and the foods of a set) that is still possible. Options and foods that
 * today's menu lacks are removed. A sold-out food of a set is removed too. `isComplete` is true if nothing had to be
 * removed.
 */
type AvailableChoice = Pick<OrderFood, "relish_ids" | "groups"> & { isComplete: boolean };

type Choice = Pick<OrderFood, "relish_ids" | "groups">;

export function availableChoice(product: Product, choice: Choice): AvailableChoice {
  const relish_ids = keptOptions(product.relish_groups, choice.relish_ids);
  const groups = choice.groups.flatMap(({ id, foods }) => {
    const menu = product.groups.find((group) => group.id === id)?.foods ?? [];
    const kept = foods.flatMap((food) => {
      const part = menu.find((one) => one.id === food.id && !isSoldOut(one));
      if (!part) return [];
      return [{ id: food.id, relish_ids: keptOptions(part.relish_groups, food.relish_ids) }];
    });
    return kept.length > 0 ? [{ id, foods: kept }] : [];
  });
  return { relish_ids, groups, isComplete: size(choice) === size({ relish_ids, groups }) };
}

export function isSoldOut({ is_limit, limit_count, sale_count }: Limited): boolean {
  return is_limit === 1 && limit_count <= sale_count;
}
type Limited = Pick<SetFood, "is_limit" | "limit_count" | "sale_count">;

/** Returns the chosen options that still exist. An option whose parent option is not chosen is removed too. */
function keptOptions(groups: OptionGroup[], relish_ids: string): string {
  return [...new Set(reachable(groups, new Set(parseRelishIds(relish_ids))))].join(",");
}

function reachable(groups: OptionGroup[], wanted: Set<number>): number[] {
  return groups.flatMap(({ items }) =>
    items
      .filter(({ id }) => wanted.has(id))
      .flatMap(({ id, relish_groups }) => [id, ...reachable(relish_groups, wanted)]),
  );
}

function size({ relish_ids, groups }: Choice): number {
  const foods = groups.flatMap((group) => group.foods);
  const options = [relish_ids, ...foods.map((food) => food.relish_ids)].map(parseRelishIds);
  return foods.length + options.flat().length;
}
