import { DINING_TYPE, NO_STORE_COUPON } from "../../../lib/contracts/codes.ts";
import type { BodyOf, DataOf } from "../../../lib/contracts/endpoints.ts";
import type { ReorderItem } from "../../../lib/contracts/reorder.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { distanceMetres } from "../address/distance.ts";
import { deliveryFee } from "../catalog/delivery-rules.ts";
import { findStore, unknownStore } from "../catalog/store-service.ts";
import { type PriceLine, priceOrder } from "../checkout/price-rules.ts";
import { selectOffer, storeOffers } from "../checkout/store-offer-rules.ts";
import { lineResults } from "../orders/reorder-rules.ts";
import { menuOf } from "../orders/reorder-service.ts";

/**
 * Computes the current prices and costs of a cart with the price formula of orders (RU-02), without the coupon, the
 * points and the subscription of a member. The result is only an estimate and is not stored: only the quote of the
 * checkout is binding (CA-51).
 */
export async function quoteCart(
  deps: Deps,
  { store_id, dining_type, point, foods }: BodyOf<"quoteCart">,
): Promise<DataOf<"quoteCart">> {
  const store = await findStore(deps.db, store_id);
  if (!store) throw unknownStore();
  const requestedLines = foods.map((request) => ({ request, ...NO_EARLIER_LINE }));
  const menu = await menuOf(
    deps.db,
    { store_id, dining_type, now: epochSeconds(deps) },
    requestedLines,
  );
  const lines = lineResults(requestedLines, menu).map(({ item }) => item);
  const known = lines.flatMap((item) => (item ? [priceLineOf(item)] : []));
  const delivery_fee = feeAt(store, { dining_type, point });
  const offers = storeOffers(store);
  const terms = {
    dining_type,
    lines: known,
    delivery_fee: delivery_fee ?? 0,
    service_rate: store.service_rate,
    offers,
  };
  const { subtotal } = priceOrder({ ...terms, selected: NO_STORE_COUPON });
  const price = priceOrder({ ...terms, selected: selectOffer(offers, subtotal, undefined) });
  const { service_fee, delivery_discount, store_coupon_discount_money, pay_total } = price;
  const { is_items_remark } = store;
  return {
    lines: lines.map((item) => item && { ...item, remark: is_items_remark ? item.remark : "" }),
    subtotal,
    service_fee,
    delivery_fee,
    delivery_discount,
    store_coupon_discount_money,
    total: pay_total,
  };
}

/**
 * `lineResults` compares each line with a line of an earlier order. A cart has no earlier order, so its lines are
 * compared with this empty line. The browser itself finds changed prices, because it stores the prices of its cart.
 */
const NO_EARLIER_LINE = { name: "", relish: "", groups: [], unit_price: 0 };

type Trip = Pick<BodyOf<"quoteCart">, "dining_type" | "point">;

function feeAt(store: { lat: number; lng: number }, { dining_type, point }: Trip): number | null {
  if (point === null && dining_type === DINING_TYPE.delivery) return null;
  return deliveryFee(dining_type, point && distanceMetres(store, point));
}

function priceLineOf({ quantity, unit_price, list_price, ...item }: ReorderItem): PriceLine {
  const parts = item.groups.flatMap(({ foods }) => foods);
  const part_price = parts.reduce((sum, food) => sum + food.unit_price + relishPrice(food), 0);
  return { quantity, unit_price, list_price, option_price: relishPrice(item) + part_price };
}

function relishPrice({ relish_ids }: Pick<ReorderItem, "relish_ids">): number {
  return relish_ids.reduce((sum, option) => sum + option.unit_price + relishPrice(option), 0);
}
