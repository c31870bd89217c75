import { and, eq, like, lt, notExists } from "drizzle-orm";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import { members } from "../../db/schema/member-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { deleteInBatches } from "../../shared/delete-in-batches.ts";

/**
 * The prefix of a guest's `phone` column. No telephone number begins with this prefix, so nobody can sign in as a
 * guest.
 */
const GUEST = "guest:";
/** A guest without an order is kept for this time. */
const IDLE_SECONDS = 86_400;

type GuestOrder = { deps: Deps; session: Session; body: { contact_phone: string } };

/**
 * Returns the owner of a partner's order: the signed-in member, or else the guest of this contact phone (AP-18). A
 * guest is a row of `members` without a login, so the limits and locks of members apply to each contact phone.
 */
export async function partnerMemberId({ deps, session, body }: GuestOrder): Promise<number> {
  if (session.member_id !== null) return session.member_id;
  const phone = GUEST + deps.config.keys.mac("partner guests", body.contact_phone);
  const now = epochSeconds(deps);
  const guest = { phone, create_time: now, update_time: now };
  await deps.db.insert(members).values(guest).onConflictDoNothing();
  const [row] = await deps.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.phone, phone));
  if (!row) throw new Error("A guest was deleted while its order was placed");
  return row.id;
}

/**
 * Returns true for a guest. A guest must not see data of earlier orders, because anyone can enter any contact phone.
 */
export function isGuest({ phone }: { phone: string }): boolean {
  return phone.startsWith(GUEST);
}

/** Deletes the guests that are older than a day and have no order. */
export async function deleteIdleGuests(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const isOld = lt(members.create_time, epochSeconds(deps) - IDLE_SECONDS);
  // `not exists` uses an index for each guest. `not in` would read every order of every member.
  const own = deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.member_id, members.id));
  const condition = and(like(members.phone, `${GUEST}%`), isOld, notExists(own));
  await deleteInBatches(deps.db, { key: members.id, condition });
}
