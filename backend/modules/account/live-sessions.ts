import { and, eq, gt, inArray, type SQL } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { members, sessions } from "../../db/schema/member-tables.ts";
import { isOpenMember } from "../../shared/member-lock.ts";
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from "./session-service.ts";

/** Which of these sessions still stand: not signed out, not over, their member not locked. */
export async function liveSessions(
  deps: Pick<Deps, "db" | "now">,
  sid_hashes: string[],
): Promise<Set<string>> {
  const now = epochSeconds(deps);
  const rows = await deps.db
    .select({ sid_hash: sessions.sid_hash })
    .from(sessions)
    .innerJoin(members, and(eq(members.id, sessions.member_id), isOpenMember(now)))
    .where(and(inArray(sessions.sid_hash, sid_hashes), isLive(now)));
  return new Set(rows.map(({ sid_hash }) => sid_hash));
}

/** Neither unused for too long nor too old. */
export function isLive(now: number): SQL | undefined {
  return and(
    gt(sessions.last_seen_time, now - IDLE_SECONDS),
    gt(sessions.create_time, now - ABSOLUTE_SECONDS),
  );
}
