import { index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { CardBrand } from "../../../lib/contracts/codes.ts";
import { members } from "./member-tables.ts";

/** A member's saved cards. `credit_hash` charges the card: sealed (cards/card-seal), never sent out or logged. */
export const cards = pgTable(
  "cards",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    /** 0 for a card of the member's own, else the courier session that saved it and alone can use it. */
    courier_session_id: integer().notNull().default(0),
    credit_hash: text().notNull(),
    card_six_no: text().notNull(),
    card_four_no: text().notNull(),
    credit_card_type: smallint().$type<CardBrand>().notNull(),
    /** Its last month, as 203012. */
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

/** One visit to the provider's page to save a card: NT$5 are authorised there and given up again. */
export const card_bindings = pgTable(
  "card_bindings",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    /** The courier session that saves the card, whose page the payer goes back to; 0 for a member's own card. */
    courier_session_id: integer().notNull().default(0),
    create_time: integer().notNull(),
    /** Null once nothing of it is left to find out or to give back. */
    next_check_time: integer(),
    /** Until then one caller alone may give the NT$5 back. */
    claimed_until: integer(),
  },
  (table) => [index("card_bindings_next_check").on(table.next_check_time)],
);
