import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  type DiningType,
  INVOICE_ISSUE_TYPE,
  type InvoiceIssueType,
  RES_STORE_TYPE,
  type ResStoreType,
  SALE_STATUS_ON_SALE,
  STORE_CLASSIFICATION,
  type StoreClassification,
} from "../../../lib/contracts/codes.ts";
import type { OptionGroup, SetGroup } from "../../../lib/contracts/products.ts";
import type { OpeningHours, StoreCouponConfig } from "../../../lib/contracts/stores.ts";
import { members } from "./member-tables.ts";

const nowSeconds = sql`extract(epoch from now())::integer`;

export const stores = pgTable(
  "stores",
  {
    id: bigint({ mode: "number" }).primaryKey(),
    name: text().notNull(),
    image: text().notNull(),
    web_detail_image: text().notNull(),
    phone: text().notNull(),
    city_name: text().notNull(),
    area_name: text().notNull(),
    area_id: integer().notNull(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    intro: text().notNull(),
    opening_hours: jsonb().$type<OpeningHours>().notNull(),
    is_paused: boolean().notNull().default(false),
    /** The store is busy if it is working on at least this number of orders. */
    capacity: integer().notNull().default(20),
    delivery_radius_m: integer().notNull().default(5000),
    /** The service fee in percent of the subtotal, 0 or 5 (RU-06). */
    service_rate: integer().notNull().default(0),
    /** 1 if couriers of the operator deliver the food. This decides the `track` of the store's orders (RU-28). */
    use_fodomo_deliver: smallint().$type<0 | 1>().notNull().default(1),
    has_take: smallint().$type<0 | 1>().notNull().default(1),
    has_delivery: smallint().$type<0 | 1>().notNull().default(1),
    has_eatin: smallint().$type<0 | 1>().notNull().default(0),
    has_business_reservation: smallint().$type<0 | 1>().notNull().default(0),
    reservation: smallint().$type<0 | 1>().notNull().default(1),
    min_charge: doublePrecision().notNull().default(0),
    delivery_min_amount: integer().notNull().default(0),
    fodomo_delivery_min_amount: integer().notNull().default(0),
    eatin_min_amount: integer().notNull().default(0),
    business_reservation_min_amount: integer().notNull().default(0),
    store_classification_id: smallint()
      .$type<StoreClassification>()
      .notNull()
      .default(STORE_CLASSIFICATION.restaurant),
    is_items_remark: smallint().$type<0 | 1>().notNull().default(1),
    is_order_remark: smallint().$type<0 | 1>().notNull().default(1),
    res_store_type: smallint().$type<ResStoreType>().notNull().default(RES_STORE_TYPE.restaurant),
    invoice_issue_type: smallint()
      .$type<InvoiceIssueType>()
      .notNull()
      .default(INVOICE_ISSUE_TYPE.electronic),
    take_payment_method: text().notNull(),
    delivery_payment_method: text().notNull(),
    business_reservation_payment_method: text().notNull().default(""),
    disable_payment_method: text().notNull().default(""),
    /** Food registration number. */
    product_id: text().notNull().default(""),
    policy_number: text().notNull().default(""),
    unified_code: text().notNull().default(""),
    order_cheque: text().notNull().default(""),
    product_origin_labeling: text().notNull().default(""),
    global_coupon: jsonb().$type<StoreCouponConfig | null>(),
    brand_coupon: jsonb().$type<StoreCouponConfig | null>(),
    store_coupon: jsonb().$type<StoreCouponConfig | null>(),
    avg_star_count: doublePrecision().notNull().default(0),
    star_num: integer().notNull().default(0),
    service_score: jsonb()
      .$type<{ title: string; avg_score_percent: number }[]>()
      .notNull()
      .default([]),
    total_order_count: integer().notNull().default(0),
    search_grams: text().array().notNull().default([]),
    /**
     * The time of the last change of the store's page, for the sitemap. Every change of the store's content must set
     * this time.
     */
    updated_at: integer().notNull().default(nowSeconds),
  },
  (table) => [
    index("stores_place").on(table.lat, table.lng),
    index("stores_area").on(table.area_id),
  ],
);

/**
 * A row for each change of the data that the pages of a store show. Triggers of the database write the rows, because
 * the operator's tools change stores and products too.
 */
export const store_changes = pgTable(
  "store_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    store_id: bigint({ mode: "number" }).notNull(),
    create_time: bigint({ mode: "number" })
      .notNull()
      .default(sql`extract(epoch from now())::bigint`),
  },
  (table) => [index("store_changes_time").on(table.create_time)],
);

export const store_types = pgTable("store_types", {
  id: bigint({ mode: "number" }).primaryKey(),
  name: text().notNull(),
  image: text().notNull(),
  position: integer().notNull(),
});

export const store_store_types = pgTable(
  "store_store_types",
  {
    store_id: bigint({ mode: "number" })
      .notNull()
      .references(() => stores.id),
    type_id: bigint({ mode: "number" })
      .notNull()
      .references(() => store_types.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.type_id] }),
    index("store_store_types_type").on(table.type_id),
  ],
);

/** The favourite stores of a member. A higher id is newer. */
export const member_favorites = pgTable(
  "member_favorites",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    store_id: bigint({ mode: "number" })
      .notNull()
      .references(() => stores.id),
  },
  (table) => [uniqueIndex("member_favorites_member").on(table.member_id, table.store_id)],
);

/**
 * A group of stores with a heading on the home page. `rule` chooses the stores of the group among the stores near the
 * visitor.
 */
export const store_groups = pgTable("store_groups", {
  id: bigint({ mode: "number" }).primaryKey(),
  name: text().notNull(),
  rule: text().$type<"top-rated" | "free-delivery" | "offers" | "popular" | "new">().notNull(),
  position: integer().notNull(),
});

/** A theme of the operator (API-47). It shows the stores near the visitor that have one of its types. */
export const subjects = pgTable("subjects", {
  id: bigint({ mode: "number" }).primaryKey(),
  title: text().notNull(),
  image: text().notNull(),
  type_ids: jsonb().$type<number[]>().notNull(),
  position: integer().notNull(),
});

export const food_categories = pgTable(
  "food_categories",
  {
    id: bigint({ mode: "number" }).primaryKey(),
    store_id: bigint({ mode: "number" })
      .notNull()
      .references(() => stores.id),
    /** The category that this category of a grocery is part of; null on the first level. Restaurants have one level. */
    parent_id: bigint({ mode: "number" }),
    name: text().notNull(),
    /** Only categories that are shown as tiles have a picture. */
    image: text().notNull().default(""),
    position: integer().notNull(),
  },
  (table) => [index("food_categories_store").on(table.store_id, table.position)],
);

export const foods = pgTable(
  "foods",
  {
    id: bigint({ mode: "number" }).primaryKey(),
    store_id: bigint({ mode: "number" })
      .notNull()
      .references(() => stores.id),
    category_id: bigint({ mode: "number" })
      .notNull()
      .references(() => food_categories.id),
    item_type: text().$type<"single" | "set">().notNull().default("single"),
    name: text().notNull(),
    desc: text().notNull().default(""),
    image: text().notNull(),
    food_image_list: jsonb().$type<string[]>().notNull().default([]),
    unit_price: integer().notNull(),
    list_price: integer().notNull(),
    /** The unit price for a business reservation; null if `unit_price` applies. */
    business_price: integer(),
    /** The dining types that the product is sold for; null for all dining types. */
    dining_types: jsonb().$type<DiningType[]>(),
    tag_text: text().notNull().default(""),
    tag_icon: smallint().notNull().default(0),
    is_offer: smallint().$type<0 | 1>().notNull().default(0),
    sale_status: smallint().notNull().default(SALE_STATUS_ON_SALE),
    is_limit: smallint().$type<0 | 1>().notNull().default(0),
    limit_count: integer().notNull().default(0),
    enable_add_cart: smallint().$type<0 | 1>().notNull().default(1),
    is_user_show: smallint().$type<0 | 1>().notNull().default(0),
    relish_groups: jsonb().$type<OptionGroup[]>().notNull().default([]),
    groups: jsonb().$type<SetGroup[]>().notNull().default([]),
    position: integer().notNull(),
    /** The characters and the pairs of adjacent characters of the searchable texts (search-grams.ts). */
    search_grams: text().array().notNull().default([]),
    /** The time when the product's content last changed, for the sitemap. */
    updated_at: integer().notNull().default(nowSeconds),
  },
  (table) => [index("foods_store").on(table.store_id, table.category_id, table.position)],
);

export const reviews = pgTable(
  "reviews",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    store_id: bigint({ mode: "number" })
      .notNull()
      .references(() => stores.id),
    food_id: bigint({ mode: "number" }).notNull(),
    /** The reviewed order; null for reviews that were imported with the store. */
    order_id: bigint({ mode: "number" }),
    avatar: text().notNull().default(""),
    first_name: text().notNull(),
    last_name: text().notNull(),
    icon_url: text().notNull().default(""),
    star_num: smallint().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [
    index("reviews_store").on(table.store_id, table.create_time),
    uniqueIndex("reviews_order").on(table.order_id),
  ],
);
