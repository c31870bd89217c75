import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type {
  CorporateApplication,
  MerchantApplication,
} from "../../../lib/contracts/merchants.ts";
import { taskColumns } from "./task-tables.ts";

/** Applications of merchants, and of companies for the courier plan, which a job sends to the CRM (PV-21, IS-04). */
export const merchant_leads = pgTable(
  "merchant_leads",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /** A reference that is sent to the CRM, so that a lead that was sent twice after a crash can be recognised. */
    reference: text().notNull().unique(),
    /** A keyed hash of the contact (`contactOf`). Applications with the same contact within a day are one lead. */
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
