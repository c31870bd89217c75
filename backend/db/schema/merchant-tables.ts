import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { MerchantApplication } from "../../../lib/contracts/merchants.ts";

/** Applications of merchants, until the CRM has them (PV-21). */
export const merchant_leads = pgTable(
  "merchant_leads",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Sent to the CRM, which may get the same lead twice after a crash. */
    reference: text().notNull().unique(),
    /** A hash of tax ID, phone and email. The same three within a day are one lead. */
    contact_hash: text().notNull(),
    application: jsonb().$type<MerchantApplication>().notNull(),
    create_time: integer().notNull(),
    next_try_time: integer().notNull(),
    tries: integer().notNull().default(0),
    done_time: integer(),
    /** The last try has failed. An operator must look. */
    given_up_time: integer(),
  },
  (table) => [
    index("merchant_leads_open").on(table.done_time, table.next_try_time),
    index("merchant_leads_contact").on(table.contact_hash, table.create_time),
  ],
);
