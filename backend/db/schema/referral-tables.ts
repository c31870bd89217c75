import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { members } from "./member-tables.ts";

/**
 * The invitation of a member by another member. A person can be invited only once, at the registration or with a code
 * before the first delivered order (RU-43).
 */
export const referrals = pgTable(
  "referrals",
  {
    /** The invited member. */
    member_id: bigint({ mode: "number" })
      .primaryKey()
      .references(() => members.id),
    inviter_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    /** `waiting` until the first delivered order of the invited member decides about the reward. */
    status: text().$type<"waiting" | "rewarded" | "refused">().notNull().default("waiting"),
    /** Why the reward was refused. Only the customer service sees the reason. */
    reason: text().notNull().default(""),
    create_time: integer().notNull(),
    settled_time: integer(),
  },
  (table) => [index("referrals_inviter").on(table.inviter_id, table.status, table.settled_time)],
);

/**
 * The browsers that a member has signed in with. Each browser has a random id, and the table stores the hash of this
 * id.
 */
export const member_devices = pgTable(
  "member_devices",
  {
    member_id: bigint({ mode: "number" })
      .notNull()
      .references(() => members.id),
    device_hash: text().notNull(),
    last_seen_time: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.device_hash] }),
    index("member_devices_last_seen").on(table.last_seen_time),
  ],
);
