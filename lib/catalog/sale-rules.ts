import { SALE_STATUS_ON_SALE } from "@/lib/contracts/codes";
import type { Product, SetFood, SetGroup } from "@/lib/contracts/products";

export type SaleBlock = "restocking" | "soldOut" | "notForSale" | "zeroPrice";

type SaleFields = Pick<
  Product,
  | "sale_status"
  | "is_limit"
  | "limit_count"
  | "sale_count"
  | "is_user_show"
  | "enable_add_cart"
  | "unit_price"
> & { groups?: SetGroup[] };

/** The first reason why a product cannot be added to the cart, or null if it can be added (PR-24 to PR-27). */
export function saleBlock(product: SaleFields): SaleBlock | null {
  if (isSoldOut(product)) return product.is_user_show === 1 ? "restocking" : "soldOut";
  if (product.enable_add_cart === 0) return "notForSale";
  return product.unit_price === 0 ? "zeroPrice" : null;
}

/** The quantity that is left of a product with a limit, or null if the product has no limit (PR-13). */
export function maxQuantity({ is_limit, limit_count, sale_count }: Limit): number | null {
  return is_limit === 1 ? Math.max(0, limit_count - sale_count) : null;
}

type Limit = Pick<Product, "is_limit" | "limit_count" | "sale_count">;

function isSoldOut(product: SaleFields): boolean {
  const isGone = product.sale_status !== SALE_STATUS_ON_SALE || maxQuantity(product) === 0;
  return isGone || (product.groups ?? []).some(isGroupGone);
}

/**
 * True if a set cannot be sold because of this group: a fixed food is sold out or, if the group has no fixed foods, all
 * its foods are sold out.
 */
function isGroupGone({ foods }: SetGroup): boolean {
  const fixed = foods.filter(({ is_required }) => is_required === 1);
  if (fixed.length > 0) return fixed.some(isFoodSoldOut);
  return foods.length > 0 && foods.every(isFoodSoldOut);
}

export function isFoodSoldOut(food: SetFood): boolean {
  return maxQuantity(food) === 0;
}
