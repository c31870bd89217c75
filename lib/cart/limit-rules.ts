import { maxQuantity } from "@/lib/catalog/sale-rules";
import type { CartItem } from "@/lib/contracts/carts";

/** The backend's maximum for one line, whether or not the product has a limit. */
const LINE_QUANTITY_MAX = 99;

type Limited = Pick<CartItem, "id" | "item_type" | "max_quantity" | "groups">;
/** A product that each piece of a line uses, and how many of it one order may hold. */
type Use = { id: number; most: number };

/** How many of a product another line may hold. The limit counts all lines and sets together (PR-15). */
export function roomFor(items: CartItem[], product: Limited, exceptKey?: string): number {
  const others = items.filter(({ pdkey }) => pdkey !== exceptKey);
  const rooms = usesOf(product).map(({ id, most }) => {
    const left = most - others.reduce((sum, item) => sum + countIn(item, id) * item.quantity, 0);
    return Math.floor(left / countIn(product, id));
  });
  return Math.max(0, Math.min(LINE_QUANTITY_MAX, ...rooms));
}

/** The maximum quantity in one order of a line's product, or of a food in its set if that is less. */
export function limitOf(product: Limited): number | null {
  const most = Math.min(...usesOf(product).map((use) => use.most));
  return Number.isFinite(most) ? most : null;
}

function usesOf({ id, max_quantity, groups }: Limited): Use[] {
  const parts = groups.flatMap((group) => group.foods);
  return [
    { id, most: max_quantity ?? Number.POSITIVE_INFINITY },
    ...parts.map((food) => ({ id: food.id, most: maxQuantity(food) ?? Number.POSITIVE_INFINITY })),
  ];
}

function countIn({ id, groups }: Pick<Limited, "id" | "groups">, wanted: number): number {
  const parts = groups.flatMap((group) => group.foods).filter((food) => food.id === wanted);
  return parts.length + (id === wanted ? 1 : 0);
}
