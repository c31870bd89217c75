import { lt, or } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { login_attempts, otps, sessions } from "../../db/schema/member-tables.ts";
import { member_devices } from "../../db/schema/referral-tables.ts";
import { deleteInBatches } from "../../shared/delete-in-batches.ts";
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from "./session-service.ts";

const DAY_SECONDS = 86_400;
const DEVICE_DAYS = 180;

/**
 * Deletes expired sessions, sign-ins that began more than a day ago, one-time codes that are older than two days, and
 * devices that were not used for 180 days. One-time codes are kept for more than a day, because the daily budgets count
 * the codes of the last 24 hours.
 */
export async function deleteExpiredRows(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const { db } = deps;
  const now = epochSeconds(deps);
  const isOver = or(
    lt(sessions.last_seen_time, now - IDLE_SECONDS),
    lt(sessions.create_time, now - ABSOLUTE_SECONDS),
  );
  await deleteInBatches(db, { key: sessions.sid_hash, condition: isOver });
  const oldAttempts = lt(login_attempts.create_time, now - DAY_SECONDS);
  await deleteInBatches(db, { key: login_attempts.state, condition: oldAttempts });
  const oldCodes = lt(otps.create_time, now - 2 * DAY_SECONDS);
  await deleteInBatches(db, { key: otps.id, condition: oldCodes });
  await db
    .delete(member_devices)
    .where(lt(member_devices.last_seen_time, now - DEVICE_DAYS * DAY_SECONDS));
}
