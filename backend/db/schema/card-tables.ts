import { bigint, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { CardBrand, CardReturn } from "../../../lib/contracts/codes.ts";
import { members } from "./member-tables.ts";

/**
 * A member's saved cards. `credit_hash` is the sealed token that charges the card (card-seal). It is never sent out or
 * logged.
 */
export const cards = pgTable(
  "cards",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /** The courier session that saved the card and alone can use it; 0 for a card of the member. */
    courier_session_id: bigint({ mode: "number" }).notNull().default(0),
    credit_hash: text().notNull(),
    card_six_no: text().notNull(),
    card_four_no: text().notNull(),
    credit_card_type: smallint().$type<CardBrand>().notNull(),
    /** The last valid month, such as 203012. */
    last_month: integer().notNull(),
    is_deleted: smallint().$type<0 | 1>().notNull().default(0),
    saved_time: integer().notNull(),
  },
  (table) => [
    uniqueIndex("cards_member_card").on(
      table.member_id,
      table.courier_session_id,
      table.card_six_no,
      table.card_four_no,
      table.last_month,
    ),
  ],
);

/** One visit to the provider's page to save a card. NT$5 are authorised there and cancelled. */
export const card_bindings = pgTable(
  "card_bindings",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /** The courier session that saves the card; 0 for a member. It decides the page that the payer returns to. */
    courier_session_id: bigint({ mode: "number" }).notNull().default(0),
    /** The page of the account that the member returns to; empty for the checkout. */
    return_to: text().$type<CardReturn | "">().notNull().default(""),
    create_time: integer().notNull(),
    /** Null when the result is known and the NT$5 are cancelled. */
    next_check_time: integer(),
    /** Until this time only one caller may cancel the NT$5. */
    claimed_until: integer(),
  },
  (table) => [index("card_bindings_next_check").on(table.next_check_time)],
);
