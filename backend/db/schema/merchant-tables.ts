import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type {
  CorporateApplication,
  MerchantApplication,
} from "../../../lib/contracts/merchants.ts";
import { taskColumns } from "./task-tables.ts";

/** Applications of merchants, and of companies for the courier plan, until the CRM has them (PV-21, IS-04). */
export const merchant_leads = pgTable(
  "merchant_leads",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /** Sent to the CRM, which may get the same lead twice after a crash. */
    reference: text().notNull().unique(),
    /** A hash of the contact (`contactOf`). The same contact within a day is one lead. */
    contact_hash: text().notNull(),
    application: jsonb().$type<MerchantApplication | CorporateApplication>().notNull(),
    create_time: integer().notNull(),
    ...taskColumns,
  },
  (table) => [
    index("merchant_leads_open").on(table.done_time, table.next_try_time),
    index("merchant_leads_given_up")
      .on(table.given_up_time)
      .where(sql`${table.given_up_time} is not null`),
    index("merchant_leads_contact").on(table.contact_hash, table.create_time),
  ],
);
