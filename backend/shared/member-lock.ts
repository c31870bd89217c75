import { and, eq, gt, lte, or, type SQL } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { members } from "../db/schema/member-tables.ts";
import { ServiceError } from "../service-error.ts";

type Lock = Pick<typeof members.$inferSelect, "is_locked" | "locked_time">;
type FailedCodes = { member_id: number; phone: string; failed: number };

/** The length of a lock, and the number of wrong codes that causes it (RU-55). */
const LOCK_SECONDS = 30 * 60;
const MAX_FAILED = 10;

/**
 * True while the member is locked. A lock with a `locked_time` ends after LOCK_SECONDS. A lock with `locked_time` 0 has
 * no end.
 */
export function isLocked({ is_locked, locked_time }: Lock, now: number): boolean {
  return is_locked === 1 && (locked_time === 0 || now < locked_time + LOCK_SECONDS);
}

/** The opposite of `isLocked` as an SQL condition: the member is not locked, or the lock has ended. */
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
 * Locks a member after too many wrong one-time codes for the member's own phone number. `failed` counts only the codes
 * that were entered in a session of this member, so that strangers cannot lock the member (RU-55). Throws the refusal
 * if this call has locked the member.
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
