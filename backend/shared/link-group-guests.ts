import { and, eq, isNull, notInArray } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { group_guests } from "../db/schema/group-tables.ts";

/** Digests of the session before and after a sign-in. */
type SignIn = { from: string; to: string; member_id: number };

/**
 * The member who signs in takes over this browser's guests in group orders (GO-17). In a group order that the member
 * has joined before, the member keeps the earlier guest.
 */
export async function linkGroupGuests(tx: Transaction, { from, to, member_id }: SignIn) {
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
