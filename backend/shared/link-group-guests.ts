import { and, eq, isNull, notInArray } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { group_guests } from "../db/schema/group-tables.ts";

/** `from` and `to` are the digests of the session ids before and after the sign-in. */
type SignIn = { from: string; to: string; member_id: number };

/**
 * Links the guests of this browser's group orders to the member who signs in (GO-17). In a group order that the member
 * has already joined, the member keeps the guest of the earlier join, and the guest of this browser stays unlinked.
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
