import type { CartRelish } from "../../../lib/contracts/carts.ts";
import type { OrderFood } from "../../../lib/contracts/order-foods.ts";
import type { OptionGroup, Product } from "../../../lib/contracts/products.ts";
import type { ReorderItem } from "../../../lib/contracts/reorder.ts";
import { parseRelishIds } from "../catalog/option-rules.ts";

type ItemRequest = Pick<
  OrderFood,
  "relish_ids" | "groups" | "remark" | "unavailable_type" | "username"
>;

/** Returns the cart item for a product and the chosen options and foods. The menu must allow this choice. */
export function reorderItem(
  product: Product,
  { relish_ids, groups, ...wish }: ItemRequest,
  quantity: number,
): ReorderItem {
  const { id, item_type, name, list_price, unit_price, image } = product;
  return {
    id,
    item_type,
    name,
    list_price,
    unit_price,
    image,
    ...wish,
    quantity,
    relish_ids: cartRelish(product.relish_groups, relish_ids),
    groups: cartGroups(product, groups),
    max_quantity:
      product.is_limit === 1 ? Math.max(0, product.limit_count - product.sale_count) : null,
  };
}

function cartGroups(
  { groups: menu }: Product,
  requests: OrderFood["groups"],
): ReorderItem["groups"] {
  return menu.flatMap(({ id, sub_title, foods }) => {
    const foodRequests = requests.find((group) => group.id === id)?.foods ?? [];
    const chosen = foods.flatMap(({ relish_groups, ...food }) => {
      const part = foodRequests.find((one) => one.id === food.id);
      return part ? [{ ...food, relish_ids: cartRelish(relish_groups, part.relish_ids) }] : [];
    });
    return chosen.length > 0 ? [{ id, sub_title, foods: chosen }] : [];
  });
}

function cartRelish(groups: OptionGroup[], relish_ids: string): CartRelish[] {
  const chosen = new Set(parseRelishIds(relish_ids));
  const below = (menu: OptionGroup[]): CartRelish[] =>
    menu.flatMap((group) =>
      group.items
        .filter(({ id }) => chosen.has(id))
        .map(({ id, name, unit_price, relish_groups }) => ({
          id,
          name,
          unit_price,
          parent_id: group.id,
          relish_ids: below(relish_groups),
        })),
    );
  return below(groups);
}
