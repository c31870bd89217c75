import { and, eq, gt, lte, or, type SQL } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { members } from "../db/schema/member-tables.ts";
import { ServiceError } from "../service-error.ts";

type Lock = Pick<typeof members.$inferSelect, "is_locked" | "locked_time">;
type FailedCodes = { member_id: number; phone: string; failed: number };

/** RU-55. */
const LOCK_SECONDS = 30 * 60;
const MAX_FAILED = 10;

/** A lock with a time ends by itself. A lock without a time does not. */
export function isLocked({ is_locked, locked_time }: Lock, now: number): boolean {
  return is_locked === 1 && (locked_time === 0 || now < locked_time + LOCK_SECONDS);
}

/** The same rule as a condition of a query. */
export function isOpenMember(now: number): SQL | undefined {
  const isOver = and(gt(members.locked_time, 0), lte(members.locked_time, now - LOCK_SECONDS));
  return or(eq(members.is_locked, 0), isOver);
}

export function refuseLocked(member: Lock, now: number): void {
  if (!isLocked(member, now)) return;
  if (member.locked_time === 0) {
    throw new ServiceError(CODE.refused, "此帳號目前無法使用，請聯繫客服", "account-closed");
  }
  const message = "驗證碼錯誤太多次，帳號已暫停使用，請 30 分鐘後再登入";
  throw new ServiceError(CODE.refused, message, "account-locked");
}

/**
 * Locks a member whose own session has tried too many wrong codes for the member's own number. `failed` counts only
 * that session, so that strangers cannot lock a member (RU-55).
 */
export async function lockAfterFailures(
  deps: Pick<Deps, "db" | "now" | "audit">,
  { member_id, phone, failed }: FailedCodes,
): Promise<void> {
  if (failed < MAX_FAILED) return;
  const now = epochSeconds(deps);
  const lock = { is_locked: 1, locked_time: now } as const;
  const isOwn = and(eq(members.id, member_id), eq(members.phone, phone), isOpenMember(now));
  const locked = await deps.db.update(members).set(lock).where(isOwn).returning({ id: members.id });
  if (locked.length === 0) return;
  deps.audit({ kind: "member-locked", member_id });
  refuseLocked(lock, now);
}
