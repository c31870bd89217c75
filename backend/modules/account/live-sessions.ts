import { and, eq, gt, inArray, type SQL } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { members, sessions } from "../../db/schema/member-tables.ts";
import { isOpenMember } from "../../shared/member-lock.ts";
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from "./session-service.ts";

/**
 * Returns those of `sid_hashes` whose sessions are still live: not signed out, not expired, and with a member who is
 * not locked.
 */
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

/**
 * Returns the condition for a session that began less than `ABSOLUTE_SECONDS` ago and was last used less than
 * `IDLE_SECONDS` ago.
 */
export function isLive(now: number): SQL | undefined {
  return and(
    gt(sessions.last_seen_time, now - IDLE_SECONDS),
    gt(sessions.create_time, now - ABSOLUTE_SECONDS),
  );
}
