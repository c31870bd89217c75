import { maxQuantity } from "@/lib/catalog/sale-rules";
import type { CartItem } from "@/lib/contracts/carts";

/** The backend's maximum for one line, whether or not the product has a limit. */
const LINE_QUANTITY_MAX = 99;

type Limited = Pick<CartItem, "id" | "item_type" | "max_quantity" | "groups">;
/** A product in one piece of a line, and its maximum quantity in one order. */
type Use = { id: number; max: number };

/** The maximum quantity of a further line of this product. The limit counts all lines and sets together (PR-15). */
export function roomFor(items: CartItem[], product: Limited, exceptKey?: string): number {
  const others = items.filter(({ pdkey }) => pdkey !== exceptKey);
  const rooms = usesOf(product).map(({ id, max }) => {
    const remaining =
      max - others.reduce((sum, item) => sum + countIn(item, id) * item.quantity, 0);
    return Math.floor(remaining / countIn(product, id));
  });
  return Math.max(0, Math.min(LINE_QUANTITY_MAX, ...rooms));
}

/** The maximum quantity of a product in one order; for a set, also limited by its foods. Null if unlimited. */
export function limitOf(product: Limited): number | null {
  const max = Math.min(...usesOf(product).map((use) => use.max));
  return Number.isFinite(max) ? max : null;
}

function usesOf({ id, max_quantity, groups }: Limited): Use[] {
  const parts = groups.flatMap((group) => group.foods);
  return [
    { id, max: max_quantity ?? Number.POSITIVE_INFINITY },
    ...parts.map((food) => ({ id: food.id, max: maxQuantity(food) ?? Number.POSITIVE_INFINITY })),
  ];
}

function countIn({ id, groups }: Pick<Limited, "id" | "groups">, wanted: number): number {
  const parts = groups.flatMap((group) => group.foods).filter((food) => food.id === wanted);
  return parts.length + (id === wanted ? 1 : 0);
}
