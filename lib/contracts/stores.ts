import { z } from "zod";
import { ID_MAX, NUMBER_MAX, OPEN_STATUS, STORE_CLASSIFICATION, STORE_TRIPS_MAX } from "./codes.ts";
import {
  boundedText,
  diningTypeQuerySchema,
  epochSecondsSchema,
  flagQuerySchema,
  flagSchema,
  idOrNoneSchema,
  idSchema,
  integerQuerySchema,
  latSchema,
  lngSchema,
  moneySchema,
  pageSchema,
  patternText,
} from "./fields.ts";
import { menuFoodSchema } from "./products.ts";
import { derivations } from "./tolerant.ts";

/** A time range of a day, such as `10:00-13:30`, in Taipei time. */
const timeRangeSchema = patternText(11, /^\d{2}:\d{2}-\d{2}:\d{2}$/);

/** A reservation day entry (EN-20); `day` is `YYYY-MM-DD`. */
export const reservationDaySchema = z.object({
  day: patternText(10, /^\d{4}-\d{2}-\d{2}$/),
  time: z.array(timeRangeSchema),
});
derivations.add(reservationDaySchema, {
  derive: ({ day }) =>
    typeof day === "string" ? { day: day.slice(0, 10).replaceAll("/", "-") } : {},
});
export type ReservationDay = z.infer<typeof reservationDaySchema>;

export const openStatusSchema = z
  .union([z.literal(OPEN_STATUS.resting), z.literal(OPEN_STATUS.open), z.literal(OPEN_STATUS.busy)])
  .default(OPEN_STATUS.open);

export const storeTypeSchema = z.object({ id: idSchema, name: z.string(), image: z.string() });
export type StoreType = z.infer<typeof storeTypeSchema>;

const fullCutSchema = z.object({ full_money: moneySchema, cut_money: moneySchema });

/** The store coupon of the shop, of a brand or of a store (EN-08). A field is null if there is no such offer. */
const storeCouponConfigSchema = z.object({
  name: z.string(),
  full_cut: fullCutSchema.nullable(),
  full_delivery_free_cut: moneySchema.nullable(),
});
export type StoreCouponConfig = z.infer<typeof storeCouponConfigSchema>;

const recommendedFoodSchema = menuFoodSchema.pick({
  id: true,
  item_type: true,
  name: true,
  image: true,
  unit_price: true,
});
export type RecommendedFood = z.infer<typeof recommendedFoodSchema>;

/** A store in a list (HM-05). Because lists are long, it has only the fields that a store card needs. */
export const storeCardSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: z.string(),
  store_types: z.array(z.object({ name: z.string() })),
  open_status: openStatusSchema,
  /** The next opening or closing of the store, such as 明天 11:00 開. In lists, only resting stores have this field. */
  hours_txt: z.string().optional(),
  has_take: flagSchema.default(1),
  has_delivery: flagSchema.default(1),
  has_business_reservation: flagSchema,
  avg_star_count: z.number().min(0).max(5),
  star_num: z.number().int().min(0),
  total_order_count: z.number().int().min(0),
  distance: z.number().min(0).nullable(),
  in_delivery_range: flagSchema.default(1),
  take_service_range: flagSchema.default(1),
  waiting_time: z.number().int().min(0),
  google_predict_time_text: z.string(),
  delivery_fee: moneySchema,
  delivery_fee_txt: z.string(),
  minimum_charge: moneySchema,
  store_classification_id: z.union([
    z.literal(STORE_CLASSIFICATION.restaurant),
    z.literal(STORE_CLASSIFICATION.grocery),
  ]),
  offer_txt: z.string(),
  /** The largest discount that needs a minimum subtotal. Missing if there is no such offer. */
  full_cut: fullCutSchema.optional(),
  /** The lowest subtotal in NT$ from which delivery is free. Missing if there is no such offer. */
  full_delivery_free_cut: moneySchema.optional(),
  /**
   * The names of a few products of this store that match a search. It can be empty, for example if the name of the
   * store matches.
   */
  match_txt: z.string().optional(),
  /** A few products of this store. Only sent if recommendations were requested with `extras=foods`. */
  foods: z.array(recommendedFoodSchema).optional(),
});
derivations.add(storeCardSchema, {
  derive: (raw) => ({ minimum_charge: raw.minimum_charge ?? deliveryMinimum(raw) }),
});

/** The minimum of a delivery order (EN-08), for a list whose stores have no `minimum_charge`. */
function deliveryMinimum(raw: Record<string, unknown>): unknown {
  return raw.use_fodomo_deliver ? raw.fodomo_delivery_min_amount : raw.delivery_min_amount;
}

export type StoreCard = z.infer<typeof storeCardSchema>;

/**
 * The distance, the waiting time and the price of an order at one store, computed for the position of an address
 * (HM-28).
 */
export const storeTripSchema = storeCardSchema
  .pick({
    open_status: true,
    hours_txt: true,
    distance: true,
    in_delivery_range: true,
    take_service_range: true,
    waiting_time: true,
    google_predict_time_text: true,
    delivery_fee: true,
    delivery_fee_txt: true,
  })
  .extend({
    store_id: idSchema,
    /**
     * The estimated price in NT$ of an order with one product at the median price, or with the minimum amount if that
     * is higher. Fees and store coupons are included.
     */
    pay_estimate: moneySchema.optional(),
  });
export type StoreTrip = z.infer<typeof storeTripSchema>;

const clockSchema = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
/** `days`: 0 is Sunday. An `end` at or before `start` is on the next day. 00:00-24:00 means open all day. */
const openingHoursSchema = z.array(
  z.object({
    days: z.array(z.number().int().min(0).max(6)),
    start: clockSchema,
    end: clockSchema,
  }),
);
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** A review (EN-19). */
export const reviewSchema = z.object({
  avatar: z.string(),
  create_time: epochSecondsSchema,
  user: z.object({ icon_url: z.string(), first_name: z.string(), last_name: z.string() }),
  star_num: z.number().int().min(1).max(5),
  content: z.string(),
  title: z.string(),
  store_id: idOrNoneSchema,
  food_id: idOrNoneSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/** A store (EN-08). Pay types are comma-separated codes. Amounts are in NT$, and the distance is in km. */
export const storeSchema = storeCardSchema
  .omit({
    minimum_charge: true,
    offer_txt: true,
    full_cut: true,
    full_delivery_free_cut: true,
    match_txt: true,
    foods: true,
  })
  .extend({
    web_detail_image: z.string(),
    phone: z.string(),
    address: z.string(),
    city_name: z.string(),
    area_name: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    intro: z.string(),
    /** The hours of a week; missing if the backend does not send them. */
    opening_hours: openingHoursSchema.optional(),
    has_eatin: flagSchema,
    reservation: flagSchema,
    /** 1 if a group order can be started at the store (GO-01). */
    has_group_orders: flagSchema.optional(),
    reservation_time_list: z.array(reservationDaySchema),
    business_reservation_time_list: z.array(reservationDaySchema),
    service_score: z.array(
      z.object({ title: z.string(), avg_score_percent: z.number().min(0).max(100) }),
    ),
    store_comments: z.array(reviewSchema),
    service_fee: z.number().min(0),
    min_charge: z.number().min(0),
    mini_charge: z.number().min(0),
    delivery_min_amount: moneySchema,
    fodomo_delivery_min_amount: moneySchema,
    use_fodomo_deliver: flagSchema,
    eatin_min_amount: moneySchema,
    business_reservation_min_amount: moneySchema,
    is_items_remark: flagSchema,
    is_order_remark: flagSchema,
    res_store_type: z.number().int(),
    invoice_issue_type: z.number().int(),
    take_payment_method: z.string(),
    delivery_payment_method: z.string(),
    business_reservation_payment_method: z.string(),
    disable_payment_method: z.string(),
    product_id: z.string(),
    policy_number: z.string(),
    unified_code: z.string(),
    order_cheque: z.string(),
    product_origin_labeling: z.string(),
    global_coupon: storeCouponConfigSchema.nullable(),
    brand_coupon: storeCouponConfigSchema.nullable(),
    store_coupon: storeCouponConfigSchema.nullable(),
  });
export type Store = z.infer<typeof storeSchema>;

/** The position of a request. A request contains both coordinates or none. */
export const pointQuery = { lat: latSchema.optional(), lng: lngSchema.optional() };

/** `ids` is a comma-separated list of store ids. */
export const storeTripsQuerySchema = z.strictObject({
  ids: patternText(STORE_TRIPS_MAX * 10, /^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => [...new Set(text.split(",").map(Number))])
    .pipe(z.array(z.number().int().min(1).max(ID_MAX)).max(STORE_TRIPS_MAX)),
  lat: latSchema,
  lng: lngSchema,
  dining_type: diningTypeQuerySchema,
});

export const storeDetailQuerySchema = z.strictObject({
  store_id: idSchema,
  dining_type: diningTypeQuerySchema,
  is_from_recommend: flagQuerySchema.default(0),
  ...pointQuery,
  reservation_start_time: integerQuerySchema.default(-1),
  number: boundedText(NUMBER_MAX).optional(),
});

export const listFoodQuerySchema = z.strictObject({
  store_id: idSchema,
  dining_type: diningTypeQuerySchema,
  page: pageSchema,
});

/** The id of the category that is created if the backend sends products without categories. */
const NO_CATEGORY = 0;

const foodCategorySchema = z.object({
  id: idOrNoneSchema,
  name: z.string(),
  foods: z.array(menuFoodSchema),
});
export type FoodCategory = z.infer<typeof foodCategorySchema>;
/** The value of `last_page` if a backend omits it. The shop then reads pages until one contains no new products. */
const MENU_PAGES_MAX = 100;

/** One page of a menu. `last_page` is the number of pages (ST-06). */
export const menuPageSchema = z.object({
  categories: z.array(foodCategorySchema),
  last_page: z.number().int().min(1),
});
derivations.add(menuPageSchema, {
  derive: ({ categories, data, last_page }) => ({
    categories: categories ?? toCategories(data),
    last_page: last_page ?? MENU_PAGES_MAX,
  }),
});

/**
 * Some backends send a list of categories or of products instead of an object. Products are put into one category
 * without a name.
 */
function toCategories(data: unknown): unknown {
  if (!Array.isArray(data) || data.length === 0) return [];
  const isOfCategories = data.every((entry) => Array.isArray(entry?.foods));
  return isOfCategories ? data : [{ id: NO_CATEGORY, name: "", foods: data }];
}
export type MenuPage = z.infer<typeof menuPageSchema>;

export const minChargeQuerySchema = z.strictObject({
  dining_type: diningTypeQuerySchema,
  store_id: idSchema,
});
