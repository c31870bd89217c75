import { z } from "zod";
import { bestDealSchema } from "./best-deal.ts";
import {
  CONTACT_NAME_MAX,
  DINING_TYPE,
  IMMEDIATE,
  NO_STORE_COUPON,
  PAY_TYPE,
  REMARK_MAX,
  SESSION_ID_MAX,
  SOURCE_ORDER_ID,
  SUBMIT_KEY,
} from "./codes.ts";
import {
  boundedText,
  diningTypeSchema,
  epochSecondsSchema,
  flagSchema,
  idOrNoneSchema,
  idSchema,
  latSchema,
  lineSchema,
  lngSchema,
  moneySchema,
  neededSchema,
  opaqueIdSchema,
  patternText,
  payTypeSchema,
  textSchema,
} from "./fields.ts";
import { invoiceTypeSchema, orderInvoiceSchema } from "./invoices.ts";
import { foodsJsonSchema, partnerFoodsJsonSchema } from "./order-foods.ts";
import { saidSchema } from "./sentence-code.ts";
import { reservationDaySchema, storeSchema } from "./stores.ts";
import { derivations } from "./tolerant.ts";

const reservationFields = {
  is_reservation: flagSchema,
  reservation_start_time: z.number().int().default(IMMEDIATE),
  reservation_end_time: z.number().int().default(IMMEDIATE),
};

/** The delivery address of an order. */
export const orderAddressSchema = z.strictObject({
  lat: latSchema,
  lng: lngSchema,
  city_name: lineSchema(10),
  area_name: lineSchema(10),
  street: lineSchema(255),
  address_remark: lineSchema(100),
});
export type OrderAddress = z.output<typeof orderAddressSchema>;

/** The pre-order request (EN-13). The server decides whether points, coupons and the subscription are applied. */
export const preOrderBodySchema = z.strictObject({
  contact_name: lineSchema(CONTACT_NAME_MAX),
  contact_phone: boundedText(20),
  ...orderAddressSchema.shape,
  code_id: idOrNoneSchema.default(0),
  use_coin: z.number().int().default(0),
  address_id: opaqueIdSchema.default(0),
  dining_type: diningTypeSchema,
  pay_type: z.union([payTypeSchema, z.literal(0)]),
  card_id: opaqueIdSchema.default(0),
  users_number: z.number().int().default(0),
  ...reservationFields,
  /** 0 if the customer has not chosen yet. The backend then applies the best store coupon. */
  selected_store_coupon_type: z.number().int().min(NO_STORE_COUPON).max(3).default(0),
  source_order_id: boundedText(40).default(""),
  is_from_recommend: flagSchema.default(0),
  is_group_purchase: z.number().int().default(0),
  use_hg: z.number().int().default(0),
  remark: textSchema(REMARK_MAX),
  use_op: z.number().int().min(0).default(0),
  op_event_id: idOrNoneSchema.nullable().default(null),
  use_op_delivery: flagSchema.default(0),
  use_op_checked: flagSchema.default(0),
  subscription_type: flagSchema.default(0),
  store_id: idSchema,
  foods: foodsJsonSchema,
});
export type PreOrderRequest = z.output<typeof preOrderBodySchema>;
export type PreOrderBody = z.input<typeof preOrderBodySchema>;

const sourceOrderIdSchema = patternText(40, SOURCE_ORDER_ID);
export const exPreOrderBodySchema = preOrderBodySchema.extend({
  source_order_id: sourceOrderIdSchema,
  /** 0 as long as the shop does not know the partner's order. `foods` is then empty, too. */
  store_id: idOrNoneSchema,
  foods: partnerFoodsJsonSchema,
});

export const orderLineSchema = z.object({
  type: z.enum(["single", "set"]),
  id: idSchema,
  name: z.string(),
  quantity: z.number().int(),
  relish: z.string(),
  groups: z.array(z.object({ id: idSchema, sub_title: z.string(), foods: z.array(z.string()) })),
  total_price: moneySchema,
  total_list_price: moneySchema,
  remark: z.string(),
  /** The name of the person in a group order; empty if the line has no person (GO-19). */
  username: z.string().optional(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** The pay types of a courier order if the answer of the backend contains no store, or a store without this field. */
const COURIER_PAYMENT_DEFAULTS = {
  delivery_payment_method: [
    PAY_TYPE.linePay,
    PAY_TYPE.creditCard,
    PAY_TYPE.payuni,
    PAY_TYPE.icashPay,
    PAY_TYPE.cash,
  ].join(","),
};

/**
 * A switch of the checkout page (CK-54).
 * -1: it cannot be switched on.
 * 0: off.
 * 1: on.
 */
const switchStateSchema = z.union([z.literal(-1), z.literal(0), z.literal(1)]);

const storeCouponChoiceSchema = z.object({
  is_show: flagSchema,
  is_selected: flagSchema,
  coupon_type: z.number().int(),
  name: z.string(),
  cut_money: moneySchema,
});

/** The pre-order response (EN-14). The checkout page takes every number that it shows from this response. */
export const orderSchema = z.object({
  foods: z.array(orderLineSchema),
  food_count: z.number().int(),
  food_price: moneySchema,
  subtotal: moneySchema,
  service_fee: moneySchema,
  delivery_fee: moneySchema,
  delivery_discount: moneySchema,
  subscribe_delivery_discount_price: moneySchema,
  subscribe_take_discount_num: z.number().int(),
  subscribe_take_food_discount_price: moneySchema,
  discount_price: moneySchema,
  store_coupon_discount_money: moneySchema,
  op_discount_price: moneySchema,
  use_op: z.number().int(),
  have_op: z.number().int(),
  op_exchange_on: flagSchema,
  op_exchange_point_limit: z.number().int(),
  op_exchange_rate_int: z.number().int().min(1),
  op_exchange_rate_str: z.string(),
  op_exchange_rate_str_said: saidSchema,
  op_event_remark: z.string(),
  op_event_remark_said: saidSchema,
  op_delivery_event: z.object({
    enable: switchStateSchema,
    event_id: idOrNoneSchema,
    use_points: z.number().int(),
    hint: z.string(),
    hint_said: saidSchema,
    /** The reason why the switch cannot be switched on, one of REASON. */
    reason: z.string().optional(),
    title: z.string(),
    title_said: saidSchema,
    remark: z.string(),
    remark_said: saidSchema,
  }),
  op_discount: z.object({
    enable: switchStateSchema,
    title: z.string(),
    title_said: saidSchema,
    remark: z.string(),
    remark_said: saidSchema,
    hint: z.string(),
    hint_said: saidSchema,
    use_points: z.number().int(),
  }),
  subscription: z.object({
    type: flagSchema,
    enable: flagSchema,
    title: z.string(),
    title_said: saidSchema,
    end_date: z.string(),
    discount_count: z.number().int(),
    limit_text: z.string(),
    limit_text_said: saidSchema,
  }),
  pay_total: neededSchema(moneySchema),
  total_price: moneySchema,
  minimum_charge: moneySchema,
  invoice: orderInvoiceSchema,
  address: z.object({
    id: z.number().int(),
    contact_name: z.string(),
    contact_phone: z.string(),
  }),
  store: storeSchema
    .omit({ store_comments: true, service_score: true })
    .extend({ id: idOrNoneSchema }),
  /** 0 for a courier order if the backend has no store for courier orders. */
  store_id: idOrNoneSchema,
  dining_type: diningTypeSchema,
  is_reservation: flagSchema,
  reservation: flagSchema,
  reservation_time_list: z.array(reservationDaySchema),
  is_disallow_order: flagSchema,
  disallow_order_reason: z.string(),
  /** A code of REASON for programs. `disallow_order_reason` is the text for the customer. */
  disallow_reason: z.string().optional(),
  alert_toast: z.string(),
  alert_toast_said: saidSchema,
  global_coupon: storeCouponChoiceSchema,
  brand_coupon: storeCouponChoiceSchema,
  store_coupon: storeCouponChoiceSchema,
  /** Not in the specification: identifies this bill and its cart. It is valid for 15 minutes. */
  quote_id: z.string().optional(),
  /**
   * Not in the specification: how long the customer can cancel the order free of charge. This is always possible for
   * `minutes`, counted from the online payment, or from the submit if there is no online payment. A reservation may
   * allow it for longer: `until` is then the end of this longer time. Otherwise `until` is null. Once the store has
   * accepted the order, the customer cannot cancel it.
   */
  free_cancel: z
    .object({ minutes: z.number().int(), until: epochSecondsSchema.nullable() })
    .optional(),
  /** Not in the specification: 1 if `ordering` accepts `again_after`. */
  asks_again: flagSchema.optional(),
  /** Not in the specification: 1 if `ordering` accepts `needs_cutlery`. */
  takes_cutlery: flagSchema.optional(),
  /** Not in the specification: the best deal. */
  best_deal: bestDealSchema.optional(),
});
derivations.add(orderSchema, {
  derive: ({ store, store_id, dining_type }) => ({
    store: {
      id: store_id,
      ...(Number(dining_type) === DINING_TYPE.courier && COURIER_PAYMENT_DEFAULTS),
      ...(store as object | undefined),
    },
    store_id: store_id ?? (store as { id?: unknown } | undefined)?.id,
  }),
});
export type Order = z.infer<typeof orderSchema>;

/** The ordering request (EN-15). It contains `title` and `number` only for a company invoice. */
export const orderingBodySchema = z.strictObject({
  contact_name: lineSchema(CONTACT_NAME_MAX),
  contact_phone: boundedText(20),
  source_order_id: boundedText(40).default(""),
  address_id: opaqueIdSchema.default(0),
  code_id: idOrNoneSchema.default(0),
  card_id: opaqueIdSchema.refine((id) => id !== 0).optional(),
  dining_type: diningTypeSchema,
  pay_type: payTypeSchema,
  selected_store_coupon_type: z.number().int().min(NO_STORE_COUPON).max(3).default(NO_STORE_COUPON),
  ...reservationFields,
  use_op: z.number().int().min(0).default(0),
  op_delivery_event_id: idSchema.nullable().default(null),
  remark: textSchema(REMARK_MAX),
  store_id: idSchema,
  subscription_type: flagSchema.default(0),
  email: boundedText(80),
  invoice_type: invoiceTypeSchema,
  title: lineSchema(60).optional(),
  number: boundedText(20).optional(),
  /** Not in the specification: the 手機條碼 of an electronic invoice. The backend checks its form. */
  carrier: boundedText(20).optional(),
  /**
   * Not in the specification: the charity of a donated invoice. If it is absent, the charity of the pre-order answer is
   * used.
   */
  charity_code: boundedText(20).optional(),
  /** Not in the specification: 1 if the customer wants disposable cutlery. */
  needs_cutlery: flagSchema.optional(),
  foods: foodsJsonSchema,
  /**
   * The id of the quote that the customer saw. The backend refuses the submit with code 4 if the newest quote of this
   * customer at this store has another id, or if the submitted cart or its bill differs from the quote (RU-24).
   */
  quote_id: boundedText(64).optional(),
  /**
   * The id of the earlier order that this submit repeats, if the customer has confirmed that both orders are wanted.
   * With 0 or another id, the backend refuses a submit that repeats a placed order, with the reason `same-order`
   * (RU-62). If the field is absent, the backend answers such a submit with the earlier order (RU-22).
   */
  again_after: opaqueIdSchema.optional(),
  // EN-15 only has the id of a saved address. These fields are for an address that was typed at checkout and has no id.
  ...orderAddressSchema.partial().shape,
});
export type OrderingRequest = z.output<typeof orderingBodySchema>;
/** A submit with a complete address: either the typed address, or the saved address whose id is `address_id`. */
export type AddressedOrder = OrderingRequest & OrderAddress;
export type OrderingBody = z.input<typeof orderingBodySchema>;
export const exOrderingBodySchema = orderingBodySchema.extend({
  source_order_id: sourceOrderIdSchema,
  foods: partnerFoodsJsonSchema,
});

/** `key` is the `Idempotency-Key` of a submit whose answer was lost. */
export const submitResultQuerySchema = z.strictObject({
  key: patternText(64, SUBMIT_KEY),
  session_id: boundedText(SESSION_ID_MAX).optional(),
});

/** The `data` of the ordering response (EN-15). */
export const placedOrderSchema = z.object({
  id: opaqueIdSchema,
  pay_type: payTypeSchema,
  order_status: neededSchema(z.number().int()),
  payment_url_web: z.string(),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** The earlier order, in an answer with the reason `same-order`. */
export const sameOrderSchema = z.object({
  id: opaqueIdSchema,
  order_no: z.string(),
  create_time: epochSecondsSchema,
  pay_total: moneySchema,
  pay_type: payTypeSchema,
  order_status: z.number().int(),
  /**
   * 0 if the earlier order is a courier order that is not finished, because a courier session can have only one courier
   * order at a time.
   */
  can_repeat: flagSchema,
});
export type SameOrder = z.infer<typeof sameOrderSchema>;
