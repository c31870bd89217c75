import { z } from "zod";
import { DEFAULT_CART_TYPE, type DiningType } from "./codes.ts";
import { boundedText } from "./fields.ts";

/** A chosen option of a cart item, with the nested options that were chosen for it (EN-04). */
export type CartRelish = {
  id: number;
  name: string;
  parent_id: number;
  unit_price: number;
  relish_ids: CartRelish[];
};

export type CartSetFood = {
  id: number;
  name: string;
  unit_price: number;
  is_required: 0 | 1;
  is_limit: 0 | 1;
  limit_count: number;
  sale_count: number;
  relish_ids: CartRelish[];
};
export type CartSetGroup = { id: number; sub_title: string; foods: CartSetFood[] };

/** A cart item (EN-04). `unit_price` is the price of the product without its options. */
export type CartItem = {
  pdkey: string;
  item_type: "single" | "set";
  id: number;
  name: string;
  quantity: number;
  relish_ids: CartRelish[];
  remark: string;
  unavailable_type: 0 | 1;
  username: string;
  list_price: number;
  unit_price: number;
  image: string;
  groups: CartSetGroup[];
  /** The maximum quantity of this product in one order. Null if there is no limit. */
  max_quantity: number | null;
};

/** The cart (EN-03): the value of the local storage key `cart`. */
export type Cart = {
  store_id: number;
  store_name: string;
  store_image: string;
  store_classification_id: number;
  dining_type: DiningType;
  is_reservation: 0 | 1;
  reservation_start_time: number;
  minimum_charge: number;
  number: string;
  remark: string;
  is_items_remark: 0 | 1;
  total_price: number;
  total_quantity: number;
  items: CartItem[];
};

/** The view state (EN-07). */
export type ViewState = {
  dining_type: DiningType;
  is_reservation: 0 | 1;
  reservation_start_time: number;
  reservation_end_time: number;
};

export const cartTypeSchema = z.object({
  web_cart_type: z.union([z.literal(0), z.literal(1)]).default(DEFAULT_CART_TYPE),
});
export const cartTypeBodySchema = z.strictObject({
  web_cart_type: z.union([z.literal(0), z.literal(1)]),
});

/** A basket event, which reports a change of the cart (API-64). `phone` starts with +886, or is empty (AP-15). */
export const basketEventSchema = z.strictObject({
  event: z.enum(["add", "remove", "modify", "update"]),
  items: z
    .array(z.strictObject({ id: z.number().int(), quantity: z.number().int().min(0) }))
    .max(200),
  phone: boundedText(20),
});
