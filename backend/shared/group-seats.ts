import { and, eq, isNull, notInArray } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { group_guests } from "../db/schema/group-tables.ts";

/** Digests of the session before and after a sign-in. */
type SignIn = { from: string; to: string; member_id: number };

/**
 * Gives the names that a browser has in group orders to the member who signs in there (GO-17). In a group order that the
 * member has joined before, the member keeps the earlier name.
 */
export async function keepGroupSeats(tx: Transaction, { from, to, member_id }: SignIn) {
  const joined = tx
    .select({ group_id: group_guests.group_id })
    .from(group_guests)
    .where(eq(group_guests.member_id, member_id));
  await tx
    .update(group_guests)
    .set({ sid_digest: to, member_id })
    .where(
      and(
        eq(group_guests.sid_digest, from),
        isNull(group_guests.member_id),
        notInArray(group_guests.group_id, joined),
      ),
    );
}
