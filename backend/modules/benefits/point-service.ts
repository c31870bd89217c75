import { eq, sum } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { point_grants } from "../../db/schema/benefit-tables.ts";
import { type Hold, roomLeft } from "../ledger/hold-service.ts";

export type Points = { member_id: number; granted: number; have_op: number };

/**
 * Returns the points that a member has received (`granted`) and the points that the member can use (`have_op`). Points
 * that an unpaid order of the member reserves can be used, because the member may submit that order again.
 */
export async function findPoints(db: Database, member_id: number): Promise<Points> {
  const [row] = await db
    .select({ granted: sum(point_grants.amount).mapWith(Number) })
    .from(point_grants)
    .where(eq(point_grants.member_id, member_id));
  const granted = row?.granted ?? 0;
  if (granted <= 0) return { member_id, granted, have_op: 0 };
  const hold = pointsHold({ member_id, granted }, 0);
  const remaining = await roomLeft(db, [hold], member_id);
  return { member_id, granted, have_op: Math.max(0, remaining.get(hold.account) ?? 0) };
}

export function pointsHold(
  { member_id, granted }: Pick<Points, "member_id" | "granted">,
  amount: number,
): Hold {
  return { account: `points:${member_id}`, amount, most: granted };
}
