import { eq, sql } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import type { Transaction } from "../../db/client.ts";
import { ledger, orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { hasReceived, isBacked, memberShare, unbackedShare } from "../catalog/store-load.ts";
import type { Hold } from "../ledger/hold-service.ts";

type SlotUse = { holds: Hold[]; member_id: number; pay_type: number };

/**
 * Throws if a reservation would exceed a limit within its slot: one member may have a quarter of the places, but at
 * least one place, and all orders that are not backed may together have half of the places. The caller must hold the
 * locks of `lockHolds`.
 */
export async function assertSlotShare(tx: Transaction, use: SlotUse): Promise<void> {
  const { holds, member_id, pay_type } = use;
  const slot = holds.find(({ account }) => account.startsWith("slot:"));
  // An order on the corporate bill has no limit, because a company orders for many people.
  if (!slot || pay_type === PAY_TYPE.corporateBill) return;
  const sumHeld = (condition: unknown) =>
    sql<number>`coalesce(sum(${ledger.amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const [heldCounts = { own: 0, unbacked: 0 }] = await tx
    .select({
      own: sumHeld(eq(orders.member_id, member_id)),
      unbacked: sumHeld(sql`not ${isBacked()}`),
    })
    .from(ledger)
    .innerJoin(orders, eq(orders.id, ledger.order_id))
    .where(eq(ledger.account, slot.account));
  const max = memberShare(slot.most);
  if (heldCounts.own >= max) {
    throw slotFull(`同一時段最多可預訂 ${max} 筆訂單，請選擇其他時段`);
  }
  if (heldCounts.unbacked < unbackedShare(slot.most)) return;
  if (pay_type === PAY_TYPE.zeroAmount || (await hasReceivedOrder(tx, member_id))) return;
  throw slotFull("此時段的預訂名額暫時額滿，請選擇其他時段");
}

function slotFull(message: string): ServiceError {
  return new ServiceError(CODE.refused, message, REASON.timeSlot);
}

async function hasReceivedOrder(tx: Transaction, member_id: number): Promise<boolean> {
  const [row] = await tx
    .select({ has_received: hasReceived(sql`${member_id}`) })
    .from(sql`(select 1) as one`);
  return row?.has_received ?? false;
}
