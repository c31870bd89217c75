import { and, eq, isNull, notInArray } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { group_guests } from "../db/schema/group-tables.ts";

/** `from` and `to` are the digests of the session ids before and after the sign-in. */
type SignIn = { from: string; to: string; member_id: number };

/**
 * In each group order that this browser has joined, links the browser's guest to the member who signs in (GO-17). If
 * another guest of the same group order is already linked to the member, that link stays, and the browser's guest is
 * not linked.
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
