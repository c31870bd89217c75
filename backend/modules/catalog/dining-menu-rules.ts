import { isNull, or, type SQL, sql } from "drizzle-orm";
import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import { foods } from "../../db/schema/store-tables.ts";

type FoodRow = typeof foods.$inferSelect;
type Priced = Pick<FoodRow, "unit_price" | "business_price">;
type Listed = Priced & Pick<FoodRow, "list_price" | "enable_add_cart" | "dining_types">;

/** Returns the condition for foods that are sold for this dining type. */
export function isSoldFor(dining_type: DiningType): SQL | undefined {
  const includesType = sql`${foods.dining_types} @> ${JSON.stringify([dining_type])}::jsonb`;
  return or(isNull(foods.dining_types), includesType);
}

export function unitPriceFor(food: Priced, dining_type: DiningType): number {
  const { unit_price, business_price } = food;
  return dining_type === DINING_TYPE.businessReservation
    ? (business_price ?? unit_price)
    : unit_price;
}

/**
 * Returns the food with its price for this dining type. If the food is not sold for the dining type, it cannot be put
 * into a cart.
 */
export function foodForType<Food extends Listed>(food: Food, dining_type: DiningType): Food {
  const unit_price = unitPriceFor(food, dining_type);
  const isSold = food.dining_types?.includes(dining_type) ?? true;
  return {
    ...food,
    unit_price,
    list_price: Math.max(food.list_price, unit_price),
    enable_add_cart: isSold ? food.enable_add_cart : 0,
  };
}
