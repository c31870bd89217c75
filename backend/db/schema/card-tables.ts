import { bigint, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { CardBrand, CardReturn } from "../../../lib/contracts/codes.ts";
import { members } from "./member-tables.ts";

/**
 * The saved cards of members. `credit_hash` is the encrypted token with which PAYUNi charges the card (card-seal.ts).
 * It must not be logged or sent to a browser.
 */
export const cards = pgTable(
  "cards",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /** The courier session that saved the card. Only this session can use the card. 0 for a card of the member. */
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

/**
 * One visit to PAYUNi's page to save a card. PAYUNi authorises NT$5 on the card, and the backend cancels the NT$5
 * afterwards.
 */
export const card_bindings = pgTable(
  "card_bindings",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /** The courier session that saves the card; 0 for a member. The payer returns to the courier session's page. */
    courier_session_id: bigint({ mode: "number" }).notNull().default(0),
    /** The account page to which the member returns; empty for the checkout page and for the courier page. */
    return_to: text().$type<CardReturn | "">().notNull().default(""),
    create_time: integer().notNull(),
    /**
     * The time of the next check. It is null if the binding failed, if its page expired without being used, or if the
     * card is saved and the NT$5 are cancelled.
     */
    next_check_time: integer(),
    /** Until this time, only the caller that claimed the binding may cancel the NT$5. */
    claimed_until: integer(),
  },
  (table) => [index("card_bindings_next_check").on(table.next_check_time)],
);
